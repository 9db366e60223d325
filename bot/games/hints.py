"""What a game may tell the search to make it think better; hints judge and know no rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.games.levels import LEVELS
from engines.rng import Rng
from engines.values import Outcome, Seat

S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Level:
    """How well a computer plays."""

    budget: int
    """How many moves it tries in its head for one decision: the measure of its thinking that is the
    same on every machine."""
    slip: float = 0.0
    """How far it may misjudge a move, in logarithms of the odds; what is decided it sees."""
    looks: int = 0
    """How often it looks ahead at most, where some looks are short; 0 is as often as it likes."""
    naive: bool = False
    """It goes by the game's rule of thumb, and thinks about what that leaves open."""


def ladder(*rungs: Level) -> Mapping[int, Level]:
    """Every level there is, the weakest first."""
    return dict(zip(LEVELS, rungs, strict=True))


class Hints(Protocol[S_contra]):
    """Everything the search asks about one game."""

    levels: Mapping[int, Level]
    """How well a computer plays, by its number."""
    plies: int
    """How many moves are played on from a new position before it is judged. With 0 `worth` sees
    enough by itself: then all moves of a new position are judged at once, the best one first."""
    curiosity: float
    """How much a move that was tried rarely is worth trying."""

    def worth(self, state: S_contra, seat: Seat) -> float:
        """How well a seat stands in a game that goes on: from 0, lost, to 1, won."""

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """How well a game has ended for a seat: from 0 to 1."""

    guessed: bool
    """Whether others are taken to make the moves of `lean`, each with its own secrets in mind, and
    not to look ahead as the seat does."""

    def lean(self, moves: Sequence[Any], state: S_contra, seat: Seat, rng: Rng) -> Any:
        """The move somebody might make; judged by what this seat sees."""

    def sensible(self, moves: Sequence[Any], state: S_contra, seat: Seat) -> Sequence[Any]:
        """The moves worth a thought, at least one; judged by what this seat sees."""

    def thumb(self, moves: Sequence[Any], state: S_contra, seat: Seat) -> Sequence[Any]:
        """Those of the sensible moves a rule of thumb leaves, at least one."""

    def quiet(self, state: S_contra, seat: Seat) -> bool:
        """Whether this seat, which is thinking, may stop looking ahead as `worth` sees enough."""


class Neutral:
    """Hints for a game nobody has given any: play to the end at random, and count who wins."""

    levels: Mapping[int, Level] = ladder(
        Level(1_000, slip=1.0),
        Level(2_500, slip=0.3),
        Level(6_000, slip=0.1),
        Level(12_000, slip=0.05),
        Level(24_000, slip=0.02),
    )
    plies: int = 3_000
    curiosity: float = 0.6

    def worth(self, state: Any, seat: Seat) -> float:
        """Anybody's game."""
        return 0.5

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        """A win counts most, then how far ahead the score is."""
        won = (seat in outcome.winners) / max(1, len(outcome.winners))
        if not outcome.scores:
            return won
        own = outcome.scores[seat]
        rival = max((s for n, s in enumerate(outcome.scores) if n != seat), default=0)
        lead = (own - rival) / (1 + abs(own) + abs(rival))
        return 0.75 * won + 0.25 * (1 + lead) / 2

    guessed: bool = False

    def lean(self, moves: Sequence[Any], state: Any, seat: Seat, rng: Rng) -> Any:
        """Any move."""
        return rng.choice(moves)

    def sensible(self, moves: Sequence[Any], state: Any, seat: Seat) -> Sequence[Any]:
        """All of them."""
        return moves

    def thumb(self, moves: Sequence[Any], state: Any, seat: Seat) -> Sequence[Any]:
        """There is none."""
        return moves

    def quiet(self, state: Any, seat: Seat) -> bool:
        """Nowhere."""
        return False
