"""Somebody leaves the place where they play: the table is told, and those who are left go on."""

from __future__ import annotations

import pytest

from bot.contract import Person, Venue
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import Cause
from tests.desk.talk import OTHER_ROOM, alone, labels, shown
from tests.stage import ROOM, Stage, button, stage
from tests.waiting.people import DAY, SEATS, at_pace, board, chooses, later, written

SACK = "/new sack seats=3"
TOLD = "Cid is not here any more. Cat in the Sack goes on"


@pytest.fixture
async def s(tmp_path):
    """Ann, Bob and Cid hold hidden cards, and Cid is waited for."""
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as running:
        await at_pace(running, "open", SACK)
        for who in ("ann", "bob"):
            await chooses(running, who)
        await running.settled()
        yield running


async def leaves(s: Stage, who: str, venue: Venue = ROOM) -> None:
    """A platform tells that somebody is not there any more."""
    await s.bot.desk.departed(venue, Person("paper", who, who.capitalize(), "en"))
    await s.settled()


def people(table: Table) -> tuple[str, ...]:
    """Who decides for themselves there."""
    return tuple(person.removeprefix("paper:") for person in table.people())


def notices(s: Stage, venue: Venue = ROOM) -> list[str]:
    """What stands beside the board about who has left."""
    return [post.text for post in s.paper.shown(venue).values() if post.key.startswith("left.")]


async def votes(s: Stage, who: str, label: str) -> str:
    notice = next(post for post in s.paper.shown().values() if post.key.startswith("left."))
    panel = shown(await s.press(who, button(notice, "What can be done")))
    toast: str = (await s.press(who, button(panel, label))).toast
    await s.settled()
    return toast


async def test_the_table_is_told_and_the_others_decide_at_once(s):
    await leaves(s, "cid")
    assert [text.startswith(TOLD) for text in notices(s)] == [True]
    assert "Cid is not here any more" in board(s).text
    await votes(s, "ann", "A computer for Cid")
    assert people(await s.only_table()) == ("ann", "bob", "cid")
    await votes(s, "bob", "A computer for Cid")
    table = await s.only_table()
    assert (table.status, people(table)) == (Status.PLAYING, ("ann", "bob"))
    assert written(table, 2) == [("!sitter computer", Cause.CLOCK), ("!out", Cause.CLOCK)]
    await s.press("dot", button(board(s), "Take over the seat of Cid"))
    assert people(await s.only_table()) == ("ann", "bob", "dot")


async def test_also_for_who_is_not_asked_just_now(s):
    await leaves(s, "ann")
    notice = next(post for post in s.paper.shown().values() if post.key.startswith("left."))
    panel = shown(await s.press("bob", button(notice, "What can be done")))
    assert labels(panel) == ["A computer for Ann", "✕ Close"]
    for who in ("bob", "cid"):
        await votes(s, who, "A computer for Ann")
    assert people(await s.only_table()) == ("bob", "cid")


async def test_of_two_who_leave_at_once_both_are_named(s):
    for who in ("cid", "bob"):
        await s.bot.desk.departed(ROOM, Person("paper", who, who.capitalize(), "en"))
    await s.settled()
    assert [text.startswith("Bob and Cid are not here any more.") for text in notices(s)] == [True]


async def test_who_leaves_may_play_on_in_private_and_is_not_decided_for_then(s):
    table_id = (await s.only_table()).id
    await leaves(s, "cid")
    await votes(s, "ann", "A computer for Cid")
    text = (await s.only_table()).texts(2)[0]
    assert not (await s.say("cid", f"/m {text}", alone("cid"), table=table_id)).refused
    await s.settled()
    assert "not here any more" not in board(s).text
    assert (await s.say("bob", "/absent 3 sitter")).refused
    await leaves(s, "cid")
    await votes(s, "bob", "A computer for Cid")
    assert "cid" in people(await s.only_table()), "a vote of before does not count"


async def test_who_sees_the_table_elsewhere_has_not_left(s):
    table_id = (await s.only_table()).id
    await s.say("bob", f"/table {table_id}", OTHER_ROOM, table=table_id)
    before = board(s).text
    table = await s.only_table()
    if OTHER_ROOM.key not in table.venues:
        code = shown(await s.say("ann", "/invite")).invitation.code
        await s.say("bob", f"/join {code}", OTHER_ROOM)
        await s.settled()
    assert OTHER_ROOM.key in (await s.only_table()).venues
    await leaves(s, "cid")
    assert (notices(s), board(s).text) == ([], before)


async def test_who_leaves_a_lobby_leaves_the_table(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new sack seats=3")
        await s.say("bob", "/join")
        await leaves(s, "ann")
        table = await s.only_table()
        assert (table.names(), table.host) == (("Bob",), "paper:bob")
        assert "Ann" not in board(s).text


async def test_who_leaves_a_friends_seat_gives_it_back(s):
    await s.say("cid", "/sitter friend")
    await s.say("dot", "/mind 3")
    await leaves(s, "dot")
    assert (await s.only_table()).places[2].minder == "paper:cid"
    assert notices(s) == []


async def test_the_others_know_it_after_a_restart(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        await at_pace(s, "open", SACK)
        await leaves(s, "cid")
        clock = s.clock
    async with stage(tmp_path, clock=clock, pause=1e6) as s:
        for who in ("ann", "bob"):
            assert not (await s.say(who, "/absent 3 sitter")).refused
        assert people(await s.only_table()) == ("ann", "bob")


async def test_who_is_to_be_mentioned_where_they_are_not_any_more_has_left(tmp_path):
    async with stage(tmp_path) as s:
        await at_pace(s, "open", "/new boop ghosts=off")
        mover = SEATS[(await s.only_table()).to_move()[0]]
        other = "bob" if mover == "ann" else "ann"
        s.paper.departed.add(other)
        s.passes(600)
        await s.say(mover, "/m c4")
        await s.settled()
        assert [other.capitalize() in text for text in notices(s)] == [True]
        assert not any(person.id == other for post in s.paper.said for person in post.pings)


async def test_who_is_to_be_reminded_where_they_are_not_any_more_has_left(tmp_path):
    async with stage(tmp_path) as s:
        await at_pace(s, "open", "/new boop ghosts=off")
        mover = SEATS[(await s.only_table()).to_move()[0]]
        s.passes(600)
        await s.settled()
        s.paper.departed.add(mover)
        await later(s, 1.1 * DAY)
        await s.until(lambda: bool(notices(s)))
        assert mover.capitalize() in notices(s)[0]
