"""A table of boop as a value: who lies where, whose turn it is, and what this turn has done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from engines.boop.bed import Cells, Kind, Push, bit, lines_in
from engines.boop.ghosts import GHOSTS, Ghost
from engines.boop.moves import Move
from engines.values import Outcome, Seat

Boards: TypeAlias = tuple[int, int, int, int]
"""The cells of seat 0's kittens, seat 1's kittens, seat 0's cats, seat 1's cats."""

Ghosts: TypeAlias = tuple[int | None, int | None]
"""Each seat's place in `GHOSTS`; None in the pool."""

Position: TypeAlias = tuple[Boards, Ghosts, Seat]

THREE_CATS: Final = "three-cats"
EIGHT_CATS: Final = "eight-cats"
REPETITION: Final = "repetition"
TURNS: Final = "turns"


class Phase(Enum):
    """What the seat to move decides."""

    PLACE = "place"
    PROMOTE = "promote"
    ENTER = "enter"
    OVER = "over"


class Piece(NamedTuple):
    """A piece on the bed."""

    cell: int
    seat: Seat
    kind: Kind


class Pool(NamedTuple):
    """What a seat has beside the bed."""

    kittens: int
    cats: int
    ghost: bool


class Haunt(NamedTuple):
    """A ghost's step, maybe over the other ghost; `end` is None when it left the bed."""

    start: Ghost
    end: Ghost | None
    skipped: Ghost | None
    pushes: tuple[Push, ...]


class Deed(NamedTuple):
    """A decision and what came of it."""

    seat: Seat
    move: Move
    pushes: tuple[Push, ...] = ()
    """By the placed piece."""
    haunt: Haunt | None = None
    grown: int = 0
    """How many kittens it made cats."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a table; nothing is hidden."""

    boards: Boards
    grown: tuple[int, int]
    """How many kittens of each seat have become cats. The pools follow from it: pool and bed
    together are always eight pieces."""
    ghosts: Ghosts
    haunted: bool
    """Played with ghosts."""
    seat: Seat
    """To move; who moved last when it is over."""
    phase: Phase
    ready: bool
    """The mover's ghost was in the pool when this turn began, so it may enter."""
    turn: int
    past: tuple[Position, ...]
    """The positions turns began with since a kitten last became a cat. Kittens never come back,
    so no position from before can occur again."""
    deeds: tuple[Deed, ...] = ()
    """The decisions of this turn, or of the one before when this one has just begun."""
    result: Outcome | None = None

    def board(self, kind: Kind, seat: Seat) -> int:
        """The cells where a seat's kittens or cats lie."""
        return self.boards[2 * kind + seat]

    def own(self, seat: Seat) -> int:
        """The cells where a seat's pieces lie."""
        return self.boards[seat] | self.boards[2 + seat]

    def occupied(self) -> int:
        """The cells where anything lies."""
        one, two, three, four = self.boards
        return one | two | three | four

    def in_pool(self, kind: Kind, seat: Seat) -> int:
        """How many kittens or cats a seat has in its pool."""
        owned = self.grown[seat] if kind else 8 - self.grown[seat]
        return owned - self.boards[2 * kind + seat].bit_count()

    def pool(self, seat: Seat) -> Pool:
        """All that a seat has in its pool."""
        kittens, cats = self.in_pool(Kind.KITTEN, seat), self.in_pool(Kind.CAT, seat)
        return Pool(kittens, cats, self.haunted and self.ghosts[seat] is None)

    def ghost(self, seat: Seat) -> Ghost | None:
        """A seat's ghost, if it is on the bed."""
        place = self.ghosts[seat]
        return None if place is None else GHOSTS[place]

    def piece_at(self, cell: int) -> Piece | None:
        """The piece on a cell."""
        for index, board in enumerate(self.boards):
            if board & bit(cell):
                return Piece(cell, index % 2, Kind(index // 2))
        return None

    def pieces(self) -> tuple[Piece, ...]:
        """Every piece on the bed in reading order."""
        found = map(self.piece_at, range(self.occupied().bit_length()))
        return tuple(piece for piece in found if piece)

    def winning_line(self) -> Cells | None:
        """The three cats that won the game, if they did."""
        if self.result is None or self.result.reason != THREE_CATS:
            return None
        return lines_in(self.board(Kind.CAT, self.seat))[0]
