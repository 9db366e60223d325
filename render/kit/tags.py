"""The tag on a collar: a shape for each seat, and no letter, which would seem to be of a name."""

from __future__ import annotations

from math import cos, pi, sin

from render.kit.brush import Brush, Path, Point
from render.kit.theme import Coat, Colour, Theme

ROUNDING = 0.2
HEART = 0.36
"""The same shape once more, light in the middle: it is told by that on any accent."""


def draw_tag(brush: Brush, coat: Coat, theme: Theme, at: Point, radius: float) -> None:
    """The seat's tag, with a light rim inside the dark one so that it reads on any fur."""
    rim = radius * 0.14
    _shape(brush, coat, at, radius, theme.ink)
    _shape(brush, coat, at, radius - rim, theme.white)
    _shape(brush, coat, at, radius - 2 * rim, coat.accent)
    _shape(brush, coat, at, radius * HEART, theme.white)


def _shape(brush: Brush, coat: Coat, at: Point, radius: float, colour: Colour) -> None:
    x, y = at
    if coat.tag == "disc":
        brush.oval(x, y, radius, radius, colour)
        return
    # Grown by its rounding, so that the three shapes of a tag keep the same soft corners.
    core = radius * (1 - ROUNDING)
    points = [(x + a * core, y + b * core) for a, b in _OUTLINES[coat.tag]]
    brush.fill(points, colour, rounding=radius * ROUNDING)


def _regular(corners: int, turn: float, stretch: float) -> Path:
    angles = [2 * pi * (n + turn) / corners for n in range(corners)]
    return [(stretch * cos(a), stretch * sin(a)) for a in angles]


_OUTLINES: dict[str, Path] = {
    "square": _regular(4, 0.5, 1.3),
    "diamond": _regular(4, 0, 1.35),
    "hexagon": _regular(6, 0.5, 1.15),
    "shield": [(-0.95, -0.95), (0.95, -0.95), (0.95, 0.3), (0, 1.2), (-0.95, 0.3)],
    "flower": [
        ((1.2 if n % 2 else 0.85) * cos(pi * n / 6), (1.2 if n % 2 else 0.85) * sin(pi * n / 6))
        for n in range(12)
    ],
}
