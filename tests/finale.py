"""Games that stand shortly before their end, for tests of what the end does."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.contract import read_data
from bot.host.app import Bot
from bot.tables.table import Table
from engines.log import Cause
from engines.values import Seat

ENDED = frozenset({"rematch", "rules", "map", "best"})
"""What may still be pressed on a private post of a game that is over."""


def move_of(table: Table, chance: random.Random) -> tuple[Seat, Any]:
    """Some move somebody may make now; that of a seat a person decides in."""
    seat = next(each for each in table.to_move() if table.places[each].minder)
    return seat, chance.choice(table.game.moves(table.told.state, seat))


def last_move(table: Table) -> tuple[Seat, Any]:
    """A move that ends the game."""
    [seat] = table.to_move()
    every = table.game.moves(table.told.state, seat)
    return seat, next(move for move in every if table.told.play(seat, move).outcome())


async def shorten(bot: Bot, table_id: str, left: int) -> None:
    """Play a table in one instant until so many moves before its end, as chance will have it."""
    table = await bot.desk.tables.get(table_id)
    assert table is not None
    story, chance = table.told, random.Random(table_id)
    stories = [story]
    while story.outcome() is None:
        seat = story.to_move()[0]
        move = chance.choice(table.game.moves(story.state, seat))
        story = story.play(seat, move, Cause.PERSON)
        stories.append(story)
        assert len(stories) < 3000, "this game does not end"
    newer = replace(table, story=stories[max(0, len(stories) - 1 - left)])
    await bot.desk.commit(lambda tx: bot.desk.tables.save(tx, table, newer))


def living(table: str, data: Iterable[str]) -> list[str]:
    """What buttons carry of a finished table that should not be there any more."""
    found = [read_data(each) for each in data]
    return [deed[2] for deed in found if deed and deed[0] == table and deed[2] not in ENDED]
