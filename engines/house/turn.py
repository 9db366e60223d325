"""What a seat may do on its own sheet, in a stable order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.house.abilities import WAYS
from engines.house.cells import LANE, cells_in
from engines.house.moves import DONE, Move, by_name, into, move
from engines.house.plans import ANY, CAT, NUMBERS, SYMBOLS, Plan
from engines.house.state import Draft, Phase, Sheet
from engines.house.writing import may_open, reach, room_for, rooms_with


def legal(plan: Plan, phase: Phase, draft: Draft) -> Sequence[Move]:
    """Every move of a seat that is writing."""
    if phase is Phase.STARS:
        stars = star_cells(plan) & draft.sheet.empty
        results = (die for die, face in enumerate(draft.dice, 1) if face)
        return tuple(each for die in results for each in into(stars, "star", die))
    if draft.owed:
        return tuple(_owed(plan, draft))
    return _free(plan, draft)


def star_cells(plan: Plan) -> int:
    """The set of the cells with a star."""
    return sum(1 << cell for cell in plan.stars)


def finished(plan: Plan, draft: Draft) -> bool:
    """Whether this seat may confirm the round."""
    if draft.owed:
        return False
    if not draft.left:
        return True
    tracked = CAT if plan.track else 0
    others = [die for die, face in enumerate(draft.dice, 1) if face and face != tracked]
    if any(room_for(draft, die) for die in others):
        return False
    cats = bool(tracked) and tracked in draft.dice
    return not cats or len(others) >= draft.left


def _free(plan: Plan, draft: Draft) -> tuple[Move, ...]:
    """Dice in the order they were rolled, abilities by their numbers, `done`."""
    found: tuple[Move, ...] = ()
    if draft.left:
        near, track = reach(draft), bool(plan.track)
        for die, face in enumerate(draft.dice, 1):
            if not face:
                continue
            if face == CAT and track:
                found += (move("cat", die),)
            else:
                far = draft.far >> die & 1
                found += into(draft.sheet.empty if far else near, "die", die)
    for letter, uses in zip(plan.tiles, draft.sheet.uses, strict=True):
        if uses:
            found += tuple(WAYS[letter](plan, draft))
    return (*found, DONE) if finished(plan, draft) else found


def _owed(plan: Plan, draft: Draft) -> Iterator[Move]:
    sheet, owed = draft.sheet, draft.owed[0]
    match owed.verb:
        case "write" if owed.number == ANY:
            for cell in cells_in(sheet.empty):
                yield from (move("write", cell, number) for number in NUMBERS)
        case "write":
            yield from into(sheet.empty, "write")
        case "room":
            for cells in rooms_with(sheet, owed.number, owed.cells):
                yield move("room", *sorted(cells_in(cells), key=by_name))
        case "open":
            yield from into(may_open(sheet, owed), "open")
        case "K":
            yield from _any_symbol(plan, sheet)
        case "L":
            yield from _mice(sheet.empty)


def _any_symbol(plan: Plan, sheet: Sheet) -> Iterator[Move]:
    for symbol in SYMBOLS:
        if symbol != CAT or not plan.track:
            yield from into(sheet.empty, "K", symbol)
        elif sheet.track < len(plan.track):
            yield move("K", CAT)


def _mice(empty: int) -> Iterator[Move]:
    for cell in cells_in(empty):
        yield move("L", cell)
        for other in (cell + 1, cell + LANE):
            if empty >> other & 1:
                yield move("L", *sorted((cell, other), key=by_name))
