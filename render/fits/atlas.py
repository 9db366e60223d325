"""The small map of a table that is too large to be seen at once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from engines.fits.board import NOBODY, Lying
from engines.fits.cards import Cell
from engines.fits.state import State
from render.fits import cats
from render.fits.cells import LEAST
from render.fits.dress import CARTON, ink, shade
from render.fits.places import Frame, Plan, letters_beside
from render.kit.brush import Brush
from render.kit.theme import Theme
from render.kit.tiles import laid
from render.painter import Look

READABLE: Final = 36
"""Cells of the map that are so large have room for a letter that is read on a phone."""


def lay_map(
    ground: Image.Image, state: State, look: Look, plan: Plan, colours: Mapping[Cell, str]
) -> None:
    """The whole table small: floors, walls, cats, letters, and what is seen large."""
    if not plan.strips:
        return
    theme, brush = look.theme, ImageDraw.Draw(ground)
    walls = state.board.index.walls
    rim = letters_beside(state, look)
    owners = {cell: each for each in state.board.lying for cell in each.cells}
    may = {move.at for move in look.choices}
    for strip in plan.strips:
        wide = strip.size[0]
        for cell, sides in walls.items():
            if strip.holds(cell):
                _small_card(brush, theme, strip, cell, sides, colours[cell], owners.get(cell))
        for cell, letter in rim.items():
            if strip.holds(cell):
                left, top, right, low = strip.box(cell)
                fill = theme.choice_light if cell in may else CARTON.floor_dark
                brush.rectangle((left, top, right - 2, low - 2), shade(theme, fill))
                if wide >= READABLE:
                    ground.paste(_small_letter(theme, letter, wide - 2, fill), (left, top))
        _outline(brush, theme, strip, plan.frames[0])


def _small_card(
    brush: ImageDraw.ImageDraw,
    theme: Theme,
    strip: Frame,
    cell: Cell,
    sides: int,
    colour: str,
    each: Lying | None,
) -> None:
    left, top, right, low = strip.box(cell)
    right, low, thick = right - 1, low - 1, max(1, strip.size[0] // 7)
    brush.rectangle((left, top, right, low), shade(theme, colour))
    wall = shade(theme, CARTON.wall)
    for side, box in (
        (1, (left, top, right, top + thick)),
        (2, (right - thick, top, right, low)),
        (4, (left, low - thick, right, low)),
        (8, (left, top, left + thick, low)),
    ):
        if sides & side:
            brush.rectangle(box, wall)
    if each is not None:
        seat = cats.NIGHT if each.seat == NOBODY else each.seat
        colour = CARTON.ball if each.what.startswith("T") else theme.coats[seat].accent
        inset = strip.size[0] // 4
        box = (left + inset, top + inset, right - inset, low - inset)
        brush.ellipse(box, shade(theme, colour), shade(theme, theme.ink))


@lru_cache(maxsize=1024)
def _small_letter(theme: Theme, letter: str, size: int, fill: str) -> Image.Image:
    brush = Brush(size, size)
    colour = CARTON.letter if fill == CARTON.floor_dark else theme.turn_text
    brush.write(letter, (size / 2, size / 2), max(LEAST, size * 0.66), colour, theme)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", (size, size), fill)))


def _outline(brush: ImageDraw.ImageDraw, theme: Theme, strip: Frame, frame: Frame) -> None:
    """What of a strip is seen large."""
    left = max(frame.columns[0], strip.columns[0])
    right = min(frame.columns[-1], strip.columns[-1])
    top, low = max(frame.rows[0], strip.rows[0]), min(frame.rows[-1], strip.rows[-1])
    if left > right or top > low:
        return
    near, far = strip.box((left, top)), strip.box((right, low))
    brush.rectangle((near[0] - 1, near[1] - 1, far[2], far[3]), None, shade(theme, theme.gold), 3)
