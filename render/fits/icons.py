"""What lies in boxes: four kinds of toys and a spray bottle, each of its own shape and colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.fits.dress import CARTON
from render.kit.brush import Brush
from render.kit.theme import Theme
from render.kit.tokens import Draw


def mouse(theme: Theme, size: int) -> Image.Image:
    """A toy mouse with a long tail."""
    brush = Brush(size, size, 100)
    tail = [(74, 66), (92, 60), (90, 40), (76, 34)]
    brush.line(tail, 13, theme.ink)
    brush.line(tail, 6, theme.nose)
    brush.blob(
        [(4, 68), (26, 44), (56, 38), (80, 56), (80, 80), (40, 86)], CARTON.mouse, theme.ink, 5
    )
    brush.oval(50, 36, 19, 19, theme.ink)
    brush.oval(50, 36, 14, 14, theme.blush)
    brush.oval(26, 62, 6, 6, theme.ink)
    brush.oval(6, 70, 6, 6, theme.ink)
    return brush.image()


def yarn(theme: Theme, size: int) -> Image.Image:
    """A ball of wool with a loose end."""
    brush = Brush(size, size, 100)
    end = [(62, 80), (78, 92), (96, 86)]
    brush.line(end, 14, theme.ink)
    brush.line(end, 7, CARTON.yarn)
    brush.oval(46, 48, 41, 41, theme.ink)
    brush.oval(46, 48, 35, 35, CARTON.yarn)
    for across in (-20, -2, 16):
        brush.line(
            [(46 + across - 8, 22), (46 + across + 12, 48), (46 + across - 2, 74)],
            5,
            CARTON.yarn_dark,
        )
    brush.line([(16, 52), (46, 40), (78, 50)], 5, theme.white)
    return brush.image()


def feather(theme: Theme, size: int) -> Image.Image:
    """A long feather, standing aslant."""
    brush = Brush(size, size, 100)
    vane = [(30, 82), (22, 52), (44, 18), (82, 6), (84, 44), (60, 74)]
    brush.blob(vane, CARTON.feather, theme.ink, 5)
    for start, stop in (((50, 46), (30, 50)), ((62, 34), (78, 46)), ((44, 58), (62, 66))):
        brush.line([start, stop], 5, CARTON.feather_dark)
    brush.line([(8, 96), (34, 72), (72, 22)], 10, theme.ink)
    brush.line([(8, 96), (34, 72), (72, 22)], 4, theme.white)
    return brush.image()


def ball(theme: Theme, size: int) -> Image.Image:
    """A striped rubber ball with a star."""
    brush = Brush(size, size, 100)
    brush.oval(50, 50, 44, 44, theme.ink)
    brush.oval(50, 50, 38, 38, CARTON.ball)
    star = []
    for n in range(10):
        reach = 30 if n % 2 == 0 else 13
        star.append((50 + reach * sin(n * pi / 5), 50 - reach * cos(n * pi / 5)))
    brush.fill(star, CARTON.ball_dark, rounding=2)
    return brush.image()


def bottle(theme: Theme, size: int) -> Image.Image:
    """A spray bottle in action: nothing cats like."""
    brush = Brush(size, size, 100)
    brush.blob(
        [(40, 46), (66, 46), (74, 66), (72, 95), (34, 95), (32, 66)], CARTON.bottle, theme.ink, 5
    )
    brush.block((30, 62, 76, 82), 3, theme.white)
    brush.line([(53, 66), (53, 78)], 6, CARTON.bottle_dark)
    brush.block((42, 26, 64, 48), 3, theme.ink)
    brush.block((46, 30, 60, 46), 2, CARTON.nozzle)
    brush.fill([(26, 8), (74, 8), (80, 30), (60, 30), (56, 24), (26, 24)], theme.ink, rounding=4)
    brush.fill(
        [(26, 8), (74, 8), (80, 30), (60, 30), (56, 24), (26, 24)], CARTON.nozzle, rounding=0.5
    )
    for x, y in ((12, 8), (5, 18), (13, 26)):
        brush.oval(x, y, 5, 5, CARTON.bottle_dark)
    return brush.image()


def lock(theme: Theme, size: int) -> Image.Image:
    """A closed box: a lid with tape."""
    brush = Brush(size, size, 100)
    brush.block((6, 22, 94, 92), 8, theme.ink)
    brush.block((13, 29, 87, 85), 4, CARTON.card)
    brush.block((6, 14, 94, 42), 6, CARTON.wall)
    brush.block((42, 14, 58, 70), 2, theme.white)
    return brush.image()


def stack(theme: Theme, size: int) -> Image.Image:
    """Cards on a pile."""
    brush = Brush(size, size, 100)
    for step, colour in ((0, CARTON.wall_light), (1, CARTON.card), (2, CARTON.card)):
        at = 10 + 9 * step
        brush.block((at, 6 + 6 * step, at + 62, 84 + 6 * step), 8, theme.ink)
        brush.block((at + 5, 11 + 6 * step, at + 57, 79 + 6 * step), 5, colour)
    brush.line([(40, 56), (64, 56)], 8, CARTON.wall)
    brush.line([(52, 44), (52, 68)], 8, CARTON.wall)
    return brush.image()


KINDS: Final[tuple[Draw, ...]] = (mouse, yarn, feather, ball)
"""In the order of the engine's kinds."""
