"""What series of Nine Lives promise, and what of it is within reach of whose turn it is.

All in coins, fitted to what series came to in many games of computers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engines.nine.cards import KINDS, STRAY, Card
from engines.nine.series import COINS, LARGE, SMALL, USUAL, Due, due, worth
from engines.nine.state import FOUR, State
from engines.values import Seat

LIKELY: Final = tuple(count / 120 for count in (3, 3, 5, 3, 3, 3, 3))
"""How likely the next card is this face of one colour."""
SINGLE: Final = (0.44, 0.34, 0.2, 0.28, 0.42, 0.43, 0.46)
"""A single card by its face."""
PAIR, PAIR_SUM, PAIR_ALIKE = 0.52, 0.7, 11.6
"""Two cards: for themselves, and by how likely the third one makes the sum or is alike."""
WAITING: Final = 1.2
"""Three cards that go on to five."""
FOUR_LONG, FOUR_SUM = 1.3, 5.2
"""Four cards: for themselves, and by how likely the fifth one makes the sum."""
STRAYED: Final = (0.0, 0.0, 0.47, 0.78, 1.1)
"""With a stray, by the length."""
UNDER_KITTENS: Final = (0.0, 0.05, 0.0, 0.3, 1.4, 3.4)
"""Beneath kittens, by the length."""
SIX_LONG, SIX_SUM = 2.5, 20.0
"""Six cards beneath kittens: for themselves, and by how likely the last one makes the sum."""
STRAYED_KITTENS: Final = (0.0, 0.0, 0.35, 0.45, 0.55, 0.6, 0.8)
"""Beneath kittens with a stray, by the length."""


class Prospect(NamedTuple):
    """What one colour has for a seat."""

    promise: float
    """What its series promises."""
    gain: float
    """The most that one move into this colour alone may add now."""
    thefts: tuple[tuple[float, Seat], ...]
    """What single thefts add, the best first, and from whom: those from two may be made at once."""


def hopes(state: State) -> list[tuple[float, float]]:
    """By seat: what all its series promise, and the most it could add if it were its turn."""
    tops = [pile[-1] for pile in state.piles if pile and pile[-1] < STRAY]
    colours = [
        _prospects(
            state.series[colour::FOUR],
            tuple(bed // FOUR for bed in state.kittens if bed % FOUR == colour),
            tuple(card for card in tops if card // KINDS == colour),
        )
        for colour in range(FOUR)
    ]
    return [_together([each[seat] for each in colours]) for seat in range(state.seats)]


def _together(colours: Sequence[Prospect]) -> tuple[float, float]:
    """What the colours of one seat come to."""
    most = max(each.gain for each in colours)
    for one, other in combinations([each.thefts for each in colours if each.thefts], 2):
        for gain, victim in one:
            for gain2, victim2 in other:
                if victim != victim2:
                    most = max(most, gain + gain2)
    return sum(each.promise for each in colours), most


@lru_cache(maxsize=65_536)
def _prospects(
    rows: tuple[tuple[Card, ...], ...], kittens: tuple[Seat, ...], tops: tuple[Card, ...]
) -> tuple[Prospect, ...]:
    """One colour for every seat: their series, whose have kittens, and the open cards of it."""
    found = []
    for seat, row in enumerate(rows):
        laid = seat in kittens
        had = promise(row, kittens=laid)
        gains = [value((*row, card), kittens=laid) - had for card in tops]
        tails = [
            (theirs[-1], other)
            for other, theirs in enumerate(rows)
            if other != seat and theirs and theirs[-1] < STRAY
        ]
        thefts = sorted(_singly(row, tails, kittens=laid), reverse=True)
        gains += (coins - had for coins, _ in thefts)
        gains += (coins - had for coins in _doubly(row, tails, kittens=laid))
        best = tuple((coins - had, other) for coins, other in thefts[:2])
        found.append(Prospect(had, max((0.0, *gains)), best))
    return tuple(found)


def _singly(
    row: tuple[Card, ...], tails: Iterable[tuple[Card, Seat]], *, kittens: bool
) -> list[tuple[int, Seat]]:
    """The coins of a series that is completed by the last card of another's."""
    if due(len(row) + 1, kittens=kittens, stray=STRAY in row) is Due.NO:
        return []
    return [(coins, other) for card, other in tails if (coins := worth((*row, card)))]


def _doubly(
    row: tuple[Card, ...], tails: Iterable[tuple[Card, Seat]], *, kittens: bool
) -> list[int]:
    """The coins of one that is completed by the last cards of two others'."""
    if not row or due(len(row) + 2, kittens=kittens, stray=STRAY in row) is Due.NO:
        return []
    return [worth((*row, card, other)) for (card, _), (other, _) in combinations(tails, 2)]


@lru_cache(maxsize=65_536)
def value(row: tuple[Card, ...], *, kittens: bool) -> float:
    """What a series is worth that has just got its last card: its coins where it is scored."""
    entailed = due(len(row), kittens=kittens, stray=STRAY in row)
    if entailed is Due.NO:
        return promise(row, kittens=kittens)
    if entailed is Due.MUST:
        return worth(row)
    return max(worth(row), promise(row, kittens=kittens))


@lru_cache(maxsize=65_536)
def promise(row: tuple[Card, ...], *, kittens: bool) -> float:
    """What a series promises that is not scored yet."""
    length = len(row)
    if not row:
        return 0.0
    if STRAY in row:
        return (STRAYED_KITTENS if kittens else STRAYED)[length]
    if length == LARGE - 1:
        return SIX_LONG + SIX_SUM * _chance(row, COINS[LARGE])
    if kittens:
        return UNDER_KITTENS[length]
    if length == 1:
        return SINGLE[row[0] % KINDS]
    if length == SMALL - 1:
        return PAIR + PAIR_SUM * _chance(row, COINS[SMALL]) + PAIR_ALIKE * _chance(row, 3)
    if length == USUAL - 1:
        return FOUR_LONG + FOUR_SUM * _chance(row, COINS[USUAL])
    return WAITING


def _chance(row: tuple[Card, ...], coins: int) -> float:
    """How likely the next card makes a series worth so many coins."""
    first = row[0] // KINDS * KINDS
    return sum(likely for face, likely in enumerate(LIKELY) if worth((*row, first + face)) == coins)
