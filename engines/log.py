"""The log of a table, line by line: who wrote what, and the states that moves led to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, TypeVar

from engines.values import Seat

S = TypeVar("S")


class Cause(StrEnum):
    """Who or what wrote a row."""

    PERSON = "person"
    SITTER = "sitter"
    COMPUTER = "computer"
    ORDER = "order"
    CLOCK = "clock"
    FORCED = "forced"


ANSWERS = frozenset({Cause.COMPUTER, Cause.FORCED})
"""Rows nobody decided: an undo takes them back together with the move they followed."""
ALL: Final = " all"
"""How a row ends that takes back whatever was made after a move, too."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the log."""

    step: int
    seat: Seat
    text: str
    cause: Cause = Cause.PERSON


@dataclass(frozen=True, slots=True)
class Deal:
    """All that is settled when a table starts."""

    seats: int
    options: tuple[tuple[str, str], ...]
    seed: str


@dataclass(frozen=True, slots=True)
class Beat(Generic[S]):
    """A move that stands, with the state it led to."""

    row: Row
    state: S
