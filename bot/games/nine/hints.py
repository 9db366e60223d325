"""How well a seat stands in Nine Lives: its coins, what series promise, what it may take next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final

from bot.games.hints import Level, Neutral, ladder
from bot.games.nine.gains import scores_nothing
from bot.games.nine.promises import hopes, promise
from bot.games.nine.uses import use
from engines.nine.draft import DECKS
from engines.nine.series import worth
from engines.nine.state import State
from engines.values import Outcome, Seat

# Fitted to how games of computers went on.
AGAIN, BACK = 1.5, 0.9
"""How many cards are still to come for each of the draw pile, and for each that is shuffled once
more: some come round again, many stay in series and as coins."""
LATE, SOON = 40, 4
"""With fewer than `LATE` cards to come series keep less of their promise; `SOON` are extra."""
NEXT, LATER = 0.6, 0.22
"""How much of what a seat could add at once counts: of whose turn is next, and of the others."""
SWING: Final = 0.42
"""How far the rest of the game may turn a lead, as a scale of the odds; cards add up like dice."""
WIN: Final = 0.95
"""How much of the reward is for the win; the rest is for the coins."""
SPREAD: Final = 8
"""By how many coins behind that rest falls to 1/e."""


class NineHints(Neutral):
    """Judges a position at a glance; what cards come is left to the search."""

    levels: Mapping[int, Level] = ladder(
        Level(1, slip=0.3),
        Level(1, slip=0.18),
        Level(25, slip=0.13),
        Level(80, slip=0.08),
        Level(300, slip=0.03),
    )
    plies = 0
    curiosity = 0.03

    def worth(self, state: State, seat: Seat) -> float:
        """The chance to have the most coins in the end."""
        lots = estimates(state)
        most = max(lots)
        scale = SWING * sqrt(1 + to_come(state))
        odds = [exp((lot - most) / scale) for lot in lots]
        return min(0.999, max(0.001, odds[seat] / sum(odds)))

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        won = (seat in outcome.winners) / len(outcome.winners)
        behind = max(outcome.scores) - outcome.scores[seat]
        return WIN * won + (1 - WIN) * exp(-behind / SPREAD)

    def sensible(self, moves: Sequence[Any], state: State, seat: Seat) -> Sequence[Any]:
        """No computer steals for nothing."""
        return [
            move
            for move in moves
            if move.word not in ("steal", "rob") or not scores_nothing(state, move)
        ]


def to_come(state: State) -> float:
    """How many cards will still be drawn or turned up, more or less."""
    left = len(state.stock)
    if state.again + 1 == DECKS[state.seats]:
        return left
    return AGAIN * left + BACK * (len(state.box) + sum(map(len, state.piles)))


def estimates(state: State) -> list[float]:
    """What everybody will have, more or less, in coins."""
    rest = min(1.0, (SOON + to_come(state)) / LATE)
    busy = bool(state.cards or state.owing or state.asked >= 0)
    upcoming = (state.turn + busy) % state.seats
    lots = [
        state.coins[seat] + rest * promised + (NEXT if seat == upcoming else LATER) * gain
        for seat, (promised, gain) in enumerate(hopes(state))
    ]
    if state.asked >= 0:
        row = state.of(state.turn)[state.asked]
        lots[state.turn] += max(0.0, worth(row) - promise(row, kittens=False))
    lots[state.turn] += sum(use(state, state.turn, card) for card in state.cards)
    return lots
