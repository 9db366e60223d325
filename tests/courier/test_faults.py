"""What platforms may answer: later, never again, somewhere else, or nothing that makes sense."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from math import inf

import pytest

from bot.contract import Gone, Moved, RetryLater, Unreachable, Venue
from bot.courier.courier import SLOWEST_RETRY
from bot.store import outbox, people, showings
from tests.courier.playing import YARD, pair
from tests.stage import ROOM, ROOMY, Paper, button, stage

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
    await s.until(lambda: not s.paper.faults)
    s.passes(seconds - 0.5)
    await asyncio.sleep(0.05)
    assert len(s.paper.tried) == tried + 1
    s.passes(0.5)
    await s.settled()
    assert len(s.paper.tried) == tried + 2
    assert f"{other.capitalize()} to move" in s.paper.newest().text
    assert len(s.paper.shown()) == 1


async def test_the_pauses_between_tries_grow_but_not_without_end(s):
    one, _ = await pair(s)
    s.paper.refusals[ROOM.key] = RetryLater()
    await s.say(one, "/m a1")
    pauses = []
    for _ in range(14):
        tried, pause = len(s.paper.tried), 0.5
        while len(s.paper.tried) == tried:
            s.passes(pause)
            await asyncio.sleep(0.03)
            pause = 1.0 if pause == 0.5 else pause * 2
        pauses.append(pause)
    assert pauses == sorted(pauses)
    assert pauses[-1] <= 2 * SLOWEST_RETRY


async def test_a_venue_that_asked_to_be_spared_is_spared_whatever_else_is_owed_there(s):
    one, other = await pair(s)
    s.passes(1)  # tables are listed in the order of their making
    await s.say("cid", "/new boop ghosts=off")
    await s.settled()
    first, second = await s.bot.desk.tables.at_venue(ROOM.key)
    s.paper.faults.append(RetryLater(30))
    await s.say(one, "/m a1", table=first.id)
    await s.until(lambda: not s.paper.faults)
    tried = len(s.paper.tried)
    await s.say(other, "/m f6", table=first.id)
    await s.say("dot", "/join", table=second.id)
    await s.say("ann", "/show", YARD, table=first.id)
    await s.until(lambda: s.paper.tried[tried:] == [YARD.key])
    s.passes(29)
    await asyncio.sleep(0.05)
    assert s.paper.tried[tried:] == [YARD.key]
    s.passes(1)
    await s.settled()
    assert s.paper.tried[tried:] == [YARD.key, ROOM.key, ROOM.key]


async def test_a_board_somebody_deleted_is_posted_anew(s):
    one, _ = await pair(s)
    s.paper.posts.clear()
    await s.say(one, "/m a1")
    await s.settled()
    assert list(s.paper.shown()) == ["m2"]
    button(s.paper.newest(), "Move")


@pytest.mark.parametrize("fault", [Gone("kicked"), Unreachable("blocked")], ids=["gone", "blocked"])
async def test_a_venue_that_is_closed_to_us_is_given_up_and_the_rest_goes_on(s, fault):
    one, _ = await pair(s)
    table = (await s.only_table()).id
    await s.say("ann", "/show", YARD, table=table)
    await s.settled()
    s.paper.posts.clear()
    s.paper.refusals[ROOM.key] = fault
    await s.say(one, "/m a1", table=table)
    await s.settled()
    showing = await s.bot.store.read(lambda sql: showings.load_showing(sql, table, ROOM.key))
    assert showing is not None
    assert showing.closed
    assert list(s.paper.shown(YARD)) == ["m3"]
    tried = len(s.paper.tried)
    await s.say(one, "/undo", table=table)
    await s.settled()
    assert s.paper.tried[tried:] == [YARD.key]


async def test_who_asks_for_the_board_again_reopens_a_closed_venue(s):
    one, _ = await pair(s)
    table = (await s.only_table()).id
    s.paper.posts.clear()
    s.paper.refusals[ROOM.key] = Gone("kicked")
    await s.say(one, "/m a1")
    await s.settled()
    s.paper.refusals.clear()
    await s.say("ann", "/show", table=table)
    await s.settled()
    assert len(s.paper.shown()) == 1


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
    await s.until(lambda: f"{one.capitalize()} to move" in s.paper.newest().text)
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


@pytest.mark.parametrize("fault", [RetryLater(9), ConnectionError("502")], ids=["later", "502"])
async def test_buttons_that_could_not_be_taken_away_go_with_the_next_board(s, fault):
    await pair(s)
    s.paper.strip_faults.append(fault)
    await s.say("ann", "/show")
    await s.until(lambda: not s.paper.strip_faults)
    await s.settled()
    assert s.paper.stripped == set()
    s.passes(9)
    await s.say("ann", "/show")
    await s.until(lambda: s.paper.stripped == {"m1", "m2"})
    button(s.paper.newest(), "Move")


async def test_a_group_is_given_no_more_than_its_platform_allows(tmp_path):
    narrow = replace(ROOMY, per_minute=6)
    async with stage(tmp_path, paper=Paper(limits=narrow), seeds=["ann first"]) as s:
        one, other = await pair(s)
        start = s.clock()
        spent = len(s.paper.tried)
        for line, next_one in (("/m a1", other), ("/undo", one)) * 2:
            await s.say(one, line)
            for _ in range(500):
                if f"{next_one.capitalize()} to move" in s.paper.newest().text:
                    break
                s.passes(0.5)
                await asyncio.sleep(0.005)
            assert f"{next_one.capitalize()} to move" in s.paper.newest().text
        assert len(s.paper.tried) - spent == 4
        assert s.clock() - start >= 20
