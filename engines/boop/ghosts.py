"""Ghosts: seams between cells, and the places a ghost comes by between entering and leaving.

A ghost's place is an index into `GHOSTS`: the seam piece it stands on together with its direction.
The places of one way through a seam follow each other, six by six.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engines.boop.bed import GRID, Way, bit, ray, way

Pair: TypeAlias = tuple[int, int]


class Direction(Enum):
    """Where a ghost is going."""

    DOWN = "down"
    UP = "up"
    RIGHT = "right"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Ghost:
    """A ghost on the bed: between two cells, the left or upper one first."""

    cells: Pair
    direction: Direction

    @property
    def name(self) -> str:
        """`a1b1`."""
        return seam_name(self.cells)


class Fright(NamedTuple):
    """The flight of a piece from a ghost."""

    near: int
    """The set of the cell where it lies."""
    ways: tuple[Way, ...]
    """Where it may land, nearest first; the last is off the bed."""


def seam_name(cells: Pair) -> str:
    """`a1b1`."""
    return GRID.name(cells[0]) + GRID.name(cells[1])


def _ways() -> tuple[tuple[Ghost, ...], ...]:
    """The twenty ways through the seams, each from its entry to its last piece."""
    ways = []
    for seam in range(GRID.columns - 1):
        upright = [(row * 6 + seam, row * 6 + seam + 1) for row in range(6)]
        level = [(seam * 6 + column, seam * 6 + 6 + column) for column in range(6)]
        ways.append(tuple(Ghost(cells, Direction.DOWN) for cells in upright))
        ways.append(tuple(Ghost(cells, Direction.UP) for cells in reversed(upright)))
        ways.append(tuple(Ghost(cells, Direction.RIGHT) for cells in level))
        ways.append(tuple(Ghost(cells, Direction.LEFT) for cells in reversed(level)))
    return tuple(sorted(ways, key=lambda way: way[0].cells))


def _frights(ghost: Ghost) -> tuple[Fright, Fright]:
    """How the two pieces beside a ghost flee, each straight away from the seam."""
    first, second = ghost.cells
    right, down = (1, 0) if second == first + 1 else (0, 1)

    return _fright(first, -right, -down), _fright(second, right, down)


@cache
def _fright(cell: int, right: int, down: int) -> Fright:
    """How a piece flees in one direction."""
    ends = (*ray(cell, right, down), None)
    return Fright(bit(cell), tuple(way(cell, to, over) for over, to in enumerate(ends)))


WAYS: Final = _ways()
GHOSTS: Final = tuple(ghost for way in WAYS for ghost in way)
FRIGHTS: Final = tuple(map(_frights, GHOSTS))
ONWARD: Final = tuple(place + 1 if (place + 1) % 6 else None for place in range(len(GHOSTS)))
"""The next place of each; None where the next step leaves the bed."""

ENTRIES: Final = {way[0].cells: GHOSTS.index(way[0]) for way in WAYS}
"""The place of a ghost that enters between these two cells, in reading order."""

SEAMS: Final = frozenset(ghost.cells for ghost in GHOSTS)
"""Every two cells that share an edge."""
