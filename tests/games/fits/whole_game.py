"""Whole games of If It Fits, thought out on the rules alone: every kind of move in few turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engines.fits import Fits
from engines.fits.moves import Move
from engines.fits.state import Phase, State
from engines.rng import Seeded
from engines.values import Outcome, Seat

GAME = Fits()
SLEEPY = 3
"""In each so-many-th turn a cat is laid to sleep, so that the game ends soon."""


@dataclass(frozen=True)
class Step:
    """One move of the game."""

    seat: Seat
    phase: Phase
    text: str
    forced: bool


def planned(seed: str, seats: int) -> tuple[list[Step], Outcome]:
    """Every move of the game this seed deals, and how it ends."""
    steps: list[Step] = []
    state = GAME.start(seats, {}, Seeded(seed, 0))
    while waiting := GAME.to_move(state):
        seat, moves = waiting[0], GAME.moves(state, waiting[0])
        move = _wish(state, moves)
        steps.append(Step(seat, state.phase, GAME.format(move), len(moves) == 1))
        state = GAME.play(state, seat, move, Seeded(seed, len(steps)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return steps, outcome


def _wish(state: State, moves: Sequence[Move]) -> Move:
    if state.phase is Phase.TURN:
        return moves[0] if state.turns // 2 % SLEEPY else moves[1]
    if state.phase is Phase.CAT:
        return moves[-1 if state.turns % 4 == 1 else 0]
    if state.phase is Phase.START:
        return moves[len(moves) // 2]
    rare = [move for move in moves if move.verb != "lay"]
    return rare[0] if rare else moves[state.turns * 5 % len(moves)]
