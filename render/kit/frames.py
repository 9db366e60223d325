"""What stands around the cats: the page, wooden boards, panels, pills, crowns and paws."""

from __future__ import annotations

from PIL import Image

from render.kit.brush import Brush, Point
from render.kit.theme import Colour, Theme
from render.kit.type import clipped, lettering, width

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


def board(theme: Theme, size: tuple[int, int]) -> Brush:
    """A wooden board seen from above, to paint on."""
    across, down = size
    brush = Brush(across, down)
    brush.block((0, 4, across, down), CORNER, theme.wood_dark)
    brush.block((0, 0, across, down - 5), CORNER, theme.wood)
    edge = theme.wood_light
    brush.block((2, 2, across - 2, down - 8), CORNER - 2, None, edge=edge, width=3)
    return brush


def paw(brush: Brush, at: Point, size: float, colour: Colour) -> None:
    """A paw print."""
    x, y = at
    brush.oval(x, y + size * 0.25, size * 0.42, size * 0.34, colour)
    for across, down in ((-0.55, -0.12), (-0.2, -0.45), (0.2, -0.45), (0.55, -0.12)):
        brush.oval(x + across * size, y + down * size, size * 0.17, size * 0.21, colour)


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
