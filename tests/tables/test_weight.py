"""What a table is said to weigh is what it weighs, whatever game is played."""

from __future__ import annotations

import gc
import random
import tracemalloc
from dataclasses import replace

import pytest

from bot.tables.status import Status
from bot.tables.table import Table
from engines import GAMES
from engines.log import Deal
from engines.story import begin

MOVES = 60
TABLES = 10


def dealt(game, number: int) -> Table:
    """A table as it begins."""
    seats = game.info.seats[-1]
    story = begin(game, Deal(seats, (), f"seed {number}"))
    return Table("t", game, (), seats, (), "ann", "", 0.0, story=story)


def played(table: Table, dice: random.Random, moves: int = MOVES):
    """The table after each of so many moves at random."""
    for _ in range(moves):
        story = table.told
        if not story.to_move():
            return
        seat = dice.choice(story.to_move())
        move = dice.choice(game_moves(story, seat))
        table = replace(table, story=story.play(seat, move))
        yield table


def game_moves(story, seat: int):
    return list(story.game.moves(story.state, seat))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_weighs_what_memory_it_takes(game):
    for table in played(dealt(game, 0), random.Random("warm")):
        assert table.weight(None, 0) > 0  # what is there once for all tables is there now
    gc.collect()
    tracemalloc.start()
    dice, kept, weight = random.Random("weight"), [], 0
    for number in range(TABLES):
        before, heavy = dealt(game, number), 0
        for table in [before, *played(before, dice)]:
            before, heavy = table, table.weight(before, heavy)
        kept.append(before)
        weight += heavy
    gc.collect()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert 0.6 * taken < weight < 1.6 * taken


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_table_weighs_the_same_move_by_move_and_all_at_once(game):
    before, weight = dealt(game, 0), 0
    for table in [before, *played(before, random.Random(1))]:
        before, weight = table, table.weight(before, weight)
    assert len(before.told.beats) > 10
    assert weight == pytest.approx(before.weight(None, 0), rel=0.25)


def test_a_table_weighs_less_when_moves_are_taken_back():
    *_, table = played(dealt(GAMES["boop"], 0), random.Random(1))
    weight = table.weight(None, 0)
    shorter = replace(table, story=replace(table.told, beats=table.told.beats[:20]))
    assert shorter.weight(table, weight) == pytest.approx(weight / 3, rel=0.2)


def test_a_lobby_weighs_something_and_what_is_at_its_end_is_over():
    lobby = replace(dealt(GAMES["boop"], 0), story=None)
    assert lobby.weight(None, 0) > 0
    assert [each for each in Status if replace(lobby, status=each).over] == [
        Status.OVER,
        Status.CANCELLED,
    ]
