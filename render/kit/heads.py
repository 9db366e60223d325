"""The heads of our cats: ears, patterns and faces, in the head's own measure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from render.kit.brush import Brush, Path, Point, curve
from render.kit.theme import Coat, Theme

EDGE: Final = 2.6
"""Half of the ink line around everything: thick enough for a phone."""


class Head(NamedTuple):
    """Where a head is; one unit of its own measure is its `radius`."""

    x: float
    y: float
    radius: float
    coat: Coat
    theme: Theme

    def at(self, across: float, down: float) -> Point:
        """A point of the head on the sheet."""
        return self.x + across * self.radius, self.y + down * self.radius

    def path(self, points: Path) -> Path:
        """Several of them."""
        return [self.at(*point) for point in points]

    def outline(self) -> Path:
        """Ears, cheeks and chin."""
        ear = _EARS[self.coat.ears]
        left = [(0, 0.82), (-0.62, 0.74), (-1.14, 0.34), *ear]
        right = [(-across, down) for across, down in reversed(left) if across]
        return curve(self.path([*left, *right]), closed=True)

    def oval(self, brush: Brush, at: Point, radii: Point, colour: str) -> None:
        """An ellipse in the head's measure."""
        across, down = (value * self.radius for value in radii)
        brush.oval(*self.at(*at), across, down, colour)

    def line(self, brush: Brush, points: Path, width: float, colour: str) -> None:
        """A stroke in the head's measure."""
        brush.line(self.path(points), width * self.radius, colour)


def draw_head(brush: Brush, head: Head, *, wide_eyes: bool = False, glum: bool = False) -> None:
    """All of it; a glum one looks from under its lids and does not smile."""
    outline = head.outline()
    brush.shape(outline, head.coat.fur, head.theme.ink, EDGE)

    def inside(layer: Brush) -> None:
        for side in (-1, 1):
            ear = [(side * 0.86, -0.42), (side * 0.85, -0.82), (side * 0.5, -0.62)]
            layer.blob(head.path(ear), head.theme.blush)
        _PATTERNS[head.coat.pattern](layer, head)

    brush.glaze(inside, within=outline)
    _eyes(brush, head, wide=wide_eyes, glum=glum)
    _mouth(brush, head, glum=glum)


def draw_whiskers(brush: Brush, head: Head) -> None:
    """Two on each side: only the grown have them."""
    for side in (-1, 1):
        for start, end in ((0.36, 0.28), (0.5, 0.56)):
            ends = [(side * 0.86, start), (side * 1.34, end)]
            head.line(brush, ends, 0.06, head.theme.ink)


def _eyes(brush: Brush, head: Head, *, wide: bool, glum: bool) -> None:
    ink, coat, radius = head.theme.ink, head.coat, head.radius
    across, down, pupil = (0.25, 0.31, 0.68) if wide else (0.23, 0.25, 0.5)
    for side in (-1, 1):
        eye, rim = side * 0.46, 1.2 / radius
        head.oval(brush, (eye, 0.04), (across + rim, down + rim), ink)
        head.oval(brush, (eye, 0.04), (across, down), coat.eye)
        head.oval(brush, (eye, 0.04), (across * pupil, down * 0.86), ink)
        head.oval(brush, (eye - 0.08, -0.06), (0.085, 0.085), head.theme.white)
        head.oval(brush, (eye + 0.07, 0.15), (0.045, 0.045), head.theme.white)
        if glum:
            lid = [(side * 0.08, 0.06), (side * 0.86, -0.16), (side * 0.84, -0.42)]
            brush.fill(head.path([*lid, (side * 0.1, -0.4)]), coat.fur)
            head.line(brush, [(side * 0.12, 0.02), (side * 0.8, -0.16)], 0.12, ink)
        else:
            head.oval(brush, (side * 0.78, 0.42), (0.17, 0.11), head.theme.blush)


def _mouth(brush: Brush, head: Head, *, glum: bool) -> None:
    ink = head.theme.ink
    for side in (-1, 1):
        smile = [(0, 0.46), (side * 0.11, 0.6), (side * 0.27, 0.53)]
        pout = [(0, 0.52), (side * 0.14, 0.53), (side * 0.3, 0.68)]
        head.line(brush, pout if glum else smile, 0.075, ink)
    nose = [(-0.13, 0.31), (0.13, 0.31), (0, 0.46)]
    brush.blob(head.path(nose), head.theme.nose, ink, 0.7)


def _tabby(brush: Brush, head: Head) -> None:
    dark = head.coat.dark
    for across, bottom in ((0, -0.36), (-0.28, -0.44), (0.28, -0.44)):
        head.line(brush, [(across, -0.9), (across * 0.8, bottom)], 0.15, dark)
    for side in (-1, 1):
        for down in (0.2, 0.48):
            head.line(brush, [(side * 1.2, down), (side * 0.86, down * 0.9)], 0.14, dark)
    _muzzle(brush, head)


def _tuxedo(brush: Brush, head: Head) -> None:
    half = [(0.14, -0.1), (0.62, 0.42), (0.5, 0.95)]
    blaze = [(0, -0.5), *half, *((-across, down) for across, down in reversed(half))]
    brush.blob(head.path(blaze), head.coat.light)


def _calico(brush: Brush, head: Head) -> None:
    head.oval(brush, (-0.75, -0.6), (0.62, 0.62), head.coat.dark)
    head.oval(brush, (0.9, -0.7), (0.5, 0.5), head.theme.ink)


def _points(brush: Brush, head: Head) -> None:
    head.oval(brush, (0, 0.38), (0.56, 0.46), head.coat.dark)
    for side in (-1, 1):
        head.oval(brush, (side * 0.85, -0.92), (0.4, 0.42), head.coat.dark)


def _spots(brush: Brush, head: Head) -> None:
    for across, down, size in ((0, -0.5, 0.13), (-0.3, -0.58, 0.1), (0.3, -0.58, 0.1)):
        head.oval(brush, (across, down), (size, size), head.coat.dark)
    for side in (-1, 1):
        for across, down in ((0.94, 0.04), (0.98, 0.24)):
            head.oval(brush, (side * across, down), (0.08, 0.08), head.coat.dark)
    _muzzle(brush, head)


def _muzzle(brush: Brush, head: Head) -> None:
    for side in (-1, 1):
        head.oval(brush, (side * 0.22, 0.48), (0.34, 0.3), head.coat.light)


_EARS: Final[dict[str, Path]] = {
    "pointed": [(-1.02, -0.15), (-1.02, -1.02), (-0.92, -1.08), (-0.44, -0.78), (0, -0.8)],
    "round": [(-1, -0.1), (-1.08, -0.7), (-0.92, -0.98), (-0.64, -0.94), (-0.42, -0.76), (0, -0.8)],
}
_PATTERNS: Final[dict[str, Callable[[Brush, Head], None]]] = {
    "tabby": _tabby,
    "tuxedo": _tuxedo,
    "calico": _calico,
    "points": _points,
    "spots": _spots,
    "plain": _muzzle,
}
