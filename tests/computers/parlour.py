"""Two parlour games of a single choice, to see what computers know of luck and of each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from engines.errors import BadNotation
from engines.game import Game
from engines.values import HIDDEN, Info, Objection, Outcome, Seen

PLACES: Final = ("attic", "cellar", "garden")


@dataclass(frozen=True, slots=True)
class State:
    """What each seat has said, and what chance has."""

    said: tuple[Any, ...]
    die: int = 0


class Parlour(Game[State, str]):
    """What both games share."""

    def start(self, seats, options, rng):
        return State((None,) * seats)

    def objection(self, state, seat, move):
        return None if move in self.moves(state, seat) else Objection("no")

    def news(self, state):
        return ()

    def seen_by(self, state, seat):
        return Seen(state, seat)

    def redeal(self, state, seat, rng):
        return state

    def reveals(self, state, seat, move):
        raise NotImplementedError("nobody takes anything back in a parlour")

    def idle(self, state, seat):
        return self.moves(state, seat)[0]

    def coda(self, state, seat):
        return None

    def parse(self, state, seat, text):
        raise BadNotation(text)

    def format(self, move):
        return move

    def sketch(self, seen):
        return str(seen)


class Dare(Parlour):
    """The first seat rests, which is a draw, or dares: then it wins with one face of the die."""

    info: ClassVar = Info(id="dare", seats=range(2, 3))

    def to_move(self, state):
        return () if state.said[0] else (0,)

    def moves(self, state, seat):
        return () if seat or state.said[0] else ("rest", "dare")

    def apply(self, state, seat, move, rng):
        return State((move, None), rng.below(6) if move == "dare" else 0)

    def outcome(self, state):
        match state.said[0]:
            case None:
                return None
            case "rest":
                return Outcome((0, 1), "rested")
        return Outcome((1,) if state.die else (0,), "dared")


class HideAndSeek(Parlour):
    """At the same time the first seat hides or stays at home and the second looks in one place.

    Who is found loses; who stays at home draws. Everybody knows that cats like the attic best.
    """

    info: ClassVar = Info(id="hide", seats=range(2, 3))

    def secrets(self, seats, options):
        return True

    def to_move(self, state):
        return tuple(seat for seat in (0, 1) if state.said[seat] is None)

    def moves(self, state, seat):
        if seat not in self.to_move(state):
            return ()
        return PLACES if seat else ("home", *PLACES)

    def apply(self, state, seat, move, rng):
        said = (move, state.said[1]) if seat == 0 else (state.said[0], move)
        return replace(state, said=said)

    def outcome(self, state):
        if self.to_move(state):
            return None
        hidden, sought = state.said
        if hidden == "home":
            return Outcome((0, 1), "home")
        return Outcome((1,) if hidden == sought else (0,), "sought")

    def seen_by(self, state, seat):
        if not self.to_move(state):
            return Seen(state, seat)
        said = (word if owner == seat else word and HIDDEN for owner, word in enumerate(state.said))
        return Seen(replace(state, said=tuple(said)), seat)

    def redeal(self, state, seat, rng):
        choices = (("home", *PLACES, "attic", "attic"), PLACES)
        said = (
            word if owner == seat or word is None else rng.choice(choices[owner])
            for owner, word in enumerate(state.said)
        )
        return replace(state, said=tuple(said)) if self.to_move(state) else state


DARE: Final = Dare()
HIDE: Final = HideAndSeek()
