"""What is marked: cells written lately, and what may be chosen."""

from __future__ import annotations

from typing import Any

from engines.house.cells import read_cell
from engines.house.moves import Move
from engines.house.state import State
from engines.values import News, Seat
from render.painter import Look

ON_DICE = ("die", "cat", "star", "A", "B", "C", "F", "H", "I")
"""Moves whose first number is a die."""
NO_CELL = ("cat", "A", "B", "C", "E", "F", "H", "J", "done")


def written(state: State, look: Look, seat: Seat) -> int:
    """The cells of a seat that were written lately: as the news say, else in the last round."""
    if not look.since:
        return state.told[seat][0] if seat < len(state.told) else 0
    cells = 0
    for item in look.since:
        for name in _names(item, seat):
            cell = read_cell(name)
            cells |= 0 if cell is None else 1 << cell
    return cells


def _names(item: News, seat: Seat) -> list[str]:
    if item.code == "opened":
        return str(item.facts.get("cells", "")).split() if item.facts["seat"] == seat else []
    return [str(item.facts.get("to", ""))] if item.seat in (seat, None) else []


def free_cells(choices: tuple[Any, ...]) -> int:
    """The cells a legal move names."""
    cells = 0
    for move in choices:
        for cell in _cells(move):
            cells |= 1 << cell
    return cells


def _cells(move: Move) -> tuple[int, ...]:
    if move.verb in NO_CELL or (move.verb == "K" and len(move.numbers) == 1):
        return ()
    if move.verb in ("room", "L", "G"):
        return move.numbers
    return move.numbers[:1] if move.verb in ("write", "open") else move.numbers[-1:]


def free_dice(choices: tuple[Any, ...]) -> frozenset[int]:
    """The dice a legal move names."""
    dice: set[int] = set()
    for move in choices:
        if move.verb in ON_DICE:
            dice.update(move.numbers[: 2 if move.verb == "I" else 1])
    return frozenset(dice)
