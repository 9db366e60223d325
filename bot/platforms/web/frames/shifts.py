"""How a ground is made of another that lies elsewhere: of pictures that grow, most only moved."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from io import BytesIO
from itertools import product
from typing import Final, NamedTuple, TypeAlias

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
    clip: tuple[int, int, int, int] | None = None
    """Only this part of it, in its own pixels; None for all."""


class Moved(NamedTuple):
    """A ground, and how far it has gone."""

    parts: Parts
    right: int
    down: int


class Pixels(NamedTuple):
    """A drawing in palette mode."""

    indices: Image.Image
    palette: tuple[int, ...]


@lru_cache(maxsize=384)
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
    ways = [(0, 0)]
    ways += [(0, down) for down in _likely(_lines(before), _lines(after))]
    if before.size[0] == after.size[0]:
        aside = _likely(_lines(before, aside=True), _lines(after, aside=True))
        ways += [(right, 0) for right in aside]
    return tuple(Moved(before, *way) for way in dict.fromkeys(ways))


_Lines: TypeAlias = Mapping[tuple[int, bytes], Sequence[int]]


def _likely(before: _Lines, after: _Lines) -> list[int]:
    """How far most lines have gone that can be told from others."""
    counted: Counter[int] = Counter()
    for line, places in after.items():
        found = before.get(line, ())
        if len(found) <= TELLING and len(places) <= TELLING:
            counted.update(place - old for place in places for old in found)
    return [far for far, _ in counted.most_common(LIKELY)]


def _lines(parts: Parts, *, aside: bool = False) -> _Lines:
    """Where each row of pixels stands, by the left of its tile; or each column, by the top."""
    found: defaultdict[tuple[int, bytes], list[int]] = defaultdict(list)
    for (left, top, *_), art in zip(boxes(parts), parts.tiles, strict=True):
        drawing = pixels(art.png)
        if drawing is None:
            continue
        image, across, down = drawing.indices, left, top
        if aside:
            image, across, down = image.transpose(Image.Transpose.TRANSPOSE), top, left
        width, height = image.size
        body = image.tobytes()
        for row in range(height):
            found[across, body[row * width : (row + 1) * width]].append(down + row)
    return found


def beneath(moved: Moved, box: tuple[int, int, int, int]) -> tuple[Under, ...]:
    """The tiles of a ground that come under a box of another."""
    left, top, right, bottom = box
    before, aside, down = moved
    return tuple(
        Under(art, x + aside - left, y + down - top)
        for (x, y, end, foot), art in zip(boxes(before), before.tiles, strict=True)
        if x + aside < right and end + aside > left and y + down < bottom and foot + down > top
    )
