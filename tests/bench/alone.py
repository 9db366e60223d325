"""What computers make alone: the points of each level on each sheet, and of chance.

Every level plays the same deals, so that a difference is theirs and not the dice's. All but the
processor time is the same on every machine. `arena.md` has the table, and the averages a game tells
who plays it alone are these, rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean
from time import process_time
from typing import Final

from bot.games.levels import LEVELS
from engines import GAMES
from engines.rng import Seeded
from tests.bench.deciding import CHANCE, decided, spread

GAMES_ALONE: Final = 200
SHEETS: Final = (("house", "level", ("1", "2", "3", "4")),)
"""The games one can play alone, each with the option that makes the most difference."""
HEAD: Final = """
# Computer players alone

Points on the average of these games, the lowest and the highest; the other options are as usual.

| game | set-up | level | games | average | lowest | highest | ms per decision |
|---|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Try:
    """One game of one level alone."""

    game: str
    option: str
    value: str
    level: int
    number: int


@dataclass(frozen=True, slots=True)
class Made:
    """What came of it."""

    points: int
    seconds: float
    decisions: int


def play(each: Try) -> Made:
    """Play alone to the end."""
    game, seed = GAMES[each.game], f"alone/{each.number}"
    state = game.start(1, game.info.fresh({each.option: each.value}), Seeded(seed, 0))
    step, decisions, seconds = 0, 0, 0.0
    while game.to_move(state):
        step += 1
        start = process_time()
        move = decided(game, state, 0, each.level, f"{seed}/{step}", secrets=False)
        if len(game.moves(state, 0)) > 1:
            seconds += process_time() - start
            decisions += 1
        state = game.play(state, 0, move, Seeded(seed, step))
    outcome = game.outcome(state)
    assert outcome is not None
    return Made(outcome.scores[0], seconds, decisions)


def tries(game: str, option: str, value: str, level: int, games: int) -> list[Try]:
    """So many games of one level on one sheet."""
    return [Try(game, option, value, level, number) for number in range(games)]


def row(games: Sequence[Try], made: Sequence[Made]) -> str:
    """One level on one sheet as a row of the table."""
    first, points = games[0], [each.points for each in made]
    time = sum(each.seconds for each in made) * 1000 / sum(each.decisions for each in made)
    setup = f"{first.option} {first.value}"
    cells = (first.game, setup, first.level, len(made), f"{fmean(points):.1f}")
    return f"| {' | '.join(map(str, (*cells, min(points), max(points))))} | {time:.1f} |\n"


def rows() -> list[str]:
    """Play all of them and print every row as it is known."""
    print(HEAD, end="")
    told = []
    for game, option, values in SHEETS:
        for value, level in product(values, (CHANCE, *LEVELS)):
            games = tries(game, option, value, level, GAMES_ALONE)
            told.append(row(games, spread(play, games)))
            print(told[-1], end="", flush=True)
    return told


if __name__ == "__main__":
    rows()
