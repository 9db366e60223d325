"""The cards, what they are worth, and whom the dogs chase: the same in every edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, NewType

Card = NewType("Card", str)
"""A card as the notation writes it: `cat-8`, `rabbit`, `smalldog`."""

SMALL_DOG: Final = Card("smalldog")
BIG_DOG: Final = Card("bigdog")
RABBIT: Final = Card("rabbit")
DOGS: Final = (SMALL_DOG, BIG_DOG)


class _Worth(dict[Card, int]):
    """Looked up as fast as in any mapping; a cat that has not been met yet says it itself."""

    def __missing__(self, card: Card) -> int:
        self[card] = worth = int(card.removeprefix("cat"))
        return worth


WORTH: Final = _Worth({RABBIT: 0, SMALL_DOG: 0, BIG_DOG: 0})
"""What a card adds to the points of whoever won it."""
PLACE: Final = _Worth({RABBIT: 1000, BIG_DOG: 1001, SMALL_DOG: 1002})
"""Where a card lies in a hand that is sorted."""


class Catch(NamedTuple):
    """What the dogs leave of a sack, in the order of its row, and what is gone with them."""

    kept: tuple[Card, ...]
    chased: tuple[Card, ...]


def is_cat(card: Card) -> bool:
    """Whether it is one of the cats."""
    return card.startswith("cat")


def chase(row: Sequence[Card]) -> Catch:
    """Let the dogs of a sack act: several chase each other, a single one takes a card along."""
    dogs = tuple(card for card in row if card in DOGS)
    others = [card for card in row if card not in DOGS]
    if len(dogs) != 1:
        return Catch(tuple(others), dogs)
    best = max if dogs[0] == BIG_DOG else min
    prey = best(others, key=WORTH.__getitem__)  # of several equal ones the leftmost
    others.remove(prey)
    return Catch(tuple(others), (*dogs, prey))


def points(cards: Sequence[Card]) -> int:
    """What cards are worth together."""
    return sum(map(WORTH.__getitem__, cards))


def in_order(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Cards as they are held: cats from the worst to the best, the rabbit, the dogs."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
