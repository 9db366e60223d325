"""A venue that refuses a board has its showing sleep, and wakes it: nobody loses a game by it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from bot.contract import CallWay, Closed, Gone, Place, Post, RetryLater, Unreachable, Venue, Why
from bot.store.rows.shown import outbox, showings
from bot.tables.status import Status
from tests.courier.playing import EMPTY, YARD, pair
from tests.finale import living
from tests.stage import ROOM, ROOMY, Paper, button, stage

SHUT = Closed(Why.WRITING, "no right")
GROUPS = replace(ROOMY, calls=CallWay.PRIVATE)
ALONE = {name: Venue("paper", name, private=True) for name in ("ann", "bob", "cid")}


async def sleep_of(s, venue: Venue = ROOM):
    table = await s.only_table(venue)
    kept = await s.bot.store.read(lambda sql: showings.load_showing(sql, table.id, venue.key))
    assert not kept.closed
    return kept.sleep


async def asleep(s, why: Exception = SHUT) -> tuple[str, str, str]:
    """A table whose room refuses it since its first move: the mover, the next one, its id."""
    one, other = await pair(s)
    table = (await s.only_table()).id
    s.paper.refusals[ROOM.key] = why
    await s.say(one, "/m a1")
    await s.quiet()
    return one, other, table


def told(s, who: str) -> list[str]:
    return [post.text for name, post in s.paper.whispers if name == who]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        pytest.param(Closed(Why.WRITING, "no right"), Why.WRITING, id="no writing"),
        pytest.param(Closed(Why.OUT, "kicked"), Why.OUT, id="put out"),
        pytest.param(Closed(Why.TOPIC, "TOPIC_CLOSED"), Why.TOPIC, id="topic closed"),
        pytest.param(Gone("nothing there"), Why.GONE, id="gone"),
        pytest.param(Unreachable("blocked"), Why.BLOCKED, id="blocked"),
    ],
)
async def test_a_refused_board_tells_the_mover_and_the_next_and_comes_back(s, error, why):
    one, other, table = await asleep(s, error)
    assert (await sleep_of(s)).why is why
    for who in (one, other):
        assert len(told(s, who)) == 1
        assert f"Table {table}" in told(s, who)[0]
        assert " a1" in told(s, who)[0]
    button(next(post for name, post in s.paper.whispers if name == other), "Move")
    s.paper.refusals.clear()
    s.passes(2)
    await s.settled()
    assert await sleep_of(s) is None
    assert " a1" in s.paper.newest().text
    assert len(s.paper.whispers) == 2


async def test_meanwhile_the_game_goes_on_in_private_and_everybody_is_called_once_a_turn(s):
    one, other, table = await asleep(s)
    for who, cell in zip((other, one) * 3, EMPTY[1:7], strict=True):
        answer = await s.say(who, f"/m {cell}", ALONE[who], table=table)
        assert not answer.refused
        await s.quiet()
    assert len(told(s, other)) == 1 + 3
    assert len(told(s, one)) == 1 + 3
    assert "cannot be shown" in told(s, other)[0]
    assert "cannot be shown" in told(s, other)[1], "the first one has made room for it"
    await s.say(one, "/resign yes", ALONE[one], table=table)
    await s.quiet()
    assert f"{other.capitalize()} wins" in told(s, one)[-1]
    assert f"{other.capitalize()} wins" in told(s, other)[-1]


@pytest.mark.parametrize("limits", [ROOMY, GROUPS], ids=["channel", "group"])
async def test_meanwhile_whoever_is_asked_hears_one_sound_a_turn(tmp_path, limits):
    async with stage(tmp_path, paper=Paper(limits=limits)) as s:
        one, other, table = await asleep(s)

        def loud() -> list[str]:
            return [name for name, post in s.paper.whispers if not post.silent]

        def sounded(before: int) -> bool:
            return len(loud()) > before

        assert loud() == [one]  # who has moved is told, too: nothing else of his sounds
        heard = len(loud())
        for who, cell in zip((other, one) * 3, EMPTY[1:7], strict=True):
            s.passes(1200)
            await s.until(partial(sounded, heard))
            await s.quiet()
            assert loud()[heard:] == [who]
            heard = len(loud())
            standing = s.paper.shown(ALONE[who]).values()
            assert len([post for post in standing if post.rows]) <= 2
            await s.say(who, f"/m {cell}", ALONE[who], table=table)
            await s.quiet()


async def test_the_pauses_between_attempts_grow(s):
    await asleep(s)
    tried = [s.clock.now]
    knocks = s.paper.tried.count(ROOM.key)
    for _ in range(3000):
        s.passes(1 / 16)
        await asyncio.sleep(0)
        await s.quiet()
        if s.paper.tried.count(ROOM.key) > knocks:
            knocks = s.paper.tried.count(ROOM.key)
            tried.append(s.clock.now)
        if len(tried) == 6:
            break
    pauses = [after - before for before, after in pairwise(tried)]
    assert pauses == pytest.approx([2, 2, 4, 8, 16], rel=0.1)


async def test_a_press_there_says_what_is_wrong_and_tries_again(s):
    _, other, table = await asleep(s)
    s.paper.refusals.pop(ROOM.key)
    door = s.paper.doors[ROOM.key] = asyncio.Event()
    answer = await s.say(other, "/show", table=table)
    door.set()
    assert answer.toast.startswith(f"Table {table} cannot be shown in its place")
    assert "once more" in answer.toast
    await s.settled()
    assert " a1" in s.paper.newest().text


async def test_who_could_not_be_told_is_told_with_the_next_answer_once(s):
    one, _ = await pair(s)
    s.paper.refusals |= {ROOM.key: SHUT, f"paper:{one}": Unreachable("closed")}
    await s.say(one, "/m a1")
    await s.quiet()
    assert told(s, one) == []
    first = await s.say(one, "/text")
    assert "cannot be shown" in first.post.text
    again = await s.say(one, "/text")
    assert "cannot be shown" not in again.post.text


async def test_who_was_told_while_it_was_tried_again_is_not_told_twice(s):
    one, _ = await pair(s)
    s.paper.refusals |= {ROOM.key: SHUT, f"paper:{one}": Unreachable("closed")}
    await s.say(one, "/m a1")
    await s.quiet()
    knocks = s.paper.tried.count(ROOM.key)
    s.paper.doors[ROOM.key] = asyncio.Event()
    s.passes(3)
    await s.until(lambda: s.paper.tried.count(ROOM.key) > knocks)
    first = await s.say(one, "/text")
    assert "cannot be shown" in first.post.text
    s.paper.doors.pop(ROOM.key).set()
    await s.quiet()
    again = await s.say(one, "/text")
    assert "cannot be shown" not in again.post.text


async def test_who_has_just_pressed_there_is_told_there(s):
    s.paper.at_hand.add(ROOM.key)
    one, other, _ = await asleep(s)
    assert [name for name, _ in s.paper.asides] == [one]
    assert [name for name, _ in s.paper.whispers] == [other]


async def test_a_table_nobody_sees_is_told_of_to_who_opened_it_and_comes_later(s):
    s.paper.refusals[ROOM.key] = SHUT
    await s.say("ann", "/new boop ghosts=off")
    await s.quiet()
    assert "cannot be shown" in told(s, "ann")[0]
    button(s.paper.whispers[0][1], "Clear away")
    s.paper.refusals.clear()
    await s.say("bob", "/join")
    await s.settled()
    assert s.paper.newest().picture


async def test_a_sleep_survives_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        _, other, table = await asleep(s)
        clock = s.clock
    async with stage(tmp_path, clock=clock) as s:
        answer = await s.say(other, "/m f6", table=table)
        assert not answer.refused
        await s.settled()
        assert " f6" in s.paper.newest().text
        assert await sleep_of(s) is None


async def test_where_no_pictures_are_allowed_the_board_comes_in_words_until_they_are(s):
    one, other = await pair(s)
    s.paper.pictureless.add(ROOM.key)
    await s.say(one, "/m a1")
    await s.quiet()
    shown = s.paper.newest()
    assert shown.picture is None
    assert shown.sketch
    assert "No pictures are allowed here" in shown.text
    assert s.paper.whispers == []
    await s.say(other, "/m f6")
    await s.quiet()
    assert " f6" in s.paper.newest().text
    s.paper.pictureless.clear()
    s.passes(30)
    await s.settled()
    assert s.paper.newest().picture
    assert await sleep_of(s) is None
    assert len(s.paper.shown()) == 1


class Group(Paper):
    """Takes one delivery in six seconds, refused or not, and takes no picture from a message."""

    takes = True

    async def edit(self, place: Place, message: str, post: Post) -> None:
        old = self.posts.get((place.key, message))
        if place == ROOM and old is not None and old.picture and not post.picture:
            self._spend(place)
            raise Gone("there is no text in the message to edit")
        await super().edit(place, message, post)

    async def _stumble(self, place: str, post: Post | None = None) -> None:
        if place == ROOM.key and post is not None:
            self._spend(ROOM)
        await super()._stumble(place, post)

    def _spend(self, place: Place) -> None:
        if not self.takes:
            raise RetryLater(6)
        self.takes = ROOM.key not in self.pictureless


async def passing(s, seconds: int) -> None:
    """Time goes by, with room for one delivery in every six seconds."""
    for _ in range(seconds // 6):
        s.paper.takes = True
        s.passes(6)
        await s.quiet()


async def test_where_little_is_taken_a_refused_picture_is_followed_by_words(tmp_path):
    paper = Group(limits=GROUPS)
    async with stage(tmp_path, paper=paper) as s:
        one, other = await pair(s)
        s.paper.pictureless.add(ROOM.key)
        paper.takes = True
        await s.say(one, "/m a1")
        await s.say(other, "/m f6")
        await s.quiet()
        await passing(s, 12)
        assert s.paper.newest().picture is None
        assert " f6" in s.paper.newest().text
        assert (await sleep_of(s)).why is Why.PICTURES
        s.paper.pictureless.clear()
        await passing(s, 60)
        assert s.paper.newest().picture
        assert await sleep_of(s) is None
        assert len(s.paper.shown()) == 1


async def test_a_restart_amid_a_refusal_brings_the_board_in_words(tmp_path):
    paper = Group()
    async with stage(tmp_path, paper=paper) as s:
        one, _ = await pair(s)
        paper.pictureless.add(ROOM.key)
        await s.say(one, "/m a1")
        await s.until(lambda: not paper.takes)
        clock = s.clock
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await passing(s, 18)
        assert paper.newest().picture is None
        assert " a1" in paper.newest().text


async def in_words_for_long(s) -> tuple[str, str]:
    """A table whose room has taken no pictures for an hour: who has moved, and who is next."""
    one, other = await pair(s)
    s.paper.pictureless.add(ROOM.key)
    await s.say(one, "/m a1")
    await s.quiet()
    await passing(s, 3600)
    assert (await sleep_of(s)).again > s.clock.now + 60
    return one, other


async def test_pictures_allowed_while_words_are_on_their_way_come_next(tmp_path):
    paper = Group(limits=GROUPS)
    async with stage(tmp_path, paper=paper) as s:
        _, other = await in_words_for_long(s)
        paper.takes = True
        door = s.paper.doors[ROOM.key] = asyncio.Event()
        knocks = s.paper.tried.count(ROOM.key)
        await s.say(other, "/m f6")
        await s.until(lambda: s.paper.tried.count(ROOM.key) > knocks)
        s.paper.pictureless.clear()
        await s.bot.desk.returned(ROOM)
        del s.paper.doors[ROOM.key]
        door.set()
        await passing(s, 12)
        assert s.paper.newest().picture
        assert " f6" in s.paper.newest().text


async def test_pictures_allowed_while_words_have_to_wait_come_next(tmp_path):
    paper = Group(limits=GROUPS)
    async with stage(tmp_path, paper=paper) as s:
        _, other = await in_words_for_long(s)
        s.clock.passes((await sleep_of(s)).again - s.clock.now + 1)
        paper.takes = True
        await s.say(other, "/m f6")
        await s.until(lambda: not paper.takes)
        await s.quiet()
        s.paper.pictureless.clear()
        s.clock.passes(1)
        await s.bot.desk.returned(ROOM)
        await passing(s, 18)
        assert s.paper.newest().picture
        assert " f6" in s.paper.newest().text


async def test_pictures_first_and_then_everything_forbidden(s):
    one, other = await pair(s)
    s.paper.pictureless.add(ROOM.key)
    await s.say(one, "/m a1")
    await s.quiet()
    s.paper.refusals[ROOM.key] = SHUT
    await s.say(other, "/m f6")
    await s.quiet()
    assert (await sleep_of(s)).why is Why.WRITING
    assert len(told(s, one)) == len(told(s, other)) == 1


async def test_what_is_refused_for_no_known_reason_is_not_repeated_but_the_next_board_is_tried(
    s, caplog
):
    _, other, _ = await asleep(s, Closed(Why.REFUSED, "400 (error code: 200000)"))
    knocks = s.paper.tried.count(ROOM.key)
    s.passes(3600)
    await s.settled()
    assert s.paper.tried.count(ROOM.key) == knocks
    assert "Traceback" not in caplog.text
    assert "200000" in caplog.text
    assert "do not know why" in told(s, other)[0]
    s.paper.refusals.clear()
    await s.say(other, "/m f6")
    await s.settled()
    assert any(" f6" in post.text for post in s.paper.shown().values())


async def test_a_flood_in_private_is_no_reason_to_forget_anybody(s):
    one, other = await pair(s)
    s.paper.refusals |= {ROOM.key: SHUT, f"paper:{other}": RetryLater(1)}
    await s.say(one, "/m a1")
    await s.quiet()
    assert told(s, other) == []
    s.paper.refusals.pop(f"paper:{other}")
    s.passes(2)
    await s.quiet()
    assert len(told(s, other)) == 1


async def test_where_it_is_shown_elsewhere_nobody_is_brought_every_turn(s):
    one, other = await pair(s)
    table = (await s.only_table()).id
    await s.say("ann", "/show", YARD, table=table)
    await s.settled()
    s.paper.refusals[ROOM.key] = SHUT
    for who, cell in zip((one, other) * 2, EMPTY[:4], strict=True):
        await s.say(who, f"/m {cell}", YARD, table=table)
        await s.quiet()
    assert len(told(s, one)) == len(told(s, other)) == 1
    assert f" {EMPTY[3]}" in s.paper.newest(YARD).text


async def test_a_deleted_place_is_replaced_wherever_somebody_asks_for_the_table(s):
    _, other, table = await asleep(s, Closed(Why.GONE, "unknown channel"))
    assert f"/table {table}" in told(s, other)[0]
    await s.say(other, f"/table {table}", YARD)
    await s.quiet()
    assert " a1" in s.paper.newest(YARD).text


async def test_a_table_that_is_over_is_tried_for_a_day(s):
    one, _, table = await asleep(s)
    await s.say(one, "/resign yes", ALONE[one], table=table)
    await s.quiet()
    assert (await s.table(table)).status is Status.OVER
    for _ in range(40):
        s.passes(3600)
        await asyncio.sleep(0)
        await s.quiet()
    assert await s.bot.store.read(lambda sql: outbox.due_rows(sql, s.clock.now + 1e9, 9)) == []


async def test_an_old_board_that_takes_no_changes_is_taken_away(s):
    one, _ = await pair(s)
    s.paper.faults = [Gone("too many edits of old messages")]
    await s.say(one, "/m a1")
    await s.settled()
    await s.until(lambda: list(s.paper.shown()) == ["m2"])


def brought(s, who: str) -> list[Post]:
    """The boards somebody has before them in private."""
    standing = s.paper.shown(ALONE[who]).values()
    return [post for post in standing if post.key.startswith("asleep.")]


async def played_in_private(s, one: str, other: str, table: str, moves: int) -> None:
    """So many moves while the place takes nothing; the first was made there."""
    for who, cell in zip((other, one) * moves, EMPTY[1 : 1 + moves], strict=False):
        assert not (await s.say(who, f"/m {cell}", ALONE[who], table=table)).refused
        await s.quiet()


async def test_a_board_brought_in_private_takes_the_place_of_the_one_before(s):
    one, other, table = await asleep(s)
    await played_in_private(s, one, other, table, 4)
    assert len(told(s, one)) == len(told(s, other)) == 3
    for who in (one, other):
        [board] = brought(s, who)
        assert board.text == told(s, who)[-1]


@pytest.mark.parametrize("present", [True, False], ids=["all are here", "one is called"])
async def test_at_the_end_no_board_that_was_brought_can_be_played_on(s, present):
    one, other, table = await asleep(s)
    await played_in_private(s, one, other, table, 4)
    s.passes(0 if present else 1200)
    await s.say(one, "/resign yes", ALONE[one], table=table)
    await s.quiet()
    assert (await s.table(table)).status is Status.OVER
    for who in (one, other):
        data = (each.data for post in brought(s, who) for row in post.rows for each in row)
        assert living(table, data) == []
        assert len(brought(s, who)) <= 1, "that of the end stays"
        assert f"{other.capitalize()} wins" in list(s.paper.shown(ALONE[who]).values())[-1].text


async def test_a_board_brought_in_private_is_known_after_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        one, other, table = await asleep(s)
        clock, paper = s.clock, s.paper
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await played_in_private(s, one, other, table, 3)
        assert [len(brought(s, who)) for who in (one, other)] == [1, 1]


async def test_a_hand_and_a_board_stand_beside_one_another(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new lanterns seats=2")
        await s.say("bob", "/join")
        await s.settled()
        table = (await s.only_table()).id
        s.paper.refusals[ROOM.key] = SHUT
        for seat, who in enumerate(("ann", "bob")):
            text = (await s.table(table)).texts(seat)[0]
            await s.say(who, f"/m {text}", ALONE[who], table=table)
            await s.quiet()
        for who in ("ann", "bob"):
            keys = [post.key for post in s.paper.shown(ALONE[who]).values()]
            assert sorted(key.partition(".")[0] for key in keys) == ["asleep", "hand"]


async def test_who_gives_up_a_seat_keeps_no_board_of_it(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new lanterns seats=3")
        await s.say("bob", "/join")
        await s.say("cid", "/join")
        await s.settled()
        table = (await s.only_table()).id
        s.paper.refusals[ROOM.key] = SHUT
        for seat, who in enumerate(("ann", "bob", "cid")):
            text = (await s.table(table)).texts(seat)[0]
            await s.say(who, f"/m {text}", ALONE[who], table=table)
        await s.quiet()
        assert len(brought(s, "bob")) == 1
        await s.say("bob", "/resign yes", ALONE["bob"], table=table)
        await s.quiet()
        assert brought(s, "bob") == []
        assert ("bob", f"asleep.{table}") in s.paper.put_away_from
        assert len(brought(s, "ann")) == len(brought(s, "cid")) == 1


async def test_who_leaves_a_lobby_keeps_no_board_of_it(s):
    s.paper.refusals[ROOM.key] = SHUT
    await s.say("ann", "/new lanterns seats=3")
    await s.say("bob", "/join")
    s.passes(2)
    await s.quiet()
    assert len(brought(s, "ann")) == 1
    table = (await s.only_table()).id
    assert not (await s.say("ann", "/leave", ALONE["ann"], table=table)).refused
    await s.quiet()
    assert (await s.table(table)).status is Status.LOBBY
    assert brought(s, "ann") == []


async def test_of_a_lobby_that_was_cancelled_no_button_stays(s):
    s.paper.refusals[ROOM.key] = SHUT
    await s.say("ann", "/new boop ghosts=off")
    await s.quiet()
    table = (await s.only_table()).id
    [board] = brought(s, "ann")
    assert board.rows
    await s.say("ann", "/cancel yes", ALONE["ann"], table=table)
    await s.quiet()
    [end] = brought(s, "ann")
    assert "cleared away" in end.text
    assert end.rows == ()


async def test_a_board_brought_in_private_goes_once_the_place_shows_it_again(s):
    _, other, table = await asleep(s)
    s.paper.refusals.clear()
    s.passes(2)
    await s.settled()
    await s.say(other, "/m f6", table=table)
    await s.settled()
    assert brought(s, other) == []


async def test_at_the_end_of_a_turn_a_board_stays_while_the_place_sleeps(s):
    _, other, table = await asleep(s)
    await s.say(other, "/m f6", ALONE[other], table=table)
    await s.quiet()
    assert len(brought(s, other)) == 1
