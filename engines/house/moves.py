"""Moves: a verb and numbers, every one made once.

| verb | numbers | is |
|---|---|---|
| `die` | die, cell | a die is written |
| `cat` | die | a die crosses the next cat of the track |
| `star` | result, cell | set-up of levels 2 and 3 |
| `write` | cell, or cell and number | a number owed by the track |
| `room` | cells | which cells of an over-size group are the room |
| `open` | cell | a closed square of level 4 |
| `A` | die | an ability, by the letter of its tile |
| `B` | die, 1 or -1 | |
| `C` | die, number | |
| `D` | cell | |
| `E` | 1 or -1 | |
| `F` | die | |
| `G` | from, to | |
| `H` | die, symbol | |
| `I` | die, die, cell | |
| `J` | | |
| `K` | symbol, cell; or symbol | owed at once |
| `L` | cell, or two cells | owed at once |
| `done` | | the round is confirmed |

Dice count from 1; several cells are in the order of their names.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from engines.house.cells import LANE, cells_in

ROW: Final = (1 << LANE) - 1


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of one seat."""

    verb: str
    numbers: tuple[int, ...] = ()


@cache
def move(verb: str, *numbers: int) -> Move:
    """A move as it is made once."""
    return Move(verb, numbers)


DONE: Final = move("done")


def by_name(cell: int) -> tuple[int, int]:
    """Where a cell stands in the order of names."""
    return (cell % LANE, cell // LANE)


def into(mask: int, verb: str, *numbers: int) -> tuple[Move, ...]:
    """A move into each of these cells, in reading order."""
    made: tuple[Move, ...] = ()
    row = 0
    while mask:
        if mask & ROW:
            made += _row(row, mask & ROW, verb, numbers)
        mask >>= LANE
        row += LANE
    return made


@cache
def _row(row: int, bits: int, verb: str, numbers: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple(move(verb, *numbers, row + column) for column in cells_in(bits))
