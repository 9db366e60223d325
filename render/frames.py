"""What stands around the cats: the page, the quilted bed, panels, pills, crowns and paws."""

from __future__ import annotations

from PIL import Image

from render.brush import Brush, Point
from render.theme import Colour, Theme
from render.type import clipped, lettering, width

CORNER = 22


def page(theme: Theme, size: tuple[int, int]) -> Image.Image:
    """The floor under everything, with a few paw prints."""
    across, down = size
    sheet = Image.new("RGBA", size, theme.page)
    print_ = Brush(70, 70, 100)
    paw(print_, (50, 55), 34, theme.page_print)
    for n, (x, y) in enumerate(((0.04, 0.02), (0.47, 0.07), (0.93, 0.1), (0.0, 0.6), (0.95, 0.75))):
        turned = print_.image().rotate(25 * (n - 2), Image.Resampling.BICUBIC)
        sheet.alpha_composite(turned, (round(x * (across - 70)), round(y * (down - 70))))
    return sheet


def bedstead(theme: Theme, size: int, rim: int) -> Image.Image:
    """A square wooden frame seen from above; the quilt goes inside the rim."""
    bed = theme.bed
    brush = Brush(size, size)
    brush.block((0, 4, size, size), CORNER, bed.wood_dark)
    brush.block((0, 0, size, size - 5), CORNER, bed.wood)
    brush.block((2, 2, size - 2, size - 8), CORNER - 2, None, edge=bed.wood_light, width=3)
    inner = rim - 5
    brush.block((inner, inner, size - inner, size - inner), 8, bed.wood_dark)
    return brush.image()


def patch(theme: Theme, kind: int, size: int) -> Image.Image:
    """One padded patch of the quilt: 0 with dots, 1 with hearts, 2 with paws."""
    bed = theme.bed
    brush = Brush(size, size)
    brush.block((0, 0, size, size), 0, bed.groove)
    # Flat steps of shade make the cushion: a soft shadow would cost three times the bytes.
    brush.block((1, 1, size - 1, size - 1), 12, bed.shades[kind])
    brush.block((4, 4, size - 4, size - 7), 10, bed.patches[kind])
    for at in ((0.3, 0.3), (0.7, 0.68)):
        _PRINTS[kind](brush, (at[0] * size, at[1] * size), bed.prints[kind])
    near, far = 9, size - 12
    for start, end in (
        ((near, near), (far, near)),
        ((near, far - 3), (far, far - 3)),
        ((near, near), (near, far)),
        ((far, near), (far, far)),
    ):
        brush.stitches(start, end, bed.stitch)
    return brush.image()


def _dot(brush: Brush, at: Point, colour: Colour) -> None:
    brush.oval(*at, 5, 5, colour)


def heart(brush: Brush, at: Point, colour: Colour) -> None:
    """A small heart."""
    x, y = at
    brush.oval(x - 3, y - 2, 3.6, 3.6, colour)
    brush.oval(x + 3, y - 2, 3.6, 3.6, colour)
    brush.fill([(x - 6.4, y - 0.4), (x + 6.4, y - 0.4), (x, y + 7)], colour)


def paw(brush: Brush, at: Point, size: float, colour: Colour) -> None:
    """A paw print."""
    x, y = at
    brush.oval(x, y + size * 0.25, size * 0.42, size * 0.34, colour)
    for across, down in ((-0.55, -0.12), (-0.2, -0.45), (0.2, -0.45), (0.55, -0.12)):
        brush.oval(x + across * size, y + down * size, size * 0.17, size * 0.21, colour)


_PRINTS = (_dot, heart, lambda brush, at, colour: paw(brush, at, 11, colour))


def card(size: tuple[int, int], fill: Colour, edge: Colour, *, thick: bool) -> Image.Image:
    """A soft panel with a stitched hem."""
    across, down = size
    brush = Brush(across, down)
    line = 6 if thick else 3
    brush.block((0, 0, across, down), CORNER, fill, edge=edge, width=line)
    for y in (line + 4, down - line - 7):
        brush.stitches((CORNER, y), (across - CORNER, y), edge)
    return brush.image()


def pill(text: str, fill: Colour, ink: Colour, theme: Theme, room: int) -> Image.Image:
    """A word on a rounded strip."""
    size = theme.small_text
    short = clipped(text, size, theme, room - 28)
    brush = Brush(width(short, size, theme) + 28, size + 13)
    brush.block((0, 0, *brush.size), brush.size[1] / 2, fill)
    strip = brush.image()
    word = lettering(short, size, ink, theme)
    strip.alpha_composite(word, (13, (strip.height - word.height) // 2 + 1))
    return strip


def crown(theme: Theme, size: int) -> Image.Image:
    """For whoever won."""
    brush = Brush(size, size, 100)
    shape = [(14, 84), (8, 34), (32, 54), (50, 18), (68, 54), (92, 34), (86, 84)]
    brush.fill(shape, theme.ink, rounding=6)
    brush.fill(shape, theme.gold, rounding=1)
    brush.line([(20, 78), (80, 78)], 8, theme.gold_dark)
    for x, y in ((8, 32), (50, 16), (92, 32)):
        brush.oval(x, y, 8, 8, theme.ink)
        brush.oval(x, y, 5, 5, theme.gold)
    return brush.image()


def _turned(points: list[Point], way: tuple[int, int]) -> list[Point]:
    """Points drawn for "down", turned about the middle of a hundred units."""
    right, down = way
    return [
        (50 + (x - 50) * down + (y - 50) * right, 50 - (x - 50) * right + (y - 50) * down)
        for x, y in points
    ]


def chevrons(theme: Theme, colour: Colour, way: tuple[int, int], size: int) -> Image.Image:
    """Two bold hooks that point the way."""
    brush = Brush(size, size, 100)
    hooks = [_turned([(22, y), (50, y + 24), (78, y)], way) for y in (18, 52)]
    for width_, ink in ((30, theme.ink), (24, theme.white), (14, colour)):
        for hook in hooks:
            brush.line([hook[0], hook[0], hook[1], hook[1], hook[2], hook[2]], width_, ink)
    return brush.image()


def arrow(theme: Theme, colour: Colour, way: tuple[int, int], size: int) -> Image.Image:
    """A plump arrowhead: something may come in here."""
    brush = Brush(size, size, 100)
    head = _turned([(20, 26), (80, 26), (50, 78)], way)
    for rounding, ink in ((15, theme.ink), (10, theme.white), (1, colour)):
        brush.fill(head, ink, rounding=rounding)
    return brush.image()


def puff(theme: Theme, size: int) -> Image.Image:
    """The little cloud a ghost leaves behind."""
    brush = Brush(size, size, 100)

    for x, y, radius in ((50, 50, 20), (30, 56, 13), (70, 55, 14), (42, 36, 10), (62, 35, 12)):
        brush.oval(x, y, radius, radius, theme.ghost)
    for x, y in ((40, 48), (50, 56), (60, 48)):
        brush.oval(x, y, 3, 3, theme.panel)
    return brush.image()
