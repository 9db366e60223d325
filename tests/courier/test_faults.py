"""What platforms may answer: later, never again, somewhere else, or nothing that makes sense."""

from __future__ import annotations

import asyncio
from math import inf

import pytest

from bot.contract import Moved, RetryLater, Urgency, Venue
from bot.courier.courier import SLOWEST_RETRY
from bot.store.rows.shown import outbox
from bot.store.rows.who import people
from tests.courier.playing import YARD, pair
from tests.patience import DEADLINE
from tests.stage import ROOM, about, button

GROUP = Venue("paper", "supergroup")
NOWHERE = Venue("nowhere", "room")


@pytest.mark.parametrize(
    ("fault", "seconds"),
    [
        pytest.param(RetryLater(30), 30, id="as late as the platform says"),
        pytest.param(RetryLater(), 1, id="a second later if it says nothing"),
        pytest.param(ConnectionError("503"), 1, id="so after any other fault"),
    ],
)
async def test_a_delivery_that_fails_is_tried_again_when_its_time_has_come(s, fault, seconds):
    one, other = await pair(s)
    s.paper.faults.append(fault)
    tried = len(s.paper.tried)
    await s.say(one, "/m a1")
    await s.quiet()
    s.passes(seconds - 0.5)
    await asyncio.sleep(0.05)
    assert len(s.paper.tried) == tried + 1
    s.passes(0.5)
    await s.settled()
    assert len(s.paper.tried) == tried + 2
    assert f"{other.capitalize()} to move" in s.paper.newest().text
    assert len(s.paper.shown()) == 1


async def put_off(s, times: int):
    """Seconds until the one post that is owed is tried again, once it was put off so often."""
    async with asyncio.timeout(DEADLINE):
        while True:
            (row,) = await s.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 1))
            if row.attempts == times:
                return row.due - s.clock.now
            await asyncio.sleep(0.002)


async def test_the_pauses_between_tries_grow_but_not_without_end(s):
    one, _ = await pair(s)
    s.paper.refusals[ROOM.key] = RetryLater()
    await s.say(one, "/m a1")
    pauses = []
    for times in range(1, 15):
        pauses.append(await put_off(s, times))
        s.passes(pauses[-1] + 0.001)  # else it may be a rounding error too early
    assert pauses == about(sorted(pauses))
    assert pauses[0] == about(1)
    assert pauses[-2:] == about([SLOWEST_RETRY] * 2)


async def test_what_one_table_has_to_wait_for_delays_no_other_in_the_same_venue(s):
    one, _ = await pair(s)
    s.passes(1)  # tables are listed in the order of their making
    await s.say("cid", "/new boop ghosts=off")
    await s.settled()
    first, second = await s.bot.desk.tables.at_venue(ROOM.key)
    s.paper.faults.append(RetryLater(30))
    await s.say("dot", "/join", table=second.id)
    await s.quiet()
    tried = len(s.paper.tried)
    await s.say(one, "/m a1", table=first.id)
    await s.until(lambda: s.paper.tried[tried:] == [ROOM.key])
    s.passes(29)
    await asyncio.sleep(0.05)
    assert s.paper.tried[tried:] == [ROOM.key]
    s.passes(1)
    await s.settled()
    assert s.paper.tried[tried:] == [ROOM.key, ROOM.key]


async def test_lobbies_wait_for_boards_in_play_and_a_platform_is_told_which_is_which(s):
    await pair(s)
    assert s.paper.newest().urgency is Urgency.PLAY
    await s.say("cid", "/new boop ghosts=off")
    await s.settled()
    assert s.paper.newest().urgency is Urgency.LOBBY
    await s.say("cid", "/cancel yes")
    await s.settled()
    assert s.paper.newest().urgency is Urgency.LOBBY


async def test_a_board_somebody_deleted_is_posted_anew(s):
    one, _ = await pair(s)
    s.paper.posts.clear()
    await s.say(one, "/m a1")
    await s.settled()
    assert list(s.paper.shown()) == ["m2"]
    button(s.paper.newest(), "Move")


async def test_a_venue_that_moved_is_followed_with_everything_in_it(s):
    one, other = await pair(s)
    s.passes(1)  # tables are listed in the order of their making
    await s.say("cid", "/new boop ghosts=off")
    await s.say("ann", "/language hu here")
    await s.settled()
    first, second = await s.bot.desk.tables.at_venue(ROOM.key)
    s.paper.refusals[ROOM.key] = Moved(GROUP)
    await s.say(one, "/m a1", table=first.id)
    await s.settled()
    assert (await s.table(first.id)).venues == (GROUP.key,)
    assert (await s.table(second.id)).venues == (GROUP.key,)
    assert len(s.paper.shown(GROUP)) == 2
    assert "következik" in s.paper.newest(GROUP).text or "új asztal" in s.paper.newest(GROUP).text
    assert await s.bot.store.read(lambda sql: people.load_venue(sql, ROOM.key)) is None
    assert await s.bot.desk.people.find_venue(ROOM.key) is None
    tried = len(s.paper.tried)
    await s.say(other, "/m f6", GROUP, table=first.id)
    await s.settled()
    assert s.paper.tried[tried:] == [GROUP.key]
    assert len(s.paper.shown(GROUP)) == 2


async def test_a_platform_that_is_not_configured_blocks_nobody(s):
    one, other = await pair(s)
    await s.say("ann", "/show", NOWHERE, table=(await s.only_table()).id)
    await s.say(one, "/m a1")
    await s.until(lambda: f"{other.capitalize()} to move" in s.paper.newest().text)
    s.passes(SLOWEST_RETRY)
    await s.say(other, "/m f6")
    board = f"{one.capitalize()} to move"
    await s.until(lambda: board in s.paper.shown()["m1"].text)
    owed = await s.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 9))
    assert NOWHERE.key in [row.venue for row in owed]


async def test_a_slow_venue_delays_no_other(s):
    one, other = await pair(s)
    await s.say("ann", "/show", YARD, table=(await s.only_table()).id)
    await s.settled()
    s.paper.doors[ROOM.key] = asyncio.Event()
    await s.say(one, "/m a1")
    await s.until(lambda: f"{other.capitalize()} to move" in s.paper.newest(YARD).text)
    assert f"{one.capitalize()} to move" in s.paper.newest(ROOM).text
    s.paper.doors[ROOM.key].set()
    await s.settled()
    assert f"{other.capitalize()} to move" in s.paper.newest(ROOM).text


async def test_a_board_that_could_not_be_taken_away_yet_goes_by_itself_later(s):
    await pair(s)
    s.paper.strip_faults.append(RetryLater(9))
    await s.say("ann", "/show")
    await s.until(lambda: not s.paper.strip_faults)
    await s.quiet()
    assert list(s.paper.shown()) == ["m1", "m2"]
    s.passes(9)
    await s.until(lambda: list(s.paper.shown()) == ["m2"])
    await s.settled()


async def test_a_board_that_could_not_be_taken_away_goes_with_the_next_one(s):
    await pair(s)
    s.paper.strip_faults.append(ConnectionError("a fault of ours"))
    await s.say("ann", "/show")
    await s.until(lambda: not s.paper.strip_faults)
    await s.settled()
    assert list(s.paper.shown()) == ["m1", "m2"]
    s.passes(9)
    await s.say("ann", "/show")
    await s.until(lambda: list(s.paper.shown()) == ["m3"])
    button(s.paper.newest(), "Move")


async def test_a_deleted_board_is_not_edited_again_while_its_place_has_no_room(s):
    one, _ = await pair(s)
    [message] = s.paper.shown()
    del s.paper.posts[ROOM.key, message]
    edits, takes = s.paper.edit, s.paper.post
    tried: list[str] = []

    async def edit(venue, number, post):
        tried.append("edit")
        await edits(venue, number, post)

    async def full_once(venue, post):
        tried.append("post")
        if tried.count("post") == 1:
            raise RetryLater(6)
        return await takes(venue, post)

    s.paper.edit, s.paper.post = edit, full_once
    await s.say(one, "/m a1")
    await s.until(lambda: "post" in tried)
    await s.quiet()
    s.passes(6)
    await s.settled()
    assert tried == ["edit", "post", "post"]
    assert len([post for post in s.paper.shown().values() if post.rows]) == 1
