"""Our cats: kittens, cats and portraits, drawn in a square a hundred units wide."""

from __future__ import annotations

from PIL import Image

from render.kit.brush import Brush, Path, Point, curve
from render.kit.heads import EDGE, Head, draw_head, draw_whiskers
from render.kit.tags import draw_tag
from render.kit.theme import Coat, Theme


def kitten(coat: Coat, theme: Theme, size: int) -> Image.Image:
    """All head and eyes, tail in the air."""
    brush = Brush(size, size, 100)
    brush.oval(50, 90, 28, 6, theme.shadow)
    _tail(brush, coat, theme, [(62, 83), (76, 80), (81, 67), (76, 56)], 8)
    body = [(38, 66), (62, 66), (68, 81), (62, 91), (38, 91), (32, 81)]
    _body(brush, coat, theme, body, (50, 67))
    for x in (42, 58):
        brush.blob(_paw(x, 88, 7, 4.5), coat.light, theme.ink, EDGE * 0.8)
    draw_head(brush, Head(50, 54, 23, coat, theme), wide_eyes=True)
    draw_tag(brush, coat, theme, (73, 84), 13)
    return brush.image()


def cat(coat: Coat, theme: Theme, size: int) -> Image.Image:
    """Twice the kitten: a broad seat, whiskers, a collar and a tail that knows its worth."""
    brush = Brush(size, size, 100)
    brush.oval(50, 93, 43, 7, theme.shadow)
    _tail(brush, coat, theme, [(70, 89), (86, 88), (90, 72), (81, 62), (87, 48)], 10)
    body = [(31, 48), (67, 48), (78, 74), (76, 92), (49, 95), (22, 92), (20, 74)]
    _body(brush, coat, theme, body, (49, 58))
    chest = [(38, 58), (60, 58), (62, 76), (49, 88), (36, 76)]
    brush.blob(chest, coat.light)
    for x in (36, 62):
        brush.blob(_paw(x, 90, 11, 6.5), coat.light, theme.ink, EDGE * 0.8)
    collar = [(29, 58), (38, 64), (49, 66), (60, 64), (69, 58)]
    brush.line(collar, 10, theme.ink)
    brush.line(collar, 6, coat.accent)
    head = Head(49, 34, 28, coat, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)
    draw_tag(brush, coat, theme, (49, 76), 15)
    return brush.image()


def portrait(coat: Coat, theme: Theme, size: int) -> Image.Image:
    """A head alone, for panels and buttons."""
    brush = Brush(size, size, 100)
    head = Head(50, 54, 39, coat, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)
    return brush.image()


def _paw(x: float, y: float, across: float, down: float) -> Path:
    return [(x - across, y), (x, y - down), (x + across, y), (x, y + down * 0.9)]


def _body(brush: Brush, coat: Coat, theme: Theme, body: Path, chin: Point) -> None:
    def inside(layer: Brush) -> None:
        if coat.pattern in ("tabby", "spots", "calico"):
            for side in (-1, 1):
                for down in (66, 76):
                    ends = [(50 + side * 36, down), (50 + side * 21, down + 2)]
                    layer.line(ends, 5, coat.dark)
        layer.oval(*chin, 24, 12, coat.dark + "80")

    brush.blob(body, coat.fur, theme.ink, EDGE)
    brush.glaze(inside, within=curve(body, closed=True))


def _tail(brush: Brush, coat: Coat, theme: Theme, points: Path, width: float) -> None:
    brush.line(points, width + 2 * EDGE, theme.ink)
    brush.line(points, width, coat.fur)
    if coat.pattern in ("tuxedo", "points"):
        (x, y), (tip_x, tip_y) = points[-2:]
        start = (tip_x + (x - tip_x) * 0.35, tip_y + (y - tip_y) * 0.35)
        brush.line(
            [start, points[-1]], width, coat.light if coat.pattern == "tuxedo" else coat.dark
        )
    if coat.pattern in ("tabby", "calico"):
        for x, y in points[1:-1]:
            ends = [(x - width * 0.34, y), (x + width * 0.34, y - 2)]
            brush.line(ends, width * 0.42, coat.dark)
