"""Rectangles of cells named as people read them: column letter, row number from the top."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 4
"""Signs of a cell's name; what people type is as long as they like."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells are numbered in reading order, row by row from the top; `a1` is 0."""

    columns: int
    rows: int

    def __len__(self) -> int:
        return self.columns * self.rows

    def name(self, cell: int) -> str:
        """`a1` for 0."""
        return f"{chr(ord('a') + cell % self.columns)}{cell // self.columns + 1}"

    def cell(self, name: str) -> int | None:
        """0 for `a1`; None if there is no such cell."""
        if (
            not 2 <= len(name) <= LONGEST
            or not name.isascii()
            or not name[1:].isdigit()
            or name[1] == "0"
        ):
            return None
        column, row = ord(name[0].lower()) - ord("a"), int(name[1:]) - 1
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        return row * self.columns + column

    def names(self) -> tuple[str, ...]:
        """Every cell's name in reading order."""
        return tuple(self.name(cell) for cell in range(len(self)))

    def at(self, column: int, row: int) -> int | None:
        """The cell at a place counted from 0, or None beyond the rim."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return None

    def neighbours(self, cell: int, *, diagonal: bool) -> Iterator[int]:
        """The cells that touch this one by an edge, or also by a corner."""
        column, row = cell % self.columns, cell // self.columns
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                if (down or right) and (diagonal or not (down and right)):
                    other = self.at(column + right, row + down)
                    if other is not None:
                        yield other
