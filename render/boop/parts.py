"""What only boop is made of: the quilted bed, the ghosts, and what shows where they go."""

from __future__ import annotations

from PIL import Image

from render.boop.dress import QUILT
from render.kit.brush import Brush, Point
from render.kit.frames import board, paw
from render.kit.tags import draw_tag
from render.kit.theme import Coat, Colour, Theme


def bedstead(theme: Theme, size: int, rim: int) -> Image.Image:
    """A square wooden frame seen from above; the quilt goes inside the rim."""
    brush, inner = board(theme, (size, size)), rim - 5
    brush.block((inner, inner, size - inner, size - inner), 8, theme.wood_dark)
    return brush.image()


def patch(kind: int, size: int) -> Image.Image:
    """One padded patch of the quilt: 0 with dots, 1 with hearts, 2 with paws."""
    brush = Brush(size, size)
    brush.block((0, 0, size, size), 0, QUILT.groove)
    # Flat steps of shade make the cushion: a soft shadow would cost three times the bytes.
    brush.block((1, 1, size - 1, size - 1), 12, QUILT.shades[kind])
    brush.block((4, 4, size - 4, size - 7), 10, QUILT.patches[kind])
    for at in ((0.3, 0.3), (0.7, 0.68)):
        _PRINTS[kind](brush, (at[0] * size, at[1] * size), QUILT.prints[kind])
    near, far = 9, size - 12
    for start, end in (
        ((near, near), (far, near)),
        ((near, far - 3), (far, far - 3)),
        ((near, near), (near, far)),
        ((far, near), (far, far)),
    ):
        brush.stitches(start, end, QUILT.stitch)
    return brush.image()


def _dot(brush: Brush, at: Point, colour: Colour) -> None:
    brush.oval(*at, 5, 5, colour)


def _heart(brush: Brush, at: Point, colour: Colour) -> None:
    """A small heart."""
    x, y = at
    brush.oval(x - 3, y - 2, 3.6, 3.6, colour)
    brush.oval(x + 3, y - 2, 3.6, 3.6, colour)
    brush.fill([(x - 6.4, y - 0.4), (x + 6.4, y - 0.4), (x, y + 7)], colour)


_PRINTS = (_dot, _heart, lambda brush, at, colour: paw(brush, at, 11, colour))


def ghost(coat: Coat, theme: Theme, size: int) -> Image.Image:
    """A translucent cat without feet, edged in its seat's colour."""
    brush = Brush(size, size, 100)
    ears = [
        (16, 34),
        (19, 14),
        (24, 10),
        (37, 19),
        (50, 17),
        (63, 19),
        (76, 10),
        (81, 14),
        (84, 34),
    ]
    hem = [(88, 70), (87, 88), (78, 84), (68, 92), (59, 85), (50, 92), (41, 85), (32, 92), (22, 84)]
    shape = [*ears, *hem, (13, 88), (12, 70)]
    brush.blob(shape, coat.accent, coat.accent, 4)
    brush.blob(shape, theme.ghost)
    for side in (-1, 1):
        brush.oval(50 + side * 15, 42, 8, 11, theme.ink)
        brush.oval(47.5 + side * 15, 37, 3.2, 3.2, theme.white)
        brush.oval(52.5 + side * 15, 47, 1.6, 1.6, theme.white)
        brush.oval(50 + side * 27, 54, 5.5, 3.4, theme.blush)
    brush.oval(50, 56, 4, 4.5, theme.ink)
    draw_tag(brush, coat, theme, (50, 75), 14)
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
