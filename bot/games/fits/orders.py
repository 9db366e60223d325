"""Standing orders in If It Fits: to draw instead of laying a sleeping cat, or a whole turn.

A whole turn is which box is laid where, and which cat follows it: `lay B5 1,-2 e`, `w` or `no`, and
none of these where no cat fits. It is given while others are to move, and is played only if all is
then as it was: it lapses as soon as its turn comes and the box would bring anything else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from bot.games.fits.cards import cell_of, place, short_card
from bot.games.guide import Order
from bot.words import Speech
from engines.errors import EngineError
from engines.fits.board import Laid
from engines.fits.cards import Card
from engines.fits.moves import CAT_EAST, CAT_WEST, NO_CAT, Move, places
from engines.fits.options import moves
from engines.fits.scoring import scored
from engines.fits.state import Phase, State, but
from engines.fits.turn import apply
from engines.fits.words.notation import parse, write
from engines.values import Seat

DRAW, LAY = "draw", "lay"
CATS: Final = {CAT_EAST: "e", CAT_WEST: "w", NO_CAT: "no"}
"""The last word of a whole turn by what follows the box."""


def orders(state: State, seat: Seat) -> list[Order]:
    """To draw at one's next turn, or at every one; what to lay at the next one."""
    if state.phase not in (Phase.TURN, Phase.PLAY, Phase.CAT):
        return []
    waits = (seat - state.seat) % state.seats
    lays = [] if not waits else list(_lays(state, seat, state.turns + waits))
    if state.left is not None:
        return lays
    if not waits and state.phase is not Phase.TURN:
        waits = state.seats
    once = Order(DRAW, DRAW, state.turns + waits)
    return [once, once.lasting, *lays]


def obey(state: State, seat: Seat, order: Order) -> str | None:
    """What an order does now; in the last turns there is no card to draw."""
    if order.round != state.turns or state.seat != seat or void(state, seat, order):
        return None
    if state.phase is Phase.TURN:
        return DRAW
    if order.about != LAY:
        return None
    move, cat = _read(order.text)
    if state.phase is Phase.PLAY:
        return write(move)
    return next((write(each) for each, word in CATS.items() if word == cat), None)


def void(state: State, seat: Seat, order: Order) -> bool:
    """Whether the turn of a whole one has come, and the box may not be laid, or brings another.

    N.B. not before: what others lay may be taken back, and who is not asked needs not hear of it.
    """
    if order.about != LAY or order.round != state.turns or state.seat != seat:
        return False
    move, _ = _read(order.text)
    if state.phase is Phase.CAT:
        return state.board.laid[-1] != Laid(move.at or (0, 0), move.card)
    ready = _ready(state, seat)
    return move not in moves(ready) or order not in _whole(ready, move, order.round)


def spelled(state: State, seat: Seat, words: Sequence[str]) -> tuple[str, ...]:
    """A whole turn, or its beginning, as it is offered; nothing if the words are none."""
    cats: dict[tuple[str, ...], tuple[str, ...]] = {(): ()}
    for cat, word in CATS.items():
        cats |= {tuple(write(cat).split()): (word,), (word,): (word,)}
    said = tuple(word.casefold() for word in words)
    for length in range(3):  # N.B. places are called e and w, too
        head, tail = said[: len(said) - length], said[len(said) - length :]
        with suppress(EngineError):
            move = parse(state, seat, " ".join(head))
            if move.verb == LAY and tail in cats:
                return (*write(move).split(), *cats[tail])
    return ()


def order_in_words(say: Speech, state: State, words: tuple[str, ...]) -> str:
    """A button for the last word of an order; of a whole order what it says."""
    match words:
        case ("lay", card):
            return short_card(say, state.edition, card)
        case ("lay", card, at, *cats):
            return say(
                "fits-order-whole",
                card=short_card(say, state.edition, card),
                place=place(state, LAY, cell_of(at)),
                draws="yes" if state.left is None else "no",
                cat=cats[0] if cats else "none",
            )
    return say(f"fits-order-{words[-1]}")


def _lays(state: State, seat: Seat, due: int) -> Iterator[Order]:
    """Every whole turn a seat might have with what it holds."""
    ready = _ready(state, seat)
    for move in moves(ready):
        if move.verb == LAY:
            yield from _whole(ready, move, due)


def _ready(state: State, seat: Seat) -> State:
    """The table as if a seat were to lay one of the cards it holds."""
    return but(state, phase=Phase.PLAY, seat=seat, fresh=None)


def _whole(ready: State, move: Move, due: int) -> Iterator[Order]:
    """The turns that begin with a box, each with what it brings."""
    laid = apply(ready, move)
    cats = moves(laid) if laid.phase is Phase.CAT else ()
    fitting = "".join(CATS[cat] for cat in cats)
    if not cats:
        yield Order(write(move), LAY, due, _brings(laid, move, fitting))
    for cat in cats:
        given = _brings(apply(laid, cat), move, fitting)
        yield Order(f"{write(move)} {CATS[cat]}", LAY, due, given)


def _brings(state: State, move: Move, fitting: str) -> str:
    """What the box of a move is worth, whether it is closed, to whom it goes, which cats fit."""
    line = scored(state.board.box(move.at or (0, 0)), advanced=state.advanced)
    winners, extra = ("".join(map(str, each)) for each in (line.winners, line.extra))
    return f"{line.worth} {int(line.box.closed)} {winners or '-'} {extra} {fitting or '-'}"


def _read(text: str) -> tuple[Move, str]:
    """The box of a whole turn, and the word for its cat."""
    _, card, at, *cats = text.split()
    return places(LAY, Card(card))[cell_of(at)], cats[0] if cats else ""
