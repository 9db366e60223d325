"""The dice as they lie on a picture."""

from __future__ import annotations

from engines.values import Seat
from render.house import tiles
from render.house.looks import Die, cut_die
from render.kit.theme import Theme
from render.kit.tiles import Spot, Tile
from render.painter import Piece


def lain_die(
    number: int, at: Spot, look: Die, seat: Seat, size: int, ground: str, theme: Theme
) -> Piece:
    """A die with its left upper corner at a point of a ground of one colour."""
    box = (*at, at[0] + size, at[1] + size)
    rest = Tile(tiles.die(theme, look, seat, size, ground))
    return Piece(f"die{number}", box, cut_die(theme, look, seat, size, ground), rest)
