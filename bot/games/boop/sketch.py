"""The bed of boop in letters: whose piece it is, then what it is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Final

from bot.games.lettering import initials, legend, short, wrapped
from bot.words import Speech
from engines.boop.bed import GRID
from engines.boop.ghosts import Direction, Ghost
from engines.boop.state import Piece, Pool, State
from engines.values import Seat

ARROWS: Final = {
    Direction.DOWN: "↓",
    Direction.UP: "↑",
    Direction.RIGHT: "→",
    Direction.LEFT: "←",
}
KINDS: Final = ("boop-letter-kitten", "boop-letter-cat")
CELL: Final = 3
"""Columns of a cell and the seam to its right."""
MARGIN: Final = 3


def drawn(say: Speech, state: State, names: Sequence[str]) -> str:
    """The bed with ghosts on its seams, both pools, and what the letters mean.

       a  b  c  d  e  f
    1  .  .  . ↓.  .  .
    2  .  Ak .  .  BC .
    """
    letters, people = initials(names), [short(name) for name in names]
    lines = [*_head(say, state, people), *_bed(say, state, letters)]
    for seat, name in enumerate(people):
        lines += _beside(say, state, seat, name)
    return "\n".join([*lines, *legend(_signs(say, letters, people))])


def in_pool(say: Speech, pool: Pool) -> str:
    """What a seat has beside the bed."""
    stock = []
    if pool.kittens:
        stock.append(say("boop-alt-pool-kittens", count=pool.kittens))
    if pool.cats:
        stock.append(say("boop-alt-pool-cats", count=pool.cats))
    if pool.ghost:
        stock.append(say("boop-alt-pool-ghost"))
    return ", ".join(stock or [say("boop-alt-pool-empty")])


def sign(say: Speech, piece: Piece, names: Sequence[str]) -> str:
    """The two letters of a piece: whose it is, then what."""
    return initials(names)[piece.seat] + say(KINDS[piece.kind])


def _head(say: Speech, state: State, people: Sequence[str]) -> list[str]:
    turn = say("boop-sketch-turn", turn=state.turn)
    if state.result is None:
        return [turn]
    reason = say(f"boop-reason-{state.result.reason}", winner=people[state.seat])
    return [turn, *wrapped(reason)]


def _bed(say: Speech, state: State, letters: Sequence[str]) -> list[str]:
    """The rows; a line between two of them only where a ghost stands there."""
    empty = ". ".ljust(CELL)
    rows = [list(empty * GRID.columns) for _ in range(GRID.rows)]
    between = [[" "] * len(row) for row in rows]
    for piece in state.pieces():
        row, column = divmod(piece.cell, GRID.columns)
        at = CELL * column
        rows[row][at : at + 2] = letters[piece.seat] + say(KINDS[piece.kind])
    for ghost in _ghosts(state):
        row, column = divmod(ghost.cells[0], GRID.columns)
        stands = ghost.direction in (Direction.DOWN, Direction.UP)
        at = CELL * column + (CELL - 1 if stands else 0)
        (rows if stands else between)[row][at] = ARROWS[ghost.direction]
    head = "".join(GRID.name(column)[0].ljust(CELL) for column in range(GRID.columns))
    lines = [" " * MARGIN + head]
    for number, (row_, gap) in enumerate(zip(rows, between, strict=True), start=1):
        lines.append(str(number).ljust(MARGIN) + "".join(row_))
        lines += [" " * MARGIN + "".join(gap)] * ("".join(gap).strip() != "")
    return [line.rstrip() for line in lines]


def _beside(say: Speech, state: State, seat: Seat, name: str) -> list[str]:
    """A seat's pool, and its ghost if it is on the bed."""
    pool = say("boop-sketch-pool", name=name, pool=in_pool(say, state.pool(seat)))
    ghost = state.ghost(seat)
    if ghost is None:
        return wrapped(pool)
    left, right = ghost.name[:2], ghost.name[2:]
    arrow = ARROWS[ghost.direction]
    where = say("boop-sketch-ghost", arrow=arrow, name=name, left=left, right=right)
    return [*wrapped(pool), *wrapped(where)]


def _signs(say: Speech, letters: Sequence[str], people: Sequence[str]) -> list[str]:
    """What every pair of letters means."""
    each = (
        (
            say("boop-sketch-kitten", sign=letter + say(KINDS[0]), name=name),
            say("boop-sketch-cat", sign=letter + say(KINDS[1]), name=name),
        )
        for letter, name in zip(letters, people, strict=True)
    )
    return list(chain.from_iterable(each))


def _ghosts(state: State) -> list[Ghost]:
    return [ghost for ghost in (state.ghost(0), state.ghost(1)) if ghost is not None]
