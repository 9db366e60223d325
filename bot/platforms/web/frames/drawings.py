"""The drawings a page has, and how it comes by others: whole, or what is new in them."""

from __future__ import annotations

import json
from collections import OrderedDict, defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple, TypeAlias

from PIL import Image, ImageChops

from bot.contract import Art, Parts, Picture, Post
from bot.platforms.web.frames.reuse import taken
from bot.platforms.web.frames.shifts import Moved, Under, beneath, boxes, pixels, shifts

NEAREST: Final = 24
"""Of the tiles a page was shown in a place, so many of the newest are compared with another."""
GROUNDS: Final = 16
"""So many grounds a page was shown last are remembered: eight tables, with one's own of each."""
DEEPEST: Final = 12
"""So many tiles at most are drawn one over the other to make one."""
MANY: Final = 4
"""So many new tiles of one ground may come of its having gone aside."""
ALIKE: Final = 0.5
"""Of its pixels that differ: then what is new is smaller than the whole."""
STRANGE: Final = 0.9
"""Of its pixels that differ: then it is not. In between both are tried."""

_Ground: TypeAlias = tuple[str, bool]
"""Of which table, and whether it is the reader's own."""
_Place: TypeAlias = tuple[tuple[int, int], int]
"""Where a tile lies on a ground: the picture's size, which tile."""


class Patch(NamedTuple):
    """What has to be drawn over others to make a drawing, and where its corner comes."""

    file: bytes
    left: int
    top: int
    size: tuple[int, int]
    """That of what it makes."""


class Drawings:
    """What one page has; `names` are those it has kept since it was here before."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._depth = dict.fromkeys(names, 0)
        """How many tiles lie one over the other in those it has."""
        self._shown: dict[_Ground, defaultdict[_Place, deque[Art]]] = {}
        self._newest: OrderedDict[_Ground, Parts] = OrderedDict()

    def complete(self, post: Post) -> bool:
        """Whether the page has all that a post is made of."""
        return all(
            art.name in self._depth
            for _, parts in _of(post)
            for art in (*parts.tiles, *(piece.art for piece in parts.pieces))
        )

    def parcel(self, post: Post) -> bytes:
        """The drawings of a post that the page lacks, which it has from now on.

        A line of JSON, then the files it tells of, one after the other: of each the name and the
        length; of a patch also the left and the top of where it comes, the size of what it makes,
        and all that lies beneath it: names, lefts and tops, and where only a part does, its edges.
        """
        told, files = list[tuple[object, ...]](), list[bytes]()
        for ground, parts in _of(post):
            for art, file, *more in (*self._tiles(ground, parts), *self._sprites(parts)):
                told.append((art.name, len(file), *more))
                files.append(file)
        if not files:
            return b""
        return b"\n".join((json.dumps(told, separators=(",", ":")).encode(), b"".join(files)))

    def _sprites(self, parts: Parts) -> Iterator[tuple[Art, bytes]]:
        for piece in parts.pieces:
            if piece.art.name not in self._depth:
                self._depth[piece.art.name] = 0
                yield piece.art, _alone(piece.art.png)

    def _tiles(
        self, ground: _Ground, parts: Parts
    ) -> Iterator[tuple[Art, bytes, *tuple[object, ...]]]:
        moved = list[Moved]()
        if new := sum(art.name not in self._depth for art in parts.tiles):
            others = self._others(ground, parts, new)
            moved = [each for other in others for each in shifts(other, parts)]
        places = self._shown.setdefault(ground, defaultdict(lambda: deque(maxlen=NEAREST)))
        for number, (box, art) in enumerate(zip(boxes(parts), parts.tiles, strict=True)):
            shown = places[parts.size, number]
            if art.name not in self._depth:
                here = ((Under(each, 0, 0),) for each in shown)
                there = (beneath(each, box) for each in moved)
                yield art, *self._packed(art, (*here, *there), tuple(shown))
            if art in shown:
                shown.remove(art)
            shown.append(art)
        self._newest[ground] = parts
        self._newest.move_to_end(ground)
        if len(self._newest) > GROUNDS:
            del self._shown[self._newest.popitem(last=False)[0]]

    def _others(self, ground: _Ground, parts: Parts, new: int) -> Iterator[Parts]:
        """What of the table was shown elsewhere: before, and beside, where it may recur."""
        key, own = ground
        before, beside = self._newest.get(ground), self._newest.get((key, not own))
        if before is not None and (before.size != parts.size or new >= MANY):
            yield before
        if beside is not None:
            yield beside

    def _packed(
        self, art: Art, below: Iterable[tuple[Under, ...]], older: Sequence[Art]
    ) -> tuple[bytes, *tuple[object, ...]]:
        self._depth[art.name] = 0
        shallow = [
            tuple(each for each in under if self._depth[each.art.name] < DEEPEST) for under in below
        ]
        apart = [_apart(under, art.png) for under in shallow]
        least = min(apart, default=1.0)
        if least > STRANGE:
            return (_alone(art.png),)
        under = shallow[apart.index(least)]
        rest = _differs(under, art.png)
        if rest is not None:
            known = [each for each in older if self._depth[each.name] < DEEPEST]
            under = (*under, *taken(art.png, rest, known))
        patch = _patch(under, art.png)
        told = [(each.art.name, each.left, each.top, *(each.clip or ())) for each in under]
        if patch is None or (least > ALIKE and len(patch.file) >= len(_alone(art.png))):
            return (_alone(art.png),)
        self._depth[art.name] = 1 + max(self._depth[each.art.name] for each in under)
        return patch.file, patch.left, patch.top, *patch.size, told


def _of(post: Post) -> Iterator[tuple[_Ground, Parts]]:
    """What a page draws for a post."""
    sight, own = post.sight, post.sight is not None and post.sight.own
    pictures: list[tuple[bool, Picture | None]] = [(own, post.picture)]
    if sight is not None:
        pictures += [(not own, sight.beside), *((False, told.after) for told in sight.told)]
    for whose, picture in pictures:
        if picture is not None and picture.parts is not None:
            yield (post.key, whose), picture.parts


def _differs(under: tuple[Under, ...], png: bytes) -> Image.Image | None:
    """In which of its pixels a drawing differs from what lies under it."""
    after = pixels(png)
    if after is None:
        return None
    below = Image.new("L", after.indices.size)
    bare = Image.new("L", after.indices.size, 255)
    for art, left, top, clip in under:
        before = pixels(art.png)
        if before is None or before.palette != after.palette:
            return None
        drawn = before.indices if clip is None else before.indices.crop(clip)
        at = (left, top) if clip is None else (left + clip[0], top + clip[1])
        below.paste(drawn, at)
        bare.paste(0, (*at, at[0] + drawn.width, at[1] + drawn.height))
    other = ImageChops.difference(below, after.indices).point([0] + [255] * 255)
    return ImageChops.lighter(other, bare)


def _apart(under: tuple[Under, ...], png: bytes) -> float:
    """The share of pixels that differ; 1 where they cannot be compared."""
    differs = _differs(under, png)
    if differs is None:
        return 1.0
    return 1.0 - differs.histogram()[0] / (differs.width * differs.height)


@lru_cache(maxsize=512)
def _alone(png: bytes) -> bytes:
    """A drawing as small as it gets without losing anything."""
    return _written(Image.open(BytesIO(png)))


@lru_cache(maxsize=512)
def _patch(under: tuple[Under, ...], png: bytes) -> Patch | None:
    """What is new in a drawing, everything else clear; None where the two cannot be compared."""
    after, differs = pixels(png), _differs(under, png)
    if after is None or differs is None:
        return None
    box = differs.getbbox() or (0, 0, 1, 1)
    news = Image.frombytes("P", after.indices.size, after.indices.tobytes())
    news.putpalette(after.palette)
    clear = Image.new("RGBA", after.indices.size)
    clear.paste(news.convert("RGB"), mask=differs)
    return Patch(_written(clear.crop(box)), box[0], box[1], clear.size)


def _written(image: Image.Image) -> bytes:
    """A fifth smaller than the best PNG, in half the time."""
    mode = "RGBA" if image.mode == "RGBA" or "transparency" in image.info else "RGB"
    file = BytesIO()
    image.convert(mode).save(file, "WEBP", lossless=True, method=2, quality=50)
    return file.getvalue()
