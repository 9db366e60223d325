"""What a move makes of a draft; nobody else's sheet is touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engines.house.abilities import D_WRITES, changed
from engines.house.moves import Move
from engines.house.plans import CAT, MOUSE, Plan
from engines.house.state import Deed, Draft, Owed, Sheet, but_draft, but_sheet
from engines.house.writing import Written, build, cross, put, settled


def made(plan: Plan, draft: Draft, move: Move) -> Draft:
    """The draft after any legal move but `done`."""
    return settled(plan, DOES[move.verb](plan, draft, move))


def _star(plan: Plan, draft: Draft, move: Move) -> Draft:
    die, cell = move.numbers
    face = draft.dice[die - 1]
    sheet = put(plan, draft.sheet, face, 1 << cell).sheet
    deed = Deed("starred", face, 1 << cell, die)
    return but_draft(draft, sheet=sheet, dice=_used(draft, die), left=draft.left - 1, deeds=(deed,))


def _die(plan: Plan, draft: Draft, move: Move) -> Draft:
    die, at = move.numbers
    face, cell = draft.dice[die - 1], 1 << at
    links = draft.links if draft.far >> die & 1 else draft.links | cell
    written = put(plan, draft.sheet, face, cell)
    dice = but_draft(draft, dice=_used(draft, die), left=draft.left - 1, links=links)
    return _written(dice, written, Deed("wrote", face, cell, die))


def _cat(plan: Plan, draft: Draft, move: Move) -> Draft:
    die = move.numbers[0]
    dice = but_draft(draft, dice=_used(draft, die), left=draft.left - 1)
    return _written(dice, cross(plan, draft.sheet))


def _write(plan: Plan, draft: Draft, move: Move) -> Draft:
    """A number the track asks for, the one it names or any."""
    cell = 1 << move.numbers[0]
    number = move.numbers[1] if len(move.numbers) > 1 else draft.owed[0].number
    return _written(_paid(draft), put(plan, draft.sheet, number, cell), Deed("owed", number, cell))


def _room(plan: Plan, draft: Draft, move: Move) -> Draft:
    cells = sum(1 << cell for cell in move.numbers)
    return _written(_paid(draft), build(plan, draft.sheet, draft.owed[0].number, cells))


def _open(plan: Plan, draft: Draft, move: Move) -> Draft:  # noqa: ARG001
    """One square of several; the next one must touch those opened for this room."""
    cell, sheet, owed = 1 << move.numbers[0], draft.sheet, draft.owed[0]
    sheet = but_sheet(sheet, empty=sheet.empty | cell, closed=sheet.closed & ~cell)
    more = Owed("open", owed.number - 1, owed.cells | cell)
    rest = (more, *draft.owed[1:]) if more.number else draft.owed[1:]
    return but_draft(draft, sheet=sheet, owed=rest, deeds=(Deed("square", cells=cell),))


def _mark(plan: Plan, draft: Draft, move: Move) -> Draft:
    die = move.numbers[0]
    deed = Deed("marked", draft.dice[die - 1], die=die)
    return but_draft(_spent(plan, draft, "A"), far=draft.far | 1 << die, deeds=(deed,))


def _change(plan: Plan, draft: Draft, move: Move) -> Draft:
    die, to = move.numbers[0], move.numbers[-1]
    old = draft.dice[die - 1]
    face = changed(move.verb, old, to)
    dice = (*draft.dice[: die - 1], face, *draft.dice[die:])
    deed = Deed("changed", face, die=die, number=old)
    return but_draft(_spent(plan, draft, move.verb), dice=dice, deeds=(deed,))


def _three(plan: Plan, draft: Draft, move: Move) -> Draft:
    cell, spent = 1 << move.numbers[0], _spent(plan, draft, "D")
    return _written(spent, put(plan, spent.sheet, D_WRITES, cell), Deed("free", D_WRITES, cell))


def _allowance(plan: Plan, draft: Draft, move: Move) -> Draft:
    left = draft.left + move.numbers[0]
    deed = Deed("allowance", number=draft.dice.count(0) + left)
    return but_draft(_spent(plan, draft, "E"), left=left, deeds=(deed,))


def _move_number(plan: Plan, draft: Draft, move: Move) -> Draft:
    """The crossed cell is dead: it holds nothing and is not empty."""
    start, end = (1 << cell for cell in move.numbers)
    spent = _spent(plan, draft, "G")
    sheet: Sheet = spent.sheet
    number = next(at + 2 for at, cells in enumerate(sheet.held) if cells & start)
    held = tuple(cells & ~start for cells in sheet.held)
    sheet = but_sheet(sheet, held=held, doubles=sheet.doubles & ~start, dead=sheet.dead | start)
    return _written(spent, put(plan, sheet, number, end), Deed("moved", number, end, number=start))


def _double(plan: Plan, draft: Draft, move: Move) -> Draft:
    one, other, at = move.numbers
    face, cell, spent = draft.dice[one - 1], 1 << at, _spent(plan, draft, "I")
    far = draft.far & (1 << one | 1 << other)
    dice = tuple(0 if die in (one, other) else shows for die, shows in enumerate(draft.dice, 1))
    links = draft.links if far else draft.links | cell
    written = put(plan, spent.sheet, face, cell, double=True)
    spent = but_draft(spent, dice=dice, left=draft.left - 2, links=links)
    return _written(spent, written, Deed("doubled", face, cell, one, other))


def _diagonal(plan: Plan, draft: Draft, move: Move) -> Draft:  # noqa: ARG001
    return but_draft(_spent(plan, draft, "J"), diagonal=True, deeds=(Deed("diagonal"),))


def _symbol(plan: Plan, draft: Draft, move: Move) -> Draft:
    """Any symbol; a cat of the track is crossed."""
    if move.numbers == (CAT,):
        return _written(_paid(draft), cross(plan, draft.sheet))
    symbol, at = move.numbers
    cell = 1 << at
    return _written(_paid(draft), put(plan, draft.sheet, symbol, cell), Deed("free", symbol, cell))


def _mice(plan: Plan, draft: Draft, move: Move) -> Draft:
    sheet = draft.sheet
    for cell in move.numbers:
        sheet = put(plan, sheet, MOUSE, 1 << cell).sheet
    deeds = tuple(Deed("free", MOUSE, 1 << cell) for cell in move.numbers)
    return _written(_paid(draft), Written(sheet, (), deeds))


DOES: Final[Mapping[str, Callable[[Plan, Draft, Move], Draft]]] = {
    "star": _star,
    "die": _die,
    "cat": _cat,
    "write": _write,
    "room": _room,
    "open": _open,
    "A": _mark,
    **dict.fromkeys("BCFH", _change),
    "D": _three,
    "E": _allowance,
    "G": _move_number,
    "I": _double,
    "J": _diagonal,
    "K": _symbol,
    "L": _mice,
}


def _written(draft: Draft, written: Written, *deeds: Deed) -> Draft:
    """What a symbol brought comes before what was owed already."""
    return but_draft(
        draft,
        sheet=written.sheet,
        owed=written.owed + draft.owed,
        deeds=deeds + written.deeds,
    )


def _paid(draft: Draft) -> Draft:
    return but_draft(draft, owed=draft.owed[1:])


def _used(draft: Draft, die: int) -> tuple[int, ...]:
    return (*draft.dice[: die - 1], 0, *draft.dice[die:])


def _spent(plan: Plan, draft: Draft, letter: str) -> Draft:
    """One use fewer."""
    at = plan.tiles.index(letter)
    uses = draft.sheet.uses
    left = (*uses[:at], uses[at] - 1, *uses[at + 1 :])
    return but_draft(draft, sheet=but_sheet(draft.sheet, uses=left))
