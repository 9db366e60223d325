"""Who may be in a sack: seven cats from the scruffiest to the grandest, a rabbit and two dogs."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from PIL import Image

from engines.sack.cards import BIG_DOG, RABBIT, SMALL_DOG, Card
from render.kit.brush import Brush, Path, Point
from render.kit.heads import EDGE, Head, draw_head, draw_whiskers
from render.kit.theme import Coat, Colour, Theme
from render.sack.dress import DECK

TOM = Coat("", "disc", "tabby", "pointed", "#8b7d78", "#5c4f4b", "#b9aca3", "#e3c84a", "#7a2e3a")
SULK = Coat("", "disc", "points", "round", "#9aa38f", "#68715f", "#c9d0bf", "#c98a3c", "#5f7257")
TINY = Coat("", "disc", "plain", "round", "#f7c77d", "#dd9a45", "#fff3df", "#5a93c4", "#d9578a")
MERRY = Coat("", "disc", "calico", "pointed", "#fdf4e8", "#e59a52", "#ffffff", "#68a85a", "#3f7fb5")
BELLED = Coat("", "disc", "tuxedo", "round", "#5d5563", "#3b3542", "#fbf6f0", "#8fc96a", "#c23b4b")
SMART = Coat("", "disc", "spots", "pointed", "#e8b06a", "#9c5f2a", "#fff1da", "#3f9a8f", "#5b3f98")
GRAND = Coat("", "disc", "plain", "pointed", "#fffaf2", "#e3d2c4", "#ffffff", "#3f8fd0", "#8a2f6b")
BROWN, BROWN_DARK, FAWN = "#a8703f", "#6e4526", "#f2d9b3"
TERRIER, TERRIER_DARK = "#f6ead8", "#c98d50"
FUR = "#f4eef2"


def creature(card: Card, theme: Theme, size: int, ground: Colour) -> Image.Image:
    """Its portrait in a square; `ground` shows where an ear was bitten."""
    brush = Brush(size, size, 100)
    _DRAW[card](brush, theme, ground)
    return brush.image()


def _tom(brush: Brush, theme: Theme, ground: Colour) -> None:
    _shoulders(brush, TOM, theme, 40)
    head = Head(50, 52, 34, TOM, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head, glum=True)
    bite = [(1.03, -0.56), (0.79, -0.72), (0.88, -0.88), (0.66, -0.93)]
    brush.fill(head.path([(1.3, -0.6), *bite, (0.6, -1.3), (1.3, -1.3)]), ground)
    brush.line(_corners(head.path(bite)), 1.3 * EDGE, theme.ink)
    head.line(brush, [(-1.02, 0.3), (-0.5, 0.74)], 0.08, theme.ink)
    for at in (0.16, 0.4, 0.64):
        x, y = -1.02 + at * 0.72, 0.3 + at * 0.6
        head.line(brush, [(x - 0.03, y + 0.16), (x + 0.13, y - 0.04)], 0.07, theme.ink)
    fang = [(0.17, 0.58), (0.33, 0.6), (0.25, 0.84)]
    brush.fill(head.path(fang), theme.ink, rounding=2)
    brush.fill(head.path(fang), theme.white, rounding=0.5)
    for across in (-0.2, 0, 0.22):
        head.line(brush, [(across, -0.8), (across * 1.9, -1.1)], 0.13, theme.ink)


def _sulk(brush: Brush, theme: Theme, _ground: Colour) -> None:
    _shoulders(brush, SULK, theme, 34)
    head = Head(50, 60, 29, SULK, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head, glum=True)
    cloud = [(36, 17, 8), (48, 12, 9.4), (61, 13, 9), (69, 18, 7)]
    for grown, colour in ((EDGE, theme.ink), (0, theme.panel_edge)):
        for x, y, radius in cloud:
            brush.oval(x, y, radius + grown, radius + grown, colour)
        brush.block((34 - grown, 15 - grown, 71 + grown, 25 + grown), 5, colour)


def _tiny(brush: Brush, theme: Theme, _ground: Colour) -> None:
    _shoulders(brush, TINY, theme, 20)
    draw_head(brush, Head(50, 66, 23, TINY, theme), wide_eyes=True)
    _bow(brush, theme, TINY.accent, (62, 44), 8)


def _merry(brush: Brush, theme: Theme, _ground: Colour) -> None:
    _shoulders(brush, MERRY, theme, 29)
    _collar(brush, MERRY, theme, 29, 86)
    head = Head(50, 60, 28, MERRY, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)


def _belled(brush: Brush, theme: Theme, _ground: Colour) -> None:
    _shoulders(brush, BELLED, theme, 34)
    _collar(brush, BELLED, theme, 32, 84)
    head = Head(50, 54, 31, BELLED, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)
    brush.oval(50, 90, 9, 9, theme.ink)
    brush.oval(50, 90, 6.6, 6.6, theme.gold)
    brush.line([(44, 90), (56, 90)], 2, theme.gold_dark)
    brush.oval(50, 93, 1.6, 1.6, theme.ink)


def _smart(brush: Brush, theme: Theme, _ground: Colour) -> None:
    _shoulders(brush, SMART, theme, 38)
    head = Head(50, 52, 33, SMART, theme)
    for side in (-1, 1):
        cheek = [(side * 0.7, 0), (side * 1.4, 0.3), (side * 1.22, 0.44), (side * 1.36, 0.62)]
        cheek += [(side * 1.06, 0.66), (side * 1.06, 0.88), (side * 0.4, 0.8)]
        brush.shape(head.path(cheek), SMART.fur, theme.ink, EDGE)
    draw_head(brush, head)
    draw_whiskers(brush, head)
    _bow(brush, theme, SMART.accent, (50, 89), 15)


def _grand(brush: Brush, theme: Theme, _ground: Colour) -> None:
    tufts = [_round(50, 64, 36, 33, (n + 0.5) / 14) for n in range(14)]
    for grown, colour in ((EDGE, theme.ink), (0, GRAND.fur)):
        for x, y in tufts:
            brush.oval(x, y, 10 + grown, 10 + grown, colour)
    brush.oval(50, 66, 37, 33, GRAND.fur)
    brush.oval(50, 70, 34, 28, GRAND.dark)
    head = Head(50, 56, 30, GRAND, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)
    crown = [(28, 33), (23, 8), (38, 19), (50, 2), (62, 19), (77, 8), (72, 33)]
    brush.fill(crown, theme.ink, rounding=3.4)
    brush.fill(crown, theme.gold, rounding=0.6)
    brush.line([(30, 30), (70, 30)], 5, theme.gold_dark)
    for x, y in ((23, 8), (50, 4), (77, 8)):
        brush.oval(x, y, 4.6, 4.6, theme.ink)
        brush.oval(x, y, 2.8, 2.8, theme.gold_light)
    brush.oval(50, 22, 3.4, 4.4, GRAND.accent)
    _jewel(brush, theme, (50, 92))


def _rabbit(brush: Brush, theme: Theme, _ground: Colour) -> None:
    for side in (-1, 1):
        ear = [(50 + side * 6, 46), (50 + side * 9, 14), (50 + side * 20, 4), (50 + side * 26, 18)]
        brush.blob([*ear, (50 + side * 20, 48)], FUR, theme.ink, EDGE)
        brush.line([(50 + side * 18, 16), (50 + side * 14, 38)], 6, theme.blush)
    brush.blob([(20, 104), (24, 88), (50, 80), (76, 88), (80, 104)], FUR, theme.ink, EDGE)
    face = [(50, 36), (74, 46), (80, 66), (66, 84), (50, 87), (34, 84), (20, 66), (26, 46)]
    brush.blob(face, FUR, theme.ink, EDGE)
    _button_eyes(brush, theme, (36, 64), 57, 6)
    for side in (-1, 1):
        brush.oval(50 + side * 8, 72, 9, 7.5, theme.white)
        brush.oval(50 + side * 23, 69, 5, 3.4, theme.blush)
        for down in (70, 76):
            brush.line([(50 + side * 16, down), (50 + side * 34, down + 2)], 1.7, theme.ink)
    brush.block((45.5, 75, 54.5, 86), 1.5, theme.ink)
    for left in (46.6, 50.5):
        brush.block((left, 76, left + 3, 84.5), 1, theme.white)
    brush.blob([(45, 66), (55, 66), (50, 73)], theme.nose, theme.ink, 0.9)


def _big_dog(brush: Brush, theme: Theme, _ground: Colour) -> None:
    brush.blob([(6, 106), (12, 82), (50, 72), (88, 82), (94, 106)], BROWN, theme.ink, EDGE)
    brush.line([(22, 88), (50, 94), (78, 88)], 13, theme.ink)
    brush.line([(22, 88), (50, 94), (78, 88)], 8.5, DECK.dog_badge)
    for x, y in ((29, 90), (43, 93), (57, 93), (71, 90)):
        brush.fill([(x - 4, y + 2), (x + 4, y + 2), (x, y - 6)], theme.gold_light, rounding=0.7)
    half: Path = [(72, 14), (82, 38), (82, 66), (66, 84)]
    brush.blob([(50, 8), *half, *_mirrored(half)], BROWN, theme.ink, EDGE)
    brush.oval(33, 38, 13, 15, BROWN_DARK)
    ear: Path = [(72, 12), (88, 18), (94, 54), (82, 62), (77, 34)]
    for flap in (ear, _mirrored(ear)):
        brush.blob(flap, BROWN_DARK, theme.ink, EDGE)
    _button_eyes(brush, theme, (36, 64), 39, 6.4)
    for side in (-1, 1):
        brush.line([(50 + side * 6, 29), (50 + side * 20, 25)], 4.6, theme.ink)
    _jowls(brush, theme)


def _jowls(brush: Brush, theme: Theme) -> None:
    half: Path = [(64, 52), (76, 68), (68, 84), (54, 82)]
    brush.blob([(50, 44), *half, (50, 78), *_mirrored(half)], FAWN, theme.ink, 1.6)
    for x in (34, 66):
        brush.fill([(x - 3, 81), (x + 3, 81), (x, 74)], theme.white, rounding=1)
    brush.blob([(38, 50), (50, 47), (62, 50), (50, 62)], theme.ink)
    brush.oval(46, 51, 3, 2, theme.panel_edge)
    brush.line([(50, 60), (50, 78)], 2.4, theme.ink)


def _small_dog(brush: Brush, theme: Theme, _ground: Colour) -> None:
    brush.blob([(28, 106), (32, 92), (50, 86), (68, 92), (72, 106)], TERRIER, theme.ink, EDGE)
    for side in (-1, 1):
        ear = [
            (50 + side * 14, 50),
            (50 + side * 17, 31),
            (50 + side * 27, 27),
            (50 + side * 29, 46),
        ]
        brush.blob([*ear, (50 + side * 28, 60)], TERRIER_DARK, theme.ink, EDGE)
    face = [
        (50, 42),
        (68, 47),
        (77, 66),
        (74, 80),
        (60, 92),
        (50, 94),
        (40, 92),
        (26, 80),
        (23, 66),
        (32, 47),
    ]
    brush.blob(face, TERRIER, theme.ink, EDGE)
    brush.oval(62, 61, 10.5, 11.5, TERRIER_DARK)
    _button_eyes(brush, theme, (39, 61), 62, 5.4)
    brush.blob([(46, 80), (54, 80), (55, 90), (50, 95), (45, 90)], theme.nose, theme.ink, 1.2)
    for side in (-1, 1):
        brush.oval(50 + side * 7, 76, 8.5, 6.5, theme.white)
        brush.line([(50, 77), (50 + side * 5, 82), (50 + side * 11, 79)], 2.2, theme.ink)
    brush.blob([(44, 68), (56, 68), (50, 76)], theme.ink)
    for across, top in ((44, 36), (50, 32), (56, 36)):
        brush.line([(50 + (across - 50) * 0.5, 45), (across, top)], 4.4, theme.ink)
        brush.line([(50 + (across - 50) * 0.5, 46), (across, top)], 1.8, TERRIER)


def _round(x: float, y: float, across: float, down: float, part: float) -> Point:
    return x + across * sin(2 * pi * part), y - down * cos(2 * pi * part)


def _corners(points: Path) -> Path:
    """A line that turns sharply at its points."""
    return [point for point in points for _ in range(2)]


def _mirrored(half: Path) -> Path:
    """The other half of an outline, drawn on."""
    return [(100 - x, y) for x, y in reversed(half)]


def _shoulders(brush: Brush, coat: Coat, theme: Theme, half: float) -> None:
    """The body below the head, cut off by the edge of the card."""
    slope = [(50 - half, 108), (50 - half * 0.9, 90), (50 - half * 0.4, 74)]
    brush.blob([*slope, *_mirrored(slope)], coat.fur, theme.ink, EDGE)
    brush.oval(50, 104, half * 0.45, 18, coat.light)


def _collar(brush: Brush, coat: Coat, theme: Theme, half: float, down: float) -> None:
    band = [(50 - half * 0.82, down), (50, down + 6), (50 + half * 0.82, down)]
    brush.line(band, 9, theme.ink)
    brush.line(band, 5, coat.accent)


def _bow(brush: Brush, theme: Theme, colour: Colour, at: Point, size: float) -> None:
    x, y = at
    for side in (-1, 1):
        wing = [(x, y), (x + side * size, y - size * 0.6), (x + side * size, y + size * 0.6)]
        brush.fill(wing, theme.ink, rounding=size * 0.16 + 2)
        brush.fill(wing, colour, rounding=size * 0.16)
    brush.oval(x, y, size * 0.32 + 2, size * 0.36 + 2, theme.ink)
    brush.oval(x, y, size * 0.32, size * 0.36, colour)


def _jewel(brush: Brush, theme: Theme, at: Point) -> None:
    x, y = at
    stone = [(x, y - 7), (x + 7, y), (x, y + 7), (x - 7, y)]
    brush.fill(stone, theme.ink, rounding=3)
    brush.fill(stone, theme.gold, rounding=1)
    brush.oval(x, y, 3.6, 3.6, GRAND.accent)


def _button_eyes(brush: Brush, theme: Theme, across: Point, down: float, size: float) -> None:
    """Round dark eyes: cats alone have coloured ones."""
    for x in across:
        brush.oval(x, down, size, size * 1.15, theme.ink)
        brush.oval(x - size * 0.3, down - size * 0.4, size * 0.36, size * 0.36, theme.white)


_DRAW: Final[dict[str, Callable[[Brush, Theme, Colour], None]]] = {
    "cat-8": _tom,
    "cat-5": _sulk,
    "cat3": _tiny,
    "cat5": _merry,
    "cat8": _belled,
    "cat11": _smart,
    "cat15": _grand,
    RABBIT: _rabbit,
    BIG_DOG: _big_dog,
    SMALL_DOG: _small_dog,
}
