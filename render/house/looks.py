"""What cells and dice look like, in full colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from engines.house.plans import CAT, MOUSE
from engines.values import Seat
from render.house import creatures
from render.house.dress import PLAN
from render.kit.brush import Brush
from render.kit.cats import portrait
from render.kit.theme import Theme
from render.kit.tiles import laid

LEFT, UP, RIGHT, DOWN = 1, 2, 4, 8
"""The sides of a cell, a bit each."""
LEAST: Final = 28
"""So large is a number at least, lest a phone make it too small to read."""
SMALL: Final = 36
"""Cells smaller than that have no room for prints."""


class Cell(NamedTuple):
    """All that can be told of one cell from its looks."""

    symbol: int = 0
    double: bool = False
    area: int | None = None
    star: bool = False
    bonus: bool = False
    room: int = 0
    """The number of the room it is in."""
    walls: int = 0
    """On which sides it has a wall."""
    closed: bool = False
    dead: bool = False
    fresh: bool = False
    """Written lately."""
    free: bool = False
    """May be chosen."""


class Die(NamedTuple):
    """A die as its seat sees it."""

    symbol: int
    used: bool = False
    far: bool = False


@lru_cache(maxsize=256)
def sprite(theme: Theme, symbol: int, seat: Seat, size: int, *, double: bool) -> Image.Image:
    """A symbol alone, twice if it is a double."""
    picture = Image.new("RGBA", (size, size))
    side = size * 13 // 20 if double else size * 17 // 20
    one = _symbol(theme, symbol, seat, side)
    if not double:
        picture.alpha_composite(one, ((size - side) // 2, (size - side) // 2))
        return picture
    low = size - side - 2
    picture.alpha_composite(one, (2, 2))
    picture.alpha_composite(one, (low, low))
    return picture


def _symbol(theme: Theme, symbol: int, seat: Seat, size: int) -> Image.Image:
    if symbol == CAT:
        return portrait(theme.coats[seat], theme, size)
    if symbol == MOUSE:
        return creatures.mouse(theme, size)
    brush = Brush(size, size, 100)
    brush.write(str(symbol), (50, 50), max(84, 100 * LEAST / size), theme.ink, theme)
    return brush.image()


def drawn_cell(theme: Theme, look: Cell, seat: Seat, size: int) -> Image.Image:
    """A cell in full colour."""
    brush = Brush(size, size)
    brush.block((0, 0, size, size), 0, PLAN.wall if look.room else PLAN.groove)
    if look.closed:
        _closed(brush, size)
    else:
        _floor(brush, look, theme, size)
    if look.free:
        _free(brush, theme, size)
    if look.dead:
        _crossed(brush, theme, size)
    picture = brush.image()
    if look.symbol:
        picture.alpha_composite(sprite(theme, look.symbol, seat, size, double=look.double))
    return picture


def _floor(brush: Brush, look: Cell, theme: Theme, size: int) -> None:
    """Open to the next cell of a room, behind a wall to all others."""
    fill = PLAN.floors[look.room - 2] if look.room else _ground(look)
    if look.dead:
        fill = PLAN.dead
    wall = max(3, size // 16)
    near = [wall if look.walls & side else 0 for side in (LEFT, UP, RIGHT, DOWN)]
    if not look.room:
        near = [1, 1, 1, 1]
    box = (near[0], near[1], size - near[2], size - near[3])
    if look.fresh:
        brush.block(box, 0 if look.room else size / 10, theme.gold_dark)
        grow = max(2, size // 24)
        box = (box[0] + grow, box[1] + grow, box[2] - grow, box[3] - grow)
        fill = fill if look.room else theme.gold_light
    brush.block(box, 0 if look.room else size / 11, fill)
    if look.area is not None and size >= SMALL and not look.room:
        for x, y in ((0.2, 0.2), (0.8, 0.8)):
            creatures.print_of(brush, look.area, x * size, y * size, max(6.0, size / 9))
    if look.star and not look.symbol:
        creatures.star(brush, size / 2, size / 2, size * 0.36, PLAN.cheese_dark)
        creatures.star(brush, size / 2, size / 2, size * 0.28, PLAN.cheese)
    if look.bonus:
        creatures.gem(brush, size * 0.82, size * 0.18, size * 0.11, theme)


def _ground(look: Cell) -> str:
    return PLAN.paper if look.area is None else PLAN.areas[look.area]


def _closed(brush: Brush, size: int) -> None:
    brush.block((1, 1, size - 1, size - 1), size / 11, PLAN.closed)
    for at in (0.3, 0.55, 0.8):
        ends = [(size * at, size * 0.12), (size * 0.12, size * at)]
        brush.line(ends, max(2, size / 26), PLAN.closed_line)


def _free(brush: Brush, theme: Theme, size: int) -> None:
    brush.oval(size / 2, size / 2, size * 0.13, size * 0.13, theme.white)
    brush.oval(size / 2, size / 2, size * 0.1, size * 0.1, theme.choice)


def _crossed(brush: Brush, theme: Theme, size: int) -> None:
    near, far = size * 0.26, size * 0.74
    for ends in (((near, near), (far, far)), ((near, far), (far, near))):
        brush.line(list(ends), size / 7, theme.ink)
        brush.line(list(ends), size / 12, PLAN.mouse_light)


def drawn_die(theme: Theme, look: Die, seat: Seat, size: int, ground: str) -> Image.Image:
    """A die on a ground."""
    below = Image.new("RGB", (size, size), ground)
    return laid(cut_die(theme, look, seat, size, ground), below)


@lru_cache(maxsize=128)
def cut_die(theme: Theme, look: Die, seat: Seat, size: int, ground: str) -> Image.Image:
    """A die to lie on anything; one that is used has paled to a ground and is struck out.

    One that A has marked wears its letter.
    """
    brush = Brush(size, size)
    brush.block((0, 0, size, size), size / 5, theme.ink)
    brush.block((3, 3, size - 3, size - 3), size / 5 - 3, theme.white)
    picture = brush.image()
    picture.alpha_composite(sprite(theme, look.symbol, seat, size, double=False))
    if look.used:
        veil = Image.new("RGBA", picture.size, ground)
        veil.putalpha(picture.getchannel("A").point(lambda a: a * 7 // 10))
        picture.alpha_composite(veil)
        cross = Brush(size, size)
        cross.line([(size * 0.14, size * 0.86), (size * 0.86, size * 0.14)], 6, theme.panel_text)
        picture.alpha_composite(cross.image())
    if look.far:
        badge = Brush(size, size, 100)
        badge.oval(79, 21, 21, 21, theme.choice)
        badge.write("A", (79, 21), 34, theme.white, theme)
        picture.alpha_composite(badge.image())
    return picture
