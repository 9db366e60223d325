"""The contract of a game: a dozen small verbs, pure functions of their arguments.

A state is a frozen, hashable value; a move is one decision of one seat; chance arrives as an `Rng`.
A game never sees a clock, a person, a word or a picture.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar, final

from engines.errors import IllegalMove
from engines.rng import Rng
from engines.values import Info, News, Objection, Options, Outcome, Seat, Seen

S = TypeVar("S")
M = TypeVar("M")


class Game(ABC, Generic[S, M]):
    """The rules of one game."""

    info: ClassVar[Info]

    def secrets(self, seats: int, options: Options) -> bool:
        """Whether something is hidden from somebody at such a table."""
        return False

    def private(self, seats: int, options: Options) -> bool:
        """Whether moves are made in private only: no pad, preview or typed move in public."""
        return False

    @abstractmethod
    def start(self, seats: int, options: Options, rng: Rng) -> S:
        """Set up the table; `Info.settle` says what a missing option means."""

    @abstractmethod
    def to_move(self, state: S) -> tuple[Seat, ...]:
        """Who decides now: several when choosing at the same time, nobody when it is over."""

    @abstractmethod
    def moves(self, state: S, seat: Seat) -> Sequence[M]:
        """Every legal move of a seat, in a stable order; none when it is not to move."""

    @abstractmethod
    def objection(self, state: S, seat: Seat, move: M) -> Objection | None:
        """Why a seat that is to move may not make this move."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: M, rng: Rng) -> S:
        """Make a legal move."""

    @abstractmethod
    def news(self, state: S) -> tuple[News, ...]:
        """What the last move did, in the order it happened.

        Where several choose at once no state tells which of them was the last: their moves commute,
        and each seat is told its own newest one, however often others move after it.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, if it has."""

    def tally(self, state: S) -> Outcome | None:
        """What everybody would have if it ended here; None where that says nothing."""
        return None

    @abstractmethod
    def seen_by(self, state: S, seat: Seat | None) -> Seen[S]:
        """The state with everything covered that this seat, or a bystander, may not see."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another state this seat could not tell from this one; depends on its view only."""

    @abstractmethod
    def reveals(self, state: S, seat: Seat, move: M) -> bool:
        """Whether a legal move draws chance, or shows its mover or a bystander something new.

        What the move itself says is nothing new. An end with secrets shows everything.
        """

    @abstractmethod
    def idle(self, state: S, seat: Seat) -> M:
        """The harmless move for somebody absent."""

    @abstractmethod
    def coda(self, state: S, seat: Seat) -> M | None:
        """The move that means "nothing more", if there is one now."""

    @abstractmethod
    def parse(self, state: S, seat: Seat, text: str) -> M:
        """Read a move as people type it; raises `BadNotation` or `AmbiguousMove`."""

    @abstractmethod
    def format(self, move: M) -> str:
        """Write a move canonically: words separated by single spaces."""

    @abstractmethod
    def sketch(self, seen: Seen[S]) -> str:
        """Draw what is seen in plain text."""

    @final
    def play(self, state: S, seat: Seat, move: M, rng: Rng) -> S:
        """Make a move if it is allowed: the one way in."""
        turn = self.to_move(state)
        if seat not in turn:
            raise IllegalMove(Objection("not-your-turn" if turn else "over"))
        objection = self.objection(state, seat, move)
        if objection is not None:
            raise IllegalMove(objection)
        return self.apply(state, seat, move, rng)
