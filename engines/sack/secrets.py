"""What who may see, and which other tables a viewer could not tell from this one.

Mice and won cards are covered for others, but a good memory can count both from what was open, so
another deal keeps them. Of each other seat's set everybody knows what has been open; the rest lies
in its hand, in the row, or was put aside.
"""

from __future__ import annotations

from collections.abc import Sequence

from engines.rng import Rng
from engines.sack.cards import in_order
from engines.sack.moves import Call, Lay, Move
from engines.sack.state import Covered, Phase, State, but, known_cards
from engines.values import HIDDEN, Hidden, Seat


def cover(state: State, viewer: Seat | None) -> State:
    """The table as a seat, or a bystander, sees it."""
    if state.phase is Phase.OVER:
        return state
    closed = _closed(state)
    return but(
        state,
        mice=tuple(mice if seat == viewer else HIDDEN for seat, mice in enumerate(state.mice)),
        hands=tuple(
            hand if seat == viewer else _backs(hand) for seat, hand in enumerate(state.hands)
        ),
        removed=tuple(
            card if seat == viewer else HIDDEN for seat, card in enumerate(state.removed)
        ),
        laid=tuple(
            HIDDEN if seat in closed and seat != viewer else card
            for seat, card in enumerate(state.laid)
        ),
        sacks=tuple(
            sack if seat == viewer else _backs(sack) for seat, sack in enumerate(state.sacks)
        ),
        pile=_backs(state.pile),
    )


def redeal(state: State, viewer: Seat | None, rng: Rng) -> State:
    """The table with everything dealt anew that the viewer cannot know."""
    if state.phase is Phase.OVER:
        return state
    closed = _closed(state)
    hands, removed, laid = list(state.hands), list(state.removed), list(state.laid)
    for seat in range(state.seats):
        if seat == viewer:
            continue
        own = [*known_cards(hands[seat]), *known_cards([removed[seat]])]
        if seat in closed:
            own += known_cards([laid[seat]])
        dealt = list(rng.shuffled(in_order(own)))
        removed[seat] = dealt.pop()
        if seat in closed:
            laid[seat] = dealt.pop()
        hands[seat] = in_order(dealt)
    pile = rng.shuffled(in_order(known_cards(state.pile)))
    return but(state, hands=tuple(hands), removed=tuple(removed), laid=tuple(laid), pile=pile)


def reveals(state: State, seat: Seat, move: Move) -> bool:
    """Whether a move shows its mover or a bystander a card, or with the last sack everything.

    Who lays last turns up the first card of the row: the pile's, or the start player's, who knows
    it. Every pass turns a card up; once nobody bids any more, all lie open.
    """
    if isinstance(move, Lay):
        return state.laid.count(None) == 1 and (bool(state.pile) or seat != state.start)
    if state.phase is Phase.BUY:
        return state.round == state.edition.rounds
    return move is Call.PASS


def _closed(state: State) -> tuple[Seat, ...]:
    """Whose card of this round lies face down."""
    return tuple(place.owner for place in state.row() if place.card is not None and not place.open)


def _backs(cards: Sequence[Covered]) -> tuple[Hidden, ...]:
    return (HIDDEN,) * len(cards)
