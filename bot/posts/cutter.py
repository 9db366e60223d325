"""Cuts painted pictures into parts that can be moved, each drawing encoded once."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections import OrderedDict
from hashlib import blake2b
from io import BytesIO
from itertools import pairwise
from threading import Lock
from typing import TypeVar

from PIL.Image import Image, Quantize

from bot.contract import Art, Lain, Parts
from render.kit.png import encode
from render.painter import Painted

COLUMNS, ROWS = 2, 6
"""So many tiles a ground is cut into: of most changes only a few of them tell."""
COLOURS = 128
"""Of a sprite with its soft edges."""
REMEMBERED = 1024

_K = TypeVar("_K")
_V = TypeVar("_V")


class Cutter:
    """Remembers the newest drawings; several pictures may be cut at the same time."""

    def __init__(self) -> None:
        self._tiles: OrderedDict[str, Art] = OrderedDict()
        self._sprites: OrderedDict[int, tuple[Image, Art]] = OrderedDict()
        """By their identity: painters draw each sprite once. Kept here, none can be mistaken."""
        self._lock = Lock()

    def cut(self, painted: Painted) -> Parts:
        """The parts of a picture."""
        width, height = painted.ground.size
        across = [width * at // COLUMNS for at in range(COLUMNS + 1)]
        down = [height * at // ROWS for at in range(ROWS + 1)]
        tiles = tuple(
            self._tile(painted.ground.crop((left, top, right, bottom)))
            for top, bottom in pairwise(down)
            for left, right in pairwise(across)
        )
        pieces = tuple(
            Lain(piece.word, piece.box, self._sprite(piece.sprite)) for piece in painted.pieces
        )
        return Parts((width, height), tiles, pieces, COLUMNS, painted.homes, painted.plot)

    def _tile(self, image: Image) -> Art:
        name = _name(image, image.getpalette("RGB"))
        with self._lock:
            known = self._tiles.get(name)
            if known is not None:
                self._tiles.move_to_end(name)
                return known
        art = Art(name, encode(image))  # N.B. with all colours, so that tiles can be compared
        with self._lock:
            _keep(self._tiles, name, art)
        return art

    def _sprite(self, image: Image) -> Art:
        with self._lock:
            known = self._sprites.get(id(image))
            if known is not None:
                self._sprites.move_to_end(id(image))
                return known[1]
        file = BytesIO()
        image.quantize(COLOURS, method=Quantize.FASTOCTREE).save(file, "PNG", optimize=True)
        art = Art(_name(image), file.getvalue())
        with self._lock:
            _keep(self._sprites, id(image), (image, art))
        return art


def _name(image: Image, palette: list[int] | None = None) -> str:
    digest = blake2b(image.tobytes(), digest_size=9)
    digest.update(repr((image.size, palette)).encode())
    return urlsafe_b64encode(digest.digest()).decode()


def _keep(shelf: OrderedDict[_K, _V], key: _K, value: _V) -> None:
    shelf[key] = value
    while len(shelf) > REMEMBERED:
        shelf.popitem(last=False)
