"""Moves by tapping: the words of all legal moves form a tree, and a pad shows the next ones.

Text, buttons and completion are three walks over this one tree. Nothing is remembered between taps:
a button carries the words chosen so far. Two kinds of pseudo-word, which no notation uses, stand
last on a way: `/3` is the third row of a grid that does not fit, `+25` the page that begins there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.ask import whole_number
from bot.contract import Limits
from engines.grid import Grid

WHOLE = 25
"""Where at most so many complete moves remain, whole moves are shown."""
GRIP = 5
"""Buttons that stand comfortably in a row; one row is kept for confirming and going back."""

Way = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """One button of a pad: where it leads, and whether that is a complete move."""

    way: Way
    words: Way
    """The words the button says; the ones before them are chosen already."""
    open: bool = True
    """A closed cell keeps its place in its grid; pressing it tells why not."""


@dataclass(frozen=True, slots=True)
class Fork:
    """What a pad shows: rows of branches, and the grid they lie in if they do."""

    way: Way
    rows: tuple[tuple[Branch, ...], ...]
    done: bool = False
    """The way is a complete move: nothing is left but to confirm it."""
    view: str = ""
    """The row of a grid that is shown, if it is but a part."""


def fork(
    texts: Sequence[str],
    way: Way,
    grid_after: Callable[[Way], Grid | None],
    limits: Limits,
    whole: int = WHOLE,
) -> Fork:
    """What to show after `way`; a way that leads nowhere is walked back to where moves are."""
    moves = [tuple(text.split()) for text in texts]
    way, view = _split(way)
    while way and not _below(moves, way):
        way, view = way[:-1], ""
    below = _below(moves, way)
    if way in below:
        return Fork(way, (), done=True)
    while len(step := _next(below, way)) == 1 and (*way, step[0]) not in below:
        way = (*way, step[0])
    grid = grid_after(way)
    if grid is not None:
        return Fork(way, _grid_rows(below, way, grid, view, limits), view=view)
    if len(below) <= whole and not any(grid_after((*way, word)) for word in step):
        branches = [Branch(move, move[len(way) :]) for move in below]
    else:
        branches = [branch for word in step for branch in _under(below, way, word)]
    return Fork(way, _pages(branches, way, view, limits))


def completions(texts: Sequence[str], typed: str, limit: int) -> list[str]:
    """The legal moves a half-typed text may become: those that begin so, then those with it in."""
    wanted = " ".join(typed.casefold().split())
    begins = [text for text in texts if text.casefold().startswith(wanted)]
    holds = [text for text in texts if wanted in text.casefold() and text not in begins]
    return [*begins, *holds][:limit]


def _split(way: Way) -> tuple[Way, str]:
    return (way[:-1], way[-1]) if way and way[-1][0] in "/+" else (way, "")


def _below(moves: Sequence[Way], way: Way) -> list[Way]:
    return [move for move in moves if move[: len(way)] == way]


def _next(below: Sequence[Way], way: Way) -> list[str]:
    return list(dict.fromkeys(move[len(way)] for move in below if len(move) > len(way)))


def _under(below: Sequence[Way], way: Way, word: str) -> list[Branch]:
    """The branch of a word; where a move ends there and others go on, a branch for each of them."""
    to = (*way, word)
    if to not in below:
        return [Branch(to, (word,))]
    return [Branch(move, move[len(way) :]) for move in _below(below, to)]


def _grid_rows(
    below: Sequence[Way], way: Way, grid: Grid, view: str, limits: Limits
) -> tuple[tuple[Branch, ...], ...]:
    names = grid.names()
    usable = set(_next(below, way))
    rows = [names[start : start + grid.columns] for start in range(0, len(names), grid.columns)]
    if grid.columns <= limits.columns and grid.rows < limits.rows and len(grid) < limits.buttons:
        return tuple(
            tuple(Branch((*way, name), (name,), open=name in usable) for name in row)
            for row in rows
        )
    here = names
    if len(usable) > min(WHOLE, limits.buttons) - GRIP:
        number = whole_number(view[1:]) or 0
        if not 1 <= number <= grid.rows:
            ways = [(*way, f"/{n}") for n, row in enumerate(rows, 1) if usable.intersection(row)]
            return _in_rows([Branch(to, to[-1:]) for to in ways])
        here = rows[number - 1]
    return _in_rows([Branch((*way, name), (name,)) for name in here if name in usable])


def _pages(
    branches: Sequence[Branch], way: Way, view: str, limits: Limits
) -> tuple[tuple[Branch, ...], ...]:
    room = min((limits.rows - 1) * GRIP, limits.buttons - GRIP)
    if len(branches) <= room:
        return _in_rows(branches)
    first = whole_number(view[1:]) or 0
    first = first if first < len(branches) else 0
    after = first + room - 1 if first + room - 1 < len(branches) else 0
    more = (*way, f"+{after}")
    return _in_rows([*branches[first : first + room - 1], Branch(more, more[-1:])])


def _in_rows(branches: Sequence[Branch]) -> tuple[tuple[Branch, ...], ...]:
    return tuple(tuple(branches[at : at + GRIP]) for at in range(0, len(branches), GRIP))
