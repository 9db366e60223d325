"""When somebody may be called: their quiet hours and days off, by the clock on their own wall."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from sqlalchemy import Connection

from bot.store.rows.who import hours
from bot.store.rows.who.hours import HoursRecord
from bot.words import Speech, unaccented

QUARTER: Final = 15 * 60
"""Seconds: quiet hours begin and end on the quarter, and so does every clock's change."""
DAY: Final = 24 * 60
"""Minutes."""

PLACES: Final = (
    "America/Los_Angeles",
    "America/Chicago",
    "America/New_York",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Budapest",
    "Europe/Helsinki",
    "Asia/Kolkata",
    "Asia/Singapore",
    "Asia/Tokyo",
    "Australia/Sydney",
)
"""Clocks that are a press away; `hours-places` says what people call them."""

_OFFSET = re.compile(r"(?:utc|gmt)(?:([+\-−])(\d{1,2})(?::?(00|15|30|45))?)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Hours:
    """When somebody is not to be called; without anything they may be called at any time."""

    zone: str = "UTC"
    """Where their clock hangs: a place of the time zone database, or `UTC+2`."""
    quiet: tuple[int, int] | None = None
    """From when until when, in minutes after midnight; over midnight where the end comes first."""
    days: frozenset[int] = frozenset()
    """The days of the week they have off, Monday being 0."""
    away: float = 0.0
    """Until then they are away."""

    def awake(self, at: float) -> float:
        """The first moment from a time on at which they may be called: that time, if they may."""
        moment = max(at, self.away)
        # N.B. a quarter at a time: where a clock is put forward or back, it only shows another
        # time then, and nothing has to be known of when or why.
        while self._rests(moment):
            moment = (moment // QUARTER + 1) * QUARTER
        return moment

    def clock(self, at: float) -> datetime:
        """What their clock shows at a time."""
        return datetime.fromtimestamp(at, zone_of(self.zone) or UTC)

    def _rests(self, at: float) -> bool:
        """Whether it is a day off there, or a quiet hour."""
        if not self.days and self.quiet is None:
            return False
        there = self.clock(at)
        if there.weekday() in self.days:
            return len(self.days) < 7  # nobody can be off for ever
        if self.quiet is None:
            return False
        (begins, ends), minute = self.quiet, there.hour * 60 + there.minute
        if begins <= ends:
            return begins <= minute < ends
        return minute >= begins or minute < ends


def hours_of(sql: Connection, person: str) -> Hours:
    """When somebody is not to be called, as they have settled it; at any time if they have not."""
    kept = hours.load_hours(sql, person)
    return Hours() if kept is None else hours_in(kept)


def hours_in(kept: HoursRecord) -> Hours:
    """The hours a record keeps."""
    quiet = None if kept.begins is None or kept.ends is None else (kept.begins, kept.ends)
    return Hours(kept.zone, quiet, frozenset(map(int, kept.days)), kept.away)


def record_of(person: str, kept: Hours) -> HoursRecord:
    """What is kept of somebody's hours."""
    begins, ends = kept.quiet or (None, None)
    days = "".join(map(str, sorted(kept.days)))
    return HoursRecord(person, kept.zone, begins, ends, days, kept.away)


def zone_of(name: str) -> tzinfo | None:
    """The time zone of that name, if there is one on this machine; offsets are known on any."""
    if offset := _OFFSET.fullmatch(name):
        sign, whole, part = offset.groups()
        minutes = int(whole or 0) * 60 + int(part or 0)
        if minutes > 14 * 60:
            return None
        return timezone(timedelta(minutes=minutes if sign in (None, "+") else -minutes))
    try:
        return ZoneInfo(name)
    except (LookupError, ValueError, OSError):
        return None


def city(say: Speech, zone: str) -> str:
    """What people call a zone."""
    if zone in PLACES:
        return say("hours-places").split(", ")[PLACES.index(zone)]
    return zone.rpartition("/")[2].replace("_", " ")


def zone_named(typed: str) -> str | None:
    """The name of the zone somebody means: an offset, a whole name or the city alone."""
    if _OFFSET.fullmatch(typed) and zone_of(typed) is not None:
        return typed.upper().replace("GMT", "UTC").replace("−", "-")
    return _cities().get(unaccented(typed).replace(" ", "_"))


@cache
def _cities() -> dict[str, str]:
    """Every zone by its name and its city, in small letters; of namesakes the first."""
    names = sorted(name for name in available_timezones() if "/" in name and zone_of(name))
    cities = {name.rpartition("/")[2].casefold(): name for name in reversed(names)}
    return {**cities, **{name.casefold(): name for name in names}}
