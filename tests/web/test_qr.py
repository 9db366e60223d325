"""QR codes of links: by the standard's own examples, and read back as a phone reads them."""

from __future__ import annotations

import pytest

from bot.platforms.web import qr

LINK = "http://127.0.0.1:8765/?room=lobby&join=abcdefghjk"
ALIGNED = 2
"""Versions from here on have a pattern more."""


def read(rows) -> str:
    """A code as a reader reads it, module by module; what does not check out is a failure."""
    side = len(rows)
    version = (side - 17) // 4
    dark = {(r, c) for r in range(side) for c in range(side) if rows[r][c]}

    def word(places) -> int:
        return sum((at in dark) << bit for bit, at in enumerate(places))

    beside = [*((r, 8) for r in (0, 1, 2, 3, 4, 5, 7, 8)), *((r, 8) for r in range(side - 7, side))]
    above = [*((8, side - 1 - c) for c in range(8)), (8, 7), *((8, 5 - c) for c in range(6))]
    assert word(beside) == word(above)
    assert word(beside) ^ 0b101010000010010 == 0, "error correction M, mask 0"
    assert (side - 8, 8) in dark
    taken = {(r, c) for r in range(9) for c in range(9)}
    taken |= {(r, c) for r in range(9) for c in range(side - 8, side)}
    taken |= {(r, c) for r in range(side - 8, side) for c in range(9)}
    taken |= {(6, at) for at in range(side)} | {(at, 6) for at in range(side)}
    if version >= ALIGNED:
        middle = side - 7
        taken |= {(middle + r, middle + c) for r in range(-2, 3) for c in range(-2, 3)}
    bits, column, up = [], side - 1, True
    while column > 0:
        if column == 6:
            column -= 1
        for row in range(side - 1, -1, -1) if up else range(side):
            free = [at for at in ((row, column), (row, column - 1)) if at not in taken]
            bits += [(at in dark) ^ (sum(at) % 2 == 0) for at in free]
        column, up = column - 2, not up
    stream = [
        int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)
    ]
    size = qr.SIZES[version - 1]
    total = size.blocks * size.data
    blocks = [
        stream[number : total : size.blocks]
        + stream[total + number : total + size.blocks * size.correction : size.blocks]
        for number in range(size.blocks)
    ]
    for block in blocks:
        assert remainder(block, size.correction) == [0] * size.correction
    data = [byte for block in blocks for byte in block[: size.data]]
    text = "".join(f"{byte:08b}" for byte in data)
    assert text[:4] == "0100", "bytes"
    length = int(text[4:12], 2)
    return bytes(int(text[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()


def remainder(block: list[int], count: int) -> list[int]:
    """A block at the first powers of 2: nothing is left of one that is whole."""
    values = []
    for power in range(count):
        point, value = times_two(1, power), 0
        for byte in block:
            value = product(value, point) ^ byte
        values.append(value)
    return values


def times_two(value: int, often: int) -> int:
    for _ in range(often):
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    return value


def product(one: int, other: int) -> int:
    """Multiplied bit by bit, without tables."""
    found = 0
    for bit in range(8):
        if other >> bit & 1:
            found ^= times_two(one, bit)
    return found


def test_the_correction_of_a_known_block_is_the_known_one():
    """HELLO WORLD in version 1-M, as tutorials of the standard work it out."""
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert qr.correction(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize("length", [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106])
def test_links_of_every_length_read_back(length):
    long = ("https://purrlor.example/?join=abcdefghjk&ő=" * 4).encode()
    text = long[:length].decode("utf-8", "ignore")
    assert read(qr.qr_modules(text)) == text


def test_a_page_s_own_link_reads_back_and_is_drawn():
    rows = qr.qr_modules(LINK)
    assert read(rows) == LINK
    drawn = qr.qr_drawing(LINK)
    assert drawn.count("h1v1h-1z") == sum(map(sum, rows))
    assert f'viewBox="0 0 {len(rows) + 8} {len(rows) + 8}"' in drawn


def test_what_is_too_long_is_refused():
    with pytest.raises(ValueError, match="more than 106"):
        qr.qr_modules("x" * 107)
