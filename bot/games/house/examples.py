"""Positions the rules are shown with."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.games.house.hints import promise
from engines.house import House
from engines.house.state import Phase, State
from engines.rng import Seeded
from engines.values import Seen

GAME: Final = House()
EXAMPLES: Final[dict[str, tuple[int, int, int] | None]] = {
    "house-rules-goal": (1, 2, 5),
    "house-rules-round": (1, 1, 3),
    "house-rules-rooms": (1, 1, 7),
    "house-rules-abilities": (1, 1, 6),
    "house-rules-letters": (2, 1, 6),
    "house-rules-one": (1, 1, 9),
    "house-rules-two": (2, 1, 9),
    "house-rules-three": (3, 1, 9),
    "house-rules-four": (4, 1, 6),
    "house-rules-end": (1, 3, 99),
    "house-rules-typing": (1, 1, 2),
}
"""The rules page by page, each with the level, the seats and the round of its picture."""


@cache
def example(level: int, seats: int, until: int) -> Seen[State]:
    """A game in this round, every move the one that promises most."""
    state, step = GAME.start(seats, {"level": str(level)}, Seeded("rules", 0)), 0
    while state.phase is not Phase.OVER and state.round < until:
        step += 1
        seat = GAME.to_move(state)[0]
        look = Seeded("look", 0)
        moves = GAME.moves(state, seat)
        worth = [
            promise(state.plan, GAME.apply(state, seat, move, look).shown(seat)) for move in moves
        ]
        best = [move for move, each in zip(moves, worth, strict=True) if each == max(worth)]
        # N.B. of what promises as much people choose differently.
        chosen = best[seat * len(best) // state.seats]
        state = GAME.play(state, seat, chosen, Seeded("rules", step))
    return GAME.seen_by(state, None)
