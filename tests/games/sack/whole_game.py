"""A whole game of Cat in the Sack for four, thought out beforehand on the rules alone.

Each round has its own character: a quick auction, a raise by words, everybody passes and the sack
is bought, everybody passes and it is left, two people go by standing orders. What the messengers
make of it must be this game to the letter.
"""

from __future__ import annotations

from dataclasses import dataclass

from engines.log import Cause
from engines.rng import Seeded
from engines.sack import Sack
from engines.sack.state import Phase, State, known_mice
from engines.values import Outcome

SEATS = 4
BOUGHT, LEFT, ORDERED, WORDY = 3, 4, 5, 6
"""Rounds of a character of their own; the others are played by the buttons under the board."""
ORDERS = {1: "bid 3", 2: "pass"}
"""What these seats order in the round of orders, as soon as they have laid."""
LIMITS = (4, 3, 2, 1)
"""How far each seat goes in any other auction, turned by one seat every round."""


@dataclass(frozen=True)
class Step:
    """One move of the game, and how it comes about."""

    round: int
    seat: int
    text: str
    cause: Cause


def planned(seed: str) -> tuple[list[Step], Outcome]:
    """Every move of the game this seed deals, and how it ends."""
    game, steps = Sack(), []
    state = game.start(SEATS, {}, Seeded(seed, 0))
    while waiting := game.to_move(state):
        seat = waiting[0]
        step = Step(state.round, seat, *_move(game, state, seat))
        steps.append(step)
        move = game.parse(state, seat, step.text)
        state = game.play(state, seat, move, Seeded(seed, len(steps)))
    outcome = game.outcome(state)
    assert outcome is not None
    return steps, outcome


def _move(game: Sack, state: State, seat: int) -> tuple[str, Cause]:
    if state.phase is Phase.LAY:
        cards = [game.format(move) for move in game.moves(state, seat)]
        forced = Cause.FORCED if len(cards) == 1 else Cause.PERSON
        return cards[(seat + state.round) % len(cards)], forced
    if state.phase is Phase.BUY:
        return ("buy" if state.round == BOUGHT else "pass"), Cause.PERSON
    mice = known_mice(state)[seat]
    if mice <= state.high:
        return "pass", Cause.FORCED
    if state.round in (BOUGHT, LEFT):
        return "pass", Cause.PERSON
    ordered = state.round == ORDERED and seat in ORDERS
    most = LIMITS[(seat + state.round) % SEATS]
    if ordered:
        most = {"bid 3": 3, "pass": 0}[ORDERS[seat]]
    text = f"bid {state.high + 1}" if state.high < min(most, mice) else "pass"
    return text, Cause.ORDER if ordered else Cause.PERSON
