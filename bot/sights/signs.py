"""Who sits at a table and what was told there, for platforms that draw it themselves."""

from __future__ import annotations

from bot.contract import Sign, Told
from bot.games.levels import level_name
from bot.posts.news import remembered
from bot.posts.private.grip import Grip
from bot.tables.table import Table
from bot.words import Speech
from engines.values import Seat

AGAIN = 4
"""Of the moves a reader has been told of, so many are told once more: they show what was undone."""
NEWEST = 6
"""So many are told to a reader who does not say what is known already."""


def signs_of(say: Speech, table: Table, seat: Seat | None) -> tuple[Sign, ...]:
    """The seats as everybody sees them."""
    waiting = table.to_move()
    return tuple(
        Sign(
            place.name,
            place.person or "",
            "" if place.level is None else level_name(say, place.level),
            number in waiting,
            number == seat,
        )
        for number, place in enumerate(table.places)
    )


def told_of(grip: Grip, known: int | None) -> tuple[tuple[Told, ...], int]:
    """The newest moves that told the reader something, or all beyond `known`, and the count of all.

    Moves that told nothing leave no trace, not even in a number.
    """
    table = grip.table
    telling = []
    moves = remembered(grip.guide, table.told)
    for beat, happened in zip(table.told.beats, moves, strict=True):
        news = [item for item in happened if item.seat in (None, grip.seat)]
        if news:
            telling.append((beat.row.seat == grip.seat, news))
    first = len(telling) - NEWEST if known is None else min(known, len(telling)) - AGAIN
    told = (
        Told(
            "\n".join(grip.guide.tell(grip.say, news, table.names())),
            tuple(motion for item in news for motion in grip.guide.moved(item)),
            own,
        )
        for own, news in telling[max(0, first) :]
    )
    return tuple(told), len(telling)
