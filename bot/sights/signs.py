"""Who sits at a table and what was told there, for platforms that draw it themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.contract import Sign, Told
from bot.games.levels import level_name
from bot.posts.news import remembered
from bot.posts.private.grip import Grip
from bot.tables.table import Table
from bot.words import Speech
from engines.log import Beat
from engines.values import News, Seat

AGAIN = 4
"""Of the moves a reader has been told of, so many are told once more: they show what was undone."""
NEWEST = 6
"""So many are told to a reader who does not say what is known already."""


class Telling(NamedTuple):
    """A move that told its reader something."""

    beat: Beat[Any]
    news: Sequence[News]


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
    """The newest moves that told the reader something, or all beyond `known`, and their count."""
    moves = telling(grip)
    first = len(moves) - NEWEST if known is None else min(known, len(moves)) - AGAIN
    return tuple(told_as(grip, move) for move in moves[max(0, first) :]), len(moves)


def telling(grip: Grip) -> list[Telling]:
    """The moves that told the reader something.

    Those that told nothing leave no trace, not even in a number.
    """
    story = grip.table.told
    moves = zip(story.beats, remembered(grip.guide, story), strict=True)
    known = (
        (beat, [item for item in news if item.seat in (None, grip.seat)]) for beat, news in moves
    )
    return [Telling(beat, news) for beat, news in known if news]


def told_as(grip: Grip, move: Telling) -> Told:
    """A move as its reader is told of it."""
    return Told(
        "\n".join(grip.guide.tell(grip.say, move.news, grip.table.names())),
        tuple(motion for item in move.news for motion in grip.guide.moved(item)),
        move.beat.row.seat == grip.seat,
    )
