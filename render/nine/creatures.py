"""Who else is in the deck: strays, kittens, a rascal, two dogs and the cat lady."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image

from engines.nine.cards import BAD_DOG, GOOD_DOG, KITTENS, LADY, RASCAL, STRAY, Card
from render.kit.brush import Brush, Path
from render.kit.heads import EDGE, Head, draw_head, draw_whiskers
from render.kit.theme import Theme
from render.nine.dress import ALLEY, STRAY_COAT, SUITS


@lru_cache(maxsize=64)
def creature(card: Card, theme: Theme, size: int) -> Image.Image:
    """Its portrait in a square."""
    brush = Brush(size, size, 100)
    _DRAW[card](brush, theme)
    return brush.image()


def _stray(brush: Brush, theme: Theme) -> None:
    head = Head(50, 56, 36, STRAY_COAT, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head, glum=True)
    for across in (-0.2, 0, 0.2):
        head.line(brush, [(across, -0.8), (across * 1.8, -1.12)], 0.1, theme.ink)


def _kittens(brush: Brush, theme: Theme) -> None:
    for x, y, suit in ((27, 46, 1), (73, 46, 0), (50, 66, 2)):
        draw_head(brush, Head(x, y, 21, SUITS[suit].coat, theme), wide_eyes=True)


def _rascal(brush: Brush, theme: Theme) -> None:
    face = [(50, 28), (74, 38), (76, 62), (64, 82), (50, 88), (36, 82), (24, 62), (26, 38)]
    brush.blob(face, "#f6cfa6", theme.ink, EDGE)
    cap = [(20, 40), (28, 18), (50, 10), (72, 18), (80, 40), (50, 34)]
    brush.blob(cap, ALLEY.cap, theme.ink, EDGE)
    brush.line([(60, 36), (82, 40), (96, 38)], 9, theme.ink)
    brush.line([(60, 36), (82, 40), (95, 38)], 5, ALLEY.cap)
    for x in (39, 61):
        brush.oval(x, 54, 5, 6.4, theme.ink)
        brush.oval(x - 1.6, 51.6, 1.8, 1.8, theme.white)
    brush.line([(36, 68), (48, 76), (66, 66)], 4, theme.ink)
    for x, y in ((30, 64), (34, 68), (66, 64), (71, 61)):
        brush.oval(x, y, 1.7, 1.7, ALLEY.extra_edge)


def _snout(brush: Brush, theme: Theme) -> None:
    brush.oval(50, 68, 21, 17, ALLEY.extra)
    brush.oval(50, 60, 9, 6.6, theme.ink)
    brush.oval(47, 58, 2.6, 1.8, theme.white)


def _dog(brush: Brush, theme: Theme, fur: str, ears: str) -> None:
    face = [(50, 18), (72, 26), (80, 52), (68, 82), (50, 88), (32, 82), (20, 52), (28, 26)]
    brush.blob(face, fur, theme.ink, EDGE)
    ear: Path = [(68, 20), (86, 24), (94, 54), (84, 66), (76, 44)]
    for flap in (ear, [(100 - x, y) for x, y in reversed(ear)]):
        brush.blob(flap, ears, theme.ink, EDGE)


def _good_dog(brush: Brush, theme: Theme) -> None:
    _dog(brush, theme, ALLEY.dog, ALLEY.dog_dark)
    for x in (37, 63):
        brush.oval(x, 44, 6, 7, theme.ink)
        brush.oval(x - 2, 41, 2.2, 2.2, theme.white)
    _snout(brush, theme)
    tongue = [(44, 76), (56, 76), (57, 90), (50, 95), (43, 90)]
    brush.blob(tongue, theme.nose, theme.ink, 1.6)
    brush.line([(36, 70), (44, 77), (56, 77), (64, 70)], 3, theme.ink)


def _bad_dog(brush: Brush, theme: Theme) -> None:
    _dog(brush, theme, "#6a6473", "#3b3540")
    for side in (-1, 1):
        brush.oval(50 + side * 14, 46, 7, 6, theme.gold)
        brush.oval(50 + side * 14, 47, 3, 4, theme.ink)
        brush.line([(50 + side * 4, 42), (50 + side * 24, 33)], 6, theme.ink)
    _snout(brush, theme)
    brush.line([(32, 76), (50, 72), (68, 76)], 4, theme.ink)
    for x in (38, 46, 54, 62):
        brush.fill([(x - 4, 74), (x + 4, 74), (x, 83)], theme.white, rounding=0.8)
        brush.line([(x - 4, 75), (x, 83), (x + 4, 75)], 1.2, theme.ink)


def _lady(brush: Brush, theme: Theme) -> None:
    hair = "#d9d4de"
    brush.oval(50, 14, 14 + EDGE, 12 + EDGE, theme.ink)
    brush.oval(50, 14, 14, 12, hair)
    brush.blob([(16, 104), (24, 84), (50, 76), (76, 84), (84, 104)], ALLEY.apron, theme.ink, EDGE)
    outer = [(50, 18), (76, 30), (80, 56), (70, 76), (30, 76), (20, 56), (24, 30)]
    brush.blob(outer, hair, theme.ink, EDGE)
    brush.blob([(50, 32), (68, 42), (68, 64), (50, 80), (32, 64), (32, 42)], "#f6cfa6")
    for x in (40, 60):
        brush.oval(x, 52, 10, 10, theme.ink)
        brush.oval(x, 52, 7.4, 7.4, theme.white)
        brush.oval(x, 52, 3.4, 4, theme.ink)
    brush.line([(48, 52), (52, 52)], 3, theme.ink)
    brush.line([(42, 68), (50, 72), (58, 68)], 3, theme.ink)
    for x in (35, 65):
        brush.oval(x, 64, 4, 3, theme.blush)


_DRAW: Final[dict[Card, Callable[[Brush, Theme], None]]] = {
    STRAY: _stray,
    KITTENS: _kittens,
    RASCAL: _rascal,
    GOOD_DOG: _good_dog,
    LADY: _lady,
    BAD_DOG: _bad_dog,
}
