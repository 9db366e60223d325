"""A table of If It Fits as a value: what lies, what everybody holds, what just happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias, cast

from engines.fits.board import Board
from engines.fits.cards import Card, Cell
from engines.fits.editions import Edition
from engines.values import Hidden, Seat

Covered: TypeAlias = Card | Hidden

CATS: Final = 5
"""Everybody's cats."""
DRAWN, PLAYED, PRINCESS_PLAYED, SHOWN = range(4)
"""What the log says of a hand: a card came, another than a Princess went, a Princess went, or was
shown and removed because nothing else was held."""
KINDS: Final = 4


class Phase(Enum):
    """What is decided."""

    START = "start"
    """Which start box, and where."""
    TURN = "turn"
    """To draw a card, or to lay a sleeping cat."""
    PLAY = "play"
    CAT = "cat"
    """Whether a cat goes into the box that was laid."""
    OVER = "over"


class Deed(NamedTuple):
    """One thing the last move did; `engines/fits/words/news.py` says what there is."""

    code: str
    seat: Seat = -1
    card: Card = Card("")
    at: Cell | None = None
    left: int = 0
    other: Seat = -1


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table; what a viewer may not see is `HIDDEN` in what is seen of it."""

    edition: Edition = field(hash=False)
    """What is printed on the cards; the same for the whole game."""
    advanced: bool
    phase: Phase
    first: Seat
    """Who laid the first start box and had the first turn."""
    seat: Seat
    """Who is to move."""
    turns: int
    """Turns that are over, start boxes included."""
    stock: tuple[int, ...]
    """Everybody's cats that are not on the table."""
    board: Board
    hands: tuple[tuple[Covered, ...], ...]
    pile: tuple[Covered, ...]
    starts: tuple[Card, ...]
    """The start boxes nobody has taken yet; none once all have."""
    left: int | None = None
    """Turns still to be played once the end has been triggered."""
    fresh: Cell | None = None
    """The box laid this turn, while it is asked for a cat."""
    drawn: Covered | None = None
    """The card just drawn, until one is played."""
    log: tuple[int, ...] = ()
    """How hands have changed: each entry is a seat times four and a kind."""
    finds: tuple[bool | Hidden, ...] = ()
    """Of each card that was drawn whether it was a Princess: its owner remembers."""
    deeds: tuple[Deed, ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.stock)


FIELDS: Final = tuple(each.name for each in fields(State))
_values: Final = attrgetter(*FIELDS)


def but(state: State, **changes: Any) -> State:
    """The state with some fields changed: `dataclasses.replace`, in two thirds of its time."""
    values: Iterable[Any] = map(changes.get, FIELDS, _values(state))
    return State(*values)


def known_cards(cards: Sequence[Covered]) -> tuple[Card, ...]:
    """Cards of a full state, in which none is covered."""
    return cast("tuple[Card, ...]", tuple(cards))


def entry(seat: Seat, kind: int) -> int:
    """A line of the log."""
    return seat * KINDS + kind
