"""The abilities that may be saved, by the letters of their tiles: how each is used, and when not.

K and L are owed at once: they are moves like other debts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from typing import Final

from engines.house.cells import cells_in
from engines.house.moves import Move, into, move
from engines.house.plans import CAT, MOUSE, NUMBERS, Plan
from engines.house.state import Draft
from engines.house.writing import room_for_pair

MOST: Final = 4
"""Dice of a round."""
FOR_DICE: Final = "ABCFHIJ"
"""These are of no use once the last die is written."""
D_WRITES: Final = 3


def changed(letter: str, face: int, to: int) -> int:
    """What B, C, F or H makes of a face; 0 where it can make nothing of it."""
    number = face in NUMBERS
    match letter:
        case "B" if number and face + to in NUMBERS:
            return face + to
        case "C" if face == MOUSE:
            return to
        case "F" if face in (2, 5):
            return 7 - face
        case "H" if number:
            return to
    return 0


def is_tracked(plan: Plan, face: int) -> bool:
    """Whether a die is crossed on the track, not written."""
    return face == CAT and bool(plan.track)


def loose(draft: Draft) -> int:
    """The numbers that are in no room."""
    two, three, four, five, _, _ = draft.sheet.held
    return (two | three | four | five) & ~draft.sheet.walled


def pairs(plan: Plan, draft: Draft) -> Iterator[tuple[int, int]]:
    """Equal dice that may be written together."""
    if draft.left < 2:
        return
    for (one, face), (other, same) in combinations(enumerate(draft.dice, 1), 2):
        if face and face == same and not is_tracked(plan, face):
            yield (one, other)


def fits_allowance(draft: Draft, more: int) -> bool:
    """Whether E may change the number of dice so."""
    used = draft.dice.count(0)
    return 1 <= used + draft.left + more <= MOST and draft.left + more >= 0


def _mark(plan: Plan, draft: Draft) -> Iterator[Move]:
    if draft.left:
        for die, face in enumerate(draft.dice, 1):
            if face and not draft.far >> die & 1 and not is_tracked(plan, face):
                yield move("A", die)


def _change(letter: str, values: tuple[int, ...]) -> Callable[[Plan, Draft], Iterator[Move]]:
    def ways(plan: Plan, draft: Draft) -> Iterator[Move]:  # noqa: ARG001
        if draft.left:
            for die, face in enumerate(draft.dice, 1):
                for to in values:
                    if changed(letter, face, to):
                        yield move(letter, die, to)

    return ways


def _five(plan: Plan, draft: Draft) -> Iterator[Move]:  # noqa: ARG001
    if draft.left:
        for die, face in enumerate(draft.dice, 1):
            if changed("F", face, 0):
                yield move("F", die)


def _three(plan: Plan, draft: Draft) -> Iterator[Move]:  # noqa: ARG001
    yield from into(draft.sheet.empty, "D")


def _allowance(plan: Plan, draft: Draft) -> Iterator[Move]:  # noqa: ARG001
    for more in (1, -1):
        if fits_allowance(draft, more):
            yield move("E", more)


def _move_number(plan: Plan, draft: Draft) -> Iterator[Move]:  # noqa: ARG001
    for cell in cells_in(loose(draft)):
        yield from into(draft.sheet.empty, "G", cell)


def _double(plan: Plan, draft: Draft) -> Iterator[Move]:
    for one, other in pairs(plan, draft):
        yield from into(room_for_pair(draft, one, other), "I", one, other)


def _diagonal(plan: Plan, draft: Draft) -> Iterator[Move]:  # noqa: ARG001
    if draft.left and not draft.diagonal:
        yield move("J")


WAYS: Final[Mapping[str, Callable[[Plan, Draft], Iterator[Move]]]] = {
    "A": _mark,
    "B": _change("B", (1, -1)),
    "C": _change("C", NUMBERS),
    "D": _three,
    "E": _allowance,
    "F": _five,
    "G": _move_number,
    "H": _change("H", (CAT, MOUSE)),
    "I": _double,
    "J": _diagonal,
    "K": lambda plan, draft: iter(()),  # noqa: ARG005
    "L": lambda plan, draft: iter(()),  # noqa: ARG005
}
"""Every use of an ability that may be used."""
