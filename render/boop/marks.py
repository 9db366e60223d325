"""What boop marks on its bed: the last turn, the places that may be chosen, the line that won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from engines.boop.bed import GRID, Push
from engines.boop.moves import Place, Promote
from engines.boop.state import EIGHT_CATS, Deed, State
from render.kit.marks import Mark, Sign, Way

Marks: TypeAlias = Mapping[int, set[Mark]]


def marks_of(state: State, choices: Sequence[str]) -> Marks:
    """Every cell's marks, by cell."""
    marks: dict[int, set[Mark]] = defaultdict(set)
    for deed in state.deeds:
        for cell, mark in _of_deed(deed):
            marks[cell].add(mark)
    for choice in choices:
        for cell, mark in _of_choice(choice):
            marks[cell].add(mark)
    for cell, mark in _of_victory(state):
        marks[cell].add(mark)
    return marks


def _of_deed(deed: Deed) -> Iterator[tuple[int, Mark]]:
    if isinstance(deed.move, Promote):
        yield from ((cell, Mark(Sign.TAKEN)) for cell in deed.move.cells)
    if isinstance(deed.move, Place):
        yield deed.move.cell, Mark(Sign.PUT)
        for push in deed.pushes:
            yield from _of_push(push, _way(deed.move.cell, push.cell))
    if deed.haunt is not None and deed.haunt.end is not None:
        first, second = deed.haunt.end.cells
        for push in deed.haunt.pushes:
            other = second if push.cell == first else first
            yield from _of_push(push, _way(other, push.cell))


def _of_push(push: Push, way: Way) -> Iterator[tuple[int, Mark]]:
    yield push.cell, Mark(Sign.LEFT, way)
    if push.to is not None:
        yield push.to, Mark(Sign.CAME, way)


def _of_choice(choice: str) -> Iterator[tuple[int, Mark]]:
    verb, *words = choice.split()
    cells = [cell for cell in map(GRID.cell, words) if cell is not None]
    if verb in ("kitten", "cat"):
        yield from ((cell, Mark(Sign.FREE)) for cell in cells)
    elif verb == "promote":
        yield from _line(cells)


def _of_victory(state: State) -> Iterator[tuple[int, Mark]]:
    if state.result is not None and state.result.reason == EIGHT_CATS:
        winners = state.result.winners
        cells = (piece.cell for piece in state.pieces() if piece.seat in winners)
        yield from ((cell, Mark(Sign.PICK, won=True)) for cell in cells)
    yield from _line(state.winning_line() or (), won=True)


def _line(cells: Sequence[int], *, won: bool = False) -> Iterator[tuple[int, Mark]]:
    """Cells on a ribbon; a slanting one also shows in the cells it grazes."""
    yield from ((cell, Mark(Sign.PICK, won=won)) for cell in cells)
    for one, two in pairwise(cells):
        right, down = _way(one, two)
        yield one, Mark(Sign.BAND, (right, down), won)
        yield two, Mark(Sign.BAND, (-right, -down), won)
        if right and down:
            yield one + right, Mark(Sign.SPILL, (-right, down), won)
            yield one + 6 * down, Mark(Sign.SPILL, (right, -down), won)


def _way(start: int, end: int) -> Way:
    return end % 6 - start % 6, end // 6 - start // 6
