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
    CANCELLED = "cancelled"


OPEN: Final = frozenset({Status.LOBBY, Status.PLAYING, Status.PAUSED})
"""A table that is not at its end."""
