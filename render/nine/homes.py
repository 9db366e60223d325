"""Where cards and coins go on a mat, by the words of the news."""

from __future__ import annotations

from engines.nine.state import State, series_word
from engines.values import Seat
from render.nine.mats import COLUMNS, LARGE, Plan
from render.painter import Pixels


def homes_on(state: State, seat: Seat, at: tuple[int, int], plan: Plan) -> dict[str, Pixels]:
    """The coins of a seat, and of each of its series where the last card lies or will lie."""
    left, top = at
    x = left + (486 if plan is LARGE else plan.shape.size[0] - plan.shape.margin - plan.coin - 40)
    y = top + plan.shape.name - 8
    homes = {f"seat{seat + 1}": (x, y, x + plan.coin, y + plan.coin)}
    for colour, row in enumerate(state.of(seat)):
        x = left + plan.left + colour % COLUMNS * (plan.cell[0] + 4) + plan.emblem + 7
        x += max(0, len(row) - 1) * plan.step
        y = top + plan.top + colour // COLUMNS * (plan.cell[1] + 3)
        y += (plan.cell[1] - plan.card[1]) // 2
        homes[series_word(seat, colour)] = (x, y, x + plan.card[0], y + plan.card[1])
    return homes
