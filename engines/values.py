"""The values games are told in: seats, options, news, objections, outcomes, views."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from engines.errors import BadOption

Seat: TypeAlias = int
Fact: TypeAlias = str | int
Options: TypeAlias = Mapping[str, str]

S = TypeVar("S")


class Hidden(Enum):
    """The type of `HIDDEN`, so that a field can say `Card | Hidden`."""

    HIDDEN = "?"


HIDDEN: Final[Literal[Hidden.HIDDEN]] = Hidden.HIDDEN
"""Stands in a seen state where the viewer may not look."""


@dataclass(frozen=True, slots=True)
class Option:
    """A rules variant chosen at set-up."""

    id: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Info:
    """A game's identity card."""

    id: str
    seats: range
    options: tuple[Option, ...] = ()
    secrets: bool = False
    """Something is hidden from somebody."""
    private: bool = False
    """Moves are made in private only: pads, previews and typed moves never appear in public."""
    rules: int = 1
    """Raised when old logs would replay differently."""

    def settle(self, options: Options) -> dict[str, str]:
        """Every option with its value: the chosen one or the default."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise BadOption(name, value)
        return {name: options.get(name, option.default) for name, option in known.items()}


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move is not allowed: a code and facts; the words live in the locales."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class News:
    """One thing the last move did, public or for one seat only."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended; several winners share the win, all of them winners is a draw."""

    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...] = ()
    breakdown: tuple[tuple[tuple[str, int], ...], ...] = ()
    """For each seat what its score is made of, in the order it is read out."""


@dataclass(frozen=True, slots=True)
class Seen(Generic[S]):
    """A state as one seat, or a bystander (`None`), may see it: covered fields are `HIDDEN`."""

    state: S
    seat: Seat | None
