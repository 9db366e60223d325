"""What a move costs: boop with ghosts beside OpenSpiel's Python tic-tac-toe, both played at random.

Boop pays for everything a table pays for: the list of legal moves, the check of the one chosen, and
the step's own chance. The peer comes with `locks/bench.txt`; without it boop is measured alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from engines import GAMES
from engines.rng import Seeded

ROUNDS = 9
BOOP_GAMES = 60
PEER_GAMES = 600


def boop_plies(dice: random.Random) -> int:
    """Play boop through `moves` and `play`; returns the number of moves made."""
    game, plies = GAMES["boop"], 0
    for seed in range(BOOP_GAMES):
        state, step = game.start(2, {}, Seeded(seed, 0)), 0
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
    ours, theirs = [], []
    for number in range(ROUNDS):
        ours.append(microseconds(boop_plies, number))
        if peer is not None:
            theirs.append(microseconds(lambda dice: peer_plies(peer, dice), number))
    print(f"boop with ghosts          {median(ours):6.2f} µs a move")
    if theirs:
        print(f"OpenSpiel tic-tac-toe     {median(theirs):6.2f} µs a move")
        print(f"ratio                     {median(ours) / median(theirs):6.2f} (at most 1)")
    else:
        print("OpenSpiel is not installed (locks/bench.txt): no ratio")


if __name__ == "__main__":
    main()
