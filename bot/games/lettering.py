"""Text boards: fixed-width, narrow enough for a phone, without frames a screen reader would read.

A line has at most `WIDTH` columns, as long as its numbers fit; names are cut to make room.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final
from unicodedata import bidirectional, combining, east_asian_width, normalize

WIDTH: Final = 32
NAME: Final = 12
"""So much of a name is read where it stands in a line of words."""
CUT: Final = "…"


def columns(text: str) -> int:
    """How many columns a text takes."""
    return sum(2 if east_asian_width(sign) in "WF" else not combining(sign) for sign in text)


def short(name: str, room: int = NAME) -> str:
    """So much of a name as there is room for, without what would break a line or turn it round."""
    plain = "".join(sign for sign in normalize("NFC", " ".join(name.split())) if sign.isprintable())
    if columns(plain) <= room:
        return plain
    while plain and columns(plain) >= room:
        plain = plain[:-1]
    return plain.rstrip() + CUT


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """A capital letter for each seat, all different, of its name if that can be; else its number.

    Letters that are wider than others, or written from the right, would turn a board over.
    """
    taken: list[str] = []
    for number, name in enumerate(names, start=1):
        letters = (sign.upper() for sign in normalize("NFC", name) if sign.isalpha())
        fit = (sign for sign in letters if _fits(sign) and sign not in taken)
        taken.append(next(fit, str(number)))
    return tuple(taken)


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows in columns: names to the left, cut where they are too long, all else to the right."""
    heads, cells = [row[0] for row in rows], [row[1:] for row in rows]
    wide = [max(map(columns, column)) for column in zip(*cells, strict=True)]
    room = max(2, WIDTH - sum(wide) - len(wide))
    heads = [short(head, room) for head in heads]
    first = max(map(columns, heads))
    lines = []
    for head, row in zip(heads, cells, strict=True):
        told = (" " * (room - columns(cell)) + cell for cell, room in zip(row, wide, strict=True))
        lines.append(" ".join((head + " " * (first - columns(head)), *told)).rstrip())
    return lines


def wrapped(text: str) -> list[str]:
    """A sentence in narrow lines; what goes on is set in."""
    return textwrap.wrap(text, WIDTH, subsequent_indent="  ", break_on_hyphens=False)


def legend(items: Sequence[str]) -> list[str]:
    """What the letters mean: as many in a line as fit, none broken that fits into one."""
    lines: list[str] = []
    for number, item in enumerate(items, start=1):
        said = item if number == len(items) else f"{item},"
        if lines and columns(lines[-1]) + 1 + columns(said) <= WIDTH:
            lines[-1] = f"{lines[-1]} {said}"
        else:
            lines += wrapped(said)
    return lines


def _fits(sign: str) -> bool:
    return len(sign) == 1 and columns(sign) == 1 and bidirectional(sign) == "L"
