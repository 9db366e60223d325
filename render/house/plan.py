"""A sheet as the plan of a house, at any size."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from engines.house.cells import LANE, cell_name
from engines.house.plans import SYMBOLS, Plan
from engines.house.state import Sheet
from engines.values import Seat
from render.house import looks, tiles
from render.house.looks import Cell
from render.kit.theme import Theme
from render.painter import Piece, Pixels

SIDES: Final = ((looks.LEFT, -1), (looks.UP, -LANE), (looks.RIGHT, 1), (looks.DOWN, LANE))


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is to be drawn of one sheet."""

    plan: Plan
    sheet: Sheet
    seat: Seat
    size: int
    """Of a cell."""
    corner: tuple[int, int]
    fresh: int = 0
    """Cells written lately."""
    free: int = 0
    """Cells that may be chosen."""

    def cells(self) -> Iterator[tuple[int, Pixels]]:
        """Every cell with where it lies."""
        left, top = self.corner
        for row in range(self.plan.grid.rows):
            for column in range(self.plan.grid.columns):
                x, y = left + column * self.size, top + row * self.size
                yield row * LANE + column, (x, y, x + self.size, y + self.size)


def lay_plan(picture: Image.Image, drawing: Drawing, theme: Theme, *, bare: bool = False) -> None:
    """Paste all cells; bare ones where what is written lies on them in pieces."""
    for cell, box in drawing.cells():
        look = look_of(drawing, cell)
        if bare:
            look = look._replace(symbol=0, double=False)
        tiles.cell(theme, look, drawing.seat, drawing.size).lay(picture, box[:2])


def pieces(drawing: Drawing, theme: Theme) -> Iterator[Piece]:
    """Every symbol as something that lies in its cell."""
    for cell, box in drawing.cells():
        look = look_of(drawing, cell)
        if look.symbol:
            sprite = looks.sprite(
                theme, look.symbol, drawing.seat, drawing.size, double=look.double
            )
            rest = tiles.cell(theme, look, drawing.seat, drawing.size)
            yield Piece(cell_name(cell), box, sprite, rest)


def look_of(drawing: Drawing, cell: int) -> Cell:
    """What a cell looks like."""
    plan, sheet, bit = drawing.plan, drawing.sheet, 1 << cell
    number, cells = next((room for room in sheet.rooms if room[1] & bit), (0, 0))
    held = (symbol for symbol, there in zip(SYMBOLS, sheet.held, strict=True) if there & bit)
    return Cell(
        symbol=next(held, 0),
        double=bool(sheet.doubles & bit),
        area=next((n for n, area in enumerate(plan.areas) if area & bit), None),
        star=cell in plan.stars,
        bonus=bool(plan.bonus & bit),
        room=number,
        walls=_walls(cells, cell) if number else 0,
        closed=bool(sheet.closed & bit),
        dead=bool(sheet.dead & bit),
        fresh=bool(drawing.fresh & bit),
        free=bool(drawing.free & bit),
    )


def _walls(cells: int, cell: int) -> int:
    """The sides on which a cell's neighbour is not of its room."""
    beside = ((side, cell + step) for side, step in SIDES)
    return sum(side for side, other in beside if other < 0 or not cells >> other & 1)
