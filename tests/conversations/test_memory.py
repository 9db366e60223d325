"""However many games are played, what is remembered of them does not grow.

`PURRLOR_GAMES` says how many; a year of a busy host is 2,000.
"""

from __future__ import annotations

import gc
import os
import random
from typing import Final

import pytest

from bot.contract import Venue
from tests.desk.talk import alone
from tests.stage import Stage, stage

GAMES: Final = int(os.environ.get("PURRLOR_GAMES", "150"))
LOOKS: Final = 3
OFFERED: Final = {"boop": 2, "nine": 3, "sack": 3, "fits": 2, "house": 2}
MOVES: Final = 24
"""Of a game, then they end it: all grow alike, however long they would be."""
ROOM_FOR: Final = 1_000_000
"""Bytes for what is remembered: about a fifth of what these games weigh."""
STEADY: Final = 1.02
"""So many times the objects of the look before there may be at the last one."""


async def play(s: Stage, number: int, dice: random.Random) -> None:
    """One game of new people in a new place, at random, until somebody gives up."""
    place = Venue("paper", f"room{number}")
    game = [*OFFERED][number % len(OFFERED)]
    people = [f"{name}{number}" for name in ("ann", "bob", "cid")[: OFFERED[game]]]
    await s.say(people[0], f"/new {game} seats={len(people)}", place)
    for each in people[1:]:
        await s.say(each, "/join", place)
    table = await s.only_table(place)
    for _ in range(MOVES):
        if not table.to_move():
            break
        seat = dice.choice(table.to_move())
        move = dice.choice(table.texts(seat))
        # N.B. what is forced may have been made meanwhile: then this comes too late.
        await s.say(people[seat], f"/m {move}", alone(people[seat]), table=table.id)
        table = await s.table(table.id)
    assert len(table.told.beats) > 10
    for each in people[1:]:
        await s.say(each, "/resign yes", place, table=table.id)
    assert (await s.table(table.id)).over
    await s.settled()
    paper = s.paper  # it writes down all it was ever brought
    for kept in (paper.posts, paper.keys, paper.order, paper.whispers, paper.said, paper.tried):
        kept.clear()


def objects() -> int:
    """How many there are."""
    gc.collect()
    return len(gc.get_objects())


@pytest.mark.slow
async def test_a_year_of_games_takes_no_more_room_than_a_week(tmp_path):
    dice, found = random.Random("a year"), []
    async with stage(tmp_path) as s:
        memo = s.bot.store.memo
        memo._most = ROOM_FOR
        for number in range(GAMES):
            await play(s, number, dice)
            if (number + 1) % (GAMES // LOOKS) == 0:
                found.append(objects())
                print(f"{number + 1} games: {found[-1]} objects, {memo.weight} bytes remembered")
                assert memo.weight <= ROOM_FOR
    assert len(found) == LOOKS
    assert found[-1] < STEADY * found[-2]
