"""Levels against each other, and the lowest against chance: how well computers play, and how fast.

Where two play, every deal is played twice, with the places exchanged. Where more may, one of the
first level sits down at each place in turn with three of the second. The set-ups of a game take
turns. All but the processor time is the same on every machine. The result is written to `arena.md`
beside this; with the names of some games and a number, only these are played, so often a pairing
(and quick ones thrice as often, as ever), and the rows of the others stay as they are:
`python -m tests.bench.arena boop 40`. With the names of pairings, only these are played:
`python -m tests.bench.arena boop 40 4:3 1:ahead`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any, Final

from bot.games.levels import LEVELS
from engines import GAMES
from engines.game import Game
from engines.rng import Seeded
from engines.values import Seat
from tests.bench import alone
from tests.bench.deciding import AHEAD, CHANCE, decided, spread

RESULT: Final = Path(__file__).with_suffix(".md")
PAIRINGS: Final = (
    (LEVELS[0], CHANCE),
    (LEVELS[0], AHEAD),
    *((level, lower) for lower, level in pairwise(LEVELS)),
    (LEVELS[-1], LEVELS[0]),
)
NAMES: Final[Mapping[int, str]] = {CHANCE: "chance", AHEAD: "ahead"}
ROUNDS: Final = {2: 40, 4: 80}
"""How many games of a pairing, by the number of seats."""
DUELS: Final = 100
"""How many games two levels play, the two of them alone."""
QUICK = OFTENER = 3
"""Up to this level computers think so little that they play so many times as many games."""
DUELLISTS: Final = ("fits",)
"""What two play alone although more may sit down."""
MOST: Final = 4
"""So many sit at a table, if so many may."""
HEAD: Final = """# Computer players against each other

Written by `make arena`, or for some games and so many rounds by `python -m tests.bench.arena boop
40`; the seeds of all games are `arena/0`, `arena/1` and so on. Won, drawn and lost are the first
level's. `chance` makes any move; `ahead` looks one move ahead: it judges moves as level 1 does and
never slips. With four seats one of the first level plays three of the second: a win shared with
another seat is drawn, and of the share of wins, in which it counts in parts, a quarter would be
fair; with two it is a half. In nineteen of twenty such rows what countless games would show is no
further from the share than what it is give or take. The processor time is of one decision on the
machine that wrote this; the rest is the same on all.

| game | seats | levels | games | won | drawn | lost | share | give or take | ms per decision |
|---|---|---|---|---|---|---|---|---|---|
"""


@dataclass(frozen=True, slots=True)
class Match:
    """One game between two levels, who change places."""

    game: str
    levels: tuple[int, int]
    number: int
    duel: bool = False
    """Whether only two play, although more may."""

    def side(self, seat: Seat) -> int:
        """Which of the two levels plays a seat: the first has one place, the second the rest."""
        return int(seat != self.number % self.seats)

    @property
    def seats(self) -> int:
        """How many play."""
        return 2 if self.duel else min(MOST, GAMES[self.game].info.seats[-1])

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
    share: float
    """What of the win is the first side's: all, nothing, or a part of a shared one."""
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
        move = decided(game, state, seat, match.levels[side], f"{seed}/{step}", secrets=secrets)
        if len(game.moves(state, seat)) > 1:
            seconds[side] += process_time() - start
            decisions[side] += 1
        state = game.play(state, seat, move, Seeded(seed, step))
    outcome = game.outcome(state)
    assert outcome is not None
    winners = frozenset(match.side(seat) for seat in outcome.winners)
    share = sum(not match.side(seat) for seat in outcome.winners) / max(1, len(outcome.winners))
    return Result(match, winners, share, (seconds[0], seconds[1]), (decisions[0], decisions[1]))


def matches(game: str, levels: tuple[int, int], rounds: int, *, duel: bool = False) -> list[Match]:
    """So many games of a pairing."""
    return [Match(game, levels, number, duel) for number in range(rounds)]


def play_all(games: Iterable[Match]) -> list[Result]:
    """Play on every core."""
    return spread(play, games)


def score(results: Sequence[Result]) -> tuple[int, int, int]:
    """Won, drawn and lost by the first level."""
    won = sum(result.winners == {0} for result in results)
    lost = sum(result.winners == {1} for result in results)
    return won, len(results) - won - lost, lost


def doubt(share: float, games: int) -> float:
    """How far a share of so many games may be from what countless ones would show.

    Two standard errors, with two wins and two losses more: even where nobody has lost yet.
    """
    more = games + 4
    middle = (share * games + 2) / more
    return 2 * sqrt(middle * (1 - middle) / more)


def row(results: Sequence[Result]) -> str:
    """A pairing as a row of the table."""
    match = results[0].match
    first, second = (_milliseconds(results, side) for side in (0, 1))
    share = sum(result.share for result in results) / len(results)
    cells = (
        match.game,
        match.seats,
        named(match.levels),
        len(results),
        *score(results),
        f"{share:.0%}",
        f"{doubt(share, len(results)):.0%}",
        f"{first:.1f} : {second:.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |\n"


def named(levels: tuple[int, int], between: str = " : ") -> str:
    """A pairing in the words of the table."""
    return between.join(NAMES.get(level, str(level)) for level in levels)


def pairings(
    game: str, rounds: int | None, chosen: Sequence[tuple[int, int]] = PAIRINGS
) -> Iterator[list[Match]]:
    """What is played of a game, so often or as often as usual."""
    for duel in (False, True)[: 1 + (game in DUELLISTS)]:
        for levels in chosen:
            usual = DUELS if duel else ROUNDS[Match(game, levels, 0).seats]
            times = OFTENER if max(levels) <= QUICK else 1
            yield matches(game, levels, (rounds or usual) * times, duel=duel)


def told(text: str) -> tuple[dict[str, str], str]:
    """The rows of each game in what was written before, and what computers made alone.

    Rows of another shape than today's are left out.
    """
    table, _, rest = text.partition(alone.HEAD)
    columns = HEAD.splitlines()[-1].count("|")
    lines = [line for line in table.splitlines(keepends=True) if line.startswith("| ")]
    lines = [line for line in lines if line.count("|") == columns]
    rows = {game: "".join(line for line in lines if line.split()[1] == game) for game in GAMES}
    return rows, rest


def renewed(rows: str, line: str) -> str:
    """The rows of a game, with this one in the place of what was known of its pairing."""
    lines, pairing = rows.splitlines(keepends=True), line.split("|")[:4]
    at = [number for number, before in enumerate(lines) if before.split("|")[:4] == pairing]
    first = at[0] if at else len(lines)
    return "".join((*lines[:first], line, *lines[first + len(at) :]))


def _setups(game: Game[Any, Any]) -> list[dict[str, str]]:
    choices = [[(option.id, value) for value in option.values] for option in game.info.offered]
    return [game.info.fresh(dict(chosen)) for chosen in product(*choices)]


def _milliseconds(results: Sequence[Result], side: int) -> float:
    seconds = sum(result.seconds[side] for result in results)
    return seconds * 1000 / sum(result.decisions[side] for result in results)


def main(games: Sequence[str], rounds: int | None, chosen: Sequence[tuple[int, int]] = ()) -> None:
    """Play these pairings of these games, or all, print the table and write it down."""
    rows, sheets = told(RESULT.read_text(encoding="utf-8"))
    print(HEAD, end="")
    for game in games or GAMES:
        rows[game] = rows[game] if chosen else ""
        for pairing in pairings(game, rounds, chosen or PAIRINGS):
            line = row(play_all(pairing))
            rows[game] = renewed(rows[game], line)
            print(line, end="", flush=True)
    if not games:
        sheets = "".join(alone.rows())
    text = "".join((HEAD, *(rows[game] for game in GAMES), alone.HEAD, sheets))
    RESULT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    words = sys.argv[1:]
    numbers = [int(word) for word in words if word.isdecimal()]
    some = [levels for levels in PAIRINGS if named(levels, ":") in words]
    main([word for word in words if word in GAMES], numbers[0] if numbers else None, some)
