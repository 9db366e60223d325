"""Small signs on the table of Nine Lives."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.brush import Brush
from render.kit.theme import Colour, Theme
from render.kit.tiles import laid
from render.nine.cards import Size, ink
from render.nine.dress import ALLEY

MINUS = "\u2212"


@lru_cache(maxsize=64)
def lost(theme: Theme, gone: int, size: int, ground: Colour) -> Image.Image:
    """So many cards have gone from here."""
    brush = Brush(size, size, 100)
    brush.oval(50, 50, 49, 49, theme.white)
    brush.oval(50, 50, 43, 43, ALLEY.lost)
    brush.write(f"{MINUS}{gone}", (50, 50), 56, theme.white, theme)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", (size, size), ground)))


@lru_cache(maxsize=32)
def plate(theme: Theme, text: str, wide: int, ground: Colour) -> Image.Image:
    """The number of a pile, or how many cards a pile has."""
    high = 34
    brush = Brush(wide, high)
    brush.block((0, 0, wide, high), 12, theme.wood_dark)
    brush.write(text, (wide / 2, high / 2), 28, theme.wood_text, theme)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", (wide, high), ground)))


@lru_cache(maxsize=32)
def around(theme: Theme, size: Size, colour: Colour, ground: Colour) -> Image.Image:
    """What shows around a card in a fan that is new or may be chosen."""
    wide, high = size[0] + 6, size[1] + 6
    brush = Brush(wide, high)
    brush.block((0, 0, wide, high), max(5, size[0] // 9) + 3, colour)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", (wide, high), ground)))
