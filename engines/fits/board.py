"""The table as a value: the cards in the order they were laid, and what lies over them.

What hangs together is no part of the value: it follows from it, and is kept beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from engines.fits.boxes import Box, Index
from engines.fits.cards import NAP, PRINCESS, Card, Cell, east, reading
from engines.fits.editions import Edition
from engines.values import Seat

CAT = Card("cat")
NOBODY = -1


class Laid(NamedTuple):
    """A card of the table."""

    at: Cell
    card: Card
    """As it lies, turned or not; a sleeping cat is `nap`, also with a Princess in its place."""


class Lying(NamedTuple):
    """What lies over cards, or in a sleeping cat's cell."""

    at: Cell
    """Its cell, of two the western one."""
    what: Card
    """`cat`, `nap`, `princess`, or a special toy."""
    seat: Seat = NOBODY
    """Whose cat it is."""
    wide: bool = True
    """Over two cells; a sleeping cat and a Princess in its place have one."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        """Where it lies."""
        return (self.at, east(self.at)) if self.wide else (self.at,)


class _Indexed:
    """Room for what is kept beside a value."""

    __slots__ = ("_index",)
    _index: Index


@dataclass(frozen=True, slots=True)
class Board(_Indexed):
    """Everything that lies on the table."""

    edition: Edition
    seats: int
    laid: tuple[Laid, ...] = ()
    lying: tuple[Lying, ...] = ()

    def __hash__(self) -> int:
        return hash((self.laid, self.lying))

    @property
    def index(self) -> Index:
        """What hangs together; nobody changes it."""
        try:
            return self._index
        except AttributeError:
            index = self._searched()
            object.__setattr__(self, "_index", index)
            return index

    def box(self, cell: Cell) -> Box:
        """The box of a card on the table."""
        return self.index.box(cell)

    def boxes(self) -> tuple[Box, ...]:
        """All boxes, in reading order of their first cells."""
        return tuple(sorted(self.index.boxes.values(), key=_first))

    def pairs(self) -> Iterator[Cell]:
        """Western cells of all places, in no order, where something could lie over two cards."""
        index = self.index
        free, walls = index.free, index.walls
        for x, y in free:
            other = (x + 1, y)
            if other in free and not (walls[x, y] & 2 or walls[other] & 8):
                yield (x, y)

    def cats(self) -> tuple[Lying, ...]:
        """The cats, awake and asleep, in reading order."""
        cats = [lying for lying in self.lying if lying.seat != NOBODY]
        return tuple(sorted(cats, key=_place))

    def with_card(self, at: Cell, card: Card) -> Board:
        """A box, a start box, or a special toy laid like one."""
        index = self.index.copy()
        face = self.edition.faces[card]
        index.add(at, face, self.seats, cardboard=card[0] != "T")
        return self._next(index, (*self.laid, Laid(at, card)), self.lying)

    def with_nap(self, at: Cell, seat: Seat) -> Board:
        """A sleeping cat laid like a box."""
        index = self.index.copy()
        index.add(at, self.edition.faces[NAP], self.seats, cardboard=False, nap=seat)
        lying = (*self.lying, Lying(at, NAP, seat, wide=False))
        return self._next(index, (*self.laid, Laid(at, NAP)), lying)

    def with_cat(self, at: Cell, seat: Seat) -> Board:
        """An awake cat over a cell and its eastern neighbour."""
        index = self.index.copy()
        index.cover(at, east(at))
        index.settle(at, seat, 1)
        return self._next(index, self.laid, (*self.lying, Lying(at, CAT, seat)))

    def with_toy(self, at: Cell, card: Card) -> Board:
        """A special toy over a cell and its eastern neighbour."""
        index = self.index.copy()
        index.cover(at, east(at))
        index.enrich(at, self.edition.faces[card])
        return self._next(index, self.laid, (*self.lying, Lying(at, card)))

    def with_princess(self, cat: Lying) -> Board:
        """A Princess in the place of a cat."""
        index = self.index.copy()
        index.settle(cat.at, cat.seat, -1, asleep=not cat.wide)
        others = tuple(lying for lying in self.lying if lying is not cat)
        lying = (*others, Lying(cat.at, PRINCESS, wide=cat.wide))
        return self._next(index, self.laid, lying)

    def _next(self, index: Index, laid: tuple[Laid, ...], lying: tuple[Lying, ...]) -> Board:
        board = Board(self.edition, self.seats, laid, lying)
        object.__setattr__(board, "_index", index)
        return board

    def _searched(self) -> Index:
        """The index of a table nobody has seen grow."""
        index, faces = Index(), self.edition.faces
        naps = {each.at: each.seat for each in self.lying if not each.wide}
        for at, card in self.laid:
            solid = card[0] != "T" and card != NAP
            index.add(at, faces[card], self.seats, cardboard=solid, nap=naps.get(at, NOBODY))
        for each in self.lying:
            if each.wide:
                index.cover(*each.cells)
            if each.what == CAT:
                index.settle(each.at, each.seat, 1)
            elif each.what in faces and each.wide:
                index.enrich(each.at, faces[each.what])
        return index


def _first(box: Box) -> Cell:
    return min(map(reading, box.cells))


def _place(lying: Lying) -> Cell:
    return reading(lying.at)
