"""How a table goes on: cards are laid, bids made, sacks won or left, and the next round begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from engines.rng import Rng
from engines.sack.cards import DOGS, Card, chase, in_order, points
from engines.sack.editions import Edition
from engines.sack.state import (
    PILE,
    Covered,
    Deed,
    Phase,
    Sale,
    State,
    but,
    known_cards,
    known_mice,
    put,
)
from engines.values import Seat

WITH_PILE: Final = 3
"""So few play with a draw pile."""
LAID: Final = (Deed("laid"),)


def deal(seats: int, edition: Edition, rng: Rng) -> State:
    """A table before its first card; of each shuffled set one card stays out."""
    sets = [rng.shuffled(edition.cards) for _ in range(seats)]
    pile = rng.shuffled(edition.cards) if seats == WITH_PILE else ()
    table = State(
        edition=edition,
        phase=Phase.LAY,
        round=0,
        start=rng.below(seats),
        seat=0,
        bank=edition.bank,
        mouse_cards=(),
        offers=(0,) * seats,
        mice=(edition.mice,) * seats,
        hands=tuple(in_order(cards[1:]) for cards in sets),
        removed=tuple(cards[0] for cards in sets),
        laid=(None,) * seats,
        shown=0,
        sacks=((),) * seats,
        gone=(),
        pile=pile,
    )
    return _next_round(table, [Deed("dealt", table.start, edition.mice)])


def lay(state: State, seat: Seat, card: Card) -> State:
    """Put a card face down; the last one opens the row and the auction.

    N.B. nothing here tells who laid when.
    """
    hand = tuple(each for each in state.hands[seat] if each != card)
    laid, hands = put(state.laid, seat, card), put(state.hands, seat, hand)
    if None in laid:
        return but(state, laid=laid, hands=hands, deeds=LAID)
    pile = known_cards(state.pile)
    drawn = pile[0] if pile else None
    return but(
        state,
        phase=Phase.BID,
        seat=state.start,
        laid=laid,
        hands=hands,
        shown=1,
        drawn=drawn,
        pile=pile[1:],
        deeds=tuple(_opened(_owned(state, laid, drawn), 0, 1)),
    )


def bid(state: State, mice: int) -> State:
    """Offer more than anybody has; the next one in the auction is asked."""
    seat, high = state.seat, state.high
    offers = put(state.offers, seat, mice)
    after = _after(seat, offers)
    return but(state, offers=offers, seat=after, deeds=(Deed("bid", seat, mice, over=high),))


def pass_(state: State) -> State:
    """Take the offer back and the mice of the lowest mouse card that has any; a card opens."""
    seat, offers = state.seat, put(state.offers, state.seat, None)
    cards, mice, taken, lowest = state.mouse_cards, state.mice, 0, 0
    found = next((at for at, lying in enumerate(cards) if lying), None)
    if found is not None:
        taken, lowest = cards[found], found + 1
        cards = put(cards, found, 0)
        mice = put(mice, seat, known_mice(state)[seat] + taken)
    row, left = _owned(state, state.laid, state.drawn), len(offers) - offers.count(None)
    shown = state.shown + 1 if left > 1 else len(row)
    deeds = [Deed("passed", seat, taken, place=lowest), *_opened(row, state.shown, shown)]
    changes = {"offers": offers, "mouse_cards": cards, "mice": mice, "shown": shown}
    after = _after(seat, offers)
    if left > 1:
        return but(state, **changes, seat=after, deeds=tuple(deeds))
    if high := state.high:
        deeds.append(Deed("won", after, high))
        return _sell(but(state, **changes, seat=after), high, deeds)
    deeds.append(Deed("last-chance", after))
    return but(state, **changes, seat=after, phase=Phase.BUY, deeds=tuple(deeds))


def buy(state: State) -> State:
    """Take the sack nobody else wanted for one mouse."""
    return _sell(state, 1, [Deed("bought", state.seat, 1)])


def decline(state: State) -> State:
    """Leave the sack: the whole row leaves the game, and the mouse cards stay empty next round."""
    row = _row(state)
    state = but(
        state,
        gone=(*state.gone, *row),
        declined=True,
        sale=Sale(None, 0, row, (), row),
    )
    return _next_round(state, [Deed("declined", state.seat, 0, row)])


def _sell(state: State, price: int, deeds: list[Deed]) -> State:
    """The dogs act, the last one left takes what they leave, and starts next."""
    winner, row = state.seat, _row(state)
    kept, chased = chase(row)
    if chased:
        deeds.append(Deed("scuffle" if chased[1] in DOGS else "chased", cards=chased))
    sacks = put(state.sacks, winner, (*state.sacks[winner], *kept))
    state = but(
        state,
        bank=state.bank + price,
        mice=put(state.mice, winner, known_mice(state)[winner] - price),
        sacks=sacks,
        gone=(*state.gone, *chased),
        start=winner,
        declined=False,
        sale=Sale(winner, price, row, kept, chased),
    )
    return _next_round(state, [*deeds, Deed("took", winner, points(kept), kept)])


def _next_round(state: State, deeds: list[Deed]) -> State:
    """The next round before its first card, or the end after the ninth."""
    seats, mouse_cards = state.seats, state.edition.filled
    bare = (None,) * seats
    if state.round == state.edition.rounds:
        cards = (0,) * len(mouse_cards)
        return but(
            state,
            phase=Phase.OVER,
            mouse_cards=cards,
            offers=(0,) * seats,
            laid=bare,
            shown=0,
            drawn=None,
            deeds=tuple(deeds),
        )
    filling = sum(mouse_cards)
    if state.declined or state.bank < filling:
        mouse_cards, filling = (0,) * len(mouse_cards), 0
    return but(
        state,
        phase=Phase.LAY,
        round=state.round + 1,
        seat=state.start,
        bank=state.bank - filling,
        mouse_cards=mouse_cards,
        offers=(0,) * seats,
        laid=bare,
        shown=0,
        drawn=None,
        deeds=(*deeds, Deed("round", state.start, filling)),
    )


def _owned(
    state: State, laid: Sequence[Covered | None], drawn: Card | None
) -> list[tuple[Seat, Card]]:
    """The full row from its left, each card with its owner."""
    row = [(seat, cast("Card", laid[seat])) for seat in state.order()]
    return row if drawn is None else [(PILE, drawn), *row]


def _opened(row: Sequence[tuple[Seat, Card]], since: int, shown: int) -> list[Deed]:
    """Cards of the row are turned up, from its left."""
    return [
        Deed("opened", owner, cards=(card,), place=place, left=len(row) - place)
        for place, (owner, card) in enumerate(row[since:shown], since + 1)
    ]


def _after(seat: Seat, offers: tuple[int | None, ...]) -> Seat:
    """Who is asked next: clockwise the next one who has not passed."""
    after = (seat + 1) % len(offers)
    while offers[after] is None:
        after = (after + 1) % len(offers)
    return after


def _row(state: State) -> tuple[Card, ...]:
    return tuple(card for _, card in _owned(state, state.laid, state.drawn))
