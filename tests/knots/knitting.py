"""What one cat may do on its own sheet, and what that does: nobody else's is touched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engines.grid import Grid
from engines.rng import Rng
from engines.values import Objection
from tests.knots.state import CAT, EMPTY, LOOP, Draft, Move

DYES = {"+1": lambda face: face + 1, "-1": lambda face: face - 1, "/2": lambda face: face // 2}
DONE = Move("done")


def fresh(sheet: tuple[int, ...], dice: tuple[int, ...], table: Mapping[str, Any]) -> Draft:
    """A sheet at the beginning of a round."""
    return Draft(sheet, dice, table["allowance"], table["dyes"])


def finished(draft: Draft) -> bool:
    """Whether this cat may say that it is done."""
    return not draft.owed and not (draft.left and any(draft.dice) and EMPTY in draft.sheet)


def moves(draft: Draft, grid: Grid) -> tuple[Move, ...]:
    """All this cat may do now."""
    return tuple(_owed(draft, grid) if draft.owed else _free(draft, grid))


def _owed(draft: Draft, grid: Grid) -> Iterator[Move]:
    cells, names = _empty(draft), grid.names()
    for cell in cells:
        if draft.owed[0] == "free":
            yield from (Move("free", (names[cell], str(number))) for number in range(1, CAT))
            continue
        yield Move("loop", (names[cell],))
        for other in sorted(grid.neighbours(cell, diagonal=False)):
            if other in cells and names[cell] < names[other]:
                yield Move("loop", (names[cell], names[other]))


def _free(draft: Draft, grid: Grid) -> Iterator[Move]:
    names, cells = grid.names(), _empty(draft)
    for die, face in enumerate(draft.dice, 1):
        if face and draft.left:
            yield from (Move(str(die), (names[cell],)) for cell in cells)
    for die, face in enumerate(draft.dice, 1):
        if draft.dyes:
            yield from (Move("dye", (str(die), dye)) for dye in DYES if _dyed(face, dye))
    yield from (Move("ball", (sign,)) for sign in "+-" if _more(draft, sign) is not None)
    if finished(draft):
        yield DONE


def _empty(draft: Draft) -> dict[int, None]:
    return {cell: None for cell, held in enumerate(draft.sheet) if held == EMPTY}


def _dyed(face: int, dye: str) -> int:
    """The new face of a die; 0 if it cannot be dyed so."""
    new = DYES[dye](face) if 0 < face < CAT else 0
    return new if 0 < new < CAT and (dye != "/2" or face % 2 == 0) else 0


def _more(draft: Draft, sign: str) -> int | None:
    """How many dice are left after one more or one fewer; None if that cannot be."""
    left = draft.left + (1 if sign == "+" else -1)
    unused = sum(face > 0 for face in draft.dice)
    return left if draft.balls and 0 <= left <= unused else None


def objection(draft: Draft, grid: Grid, move: Move) -> Objection | None:
    """Why not."""
    if draft.owed and move.verb != draft.owed[0]:
        return Objection("owed", {"what": draft.owed[0]})
    match move.verb:
        case "done":
            return None if finished(draft) else Objection("not-done")
        case "ball":
            return None if _more(draft, move.words[0]) is not None else Objection("no-ball")
        case "dye":
            face = _face(draft, move.words[0])
            can = draft.dyes and face and _dyed(face, move.words[1])
            return None if can else Objection("no-dye")
        case "free" | "loop" if not draft.owed:
            return Objection("nothing-owed")
        case "free":
            return _taken(draft, grid, move.words[:1])
        case "loop":
            return _taken(draft, grid, move.words) or _apart(grid, move.words)
    if not _face(draft, move.verb):
        return Objection("die-used", {"die": move.verb})
    return _taken(draft, grid, move.words) if draft.left else Objection("no-dice-left")


def _face(draft: Draft, die: str) -> int:
    return draft.dice[int(die) - 1] if 1 <= int(die) <= len(draft.dice) else 0


def _taken(draft: Draft, grid: Grid, names: Sequence[str]) -> Objection | None:
    taken = [name for name in names if draft.sheet[_cell(grid, name)] != EMPTY]
    return Objection("taken", {"cell": taken[0]}) if taken else None


def _apart(grid: Grid, names: Sequence[str]) -> Objection | None:
    cells = [_cell(grid, name) for name in names]
    near = len(cells) == 1 or cells[1] in grid.neighbours(cells[0], diagonal=False)
    return None if near else Objection("apart")


def _cell(grid: Grid, name: str) -> int:
    cell = grid.cell(name)
    if cell is None:
        raise ValueError(f"the sheet has no cell {name}")
    return cell


def knit(draft: Draft, grid: Grid, move: Move) -> Draft:
    """The sheet after a move but `done`."""
    match move.verb, move.words:
        case "ball", (sign,):
            left = _more(draft, sign) or 0
            return replace(draft, left=left, balls=0, last=(("ball", str(left)),))
        case "dye", (die, dye):
            face = _dyed(_face(draft, die), dye)
            told = ("dye", die, str(face))
            return replace(
                draft, dice=_with(draft.dice, die, face), dyes=draft.dyes - 1, last=(told,)
            )
        case "loop", names:
            sheet = draft.sheet
            for name in names:
                sheet = _put(sheet, _cell(grid, name), LOOP)
            told_each = tuple(("loop", name) for name in names)
            return _dropped(replace(draft, sheet=sheet, owed=draft.owed[1:], last=told_each))
        case "free", (name, number):
            draft = replace(draft, owed=draft.owed[1:])
            return _stitched(draft, grid, name, int(number), ("free", number, name))
        case die, (name,):
            face = _face(draft, die)
            draft = replace(draft, dice=_with(draft.dice, die, 0), left=draft.left - 1)
            return _stitched(draft, grid, name, face, ("knit", die, str(face), name))
    raise ValueError(f"{move} is no move on a sheet")


def _stitched(draft: Draft, grid: Grid, name: str, face: int, told: tuple[str, ...]) -> Draft:
    """A cat owes a number anywhere, a knot a loop or two."""
    cell = _cell(grid, name)
    sheet, owed = _put(draft.sheet, cell, face), draft.owed
    last: tuple[tuple[str, ...], ...] = (told,)
    knot = _equals(sheet, grid, cell)
    if face == CAT:
        owed = ("free", *owed)
    elif len(knot) >= face:
        for other in knot:
            sheet = _put(sheet, other, -face)
        owed, last = ("loop", *owed), (told, ("knot", str(face), str(len(knot))))
    return _dropped(replace(draft, sheet=sheet, owed=owed, last=last))


def _equals(sheet: tuple[int, ...], grid: Grid, cell: int) -> set[int]:
    """The cells that hold the same and hang together with this one."""
    found, edge = {cell}, [cell]
    while edge:
        for other in grid.neighbours(edge.pop(), diagonal=False):
            if other not in found and sheet[other] == sheet[cell]:
                found.add(other)
                edge.append(other)
    return found


def _dropped(draft: Draft) -> Draft:
    """Nothing is owed where there is no room for it."""
    return draft if EMPTY in draft.sheet else replace(draft, owed=())


def _put(sheet: tuple[int, ...], cell: int, held: int) -> tuple[int, ...]:
    return (*sheet[:cell], held, *sheet[cell + 1 :])


def _with(dice: tuple[int, ...], die: str, face: int) -> tuple[int, ...]:
    return _put(dice, int(die) - 1, face)


def wander(draft: Draft, grid: Grid, rng: Rng, *, done: bool) -> Draft:
    """A sheet as it may look a few moves later; finished if its cat has said so."""
    names, steps = grid.names(), rng.below(6)
    while not finished(draft) and (done or steps):
        steps -= 1
        name = names[rng.choice(tuple(_empty(draft)))]
        unused = [str(die) for die, face in enumerate(draft.dice, 1) if face]
        verb = draft.owed[0] if draft.owed else rng.choice(unused)
        number = (str(rng.below(CAT - 1) + 1),) if verb == "free" else ()
        draft = knit(draft, grid, Move(verb, (name, *number)))
    return draft
