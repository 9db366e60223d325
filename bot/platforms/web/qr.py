"""QR codes of links, so that a phone beside the screen gets to the same table.

What the page needs of ISO/IEC 18004 and no more: bytes, error correction M, versions 1 to 6, and
always the first mask. A reader takes any; the others only spare it patterns no link brings about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, zip_longest
from typing import Final, NamedTuple

from aiohttp import web


class _Size(NamedTuple):
    """Blocks of a version, and in each the bytes of data and of error correction."""

    blocks: int
    data: int
    correction: int


SIZES: Final = (
    *(_Size(1, 16, 10), _Size(1, 28, 16), _Size(1, 44, 26)),
    *(_Size(2, 32, 18), _Size(2, 43, 24), _Size(4, 27, 16)),
)
FORMAT: Final = 0b101010000010010
"""Error correction M and the first mask, with their own correction."""
QUIET: Final = 4
"""Light modules around it."""
LONGEST: Final = 106
"""Bytes there is room for."""
_PADDING: Final = (0xEC, 0x11)
_FINDER: Final = (0b1111111, 0b1000001, 0b1011101, 0b1011101, 0b1011101, 0b1000001, 0b1111111)

Modules = dict[tuple[int, int], bool]
"""Dark or light, by row and column."""


def qr_modules(text: str) -> Sequence[Sequence[bool]]:
    """The modules of a text, row by row, dark ones true; raises `ValueError` where it is long."""
    data = text.encode()
    version = next((v for v, each in enumerate(SIZES, 1) if len(data) + 2 <= _room(each)), None)
    if version is None:
        raise ValueError(f"{len(data)} bytes are more than {LONGEST}")
    side = 17 + 4 * version
    fixed = _patterns(version, side)
    whole_bytes = _codewords(data, SIZES[version - 1])
    bits = (byte >> bit & 1 for byte in whole_bytes for bit in range(7, -1, -1))
    drawn = {at: bool(next(bits, 0)) ^ (sum(at) % 2 == 0) for at in _way(side) if at not in fixed}
    whole = {**drawn, **fixed}
    return [[whole[row, column] for column in range(side)] for row in range(side)]


def correction(data: Sequence[int], count: int) -> list[int]:
    """So many Reed-Solomon bytes for a block."""
    powers, _ = _field()
    generator = [1]
    for degree in range(count):
        shifted = [_times(each, powers[degree]) for each in generator]
        generator = [a ^ b for a, b in zip([*generator, 0], [0, *shifted], strict=True)]
    rest = [*data, *[0] * count]
    for at in range(len(data)):
        factor = rest[at]
        for offset, each in enumerate(generator):
            rest[at + offset] ^= _times(each, factor)
    return rest[len(data) :]


def qr_route() -> web.RouteDef:
    """Draws the code of a link the page shows, as it is given after `of`."""

    async def draw(request: web.Request) -> web.Response:
        link = request.query.get("of", "")
        if not link.startswith(("http://", "https://")) or len(link.encode()) > LONGEST:
            raise web.HTTPNotFound
        return web.Response(text=qr_drawing(link), content_type="image/svg+xml")

    return web.get("/qr", draw)


def qr_drawing(text: str) -> str:
    """The code as an SVG, dark on light whatever the page wears: readers expect it so."""
    rows = qr_modules(text)
    side = len(rows) + 2 * QUIET
    dark = "".join(
        f"M{column + QUIET} {row + QUIET}h1v1h-1z"
        for row, line in enumerate(rows)
        for column, module in enumerate(line)
        if module
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{side}v{side}H0z"/>'
        f'<path d="{dark}"/></svg>'
    )


def _room(size: _Size) -> int:
    return size.blocks * size.data


def _codewords(data: bytes, size: _Size) -> Iterator[int]:
    """Mode, length, text and padding in blocks, one byte of each in turn."""
    said = chain.from_iterable((byte >> 4, byte & 15) for byte in data)
    nibbles = [4, len(data) >> 4, len(data) & 15, *said, 0]
    filled = [high << 4 | low for high, low in zip(nibbles[::2], nibbles[1::2], strict=True)]
    filled += [_PADDING[at % 2] for at in range(_room(size) - len(filled))]
    blocks = [filled[at : at + size.data] for at in range(0, len(filled), size.data)]
    corrections = [correction(block, size.correction) for block in blocks]
    for kind in (blocks, corrections):
        yield from chain.from_iterable(zip_longest(*kind))


def _patterns(version: int, side: int) -> Modules:
    """What is the same in every code of a size: finders, timing, alignment, format."""
    found: Modules = {}
    for row, column in ((0, 0), (0, side - 7), (side - 7, 0)):
        for at in ((r, c) for r in range(-1, 8) for c in range(-1, 8)):
            inside = 0 <= row + at[0] < side and 0 <= column + at[1] < side
            dark = 0 <= at[0] < 7 and 0 <= at[1] < 7 and bool(_FINDER[at[0]] >> at[1] & 1)
            if inside:
                found[row + at[0], column + at[1]] = dark
    for step in range(8, side - 8):
        found[6, step] = found[step, 6] = step % 2 == 0
    if version > 1:
        for r, c in ((r, c) for r in range(-2, 3) for c in range(-2, 3)):
            found[side - 7 + r, side - 7 + c] = max(abs(r), abs(c)) != 1
    found[side - 8, 8] = True
    for bit in range(15):
        dark = bool(FORMAT >> bit & 1)
        beside = bit if bit < 6 else bit + 1 if bit < 8 else side - 15 + bit
        above = 15 - bit - 1 if bit > 8 else 7 if bit == 8 else side - 1 - bit
        found[beside, 8] = found[8, above] = dark
    return found


def _way(side: int) -> Iterator[tuple[int, int]]:
    """Up and down in columns of two from the right, past the column of the timing."""
    pairs = [*range(side - 1, 6, -2), *range(5, 0, -2)]
    for number, right in enumerate(pairs):
        rows = range(side) if number % 2 else range(side - 1, -1, -1)
        for row in rows:
            yield row, right
            yield row, right - 1


def _times(one: int, other: int) -> int:
    powers, logs = _field()
    return powers[(logs[one] + logs[other]) % 255] if one and other else 0


@cache
def _field() -> tuple[Sequence[int], Sequence[int]]:
    """Powers of 2 among 256 numbers, and what power each is."""
    powers, logs, value = [0] * 256, [0] * 256, 1
    for exponent in range(255):
        powers[exponent], logs[value] = value, exponent
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    return powers, logs
