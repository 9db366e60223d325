"""Moves by tapping: the words of all legal moves form a tree, and a pad shows the next ones.

Text, buttons and completion are three walks over this one tree. Nothing is remembered between taps:
a button carries the words chosen so far, and its mark which part it shows of what does not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby, pairwise
from math import ceil
from typing import TypeAlias

from bot.contract import MENU, NO_MARK, Limits, Mark, Span
from engines.grid import Grid

WHOLE = 25
"""Where at most so many complete moves remain, whole moves are shown."""
GRIP = 5
"""Buttons that stand comfortably in a row."""
CONTROLS = 5
"""Buttons a pad may have beside its branches: end the turn, back or undo, map, type, close."""

Way: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """One button of a pad: where it leads, and whether that is a complete move."""

    way: Way
    words: Way
    """The words the button says; the ones before them are chosen already."""
    open: bool = True
    """A closed cell keeps its place in its grid; pressing it tells why not."""
    whole: bool = False
    """The move ends here, though others go on."""


@dataclass(frozen=True, slots=True)
class Part:
    """A button that leads to some of the branches, where there is no room for all."""

    way: Way
    span: Span
    first: Branch
    last: Branch
    row: int = 0
    """The row of a grid they are; 0 if they are none."""


Offer: TypeAlias = Branch | Part


@dataclass(frozen=True, slots=True)
class Fork:
    """What a pad shows: rows of branches, and the grid they lie in if they do."""

    way: Way
    rows: tuple[tuple[Offer, ...], ...]
    done: bool = False
    """The way is a complete move: nothing is left but to confirm it."""
    span: Span | None = None
    """The part that is shown, if there is no room for all."""
    every: tuple[Branch, ...] = ()
    """All that may be chosen next, whether it has a button here or not."""
    menus: tuple[tuple[Branch, ...], ...] = ()
    """The branches as lists, where rows have no room for them."""
    ahead: Way = ()
    """The way to what is shown, where of several grids one is shown."""

    @property
    def branches(self) -> tuple[Branch, ...]:
        """What may be chosen right here."""
        listed = (branch for menu in self.menus for branch in menu)
        shown = (each for row in self.rows for each in row if isinstance(each, Branch))
        return (*listed, *shown)


def fork(
    texts: Sequence[str],
    way: Way,
    grid_after: Callable[[Way], Grid | None],
    limits: Limits,
    mark: Mark = NO_MARK,
    whole: int = WHOLE,
    regions: Mapping[str, int] | None = None,
) -> Fork:
    """What to show after `way`, of which the mark says more.

    A way that leads nowhere is walked back to where moves are. Parts keep within regions.
    """
    span, moves = mark.span, [tuple(text.split()) for text in texts]
    while way and not _below(moves, way):
        way, span = way[:-1], None
    below = _below(moves, way)
    if way in below:
        if len(below) == 1 or mark.whole:
            return Fork(way, (), done=True)
        ends = Branch(way, way[-1:], whole=True)
        goes_on = (each for word in _next(below, way) for each in _under(below, way, word))
        branches = [ends, *goes_on]
        return _fitting(branches, way, limits, _sound(span, branches), regions)
    while len(step := _next(below, way)) == 1 and (*way, step[0]) not in below:
        way = (*way, step[0])
    grid = grid_after(way)
    if grid is not None:
        return _on_grid(step, way, grid, limits, span)
    grids = [grid_after((*way, word)) for word in step]
    if len(step) > 1 and (lying := {w: g for w, g in zip(step, grids, strict=True) if g}):
        several = None if len(lying) < len(step) else _on_grids(below, way, lying, limits)
        if several is not None:
            return several
    if len(below) <= whole and not any(grids):
        branches = [_branch(below, way, move) for move in below]
    else:
        branches = [branch for word in step for branch in _under(below, way, word)]
    return _fitting(branches, way, limits, _sound(span, branches), regions)


def in_part(texts: Sequence[str], shown: Fork) -> list[str]:
    """The moves a fork leads to; where it shows a part, those of the part."""
    ways = [shown.way]
    if shown.span is not None:
        first, count = shown.span.first, shown.span.count
        ways = [branch.way for branch in shown.every[first : first + count]]
    moves = [tuple(text.split()) for text in texts]
    return [" ".join(move) for move in moves if any(move[: len(way)] == way for way in ways)]


def completions(texts: Sequence[str], typed: str, limit: int) -> list[str]:
    """The legal moves a half-typed text may become: those that begin so, then those with it in."""
    wanted = " ".join(typed.casefold().split())
    begins = [text for text in texts if text.casefold().startswith(wanted)]
    holds = [text for text in texts if wanted in text.casefold() and text not in begins]
    return [*begins, *holds][:limit]


def _below(moves: Sequence[Way], way: Way) -> list[Way]:
    return [move for move in moves if move[: len(way)] == way]


def _next(below: Sequence[Way], way: Way) -> list[str]:
    return list(dict.fromkeys(move[len(way)] for move in below if len(move) > len(way)))


def _under(below: Sequence[Way], way: Way, word: str) -> list[Branch]:
    """The branch of a word; where a move ends there and others go on, a branch for each of them."""
    to = (*way, word)
    if to not in below:
        return [Branch(to, (word,))]
    return [_branch(below, way, move) for move in _below(below, to)]


def _branch(below: Sequence[Way], way: Way, move: Way) -> Branch:
    """The branch of a whole move."""
    return Branch(move, move[len(way) :], whole=len(_below(below, move)) > 1)


def _on_grids(
    below: Sequence[Way], way: Way, grids: Mapping[str, Grid], limits: Limits
) -> Fork | None:
    """Several grids at once: all as lists, or the first one with a button for each of the others.

    None where neither fits: then the word before the cell is asked for first.
    """
    usable = {word: _next(below, (*way, word)) for word in grids}
    lists = [
        menu
        for word, grid in grids.items()
        for menu in _menus(
            [Branch((*way, word, cell), (word, cell)) for cell in usable[word]], grid
        )
    ]
    if len(lists) <= limits.menus:
        return Fork(way, (), every=tuple(chain(*lists)), menus=tuple(lists))
    first, *others = grids
    if not _fits_whole(grids[first], limits, beside=1) or len(others) > _wide(limits):
        return None
    cells = _cells(usable[first], (*way, first), grids[first])
    beside = tuple(Branch((*way, word), (word,)) for word in others)
    every = (*chain(*cells), *beside)
    return Fork(way, (*cells, beside), every=every, ahead=(*way, first))


def _menus(branches: Sequence[Branch], grid: Grid | None = None) -> list[tuple[Branch, ...]]:
    """Branches as lists of about one size; the rows of a grid stay together."""
    if grid is None or grid.columns > MENU:
        number = ceil(len(branches) / MENU)
        edges = [len(branches) * n // number for n in range(number + 1)]
        return [tuple(branches[start:end]) for start, end in pairwise(edges)]
    row_of = {name: at // grid.columns for at, name in enumerate(grid.names())}
    lists: list[list[Branch]] = []
    for _, row in groupby(branches, lambda branch: row_of[branch.way[-1]]):
        cells = list(row)
        if lists and len(lists[-1]) + len(cells) <= MENU:
            lists[-1] += cells
        else:
            lists.append(cells)
    return [tuple(cells) for cells in lists]


def _cells(usable: Sequence[str], way: Way, grid: Grid) -> tuple[tuple[Branch, ...], ...]:
    """The whole grid, closed cells in their places."""
    names = grid.names()
    cells = [Branch((*way, cell), (cell,), open=cell in usable) for cell in names]
    return tuple(tuple(cells[at : at + grid.columns]) for at in range(0, len(cells), grid.columns))


def _on_grid(
    usable: Sequence[str], way: Way, grid: Grid, limits: Limits, span: Span | None
) -> Fork:
    """The whole grid where it fits; else what is usable of it, row by row if that is too much."""
    names = grid.names()
    rows = [names[start : start + grid.columns] for start in range(0, len(names), grid.columns)]
    if _fits_whole(grid, limits):
        cells = _cells(usable, way, grid)
        return Fork(way, cells, every=tuple(chain(*cells)))
    branches = [Branch((*way, name), (name,)) for name in names if name in usable]
    if len(branches) > _room(limits) and len(lists := _menus(branches, grid)) <= limits.menus:
        return Fork(way, (), every=tuple(branches), menus=tuple(lists))
    counts = [len({*row} & {*usable}) for row in rows]
    parts, first = [], 0
    for number, count in enumerate(counts, 1):
        if count:
            part = Span(first, count)
            parts.append(Part(way, part, branches[first], branches[first + count - 1], number))
        first += count
    span = _sound(span, branches)
    if span is None and _room(limits) < len(branches) and len(parts) <= _room(limits):
        return Fork(way, _in_rows(parts, limits), every=tuple(branches))
    return _fitting(branches, way, limits, span)


def _fits_whole(grid: Grid, limits: Limits, beside: int = 0) -> bool:
    """Whether a grid fits, with so many more rows."""
    rows = grid.rows + beside
    fits = grid.columns <= limits.columns and rows <= rows_beside_controls(limits)
    return fits and len(grid) + beside * _wide(limits) + CONTROLS <= limits.buttons


def _fitting(
    branches: Sequence[Branch],
    way: Way,
    limits: Limits,
    span: Span | None,
    regions: Mapping[str, int] | None = None,
) -> Fork:
    """All branches, or those of a part; where even they do not fit, parts of about one size.

    No part reaches from one region into another, if that can be.
    """

    def region(branch: Branch) -> int:
        return next((regions[word] for word in branch.way[::-1] if regions and word in regions), -1)

    part = span or Span(0, len(branches))
    first, count = part.first, part.count
    room, every = _room(limits), tuple(sorted(branches, key=region))
    if count <= room:
        return Fork(way, _in_rows(every[first : first + count], limits), span=span, every=every)
    if span is None and len(lists := _menus(branches)) <= limits.menus:
        return Fork(way, (), every=every, menus=tuple(lists))
    groups = [len(list(each)) for _, each in groupby(every[first : first + count], region)]
    if sum(ceil(size / room) for size in groups) > room:
        groups = [count]
    parts, start = [], first
    for size in groups:
        number = min(room, ceil(size / room))
        for near, far in pairwise(start + size * n // number for n in range(number + 1)):
            parts.append(Part(way, Span(near, far - near), every[near], every[far - 1]))
        start += size
    return Fork(way, _in_rows(parts, limits), span=span, every=every)


def _sound(span: Span | None, branches: Sequence[Branch]) -> Span | None:
    """The part, if there is such a one."""
    return None if span is None or span.first + span.count > len(branches) else span


def rows_beside_controls(limits: Limits) -> int:
    """Rows of a pad that are left for its branches."""
    return limits.rows - ceil(CONTROLS / _wide(limits))


def _room(limits: Limits) -> int:
    """Branches that fit beside a pad's controls."""
    return min(rows_beside_controls(limits) * _wide(limits), limits.buttons - CONTROLS)


def _wide(limits: Limits) -> int:
    return min(GRIP, limits.columns)


def _in_rows(offers: Sequence[Offer], limits: Limits) -> tuple[tuple[Offer, ...], ...]:
    wide = _wide(limits)
    return tuple(tuple(offers[at : at + wide]) for at in range(0, len(offers), wide))
