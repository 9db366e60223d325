"""What points are made of, each part with its sign."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PIL import Image

from render.house import creatures, tiles
from render.kit.cats import portrait
from render.kit.theme import Colour, Theme
from render.kit.tokens import Draw, sign, word


class Counting(NamedTuple):
    """How parts are laid out."""

    text: Colour
    ground: Colour
    icon: int
    size: int
    """Of the figures."""
    gap: int


def _cat(theme: Theme, size: int) -> Image.Image:
    return portrait(theme.coats[0], theme, size)


SIGNS: Final[dict[str, Draw]] = {
    "rooms": creatures.room,
    "cats": _cat,
    "cheeses": creatures.eaten,
    "mice": creatures.mouse,
    "bonus": creatures.bonus,
    "empty": creatures.empty,
}


def lay_parts(
    picture: Image.Image,
    at: tuple[int, int],
    made: Iterable[tuple[str, int]],
    how: Counting,
    theme: Theme,
) -> None:
    """One after the other from the left."""
    pen, (x, top) = tiles.pen(theme), at
    for name, points in made:
        picture.paste(sign(pen, SIGNS[name], how.icon, how.ground), (x, top))
        x += how.icon + 1
        text = str(points).replace("-", "\u2212")
        tile = word(pen, text, how.size, how.text, how.ground)
        picture.paste(tile, (x, top + 1 + (how.icon - tile.height) // 2))
        x += tile.width + how.gap
