"""Who lives in the house, and what is eaten there: mice, cheeses; stars, gems and dice pips."""

from __future__ import annotations

from math import cos, pi, sin

from PIL import Image

from render.house.dress import PLAN
from render.kit.brush import Brush, Path
from render.kit.frames import paw
from render.kit.theme import Theme


def mouse(theme: Theme, size: int) -> Image.Image:
    """A face with two ears larger than it should have: no cat looks like that in any colour."""
    brush = Brush(size, size, 100)
    for side in (-1, 1):
        brush.oval(50 + side * 27, 31, 25, 25, theme.ink)
        brush.oval(50 + side * 27, 31, 20.5, 20.5, PLAN.mouse)
        brush.oval(50 + side * 27, 32, 12.5, 13, theme.blush)
        for end in (62, 76):
            brush.line([(50 + side * 10, 68), (50 + side * 43, end)], 2.4, theme.ink)
    face = [(50, 34), (76, 46), (72, 68), (57, 88), (50, 91), (43, 88), (28, 68), (24, 46)]
    brush.blob(face, PLAN.mouse, theme.ink, 2.4)
    brush.oval(50, 74, 13, 12, PLAN.mouse_light)
    for side in (-1, 1):
        brush.oval(50 + side * 12, 56, 6, 8, theme.ink)
        brush.oval(50 + side * 12 - 2, 53, 2.2, 2.6, theme.white)
    brush.oval(50, 83, 6.5, 5.5, theme.ink)
    brush.oval(50, 82.5, 5, 4, theme.nose)
    return brush.image()


def cheese(theme: Theme, size: int) -> Image.Image:
    """A wedge nobody has eaten of yet: only its outline is sure."""
    brush = Brush(size, size, 100)
    wedge = [(8, 66), (64, 22), (92, 62), (92, 84), (8, 84)]
    brush.fill(wedge, theme.wood_dark, rounding=5)
    brush.fill(wedge, theme.wood, rounding=0)
    brush.line([(10, 70), (90, 66)], 4, theme.wood_dark)
    brush.oval(60, 46, 6, 5, theme.wood_dark)
    brush.oval(34, 80, 5, 4, theme.wood_dark)
    return brush.image()


def eaten(theme: Theme, size: int) -> Image.Image:
    """A wedge with a bite and a tick: it counts."""
    brush = Brush(size, size, 100)
    wedge = [(8, 64), (62, 20), (92, 60), (92, 84), (8, 84)]
    brush.fill(wedge, theme.ink, rounding=6)
    brush.fill(wedge, PLAN.cheese, rounding=2)
    brush.fill([(8, 64), (92, 60), (92, 68), (8, 72)], PLAN.cheese_dark)
    brush.oval(58, 44, 7, 6, PLAN.cheese_dark)
    tick = [(26, 62), (46, 84), (84, 30)]
    ends = [tick[0], tick[0], tick[1], tick[1], tick[2], tick[2]]
    brush.line(ends, 24, theme.white)
    brush.line(ends, 13, PLAN.done)
    return brush.image()


def star(brush: Brush, x: float, y: float, radius: float, colour: str) -> None:
    """Where something is written before the first round."""
    points = [
        (x + r * sin(pi * n / 5), y - r * cos(pi * n / 5))
        for n, r in ((n, radius if n % 2 == 0 else radius * 0.45) for n in range(10))
    ]
    brush.fill(points, colour, rounding=radius * 0.12)


def gem(brush: Brush, x: float, y: float, radius: float, theme: Theme) -> None:
    """A bonus cell."""
    for grown, colour in ((1.3, theme.ink), (1.0, theme.choice), (0.5, theme.choice_light)):
        r = radius * grown
        brush.fill([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], colour, rounding=1)


def print_of(brush: Brush, area: int, x: float, y: float, size: float) -> None:
    """The print of an area's floor: dots, hearts, paws and diamonds tell them apart."""
    colour = PLAN.prints[area]
    if area == 0:
        brush.oval(x - size / 3, y - size / 3, size / 3.4, size / 3.4, colour)
        brush.oval(x + size / 3, y - size / 3, size / 3.4, size / 3.4, colour)
        heart = [
            (x - size * 0.6, y - size * 0.2),
            (x + size * 0.6, y - size * 0.2),
            (x, y + size * 0.6),
        ]
        brush.fill(heart, colour)
    elif area == 1:
        brush.oval(x, y, size / 2, size / 2, colour, width=max(1.5, size / 6))
    elif area == 2:
        points: Path = [
            (x, y - size / 1.6),
            (x + size / 1.6, y),
            (x, y + size / 1.6),
            (x - size / 1.6, y),
        ]
        brush.fill(points, colour)
    else:
        paw(brush, (x, y), size / 1.3, colour)


def room(theme: Theme, size: int) -> Image.Image:
    """A house: what rooms count."""
    brush = Brush(size, size, 100)
    for grown, roof, wall in ((6, theme.ink, theme.ink), (1, PLAN.cross, PLAN.paper)):
        brush.fill([(22, 48), (78, 48), (78, 88), (22, 88)], wall, rounding=grown)
        brush.fill([(8, 50), (50, 12), (92, 50)], roof, rounding=grown)
    brush.block((42, 60, 60, 89), 3, PLAN.wall)
    return brush.image()


def bonus(theme: Theme, size: int) -> Image.Image:
    """A gem: what bonus cells count."""
    brush = Brush(size, size, 100)
    gem(brush, 50, 50, 34, theme)
    return brush.image()


def empty(theme: Theme, size: int) -> Image.Image:
    """An empty cell: what it costs."""
    brush = Brush(size, size, 100)
    brush.block((14, 14, 86, 86), 12, theme.ink)
    brush.block((22, 22, 78, 78), 8, PLAN.paper)
    return brush.image()
