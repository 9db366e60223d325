"""Standing orders in Nine Lives: whose series to go on with, to draw if nothing else, to score.

They are written as moves are. `take red` takes the top of a pile if it is red, `draw` draws unless
a theft would pay, `play` lays every drawn number down, `score` and `wait` answer for three cards.
Whatever else is to be decided is asked. Each holds for the next turn, or until it is ended.
"""

from __future__ import annotations

from bot.games.guide import Order
from bot.games.nine.gains import pays, spoils
from bot.words import Speech
from engines.nine.cards import COLOURS, STRAY, colour_of
from engines.nine.legal import legal
from engines.nine.series import worth
from engines.nine.state import Phase, State, is_number
from engines.values import Seat

WORDS = ("draw", "play", "score", "wait")
ABOUT = {"take": "collect", "draw": "draw", "play": "play", "score": "score", "wait": "score"}
"""What an order settles; the first in this order that helps is carried out."""


def orders(state: State, seat: Seat) -> list[Order]:
    """Every order a seat may give now: for the turn it has, or its next one, or for all."""
    if state.phase is Phase.OVER:
        return []
    turn = state.turns + (seat - state.turn) % state.seats
    texts = [*(f"take {colour}" for colour in COLOURS), *WORDS]
    once = [Order(text, ABOUT[text.split()[0]], turn) for text in texts]
    return [*once, *(order.lasting for order in once)]


def obey(state: State, seat: Seat, order: Order) -> str | None:
    """The move an order asks for now; None where its person had better be asked."""
    if order.round != state.turns or state.turn != seat or state.owing:
        return None
    word, _, colour = order.text.partition(" ")
    if state.phase is Phase.TURN:
        if word == "take":
            return _taken(state, seat, colour)
        return "draw" if word == "draw" and not _theft_pays(state, seat) else None
    if state.phase is Phase.CARD and word == "play":
        return _played(state, seat)
    if state.phase is Phase.SCORE and word in ("score", "wait"):
        pointless = word == "score" and not worth(state.of(seat)[state.asked])
        return None if pointless else word
    return None


def order_in_words(say: Speech, words: tuple[str, ...]) -> str:
    """A button for the last word of an order; of a whole order what it says."""
    match words:
        case ("take", colour):
            return say("nine-order-colour", colour=colour)
    return say(f"nine-order-{words[-1]}")


def _taken(state: State, seat: Seat, colour: str) -> str | None:
    """The first pile with that colour on top, unless its card would spoil the series."""
    wanted = COLOURS.index(colour)
    for at, pile in enumerate(state.piles):
        if pile and pile[-1] < STRAY and colour_of(pile[-1]) == wanted:
            coins = pays(state, seat, wanted, (pile[-1],))
            return None if coins == 0 else f"take {at + 1}"
    return None


def _played(state: State, seat: Seat) -> str | None:
    """A number card is laid down, unless that would spoil the series."""
    card = state.cards[0]
    if not is_number(card) or pays(state, seat, colour_of(card), (card,)) == 0:
        return None
    return "play"


def _theft_pays(state: State, seat: Seat) -> bool:
    """Whether something can be stolen that brings coins."""
    thefts = (move for move in legal(state) if move.word in ("steal", "rob"))
    return any(coins for move in thefts for _, coins in spoils(state, seat, move))
