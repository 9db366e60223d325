"""A brush for soft shapes: it paints four times too large, and the picture is made small once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.kit.theme import Colour, Theme
from render.kit.type import font_for

Point: TypeAlias = tuple[float, float]
Path: TypeAlias = Sequence[Point]

OVERSIZE = 4
STEPS = 14
STITCH = (7, 3, 5)
"""Long, thick, and how far apart."""


def curve(points: Path, *, closed: bool) -> list[Point]:
    """A smooth line through the points (Catmull and Rom); a point given twice is a corner."""
    count = len(points)
    line: list[Point] = []
    for start in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(start + offset) % count] for offset in (-1, 0, 1, 2))
        else:
            a, b, c, d = (points[min(max(start + o, 0), count - 1)] for o in (-1, 0, 1, 2))
        line.extend(_between(a, b, c, d, step / STEPS) for step in range(STEPS))
    return line if closed else [*line, points[-1]]


def _between(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    def along(p: float, q: float, r: float, s: float) -> float:
        bend = (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t
        return 0.5 * (2 * q + (r - p) * t + bend)

    return along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])


class Brush:
    """Paints on a transparent sheet of `width` x `height` pixels that is `units` wide."""

    def __init__(self, width: int, height: int, units: float | None = None) -> None:
        self.size = (width, height)
        self.scale = OVERSIZE * width / (units or width)
        self.sheet = Image.new("RGBA", (width * OVERSIZE, height * OVERSIZE))
        self._pen = ImageDraw.Draw(self.sheet)

    def image(self) -> Image.Image:
        """What was painted, at its real size."""
        return self.sheet.reduce(OVERSIZE)

    def fill(self, points: Path, colour: Colour, *, rounding: float = 0) -> None:
        """A polygon, its corners rounded by growing it."""
        self._pen.polygon([(x * self.scale, y * self.scale) for x, y in points], fill=colour)
        if rounding:
            self._trace([*points, points[0]], 2 * rounding, colour)

    def blob(self, points: Path, colour: Colour, edge: Colour = "", width: float = 0) -> None:
        """A smooth shape through the points, with a line around it."""
        self.shape(curve(points, closed=True), colour, edge, width)

    def shape(self, outline: Path, colour: Colour, edge: Colour = "", width: float = 0) -> None:
        """A polygon with a line around it."""
        if width:
            self._trace([*outline, outline[0]], 2 * width, edge)
        self.fill(outline, colour)

    def line(self, points: Path, width: float, colour: Colour) -> None:
        """A smooth line with round ends."""
        self._trace(curve(points, closed=False), width, colour)

    def oval(
        self, x: float, y: float, across: float, down: float, colour: Colour, *, width: float = 0
    ) -> None:
        """An ellipse by its centre and radii, filled or, with a width, as a ring."""
        ends = [v * self.scale for v in (x - across, y - down, x + across, y + down)]
        if width:
            self._pen.ellipse(ends, outline=colour, width=round(width * self.scale))
        else:
            self._pen.ellipse(ends, fill=colour)

    def block(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        colour: Colour | None,
        *,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        """A rectangle with round corners; crisp where its sides lie between two pixels."""
        left, top, right, bottom = (v * self.scale for v in box)
        self._pen.rounded_rectangle(
            [left, top, right - 1, bottom - 1],
            radius * self.scale,
            fill=colour,
            outline=edge,
            width=round(width * self.scale),
        )

    def stitches(self, start: Point, end: Point, colour: Colour) -> None:
        """A level or upright seam of whole stitches, as many as fit, the rest left at both ends.

        Stitches lie on whole pixels: each soft edge would be paid for in every picture's bytes.
        """
        (x0, y0), (x1, y1) = start, end
        long, thick, gap = STITCH
        length = max(x1 - x0, y1 - y0)
        count = int((length + gap) // (long + gap))
        slack = (length - count * (long + gap) + gap) // 2
        for n in range(count):
            at = slack + n * (long + gap)
            if y0 == y1:
                self.block((x0 + at, y0, x0 + at + long, y0 + thick), 1, colour)
            else:
                self.block((x0, y0 + at, x0 + thick, y0 + at + long), 1, colour)

    def glaze(
        self, paint: Callable[[Brush], None], *, within: Path | None = None, opacity: float = 1
    ) -> None:
        """Lay what `paint` paints over the rest, clipped to a polygon and translucent."""
        layer = self._blank()
        paint(layer)
        alpha = layer.sheet.getchannel("A").point(lambda a: round(a * opacity))
        if within is not None:
            mask = self._blank()
            mask.fill(within, "#000000")
            alpha = ImageChops.multiply(alpha, mask.sheet.getchannel("A"))
        layer.sheet.putalpha(alpha)
        self.sheet.alpha_composite(layer.sheet)

    def write(self, text: str, at: Point, size: float, colour: Colour, theme: Theme) -> None:
        """A word or a letter with the middle of its ink on a point."""
        font = font_for(text, round(size * self.scale), theme)
        left, top, right, bottom = font.getbbox(text)
        x, y = at[0] * self.scale, at[1] * self.scale
        self._pen.text((x - (left + right) / 2, y - (top + bottom) / 2), text, colour, font)

    def _blank(self) -> Brush:
        width, height = self.size
        return Brush(width, height, OVERSIZE * width / self.scale)

    def _trace(self, line: Path, width: float, colour: Colour) -> None:
        at = [(x * self.scale, y * self.scale) for x, y in line]
        radius = width * self.scale / 2
        self._pen.line(at, fill=colour, width=max(1, round(2 * radius)))
        # A disc at each point: Pillow's own joints leave notches in tight curves.
        for x, y in at:
            self._pen.ellipse([x - radius, y - radius, x + radius, y + radius], fill=colour)
