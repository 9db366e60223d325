"""How moves are written and read, and the table drawn in plain text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engines.errors import AmbiguousMove, BadNotation
from engines.house.cells import LANE, cell_name, read_cell
from engines.house.moves import DONE, Move, by_name, move
from engines.house.plans import CAT, MOUSE, Plan
from engines.house.state import Draft, Phase, Sheet, State
from engines.house.turn import legal
from engines.values import Seat, Seen

WORDS: Final = {CAT: "cat", MOUSE: "mouse"}
SYMBOLS: Final = {"2": 2, "3": 3, "4": 4, "5": 5, "cat": CAT, "mouse": MOUSE}
DICE: Final = {"1": 1, "2": 2, "3": 3, "4": 4}
SIGNS: Final = {"+": 1, "-": -1}
MOST: Final = 60
"""Longer words than that are nonsense, and not looked at."""


def symbol_word(symbol: int) -> str:
    """A symbol as the notation writes it."""
    return WORDS.get(symbol, str(symbol))


@cache
def write(move: Move) -> str:
    """The one canonical form."""
    numbers = move.numbers
    match move.verb:
        case "die":
            return f"{numbers[0]} {cell_name(numbers[1])}"
        case "cat":
            return f"{numbers[0]} cat"
        case "star" | "I":
            dice = " ".join(map(str, numbers[:-1]))
            return f"{move.verb} {dice} {cell_name(numbers[-1])}"
        case "write":
            number = "".join(f" {each}" for each in numbers[1:])
            return f"write {cell_name(numbers[0])}{number}"
        case "room" | "open" | "D" | "G" | "L":
            return " ".join((move.verb, *map(cell_name, numbers)))
        case "B" | "E":
            dice = "".join(f" {each}" for each in numbers[:-1])
            return f"{move.verb}{dice} {'+' if numbers[-1] > 0 else '-'}"
        case "H":
            return f"H {numbers[0]} {symbol_word(numbers[1])}"
        case "K":
            return " ".join(("K", symbol_word(numbers[0]), *map(cell_name, numbers[1:])))
    return " ".join((move.verb, *map(str, numbers)))


def parse(state: State, seat: Seat, text: str) -> Move:
    """Read a move; of half a move it is asked how it goes on."""
    words = tuple(text.lower().replace("\u2212", "-").replace("\u2013", "-").split())
    if not words or len(text) > MOST:
        raise BadNotation(text)
    read = _read(state.plan, words) or _bare(state, seat, words)
    if read is not None:
        return read
    candidates = tuple(
        way
        for way in map(write, _legal(state, seat))
        if tuple(way.lower().split())[: len(words)] == words
    )
    if not candidates:
        raise BadNotation(text)
    raise AmbiguousMove(text, candidates)


def _legal(state: State, seat: Seat) -> Sequence[Move]:
    if state.phase is Phase.OVER or state.done[seat]:
        return ()
    return legal(state.plan, state.phase, state.draft(seat))


def _bare(state: State, seat: Seat, words: tuple[str, ...]) -> Move | None:
    """A cell alone pays what is owed with one."""
    if len(words) > 1 or state.phase is not Phase.ROUND or state.done[seat]:
        return None
    owed, cell = state.draft(seat).owed, _cell(state.plan, words[0])
    if cell is None or not owed or owed[0].verb not in ("write", "open", "L"):
        return None
    return move(owed[0].verb, cell)


def _cell(plan: Plan, name: str) -> int | None:
    cell = read_cell(name)
    return None if cell is None or not plan.every >> cell & 1 else cell


def _read(plan: Plan, words: tuple[str, ...]) -> Move | None:
    verb, rest = words[0], words[1:]
    if verb in DICE:
        return _of_die(plan, DICE[verb], rest)
    cells = [_cell(plan, word) for word in rest]
    known = [cell for cell in cells if cell is not None]
    if known and len(known) == len(cells):
        return _of_cells(verb, known)
    if verb in ("star", "write", "i", "k"):
        return _with_cell(verb, rest, known)
    return _of_words(verb, rest)


def _of_die(plan: Plan, die: int, rest: tuple[str, ...]) -> Move | None:
    if rest == ("cat",):
        return move("cat", die)
    cell = _cell(plan, rest[0]) if len(rest) == 1 else None
    return None if cell is None else move("die", die, cell)


def _of_cells(verb: str, cells: list[int]) -> Move | None:
    """Moves that are a verb and cells."""
    if verb == "g" and len(cells) == 2:
        return move("G", *cells)
    if len(set(cells)) < len(cells):
        return None
    if verb == "room":
        return move("room", *sorted(cells, key=by_name))
    if verb == "l" and len(cells) <= 2:
        return move("L", *sorted(cells, key=by_name))
    if verb in ("write", "open", "d") and len(cells) == 1:
        return move("D" if verb == "d" else verb, *cells)
    return None


def _with_cell(verb: str, rest: tuple[str, ...], cells: list[int]) -> Move | None:
    """Moves that name one cell and something else."""
    match verb, rest:
        case "k", ("cat",):
            return move("K", CAT)
    if len(cells) != 1:
        return None
    match verb, rest:
        case "star", (die, _) if die in DICE and DICE[die] <= 3:
            return move("star", DICE[die], *cells)
        case "write", (_, number) if number in ("2", "3", "4", "5"):
            return move("write", *cells, int(number))
        case "k", (symbol, _) if symbol in SYMBOLS:
            return move("K", SYMBOLS[symbol], *cells)
        case "i", (one, other, _) if one in DICE and other in DICE and one != other:
            return move("I", *sorted((DICE[one], DICE[other])), *cells)
    return None


def _of_words(verb: str, rest: tuple[str, ...]) -> Move | None:
    """Moves without a cell."""
    match verb, rest:
        case "done", ():
            return DONE
        case "j", ():
            return move("J")
        case "e", (sign,) if sign in SIGNS:
            return move("E", SIGNS[sign])
        case (("a" | "f"), (die,)) if die in DICE:
            return move(verb.upper(), DICE[die])
        case "b", (die, sign) if die in DICE and sign in SIGNS:
            return move("B", DICE[die], SIGNS[sign])
        case "c", (die, number) if die in DICE and number in ("2", "3", "4", "5"):
            return move("C", DICE[die], int(number))
        case "h", (die, "cat" | "mouse" as symbol) if die in DICE:
            return move("H", DICE[die], SYMBOLS[symbol])
    return None


def sketch(seen: Seen[State]) -> str:
    """The table in letters; of a sheet that is written now only its owner's is drawn as it is.

    `.` is empty, `#` closed, `c` a cat, `m` a mouse, `x` crossed out; capitals and `A`..`D` for 2
    to 5 are walled in by a room, `"` before a symbol doubles it.
    """
    state = seen.state
    dice = " ".join(map(symbol_word, state.dice))
    tiles = "".join(state.plan.tiles)
    head = f"level {state.plan.level} tiles {tiles} round {state.round} {state.phase.value}"
    lines = [f"{head} dice {dice}"]
    for seat in range(state.seats):
        lines += [_head(state, seat), *sheet_rows(state.plan, state.shown(seat))]
    return "\n".join(lines)


def _head(state: State, seat: Seat) -> str:
    sheet = state.shown(seat)
    uses = "".join(map(str, sheet.uses))
    done = " done" if state.done[seat] else ""
    head = f"{seat + 1}: track {sheet.track} uses {uses}{done}"
    draft = state.drafts[seat] if state.drafts else None
    return f"{head}{_draft(draft)}" if isinstance(draft, Draft) else head


def _draft(draft: Draft) -> str:
    dice = " ".join(symbol_word(face) if face else "-" for face in draft.dice)
    far = "".join(str(die) for die in DICE.values() if draft.far >> die & 1)
    owed = " ".join(f"{each.verb} {each.number}" for each in draft.owed) or "-"
    return f" dice {dice} left {draft.left} far {far or '-'} diagonal {draft.diagonal} owed {owed}"


def sheet_rows(plan: Plan, sheet: Sheet) -> list[str]:
    """A sheet row by row, two signs a cell."""
    rows = []
    for row in range(plan.grid.rows):
        cells = (1 << row * LANE + column for column in range(plan.grid.columns))
        rows.append("".join(_sign(sheet, cell) for cell in cells))
    return rows


def _sign(sheet: Sheet, cell: int) -> str:
    if sheet.empty & cell:
        return " ."
    if sheet.closed & cell:
        return " #"
    if sheet.dead & cell:
        return " x"
    at = next(at for at, cells in enumerate(sheet.held) if cells & cell)
    sign = "ABCDcm"[at] if sheet.walled & cell else "2345cm"[at]
    return f'"{sign}' if sheet.doubles & cell else f" {sign}"
