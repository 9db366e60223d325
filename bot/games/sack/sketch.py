"""The table of Cat in the Sack in letters: a line for each card of the row and its owner."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.lettering import legend, short, table, wrapped
from bot.words import Speech, minus
from engines.sack import Sack
from engines.sack.cards import WORTH, Card, is_cat
from engines.sack.state import PILE, Covered, Phase, Slot, State, known_cards, known_mice
from engines.values import HIDDEN, Outcome, Seen

GAME: Final = Sack()
COVERED, UNLAID = "?", "."
HEADS: Final = ("card", "bid", "held", "won")
"""The columns of a table in play; there are no bids while cards are laid."""


def drawn(say: Speech, seen: Seen[State], names: Sequence[str]) -> str:
    """What a viewer sees, and what the letters mean."""
    state, outcome = seen.state, GAME.outcome(seen.state)
    if outcome is not None:
        board, shown = _final(say, state, outcome, names)
    else:
        board, shown = _playing(say, seen, names)
    return "\n".join([*board, *legend(_signs(say, shown))])


def _playing(say: Speech, seen: Seen[State], names: Sequence[str]) -> tuple[list[str], list[str]]:
    """The table, and the signs that are on it."""
    state = seen.state
    rows = [_line(say, seen, place, names) for place in _row(state)]
    heads = ["", *(say(f"sack-sketch-{head}") for head in HEADS)]
    lines = [say("sack-sketch-round", round=state.round)]
    told = range(len(heads)) if state.phase is not Phase.LAY else (0, 1, 3, 4)
    lines += table([[row[at] for at in told] for row in (heads, *rows)])
    mice = ", ".join(map(str, state.mouse_cards)) if any(state.mouse_cards) else ""
    lines += wrapped(say("sack-alt-mice", cards=mice) if mice else say("sack-alt-mice-empty"))
    key = "sack-alt-bank-next" if state.phase is Phase.LAY else "sack-alt-bank"
    lines += wrapped(say(key, bank=state.bank, name=short(names[state.start])))
    shown = [row[1] for row in rows]
    if seen.seat is not None:
        held = (state.hands[seen.seat], [state.removed[seen.seat]], state.sacks[seen.seat])
        hand, aside, won = (_signs_of(say, known_cards(tuple(cards))) for cards in held)
        facts = {"hand": " ".join(hand) or say("sack-none"), "card": " ".join(aside)}
        mice = str(known_mice(state)[seen.seat])
        own = say("sack-sketch-own", **facts, mice=mice, won=" ".join(won) or say("sack-none"))
        lines += [narrow for line in own.splitlines() for narrow in wrapped(line)]
        shown += [*hand, *aside, *won]
    return lines, shown


def _final(
    say: Speech, state: State, outcome: Outcome, names: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Everybody's points and cards."""
    heads = [say(f"sack-sketch-{head}") for head in ("cats", "mice", "points")]
    rows = [
        [names[seat], *(minus(points) for _, points in made), minus(outcome.scores[seat])]
        for seat, made in enumerate(outcome.breakdown)
    ]
    lines, shown = table([["", *heads], *rows]), []
    for seat, sack in enumerate(state.sacks):
        cards = _signs_of(say, known_cards(sack))
        said = " ".join(cards) or say("sack-none")
        lines += wrapped(say("sack-sketch-sack", name=short(names[seat]), cards=said))
        shown += cards
    return lines, shown


def _row(state: State) -> list[Slot]:
    """The row; with three players the draw pile's place is there before its card is."""
    row = list(state.row())
    waits = state.pile and state.drawn is None
    return [Slot(PILE, None, open=False), *row] if waits else row


def _line(say: Speech, seen: Seen[State], place: Slot, names: Sequence[str]) -> list[str]:
    """One card of the row, and what its owner has bid, holds and has won."""
    state, seat = seen.state, place.owner
    if seat == PILE:
        card = _row_card(say, place, own=False)
        return [say("sack-label-pile"), card, "", str(state.to_be_drawn), ""]
    offer = state.offers[seat]
    bid = say("sack-sketch-passed") if offer is None else str(offer)
    counts = (str(len(state.hands[seat])), str(len(state.sacks[seat])))
    card = _row_card(say, place, own=seat == seen.seat)
    return [names[seat], card, bid, *counts]


def _row_card(say: Speech, place: Slot, *, own: bool) -> str:
    if place.card is None:
        return UNLAID
    if place.card is HIDDEN or not (place.open or own):
        return COVERED
    sign = _sign(say, place.card)
    return sign if place.open else f"({sign})"


def _signs_of(say: Speech, cards: Iterable[Card]) -> list[str]:
    return [_sign(say, card) for card in cards]


def _sign(say: Speech, card: Covered) -> str:
    """A cat's number, or the letters of another card."""
    card = Card(str(card))
    return minus(WORTH[card]) if is_cat(card) else say("sack-letter-card", card=card)


def _signs(say: Speech, shown: Sequence[str]) -> list[str]:
    """What the signs mean that are shown."""
    known = {UNLAID: say("sack-sketch-unlaid"), COVERED: say("sack-sketch-covered")}
    known |= {_sign(say, card): say("sack-card", card=card) for card in WORTH if not is_cat(card)}
    bare = {sign.strip("()") for sign in shown}
    items = [f"{sign} {words}" for sign, words in known.items() if sign in bare]
    if any(sign.startswith("(") for sign in shown):
        items.append(f"( ) {say('sack-sketch-own-card')}")
    cats = any(re.fullmatch(r"\u2212?\d+", sign) for sign in bare)
    return [*items, say("sack-sketch-numbers")] if cats else items
