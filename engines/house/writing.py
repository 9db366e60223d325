"""Where dice may be written, and what that sets off: rooms, uses, squares, what is owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.house.cells import around, beside, cells_in, connected, regions
from engines.house.plans import CAT, NUMBERS, Plan
from engines.house.state import Deed, Draft, Owed, Sheet, but_draft, but_sheet

AT_ONCE = ("K", "L")
"""Tiles that cannot be saved."""


class Written(NamedTuple):
    """A sheet after a symbol was written, and what that brought."""

    sheet: Sheet
    owed: tuple[Owed, ...]
    deeds: tuple[Deed, ...]


def reach(draft: Draft) -> int:
    """Where a die without A may be written: beside a link, or anywhere while there is none."""
    empty, links = draft.sheet.empty, draft.links
    if not links:
        return empty
    return empty & (around(links) if draft.diagonal else beside(links))


def room_for(draft: Draft, die: int) -> int:
    """Where this die may be written if it is not a cat of the track."""
    return draft.sheet.empty if draft.far >> die & 1 else reach(draft)


def room_for_pair(draft: Draft, one: int, other: int) -> int:
    """Where two dice may be written together: A on either covers both."""
    return draft.sheet.empty if draft.far & (1 << one | 1 << other) else reach(draft)


def weight(sheet: Sheet, cells: int) -> int:
    """What cells total: a double counts two."""
    return cells.bit_count() + (cells & sheet.doubles).bit_count()


def put(plan: Plan, sheet: Sheet, symbol: int, cell: int, *, double: bool = False) -> Written:
    """Write a symbol into an empty cell."""
    held = list(sheet.held)
    held[symbol - 2] |= cell
    doubles = sheet.doubles | cell if double else sheet.doubles
    sheet = but_sheet(sheet, held=tuple(held), empty=sheet.empty & ~cell, doubles=doubles)
    if symbol >= CAT:
        return Written(sheet, (), ())
    group = group_of(sheet, symbol, cell)
    total = weight(sheet, group)
    if total < symbol:
        return Written(sheet, (), ())
    if total == symbol:
        return build(plan, sheet, symbol, group)
    ways = rooms_with(sheet, symbol, cell)
    if len(ways) == 1:
        return build(plan, sheet, symbol, ways[0])
    return Written(sheet, (Owed("room", symbol, cell),), ())


def group_of(sheet: Sheet, number: int, cell: int) -> int:
    """The loose numbers that hang together with this one."""
    return connected(cell, sheet.holds(number) & ~sheet.walled)


def rooms_with(sheet: Sheet, number: int, cell: int) -> Sequence[int]:
    """Every room of a group with this cell in it: one that totals its number or else one more."""
    group = group_of(sheet, number, cell)
    seen, edge = {cell}, [cell]
    exact: list[int] = []
    over: list[int] = []
    while edge:
        cells = edge.pop()
        total = weight(sheet, cells)
        if total >= number:
            (exact if total == number else over).append(cells)
            continue
        for other in cells_in(beside(cells) & group & ~cells):
            grown = cells | 1 << other
            if grown not in seen:
                seen.add(grown)
                edge.append(grown)
    return sorted(exact or over, key=lambda cells: tuple(cells_in(cells)))


def build(plan: Plan, sheet: Sheet, number: int, cells: int) -> Written:
    """Wall a room in: it gives a use, or something to do at once, and may open squares."""
    letter = plan.tiles[number - 2]
    uses, owed = sheet.uses, []
    if plan.grows and (count := min(number, _largest(sheet.closed))):
        owed.append(Owed("open", count))
    if letter in AT_ONCE:
        owed.append(Owed(letter))
    else:
        uses = tuple(left + (at == number - 2) for at, left in enumerate(uses))
    rooms = (*sheet.rooms, (number, cells))
    sheet = but_sheet(sheet, rooms=rooms, walled=sheet.walled | cells, uses=uses)
    return Written(sheet, tuple(owed), (Deed("room", number=number, cells=cells),))


def _largest(closed: int) -> int:
    return max((region.bit_count() for region in regions(closed)), default=0)


def may_open(sheet: Sheet, owed: Owed) -> int:
    """The closed squares that may be opened next for a room."""
    if owed.cells:
        return beside(owed.cells) & sheet.closed
    large = (each for each in regions(sheet.closed) if each.bit_count() >= owed.number)
    return sum(large)


def cross(plan: Plan, sheet: Sheet) -> Written:
    """Cross the next cat of the track; with the track full nothing happens."""
    track = plan.track
    if sheet.track == len(track):
        return Written(sheet, (), (Deed("blank"),))
    number = track[sheet.track]
    crossed = but_sheet(sheet, track=sheet.track + 1)
    owed = (Owed("write", number),) if number else ()
    return Written(crossed, owed, (Deed("crossed", number=crossed.track),))


def settled(plan: Plan, draft: Draft) -> Draft:
    """The draft without what is owed next and cannot be paid."""
    owed, sheet = draft.owed, draft.sheet
    while owed and not _payable(plan, sheet, owed[0]):
        owed = owed[1:]
    return draft if owed is draft.owed else but_draft(draft, owed=owed)


def _payable(plan: Plan, sheet: Sheet, owed: Owed) -> bool:
    if owed.verb in ("room", "open") or sheet.empty:
        return True
    return owed.verb == "K" and sheet.track < len(plan.track)


def total_built(sheet: Sheet) -> tuple[int, ...]:
    """How many rooms of 2, 3, 4, 5 stand."""
    numbers = [number for number, _ in sheet.rooms]
    return tuple(numbers.count(number) for number in NUMBERS)
