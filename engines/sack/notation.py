"""How moves are written and read, and the table drawn in plain text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engines.errors import AmbiguousMove, BadNotation
from engines.sack.cards import SMALL_DOG, Card, is_cat
from engines.sack.moves import BIDS, LAYS, Bid, Call, Lay, Move
from engines.sack.state import Covered, Phase, State, known_cards
from engines.values import HIDDEN, Seat, Seen

LONGEST: Final = 6
"""Figures of a number somebody may mean."""


def parse(state: State, seat: Seat, text: str) -> Move:
    """Read a move; without `lay` a number is only ever a bid."""
    words = text.casefold().replace("\u2212", "-").replace("\u2013", "-").split()
    match words:
        case ["pass" | "buy" as word]:
            return Call(word)
        case ["bid", number] | [number] if _is_number(number):
            mice = int(number)
            return BIDS[mice] if mice < len(BIDS) else Bid(mice)
        case ["lay"]:
            return _any_card(state, seat, text)
        case ["lay", *card] if meant := _worths(state.edition.cards).get("".join(card)):
            return LAYS[meant]
        case [*card] if meant := _names(state.edition.cards).get("".join(card)):
            return LAYS[meant]
    raise BadNotation(text)


@cache
def _names(cards: tuple[Card, ...]) -> Mapping[str, Card]:
    """Every card of a set by its name, without spaces."""
    return {**{str(card): card for card in cards}, "dog": SMALL_DOG}


@cache
def _worths(cards: tuple[Card, ...]) -> Mapping[str, Card]:
    """Every way to write a card of a set after `lay`."""
    cats = {card.removeprefix("cat"): card for card in cards if is_cat(card)}
    return {**_names(cards), **cats}


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST


def _any_card(state: State, seat: Seat, text: str) -> Move:
    """`lay` without a card is good for the last one."""
    hand = known_cards(state.hands[seat])
    if not hand or state.phase is not Phase.LAY:
        raise BadNotation(text)
    if len(hand) > 1:
        raise AmbiguousMove(text, tuple(write(LAYS[card]) for card in hand))
    return LAYS[hand[0]]


def write(move: Move) -> str:
    """The one canonical form."""
    match move:
        case Lay(card):
            return f"lay {card}"
        case Bid(mice):
            return f"bid {mice}"
        case Call():
            return move.value


def sketch(seen: Seen[State]) -> str:
    """The table in letters; what the viewer may not see is `?`.

    In the row `.` is a card that is not laid yet; of the offers `-` is a seat that has passed.
    """
    state = seen.state
    row = ",".join(_row_card(place.card, shown=place.open) for place in state.row())
    offers = ",".join("-" if offer is None else str(offer) for offer in state.offers)
    mice = ",".join(map(str, state.mouse_cards))
    head = f"round {state.round} start {state.start + 1} bank {state.bank}"
    lines = [f"{head} mice {mice} row {row} offers {offers}"]
    lines += [_seat(state, seat) for seat in range(state.seats)]
    if state.pile:
        lines.append(f"pile {len(state.pile)}")
    return "\n".join(lines)


def _row_card(card: Covered | None, *, shown: bool) -> str:
    if card is None:
        return "."
    return str(card) if shown and card is not HIDDEN else "?"


def _seat(state: State, seat: Seat) -> str:
    """What a seat has; `>` stands before who is to bid."""
    turn = state.phase in (Phase.BID, Phase.BUY) and seat == state.seat
    mice, laid = state.mice[seat], state.laid[seat]
    parts = [
        f"{'>' if turn else ' '}{seat + 1}: mice {'?' if mice is HIDDEN else mice}",
        f"hand {_cards(state.hands[seat])}",
        f"laid {'-' if laid is None else _card(laid)}",
        f"out {_card(state.removed[seat])}",
        f"won {_cards(state.sacks[seat])}",
    ]
    return " ".join(parts)


def _cards(cards: Iterable[Covered]) -> str:
    cards = tuple(cards)
    if not cards:
        return "-"
    if cards[0] is HIDDEN:
        return f"{len(cards)}?"
    return f"{','.join(map(_card, cards))}"


def _card(card: Covered) -> str:
    return "?" if card is HIDDEN else str(card)
