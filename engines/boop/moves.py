"""The four kinds of moves, every one made once beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from engines.boop.bed import GRID, LINES, Cells, Kind
from engines.boop.ghosts import ENTRIES, GHOSTS, Pair


@dataclass(frozen=True, slots=True)
class Put:
    """Put a piece of the pool on an empty cell."""

    kind: Kind
    cell: int


@dataclass(frozen=True, slots=True)
class Promote:
    """Take up a line, or with eight on the bed a single piece; cells in reading order."""

    cells: Cells


@dataclass(frozen=True, slots=True)
class Enter:
    """Let the ghost in between two edge cells, the left or upper one first."""

    cells: Pair


@dataclass(frozen=True, slots=True)
class Stay:
    """End the turn without the ghost."""


Move: TypeAlias = Put | Promote | Enter | Stay

STAY: Final = Stay()
LINE_MOVES: Final = {line: Promote(line) for line in LINES}
SINGLE_MOVES: Final = tuple(Promote((cell,)) for cell in range(len(GRID)))

_QUARTER: Final = 9
_MASK: Final = (1 << _QUARTER) - 1


def _placements(kind: Kind, start: int) -> tuple[tuple[Put, ...], ...]:
    """The placements on nine cells, by the set of those that are empty."""
    places = [Put(kind, start + number) for number in range(_QUARTER)]
    return tuple(
        tuple(place for number, place in enumerate(places) if empty >> number & 1)
        for empty in range(_MASK + 1)
    )


_PLACEMENTS: Final = tuple(
    tuple(_placements(kind, start) for start in range(0, len(GRID), _QUARTER)) for kind in Kind
)


def placements(kind: Kind, empty: int) -> tuple[Put, ...]:
    """A piece on each of the empty cells, in reading order; looked up by quarters of the bed."""
    one, two, three, four = _PLACEMENTS[kind]
    return (
        one[empty & _MASK]
        + two[empty >> 9 & _MASK]
        + three[empty >> 18 & _MASK]
        + four[empty >> 27 & _MASK]
    )


def _entering(taken: Pair | None) -> tuple[Move, ...]:
    """Every entry but a taken one, in reading order, and staying out."""
    return (*(Enter(cells) for cells in ENTRIES if cells != taken), STAY)


_ENTERING: Final = tuple(_entering(ghost.cells) for ghost in GHOSTS)
_ENTERING_FREELY: Final = _entering(None)


def entering(other: int | None) -> tuple[Move, ...]:
    """What a seat may do with its ghost in the pool while the other ghost stands there."""
    return _ENTERING_FREELY if other is None else _ENTERING[other]
