"""A table of Nine Lives as a value: piles, series, kittens, coins, what is decided now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias, cast

from engines.nine.cards import COLOURS, NOWHERE, STRAY, Card, Colour
from engines.values import Hidden, Seat

Covered: TypeAlias = Card | Hidden
Bed: TypeAlias = int
"""Where a series lies: its seat's number times four, and its colour's."""

FOUR: Final = len(COLOURS)


class Phase(Enum):
    """What is decided."""

    TURN = "turn"
    """Which of the four things to do."""
    FIRST = "first"
    """Which of two drawn cards is resolved first."""
    CARD = "card"
    """What becomes of the card in question."""
    SCORE = "score"
    """Whether three cards are scored now."""
    KITTENS = "kittens"
    """Where kittens go that have nothing beneath them any more."""
    OVER = "over"


class Deed(NamedTuple):
    """One thing the last move did; `engines/nine/news.py` says what there is."""

    code: str
    seat: Seat = NOWHERE
    cards: tuple[Card, ...] = ()
    start: str = ""
    """Where the card lay, in a word."""
    end: str = ""
    other: Seat = NOWHERE
    """Who it was done to."""
    coins: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table; the draw pile is `HIDDEN` card by card in what is seen of it."""

    seats: int
    piles: tuple[tuple[Card, ...], ...]
    """The discard piles, each with its top last."""
    stock: tuple[Covered, ...]
    """The draw pile, its top first."""
    box: tuple[Card, ...]
    series: tuple[tuple[Card, ...], ...]
    """By bed, in the order the cards were laid; strays lie among them."""
    kittens: tuple[Bed, ...]
    """The series that have kittens laid across, sorted."""
    coins: tuple[int, ...]
    turn: Seat
    phase: Phase
    cards: tuple[Card, ...] = ()
    """Taken or drawn and still to be resolved; the one in question first."""
    dropped: int = NOWHERE
    """The discard pile on which a number card of this draw lies."""
    asked: int = NOWHERE
    """The colour of the series that may be scored."""
    owing: tuple[Seat, ...] = ()
    """Whose kittens have lost their series; the first one answers."""
    again: int = 0
    """How often the draw pile has run out."""
    turns: int = 1
    """The number of this turn."""
    deeds: tuple[Deed, ...] = ()

    def of(self, seat: Seat) -> tuple[tuple[Card, ...], ...]:
        """The four series of a seat by colour."""
        return self.series[seat * FOUR : seat * FOUR + FOUR]

    def others(self, seat: Seat) -> Iterator[Seat]:
        """Everybody else, from the first seat on."""
        return (other for other in range(self.seats) if other != seat)


def known(cards: tuple[Covered, ...]) -> tuple[Card, ...]:
    """Cards of a full state, in which none is covered."""
    return cast("tuple[Card, ...]", cards)


def series_word(seat: Seat, colour: Colour) -> str:
    """Where a series lies, in a word."""
    return _SERIES[seat * FOUR + colour]


def is_number(card: Card) -> bool:
    """Whether it is a cat with a colour and a number."""
    return card < STRAY


_SERIES: Final = tuple(f"seat{seat + 1}-{colour}" for seat in range(5) for colour in COLOURS)
