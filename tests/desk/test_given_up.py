"""Nobody whose seat was given up sees the seat's secrets."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Command, Person, Venue
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from tests.courier.playing import board
from tests.stage import ROOM, Stage, button, stage

PEOPLE = ("ann", "bob", "cid")
PAUSE = 1e6


async def sack(s: Stage) -> None:
    await s.say("ann", "/new sack seats=3")
    await s.say("bob", "/join")
    await s.say("cid", "/join")
    await s.settled()


@pytest.fixture
async def game(tmp_path):
    """Ann, Bob and Cid play, and the computer that follows somebody is in no hurry."""
    async with stage(tmp_path, seeds=["sack"], pause=PAUSE) as s:
        await sack(s)
        yield s


async def test_who_gave_up_is_shown_no_hand_of_the_seat(game):
    hand = button(game.paper.newest(), "My hand")
    own = await game.say("ann", "/hand")
    assert own.post is not None
    await game.say("ann", "/resign yes")
    for answer in (await game.say("ann", "/hand"), await game.press("ann", hand)):
        assert (answer.refused, answer.post) == (True, None)
        assert answer.toast == "You have resigned from this game."


async def test_who_gave_up_reads_what_everybody_may_read(game):
    table = await game.only_table()
    assert board(table, 0) != board(table, None)
    before = await game.say("ann", "/text")
    assert before.post is not None
    assert before.post.sketch == board(table, 0)
    await game.say("ann", "/resign yes")
    table = await game.only_table()
    mine, theirs = await game.say("ann", "/text"), await game.say("eve", "/text")
    assert mine.post == theirs.post
    assert mine.post is not None
    assert mine.post.sketch == board(table, None)


async def test_who_gave_up_is_offered_nothing_the_seat_may_do(game):
    table = await game.only_table()
    who = PEOPLE[table.to_move()[0]]
    there = Venue("paper", who, private=True)
    assert await game.bot.desk.complete(_typing(who, there), 5)
    await game.say(who, "/resign yes")
    for venue in (ROOM, there):
        assert not await game.bot.desk.complete(_typing(who, venue), 5)


def _typing(who, venue):

    return Command("r", Person("paper", who, who.capitalize()), venue, "move", ("",), unseen=True)


async def test_a_hand_that_was_still_owed_is_not_sent_after_giving_up(game):
    table = await game.only_table()
    game.paper.doors["paper:ann"] = asyncio.Event()
    game.paper.whispers.clear()
    await game.say("ann", "/resign yes")
    await game.bot.store.write(
        lambda tx: outbox.owe(tx.sql, Kind.HAND, table.id, due=game.clock.now, person="paper:ann")
    )
    game.paper.doors.pop("paper:ann").set()
    game.passes(1)
    await game.settled()
    assert [who for who, _ in game.paper.whispers if who == "ann"] == []
