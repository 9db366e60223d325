"""How good a sheet of House of Cats is: its points, and what is on the way to become some."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from typing import Any, Final

from bot.games.hints import Level, Neutral, ladder
from engines.house.cells import beside, connected
from engines.house.plans import NUMBERS, Plan
from engines.house.scoring import total
from engines.house.state import Phase, Sheet, State
from engines.house.writing import weight
from engines.values import Outcome, Seat

# In points; fitted to what sheets came to that were written by going after them.
GROWING: Final = {
    2: (0.0, 0.7),
    3: (0.0, 0.9, 2.0),
    4: (0.0, 0.9, 2.0, 4.3),
    5: (0.0, 0.8, 2.1, 3.5, 5.6),
}
"""What a loose group is worth, by its number and what it totals."""
CRAMPED: Final = 0.75
"""So much of that is left to a group that only one empty cell touches."""
EMPTY: Final = 0.45
"""What an empty cell will bring."""
ALONE: Final = 0.25
"""One that touches no other empty cell."""
USE: Final = 0.5
"""A use of an ability that may be saved."""
CLOSED: Final = 0.5
"""Level 4: what a square that is closed still costs less."""

MIDDLE: Final = 30.0
"""Points that are a fair result."""
SCALE: Final = 8.0
"""Points that change the odds by one logarithm."""
WIN: Final = 0.5
"""How much of the reward is for the win; the rest is for the score."""


class HouseHints(Neutral):
    """Looks at its own sheet alone: nobody can do anything about another's."""

    levels: Mapping[int, Level] = ladder(
        Level(1, slip=0.2),
        Level(1, slip=0.11),
        Level(40, slip=0.12),
        Level(130, slip=0.1),
        Level(2_000),
    )
    plies = 0
    curiosity = 0.02

    def worth(self, state: State, seat: Seat) -> float:
        """The points a sheet may come to, as a chance."""
        return _chance(promise(state.plan, state.shown(seat)))

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        made = _chance(outcome.scores[seat])
        if len(outcome.scores) == 1:
            return made
        won = (seat in outcome.winners) / len(outcome.winners)
        return WIN * won + (1 - WIN) * made

    def sensible(self, moves: Sequence[Any], state: State, seat: Seat) -> Sequence[Any]:
        """Whoever may confirm and has no use left has nothing else to do."""
        return moves

    def quiet(self, state: State, seat: Seat) -> bool:
        """When its own round is written: what comes is chance."""
        return state.fresh or state.phase is Phase.OVER or state.done[seat]


def _chance(points: float) -> float:
    return 1 / (1 + exp((MIDDLE - points) / SCALE))


@lru_cache(maxsize=20_000)
def promise(plan: Plan, sheet: Sheet) -> float:
    """The points of a sheet, and what it promises."""
    empty = sheet.empty
    alone = empty & ~beside(empty)
    worth = total(plan, sheet) + EMPTY * empty.bit_count() - (EMPTY - ALONE) * alone.bit_count()
    if not plan.grows:
        worth += empty.bit_count()  # they will be filled
    worth += USE * sum(sheet.uses)
    for number in NUMBERS:
        loose = sheet.holds(number) & ~sheet.walled
        while loose:
            group = connected(loose & -loose, loose)
            loose ^= group
            worth += _growing(plan, sheet, number, group)
    return worth


def _growing(plan: Plan, sheet: Sheet, number: int, group: int) -> float:
    """What a loose group may become; a room that is to be chosen is sure."""
    total = weight(sheet, group)
    if total >= number:
        return plan.worth[number - 2] + USE
    near = beside(group) & sheet.empty
    if not near:
        return 0.0
    if connected(near, sheet.empty).bit_count() < number - total:
        return 0.0
    worth = GROWING[number][total]
    return worth * CRAMPED if near.bit_count() == 1 else worth
