"""The kinds of moves; every one is made once and found again, for games are long."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.fits.cards import PRINCESS, Card, Cell

NOWHERE: Final = Card("")


@dataclass(frozen=True, slots=True)
class Move:
    """One decision: its verb, which card, and where."""

    verb: str
    card: Card = NOWHERE
    at: Cell | None = None


class Places(dict[Cell, Move]):
    """The moves of one verb with one card, by their cell."""

    def __init__(self, verb: str, card: Card) -> None:
        super().__init__()
        self.verb, self.card = verb, card

    def __missing__(self, at: Cell) -> Move:
        self[at] = move = Move(self.verb, self.card, at)
        return move


@cache
def places(verb: str, card: Card = NOWHERE) -> Places:
    """The moves of a verb with a card, each found by its cell.

    Verbs with a cell: `start`, `lay`, `sleep`, `toy` (over two boxes), `box` (a special toy laid
    like a box) and `princess`.
    """
    return Places(verb, card)


DRAW: Final = Move("draw")
CAT_EAST: Final = Move("cat", Card("e"))
CAT_WEST: Final = Move("cat", Card("w"))
NO_CAT: Final = Move("no")
DISCARD: Final = Move("discard", PRINCESS)
ONLY_DISCARD: Final = (DISCARD,)
