"""Points, by what they are made of."""

from __future__ import annotations

from engines.house.plans import CAT, MOUSE, Plan
from engines.house.state import Sheet
from engines.house.writing import total_built, weight

Parts = tuple[tuple[str, int], ...]
MANY_CATS = 3
"""So many cats in an area make its mice count twice."""


def parts(plan: Plan, sheet: Sheet) -> Parts:
    """What a sheet's points are made of, in the order they are read out."""
    built = zip(plan.worth, total_built(sheet), strict=True)
    found = [("rooms", sum(worth * count for worth, count in built))]
    if plan.track:
        found.append(("cats", sheet.track))
    if plan.cheeses:
        found.append(("cheeses", sum(bool(sheet.holds(MOUSE) & line) for line in plan.lines)))
    if plan.pairs or plan.areas:
        found.append(("mice", _lines(plan, sheet) + _areas(plan, sheet)))
    if plan.bonus:
        found.append(("bonus", _bonus(plan, sheet)))
    if not plan.grows:
        found.append(("empty", -sheet.empty.bit_count()))
    return tuple(found)


def total(plan: Plan, sheet: Sheet) -> int:
    """All its points."""
    return sum(points for _, points in parts(plan, sheet))


def filled(sheet: Sheet) -> int:
    """How many cells are filled: a double counts once, a dead one counts."""
    written = 0
    for cells in sheet.held:
        written |= cells
    return (written | sheet.dead).bit_count()


def _lines(plan: Plan, sheet: Sheet) -> int:
    """Each mouse of a row or column that holds a cat."""
    if not plan.pairs:
        return 0
    cats, mice = sheet.holds(CAT), sheet.holds(MOUSE)
    return sum(weight(sheet, mice & line) for line in plan.lines if cats & line)


def _areas(plan: Plan, sheet: Sheet) -> int:
    """Each mouse of an area that holds a cat, twice with three."""
    points = 0
    for area in plan.areas:
        cats = weight(sheet, sheet.holds(CAT) & area)
        mice = weight(sheet, sheet.holds(MOUSE) & area)
        points += mice * ((cats >= 1) + (cats >= MANY_CATS))
    return points


def _bonus(plan: Plan, sheet: Sheet) -> int:
    """The number of every bonus cell in a room."""
    return sum(number * (cells & plan.bonus).bit_count() for number, cells in sheet.rooms)
