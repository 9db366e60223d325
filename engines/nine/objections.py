"""Why a move is not allowed: the first rule that speaks against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.nine.cards import COLOURS, KITTENS, NAMES, STRAY
from engines.nine.legal import legal, usable, wanted
from engines.nine.moves import Move
from engines.nine.state import FOUR, Phase, State
from engines.values import Objection, Seat

FITTING: Final = {
    Phase.TURN: ("take", "draw", "steal", "rob"),
    Phase.FIRST: ("first", "second"),
    Phase.CARD: ("play", "drop", "into", "rascal", "gooddog", "baddog", "lady"),
    Phase.SCORE: ("score", "wait"),
    Phase.KITTENS: ("drop",),
}
"""The words of the moves of each phase."""
ASKED: Final = {
    Phase.TURN: "asked-turn",
    Phase.FIRST: "asked-first",
    Phase.CARD: "asked-card",
    Phase.SCORE: "asked-score",
    Phase.KITTENS: "asked-kittens",
}
"""What is said where something else is asked."""


def objection(state: State, seat: Seat, move: Move) -> Objection | None:
    """The first thing that is wrong with a move of who decides."""
    if move in legal(state):
        return None
    if move.word not in FITTING[state.phase]:
        return Objection(ASKED[state.phase], _in_question(state))
    if max(move.seat, move.seat2, move.pile) >= state.seats:
        code = "no-such-pile" if move.pile >= 0 else "no-such-player"
        return Objection(code, {"seats": state.seats})
    return _WRONG[move.word](state, seat, move)


def _in_question(state: State) -> dict[str, str | int]:
    return {"card": NAMES[state.cards[0]] if state.cards else ""}


def _take(state: State, _seat: Seat, move: Move) -> Objection:
    pile = state.piles[move.pile]
    number = move.pile + 1
    if not pile:
        return Objection("empty-pile", {"pile": number})
    return Objection("no-use", {"card": NAMES[pile[-1]]})


def _steal(state: State, seat: Seat, move: Move) -> Objection:
    fault = _robbed(state, seat, move.seat, move.colour)
    return fault or _length(state, seat, move.colour, 1)


def _rob(state: State, seat: Seat, move: Move) -> Objection:
    """Two colours must both be wanted; of one colour two cards."""
    fault = _robbed(state, seat, move.seat, move.colour)
    fault = fault or _robbed(state, seat, move.seat2, move.colour2)
    if fault is not None:
        return fault
    if move.colour == move.colour2:
        return _length(state, seat, move.colour, 2)
    one, _ = wanted(state, seat)
    return _length(state, seat, move.colour2 if move.colour in one else move.colour, 1)


def _robbed(state: State, seat: Seat, other: Seat, colour: int) -> Objection | None:
    """Why a card cannot be stolen, whoever would need it."""
    if other == seat:
        return Objection("own-series")
    row = state.series[other * FOUR + colour]
    if not row:
        return Objection("no-series", {"colour": COLOURS[colour]})
    if row[-1] == STRAY:
        return Objection("protected", {"colour": COLOURS[colour]})
    return None


def _length(state: State, seat: Seat, colour: int, more: int) -> Objection:
    """Why the own series is not to be scored with so many cards more."""
    bed = seat * FOUR + colour
    row = state.series[bed]
    facts: dict[str, str | int] = {"colour": COLOURS[colour], "length": len(row) + more}
    if bed in state.kittens:
        return Objection("not-seven", facts)
    if STRAY in row and len(row) + more < FOUR:
        return Objection("stray-at-three", facts)
    return Objection("not-scored", facts)


def _card(state: State, seat: Seat, move: Move) -> Objection:
    """What is wrong with a move for the card in question."""
    card = state.cards[0]
    facts: dict[str, str | int] = {"card": NAMES[card]}
    if card < STRAY:
        dropped = move.word == "drop"
        return Objection("other-pile", facts) if dropped else Objection("play-or-drop", facts)
    if move.word == "drop":
        return Objection("must-use", facts)
    if not usable(state, seat, card):
        return Objection("drop-it", facts)
    word = NAMES[card] if card > KITTENS else "into"
    if move.word != word:
        return Objection("other-card", facts)
    return _use(state, seat, move, facts)


def _use(state: State, seat: Seat, move: Move, facts: dict[str, str | int]) -> Objection:
    """What is wrong with a use of the right card."""
    row = state.series[seat * FOUR + move.colour]
    colour: dict[str, str | int] = {"colour": COLOURS[move.colour]}
    if move.seat == seat:
        return Objection("to-yourself", facts)
    if not row:
        return Objection("own-none", colour)
    if move.word == "into":
        return Objection("has-kittens" if state.cards[0] == KITTENS else "has-stray", colour)
    if STRAY not in row:
        return Objection("no-stray", colour)
    return Objection("not-swapped", colour)


_WRONG: Final[dict[str, Callable[[State, Seat, Move], Objection]]] = {
    "take": _take,
    "steal": _steal,
    "rob": _rob,
    "play": _card,
    "drop": _card,
    "into": _card,
    "rascal": _card,
    "gooddog": _card,
    "baddog": _card,
    "lady": _card,
}
