"""How a seat bids and lays in Cat in the Sack, and how well it stands between two rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final, cast

from bot.games.hints import Level, Neutral, ladder
from engines.rng import Rng
from engines.sack.cards import BIG_DOG, DOGS, WORTH, Card, points
from engines.sack.moves import Call
from engines.sack.state import PILE, Phase, State, known_cards, known_mice
from engines.values import Outcome, Seat

SWING: Final = 6.0
"""How far a round may turn a lead, as a scale of the odds; rounds add up like throws of dice."""
MOOD: Final = 2
"""How many mice more or less than a sack seems worth somebody may offer for it."""
BLUFF: Final = 4
"""How many mice more than a sack seems worth are worth offering so that others pay more."""
STEPS: Final = 2
"""How many mice more than the highest bid are worth a thought."""
PREY: Final = 8
"""What a big dog seems to chase among cards that are covered still."""
WIN: Final = 0.9
"""How much of the reward is for the win; the rest is for the score."""
SPREAD: Final = 10
"""By how many points behind that rest falls to 1/e."""


class SackHints(Neutral):
    """Plays an auction to its end with bidders who count, and judges what everybody has then."""

    levels: Mapping[int, Level] = ladder(
        Level(130, slip=5.0, looks=8),
        Level(200, slip=1.3, naive=True),
        Level(300, slip=0.3, naive=True),
        Level(450, slip=0.5, looks=20),
        Level(6_000, slip=0.05, looks=600),
    )
    plies = 200
    curiosity = 0.15
    guessed = True

    def worth(self, state: State, seat: Seat) -> float:
        """The chance to have the most in the end, from what all have and how long it still goes."""
        scale = SWING * sqrt(state.edition.rounds + 1 - state.round)
        lots = [
            points(known_cards(sack)) + mice
            for sack, mice in zip(state.sacks, known_mice(state), strict=True)
        ]
        most = max(lots)
        odds = [exp((lot - most) / scale) for lot in lots]
        return min(0.999, max(0.001, odds[seat] / sum(odds)))

    def reward(self, outcome: Outcome, seat: Seat) -> float:
        won = (seat in outcome.winners) / len(outcome.winners)
        behind = max(outcome.scores) - outcome.scores[seat]
        return WIN * won + (1 - WIN) * exp(-behind / SPREAD)

    def lean(self, moves: Sequence[Any], state: State, seat: Seat, rng: Rng) -> Any:
        """Any card; then bids a mouse or two more, up to about what the sack seems worth."""
        if state.phase is Phase.LAY:
            return rng.choice(moves)
        if len(moves) == 1:
            return moves[0]
        if state.phase is Phase.BUY:
            return Call.BUY if estimate(state, seat) > 1 else Call.PASS
        mood = MOOD * (rng.below(101) - 50) / 50
        room = int(estimate(state, seat) + mood) - state.high
        if room <= 0:
            return Call.PASS
        return moves[min(rng.below(STEPS), room - 1, len(moves) - 2)]

    def sensible(self, moves: Sequence[Any], state: State, seat: Seat) -> Sequence[Any]:
        """One mouse or two more, unless that is far above what the sack seems worth; or to pass.

        Somebody jumping further pays for it himself: others leave at the same price.
        """
        if state.phase is not Phase.BID or len(moves) == 1:
            return moves
        most = estimate(state, seat) + BLUFF
        return (*(bid for bid in moves[:-1][:STEPS] if bid.mice <= most), Call.PASS)

    def thumb(self, moves: Sequence[Any], state: State, seat: Seat) -> Sequence[Any]:
        """To bid as long as the sack seems worth it: what passing brings is left out of account."""
        if state.phase is not Phase.BID or len(moves) == 1:
            return moves
        most = estimate(state, seat)
        return tuple(bid for bid in moves[:-1] if bid.mice <= most) or moves

    def quiet(self, state: State, seat: Seat) -> bool:
        """Between two rounds."""
        return state.phase is Phase.LAY and not any(state.laid)


def estimate(state: State, seat: Seat) -> float:
    """What the sack seems worth to a seat: what it sees, and the mean of what it does not."""
    known: list[Card] = []
    worth = 0.0
    for owner, card, is_open in state.row():
        if is_open or owner == seat:
            known.append(cast("Card", card))
        else:
            unseen = _unseen(state, owner)
            worth += points(unseen) / len(unseen)
    worth += points(known)
    dogs = [card for card in known if card in DOGS]
    if len(dogs) != 1:
        return worth
    others = [WORTH[card] for card in known if card not in DOGS]
    covered = len(state.row()) > len(known)
    if dogs[0] == BIG_DOG:
        return worth - max([*others, PREY] if covered else others)
    return worth - min([*others, 0] if covered else others)


def _unseen(state: State, owner: Seat) -> tuple[Card, ...]:
    """What a covered card may be: all of its set that nobody else has seen."""
    if owner == PILE:
        return known_cards((state.drawn, *state.pile))
    return known_cards((*state.hands[owner], state.laid[owner], state.removed[owner]))
