"""What hangs together on a table: boxes, their openings, who is in them, and where is room.

An index says it without a search: of one that is known the next is made, card by card. A table that
came from elsewhere has its index made by laying its cards anew.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Final, NamedTuple

from engines.fits.cards import SIDES, Cell, Face, reading

OPEN: Final = 0


class Box(NamedTuple):
    """Cells that hang together by open edges."""

    cells: tuple[Cell, ...]
    toys: tuple[int, int, int, int]
    bottles: int
    gaps: int
    """Edges that are open towards an empty cell."""
    awake: tuple[int, ...]
    """Cats of each seat that lie over two of its cells."""
    asleep: tuple[int, ...]

    @property
    def closed(self) -> bool:
        """Whether nothing can be added to it."""
        return not self.gaps

    def bars(self, seat: int) -> bool:
        """Whether others sit in it and this seat does not."""
        if self.awake[seat] or self.asleep[seat]:
            return False
        return any(self.awake) or any(self.asleep)


class Index:
    """Everything about a table that would otherwise have to be searched for."""

    __slots__ = ("boxes", "free", "label", "rim", "walls")

    def __init__(self) -> None:
        self.walls: dict[Cell, int] = {}
        self.label: dict[Cell, Cell] = {}
        """Of which box a cell is: it goes by one of its cells."""
        self.boxes: dict[Cell, Box] = {}
        self.free: dict[Cell, None] = {}
        """Cardboard with nothing lying on it."""
        self.rim: tuple[Cell, ...] = ()
        """The empty cells beside the table, in reading order."""

    def copy(self) -> Index:
        """One to be changed."""
        twin = Index.__new__(Index)
        twin.walls, twin.label = self.walls.copy(), self.label.copy()
        twin.boxes, twin.free, twin.rim = self.boxes.copy(), self.free.copy(), self.rim
        return twin

    def box(self, cell: Cell) -> Box:
        """The box of a cell."""
        return self.boxes[self.label[cell]]

    def doubled(self, at: Cell) -> int:
        """The sides of an empty cell on which a neighbour has its wall."""
        sides, (x, y), walls = 0, at, self.walls
        for side, facing, dx, dy in SIDES:
            if walls.get((x + dx, y + dy), OPEN) & facing:
                sides |= side
        return sides

    def add(self, at: Cell, face: Face, seats: int, *, cardboard: bool, nap: int = -1) -> None:
        """Lay a card on an empty cell; a sleeping cat is the `nap` of its seat."""
        walls, label, (x, y) = self.walls, self.label, at
        own, gaps, joined, empty = face.walls, 0, [], []
        for side, facing, dx, dy in SIDES:
            other = (x + dx, y + dy)
            theirs = walls.get(other)
            if theirs is None:
                empty.append(other)
                gaps += not own & side
            elif not theirs & facing:
                gaps -= 1
                if own & side:
                    self._plug(label[other])
                    gaps += 1
                elif label[other] not in joined:
                    joined.append(label[other])
        walls[at] = own
        if cardboard:
            self.free[at] = None
        none = (0,) * seats
        asleep = none if nap < 0 else (*none[:nap], 1, *none[nap + 1 :])
        box = Box((at,), face.toys, face.bottles, gaps, none, asleep)
        self._join(at, box, joined)
        self._grow(at, empty)

    def _plug(self, label: Cell) -> None:
        """A wall now stands before one of its openings."""
        box = self.boxes[label]
        self.boxes[label] = Box(*box[:3], box.gaps - 1, *box[4:])

    def _join(self, at: Cell, box: Box, joined: list[Cell]) -> None:
        """The card and all boxes it opens to become one, which goes by the largest."""
        boxes, label = self.boxes, self.label
        label[at] = at
        if not joined:
            boxes[at] = box
            return
        largest = joined[0]
        if len(joined) > 1:
            largest = max(joined, key=lambda name: len(boxes[name].cells))
        label[at] = largest
        for name in joined:
            other = boxes.pop(name)
            if name != largest:
                label.update(dict.fromkeys(other.cells, largest))
            box = _sum(other, box) if name != largest else _sum(box, other)
        boxes[largest] = box

    def _grow(self, at: Cell, empty: list[Cell]) -> None:
        """The cell is no longer beside the table; those around it are."""
        rim = list(self.rim)
        if at in rim:
            rim.remove(at)
        for cell in empty:
            place = bisect_left(rim, reading(cell), key=reading)
            if place == len(rim) or rim[place] != cell:
                rim.insert(place, cell)
        self.rim = tuple(rim)

    def cover(self, *cells: Cell) -> None:
        """Something lies on these."""
        for cell in cells:
            del self.free[cell]

    def settle(self, at: Cell, seat: int, change: int, *, asleep: bool = False) -> None:
        """A cat comes to the box of a cell, or leaves it."""
        name = self.label[at]
        box = self.boxes[name]
        cats = box.asleep if asleep else box.awake
        cats = (*cats[:seat], cats[seat] + change, *cats[seat + 1 :])
        self.boxes[name] = box._replace(asleep=cats) if asleep else box._replace(awake=cats)

    def enrich(self, at: Cell, face: Face) -> None:
        """A special toy comes to the box of a cell."""
        name = self.label[at]
        box = self.boxes[name]
        self.boxes[name] = box._replace(toys=_toys(box, face))


def _sum(one: Box, other: Box) -> Box:
    return Box(
        one.cells + other.cells,
        _toys(one, other),
        one.bottles + other.bottles,
        one.gaps + other.gaps,
        tuple(map(int.__add__, one.awake, other.awake)),
        tuple(map(int.__add__, one.asleep, other.asleep)),
    )


def _toys(one: Box, other: Box | Face) -> tuple[int, int, int, int]:
    mice, yarn, feathers, balls = map(int.__add__, one.toys, other.toys)
    return (mice, yarn, feathers, balls)
