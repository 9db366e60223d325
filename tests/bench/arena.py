"""Levels against each other, and the lowest against chance: how well computers play, and how fast.

Where two play, every deal is played twice, with the places exchanged. Where more may, one of the
first level sits down at each place in turn with three of the second. The set-ups of a game take
turns. All but the processor time is the same on every machine. The result is written to `arena.md`
beside this.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise, product
from pathlib import Path
from time import process_time
from typing import Any, Final

from bot.computers.hints import hints_for
from bot.computers.search import choose
from bot.games.levels import LEVELS
from engines import GAMES
from engines.game import Game
from engines.rng import Seeded
from engines.values import Seat

RESULT: Final = Path(__file__).with_suffix(".md")
CHANCE: Final = 0
"""The level of somebody who makes any legal move."""
PAIRINGS: Final = tuple((level, lower) for lower, level in pairwise((CHANCE, *LEVELS)))
ROUNDS: Final = {2: 40, 4: 80}
"""How many games of a pairing, by the number of seats."""
MOST: Final = 4
"""So many sit at a table, if so many may."""
HEAD: Final = """# Computer players against each other

Written by `make arena`. Won, drawn and lost are the first level's; level 0 plays at random. With
four seats one of the first level plays three of the second: a fair share of wins is a quarter, and
a win shared with another seat is drawn. The processor time is of one decision on the machine that
wrote this; the rest is the same on all.

| game | levels | games | won | drawn | lost | ms per decision |
|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Match:
    """One game between two levels, who change places."""

    game: str
    levels: tuple[int, int]
    number: int

    def side(self, seat: Seat) -> int:
        """Which of the two levels plays a seat: the first has one place, the second the rest."""
        return int(seat != self.number % self.seats)

    @property
    def seats(self) -> int:
        """How many play."""
        return min(MOST, GAMES[self.game].info.seats[-1])

    @property
    def deal(self) -> int:
        """The first level has every place of a deal once."""
        return self.number // self.seats


@dataclass(frozen=True, slots=True)
class Result:
    """How a match went."""

    match: Match
    winners: frozenset[int]
    """The sides that won."""
    seconds: tuple[float, float]
    """The processor time each side thought."""
    decisions: tuple[int, int]
    """How often each side had a choice."""


def play(match: Match) -> Result:
    """Play a match to its end."""
    game, seed = GAMES[match.game], f"arena/{match.number}"
    setups = _setups(game)
    setup = setups[match.deal % len(setups)]
    state = game.start(match.seats, setup, Seeded(f"arena/{match.deal}", 0))
    secrets = game.secrets(match.seats, setup)
    step, seconds, decisions = 0, [0.0, 0.0], [0, 0]
    while turn := game.to_move(state):
        step += 1
        seat = turn[0]
        side = match.side(seat)
        start = process_time()
        move = _move(game, state, seat, match.levels[side], f"{seed}/{step}", secrets=secrets)
        if len(game.moves(state, seat)) > 1:
            seconds[side] += process_time() - start
            decisions[side] += 1
        state = game.play(state, seat, move, Seeded(seed, step))
    outcome = game.outcome(state)
    assert outcome is not None
    winners = frozenset(match.side(seat) for seat in outcome.winners)
    return Result(match, winners, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def matches(game: str, levels: tuple[int, int], rounds: int) -> list[Match]:
    """So many games of a pairing."""
    return [Match(game, levels, number) for number in range(rounds)]


def play_all(games: Iterable[Match]) -> list[Result]:
    """Play on every core."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(mp_context=context) as pool:
        return list(pool.map(play, games))


def score(results: Sequence[Result]) -> tuple[int, int, int]:
    """Won, drawn and lost by the first level."""
    won = sum(result.winners == {0} for result in results)
    lost = sum(result.winners == {1} for result in results)
    return won, len(results) - won - lost, lost


def row(results: Sequence[Result]) -> str:
    """A pairing as a row of the table."""
    match = results[0].match
    first, second = (_milliseconds(results, side) for side in (0, 1))
    won, drawn, lost = score(results)
    levels = f"{match.levels[0]} : {match.levels[1]}"
    times = f"{first:.1f} : {second:.1f}"
    return f"| {match.game} | {levels} | {len(results)} | {won} | {drawn} | {lost} | {times} |\n"


def _setups(game: Game[Any, Any]) -> list[dict[str, str]]:
    choices = [[(option.id, value) for value in option.values] for option in game.info.offered]
    return [game.info.fresh(dict(chosen)) for chosen in product(*choices)]


def _move(
    game: Game[Any, Any], state: Any, seat: Seat, level: int, seed: str, *, secrets: bool
) -> Any:
    if level == CHANCE:
        return Seeded(f"{seed}/chance", 0).choice(game.moves(state, seat))
    hints = hints_for(game.info.id)
    return choose(game, state, seat, level, f"{seed}/choice", hints, secrets=secrets)


def _milliseconds(results: Sequence[Result], side: int) -> float:
    seconds = sum(result.seconds[side] for result in results)
    return seconds * 1000 / sum(result.decisions[side] for result in results)


def main() -> None:
    """Play every pairing of every game, print the table and write it down."""
    print(HEAD, end="")
    rows = []
    for game, levels in product(GAMES, PAIRINGS):
        rounds = ROUNDS[Match(game, levels, 0).seats]
        rows.append(row(play_all(matches(game, levels, rounds))))
        print(rows[-1], end="", flush=True)
    RESULT.write_text(HEAD + "".join(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
