"""When each person is not to be called, by their own clock."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, select

from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class HoursRecord:
    """The quiet hours and days off of a person."""

    person: str
    zone: str
    """Where their clock hangs."""
    begins: int | None = None
    ends: int | None = None
    """The quiet hours, in minutes after midnight; None where there are none."""
    days: str = ""
    """The days of the week they have off, a digit for each; Monday is 0."""
    away: float = 0.0
    """Until then they are away."""


_hours = schema.hours.c

_KEEP = Upsert(schema.hours, by=("person",), take=("zone", "begins", "ends", "days", "away"))
_ONE = select(schema.hours).where(_hours.person == bindparam("of"))


def keep_hours(sql: Connection, hours: HoursRecord) -> None:
    """Keep somebody's hours, in place of those they had."""
    _KEEP(sql, asdict(hours))


def load_hours(sql: Connection, person: str) -> HoursRecord | None:
    """Somebody's hours, if they have settled any."""
    row = sql.execute(_ONE, {"of": person}).mappings().one_or_none()
    return HoursRecord(**row) if row else None
