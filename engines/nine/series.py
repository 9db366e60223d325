"""Series: when they are scored, and how many coins they bring."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache, reduce
from typing import Final

from engines.nine.cards import STRAY, Card, shown

SMALL, USUAL, LARGE = 3, 5, 7
"""The lengths at which series are scored: the small one by choice, the large one with kittens."""
ENDING: Final = 9
"""What sums end in."""
COINS: Final = {SMALL: 1, USUAL: 3, LARGE: 8}
"""Of a series that ends so; of the largest its kittens are one."""
ALIKE: Final = 3
"""Of three cards that can all show the same number."""
STRAYED: Final = 1
"""Of a series with a stray: as a free odd joker it lets the sum always end so."""


class Due(Enum):
    """Whether a series is scored at its length."""

    NO = "no"
    MAY = "may"
    MUST = "must"


def due(length: int, *, kittens: bool, stray: bool) -> Due:
    """What the adding of a card entails that gives a series this length."""
    if kittens:
        return Due.MUST if length == LARGE else Due.NO
    if length == SMALL:
        return Due.NO if stray else Due.MAY
    return Due.MUST if length == USUAL else Due.NO


@lru_cache(maxsize=65_536)
def worth(cards: tuple[Card, ...]) -> int:
    """The coins of a series that is scored; a wrong sum brings none."""
    if STRAY in cards:
        return STRAYED
    if len(cards) == SMALL and alike(cards):
        return ALIKE
    return COINS[len(cards)] if ENDING in endings(cards) else 0


def alike(cards: Sequence[Card]) -> bool:
    """Whether number cards can all show the same number."""
    return bool(reduce(set.intersection, (set(shown(card)) for card in cards)))


def endings(cards: Sequence[Card]) -> frozenset[int]:
    """The last figures the sum of number cards may have."""
    sums = {0}
    for card in cards:
        sums = {(so_far + number) % 10 for so_far in sums for number in shown(card)}
    return frozenset(sums)
