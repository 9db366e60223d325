"""The score sheet: every box somebody sits in, what it holds, and what it brings to whom."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engines.fits.cards import Cell
from engines.fits.scoring import Line, sheet
from engines.fits.state import State
from render.fits.dress import ink, pen
from render.fits.icons import KINDS, bottle, lock
from render.fits.panels import plate
from render.fits.places import GAP
from render.fits.plates import figure
from render.kit.theme import Theme
from render.kit.tokens import sign, tag, word

WIDTH, HEIGHT = 416, 50
STEP: Final = HEIGHT + 6
ICON: Final = 30
TIMES: Final = "\u00d7"


def lines_of(state: State) -> tuple[Line, ...]:
    """The boxes somebody sits in, in reading order."""
    boxes = (box for box in state.board.boxes() if any(box.awake) or any(box.asleep))
    return sheet(boxes, advanced=state.advanced)


def numbered(lines: tuple[Line, ...]) -> dict[Cell, int]:
    """The number of each line, by the cell its box is known by."""
    return {line.box.cells[0]: number for number, line in enumerate(lines, 1)}


def height(count: int) -> int:
    """How high so many lines are in two columns."""
    return -(-count // 2) * STEP


def lay_sheet(ground: Image.Image, lines: tuple[Line, ...], theme: Theme, top: int) -> None:
    """Paste the lines in two columns, numbered as on the table."""
    half = -(-len(lines) // 2)
    for n, line in enumerate(lines):
        at = (GAP + n // half * (WIDTH + GAP), top + n % half * STEP)
        ground.paste(_line(theme, line._replace(box=line.box._replace(cells=())), n + 1), at)


@lru_cache(maxsize=128)
def _line(theme: Theme, line: Line, number: int) -> Image.Image:
    """Number, toys, bottles, whether it is closed, what it brings, and to whom."""
    picture, fill = plate(theme, WIDTH, HEIGHT).copy(), theme.panel
    middle = HEIGHT // 2

    def put(tile: Image.Image, x: int) -> int:
        picture.paste(tile, (x, middle - tile.height // 2))
        return x + tile.width

    def say(text: str, x: int, size: int = 28) -> int:
        return put(word(pen(theme), text, size, theme.panel_text, fill), x)

    most = max(line.box.toys)
    x = say(f"#{number}", 14)
    x = max(x + 10, 54)
    if most:
        x = put(sign(pen(theme), KINDS[line.box.toys.index(most)], ICON, fill), x) + 2
        x = say(str(most), x) + 8
    if line.box.bottles:
        x = put(sign(pen(theme), bottle, ICON, fill), x) + 2
        x = say(str(line.box.bottles), x) + 8
    if line.box.closed:
        x = put(sign(pen(theme), lock, ICON, fill), x) + 2
        x = say(f"{TIMES}2", x) + 8
    x = say(f"= {figure(line.worth)}", x) + 8
    for seat in line.winners:
        x = put(tag(pen(theme), seat, 36, fill), x) + 1
    extras = [(seat, more) for seat, more in enumerate(line.extra) if more]
    x = WIDTH - 14
    for seat, more in reversed(extras):
        tile = word(pen(theme), f"+{more}", 28, theme.gold, fill)
        x -= tile.width
        put(tile, x)
        x -= 32
        put(tag(pen(theme), seat, 30, fill), x)
        x -= 6
    return ink(theme).press(picture.convert("RGB"))
