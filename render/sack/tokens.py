"""Words and small signs of the auction, each a tile on a ground of one colour."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import lru_cache

from PIL import Image

from engines.values import Seat
from render.kit import frames
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.tags import draw_tag
from render.kit.theme import Colour, Theme
from render.kit.tiles import laid
from render.kit.type import clipped, font_for, lettering, presentable
from render.sack.cards import ink, mouse, sack
from render.sack.dress import DECK

TALL = "ŐÁgjp"
ROOMY, SNUG = 160, 22
"""A strip that wide has room for larger letters."""


class Sign(Enum):
    """What a small picture says."""

    MOUSE = "mouse"
    NO_MOUSE = "no mouse"
    """Nothing is offered any more."""
    HAND = "hand"
    SACK = "sack"
    CAT = "cat"
    START = "start"
    CROWN = "crown"


@lru_cache(maxsize=1024)
def word(theme: Theme, text: str, size: int, colour: Colour, ground: Colour) -> Image.Image:
    """A text; the tile is as high as the highest and deepest letters, whatever it says."""
    letters = lettering(text, size, colour, theme)
    _, top, _, bottom = font_for(text, size, theme).getbbox(TALL)
    line = letters.crop((0, round(top) - 1, letters.width, round(bottom) + 1))
    return ink(theme).press(laid(line, Image.new("RGB", line.size, ground)))


@lru_cache(maxsize=256)
def sign(theme: Theme, kind: Sign, size: int, ground: Colour) -> Image.Image:
    """A small picture in a square."""
    return ink(theme).press(laid(_DRAW[kind](theme, size), Image.new("RGB", (size, size), ground)))


@lru_cache(maxsize=128)
def head(
    theme: Theme,
    seat: Seat,
    size: int,
    ground: Colour,
    *,
    pale: bool = False,
    wears: Sign | None = None,
) -> Image.Image:
    """A seat's cat with its tag, and what it wears on its head or beside it."""
    coat, picture = theme.coats[seat], Image.new("RGB", (size, size), ground)
    cat = laid(portrait(coat, theme, size - 6), picture, (3, 6))
    if pale:
        cat = Image.blend(cat.convert("RGB"), picture, 0.55).convert("RGBA")
    badge = Brush(40, 40, 100)
    draw_tag(badge, coat, theme, (50, 50), 44)
    cat.alpha_composite(badge.image(), (size - 40, size - 40))
    if wears is not None:
        extra = _DRAW[wears](theme, size * 2 // 5)
        cat.alpha_composite(extra, ((size - extra.width) // 2 if wears is Sign.CROWN else 0, 0))
    return ink(theme).press(cat)


@lru_cache(maxsize=16)
def tag(theme: Theme, seat: Seat, size: int, ground: Colour) -> Image.Image:
    """A seat's mark alone."""
    badge = Brush(size, size, 100)
    draw_tag(badge, theme.coats[seat], theme, (50, 50), 42)
    return ink(theme).press(laid(badge.image(), Image.new("RGB", (size, size), ground)))


@lru_cache(maxsize=512)
def strip(theme: Theme, seat: Seat | None, name: str, wide: int, ground: Colour) -> Image.Image:
    """Whose something is: mark and name on the seat's colour; without a seat, just the words."""
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
    return ink(theme).press(picture)


@lru_cache(maxsize=256)
def pill(theme: Theme, text: str, fill: Colour, colour: Colour, ground: Colour) -> Image.Image:
    """A word on a rounded strip."""
    strip_ = frames.pill(text, fill, colour, theme, 240)
    return ink(theme).press(laid(strip_, Image.new("RGB", strip_.size, ground)))


def _no_mouse(theme: Theme, size: int) -> Image.Image:
    pale = mouse(theme, size)
    pale.putalpha(pale.getchannel("A").point(lambda a: a * 2 // 5))
    brush = Brush(size, size, 100)
    brush.line([(14, 84), (86, 24)], 15, theme.ink)
    brush.line([(14, 84), (86, 24)], 8, theme.white)
    pale.alpha_composite(brush.image())
    return pale


def _hand(theme: Theme, size: int) -> Image.Image:
    picture = Image.new("RGBA", (size, size))
    for turn, across in ((18, -0.17), (0, 0), (-18, 0.17)):
        brush = Brush(size, size, 100)
        for grown, colour in ((0, theme.ink), (4, theme.white), (9, DECK.back)):
            brush.block((28 + grown, 14 + grown, 72 - grown, 84 - grown), 9, colour)
        brush.oval(50, 49, 8, 10, DECK.sack)
        card = brush.image().rotate(turn, Image.Resampling.BICUBIC)
        at = round(across * size)
        moved = Image.new("RGBA", picture.size)
        moved.paste(card, (at, 0))
        picture.alpha_composite(moved)
    return picture


def _cat(theme: Theme, size: int) -> Image.Image:
    return portrait(theme.coats[0], theme, size)


def _start(theme: Theme, size: int) -> Image.Image:
    brush = Brush(size, size, 100)
    for radius, colour in ((48, theme.ink), (41, theme.gold), (33, theme.gold_light)):
        brush.oval(50, 50, radius, radius, colour)
    frames.paw(brush, (50, 54), 34, theme.gold_dark)
    return brush.image()


_DRAW: dict[Sign, Callable[[Theme, int], Image.Image]] = {
    Sign.MOUSE: mouse,
    Sign.NO_MOUSE: _no_mouse,
    Sign.HAND: _hand,
    Sign.SACK: sack,
    Sign.CAT: _cat,
    Sign.START: _start,
    Sign.CROWN: frames.crown,
}
