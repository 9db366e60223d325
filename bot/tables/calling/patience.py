"""How long people are waited for before they are reminded, and before the others are told."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from bot.store.rows.play import timers
from bot.store.rows.who import reminders
from bot.tables.table import Table
from engines.values import Seat

DAY: Final = 24 * 3600.0
USUAL: Final = 1.0
"""Days after which somebody is reminded first who has not said."""
PAUSES: Final = (1, 2, 4)
"""How many times as long each pause is as the first one: 1, 3 and 7 days after the call."""
WAITED: Final = 8 * DAY
"""Seconds of a turn after which the others are told."""


def begin_waiting(sql: Connection, table: Table, seat: Seat, turn: int, now: float) -> None:
    """A turn begins: it may be one that lasts."""
    body = {"turn": turn, "since": now}
    for kind, pause in ((timers.REMIND, USUAL * DAY), (timers.WAITED, WAITED)):
        timers.set_timer(sql, table.id, kind, due=now + pause, seat=seat, body=body)


def interval(sql: Connection, person: str) -> float:
    """After how many days somebody is reminded first; 0 is never."""
    chosen = reminders.interval_of(sql, person)
    return USUAL if chosen is None else chosen
