"""Standing orders in If It Fits: to draw a card instead of laying a sleeping cat.

What is done with it is asked: where a card fits hangs on what others have laid.
"""

from __future__ import annotations

from bot.games.guide import Order
from engines.fits.state import Phase, State
from engines.values import Seat

DRAW = "draw"


def orders(state: State, seat: Seat) -> list[Order]:
    """To draw at one's next turn, or at every one."""
    if state.phase not in (Phase.TURN, Phase.PLAY, Phase.CAT) or state.left is not None:
        return []
    waits = (seat - state.seat) % len(state.hands)
    if not waits and state.phase is not Phase.TURN:
        waits = len(state.hands)
    once = Order(DRAW, DRAW, state.turns + waits)
    return [once, once.lasting]


def obey(state: State, seat: Seat, order: Order) -> str | None:
    """The card is drawn; in the last turns there is none to draw."""
    asked = state.phase is Phase.TURN and state.seat == seat and order.round == state.turns
    return DRAW if asked else None
