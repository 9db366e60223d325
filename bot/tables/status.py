"""How far a table has come: a value that everything from the store up may speak of."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Status(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    PAUSED = "paused"
    RESTING = "resting"
    """Its people have agreed on a pause, or nothing has happened for long: anybody wakes it."""
    CANCELLED = "cancelled"


OPEN: Final = frozenset({Status.LOBBY, Status.PLAYING, Status.PAUSED, Status.RESTING})
"""A table that is not at its end."""
