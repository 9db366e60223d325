"""What moves of Nine Lives bring, in figures: all that computers and guides both ask."""

from __future__ import annotations

from collections.abc import Sequence

from engines.nine.cards import STRAY, Card, Colour, colour_of
from engines.nine.legal import to_move
from engines.nine.moves import Move
from engines.nine.series import Due, due, worth
from engines.nine.state import FOUR, State
from engines.values import Seat


def pays(state: State, seat: Seat, colour: Colour, added: Sequence[Card]) -> int | None:
    """The coins of a series that is scored by these cards, or may be; None where it is not."""
    row = (*state.of(seat)[colour], *added)
    entailed = becomes(state, seat, colour, added)
    return None if entailed is Due.NO else worth(row)


def becomes(state: State, seat: Seat, colour: Colour, added: Sequence[Card]) -> Due:
    """Whether a series is scored once it has these cards."""
    row = (*state.of(seat)[colour], *added)
    return due(len(row), kittens=seat * FOUR + colour in state.kittens, stray=STRAY in row)


def loot(move: Move) -> tuple[tuple[Seat, Colour], ...]:
    """Whose series lose a card by a theft."""
    if move.word == "steal":
        return ((move.seat, move.colour),)
    return ((move.seat, move.colour), (move.seat2, move.colour2))


def last_card(state: State, seat: Seat, colour: Colour) -> Card:
    """The last card of a series."""
    return state.of(seat)[colour][-1]


def scores_nothing(state: State, move: Move) -> bool:
    """Whether a move scores a series for nothing, or has it scored so."""
    seat = to_move(state)
    if move.word in ("steal", "rob"):
        return any(not coins for _, coins in spoils(state, seat, move))
    if move.word == "score":
        return not worth(state.of(seat)[state.asked])
    if move.word == "take":
        card = state.piles[move.pile][-1]
    elif move.word == "play":
        card = state.cards[0]
    else:
        return False
    if card >= STRAY:
        return False
    colour = colour_of(card)
    row = (*state.of(seat)[colour], card)
    must = due(len(row), kittens=seat * FOUR + colour in state.kittens, stray=STRAY in row)
    return must is Due.MUST and not pays(state, seat, colour, (card,))


def spoils(state: State, seat: Seat, move: Move) -> list[tuple[Colour, int]]:
    """The coins of every series a theft completes."""
    added: dict[Colour, tuple[Card, ...]] = {}
    for other, colour in loot(move):
        added[colour] = (*added.get(colour, ()), last_card(state, other, colour))
    return [(colour, worth((*state.of(seat)[colour], *got))) for colour, got in added.items()]
