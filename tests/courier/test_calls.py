"""Calls: who is asked hears of it once a turn, by a way that reaches them, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.contract import (
    CallWay,
    Closed,
    Command,
    Gone,
    Person,
    Post,
    RetryLater,
    Unreachable,
    Venue,
    Why,
)
from bot.courier.carrier import Means
from bot.courier.mentions import Due, Mentions
from bot.store.rows.play import calls
from bot.store.rows.play.calls import CallRecord
from bot.store.rows.who import people
from bot.tables.calling.presence import HERE
from bot.tables.table import Table
from engines.values import Seat
from tests.courier.playing import ANN, EMPTY, become, moves, pair
from tests.patience import DEADLINE
from tests.stage import ROOM, ROOMY, Clock, Paper, Stage, about, button, stage

GROUPS = replace(ROOMY, calls=CallWay.PRIVATE)
"""A platform where a post sounds for a whole group."""
CHANNELS = replace(ROOMY, ages=3600.0)
PEOPLE = ("ann", "bob", "cid")


def private(who: str) -> Venue:
    """Somebody's private chat."""
    return Venue("paper", who, private=True)


def called(paper: Paper, venue: Venue = ROOM) -> list[list[str]]:
    """Whom the messages of a place call, as they stand there."""
    return [[p.id for p in post.pings] for post in paper.shown(venue).values() if post.pings]


def rung(paper: Paper) -> list[str]:
    """Who was called privately, with a sound."""
    loud = [(who, post) for who, post in paper.whispers if not post.silent]
    return [who for who, post in loud if post.text.startswith("Your turn at")]


def ringing(paper: Paper, who: str) -> bool:
    """Whether somebody was rung last."""
    return rung(paper)[-1:] == [who]


def mentioned(paper: Paper, who: str) -> bool:
    """Whether the room calls somebody, and nobody else."""
    return called(paper) == [[who]]


async def recorded(s: Stage) -> list[CallRecord]:
    """The calls the one table remembers."""
    table = (await s.only_table()).id
    return list(await s.bot.store.read(lambda sql: calls.calls_of_table(sql, table)))


async def choose(s: Stage, who: str, way: str) -> None:
    """Somebody says how they like to be called."""
    assert (await s.say(who, f"/calls {way}", private(who))).toast


async def test_a_call_others_read_tells_in_a_few_lines_what_has_happened_since(s):
    one, other = await pair(s)
    await s.say(one, "/m a1")
    s.passes(HERE + 1)
    await s.say(other, "/m f6")
    await s.settled()
    call = next(post for post in s.paper.shown().values() if post.pings)
    assert [person.id for person in call.pings] == [one]
    assert "While you napped:" in call.text
    assert f"{other.capitalize()} " in call.text
    assert one.capitalize() not in call.text
    assert 2 <= len(call.text.splitlines()) <= 5


async def test_who_is_not_here_is_called_at_once_beside_the_board(s):
    one, other = await pair(s)
    s.passes(HERE + 1)
    await s.say(one, "/m a1")
    await s.settled()
    board, call = s.paper.shown().values()
    assert f"{other.capitalize()} to move" in board.text
    assert board.pings == ()
    assert called(s.paper) == [[other]]
    assert "Your turn at Boooop." in call.text
    assert call.about == "m1"
    assert call.rows == ()
    [record] = await recorded(s)
    assert (record.person, record.way, record.place) == (f"paper:{other}", CallWay.HERE, ROOM.key)
    assert record.at == about(s.clock.now)


async def test_who_is_here_is_called_two_minutes_later_once(s):
    one, other = await pair(s)
    s.passes(HERE / 2)
    await s.say(other, "/help")
    await s.say(one, "/m a1")
    await s.settled()
    s.passes(HERE - 1)
    await s.settled()
    await asyncio.sleep(0.05)
    assert called(s.paper) == []
    s.passes(1)
    await s.until(lambda: called(s.paper) == [[other]])
    for _ in range(5):
        s.passes(3600)
        await s.settled()
    assert called(s.paper) == [[other]]
    assert len(await recorded(s)) == 1


@pytest.mark.parametrize("look", ["/text", "/tables", "/rules boop"])
async def test_a_look_of_ones_own_puts_the_call_off(s, look):
    one, other = await pair(s)
    await s.say(one, "/m a1")
    s.passes(HERE - 10)
    await s.say(other, look)
    s.passes(20)
    await asyncio.sleep(0.05)
    await s.settled()
    assert called(s.paper) == []
    s.passes(HERE)
    await s.until(lambda: called(s.paper) == [[other]])


async def test_who_moves_is_not_called_any_more(s):
    one, other = await pair(s)
    await s.say(one, "/m a1")
    s.passes(10)
    await s.say(other, "/m f6")
    s.passes(HERE - 5)
    await asyncio.sleep(0.05)
    await s.settled()
    assert called(s.paper) == []


class Slow(Paper):
    """Who is there answers its question only once they have moved."""

    moved = False
    asked: Callable[[], Awaitable[object]] | None = None

    async def includes(self, venue: Venue, person: Person) -> bool:
        if self.asked is not None and not self.moved:
            self.moved = True
            await self.asked()
        return await super().includes(venue, person)


async def test_who_moves_while_a_call_is_on_its_way_is_not_called_for_that(tmp_path):
    paper = Slow()
    async with stage(tmp_path, paper=paper) as s:
        one, other = await pair(s)
        s.passes(HERE + 1)
        paper.asked = partial(s.say, other, "/m f6")
        await s.say(one, "/m a1")
        await s.settled()
        assert paper.moved
        assert called(s.paper) == []
        assert [call for call in await recorded(s) if call.at is not None] == []


async def test_who_falls_due_after_a_board_was_read_is_called_by_the_next_one_with_a_sound(s):
    one, other = await pair(s)
    s.passes(HERE + 1)
    await s.until(partial(mentioned, s.paper, one))
    await s.settled()
    door = s.paper.doors[ROOM.key] = asyncio.Event()
    tried = len(s.paper.tried)
    await s.say("cid", "/show")
    await s.until(lambda: len(s.paper.tried) > tried)
    read, desk = await s.only_table(), s.bot.desk
    await s.say(one, "/m a1")
    means = Means(
        desk.kit,
        s.bot.store,
        desk.tables,
        desk.people,
        desk.world,
        desk.platforms,
        s.bot.courier.wake,
    )
    venue = await desk.people.find_venue(ROOM.key)
    assert venue is not None
    assert await Mentions(means).due(s.paper, read, venue) == Due()
    [record] = [each for each in await recorded(s) if each.person == f"paper:{other}"]
    assert record.begun is None
    door.set()
    await s.until(lambda: called(s.paper) == [[other]])
    [call] = [post for post in s.paper.shown().values() if post.pings]
    assert not call.silent


class Hanging(Paper):
    """Nobody ever answers who is there."""

    async def includes(self, venue: Venue, person: Person) -> bool:
        return await asyncio.Future[bool]()


async def test_a_platform_that_does_not_say_who_is_there_holds_no_board_and_no_call(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("bot.courier.mentions.ASKED", 0.01)
    async with stage(tmp_path, paper=Hanging()) as s:
        one, other = await pair(s)
        s.passes(HERE + 1)
        await s.say(one, "/m a1")
        await s.settled()
        assert f"{other.capitalize()} to move" in next(iter(s.paper.shown().values())).text
        assert called(s.paper) == [[other]]


async def test_a_turn_of_several_moves_is_one_turn(s):
    one, _ = await pair(s, "/new boop")
    s.passes(HERE + 1)
    await s.say("cid", "/help")
    await s.until(lambda: called(s.paper) == [[one]])
    assert not (await s.say(one, "/m a1")).refused
    s.passes(HERE + 1)
    await asyncio.sleep(0.05)
    await s.settled()
    assert (await s.only_table()).to_move() == ((0,) if one == "ann" else (1,))
    assert len(await recorded(s)) == 1


async def test_an_undo_that_asks_again_within_the_turn_is_no_new_turn(s):
    one, other = await pair(s)
    s.passes(HERE + 1)
    await s.say("cid", "/help")
    await s.until(lambda: called(s.paper) == [[one]])
    await s.say(one, "/m a1")
    await s.until(lambda: called(s.paper) == [[other]])
    assert not (await s.say(one, "/undo")).refused
    s.passes(HERE + 1)
    await asyncio.sleep(0.05)
    await s.say(one, "/m f6")
    await s.settled()
    s.passes(HERE + 1)
    await asyncio.sleep(0.05)
    await s.settled()
    assert sorted(record.person for record in await recorded(s)) == ["paper:ann", "paper:bob"]


async def test_all_who_choose_at_once_are_called_in_one_post(s):
    for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
        await s.say(who, line)
        await s.settled()
        s.passes(HERE + 1)
    await s.until(lambda: called(s.paper) == [["cid"]])
    firsts = [post.pings for post in s.paper.said if len(post.pings) == 2]
    assert [[person.id for person in pings] for pings in firsts] == [["ann", "bob"]]
    assert len(s.paper.shown()) == 2
    assert len([call for call in await recorded(s) if call.turn >= 0]) == 3


async def test_the_last_call_goes_when_the_next_one_comes_and_at_the_end(s):
    one, other = await pair(s)
    for who, cell in zip((one, other) * 4, EMPTY, strict=True):
        s.passes(1200)
        await s.until(partial(mentioned, s.paper, who))
        await s.say(who, f"/m {cell}")
        await s.settled()
        await s.until(lambda: len(called(s.paper)) == 1)
        assert len(s.paper.shown()) == 2
    assert len(await recorded(s)) == 9
    await s.say(one, "/resign yes")
    await s.until(lambda: len(s.paper.shown()) == 1)


async def called_twice(s: Stage) -> tuple[str, str]:
    """Both of a pair have been called, one after the other, and the former call cannot go."""
    one, other = await pair(s)
    s.passes(1200)
    await s.until(partial(mentioned, s.paper, one))
    await s.say(one, "/m a1")
    s.paper.strip_faults.append(RetryLater(30))
    s.passes(1200)
    await s.until(lambda: called(s.paper) == [[one], [other]] and not s.paper.strip_faults)
    return one, other


async def test_a_call_that_could_not_be_taken_away_goes_by_itself_later(s):
    _, other = await called_twice(s)
    await s.quiet()
    s.passes(30)
    await s.until(partial(mentioned, s.paper, other))
    await s.settled()
    assert len(s.paper.shown()) == 2


async def test_a_call_that_could_not_be_taken_away_goes_after_a_restart_with_the_end(tmp_path):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, other = await called_twice(s)
        paper.strip_faults += [RetryLater(30)] * 2
        await s.say(one, "/resign yes")
        await s.until(lambda: len(paper.strip_faults) < 2)
    paper.strip_faults.clear()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        s.passes(30)
        await s.until(lambda: called(paper) == [[other]] and len(paper.shown()) == 1)
        assert "wins" in paper.newest().text


SHUT = Closed(Why.WRITING, "no deleting")


async def test_a_call_that_a_closed_venue_keeps_goes_when_it_is_open_again(s, caplog):
    one, other = await pair(s)
    s.passes(1200)
    await s.until(partial(mentioned, s.paper, one))
    s.paper.strip_faults.append(SHUT)
    await s.say(one, "/m a1")
    s.passes(HERE + 1)
    await s.until(lambda: called(s.paper) == [[one], [other]] and not s.paper.strip_faults)
    await s.settled()
    assert called(s.paper) == [[one], [other]]
    await s.say(one, "/help")
    await s.say(other, "/m f6")
    await s.until(partial(mentioned, s.paper, other))
    assert "a call stays" not in caplog.text


async def test_a_call_that_a_closed_venue_keeps_goes_after_a_restart_too(tmp_path):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, other = await pair(s)
        s.passes(1200)
        await s.until(partial(mentioned, paper, one))
        paper.strip_faults.append(SHUT)
        await s.say(one, "/m a1")
        s.passes(HERE + 1)
        await s.until(lambda: called(paper) == [[one], [other]] and not paper.strip_faults)
        await s.settled()
        paper.refusals[ROOM.key] = SHUT
        await s.say(one, "/help")
        await s.say(other, "/m f6")
        await s.quiet()
    paper.refusals.clear()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.bot.desk.returned(ROOM)
        await s.until(partial(mentioned, paper, other))


async def test_older_calls_are_taken_away_by_one_hand_only(s):
    one, other = await called_twice(s)
    erased: list[str] = []
    door, erase = asyncio.Event(), s.paper.erase

    async def slowly(place, message):
        erased.append(message)
        await door.wait()
        await erase(place, message)

    s.paper.erase = slowly
    s.passes(30)
    await s.until(lambda: len(erased) == 1)
    await s.say(other, "/m f6")
    s.passes(1200)
    await s.until(lambda: called(s.paper) == [[one], [other], [one]])
    await s.quiet()
    s.passes(1200)
    await s.quiet()
    assert len(erased) == 1
    door.set()
    await s.until(lambda: not s.bot.courier._watch._busy)
    for _ in range(3):
        s.passes(60)
        await s.quiet()
    await s.until(partial(mentioned, s.paper, one))
    assert len(set(erased)) == len(erased) == 2


async def test_a_call_that_waits_survives_a_restart(tmp_path):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, other = await pair(s)
        await s.say(one, "/m a1")
        await s.settled()
    clock.passes(HERE)
    for _ in range(2):
        async with stage(tmp_path, paper=paper, clock=clock) as s:
            s.passes(1)
            await s.until(lambda: called(paper) == [[other]])
            assert len(await recorded(s)) == 1
    assert [verb for verb, _ in paper.order].count("post") == 2


async def test_who_has_only_looked_before_a_restart_is_not_called_early_after_it(tmp_path):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, other = await pair(s)
        await s.say(one, "/m a1")
        s.passes(HERE - 10)
        await s.say(other, "/help")
        await s.settled()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        s.passes(HERE - 1)
        await asyncio.sleep(0.05)
        await s.quiet()
        assert called(paper) == []
        s.passes(1)
        await s.until(lambda: called(paper) == [[other]])
        assert len(await recorded(s)) == 1


async def test_a_call_that_may_have_been_sent_makes_no_second_sound(tmp_path):
    paper, clock = Paper(limits=GROUPS), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, other = await pair(s)
        s.passes(HERE + 1)
        await s.settled()
        paper.silent.add(f"paper:{other}")
        await s.say(one, "/m a1")
        await s.until(lambda: rung(paper).count(other) == 1)
    paper.silent.clear()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.settled()
        assert rung(paper).count(other) == 1
        [record] = [each for each in await recorded(s) if each.person == f"paper:{other}"]
        assert record.at is not None


class Mute(Paper):
    """Once it is mute, calls are carried out, but no answer ever comes."""

    mute = False

    async def post(self, venue: Venue, post: Post) -> str:
        message = await super().post(venue, post)
        if self.mute and post.pings:
            await asyncio.Future[str]()
        return message


async def test_who_falls_due_beside_somebody_who_may_have_been_called_hears_a_sound(tmp_path):
    paper, clock = Mute(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
            await s.say(who, line)
        await s.settled()
        table = (await s.only_table()).id
        s.passes(HERE - 10)
        for who in ("bob", "cid"):
            await s.say(who, "/help")
        paper.mute = True
        s.passes(11)
        await s.until(lambda: called(paper) == [["ann"]])
        s.passes(HERE)
        await s.until_kept(lambda sql: len(calls.owed_here(sql, table, ROOM.key)) == 3)
    paper.mute = False
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.until_kept(lambda sql: [c for c in calls.calls_of_table(sql, table) if c.at])
        s.passes(1)
        await s.settled()
        loud = [post for post in paper.said if post.pings and not post.silent]
        assert [[person.id for person in post.pings] for post in loud] == [["ann"], ["bob", "cid"]]


async def test_a_call_put_off_by_a_flood_sounds_when_it_comes(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        one, other = await pair(s)
        s.passes(HERE + 1)
        await s.settled()
        s.paper.refusals[f"paper:{other}"] = RetryLater(30)
        await s.say(one, "/m a1")
        await s.until(lambda: f"paper:{other}" in s.paper.tried)
        s.paper.refusals.clear()
        async with asyncio.timeout(DEADLINE):
            while rung(s.paper).count(other) == 0:
                s.passes(30)
                await asyncio.sleep(0.005)
        assert rung(s.paper).count(other) == 1


@pytest.mark.parametrize("way", ["private", "here"])
async def test_who_comes_while_a_call_is_held_up_is_called_once_they_are_gone(s, way):
    one, other = await pair(s)
    await choose(s, other, way)
    s.passes(HERE + 1)
    await s.settled()
    place = private(other).key if way == "private" else ROOM.key
    s.paper.refusals[place] = RetryLater(30)
    before = len(s.paper.tried)
    await s.say(one, "/m a1")
    await s.until(lambda: place in s.paper.tried[before:])
    await s.quiet()
    s.paper.refusals.clear()
    s.passes(20)
    await s.say(other, "/help")
    s.passes(HERE - 1)
    await s.settled()
    assert other not in rung(s.paper)
    assert [other] not in called(s.paper)
    s.passes(1)
    await s.until(lambda: other in rung(s.paper) or mentioned(s.paper, other))
    assert rung(s.paper).count(other) + called(s.paper).count([other]) == 1


async def test_a_private_call_is_a_new_message_in_the_place_of_the_former_one(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        one, other = await pair(s)
        for who, cell in zip((one, other) * 3, EMPTY, strict=False):
            s.passes(1200)
            await s.until(partial(ringing, s.paper, who))
            await s.say(who, f"/m {cell}")
            await s.settled()
        assert rung(s.paper) == [one, other, one, other, one, other, one]
        assert list(s.paper.shown()) == ["m1"], "the room is not disturbed"
        [message] = s.paper.shown(private(one)).values()
        button(message, "b2")
        assert s.paper.shown(private(other)) == {}, "who has moved has nothing before them"


async def test_the_private_call_is_the_hand(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        for who, line in zip(PEOPLE, ("/new lanterns seats=3", "/join", "/join"), strict=True):
            await s.say(who, line)
        await s.settled()
        assert rung(s.paper) == []
        s.passes(HERE)
        await s.until(lambda: sorted(rung(s.paper)) == list(PEOPLE))
        await s.settled()
        for who in PEOPLE:
            [message] = s.paper.shown(private(who)).values()
            assert "for your eyes only" in message.text
            assert message.picture is not None


async def test_whom_private_messages_do_not_reach_is_mentioned(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=GROUPS)) as s:
        one, other = await pair(s)
        s.paper.refusals[f"paper:{other}"] = Unreachable("blocked")
        s.passes(1200)
        await s.say(one, "/m a1")
        await s.until(lambda: called(s.paper) == [[other]])
        s.passes(3600)
        await s.settled()
        assert rung(s.paper).count(other) == 0
        assert len(called(s.paper)) == 1


async def test_where_a_table_is_not_shown_any_more_no_call_stays(s):
    one, other = await pair(s)
    s.passes(HERE + 1)
    await s.say(one, "/m a1")
    await s.until(lambda: mentioned(s.paper, other))
    await s.say("ann", "/thread")
    await s.quiet()
    assert called(s.paper) == []
    [lead] = s.paper.shown().values()
    assert lead.lead is not None


async def test_where_a_board_was_deleted_no_call_stays_either(s):
    one, other = await pair(s)
    s.passes(HERE + 1)
    await s.say(one, "/m a1")
    await s.until(lambda: mentioned(s.paper, other))
    s.paper.posts.pop((ROOM.key, "m1"))
    await s.say("ann", "/thread")
    await s.quiet()
    assert s.paper.shown() == {}


async def test_whom_a_closed_venue_does_not_reach_is_written_to(s):
    one, other = await pair(s)
    s.passes(1200)
    s.paper.refusals[ROOM.key] = Gone("no writing")
    await s.say(one, "/m a1")
    await s.until(lambda: rung(s.paper) == [other])


async def test_who_is_nobody_any_more_where_they_were_to_be_called_is_written_to(tmp_path):
    attic = Paper(name="attic")
    async with stage(tmp_path, also=[attic]) as s:
        one, other = await pair(s)
        here, there = f"paper:{other}", f"attic:{other}"
        hello = Command("hello", Person("attic", other, "X"), Venue("attic", "x"), "help")
        await s.bot.desk.handle(hello)
        await become(s, there, here)
        s.passes(1200)
        s.paper.faults.append(RetryLater(9))
        await s.say(one, "/m a1")
        await s.until(lambda: not s.paper.faults)
        await s.quiet()
        await become(s, here, "paper:nobody")
        s.passes(9)
        await s.until(lambda: [who for who, _ in attic.whispers] == [other])


async def test_whom_nothing_reaches_is_tried_again_later(s):
    one, other = await pair(s)
    s.passes(1200)
    s.paper.refusals[f"paper:{other}"] = Unreachable("blocked")
    s.paper.refusals[ROOM.key] = Gone("no writing")
    await s.say(one, "/m a1")
    await s.until(lambda: f"paper:{other}" in s.paper.tried)
    s.paper.refusals.pop(f"paper:{other}")
    async with asyncio.timeout(DEADLINE):
        while not rung(s.paper):
            s.passes(3600)
            await asyncio.sleep(0.005)
    assert rung(s.paper) == [other]


async def test_whom_nothing_reached_is_called_once_they_can_be_written_to_and_are_gone(s):
    one, other = await pair(s)
    s.passes(1200)
    s.paper.refusals[f"paper:{other}"] = Unreachable("blocked")
    s.paper.refusals[ROOM.key] = Gone("no writing")
    await s.say(one, "/m a1")
    await s.until_kept(
        lambda sql: [each for each in people.selves_of(sql, f"paper:{other}") if not each.reachable]
    )
    await s.quiet()
    s.paper.refusals.pop(f"paper:{other}")
    await s.say(other, "/help", private(other))
    await s.bot.desk.reached(Person("paper", other, other, "en"), reachable=True)
    s.passes(HERE - 1)
    await s.quiet()
    assert rung(s.paper) == []
    s.passes(2)
    await asyncio.sleep(0.05)
    await s.quiet()
    assert rung(s.paper) == [other]


async def bids(table: Table, seat: Seat) -> Any:
    """A computer that never passes."""
    story = table.told
    moves = story.game.moves(story.state, seat)
    return next((move for move in moves if story.game.format(move).startswith("bid")), moves[0])


async def test_who_took_their_move_back_and_the_answer_to_it_is_called_for_that_turn(tmp_path):
    async with stage(tmp_path, choose=bids) as s:
        await s.say("ann", "/play sack alone")
        await s.settled()
        table = await s.only_table()
        await s.say("ann", f"/m {table.texts(0)[0]}", private("ann"))
        await asked(s, table.id)
        before = len((await s.table(table.id)).told.beats)
        await s.say("ann", "/m bid 5", private("ann"))
        await asked(s, table.id, before + 1)
        s.passes(60)
        assert not (await s.say("ann", "/undo", private("ann"))).refused
        assert len((await s.table(table.id)).told.beats) == before
        s.passes(HERE + 1)
        await s.until(lambda: called(s.paper) == [["ann"]])


async def asked(s: Stage, table: str, least: int = 1) -> None:
    """Until the first seat is to move, after so many moves."""

    def is_asked() -> bool:
        told = s.bot.store.memo.get(table).told
        return len(told.beats) >= least and 0 in told.to_move()

    await s.until(is_asked)
    await s.quiet()


async def test_who_wants_no_calls_gets_none(s):
    one, other = await pair(s)
    await choose(s, other, "none")
    s.passes(1200)
    await s.say(one, "/m a1")
    s.passes(1200)
    await s.settled()
    assert called(s.paper) == []
    assert rung(s.paper) == []
    [record] = [each for each in await recorded(s) if each.person == f"paper:{other}"]
    assert record.way is CallWay.NONE


@pytest.mark.parametrize(
    ("way", "rings", "mentions"), [("private", 1, 0), ("here", 0, 1), ("both", 1, 1)]
)
@pytest.mark.parametrize("limits", [ROOMY, GROUPS], ids=["channels", "groups"])
async def test_the_way_somebody_chose_is_taken(tmp_path, limits, way, rings, mentions):
    async with stage(tmp_path, paper=Paper(limits=limits)) as s:
        one, other = await pair(s)
        await choose(s, other, way)
        s.passes(1200)
        await s.say(one, "/m a1")
        await s.until(lambda: rung(s.paper).count(other) == rings)
        await s.until(lambda: [other] in called(s.paper) or not mentions)
        await s.settled()
        assert called(s.paper).count([other]) == mentions
        assert rung(s.paper).count(other) == rings


async def test_a_board_that_has_scrolled_away_comes_anew_with_the_call(tmp_path):
    async with stage(tmp_path, paper=Paper(limits=CHANNELS)) as s:
        one, other = await pair(s)
        s.passes(1800)
        await s.say(one, "/m a1")
        await s.until(lambda: called(s.paper) == [[other]])
        assert list(s.paper.shown()) == ["m1", "m2"]
        s.passes(1900)
        await s.say(other, "/m f6")
        await s.until(lambda: list(s.paper.shown()) == ["m3"])
        assert called(s.paper) == [[one]]
        button(s.paper.newest(), "Move")


async def test_who_sits_there_by_two_messengers_is_called_once_where_they_were_last(tmp_path):
    attic = Paper(name="attic", limits=GROUPS)
    async with stage(tmp_path, also=[attic]) as s:
        bob = Person("attic", "bob", "Bob")
        await s.bot.desk.handle(Command("1", bob, Venue("attic", "x"), "help"))
        await s.say("bob", "/help")
        await become(s, "attic:bob", "paper:bob")
        one, _ = await pair(s)
        if one == "bob":
            await s.say("bob", "/m f6")
        await s.bot.desk.handle(Command("2", bob, Venue("attic", "x"), "tables"))
        s.passes(1200)
        await s.say("ann", "/m a1")
        await s.until(lambda: rung(attic) == ["bob"])
        await s.settled()
        assert ["bob"] not in called(s.paper)
        assert "bob" not in rung(s.paper)


async def test_who_closed_a_page_is_called_where_that_is_heard(tmp_path):
    page, attic = Paper(limits=replace(ROOMY, rings=False)), Paper(name="attic", limits=GROUPS)
    async with stage(tmp_path, paper=page, also=[attic]) as s:
        one, other = await pair(s)
        away = Person("attic", other, other.capitalize())
        await s.bot.desk.handle(Command("1", away, Venue("attic", other, private=True), "help"))
        await become(s, f"attic:{other}", f"paper:{other}")
        await s.say(other, "/tables")
        s.passes(1200)
        await s.say(one, "/m a1")
        await s.until(lambda: rung(attic) == [other])
        await s.settled()
        assert called(page) == []


async def test_the_choice_is_offered_with_buttons_in_both_languages(s):
    answer = await s.say("ann", "/calls", ANN)
    assert answer.post is not None
    assert [each.label for row in answer.post.rows for each in row] == [
        *("In private", "Where the table is", "Both", "Not at all"),
    ]
    await s.press("ann", button(answer.post, "Both"), ANN)
    known = await s.bot.desk.people.find("paper:ann")
    assert known is not None
    assert known.calls == "both"
    assert not (await s.say("bob", "/calls privát", language="hu")).refused
    assert (await s.say("bob", "/calls loudly")).post is not None
    bob = await s.bot.desk.people.find("paper:bob")
    assert bob is not None
    assert bob.calls == "private"


async def test_a_choice_is_kept_over_a_restart(tmp_path):
    async with stage(tmp_path) as s:
        await choose(s, "ann", "none")
    async with stage(tmp_path) as s:
        known = await s.bot.store.read(lambda sql: people.load_self(sql, "paper:ann"))
        assert known is not None
        assert known.calls == "none"
        assert await s.bot.desk.tables.of_person("paper:ann") == []


async def test_moves_of_ones_orders_look_like_ones_own(tmp_path):
    """Were somebody called at once who has just moved, all would know that an order did it."""
    async with stage(tmp_path) as s:
        for who, line in zip(PEOPLE, ("/new sack seats=3", "/join", "/join"), strict=True):
            await s.say(who, line)
        table = await s.only_table()
        card = table.texts(1)[0]
        await s.say("bob", f"/order {card}", private("bob"))
        s.passes(HERE + 1)
        for who in ("ann", "cid"):
            text = (await s.only_table()).texts(PEOPLE.index(who))[0]
            await s.say(who, f"/m {text}", private(who))
        s.passes(10)
        await s.until(lambda: len(s.bot.store.memo.get(table.id).told.rows) == 3)
        assert sorted(await moves(s))
        assert (await s.only_table()).acted[1] > s.clock.now - HERE


async def test_who_has_an_order_is_called_where_others_read_it_and_nowhere_else(tmp_path):
    """That nobody is called would tell all of the order; its owner needs no call."""
    async with stage(tmp_path, pause=1e6) as s:
        for who, line in zip(PEOPLE, ("/new sack seats=3", "/join", "/join"), strict=True):
            await choose(s, who, "both")
            await s.say(who, line)
        for seat, who in enumerate(PEOPLE):
            await s.say(who, f"/m {(await s.only_table()).texts(seat)[0]}", private(who))
            assert not (await s.say(who, "/order pass", private(who))).refused
        [seat] = (await s.only_table()).to_move()
        s.passes(HERE + 1)
        await s.until(lambda: mentioned(s.paper, PEOPLE[seat]))
        await s.settled()
        assert rung(s.paper) == []
        assert len(await moves(s)) == 3


@pytest.mark.parametrize("ordered", [False, True], ids=["chooses", "has an order"])
async def test_whom_nobody_knows_how_to_reach_is_called_where_others_read_it(tmp_path, ordered):
    """Called privately, who chooses would be mentioned if that failed; who has an order never."""
    async with stage(tmp_path, paper=Paper(limits=GROUPS), pause=1e6) as s:
        for who, line in zip(PEOPLE, ("/new sack seats=3", "/join", "/join"), strict=True):
            assert not (await s.say(who, "/hands off", private(who))).refused
            await s.say(who, line)
        for seat, who in enumerate(PEOPLE):
            await s.say(who, f"/m {(await s.only_table()).texts(seat)[0]}", private(who))
            if ordered:
                assert not (await s.say(who, "/order pass", private(who))).refused
        [seat] = (await s.only_table()).to_move()
        s.passes(HERE + 1)
        await s.until(lambda: mentioned(s.paper, PEOPLE[seat]))
        await s.settled()
        assert rung(s.paper) == []


async def test_nobody_is_called_where_somebody_else_alone_reads(s):
    """Bob has given up and has the table brought to him: Ann, who plays on alone, is asked."""
    await s.say("ann", "/new nine seats=3")
    await s.say("bob", "/join")
    await s.say("ann", "/computer 1")
    table = (await s.only_table()).id
    await s.say("bob", "/resign yes", private("bob"))
    await s.say("bob", f"/table {table}", private("bob"))
    await s.until(lambda: s.paper.shown(private("bob")))
    for _ in range(20):
        if (await s.only_table()).to_move() == (0,):
            break
        await s.settled()
    s.passes(HERE + 1)
    await s.until(lambda: called(s.paper) or called(s.paper, private("bob")))
    assert mentioned(s.paper, "ann")
    assert called(s.paper, private("bob")) == []
