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
    """What a new table has: of an edition the newest."""
    hidden: bool = False
    """Nobody chooses it: an edition. Whoever does not name it means the first value."""


@dataclass(frozen=True, slots=True)
class Info:
    """A game's identity card."""

    id: str
    seats: range
    options: tuple[Option, ...] = ()
    rules: int = 1
    """Raised when old logs would replay differently."""

    @property
    def offered(self) -> tuple[Option, ...]:
        """The options people choose among."""
        return tuple(option for option in self.options if not option.hidden)

    def settle(self, options: Options) -> dict[str, str]:
        """Every option with its value at a table with these: so a deal is read.

        What people left open is the default; a hidden one that is not named is the first there was.
        """
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise BadOption(name, value)
        return {
            name: options.get(name, option.values[0] if option.hidden else option.default)
            for name, option in known.items()
        }

    def fresh(self, options: Options) -> dict[str, str]:
        """Every option as a new table gets it: what people choose, and the newest edition."""
        newest = {option.id: option.default for option in self.options if option.hidden}
        chosen = {option.id for option in self.offered}
        for name, value in options.items():
            if name not in chosen:
                raise BadOption(name, value)
        return self.settle({**options, **newest})

    def chosen(self, options: Options) -> dict[str, str]:
        """What people chose of these."""
        offered = {option.id for option in self.offered}
        return {name: value for name, value in options.items() if name in offered}


@dataclass(frozen=True, slots=True)
class Objection:
    """Why a move is not allowed: a code and facts; the words live in the locales."""

    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class News:
    """One thing the last move did, public or for one seat only.

    Of what moved the facts name the `piece`, where it came `from` (absent: from beside the table)
    and where it went `to` (absent: off the table), each in a word; of several `cells` where.
    """

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
