"""The tiles of boop: its ground, its cells with whatever lies there, its ghosts."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from PIL import Image

from engines.boop.bed import Kind
from engines.boop.ghosts import Direction, Ghost
from engines.values import Seat
from render.boop import parts
from render.boop.places import (
    BED,
    BED_LEFT,
    BED_TOP,
    CELL,
    CHEVRON,
    ENTRY,
    GHOST,
    HEIGHT,
    RIM,
    STEPS,
    WIDTH,
    Spot,
    corner,
    entry,
    patch_of,
)
from render.kit import cats, frames
from render.kit.brush import Brush
from render.kit.marks import Sign, Trace, marked
from render.kit.theme import Theme
from render.kit.tiles import Palette, Rest, Stack, Tile, laid
from render.kit.tokens import Pen

_SPRITES = {Kind.KITTEN: cats.kitten, Kind.CAT: cats.cat}


@lru_cache(maxsize=4)
def ink(theme: Theme) -> Palette:
    """The palette of every picture of boop, from a sheet of all that is on them."""
    sheet = Image.new("RGB", (4 * CELL, 11 * CELL), theme.page)
    frame = parts.bedstead(theme, BED, RIM)
    sheet.paste(frame.crop((0, 0, 4 * CELL, CELL)), (0, 0))
    sheet.paste(theme.panel, (0, CELL, CELL, CELL + 40))
    sheet.paste(theme.turn, (CELL, CELL, 4 * CELL, CELL + 90))
    looks = [(seat, kind) for seat in (0, 1) for kind in Kind]
    for row, kind in product(range(3), range(4)):
        at = (kind * CELL, (row + 2) * CELL)
        sheet.paste(_drawn_cell(theme, row, looks[kind], frozenset()), at)
    signs = [Trace(Sign.PUT), Trace(Sign.LEFT, (1, 0)), Trace(Sign.FREE), Trace(Sign.BAND, (1, 0))]
    for row, (column, mark) in product(range(3), enumerate(signs)):
        sheet.paste(
            _drawn_cell(theme, row, None, frozenset({mark})), (column * CELL, (row + 5) * CELL)
        )
    for row, column in product(range(3), range(4)):
        below = _drawn_cell(theme, row, looks[column] if row else None, frozenset())
        above = parts.ghost(theme.coats[column % 2], theme, GHOST)
        sheet.paste(laid(above, below), (column * CELL, (row + 8) * CELL))
    return Palette.of(sheet)


@lru_cache(maxsize=4)
def pen(theme: Theme) -> Pen:
    """What words and signs of boop are drawn with."""
    return Pen(theme, ink(theme))


@lru_cache(maxsize=4)
def ground(theme: Theme) -> Image.Image:
    """The page with an empty bed."""
    picture = frames.page(theme, (WIDTH, HEIGHT))
    picture.alpha_composite(parts.bedstead(theme, BED, RIM), (BED_LEFT, BED_TOP))
    signs = Brush(BED, BED)
    for n, middle in enumerate(RIM + CELL * n + CELL / 2 for n in range(6)):
        for near in (RIM / 2 - 1, BED - RIM / 2 - 2):
            for at, text in (((middle, near), "abcdef"[n]), ((near, middle), str(n + 1))):
                signs.write(text, at, theme.coordinate_text, theme.wood_text, theme)
    picture.alpha_composite(signs.image(), (BED_LEFT, BED_TOP))
    for cell in range(36):
        picture.paste(_patch(patch_of(cell)), corner(cell))
    return ink(theme).press(picture)


@lru_cache(maxsize=3)
def _patch(kind: int) -> Image.Image:
    return parts.patch(kind, CELL)


@lru_cache(maxsize=16)
def sprite(theme: Theme, seat: Seat, kind: Kind) -> Image.Image:
    """A piece, to lie on anything."""
    return _SPRITES[kind](theme.coats[seat], theme, CELL)


@lru_cache(maxsize=1024)
def cell(
    theme: Theme, patch: int, piece: tuple[Seat, Kind] | None, marks: frozenset[Trace]
) -> Tile:
    """A patch with its marks and what lies on it."""
    return Tile(ink(theme).press(_drawn_cell(theme, patch, piece, marks)))


def _drawn_cell(
    theme: Theme, patch: int, piece: tuple[Seat, Kind] | None, marks: frozenset[Trace]
) -> Image.Image:
    picture = _patch(patch).convert("RGBA")
    if marks:
        picture.alpha_composite(marked(marks, theme, CELL))
    if piece is not None:
        picture.alpha_composite(sprite(theme, *piece))
    return picture


class Shade(NamedTuple):
    """Something translucent."""

    sprite: Image.Image
    rest: Rest
    corner: Spot
    """As seen from the middle of the seam it stands on."""


@lru_cache(maxsize=16)
def ghost(theme: Theme, seat: Seat, direction: Direction) -> Shade:
    """A seat's ghost, and before it the way it goes."""
    cloud = parts.ghost(theme.coats[seat], theme, GHOST)
    hooks = parts.chevrons(theme, theme.coats[seat].accent, STEPS[direction], CHEVRON)
    right, down = STEPS[direction]
    way = right * CELL // 2 - CHEVRON // 2, down * CELL // 2 - CHEVRON // 2
    left, top = min(-GHOST // 2, way[0]), min(-GHOST // 2, way[1])
    far, low = max(GHOST // 2, way[0] + CHEVRON), max(GHOST // 2, way[1] + CHEVRON)
    sheet, laid_ = Image.new("RGBA", (far - left, low - top)), []
    for picture, (x, y) in ((hooks, way), (cloud, (-GHOST // 2, -GHOST // 2))):
        sheet.alpha_composite(picture, (x - left, y - top))
        laid_.append(((x - left, y - top), ink(theme).glass(picture)))
    return Shade(sheet, Stack(tuple(laid_)), (left, top))


@lru_cache(maxsize=4)
def puff(theme: Theme) -> Shade:
    """What a ghost leaves behind."""
    cloud = parts.puff(theme, GHOST)
    return Shade(cloud, ink(theme).glass(cloud), (-GHOST // 2, -GHOST // 2))


@lru_cache(maxsize=40)
def arrow(theme: Theme, ghost: Ghost) -> Image.Image:
    """The wood at the end of a seam, with an arrow on it."""
    wood = ground(theme).crop(entry(ghost))
    head = parts.arrow(theme, theme.choice, STEPS[ghost.direction], ENTRY)
    return ink(theme).press(laid(head, wood))
