"""Words, signs and heads, each a tile on a ground of one colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from PIL import Image

from engines.values import Seat
from render.kit import frames
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.tags import draw_tag
from render.kit.theme import Colour, Theme
from render.kit.tiles import Palette, laid
from render.kit.type import clipped, font_for, lettering, presentable

Draw: TypeAlias = Callable[[Theme, int], Image.Image]
"""Paints a sign in a square."""

TALL = "ŐÁgjp"
ROUND = 20
ROOMY, SNUG = 160, 28
"""A strip that wide has room for larger letters."""


class Pen(NamedTuple):
    """What a game's tiles are drawn with."""

    theme: Theme
    ink: Palette


@lru_cache(maxsize=1024)
def word(pen: Pen, text: str, size: int, colour: Colour, ground: Colour) -> Image.Image:
    """A text; the tile is as high as the highest and deepest letters, whatever it says."""
    theme = pen.theme
    letters = lettering(text, size, colour, theme)
    _, top, _, bottom = font_for(text, size, theme).getbbox(TALL)
    line = letters.crop((0, round(top) - 1, letters.width, round(bottom) + 1))
    return pen.ink.press(laid(line, Image.new("RGB", line.size, ground)))


@lru_cache(maxsize=256)
def sign(pen: Pen, draw: Draw, size: int, ground: Colour) -> Image.Image:
    """A small picture in a square."""
    return pen.ink.press(laid(draw(pen.theme, size), Image.new("RGB", (size, size), ground)))


@lru_cache(maxsize=64)
def halo(pen: Pen, size: tuple[int, int], colour: Colour, ground: Colour) -> Image.Image:
    """What lies under a thing that is new or may be chosen, a little larger than it."""
    brush = Brush(*size)
    brush.block((0, 0, *size), ROUND, colour)
    return pen.ink.press(laid(brush.image(), Image.new("RGB", size, ground)))


@lru_cache(maxsize=128)
def head(
    pen: Pen,
    seat: Seat,
    size: int,
    ground: Colour,
    *,
    pale: bool = False,
    wears: Draw | None = None,
) -> Image.Image:
    """A seat's cat with its tag, and what it wears on its head or beside it."""
    theme = pen.theme
    coat, picture = theme.coats[seat], Image.new("RGB", (size, size), ground)
    cat = laid(portrait(coat, theme, size - 6), picture, (3, 6))
    if pale:
        cat = Image.blend(cat.convert("RGB"), picture, 0.55).convert("RGBA")
    badge = Brush(40, 40, 100)
    draw_tag(badge, coat, theme, (50, 50), 44)
    cat.alpha_composite(badge.image(), (size - 40, size - 40))
    if wears is not None:
        extra = wears(theme, size * 2 // 5)
        cat.alpha_composite(extra, ((size - extra.width) // 2 if wears is frames.crown else 0, 0))
    return pen.ink.press(cat)


@lru_cache(maxsize=16)
def tag(pen: Pen, seat: Seat, size: int, ground: Colour) -> Image.Image:
    """A seat's mark alone."""
    badge = Brush(size, size, 100)
    draw_tag(badge, pen.theme.coats[seat], pen.theme, (50, 50), 42)
    return pen.ink.press(laid(badge.image(), Image.new("RGB", (size, size), ground)))


@lru_cache(maxsize=512)
def strip(pen: Pen, seat: Seat | None, name: str, wide: int, ground: Colour) -> Image.Image:
    """Whose something is: mark and name on the seat's colour; without a seat, just the words."""
    theme = pen.theme
    high, size = 40, theme.small_text if wide > ROOMY else SNUG
    brush = Brush(wide, high)
    fill = theme.panel if seat is None else theme.coats[seat].accent
    brush.block((0, 0, wide, high), 14, fill)
    left = 8
    if seat is not None:
        draw_tag(brush, theme.coats[seat], theme, (20, high / 2), 15)
        left = 39
    picture = laid(brush.image(), Image.new("RGB", (wide, high), ground))
    letter = "" if seat is None else theme.coats[seat].letter
    shown = clipped(presentable(name, theme) or letter, size, theme, wide - left - 4)
    text = lettering(shown, size, theme.white, theme)
    middle = (wide - text.width) // 2
    picture.alpha_composite(text, (middle if seat is None else left, (high - text.height) // 2 + 1))
    return pen.ink.press(picture)


@lru_cache(maxsize=256)
def pill(
    pen: Pen, text: str, fill: Colour, colour: Colour, ground: Colour, room: int = 240
) -> Image.Image:
    """A word on a rounded strip."""
    strip_ = frames.pill(text, fill, colour, pen.theme, room)
    return pen.ink.press(laid(strip_, Image.new("RGB", strip_.size, ground)))
