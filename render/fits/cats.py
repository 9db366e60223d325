"""What lies over boxes: cats at ease, cats asleep, Princess, and special toys."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engines.fits.board import CAT, Lying
from engines.fits.cards import NAP, PRINCESS
from engines.values import Seat
from render.fits.dress import CARTON
from render.fits.icons import KINDS
from render.kit import frames
from render.kit.brush import Brush, curve
from render.kit.heads import EDGE, Head, draw_head, draw_whiskers
from render.kit.tags import draw_tag
from render.kit.theme import Coat, Theme

NIGHT: Final = 5
"""Princess's coat: no seat of this game wears it."""
LONG: Final = (150, 92)
"""The measure of what lies over two cards."""
ROUND: Final = (100, 100)


@lru_cache(maxsize=256)
def lying(theme: Theme, what: str, seat: Seat, wide: bool, size: tuple[int, int]) -> Image.Image:  # noqa: FBT001 — a key
    """What lies there, in a box of a size."""
    units = LONG if wide else ROUND
    brush = Brush(*size, units[0])
    if what == PRINCESS:
        _princess(brush, theme, wide=wide)
    elif what in (CAT, NAP):
        coat = theme.coats[seat]
        if wide:
            _stretched(brush, coat, theme)
            draw_tag(brush, coat, theme, (104, 66), 18)
        else:
            _curled(brush, coat, theme)
            draw_tag(brush, coat, theme, (80, 78), 17)
    else:
        _toys(brush, theme)
        picture = brush.image()
        side = round(size[0] * 0.2)
        for n, kind in enumerate(KINDS):
            across = round(size[0] * (0.085 + 0.21 * n))
            picture.alpha_composite(kind(theme, side), (across, round(size[1] * 0.53) - side // 2))
        return picture
    return brush.image()


def sprite_of(each: Lying) -> tuple[str, Seat, bool]:
    """What tells how something looks that lies on the table."""
    return ("toy" if each.what.startswith("T") else str(each.what), each.seat, each.wide)


def _stretched(brush: Brush, coat: Coat, theme: Theme) -> None:
    """On its side, chin on a paw, head to the west."""
    tail = [(120, 78), (140, 80), (146, 62), (136, 48)]
    brush.line(tail, 11 + 2 * EDGE, theme.ink)
    brush.line(tail, 11, coat.fur)
    body = [(30, 60), (50, 34), (92, 28), (130, 44), (138, 72), (120, 88), (60, 89), (30, 84)]

    def inside(layer: Brush) -> None:
        if coat.pattern in ("tabby", "spots", "calico"):
            for x in (72, 90, 108, 124):
                layer.line([(x, 30), (x - 5, 50)], 7, coat.dark)
        if coat.pattern in ("tuxedo", "points"):
            layer.oval(84, 92, 44, 18, coat.light)

    brush.blob(body, coat.fur, theme.ink, EDGE)
    brush.glaze(inside, within=curve(body, closed=True))
    for x in (30, 62, 116):
        brush.blob(
            [(x - 13, 85), (x, 77), (x + 13, 85), (x, 91)], coat.light, theme.ink, EDGE * 0.8
        )
    head = Head(40, 44, 29, coat, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)


def _curled(brush: Brush, coat: Coat, theme: Theme) -> None:
    """Curled up in a ring, fast asleep."""
    body = [(6, 62), (20, 36), (52, 26), (86, 42), (94, 68), (80, 92), (44, 97), (14, 86)]

    def inside(layer: Brush) -> None:
        if coat.pattern in ("tabby", "spots", "calico"):
            for x in (48, 64, 80):
                layer.line([(x, 24), (x - 3, 46)], 7, coat.dark)
        if coat.pattern in ("tuxedo", "points"):
            layer.oval(56, 98, 40, 14, coat.light)

    brush.blob(body, coat.fur, theme.ink, EDGE)
    brush.glaze(inside, within=curve(body, closed=True))
    tail = [(88, 72), (70, 92), (40, 92), (22, 84)]
    brush.line(tail, 10 + 2 * EDGE, theme.ink)
    brush.line(tail, 10, coat.dark if coat.pattern != "plain" else coat.fur)
    _asleep(brush, Head(38, 60, 27, coat, theme))
    for x, y, size in ((70, 24, 22), (88, 10, 16)):
        brush.write("z", (x, y), size + 8, theme.ink, theme)
        brush.write("z", (x, y), size, theme.white, theme)


def _asleep(brush: Brush, head: Head) -> None:
    """A head with its eyes shut."""
    draw_head(brush, head)
    skin = head.coat.dark if head.coat.pattern == "points" else head.coat.fur
    for side in (-1, 1):
        head.oval(brush, (side * 0.46, 0.03), (0.3, 0.32), skin)
        lid = [(side * 0.68, 0), (side * 0.46, 0.14), (side * 0.24, 0)]
        head.line(brush, lid, 0.13, head.theme.white)
        head.line(brush, lid, 0.08, head.theme.ink)


def _princess(brush: Brush, theme: Theme, *, wide: bool) -> None:
    """On her cushion, with her crown; nobody's."""
    coat = theme.coats[NIGHT]
    right = 146 if wide else 98
    low = 90 if wide else 98
    brush.block((3, low - 34, right, low), 16, theme.ink)
    brush.block((7, low - 30, right - 4, low - 4), 13, CARTON.cushion)
    brush.line([(18, low - 22), (right - 16, low - 22)], 5, CARTON.cushion_light)
    middle = 92 if wide else 60
    body = [(middle - 52, low - 18), (middle - 30, low - 46), (middle + 16, low - 50)]
    body += [(right - 12, low - 30), (right - 14, low - 14), (middle - 30, low - 11)]
    brush.blob(body, coat.fur, theme.ink, EDGE)
    head = Head(40, 50 if wide else 56, 27, coat, theme)
    draw_whiskers(brush, head)
    draw_head(brush, head)
    crown = [(22, 26), (18, 4), (32, 13), (40, 0), (48, 13), (62, 4), (58, 26)]
    if not wide:
        crown = [(x, y + 6) for x, y in crown]
    brush.fill(crown, theme.ink, rounding=3.4)
    brush.fill(crown, theme.gold, rounding=0.6)


def _toys(brush: Brush, theme: Theme) -> None:
    """A string of toys on a bright strip."""
    brush.block((2, 10, 148, 88), 18, theme.ink)
    brush.block((6, 14, 144, 84), 15, theme.gold)
    brush.block((11, 19, 139, 79), 11, theme.gold_light)


def cat_head(theme: Theme, size: int) -> Image.Image:
    """A paw: cats in stock."""
    brush = Brush(size, size, 100)
    frames.paw(brush, (50, 56), 62, theme.ink)
    frames.paw(brush, (50, 55), 50, theme.gold)
    return brush.image()
