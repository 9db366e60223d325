"""Whole moves of Nine Lives as sentences, with what they would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.games.lettering import short
from bot.games.nine.cards import card_said, completes, effect
from bot.games.nine.gains import last_card, loot, spoils
from bot.words import Speech
from engines.nine.cards import COLOURS, KITTENS, STRAY, colour_of
from engines.nine.legal import to_move
from engines.nine.moves import Move
from engines.nine.series import worth
from engines.nine.state import State
from engines.values import Fact, Seat


def sentence(say: Speech, state: State, move: Move, names: Sequence[str]) -> str:
    """A whole move as a button says it."""
    return _SAID[move.word](say, state, move, names)


def _take(say: Speech, state: State, move: Move, _names: Sequence[str]) -> str:
    card = state.piles[move.pile][-1]
    facts: dict[str, Fact] = {"card": card_said(say, card), "pile": move.pile + 1}
    if card >= STRAY:
        return say("nine-move-take", **facts)
    comes = effect(say, state, to_move(state), colour_of(card), (card,))
    return say("nine-move-take-for", effect=comes, **facts)


def _play(say: Speech, state: State, _move: Move, _names: Sequence[str]) -> str:
    card = state.cards[0]
    comes = effect(say, state, to_move(state), colour_of(card), (card,))
    return say("nine-move-play", card=card_said(say, card), effect=comes)


def _drop(say: Speech, state: State, move: Move, _names: Sequence[str]) -> str:
    card = KITTENS if state.owing else state.cards[0]
    return say("nine-move-drop", card=card_said(say, card), pile=move.pile + 1)


def _first(say: Speech, state: State, move: Move, _names: Sequence[str]) -> str:
    card = state.cards[0 if move.word == "first" else 1]
    return say(f"nine-move-{move.word}", card=card_said(say, card))


def _into(say: Speech, state: State, move: Move, _names: Sequence[str]) -> str:
    colour, seat = COLOURS[move.colour], to_move(state)
    if state.cards[0] == KITTENS:
        count = len(state.of(seat)[move.colour])
        return say("nine-move-kittens", colour=colour, count=count)
    comes = effect(say, state, seat, move.colour, (STRAY,))
    return say("nine-move-stray", colour=colour, effect=comes)


def _rascal(say: Speech, state: State, move: Move, names: Sequence[str]) -> str:
    card = last_card(state, move.seat, move.colour)
    return say(
        "nine-move-rascal",
        colour=COLOURS[move.colour],
        name=_name(say, names, move.seat),
        card=card_said(say, card),
    )


def _dog(say: Speech, state: State, move: Move, names: Sequence[str]) -> str:
    row, name = state.of(to_move(state))[move.colour], _name(say, names, move.seat)
    colour = COLOURS[move.colour]
    if move.word == "baddog":
        return say("nine-move-baddog", colour=colour, count=len(row), name=name)
    return say("nine-move-gooddog", colour=colour, card=card_said(say, row[-1]), name=name)


def _lady(say: Speech, state: State, _move: Move, _names: Sequence[str]) -> str:
    strays = sum(STRAY in row for row in state.of(to_move(state)))
    return say("nine-move-lady", coins=strays + 1)


def _score(say: Speech, state: State, _move: Move, _names: Sequence[str]) -> str:
    return say("nine-move-score", coins=worth(state.of(state.turn)[state.asked]))


def _plain(say: Speech, _state: State, move: Move, _names: Sequence[str]) -> str:
    return say(f"nine-move-{move.word}")


def _steal(say: Speech, state: State, move: Move, names: Sequence[str]) -> str:
    card = last_card(state, move.seat, move.colour)
    comes = completes(say, state, to_move(state), move.colour, (card,))
    name = _name(say, names, move.seat)
    return say("nine-move-steal", name=name, card=card_said(say, card), effect=comes)


def _rob(say: Speech, state: State, move: Move, names: Sequence[str]) -> str:
    seat, got = to_move(state), [last_card(state, *where) for where in loot(move)]
    if move.colour == move.colour2:
        comes = completes(say, state, seat, move.colour, got)
    else:
        coins = [coins for _, coins in spoils(state, seat, move)]
        fault = "none" if all(coins) else "some" if any(coins) else "all"
        comes = say("nine-completes-two", coins=sum(coins), fault=fault)
    return say(
        "nine-move-rob",
        name=_name(say, names, move.seat),
        card=card_said(say, got[0]),
        other=_name(say, names, move.seat2),
        prey=card_said(say, got[1]),
        effect=comes,
    )


def _name(say: Speech, names: Sequence[str], seat: Seat) -> str:
    return short(names[seat]) if seat < len(names) else say("nine-player", number=seat + 1)


_SAID: Final[dict[str, Callable[[Speech, State, Move, Sequence[str]], str]]] = {
    "take": _take,
    "draw": _plain,
    "steal": _steal,
    "rob": _rob,
    "first": _first,
    "second": _first,
    "play": _play,
    "drop": _drop,
    "into": _into,
    "rascal": _rascal,
    "gooddog": _dog,
    "baddog": _dog,
    "lady": _lady,
    "score": _score,
    "wait": _plain,
}
