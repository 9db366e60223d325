"""How a ground is made of another that lies elsewhere: of pictures that grow, most only moved."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import product
from typing import Final, NamedTuple

from PIL import Image

from bot.contract import Art, Parts

LIKELY: Final = 2
"""So many of the likeliest shifts are tried, beside none."""
TELLING: Final = 4
"""A row of pixels found more often than this tells nothing of where it came from."""


class Under(NamedTuple):
    """A tile that lies under another."""

    art: Art
    left: int
    """Where its corner comes there."""
    top: int


class Moved(NamedTuple):
    """A ground, and how far down it has gone."""

    parts: Parts
    down: int


class Pixels(NamedTuple):
    """A drawing in palette mode."""

    indices: Image.Image
    palette: tuple[int, ...]


@lru_cache(maxsize=256)
def pixels(png: bytes) -> Pixels | None:
    """What a drawing consists of; None where it has no palette."""
    image = Image.open(BytesIO(png))
    if image.mode != "P":
        return None
    palette = tuple(image.getpalette("RGB") or ())
    return Pixels(Image.frombytes("L", image.size, image.tobytes()), palette)


def boxes(parts: Parts) -> Iterator[tuple[int, int, int, int]]:
    """Where each tile of a ground lies: left, top, right, bottom."""
    (width, height), columns = parts.size, parts.columns
    rows = len(parts.tiles) // columns
    for row, column in product(range(rows), range(columns)):
        left, right = (width * each // columns for each in (column, column + 1))
        top, bottom = (height * each // rows for each in (row, row + 1))
        yield left, top, right, bottom


def shifts(before: Parts, after: Parts) -> tuple[Moved, ...]:
    """How a ground may come under another: as it lies first, then in the likeliest ways."""
    counted: Counter[int] = Counter()
    known = _rows(before)
    for row, tops in _rows(after).items():
        found = known.get(row, ())
        if len(found) <= TELLING and len(tops) <= TELLING:
            counted.update(top - old for top in tops for old in found)
    likely = dict.fromkeys((0, *(down for down, _ in counted.most_common(LIKELY))))
    return tuple(Moved(before, down) for down in likely)


def _rows(parts: Parts) -> dict[tuple[int, bytes], list[int]]:
    """Where each row of pixels stands, by the left of its tile."""
    found: defaultdict[tuple[int, bytes], list[int]] = defaultdict(list)
    for (left, top, *_), art in zip(boxes(parts), parts.tiles, strict=True):
        drawing = pixels(art.png)
        if drawing is None:
            continue
        width, height = drawing.indices.size
        body = drawing.indices.tobytes()
        for row in range(height):
            found[left, body[row * width : (row + 1) * width]].append(top + row)
    return found


def beneath(moved: Moved, box: tuple[int, int, int, int]) -> tuple[Under, ...]:
    """The tiles of a ground that come under a box of another."""
    left, top, right, bottom = box
    before, down = moved
    return tuple(
        Under(art, x - left, y + down - top)
        for (x, y, end, foot), art in zip(boxes(before), before.tiles, strict=True)
        if x < right and end > left and y + down < bottom and foot + down > top
    )
