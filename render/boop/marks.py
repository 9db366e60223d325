"""What boop marks on its bed: the last turn, the places that may be chosen, the line that won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from engines.boop.bed import GRID
from engines.boop.moves import Move, Promote, Put
from engines.boop.state import EIGHT_CATS, Deed, State
from engines.values import News
from render.kit.marks import Sign, Trace, Way
from render.painter import Look

Marks: TypeAlias = Mapping[int, frozenset[Trace]]


def marks_of(state: State, look: Look) -> Marks:
    """Every cell's marks, by cell."""
    marks: dict[int, set[Trace]] = defaultdict(set)
    for cell, mark in _of_news(look.since) if look.since else _of_deeds(state.deeds):
        marks[cell].add(mark)
    for move in look.choices:
        for cell, mark in _of_choice(move):
            marks[cell].add(mark)
    for cell, mark in _of_victory(state):
        marks[cell].add(mark)
    return {cell: frozenset(signs) for cell, signs in marks.items()}


def left_by(state: State, look: Look) -> Iterator[tuple[int, int]]:
    """The seams ghosts have left, by their cells."""
    if not look.since:
        yield from (deed.haunt.start.cells for deed in state.deeds if deed.haunt)
    for item in look.since:
        if item.code in ("ghost-moved", "ghost-left"):
            first, second = _cells(item, "from")
            yield first, second


def _of_news(since: Sequence[News]) -> Iterator[tuple[int, Trace]]:
    """Of all that happened, in its order: what was pushed went away from what came."""
    came: tuple[int, ...] = ()
    for item in since:
        match item.code:
            case "placed":
                came = _cells(item, "to")
                yield came[0], Trace(Sign.PUT)
            case "ghost-moved":
                came = _cells(item, "to")
            case "booped" | "fell" | "ghost-booped" | "ghost-felled":
                (start,) = _cells(item, "from")
                pusher = next((cell for cell in came if cell != start), start)
                end = _cells(item, "to")
                yield from _of_push(start, end[0] if end else None, _way(pusher, start))
            case "promoted" | "took-up":
                taken = _cells(item, "cells", "from")
                yield from ((cell, Trace(Sign.TAKEN)) for cell in taken)


def _cells(item: News, *facts: str) -> tuple[int, ...]:
    """The cells the first of these facts that there is tells of, a seam by its two."""
    told = next((str(item.facts[fact]) for fact in facts if fact in item.facts), "")
    words = told.replace(" ", "")
    found = (GRID.cell(words[at : at + 2]) for at in range(0, len(words), 2))
    return tuple(cell for cell in found if cell is not None)


def _of_deeds(deeds: Iterable[Deed]) -> Iterator[tuple[int, Trace]]:
    for deed in deeds:
        if isinstance(deed.move, Promote):
            yield from ((cell, Trace(Sign.TAKEN)) for cell in deed.move.cells)
        if isinstance(deed.move, Put):
            yield deed.move.cell, Trace(Sign.PUT)
            for push in deed.pushes:
                yield from _of_push(push.cell, push.to, _way(deed.move.cell, push.cell))
        if deed.haunt is not None and deed.haunt.end is not None:
            first, second = deed.haunt.end.cells
            for push in deed.haunt.pushes:
                other = second if push.cell == first else first
                yield from _of_push(push.cell, push.to, _way(other, push.cell))


def _of_push(start: int, end: int | None, way: Way) -> Iterator[tuple[int, Trace]]:
    yield start, Trace(Sign.LEFT, way)
    if end is not None:
        yield end, Trace(Sign.CAME, way)


def _of_choice(move: Move) -> Iterator[tuple[int, Trace]]:
    if isinstance(move, Put):
        yield move.cell, Trace(Sign.FREE)
    elif isinstance(move, Promote):
        yield from _line(move.cells)


def _of_victory(state: State) -> Iterator[tuple[int, Trace]]:
    if state.result is not None and state.result.reason == EIGHT_CATS:
        winners = state.result.winners
        cells = (piece.cell for piece in state.pieces() if piece.seat in winners)
        yield from ((cell, Trace(Sign.PICK, won=True)) for cell in cells)
    yield from _line(state.winning_line() or (), won=True)


def _line(cells: Sequence[int], *, won: bool = False) -> Iterator[tuple[int, Trace]]:
    """Cells on a ribbon; a slanting one also shows in the cells it grazes."""
    yield from ((cell, Trace(Sign.PICK, won=won)) for cell in cells)
    for one, two in pairwise(cells):
        right, down = _way(one, two)
        yield one, Trace(Sign.BAND, (right, down), won)
        yield two, Trace(Sign.BAND, (-right, -down), won)
        if right and down:
            yield one + right, Trace(Sign.SPILL, (-right, down), won)
            yield one + 6 * down, Trace(Sign.SPILL, (right, -down), won)


def _way(start: int, end: int) -> Way:
    return end % 6 - start % 6, end // 6 - start // 6
