"""Writes palette pictures as PNG: Pillow's own writer takes twice the time for larger files."""

from __future__ import annotations

from struct import pack

from isal import isal_zlib
from PIL import Image
from zlib_ng import zlib_ng

LARGE = 79_000
"""Bytes of pixels that are worth more time: one crowded bed in five has more at first."""
SLOWER = (3, 6)
"""The levels of zlib-ng that are tried then."""


def encode(image: Image.Image, colours: int = 256) -> bytes:
    """The bytes of a PNG file; the image must be in palette mode, of its first so many colours."""
    if image.mode != "P":
        raise ValueError(f"only palette pictures are written, not {image.mode}")
    width, height = image.size
    # One column more on the left: its zeros are the filter byte ("none") before each row.
    rows = Image.new("P", (width + 1, height))
    rows.paste(image, (1, 0))
    pixels = rows.tobytes()
    data = isal_zlib.compress(pixels, 1)
    for level in SLOWER:
        if len(data) > LARGE:
            data = zlib_ng.compress(pixels, level)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", bytes(image.getpalette("RGB") or ())[: 3 * colours]),
            _chunk(b"IDAT", data),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    # N.B. zlib-ng's checksum also clears what isa-l leaves in the processor's wide registers, which
    # would slow down whatever else compresses in this thread.
    return pack(">I", len(data)) + kind + data + pack(">I", zlib_ng.crc32(kind + data))
