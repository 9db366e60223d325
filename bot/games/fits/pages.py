"""The rules of If It Fits page by page, each with a table to look at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.games.guide import Page
from engines.fits import Fits
from engines.fits.moves import Move
from engines.fits.state import Phase, State
from engines.rng import Rng, Seeded

GAME: Final = Fits()
EXAMPLES: Final = {
    "fits-rules-goal": 22,
    "fits-rules-turn": 2,
    "fits-rules-boxes": 12,
    "fits-rules-cats": 16,
    "fits-rules-cards": 26,
    "fits-rules-end": 200,
    "fits-rules-advanced": 9,
    "fits-rules-words": 10,
}
"""Each page with how many turns its table is old."""
TRIES: Final = 5


@cache
def pages() -> Sequence[Page]:
    """All pages."""
    return tuple(Page(key, GAME.seen_by(_played(turns), None)) for key, turns in EXAMPLES.items())


def _played(turns: int) -> State:
    """A table of two some turns on, played as people might."""
    state, chance = GAME.start(2, {}, Seeded("pages", 0)), Seeded("pages", 1)
    while state.turns < turns and GAME.to_move(state):
        moves = GAME.moves(state, state.seat)
        state = GAME.play(state, state.seat, _likely(state, moves, chance), Seeded("pages", 2))
    return state


def _likely(state: State, moves: Sequence[Move], chance: Rng) -> Move:
    """Whatever somebody might do, boxes where they touch most."""
    if state.phase is Phase.TURN and chance.below(TRIES):
        return moves[0]
    if state.phase is Phase.CAT:
        return moves[0]
    walls = state.board.index.walls

    def touched(move: Move) -> int:
        x, y = move.at or (0, 0)
        return sum((x + dx, y + dy) in walls for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    return max((chance.choice(moves) for _ in range(TRIES)), key=touched)
