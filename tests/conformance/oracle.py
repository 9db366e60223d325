"""What a move reveals, by looking at twins: slow, true of any game, and asked by tests alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engines.game import Game
from engines.rng import Seeded
from engines.values import Seat, Seen

TWINS = 32
"""So many tables somebody cannot tell apart are looked at."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Says what `Game.reveals` should: the same of every game, whatever its rules."""

    game: Game[Any, Any]
    secrets: bool
    count: int = TWINS

    def reveals(self, before: Any, mover: Seat, move: Any, rng: Seeded) -> bool:
        """Whether making this move draws chance or tells anybody at its side something new."""
        game = self.game
        after = game.play(before, mover, move, rng)
        if rng.drawn:
            return True
        if not self.secrets:
            return False
        if game.outcome(after) is not None:
            return True  # all is shown at the end, also what could be counted and twins share
        views = (game.seen_by(after, mover), game.seen_by(after, None))
        for number in range(self.count):
            twin = game.redeal(before, mover, Seeded("undo", number))
            other = game.play(twin, mover, move, Seeded("undo", self.count + number))
            if (game.seen_by(other, mover), game.seen_by(other, None)) != views:
                return True
        return self._shows_a_secret(before, mover, move, views[1])

    def _shows_a_secret(self, before: Any, mover: Seat, move: Any, view: Seen[Any]) -> bool:
        """Whether everybody now sees what only the mover knew, beyond what the move says."""
        game = self.game
        for number in range(self.count):
            twin = game.redeal(before, None, Seeded("bystander", number))
            if game.objection(twin, mover, move) is None:
                other = game.play(twin, mover, move, Seeded("bystander", self.count + number))
                if game.seen_by(other, None) != view:
                    return True
        return False
