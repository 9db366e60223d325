"""The bed: 6 by 6 cells, sets of cells as bits of an integer, pushes and lines known beforehand."""

from __future__ import annotations

from enum import IntEnum
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from engines.grid import Grid
from engines.values import Seat

Cells: TypeAlias = tuple[int, ...]

GRID: Final = Grid(6, 6)
WHOLE: Final = (1 << 36) - 1
"""Every cell."""


class Kind(IntEnum):
    """Which piece."""

    KITTEN = 0
    CAT = 1

    @property
    def word(self) -> str:
        """`kitten` or `cat`, as in the notation."""
        return self.name.lower()


class Push(NamedTuple):
    """A piece pushed from a cell to another over so many, or off the bed (`to` is None)."""

    seat: Seat
    kind: Kind
    cell: int
    to: int | None
    over: int = 0


class Way(NamedTuple):
    """Where a pushed piece may come to lie: the set of that cell, empty beyond the rim."""

    far: int
    pushes: tuple[Push, ...]
    """What happened, by the board the piece is on: made once, as the same ones come up for ever."""


def bit(cell: int | None) -> int:
    """The set of this cell alone; the empty set for no cell."""
    return 0 if cell is None else 1 << cell


def ray(cell: int, right: int, down: int) -> tuple[int, ...]:
    """The cells beyond this one in a direction, as far as the rim."""
    column, row = cell % GRID.columns, cell // GRID.columns
    steps = (GRID.at(column + right * n, row + down * n) for n in range(1, 6))
    return tuple(beyond for beyond in steps if beyond is not None)


def way(cell: int, to: int | None, over: int = 0) -> Way:
    """The way from a cell to another or off the bed, over so many pieces."""
    return Way(bit(to), tuple(Push(seat, kind, cell, to, over) for kind in Kind for seat in (0, 1)))


def _nudges(cell: int) -> dict[int, Way]:
    """Where the neighbours of a piece placed here go, in reading order."""
    nudges = {}
    for down, right in product((-1, 0, 1), repeat=2):
        beyond = ray(cell, right, down) if right or down else ()
        if beyond:
            nudges[bit(beyond[0])] = way(beyond[0], beyond[1] if len(beyond) > 1 else None)
    return nudges


def _lines() -> tuple[Cells, ...]:
    """Every three consecutive cells of a row, column or diagonal, in reading order."""
    ways = ((1, 0), (0, 1), (1, 1), (-1, 1))
    rays = ((cell, ray(cell, *way)) for cell in range(len(GRID)) for way in ways)
    return tuple(sorted((cell, *beyond[:2]) for cell, beyond in rays if len(beyond) > 1))


NUDGES: Final = tuple(_nudges(cell) for cell in range(len(GRID)))
"""For each cell the ways of its neighbours, by the set of the neighbour alone."""

AROUND: Final = tuple(map(sum, NUDGES))
"""The neighbours of each cell."""

LINES: Final = {cells: sum(bit(cell) for cell in cells) for cells in _lines()}
"""The eighty lines with their sets, in reading order."""

_LINES_FROM: Final = {
    bit(start): tuple((line, mask) for line, mask in LINES.items() if line[0] == start)
    for start in range(len(GRID))
}
_LEFT: Final = sum(bit(GRID.at(column, row)) for column, row in product(range(4), range(6)))
_RIGHT: Final = sum(bit(GRID.at(column, row)) for column, row in product(range(2, 6), range(6)))


def line_starts(cells: int) -> int:
    """The cells where lines begin of which every cell is in the set.

    Shifts ask all eighty at once; the sides keep a line from running over the rim.
    """
    return (
        cells & cells >> 1 & cells >> 2 & _LEFT
        | cells & cells >> 6 & cells >> 12
        | cells & cells >> 7 & cells >> 14 & _LEFT
        | cells & cells >> 5 & cells >> 10 & _RIGHT
    )


def lines_in(cells: int) -> tuple[Cells, ...]:
    """The lines of which every cell is in the set, in reading order."""
    starts, lines = line_starts(cells), []
    while starts:
        start = starts & -starts
        starts ^= start
        lines += [line for line, mask in _LINES_FROM[start] if cells & mask == mask]
    return tuple(lines)


def names(cells: Cells) -> str:
    """`a1 b2 c3`."""
    return " ".join(map(GRID.name, cells))
