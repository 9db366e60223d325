"""Tiles of one cell: cardboard with its walls, empty places with their letters, marks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engines.fits.cards import EAST, NORTH, SOUTH, WEST, Face
from render.fits.dress import CARTON, ink, pen
from render.fits.icons import KINDS, bottle
from render.kit.brush import Brush
from render.kit.theme import Colour, Theme
from render.kit.tiles import laid
from render.kit.tokens import sign

Size = tuple[int, int]

THICK: Final = 0.15
"""How thick a wall is, in widths of a card."""
LETTER: Final = (0.58, 0.52)
"""How large a letter is, and two of them."""
LEAST: Final = 28
"""No letter is smaller: a phone would make it too small to read."""


@lru_cache(maxsize=1024)
def floor(theme: Theme, size: Size, walls: int, colour: Colour) -> Image.Image:
    """Cardboard with thick walls; where it is open, only a crease shows that a card ends."""
    wide, high = size
    brush, thick = Brush(wide, high), max(6, round(wide * THICK))
    brush.block((0, 0, wide, high), 0, colour)
    for box in (
        (0, 0, wide, 1),
        (0, 0, 1, high),
        (0, high - 1, wide, high),
        (wide - 1, 0, wide, high),
    ):
        brush.block(box, 0, CARTON.crease)
    light = max(2, thick // 3)
    for side, box, shine in (
        (NORTH, (0, 0, wide, thick), (0, 0, wide, light)),
        (SOUTH, (0, high - thick, wide, high), (0, high - thick, wide, high - thick + light)),
        (WEST, (0, 0, thick, high), (0, 0, light, high)),
        (EAST, (wide - thick, 0, wide, high), (wide - thick, 0, wide - thick + light, high)),
    ):
        if walls & side:
            brush.block(box, 0, CARTON.wall)
            brush.block(shine, 0, CARTON.wall_light)
    return ink(theme).press(brush.image())


@lru_cache(maxsize=1024)
def card(theme: Theme, size: Size, face: Face, colour: Colour) -> Image.Image:
    """Cardboard with what lies in it."""
    tile = floor(theme, size, face.walls, colour).copy()
    kinds = [kind for kind, count in zip(KINDS, face.toys, strict=True) for _ in range(count)]
    kinds += [bottle] * face.bottles
    if not kinds:
        return tile
    wide, high = size
    left, top = (round(wide * THICK) if face.walls & side else 2 for side in (WEST, NORTH))
    right = wide - (round(wide * THICK) if face.walls & EAST else 2)
    if len(kinds) > 2:
        side = (right - left) // 2 - 2
        for n, kind in enumerate(kinds):
            icon = sign(pen(theme), kind, side, colour)
            tile.paste(icon, (left + n % 2 * (side + 3), top + 3 + n // 2 * (side + 3)))
        return tile
    side = min(round(wide * 0.4), (right - left - 2) // 2 if len(kinds) > 1 else wide)
    across = (right - left - len(kinds) * side) // (len(kinds) + 1)
    for n, kind in enumerate(kinds):
        icon = sign(pen(theme), kind, side, colour)
        tile.paste(icon, (left + across + n * (side + across), top + max(2, high // 30)))
    return tile


@lru_cache(maxsize=2048)
def empty(theme: Theme, size: Size, letter: str, *, may: bool) -> Image.Image:
    """A place beside the table with its letter; lit where something may be laid now."""
    wide, high = size
    brush = Brush(wide, high)
    brush.block((0, 0, wide, high), 0, CARTON.floor)
    near = max(2, wide // 24)
    inner = (near, near, wide - near, high - near)
    if may:
        brush.block(inner, wide / 8, theme.choice_light, edge=theme.choice, width=max(3, wide / 20))
    else:
        brush.block(inner, wide / 8, CARTON.floor_dark, edge=CARTON.floor_line, width=2)
    part = LETTER[len(letter) > 1] if len(letter) < 3 else 0.3
    colour = theme.turn_text if may else CARTON.letter
    brush.write(letter, (wide / 2, high / 2), max(LEAST, wide * part), colour, theme)
    return ink(theme).press(brush.image())


@lru_cache(maxsize=64)
def ring(theme: Theme, size: Size, colour: Colour, thick: int) -> tuple[Image.Image, Image.Image]:
    """A frame around something, and where it is solid."""
    brush = Brush(*size)
    brush.block((0, 0, *size), 3, None, edge=theme.ink, width=thick + 2)
    brush.block((1, 1, size[0] - 1, size[1] - 1), 3, None, edge=colour, width=thick)
    picture = brush.image()
    ground = Image.new("RGB", size, theme.ink)
    solid = picture.getchannel("A").point(lambda a: 255 if a > 127 else 0)
    return ink(theme).press(laid(picture, ground)), solid
