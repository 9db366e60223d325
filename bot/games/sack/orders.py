"""Standing orders in Cat in the Sack: how far to bid, and which card to lay if one is late.

They are written as moves are: `bid 6` bids up to six and then passes, `pass` passes, and `lay cat8`
lays that card as soon as nobody else is waited for. Those for the auction may last for all rounds.
"""

from __future__ import annotations

from bot.games.guide import Order
from bot.words import Speech
from engines.sack.state import Phase, State, known_cards, known_mice
from engines.values import Seat

AUCTION, CARD = "auction", "card"


def orders(state: State, seat: Seat) -> list[Order]:
    """Every order a seat may give now."""
    return [*_for_the_auction(state, seat), *_for_a_card(state, seat)]


def obey(state: State, seat: Seat, order: Order, *, late: bool) -> str | None:
    """The move an order asks for; buying is nobody's order."""
    if order.round != state.round:
        return None
    if order.about == CARD:
        return order.text if late and _may_lay(state, seat, order.text) else None
    if state.phase is not Phase.BID or state.seat != seat:
        return None
    word, _, most = order.text.partition(" ")
    least = state.high + 1
    if word == "bid" and least <= min(int(most), known_mice(state)[seat]):
        return f"bid {least}"
    return "pass"


def void(state: State, seat: Seat, order: Order) -> bool:
    """Whether a card that was to be laid this round is not there any more."""
    if order.about != CARD or order.round != state.round or not _is_choosing(state, seat):
        return False
    return not _may_lay(state, seat, order.text)


def order_in_words(say: Speech, words: tuple[str, ...]) -> str:
    """A button for the last word of an order; of a whole order what it says."""
    match words:
        case ("bid", most):
            return say("sack-order-most", mice=int(most))
        case ("lay", card):
            return say("sack-order-card", card=card)
    return say(f"sack-order-{words[-1]}")


def _for_the_auction(state: State, seat: Seat) -> list[Order]:
    if state.phase is Phase.OVER:
        return []
    bidding = state.phase is Phase.BID and state.offers[seat] is not None
    bids = range(state.high + 1, known_mice(state)[seat] + 1)
    texts = [*(f"bid {mice}" for mice in bids), "pass"] if bidding or _before(state) else []
    orders = [Order(text, AUCTION, state.round) for text in texts]
    every = [*(f"bid {mice}" for mice in range(1, known_mice(state)[seat] + 1)), "pass"]
    return [*orders, *(Order(text, AUCTION, state.round).lasting for text in every)]


def _before(state: State) -> bool:
    """Whether the auction of this round is still to come."""
    return state.phase is Phase.LAY


def _for_a_card(state: State, seat: Seat) -> list[Order]:
    """Orders for the card to lay next: in this round as long as it is not laid."""
    if state.phase is Phase.OVER:
        return []
    due = state.round if _is_choosing(state, seat) else state.round + 1
    return [Order(f"lay {card}", CARD, due) for card in known_cards(state.hands[seat])]


def _is_choosing(state: State, seat: Seat) -> bool:
    return state.phase is Phase.LAY and state.laid[seat] is None


def _may_lay(state: State, seat: Seat, text: str) -> bool:
    return _is_choosing(state, seat) and text.removeprefix("lay ") in state.hands[seat]
