"""Where everything lies on the picture of boop, in pixels."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, TypeAlias

from engines.boop.bed import GRID
from engines.boop.ghosts import ENTRIES, GHOSTS, Direction, Ghost
from render.painter import Box, Pixels, fractions

Spot: TypeAlias = tuple[int, int]

SIZE: Final = (868, 1000)
WIDTH, HEIGHT = SIZE
CELL, RIM, GAP = 124, 50, 12
BED = 6 * CELL + 2 * RIM
BED_LEFT, BED_TOP = GAP, HEIGHT - GAP + 2 - BED
LEFT, TOP = BED_LEFT + RIM, BED_TOP + RIM
PANEL_TOP = 10
GHOST, CHEVRON = 92, 44
ENTRY = 48
PRESS = 34
"""Half of what may be pressed around an entry."""

STEPS: Final = {
    Direction.DOWN: (0, 1),
    Direction.UP: (0, -1),
    Direction.RIGHT: (1, 0),
    Direction.LEFT: (-1, 0),
}


def corner(cell: int) -> Spot:
    """The left upper corner of a cell."""
    return LEFT + cell % 6 * CELL, TOP + cell // 6 * CELL


def patch_of(cell: int) -> int:
    """Which of the three patches a cell is: the same ones lie along the slants."""
    return (cell % 6 + cell // 6) % 3


def seam(cells: tuple[int, int]) -> Spot:
    """The middle between two cells beside each other: where a ghost stands."""
    (x, y), (other_x, other_y) = map(corner, cells)
    return (x + other_x + CELL) // 2, (y + other_y + CELL) // 2


def entry(ghost: Ghost) -> Pixels:
    """On the rim, where the seam of a ghost that enters ends."""
    (x, y), (right, down) = seam(ghost.cells), STEPS[ghost.direction]
    back = -(CELL + RIM) // 2
    return around((x + right * back, y + down * back), ENTRY // 2)


def around(middle: Spot, reach: int) -> Pixels:
    """A square by its middle and half of its side."""
    x, y = middle
    return x - reach, y - reach, x + reach, y + reach


def _pressed(ghost: Ghost) -> Box:
    left, top, right, bottom = entry(ghost)
    return fractions(around(((left + right) // 2, (top + bottom) // 2), PRESS), SIZE)


BOXES: Final = tuple(
    (left, top, left + CELL, top + CELL) for left, top in map(corner, range(len(GRID)))
)
ENTERING: Final = {cells: GHOSTS[place] for cells, place in ENTRIES.items()}
"""The ghosts that have just entered, by the cells they came in between."""

_CELLS: Final = {GRID.name(cell): fractions(box, SIZE) for cell, box in enumerate(BOXES)}
PLACES: Final = MappingProxyType(_CELLS)
"""What may be tapped while no ghost enters."""
PLACES_AND_SEAMS: Final = MappingProxyType(
    _CELLS | {ghost.name: _pressed(ghost) for ghost in ENTERING.values()}
)
"""And while one may."""
