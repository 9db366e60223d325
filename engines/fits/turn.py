"""Dealing, and what every move does."""

from __future__ import annotations

from typing import Any

from engines.fits.board import CAT, Board
from engines.fits.cards import PRINCESS, Card, Cell, bare, in_order, west
from engines.fits.editions import Edition
from engines.fits.moves import Move
from engines.fits.options import cat_moves
from engines.fits.state import (
    CATS,
    DRAWN,
    PLAYED,
    PRINCESS_PLAYED,
    SHOWN,
    Covered,
    Deed,
    Phase,
    State,
    but,
    entry,
    known_cards,
)
from engines.rng import Rng
from engines.values import Seat

HAND = 2
"""So many cards everybody holds between two turns."""


def deal(seats: int, edition: Edition, rng: Rng, *, advanced: bool) -> State:
    """Shuffle, deal, make the draw pile, and draw lots for who is first."""
    cards = rng.shuffled(edition.deck)
    hands = tuple(in_order(cards[seat * HAND : seat * HAND + HAND]) for seat in range(seats))
    rest = cards[seats * HAND :]
    if advanced:
        pile = rng.shuffled((*rest, *(PRINCESS,) * CATS))
    else:
        pile = tuple(card for part in _parts(rest, seats) for card in rng.shuffled(part))
    first = rng.below(seats)
    return State(
        edition=edition,
        advanced=advanced,
        phase=Phase.START,
        first=first,
        seat=first,
        turns=0,
        stock=(CATS,) * seats,
        board=Board(edition, seats),
        hands=hands,
        pile=pile,
        starts=tuple(card for card, _ in edition.starts),
        deeds=(Deed("dealt", first),),
    )


def part_sizes(seats: int, cards: int) -> tuple[int, ...]:
    """How large the small piles are, each with its Princess, before any card was drawn."""
    return tuple(cards // seats + (number < cards % seats) + 1 for number in range(seats))


def _parts(rest: tuple[Card, ...], seats: int) -> list[tuple[Card, ...]]:
    parts, start = [], 0
    for size in part_sizes(seats, len(rest)):
        parts.append((*rest[start : start + size - 1], PRINCESS))
        start += size - 1
    return parts


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    match move.verb:
        case "lay":
            return _lay(state, move)
        case "draw":
            return _draw(state)
        case "sleep":
            return _sleep(state, _cell(move))
        case "cat":
            return _cat(state, move)
        case "no":
            return _end(but(state, fresh=None, deeds=(Deed("no-cat", state.seat),)))
        case "toy" | "box":
            return _toy(state, move)
        case "princess":
            return _princess(state, _cell(move))
        case "discard":
            deeds = (Deed("discarded", state.seat),)
            return _end(but(state, deeds=deeds, **_played(state, PRINCESS, SHOWN)))
    return _start(state, move)


def _cell(move: Move) -> Cell:
    if move.at is None:
        raise ValueError(f"{move} has no place")
    return move.at


def _start(state: State, move: Move) -> State:
    at, seat = _cell(move), state.seat
    following = (seat + 1) % state.seats
    done = following == state.first
    starts = tuple(card for card in state.starts if card != bare(move.card))
    return but(
        state,
        phase=Phase.TURN if done else Phase.START,
        seat=following,
        turns=state.turns + 1,
        board=state.board.with_card(at, move.card),
        starts=() if done else starts,
        deeds=(Deed("started", seat, move.card, at),),
    )


def _draw(state: State) -> State:
    seat, pile = state.seat, known_cards(state.pile)
    hand = in_order((*known_cards(state.hands[seat]), pile[0]))
    return but(
        state,
        phase=Phase.PLAY,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        pile=pile[1:],
        log=(*state.log, entry(seat, DRAWN)),
        finds=(*state.finds, pile[0] == PRINCESS),
        drawn=pile[0],
        deeds=(Deed("drew", seat, left=len(pile) - 1),),
    )


def _played(state: State, card: Covered, kind: int) -> dict[str, Any]:
    """What changes when a card leaves the hand."""
    seat = state.seat
    hand = list(state.hands[seat])
    hand.remove(card)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    return {"hands": hands, "drawn": None, "log": (*state.log, entry(seat, kind))}


def _stocked(state: State, seat: Seat, change: int) -> tuple[int, ...]:
    return (*state.stock[:seat], state.stock[seat] + change, *state.stock[seat + 1 :])


def _lay(state: State, move: Move) -> State:
    at = _cell(move)
    laid = but(
        state,
        phase=Phase.CAT,
        board=state.board.with_card(at, move.card),
        fresh=at,
        deeds=(Deed("laid", state.seat, move.card, at),),
        **_played(state, bare(move.card), PLAYED),
    )
    return laid if cat_moves(laid) else _end(but(laid, fresh=None))


def _cat(state: State, move: Move) -> State:
    seat, fresh = state.seat, state.fresh or (0, 0)
    at = fresh if move.card == "e" else west(fresh)
    return _end(
        but(
            state,
            board=state.board.with_cat(at, seat),
            stock=_stocked(state, seat, -1),
            fresh=None,
            deeds=(Deed("cat", seat, CAT, at),),
        )
    )


def _sleep(state: State, at: Cell) -> State:
    seat = state.seat
    return _end(
        but(
            state,
            board=state.board.with_nap(at, seat),
            stock=_stocked(state, seat, -1),
            deeds=(Deed("nap", seat, at=at),),
        )
    )


def _toy(state: State, move: Move) -> State:
    at, boxed = _cell(move), move.verb == "box"
    lay = state.board.with_card if boxed else state.board.with_toy
    deeds = (Deed("toy-box" if boxed else "toy", state.seat, move.card, at),)
    played = _played(state, move.card, PLAYED)
    return _end(but(state, board=lay(at, move.card), deeds=deeds, **played))


def _princess(state: State, at: Cell) -> State:
    cat = next(cat for cat in state.board.cats() if cat.at == at)
    deeds = (Deed("princess", state.seat, cat.what, at, other=cat.seat),)
    return _end(
        but(
            state,
            board=state.board.with_princess(cat),
            stock=_stocked(state, cat.seat, 1),
            deeds=deeds,
            **_played(state, PRINCESS, PRINCESS_PLAYED),
        )
    )


def _end(state: State) -> State:
    """The turn is over: the next seat's begins, or the game ends."""
    turns, seat, left = state.turns + 1, (state.seat + 1) % state.seats, state.left
    if left is None and state.pile and all(state.stock):
        return but(state, phase=Phase.TURN, seat=seat, turns=turns)
    if left is None:
        last = Deed("last", state.seat, left=len(state.pile))
        deeds = (*state.deeds, last)
        left = HAND * state.seats
        return but(state, phase=Phase.PLAY, seat=seat, turns=turns, left=left, deeds=deeds)
    phase = Phase.PLAY if left > 1 else Phase.OVER
    return but(state, phase=phase, seat=seat, turns=turns, left=left - 1)
