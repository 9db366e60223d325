"""Whole games of House of Cats, thought out beforehand on the rules alone."""

from __future__ import annotations

from dataclasses import dataclass

from engines.house.moves import DONE
from engines.log import Deal
from engines.rng import Seeded
from engines.story import begin
from engines.values import Outcome
from tests.games.house.drawing import GAME

FEW = 12
"""Moves that are looked at for the one to make."""


@dataclass(frozen=True)
class Step:
    """One move of the game."""

    round: int
    seat: int
    text: str
    forced: bool = False
    """Alone a move without a choice is made by itself."""


def planned(seed: str, seats: int, rounds: int = 99, **options: str) -> tuple[list[Step], Outcome]:
    """Every move until a round begins, sheet by sheet, and how it stands then.

    Somebody who likes rooms and uses abilities, not cleverly, so that all there is comes up.
    """
    deal = Deal(seats, tuple(sorted(GAME.info.fresh(options).items())), seed)
    story, steps, rng = begin(GAME, deal), list[Step](), Seeded(f"plan/{seed}", 0)
    while (waiting := story.to_move()) and story.state.round < rounds:
        state, seat = story.state, waiting[0]
        moves = GAME.moves(state, seat)
        uses = [move for move in moves if move.verb in "ABCDEFGHIJ"]
        picked = [rng.choice(uses)] if uses and rng.below(2) else rng.shuffled(moves)[:FEW]
        if DONE in moves:
            picked = [DONE]
        move = max(picked, key=lambda each: _rooms(state, seat, each))
        forced = seats == 1 and len(moves) == 1 and move != DONE
        steps.append(Step(state.round, seat, GAME.format(move), forced))
        story = story.play(seat, move)
    return steps, story.outcome() or GAME.tally(story.state)


def _rooms(state, seat, move):
    """How many rooms stand, and how many equal numbers lie side by side."""
    if move == DONE:
        return (0, 0)
    sheet = GAME.apply(state, seat, move, Seeded("look", 0)).shown(seat)
    loose = [cells & ~sheet.walled for cells in sheet.held[:4]]
    return len(sheet.rooms), sum((c & (c << 1 | c << 8)).bit_count() for c in loose)
