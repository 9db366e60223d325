"""Marks on a cell: where something was put, where it went, where it may go; beneath the piece."""

from __future__ import annotations

from enum import Enum
from math import hypot
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.kit.brush import Brush, Point
from render.kit.theme import Colour, Theme

Way: TypeAlias = tuple[int, int]
"""Cells to the right and down, each -1, 0 or 1."""


class Sign(Enum):
    """What a mark says about its cell."""

    PUT = "put"
    """The last piece was put here."""
    LEFT = "left"
    """A piece was pushed away from here, along the way."""
    CAME = "came"
    """A piece was pushed to here, along the way."""
    TAKEN = "taken"
    """A piece was taken up from here."""
    FREE = "free"
    """May be chosen."""
    PICK = "pick"
    """The piece here may be chosen."""
    BAND = "band"
    """A line runs from the middle of the cell along the way."""
    SPILL = "spill"
    """A slanting line passes the corner that lies along the way."""


class Trace(NamedTuple):
    """A sign and, where it has one, its direction; gold if it won, else a matter of choice."""

    sign: Sign
    way: Way = (0, 0)
    won: bool = False


def marked(marks: frozenset[Trace], theme: Theme, size: int) -> Image.Image:
    """All marks of one cell, those that matter most on top."""
    brush = Brush(size, size, 100)
    order = list(_DRAW)
    for mark in sorted(marks, key=lambda mark: (order.index(mark.sign), *mark[1:])):
        _DRAW[mark.sign](brush, theme, mark)
    return brush.image()


def _put(brush: Brush, theme: Theme, _mark: Trace) -> None:
    brush.block((1, 1, 99, 99), 14, theme.gold_dark)
    brush.block((3, 3, 97, 97), 12, theme.gold)
    brush.block((7, 7, 93, 93), 9, theme.gold_light)


def _left(brush: Brush, theme: Theme, mark: Trace) -> None:
    right, down = mark.way
    reach = 33 / hypot(right, down)
    tip = (50 + right * reach, 50 + down * reach)
    side = (-down * 15 / hypot(right, down), right * 15 / hypot(right, down))
    back = (tip[0] - right * reach * 0.55, tip[1] - down * reach * 0.55)
    head = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
    start = (50 - right * reach * 0.85, 50 - down * reach * 0.85)
    for grown, colour in ((5, theme.ink), (0, theme.white)):
        brush.line([start, back], 9 + grown, colour)
        brush.fill(head, colour, rounding=2 + grown / 2)


def _came(brush: Brush, theme: Theme, mark: Trace) -> None:
    right, down = mark.way
    length = hypot(right, down)
    right_unit, down_unit = right / length, down / length
    for across, near in ((-22, 30), (0, 24), (22, 30)):
        x = 50 - down_unit * across
        y = 50 + right_unit * across
        ends = [
            (x - right_unit * near, y - down_unit * near),
            (x - right_unit * (near + 18), y - down_unit * (near + 18)),
        ]
        brush.line(ends, 8, theme.ink)
        brush.line(ends, 4, theme.white)


def _taken(brush: Brush, theme: Theme, _mark: Trace) -> None:
    for x, y, size in ((50, 50, 26), (26, 28, 13), (75, 73, 13)):
        thin = size * 0.26
        star = [(x, y - size), (x + thin, y - thin), (x + size, y), (x + thin, y + thin)]
        star += [(x, y + size), (x - thin, y + thin), (x - size, y), (x - thin, y - thin)]
        brush.fill(star, theme.gold_dark, rounding=2.6)
        brush.fill(star, theme.gold, rounding=0.4)


def _free(brush: Brush, theme: Theme, _mark: Trace) -> None:
    brush.oval(50, 50, 8, 8, theme.choice)


def _pick(brush: Brush, theme: Theme, mark: Trace) -> None:
    edge, fill = _colours(theme, mark)
    brush.block((7, 7, 93, 93), 12, fill, edge=edge, width=5)


def _band(brush: Brush, theme: Theme, mark: Trace) -> None:
    right, down = mark.way
    _ribbon(brush, theme, mark, [(50, 50), (50 + right * 80, 50 + down * 80)])


def _spill(brush: Brush, theme: Theme, mark: Trace) -> None:
    right, down = mark.way
    x, y = 50 + right * 50, 50 + down * 50
    _ribbon(brush, theme, mark, [(x - right * 60, y + down * 60), (x + right * 60, y - down * 60)])


def _ribbon(brush: Brush, theme: Theme, mark: Trace, ends: list[Point]) -> None:
    edge, fill = _colours(theme, mark)
    brush.line(ends, BAND + 9, edge)
    brush.line(ends, BAND, fill)


def _colours(theme: Theme, mark: Trace) -> tuple[Colour, Colour]:
    """The edge and the filling of what is chosen, or of what won."""
    return (theme.gold_dark, theme.gold) if mark.won else (theme.choice, theme.choice_light)


BAND = 26
_DRAW = {
    Sign.PUT: _put,
    Sign.SPILL: _spill,
    Sign.PICK: _pick,
    Sign.BAND: _band,
    Sign.TAKEN: _taken,
    Sign.CAME: _came,
    Sign.LEFT: _left,
    Sign.FREE: _free,
}
