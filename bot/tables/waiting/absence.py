"""Absence: from when on the others may decide for somebody who is waited for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection

from bot.tables.pace import DAY, Pace, after
from bot.tables.table import Table
from bot.tables.waiting.clocks import Clocks
from bot.tables.waiting.wills import have_left
from engines.values import Seat

IDLE: Final = "idle"
SITS: Final = "sitter"
CLAIM: Final = "claim"
CHOICES: Final = (IDLE, SITS, CLAIM)
"""What may be done: the harmless move, a computer in the seat, of two the win."""
SEVERAL: Final = 15 * 60.0
"""Where there is no pace, more than one of the others may decide after so long."""
ALONE: Final = DAY
"""One alone after so long."""
LONG: Final = 3 * DAY
"""The win may be claimed after so long; who is asked for longer has no say in when to end."""


def may_be_decided(
    sql: Connection, clocks: Clocks, table: Table, seat: Seat
) -> Mapping[str, float]:
    """From when on each thing may be decided for a seat that is waited for, or has been left.

    Where there is a pace, as soon as the time is over; at once for who has left.
    """
    if seat in have_left(table):
        return {SITS: 0.0, **({IDLE: 0.0} if seat in table.to_move() else {})}
    place = table.places[seat]
    voters = set(table.people()) - {place.person, place.minder}
    two = len(table.places) == 2
    paced = dict(table.until).get(seat)
    if paced is not None:
        first = claim = paced
    else:
        since = clocks.asked_since(sql, table, seat)
        awake = clocks.awake(sql, place.minder or "")
        first = after(since, SEVERAL if len(voters) > 1 else ALONE, awake)
        claim = after(since, LONG, awake)
    return {IDLE: first, SITS: first, **({CLAIM: claim} if two else {})}


def is_away(sql: Connection, clocks: Clocks, table: Table, seat: Seat, now: float) -> bool:
    """Whether somebody has been waited for so long that others end the game without them."""
    if seat not in table.to_move() or table.places[seat].minder is None:
        return False
    if table.pace is not Pace.OPEN:
        return dict(table.until).get(seat, now) < now
    since = clocks.asked_since(sql, table, seat)
    return after(since, LONG, clocks.awake(sql, table.places[seat].minder or "")) < now
