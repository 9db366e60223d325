"""Cards and series of Nine Lives in words, and what a move would make of a series."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.nine.gains import becomes, pays
from bot.words import Speech, listing
from engines.nine.cards import CARDS, COLOURS, FACES, KINDS, NAMES, STRAY, Card, Colour, colour_of
from engines.nine.series import Due, worth
from engines.nine.state import State
from engines.values import Seat


def card_said(say: Speech, card: Card) -> str:
    """A card: its colour and number, or its name."""
    if card < STRAY:
        face = FACES[card % KINDS]
        return say("nine-number", colour=COLOURS[colour_of(card)], face=face)
    return say("nine-other", kind=NAMES[card])


def named_card(say: Speech, name: str) -> str:
    """A card as news name it."""
    return card_said(say, CARDS[name])


def cards_listed(say: Speech, cards: Iterable[Card]) -> str:
    """Cards one after the other."""
    return listing(say, [card_said(say, card) for card in cards])


def row_said(say: Speech, row: Sequence[Card]) -> str:
    """The cards of a series whose colour is known: their numbers."""
    return ", ".join(face_said(say, card) for card in row)


def face_said(say: Speech, card: Card) -> str:
    """A card in a series whose colour is known."""
    return FACES[card % KINDS] if card < STRAY else say("nine-other", kind=NAMES[card])


def effect(say: Speech, state: State, seat: Seat, colour: Colour, added: Sequence[Card]) -> str:
    """What becomes of a series that gets these cards."""
    count = len(state.of(seat)[colour]) + len(added)
    coins = pays(state, seat, colour, added)
    if coins is None:
        return say("nine-effect-grows", count=count)
    if becomes(state, seat, colour, added) is Due.MAY:
        return say("nine-effect-may", coins=coins)
    return say("nine-effect-must", count=count, coins=coins)


def completes(say: Speech, state: State, seat: Seat, colour: Colour, added: Sequence[Card]) -> str:
    """What a theft into one series brings."""
    count = len(state.of(seat)[colour]) + len(added)
    return say("nine-completes", count=count, coins=worth((*state.of(seat)[colour], *added)))
