"""Moves and positions as text; `c4` is the third column from the left, fourth row from the top."""

from __future__ import annotations

import re
from typing import Final

from engines.boop.bed import GRID, Cells, Kind, names
from engines.boop.ghosts import Direction, seam_name
from engines.boop.moves import STAY, Enter, Move, Promote, Put
from engines.boop.state import Phase, State
from engines.boop.turn import promotions
from engines.errors import AmbiguousMove, BadNotation
from engines.values import Seat

LETTERS: Final = (("m", "M"), ("r", "R"))
"""A seat's kitten and cat in a sketch: the first seat's say *meow*, the second's *purr*."""

_VERBS: Final = {
    verb[:length]: verb
    for verb in ("kitten", "cat", "promote", "ghost", "stay")
    for length in (1, len(verb))
}
_ARROWS: Final = {
    Direction.DOWN: "v",
    Direction.UP: "^",
    Direction.RIGHT: ">",
    Direction.LEFT: "<",
}


def parse(state: State, seat: Seat, text: str) -> Move:
    """Read a move. Verbs may be cut to a letter, or left out where the cells tell it all."""
    words = re.sub(r"[-–,;]", " ", text.lower()).split()
    verb = _VERBS.get(words[0], "") if words else ""
    cells = _cells("".join(words[1:] if verb else words))
    move: Move | None = None
    if cells is None or not (verb or cells):
        pass
    elif verb == "stay":
        move = None if cells else STAY
    elif verb == "promote":
        move = _promotion(state, cells, text, exact=True) if cells else None
    elif verb == "ghost":
        move = Enter((cells[0], cells[1])) if len(cells) == 2 else None
    elif verb:
        move = Put(Kind[verb.upper()], cells[0]) if len(cells) == 1 else None
    else:
        move = _bare(state, seat, cells, text)
    if move is None:
        raise BadNotation(text)
    return move


def _cells(text: str) -> Cells | None:
    """Cells in reading order; None if that is not what it says or one is named twice."""
    found = [GRID.cell(name) for name in re.findall(r"[a-f][1-6]", text)]
    cells = sorted({cell for cell in found if cell is not None})
    return tuple(cells) if 2 * len(cells) == len(text) else None


def _bare(state: State, seat: Seat, cells: Cells, text: str) -> Move:
    """Cells without a verb: what is to be done now, or what so many cells are needed for."""
    if state.phase is Phase.PROMOTE or len(cells) > 2:
        return _promotion(state, cells, text, exact=False)
    if len(cells) == 2:
        return Enter((cells[0], cells[1]))
    kind = Kind.KITTEN if state.in_pool(Kind.KITTEN, seat) else Kind.CAT
    return Put(kind, cells[0])


def _promotion(state: State, cells: Cells, text: str, *, exact: bool) -> Promote:
    """The promotion of exactly these cells, or else the only one they are part of."""
    fitting = [option for option in promotions(state) if set(cells) <= set(option.cells)]
    if exact and Promote(cells) in fitting:
        return Promote(cells)
    if len(fitting) > 1:
        raise AmbiguousMove(text, tuple(map(write, fitting)))
    return fitting[0] if fitting else Promote(cells)


def write(move: Move) -> str:
    """Write a move."""
    if isinstance(move, Put):
        return f"{move.kind.word} {GRID.name(move.cell)}"
    if isinstance(move, Promote):
        return f"promote {names(move.cells)}"
    if isinstance(move, Enter):
        return f"ghost {seam_name(move.cells)}"
    return "stay"


def sketch(state: State) -> str:
    """The bed with ghosts on its seams, then the turn, then both pools; `*` is to move or has won.

        a b c d e f
    1  . .v. . . .
    2  . m . . R .

    turn 12, place
    * m 5, M 2, ghost b1c1 down
      r 8, R 0, ghost
    """
    return "\n".join((*_bed(state), "", _turn(state), *(_beside(state, seat) for seat in (0, 1))))


def _bed(state: State) -> list[str]:
    """The rows with their labels; a line between two rows only where a ghost stands there."""
    rows = [["."] * 6 for _ in range(6)]
    for piece in state.pieces():
        rows[piece.cell // 6][piece.cell % 6] = LETTERS[piece.seat][piece.kind]
    lines = [list(" ".join(row)) for row in rows]
    between = [[" "] * 11 for _ in range(6)]
    for ghost in filter(None, (state.ghost(0), state.ghost(1))):
        row, column = divmod(ghost.cells[0], 6)
        if ghost.direction in (Direction.DOWN, Direction.UP):
            lines[row][2 * column + 1] = _ARROWS[ghost.direction]
        else:
            between[row][2 * column] = _ARROWS[ghost.direction]
    drawn = ["   a b c d e f"]
    for number, (line, gap) in enumerate(zip(lines, between, strict=True), start=1):
        drawn.append(f"{number}  {''.join(line)}")
        if "".join(gap).strip():
            drawn.append(f"   {''.join(gap)}".rstrip())
    return drawn


def _turn(state: State) -> str:
    """Where the game stands."""
    standing = f"turn {state.turn}, {state.phase.value}"
    return standing if state.result is None else f"{standing}, {state.result.reason}"


def _beside(state: State, seat: Seat) -> str:
    """A seat's pool, and its ghost wherever it is."""
    marked = (state.seat,) if state.result is None else state.result.winners
    pool, ghost = state.pool(seat), state.ghost(seat)
    kitten, cat = LETTERS[seat]
    line = f"{'*' if seat in marked else ' '} {kitten} {pool.kittens}, {cat} {pool.cats}"
    if ghost is not None:
        return f"{line}, ghost {ghost.name} {ghost.direction.value}"
    return f"{line}, ghost" if pool.ghost else line
