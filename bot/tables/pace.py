"""The pace of a table: how long people have for a turn, and what they save up."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, TypeAlias

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
SAVED: Final = 3
"""So many turns' time may be saved up at most."""
STEP: Final = 900.0
"""Hours in which somebody may be called are counted in steps of so many seconds."""

Awake: TypeAlias = Callable[[float], float]
"""The first moment from a time on at which somebody may be called."""


class Pace(StrEnum):
    """How long people have for a turn."""

    OPEN = "open"
    HALF = "half"
    DAY = "day"
    DAYS = "days"
    WEEK = "week"

    @property
    def turn(self) -> float:
        """Seconds for one turn; 0 is as long as one likes."""
        return TURN[self]


TURN: Final = {
    Pace.OPEN: 0.0,
    Pace.HALF: 12 * HOUR,
    Pace.DAY: DAY,
    Pace.DAYS: 3 * DAY,
    Pace.WEEK: 7 * DAY,
}


def read_pace(text: str | None) -> Pace:
    """A pace as it was kept; what is none of ours leaves people all the time they like."""
    return next((pace for pace in Pace if pace == text), Pace.OPEN)


def always(at: float) -> float:
    """The hours of somebody who may be called at any time."""
    return at


def after(since: float, seconds: float, awake: Awake) -> float:
    """When somebody will have had so many seconds in which they may be called."""
    if awake is always:
        return since + seconds
    at = awake(since)
    while seconds > 0:
        piece = min(STEP, seconds)
        at, seconds = awake(at + piece), seconds - piece
    return at


def between(since: float, until: float, awake: Awake) -> float:
    """How many seconds of a time somebody may be called in."""
    if awake is always:
        return max(0.0, until - since)
    found, at = 0.0, awake(since)
    while at < until:
        piece = min(STEP, until - at)
        found, at = found + piece, awake(at + piece)
    return found
