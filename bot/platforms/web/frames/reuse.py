"""What of a tile was seen before in its place, if only in parts: it need not be sent again.

A panel that lights up and goes out, a pile that grows and shrinks: most of what a tile has not in
common with the one before it, it has with an older one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from bot.contract import Art
from bot.platforms.web.frames.shifts import Under, pixels

BLOCK: Final = 16
"""Pixels a side: so finely older tiles are taken apart."""
SOURCES: Final = 4
"""So many older tiles at most, beside the nearest, are used for one."""
WORTH: Final = 60
"""Pixels: to tell where fewer come from takes as much as to send them."""

_Box: TypeAlias = tuple[int, int, int, int]


class _Source(NamedTuple):
    art: Art
    other: bytes
    """Of each block, whether something in it is another."""

    def gain(self, rest: bytes) -> int:
        """How much of what is left to be told it tells."""
        return sum(left for left, other in zip(rest, self.other, strict=True) if not other)


def taken(png: bytes, rest: Image.Image, older: Sequence[Art]) -> Iterator[Under]:
    """Parts of older tiles that lie above what is under a tile; `rest` is where it differs."""
    after = pixels(png)
    sources = [] if after is None else list(_sources(after.indices, after.palette, older))
    rest, across = rest.copy(), -(-rest.width // BLOCK)
    for _ in range(SOURCES):
        blocks = rest.reduce(BLOCK).tobytes()
        best = max(sources, key=lambda each: each.gain(blocks), default=None)
        if best is None or best.gain(blocks) * BLOCK * BLOCK < WORTH * 255:
            return
        for box in _boxes(best, blocks, across):
            clip = (box[0], box[1], min(box[2], rest.width), min(box[3], rest.height))
            if rest.crop(clip).histogram()[255] >= WORTH:
                rest.paste(0, clip)
                yield Under(best.art, 0, 0, clip)
        sources.remove(best)


def _sources(
    after: Image.Image, palette: tuple[int, ...], older: Sequence[Art]
) -> Iterator[_Source]:
    for art in older:
        before = pixels(art.png)
        if before is not None and before.palette == palette and before.indices.size == after.size:
            other = ImageChops.difference(before.indices, after).point([0] + [255] * 255)
            yield _Source(art, other.reduce(BLOCK).tobytes())


def _boxes(source: _Source, rest: bytes, across: int) -> Iterator[_Box]:
    """What a source tells, in as few rectangles as come easily, in pixels."""
    told = {
        at
        for at, (left, other) in enumerate(zip(rest, source.other, strict=True))
        if left > other == 0
    }
    while told:
        first = min(told)
        wide = 1
        while (first + wide) % across and first + wide in told:
            wide += 1
        line, high = range(first, first + wide), 1
        while told.issuperset(at + high * across for at in line):
            high += 1
        told.difference_update(at + down * across for at in line for down in range(high))
        row, column = divmod(first, across)
        box = (column, row, column + wide, row + high)
        yield box[0] * BLOCK, box[1] * BLOCK, box[2] * BLOCK, box[3] * BLOCK
