"""How well a seat stands at boop: its cats, its pieces and where they lie, and who wins next."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final

from bot.games.hints import Level, Neutral, ladder
from engines.boop.bed import GRID, WHOLE, bit, line_starts
from engines.boop.state import Phase, State
from engines.values import Seat

# What each thing adds to the logarithm of the odds, fitted to who won 420 games that the search
# played against itself.
CAT = 1.0
"""Each cat a seat owns, on the bed or in the pool."""
EARLY_CAT = -0.2
"""The first three of them: a cat alone does little."""
PIECE = 0.2
"""Each piece on the bed."""
INNER_PIECE = 0.25
"""Each that does not lie at the rim."""
EIGHT = 0.35
"""All eight on the bed, or one short of it."""
END = 0.7
"""A cell where a third cat would win, for who waits."""
MORE_ENDS = 0.3
"""Each further one."""
LINE = 0.85
"""A line on the bed, for who waits: it is about to be taken up, or may be next turn."""
TURN = 0.2
"""To be the next who places."""

CERTAIN: Final = 0.97
"""The chance of who is about to win: the ghost may still spoil it."""


def _columns(first: int, last: int) -> int:
    """The cells of some columns, counted from 0."""
    return sum(bit(GRID.at(column, row)) for column in range(first, last + 1) for row in range(6))


INNER: Final = _columns(1, 4) & WHOLE >> 6 & WHOLE << 6
STEPS: Final = ((1, _columns(0, 3)), (6, WHOLE), (7, _columns(0, 3)), (5, _columns(2, 5)))
"""The four directions of lines: how far the next cell is, and where lines may begin."""


class BoopHints(Neutral):
    """Judges a position at a glance: playing it on at random tells less and takes longer."""

    levels: Mapping[int, Level] = ladder(
        Level(1, slip=0.3),
        Level(400, slip=0.42),
        Level(1_200, slip=0.4),
        Level(1_800, slip=0.28),
        Level(3_000, slip=0.15),
    )
    plies = 0
    curiosity = 0.02

    def worth(self, state: State, seat: Seat) -> float:
        placer = state.seat if state.phase is Phase.PLACE else 1 - state.seat
        waiter, empty = 1 - placer, WHOLE & ~state.occupied()
        if _ends(state, placer, empty):
            chance = CERTAIN
        else:
            odds = TURN + _strength(state, placer) - _strength(state, waiter)
            odds -= _threats(state, waiter, empty)
            chance = 1 / (1 + exp(-odds))
        return chance if seat == placer else 1 - chance


def _strength(state: State, seat: Seat) -> float:
    """What a seat owns, and where it lies."""
    own, cats = state.own(seat), state.grown[seat]
    count = own.bit_count()
    strength = CAT * cats + EARLY_CAT * min(cats, 3) + PIECE * count
    strength += INNER_PIECE * (own & INNER).bit_count()
    return strength + EIGHT if count > 6 else strength


def _threats(state: State, seat: Seat, empty: int) -> float:
    """What a seat has in store for its next turn."""
    ends = _ends(state, seat, empty)
    threats = END + MORE_ENDS * (ends - 1) if ends else 0.0
    return threats + LINE if line_starts(state.own(seat)) else threats


def _ends(state: State, seat: Seat, empty: int) -> int:
    """How many cells there are where one more cat makes three in a line.

    Two in a row hold each other: a third placed at their end does not push them apart.
    """
    cats = state.boards[2 + seat]
    count = cats.bit_count()
    if count < 2 or state.grown[seat] == count:
        return 0
    ends = 0
    for step, starts in STEPS:
        middle = cats >> step
        after = cats & middle & empty >> 2 * step
        before = empty & middle & cats >> 2 * step
        ends += ((after | before) & starts).bit_count()
    return ends
