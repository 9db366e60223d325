"""How often each person wants to be reminded of a table that waits."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select

from bot.store import schema
from bot.store.upsert import Upsert

_reminders = schema.reminders.c

_KEEP = Upsert(schema.reminders, by=("person",), take=("days",))
_ONE = select(_reminders.days).where(_reminders.person == bindparam("of"))


def keep_interval(sql: Connection, person: str, days: float) -> None:
    """After how many days somebody is reminded first; 0 is never."""
    _KEEP(sql, {"person": person, "days": days})


def interval_of(sql: Connection, person: str) -> float | None:
    """After how many days somebody wants to be reminded first; None if they have not said."""
    days: float | None = sql.execute(_ONE, {"of": person}).scalar_one_or_none()
    return days
