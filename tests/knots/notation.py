"""Knots as text: reading moves, and a drawing for tests and logs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engines.errors import AmbiguousMove, BadNotation
from engines.values import Seat, Seen
from tests.knots.knitting import DYES
from tests.knots.state import CAT, EMPTY, LOOP, Draft, Move, Phase, State

if TYPE_CHECKING:
    from tests.knots.game import Knots

DIGIT = re.compile(r"[1-9]")
PLACE = re.compile(r"(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)
NUMBERS = tuple(str(number) for number in range(1, CAT))
SIGNS = {EMPTY: ".", CAT: "c", LOOP: "o"}


def parse(game: Knots, state: State, seat: Seat, text: str) -> Move:
    """Read a move; a number without its cell, or the other way round, is asked for."""
    words = tuple(text.lower().split())
    move = _read(state, words)
    if move is not None:
        return move
    begins = [game.format(legal) for legal in game.moves(state, seat)]
    candidates = tuple(way for way in begins if tuple(way.split())[: len(words)] == words)
    if not words or not candidates:
        raise BadNotation(text)
    raise AmbiguousMove(text, candidates)


def _read(state: State, words: tuple[str, ...]) -> Move | None:
    match words:
        case ["done"]:
            return Move("done")
        case ["ball", "+" | "-" as sign]:
            return Move("ball", (sign,))
        case ["dye", die, dye] if DIGIT.fullmatch(die) and dye in DYES:
            return Move("dye", (die, dye))
        case ["steal", number] if DIGIT.fullmatch(number):
            return Move("steal", (number,))
        case ["lay", place] | [place] if PLACE.fullmatch(place):
            return Move("lay", (place,))
    return _stitched(state, words)


def _stitched(state: State, words: tuple[str, ...]) -> Move | None:
    """A move that names cells of a sheet."""

    def cells(*names: str) -> bool:
        return len(set(names)) == len(names) and all(
            state.grid.cell(name) is not None for name in names
        )

    match words:
        case ["free", name, number] if cells(name) and number in NUMBERS:
            return Move("free", (name, number))
        case ["loop", name] if cells(name):
            return Move("loop", (name,))
        case ["loop", name, other] if cells(name, other):
            return Move("loop", tuple(sorted((name, other))))
        case [die, name] if DIGIT.fullmatch(die) and cells(name):
            return Move(die, (name,))
    return None


def sketch(seen: Seen[State]) -> str:
    """What is seen, drawn in plain text."""
    state = seen.state
    dice = " ".join(map(str, state.dice))
    lines = [f"{state.edition} round {state.round} {state.phase} dice {dice}", *quilt_lines(state)]
    for seat in range(state.seats):
        lines += [_head(state, seat), *sheet_lines(state, seat)]
    return "\n".join(lines)


def _head(state: State, seat: Seat) -> str:
    sews = state.phase is Phase.SEW and state.turn == seat
    mark = f" sews {state.patches}" if sews else " done" if state.done[seat] else ""
    draft = state.drafts[seat] if state.drafts else None
    if isinstance(draft, Draft):
        dice, owed = " ".join(map(str, draft.dice)), " ".join(draft.owed)
        mark += f" dice {dice} left {draft.left} dyes {draft.dyes} balls {draft.balls} owed {owed}"
    return f"{seat + 1}: wool {state.wool[seat]}{mark}".rstrip()


def sheet_lines(state: State, seat: Seat) -> list[str]:
    """A sheet row by row; a number in a knot is a letter, A for 1."""
    sheet, columns = state.shown(seat), state.grid.columns
    signs = [SIGNS.get(held, str(held) if held > 0 else " ABCDE"[-held]) for held in sheet]
    return ["".join(signs[at : at + columns]) for at in range(0, len(signs), columns)]


def quilt_lines(state: State) -> list[str]:
    """The quilt with an empty rim; `#` is where it began, a digit whose patch it is."""
    owners = {p.at: "#" if p.seat is None else str(p.seat + 1) for p in state.quilt}
    xs, ys = ([at[axis] for at in owners] for axis in (0, 1))
    across = range(min(xs) - 1, max(xs) + 2)
    return [
        f"{y:3} " + "".join(owners.get((x, y), ".") for x in across)
        for y in range(min(ys) - 1, max(ys) + 2)
    ]
