"""What a move costs: our games beside OpenSpiel's Python tic-tac-toe, all played at random.

A game pays for everything a table pays for: the list of legal moves, the check of the one chosen,
and the step's own chance. The peer comes with `locks/bench.txt`; without it there is no ratio.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engines import GAMES
from engines.rng import Seeded
from engines.values import Options

ROUNDS = 9


class Row(NamedTuple):
    """A game as it is measured."""

    said: str
    game: str
    seats: int
    games: int
    most: int = 1
    """So many times the peer's move it may cost."""
    setups: tuple[Options, ...] = ({},)
    """These take turns."""
    late: bool = False
    """Only the last third of each game counts."""


OURS = (
    Row("boop with ghosts", "boop", 2, 60),
    Row("sack with four seats", "sack", 4, 40),
    Row("nine with four seats", "nine", 4, 12),
    Row("house alone, level 1", "house", 1, 40, most=5),
    Row(
        "house, all abilities",
        "house",
        1,
        40,
        most=12,
        setups=tuple({"level": level, "abilities": "random"} for level in "1234"),
    ),
    Row("fits with two seats", "fits", 2, 40, most=12),
    Row("fits with five, late", "fits", 5, 12, most=40, late=True),
)
PEER_GAMES = 600


def our_plies(row: Row, dice: random.Random) -> int:
    """Play a game through `moves` and `play`; returns the number of moves made."""
    game, plies = GAMES[row.game], 0
    for seed in range(row.games):
        setup = row.setups[seed % len(row.setups)]
        state, before = game.start(row.seats, setup, Seeded(seed, 0)), 0
        if row.late:
            state, before = late(row.game, row.seats, seed)
        step = before
        while seats := game.to_move(state):
            step += 1
            moves = game.moves(state, seats[0])
            move = moves[int(dice.random() * len(moves))]
            state = game.play(state, seats[0], move, Seeded(seed, step))
        plies += step - before
    return plies


@cache
def late(id_: str, seats: int, seed: int) -> tuple[Any, int]:
    """A game two thirds through, and how many moves that took; it is prepared once."""
    game, dice = GAMES[id_], random.Random(seed)
    states = [game.start(seats, {}, Seeded(seed, 0))]
    while asked := game.to_move(states[-1]):
        moves = game.moves(states[-1], asked[0])
        move = moves[int(dice.random() * len(moves))]
        states.append(game.play(states[-1], asked[0], move, Seeded(seed, len(states))))
    before = len(states) * 2 // 3
    return states[before], before


def peer_plies(peer: Any, dice: random.Random) -> int:
    """Play the peer through its own verbs; returns the number of moves made."""
    plies = 0
    for _ in range(PEER_GAMES):
        state = peer.new_initial_state()
        while not state.is_terminal():
            plies += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(dice.random() * len(actions))])
    return plies


def microseconds(play: Callable[[random.Random], int], number: int) -> float:
    """The processor time of one move in one round."""
    dice = random.Random(number)
    start = process_time()
    plies = play(dice)
    return (process_time() - start) / plies * 1e6


def load_peer() -> Any | None:
    """OpenSpiel's tic-tac-toe written in Python, if OpenSpiel is installed."""
    try:
        import_module("open_spiel.python.games")  # registers the game
        return import_module("pyspiel").load_game("python_tic_tac_toe")
    except ImportError:
        return None


def main() -> None:
    """Print the medians and their ratio; the rounds take turns, so both meet the same weather."""
    peer = load_peer()
    ours: list[list[float]] = [[] for _ in OURS]
    theirs = []
    for number in range(ROUNDS):
        for row, times in zip(OURS, ours, strict=True):
            times.append(microseconds(partial(our_plies, row), number))
        if peer is not None:
            theirs.append(microseconds(partial(peer_plies, peer), number))
    for row, times in zip(OURS, ours, strict=True):
        ratio = ""
        if theirs:
            ratio = f", ratio {median(times) / median(theirs):.2f} (at most {row.most})"
        print(f"{row.said:24}  {median(times):6.2f} µs a move{ratio}")
    if theirs:
        print(f"{'OpenSpiel tic-tac-toe':24}  {median(theirs):6.2f} µs a move")
    else:
        print("OpenSpiel is not installed (locks/bench.txt): no ratio")


if __name__ == "__main__":
    main()
