"""The cards of Nine Lives: numbers that show in a fan, shapes for colours, backs and coins."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final, TypeAlias

from PIL import Image

from engines.nine.cards import BAD_DOG, STRAY, Card, colour_of, shown
from engines.values import HIDDEN, Hidden
from render.kit import frames
from render.kit.brush import Brush, Path, Point
from render.kit.cats import portrait
from render.kit.theme import Colour, Theme
from render.kit.tiles import Palette, laid
from render.kit.tokens import Pen
from render.nine.creatures import creature
from render.nine.dress import ALLEY, SUITS

Size: TypeAlias = tuple[int, int]

BIG: Final = (98, 136)
MIDDLE: Final = (74, 104)
MINI: Final = (36, 58)
RICH: Final = 112
"""Colours: four suits, six extras and five seats."""


@lru_cache(maxsize=4)
def ink(theme: Theme) -> Palette:
    """The palette of every picture of this game, from a sheet of all that is on them."""
    wide, high = BIG
    sheet = Image.new("RGB", (10 * wide, 5 * high + 130), ALLEY.cloth)
    for n in range(STRAY + 6):
        sheet.paste(drawn(theme, n, BIG, ALLEY.cloth), (n % 10 * wide, n // 10 * high))
    sheet.paste(drawn(theme, HIDDEN, BIG, ALLEY.cloth), (9 * wide, 3 * high))
    flats = (theme.page, theme.panel, theme.panel_edge, theme.turn, theme.page_print, ALLEY.cloth)
    edges = (theme.wood, theme.wood_dark, theme.gold, ALLEY.cloth_dark, theme.gold_light)
    others = (theme.choice_light, theme.wood_light, theme.choice, ALLEY.lost)
    for n, colour in enumerate((*flats, *edges, *others)):
        left, top = (4 + n % 6) * wide, 3 * high + 46 + n // 6 * 60
        sheet.paste(colour, (left, top, left + wide, top + 60))
    for n, coat in enumerate(theme.coats):
        ground = Image.new("RGB", (130, 130), theme.turn if n % 2 else theme.panel)
        sheet.paste(laid(portrait(coat, theme, 120), ground, (5, 5)), (n * 150, 5 * high))
        sheet.paste(coat.accent, (n * 150 + 130, 5 * high, n * 150 + 150, 5 * high + 130))
    for n, colour in enumerate((theme.turn, theme.panel)):
        tile = laid(coin(theme, 60), Image.new("RGB", (60, 60), colour))
        sheet.paste(tile, (n * 70, 4 * high))
    return Palette.of(sheet, RICH)


@lru_cache(maxsize=4)
def pen(theme: Theme) -> Pen:
    """What words and signs are drawn with."""
    return Pen(theme, ink(theme))


@lru_cache(maxsize=512)
def face(theme: Theme, card: Card | Hidden, size: Size, ground: Colour) -> Image.Image:
    """A card, ready for pasting on a ground of one colour."""
    return ink(theme).press(drawn(theme, card, size, ground))


def drawn(theme: Theme, card: Card | Hidden, size: Size, ground: Colour) -> Image.Image:
    """A card in full colour on a ground of one."""
    return laid(cut(theme, card, size), Image.new("RGB", size, ground)).convert("RGB")


@lru_cache(maxsize=128)
def cut(theme: Theme, card: Card | Hidden, size: Size) -> Image.Image:
    """A card cut out, to lie on anything."""
    (wide, high), brush = size, Brush(*size)
    corner, line = max(5, wide // 9), 2 if wide < BIG[0] else 3
    fill = _ground(card)
    brush.block((0, 0, wide, high), corner, theme.ink)
    brush.block((line, line, wide - line, high - line), corner - line, theme.white)
    rim = line + max(1, wide // 40)
    brush.block((rim, rim, wide - rim, high - rim), max(2, corner - rim), fill)
    if card is HIDDEN:
        return _backed(brush, size)
    if card < STRAY:
        return _cat(brush, theme, card, size)
    picture = brush.image()
    if wide == BIG[0]:
        across = wide - 2 * rim
        picture.alpha_composite(creature(card, theme, across), (rim, (high - across) // 2))
        return picture
    # In a fan its left half shows.
    across = round(wide * 0.64)
    picture.alpha_composite(creature(card, theme, across), (rim - 1, rim + 2))
    return picture


def _ground(card: Card | Hidden) -> Colour:
    if card is HIDDEN:
        return ALLEY.back
    if card < STRAY:
        return SUITS[colour_of(card)].ground
    if card == STRAY:
        return ALLEY.stray_light
    return ALLEY.bad if card == BAD_DOG else ALLEY.extra


def _backed(brush: Brush, size: Size) -> Image.Image:
    """The back of every card."""
    wide, high = size
    inset = wide // 9
    box = (inset, inset, wide - inset, high - inset)
    brush.block(box, wide // 12, None, edge=ALLEY.back_light, width=3)
    frames.paw(brush, (wide / 2, high / 2), wide * 0.3, ALLEY.back_light)
    return brush.image()


def _cat(brush: Brush, theme: Theme, card: Card, size: Size) -> Image.Image:
    """A number card: one number on top, or two above each other; a cat where there is room."""
    (wide, high), suit, numbers = size, SUITS[colour_of(card)], shown(card)
    small = wide == MINI[0]
    column = wide * (0.36 if small else 0.31)
    large = wide * (0.92 if small else 0.66)
    if len(numbers) == 1:
        brush.write(str(numbers[0]), (column, large * 0.46), large, suit.deep, theme)
    else:
        size_ = wide * (0.78 if small else 0.54)
        for at, number in enumerate(numbers):
            y = size_ * (0.44 + 0.68 * at)
            brush.write(str(number), (column, y), size_, suit.deep, theme)
        width = 2 if small else 3
        bar = size_ * 0.79
        brush.block((column * 0.55, bar, column * 1.45, bar + width), 1, suit.deep)
    if small:
        draw_shape(brush, suit.shape, (wide * 0.36, high - 9), 6, suit.deep)
        return brush.image()
    draw_shape(brush, suit.shape, (wide * 0.78, wide * 0.23), wide * 0.14, suit.deep)
    picture = brush.image()
    across = round(wide * 0.62)
    cat = portrait(suit.coat, theme, across)
    picture.alpha_composite(cat, (wide - across - wide // 14, high - across - wide // 20))
    return picture


def draw_shape(brush: Brush, shape: str, at: Point, radius: float, colour: Colour) -> None:
    """The shape of a colour: disc, diamond, heart or leaf."""
    x, y = at
    if shape == "disc":
        brush.oval(x, y, radius, radius, colour)
        return
    if shape == "heart":
        for side in (-1, 1):
            brush.oval(
                x + side * radius * 0.48, y - radius * 0.3, radius * 0.56, radius * 0.56, colour
            )
        outline = [(-1.0, -0.12), (1.0, -0.12), (0, 1.05)]
        brush.fill([(x + a * radius, y + b * radius) for a, b in outline], colour)
        return
    brush.fill([(x + a * radius, y + b * radius) for a, b in _OUTLINES[shape]], colour)


def _leaf() -> Path:
    """Pointed at two corners, round between them."""
    near = [(-1 + 2 * sin(n * pi / 16), 1 - 2 * cos(n * pi / 16)) for n in range(9)]
    return [*near, *((-a, -b) for a, b in near)]


_OUTLINES: dict[str, Path] = {
    "diamond": [(0, -1.2), (1.0, 0), (0, 1.2), (-1.0, 0)],
    "leaf": _leaf(),
}


@lru_cache(maxsize=64)
def emblem(theme: Theme, colour: int, size: int, ground: Colour) -> Image.Image:
    """What tells a colour: its shape."""
    brush, suit = Brush(size, size, 100), SUITS[colour]
    draw_shape(brush, suit.shape, (50, 50), 46 if suit.shape == "disc" else 43, theme.white)
    draw_shape(brush, suit.shape, (50, 50), 42 if suit.shape == "disc" else 38, suit.deep)
    return ink(theme).press(laid(brush.image(), Image.new("RGB", (size, size), ground)))


@lru_cache(maxsize=16)
def litter(theme: Theme, size: Size, ground: Colour | None = None) -> Image.Image:
    """Kittens lying across a series: three heads on a card turned by a quarter."""
    (wide, high), brush = size, Brush(*size)
    brush.block((0, 0, wide, high), high // 5, theme.ink)
    brush.block((2, 2, wide - 2, high - 2), high // 5 - 1, ALLEY.extra)
    picture = brush.image()
    across = high - 4
    for n, suit in enumerate((1, 2, 0)):
        left = 3 + round(n * (wide - 6 - across) / 2)
        picture.alpha_composite(portrait(SUITS[suit].coat, theme, across), (left, 2))
    if ground is None:
        return picture
    return laid(picture, Image.new("RGB", size, ground)).convert("RGB")


def coin(theme: Theme, size: int) -> Image.Image:
    """A coin with a cat's paw."""
    brush = Brush(size, size, 100)
    brush.oval(50, 50, 46, 46, theme.ink)
    brush.oval(50, 50, 41, 41, theme.gold_dark)
    brush.oval(50, 47, 38, 38, theme.gold)
    frames.paw(brush, (50, 48), 44, theme.gold_dark)
    return brush.image()
