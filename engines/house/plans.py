"""The sheets as they are printed: one plan a level and edition, read from `data/house/`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_
from typing import Final

from engines.grid import Grid
from engines.house.cells import LANE, cells_in, read_cell
from engines.tables import DATA, Folder, read_table

CAT: Final = 6
MOUSE: Final = 7
NUMBERS: Final = (2, 3, 4, 5)
SYMBOLS: Final = (*NUMBERS, CAT, MOUSE)
"""What a die shows and a cell may hold, in the order of a die's faces."""
ANY: Final = 1
"""On the track: a number of one's choice."""
NONE: Final = 0
"""On the track: a cat without a number."""
_TRACK: Final = {"-": NONE, "#": ANY}


@dataclass(frozen=True, slots=True)
class Plan:
    """The printed sheet of one level, and the abilities of a table."""

    edition: str
    level: int
    grid: Grid
    every: int
    """All cells."""
    open: int
    """Those open at the start."""
    lines: tuple[int, ...]
    """The rows from the top, then the columns from the left."""
    track: tuple[int, ...]
    """The numbers of the cats from the left; empty where cats are written."""
    stars: tuple[int, ...]
    """The cells with a star in reading order."""
    bonus: int
    areas: tuple[int, ...]
    """In the order of their first cells."""
    cheeses: bool
    """A cheese at the end of each row and column."""
    pairs: bool
    """Mice count in rows and columns that hold a cat."""
    grows: bool
    """Rooms open closed squares; whoever is full waits for the others."""
    worth: tuple[int, ...]
    """Points of a room of 2, 3, 4, 5."""
    tiles: tuple[str, ...]
    """The letters of the abilities by the numbers 2, 3, 4, 5."""

    def __hash__(self) -> int:
        return hash((self.edition, self.level, self.tiles))


def read_tiles(edition: str, root: Folder = DATA) -> tuple[str, ...]:
    """The letters of all ability tiles; the first four are for the first game."""
    return tuple(read_table("house", edition, root)["tiles"])


@cache
def read_plan(edition: str, level: int, tiles: tuple[str, ...], root: Folder = DATA) -> Plan:
    """The sheet of a level in one edition, with these abilities."""
    table = read_table("house", edition, root)
    sheet = table["level"][str(level)]
    rows: list[str] = sheet["rows"]
    grid = Grid(len(rows[0]), len(rows))
    signs = _cells_by_sign(rows)
    every = _mask(signs.values())
    across = (every & ((1 << LANE) - 1) << LANE * row for row in range(grid.rows))
    first = _mask(1 << LANE * row for row in range(grid.rows))
    areas = _cells_by_sign(sheet.get("areas", ()))
    return Plan(
        edition=edition,
        level=level,
        grid=grid,
        every=every,
        open=every & ~signs.get("#", 0),
        lines=(*across, *(first << column for column in range(grid.columns))),
        track=tuple(_TRACK[cat] if cat in _TRACK else int(cat) for cat in sheet.get("track", ())),
        stars=tuple(cells_in(signs.get("*", 0))),
        bonus=_mask(1 << _cell(name) for name in sheet.get("bonus", ())),
        areas=tuple(areas.values()),
        cheeses=sheet.get("cheeses", False),
        pairs=sheet.get("lines", False),
        grows=sheet.get("grows", False),
        worth=tuple(table["rooms"][str(number)] for number in NUMBERS),
        tiles=tiles,
    )


def _cells_by_sign(rows: Iterable[str]) -> Mapping[str, int]:
    """The cells of each sign of a drawing."""
    found: dict[str, int] = {}
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            found[sign] = found.get(sign, 0) | 1 << LANE * row + column
    return found


def _cell(name: str) -> int:
    cell = read_cell(name)
    if cell is None:
        raise ValueError(f"no sheet has a cell {name}")
    return cell


def _mask(masks: Iterable[int]) -> int:
    return reduce(or_, masks, 0)
