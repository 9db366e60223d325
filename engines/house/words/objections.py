"""Why a move is not allowed.

| code         | facts  | why not |
|--------------|--------|---------|
| stars-first  |        | the stars are written before the first round |
| no-stars     |        | stars are written before the first round only |
| not-starred  | cell   | this cell has no star |
| owed         | what   | something is owed, and comes first: the verb of the move that pays it |
| not-owed     | what   | nothing of that kind is owed |
| die-used     | die    | this die has been used |
| no-dice-left |        | the round's dice are all written |
| taken        | cell   | this cell is not empty |
| closed       | cell   | this square is not open yet |
| apart        | cell   | this cell touches none that a die wrote this round |
| tracked      | die    | a cat is crossed on the track |
| no-cat       | die    | this die shows no cat of the track |
| no-use       | letter | there is no use of this ability |
| no-face      | letter die | the ability can do nothing with what this die shows |
| marked       | die    | A has marked this die already |
| unequal      |        | these dice show different things, or cats of the track |
| one-left     |        | two dice cost two, and only one more is used |
| in-force     |        | diagonal contact counts already |
| allowance    |        | as many dice, or as few, are not used |
| not-loose    | cell   | there is no number here outside a room |
| number-given |        | the track names the number, or asks which |
| no-room      |        | these cells are no room of the new number |
| not-touching |        | the two cells do not touch |
| not-closed   | cell   | this square is open |
| too-small    | cell   | there are not enough closed squares together here |
| not-beside   | cell   | this square touches none opened for this room |
| which-cell   |        | the symbol needs a cell |
| cat-on-track |        | at level 1 a cat is crossed on the track, not written |
| track-full   |        | all cats of the track are crossed |
| not-done     | left   | so many dice are still to be used |

What is said here tells what a seat has written, so it is said to its person alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engines.house.abilities import FOR_DICE, changed, fits_allowance, is_tracked, loose
from engines.house.cells import beside, cell_name
from engines.house.moves import Move
from engines.house.plans import ANY, CAT, Plan
from engines.house.state import Draft, Owed, Phase, Sheet
from engines.house.turn import finished, star_cells
from engines.house.writing import may_open, room_for, room_for_pair, rooms_with
from engines.values import Objection

DEBTS: Final = ("write", "room", "open", "K", "L")


def objection(plan: Plan, phase: Phase, draft: Draft, move: Move) -> Objection | None:
    """What speaks against a move of a seat that is writing."""
    verb = move.verb
    if phase is Phase.STARS:
        return _star(plan, draft, move) if verb == "star" else Objection("stars-first")
    if verb == "star":
        return Objection("no-stars")
    if verb in DEBTS:
        if not draft.owed or draft.owed[0].verb != verb:
            return _still_owed(draft) or Objection("not-owed", {"what": verb})
        return PAYING[verb](plan, draft.sheet, draft.owed[0], move.numbers)
    if draft.owed:
        return _still_owed(draft)
    if verb == "done":
        return None if finished(plan, draft) else Objection("not-done", {"left": draft.left})
    if verb in ("die", "cat"):
        return _die(plan, draft, move)
    return _ability(plan, draft, move)


def _still_owed(draft: Draft) -> Objection | None:
    return Objection("owed", {"what": draft.owed[0].verb}) if draft.owed else None


def _star(plan: Plan, draft: Draft, move: Move) -> Objection | None:
    die, cell = move.numbers
    if die > len(draft.dice) or not draft.dice[die - 1]:
        return Objection("die-used", {"die": die})
    if not star_cells(plan) >> cell & 1:
        return Objection("not-starred", {"cell": cell_name(cell)})
    return _taken(draft.sheet, cell)


def _die(plan: Plan, draft: Draft, move: Move) -> Objection | None:
    die = move.numbers[0]
    face = draft.dice[die - 1]
    if not face:
        return Objection("die-used", {"die": die})
    if not draft.left:
        return Objection("no-dice-left")
    if move.verb == "cat":
        return None if is_tracked(plan, face) else Objection("no-cat", {"die": die})
    if is_tracked(plan, face):
        return Objection("tracked", {"die": die})
    return _unreached(draft.sheet, move.numbers[1], room_for(draft, die))


def _taken(sheet: Sheet, *cells: int) -> Objection | None:
    for cell in cells:
        if not sheet.empty >> cell & 1:
            code = "closed" if sheet.closed >> cell & 1 else "taken"
            return Objection(code, {"cell": cell_name(cell)})
    return None


def _unreached(sheet: Sheet, cell: int, near: int) -> Objection | None:
    if near >> cell & 1:
        return None
    return _taken(sheet, cell) or Objection("apart", {"cell": cell_name(cell)})


def _ability(plan: Plan, draft: Draft, move: Move) -> Objection | None:
    """What speaks against using a tile that may be saved."""
    letter = move.verb
    if letter not in plan.tiles or not draft.sheet.uses[plan.tiles.index(letter)]:
        return Objection("no-use", {"letter": letter})
    if letter in FOR_DICE and not draft.left:
        return Objection("no-dice-left")
    match letter:
        case "D":
            return _taken(draft.sheet, *move.numbers)
        case "E":
            return None if fits_allowance(draft, move.numbers[0]) else Objection("allowance")
        case "G":
            return _moving(draft, *move.numbers)
        case "I":
            return _double(plan, draft, *move.numbers)
        case "J":
            return Objection("in-force") if draft.diagonal else None
    return _on_die(plan, draft, move)


def _on_die(plan: Plan, draft: Draft, move: Move) -> Objection | None:
    letter, die, to = move.verb, move.numbers[0], move.numbers[-1]
    face = draft.dice[die - 1]
    if not face:
        return Objection("die-used", {"die": die})
    if letter == "A" and draft.far >> die & 1:
        return Objection("marked", {"die": die})
    able = not is_tracked(plan, face) if letter == "A" else changed(letter, face, to)
    return None if able else Objection("no-face", {"letter": letter, "die": die})


def _moving(draft: Draft, start: int, end: int) -> Objection | None:
    if not loose(draft) >> start & 1:
        return Objection("not-loose", {"cell": cell_name(start)})
    return _taken(draft.sheet, end)


def _double(plan: Plan, draft: Draft, one: int, other: int, cell: int) -> Objection | None:
    face, same = draft.dice[one - 1], draft.dice[other - 1]
    if not face or not same:
        return Objection("die-used", {"die": other if face else one})
    if face != same or is_tracked(plan, face):
        return Objection("unequal")
    if draft.left == 1:
        return Objection("one-left")
    return _unreached(draft.sheet, cell, room_for_pair(draft, one, other))


def _writing(
    plan: Plan,  # noqa: ARG001
    sheet: Sheet,
    owed: Owed,
    numbers: tuple[int, ...],
) -> Objection | None:
    if (owed.number == ANY) != (len(numbers) > 1):
        return Objection("number-given")
    return _taken(sheet, numbers[0])


def _room(
    plan: Plan,  # noqa: ARG001
    sheet: Sheet,
    owed: Owed,
    numbers: tuple[int, ...],
) -> Objection | None:
    cells = sum(1 << cell for cell in numbers)
    fits = cells in rooms_with(sheet, owed.number, owed.cells)
    return None if fits else Objection("no-room")


def _open(
    plan: Plan,  # noqa: ARG001
    sheet: Sheet,
    owed: Owed,
    numbers: tuple[int, ...],
) -> Objection | None:
    cell = numbers[0]
    if may_open(sheet, owed) >> cell & 1:
        return None
    if not sheet.closed >> cell & 1:
        return Objection("not-closed", {"cell": cell_name(cell)})
    return Objection("not-beside" if owed.cells else "too-small", {"cell": cell_name(cell)})


def _symbol(
    plan: Plan,
    sheet: Sheet,
    owed: Owed,  # noqa: ARG001
    numbers: tuple[int, ...],
) -> Objection | None:
    if not (plan.track and numbers[0] == CAT):
        return _taken(sheet, numbers[1]) if len(numbers) > 1 else Objection("which-cell")
    if len(numbers) > 1:
        return Objection("cat-on-track")
    return None if sheet.track < len(plan.track) else Objection("track-full")


def _mice(
    plan: Plan,  # noqa: ARG001
    sheet: Sheet,
    owed: Owed,  # noqa: ARG001
    numbers: tuple[int, ...],
) -> Objection | None:
    if taken := _taken(sheet, *numbers):
        return taken
    touching = len(numbers) == 1 or beside(1 << numbers[0]) >> numbers[1] & 1
    return None if touching else Objection("not-touching")


PAYING: Final[Mapping[str, Callable[[Plan, Sheet, Owed, tuple[int, ...]], Objection | None]]] = {
    "write": _writing,
    "room": _room,
    "open": _open,
    "K": _symbol,
    "L": _mice,
}
