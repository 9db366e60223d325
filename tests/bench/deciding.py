"""A computer's move at some level, a beginner's or chance's, and many games on every core."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from copy import copy
from dataclasses import replace
from functools import cache
from typing import Any, Final, TypeVar

from bot.computers.hints import hints_for
from bot.computers.search import choose
from bot.games.hints import Hints
from bot.games.levels import LEVELS
from engines.game import Game
from engines.rng import Seeded
from engines.values import Seat

G = TypeVar("G")
R = TypeVar("R")
CHANCE: Final = 0
"""The level of somebody who makes any legal move."""
AHEAD: Final = -1
"""The level of a beginner who looks one move ahead: judges moves as the lowest does, and does not
slip."""


def decided(
    game: Game[Any, Any], state: Any, seat: Seat, level: int, seed: str, *, secrets: bool
) -> Any:
    """The move a seat makes by itself."""
    if level == CHANCE:
        return Seeded(f"{seed}/chance", 0).choice(game.moves(state, seat))
    hints = hints_for(game.info.id)
    if level == AHEAD:
        hints = _beginner(hints)
    return choose(game, state, seat, level, f"{seed}/choice", hints, secrets=secrets)


def _beginner(hints: Hints[Any]) -> Hints[Any]:
    """The same hints for somebody who looks one move ahead."""
    own = copy(hints)
    own.levels = {AHEAD: replace(hints.levels[LEVELS[0]], slip=0.0)}
    return own


def spread(play: Callable[[G], R], games: Iterable[G]) -> list[R]:
    """Play on every core."""
    return list(_pool().map(play, games))


@cache
def _pool() -> ProcessPoolExecutor:
    """A process for each core; they are started once, as that takes longer than a quick game."""
    return ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn"))
