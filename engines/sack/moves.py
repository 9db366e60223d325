"""The four kinds of moves, every one made once beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from engines.sack.cards import Card


@dataclass(frozen=True, slots=True)
class Lay:
    """Put a card of the hand face down into the row."""

    card: Card


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer so many mice for the sack."""

    mice: int


class Call(Enum):
    """What is said instead of a number."""

    PASS = "pass"  # noqa: S105 — a word of the game
    BUY = "buy"
    """Take the sack nobody wanted for one mouse."""


Move: TypeAlias = Lay | Bid | Call


class _Lays(dict[Card, Lay]):
    """The laying of every card that was ever laid."""

    def __missing__(self, card: Card) -> Lay:
        self[card] = move = Lay(card)
        return move


LAYS: Final = _Lays()
MOST: Final = 128
"""More mice than there are in any game."""
BIDS: Final = tuple(map(Bid, range(MOST)))
ONLY_PASS: Final = (Call.PASS,)
BUY_OR_PASS: Final = (Call.BUY, Call.PASS)
