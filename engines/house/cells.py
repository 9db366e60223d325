"""Sets of cells as bits of a number: eight to a row, so that nothing runs over the rim.

Cell `a1` is bit 0, `b1` bit 1, `a2` bit 8: the same on a sheet of any size.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

LANE: Final = 8
"""Bits of a row; no sheet is as wide."""
_NAME: Final = re.compile(r"([a-g])([1-7])", re.ASCII)


def cell_name(cell: int) -> str:
    """`a1` for 0."""
    return f"{chr(ord('a') + cell % LANE)}{cell // LANE + 1}"


def read_cell(name: str) -> int | None:
    """0 for `a1`; None if no sheet has such a cell."""
    found = _NAME.fullmatch(name)
    return None if found is None else ord(found[1]) - ord("a") + LANE * (int(found[2]) - 1)


def cells_in(mask: int) -> Iterator[int]:
    """The cells of a set in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def names_in(mask: int) -> tuple[str, ...]:
    """The cells of a set as the notation lists them: by their names."""
    return tuple(sorted(map(cell_name, cells_in(mask))))


def beside(mask: int) -> int:
    """The cells that touch these by an edge, the sheet's rim aside."""
    return mask << 1 | mask >> 1 | mask << LANE | mask >> LANE


def around(mask: int) -> int:
    """The cells that touch these by an edge or a corner, the sheet's rim aside."""
    row = mask | mask << 1 | mask >> 1
    return row | row << LANE | row >> LANE


def connected(start: int, within: int) -> int:
    """All cells that hang together with these by their edges, going over these others only."""
    group = start
    while (grown := group | (beside(group) & within)) != group:
        group = grown
    return group


def regions(mask: int) -> Iterator[int]:
    """The connected parts of a set."""
    while mask:
        region = connected(mask & -mask, mask)
        yield region
        mask ^= region
