"""A table of Cat in the Sack as a value: hands, mice, the row, the auction, what just happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, cast

from engines.sack.cards import Card
from engines.sack.editions import Edition
from engines.values import Hidden, Seat

T = TypeVar("T")

Covered: TypeAlias = Card | Hidden
Purse: TypeAlias = int | Hidden

PILE: Final = -1
"""Whose card lies first in the row of three players: the draw pile's."""


class Phase(Enum):
    """What is decided."""

    LAY = "lay"
    """All who have not laid choose a card, at the same time."""
    BID = "bid"
    BUY = "buy"
    """Everybody else has passed before any bid."""
    OVER = "over"


class Slot(NamedTuple):
    """A card of the row: whose it is, and what it is if it lies open."""

    owner: Seat
    card: Covered | None
    """None where nothing has been laid yet."""
    open: bool


class Sale(NamedTuple):
    """How the round before ended."""

    winner: Seat | None
    """None: nobody wanted the sack."""
    price: int
    row: tuple[Card, ...]
    kept: tuple[Card, ...]
    chased: tuple[Card, ...]


class Deed(NamedTuple):
    """One thing the last move did; `engines/sack/news.py` says what there is."""

    code: str
    seat: Seat = PILE
    mice: int = 0
    cards: tuple[Card, ...] = ()
    over: int = 0
    """The highest bid before, of a bid."""
    place: int = 0
    """Where in the row, from 1, of a card turned up; which mouse card, from the lowest, of a pass;
    0 if none had any mice."""
    left: int = 0
    """How many cards of the row are face down after it."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table; what a viewer may not see is `HIDDEN` in what is seen of it."""

    edition: Edition = field(hash=False)
    """What is printed on the cards; the same for the whole game."""
    phase: Phase
    round: int
    """From 1; it stays at the last when the game is over."""
    start: Seat
    """Whose card lies first and who speaks first."""
    seat: Seat
    """Who is to bid, or to buy."""
    bank: int
    mouse_cards: tuple[int, ...]
    """The mice lying on each, from the lowest card up."""
    offers: tuple[int | None, ...]
    """What each seat has offered; None when it has passed. The mice are still its own."""
    mice: tuple[Purse, ...]
    hands: tuple[tuple[Covered, ...], ...]
    removed: tuple[Covered, ...]
    """The card of each seat's set that is not played with."""
    laid: tuple[Covered | None, ...]
    """This round's card of each seat."""
    shown: int
    """How many cards of the row lie open, from its left."""
    sacks: tuple[tuple[Covered, ...], ...]
    """The cards each seat has won."""
    gone: tuple[Card, ...]
    """The cards that left the game, open for everybody."""
    drawn: Card | None = None
    """The draw pile's card in the row; only with three players."""
    pile: tuple[Covered, ...] = ()
    """The draw pile; the card of its set that is not played with lies at the end."""
    declined: bool = False
    """Nobody wanted the last sack, so the mouse cards stayed empty."""
    sale: Sale | None = None
    deeds: tuple[Deed, ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.offers)

    @property
    def high(self) -> int:
        """The highest bid, 0 before the first."""
        return max([offer for offer in self.offers if offer], default=0)

    def order(self) -> tuple[Seat, ...]:
        """The seats from the start player on."""
        return (*range(self.start, self.seats), *range(self.start))

    def row(self) -> tuple[Slot, ...]:
        """The row from its left."""
        cards: list[tuple[Seat, Covered | None]] = [
            (seat, self.laid[seat]) for seat in self.order()
        ]
        if self.drawn is not None:
            cards.insert(0, (PILE, self.drawn))
        return tuple(Slot(*each, at < self.shown) for at, each in enumerate(cards))

    @property
    def to_be_drawn(self) -> int:
        """How many cards of the draw pile are still to be played: the last one never is."""
        return max(0, len(self.pile) - 1)

    def in_auction(self) -> tuple[Seat, ...]:
        """Who has not passed."""
        return tuple(seat for seat, offer in enumerate(self.offers) if offer is not None)


FIELDS: Final = tuple(each.name for each in fields(State))
_values: Final = attrgetter(*FIELDS)


def but(state: State, **changes: Any) -> State:
    """The state with some fields changed: `dataclasses.replace`, in two thirds of its time."""
    values: Iterable[Any] = map(changes.get, FIELDS, _values(state))
    return State(*values)


def known_cards(cards: Sequence[Covered | None]) -> tuple[Card, ...]:
    """Cards of a full state, in which none is covered."""
    return cast("tuple[Card, ...]", tuple(cards))


def known_mice(state: State) -> tuple[int, ...]:
    """The purses of a full state, in which none is covered."""
    return cast("tuple[int, ...]", state.mice)


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with one of them replaced."""
    return (*values[:at], value, *values[at + 1 :])
