"""How a showing sleeps: a part of its row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.contract import Why
from bot.store.packing import pack, unpack_numbers

SOONEST: Final = 2.0
LONGEST: Final = 6 * 3600.0
"""Seconds between two attempts to wake a showing: as long as it has slept, but not for ever."""


@dataclass(frozen=True, slots=True)
class SleepRecord:
    """Since when a showing sleeps, why, when it is tried again, and whom it has told."""

    since: float
    why: Why
    again: float
    told: Mapping[str, int] = field(default_factory=dict)
    """For each person who was told, the choice they were asked for by then."""

    def columns(self) -> dict[str, Any]:
        """As the row of its showing has it."""
        told = pack(self.told) if self.told else None
        return {"asleep": self.since, "why": self.why, "again": self.again, "told": told}


AWAKE: Final[Mapping[str, None]] = dict.fromkeys(("asleep", "why", "again", "told"))


def sleep_in(
    since: float | None, why: str | None, again: float | None, told: str | None
) -> SleepRecord | None:
    """The sleep these columns tell of, if any; a reason nobody knows is none."""
    if since is None:
        return None
    known = Why(why) if why in frozenset(Why) else Why.REFUSED
    return SleepRecord(since, known, since if again is None else again, unpack_numbers(told))


def sleep_on(now: float, why: Why, former: SleepRecord | None) -> SleepRecord:
    """A sleep that begins now, or goes on after another attempt."""
    if former is None or (former.why is Why.PICTURES) is not (why is Why.PICTURES):
        return SleepRecord(now, why, now + SOONEST)
    pause = min(max(now - former.since, SOONEST), LONGEST)
    told = former.told if former.why is why else {}
    return SleepRecord(former.since, why, now + pause, told)
