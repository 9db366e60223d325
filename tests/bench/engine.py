"""What a move costs: our games beside OpenSpiel's Python tic-tac-toe, all played at random.

A game pays for everything a table pays for: the list of legal moves, the check of the one chosen,
and the step's own chance. The peer comes with `locks/bench.txt`; without it there is no ratio.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from engines import GAMES
from engines.rng import Seeded

ROUNDS = 9
OURS = {"boop": ("boop with ghosts", 2, 60), "sack": ("sack with four seats", 4, 40)}
"""Each game by what is said of it, how many play, and how often."""
PEER_GAMES = 600


def our_plies(name: str, dice: random.Random) -> int:
    """Play a game through `moves` and `play`; returns the number of moves made."""
    game, plies = GAMES[name], 0
    _, players, games = OURS[name]
    for seed in range(games):
        state, step = game.start(players, {}, Seeded(seed, 0)), 0
        while seats := game.to_move(state):
            step += 1
            moves = game.moves(state, seats[0])
            move = moves[int(dice.random() * len(moves))]
            state = game.play(state, seats[0], move, Seeded(seed, step))
        plies += step
    return plies


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
    ours: dict[str, list[float]] = {name: [] for name in OURS}
    theirs = []
    for number in range(ROUNDS):
        for name, times in ours.items():
            times.append(microseconds(partial(our_plies, name), number))
        if peer is not None:
            theirs.append(microseconds(partial(peer_plies, peer), number))
    for name, times in ours.items():
        ratio = f", ratio {median(times) / median(theirs):.2f} (at most 1)" if theirs else ""
        print(f"{OURS[name][0]:24}  {median(times):6.2f} µs a move{ratio}")
    if theirs:
        print(f"{'OpenSpiel tic-tac-toe':24}  {median(theirs):6.2f} µs a move")
    else:
        print("OpenSpiel is not installed (locks/bench.txt): no ratio")


if __name__ == "__main__":
    main()
