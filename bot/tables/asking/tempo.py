"""How fast people play at a table: what is done for them must not stand out by its tempo.

Where nobody is waited for but computers, these pause as the people there like it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise
from statistics import median
from typing import Final

from sqlalchemy import Connection

from bot.contract import Speed
from bot.store.rows.play.tables import LogRecord, load_latest
from bot.store.rows.who.people import speed_of
from bot.tables.table import Table
from engines.log import Cause

SLOW: Final = 2 * 60.0
"""Seconds somebody who is here would hardly take."""
TURNS: Final = 5
"""So many of the latest turns are looked at: one night between two of them makes no table slow."""
ROWS: Final = 60
"""Rows of a log they are looked for in."""
PEOPLE: Final = (Cause.PERSON, Cause.SITTER)


class Tempo(StrEnum):
    """How fast a table is played, as its people settle it or it settles itself."""

    AUTO = "auto"
    LIVE = "live"
    """Nobody is called before they have let the others wait for a while."""
    SLOW = "slow"
    """Whoever is asked is called at once."""


def plays_slowly(sql: Connection, table: Table, now: float) -> bool:
    """Whether a table is slow: as was settled by hand, else as its people's latest turns say.

    Who plays with computers alone keeps nobody waiting.
    """
    if table.story is None or len(table.people()) < 2:
        return False
    tempo = Tempo(table.told.tempo)
    if tempo is not Tempo.AUTO:
        return tempo is Tempo.SLOW
    return is_slow(load_latest(sql, table.id, ROWS), table.created, now)


def is_slow(latest: Sequence[LogRecord], created: float, now: float) -> bool:
    """Whether people lately took long over their turns, most of them longer than `SLOW`.

    The latest rows of a log tell, in order. Before the first turn is over it counts how long the
    table has been there.
    """
    waits = _waits(latest, created) or [now - created]
    return median(waits[-TURNS:]) > SLOW


def _waits(rows: Sequence[LogRecord], created: float) -> list[float]:
    """How long people were waited for, a turn of theirs each, the latest last."""
    waits = []
    if rows and rows[0].step == 1 and rows[0].cause in PEOPLE:
        waits.append(rows[0].at - created)
    for before, row in pairwise(rows):
        goes_on = (row.seat, row.cause) == (before.seat, before.cause)
        if row.cause in PEOPLE and not goes_on and not row.text.startswith("!"):
            waits.append(row.at - before.at)
    return waits


def waits_for_computers(table: Table) -> bool:
    """Whether people wait for computers alone, and nobody's tempo could tell anything by that.

    Where several play and moves are private, what a computer does shall look like what others do.
    """
    people = [place.minder for place in table.places if place.minder is not None]
    if len(people) <= 1:
        return True
    return not table.private and all(table.places[seat].minder is None for seat in table.to_move())


def slowest(sql: Connection, table: Table) -> Speed:
    """How long the people at a table wait for computers: as long as who likes it slowest.

    Who has not chosen waits briefly alone, and among others long enough for them to follow.
    """
    people = [place.minder for place in table.places if place.minder is not None]
    usual = Speed.BRISK if len(people) <= 1 else Speed.LEISURELY
    wanted = {speed_of(sql, person) or usual for person in people} or {usual}
    return next(each for each in Speed if each in wanted)
