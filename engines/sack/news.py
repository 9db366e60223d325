"""What the last move did, in the order it happened.

| code        | facts               | when |
|-------------|---------------------|------|
| dealt       | mice seat           | the cards are dealt; `seat` starts |
| hand        | cards               | to each seat alone: what it was dealt |
| round       | round seat mice bank| `mice` filled the mouse cards, 0 if they stay empty |
| laid        | piece from to       | to each seat alone that has laid a card |
| opened      | seat piece from to  | a card of the row is turned up where it lies, the `place`th |
|             | place left          | from the left; `left` are face down; no seat: of the pile |
| bid         | seat mice over      | `over` was the highest bid before, 0 for the first |
| passed      | seat mice           | and takes the mice of a mouse card, 0 if none lie there; |
|             | piece from to       | these only if there are any |
| won         | seat mice piece     | the auction ends; `seat` pays |
|             | from to             | |
| last-chance | seat                | all others passed unbid: the sack costs one mouse |
| bought      | seat piece from to  | for one mouse |
| scuffle     | dogs cells          | so many dogs chase each other away |
| chased      | dog dog-from        | the only dog leaves with a card |
|             | piece from          | |
| took        | seat cards worth    | what is left of the sack |
|             | cells to            | |
| declined    | seat cards cells    | the whole row leaves the game |

Cards are written as in the notation; mice that move are the piece `mice`. Where things lie: `row2`
is the second card of the row from its left, `mice1` the lowest mouse card, `bank` the bank and
`seat3` what the third seat has; several `cells` are in the order of the row. All but `hand` and
`laid` is public.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.sack.cards import DOGS
from engines.sack.state import PILE, Deed, Sale, State, known_cards
from engines.values import Fact, News, Seat


def tell(state: State) -> Iterator[News]:
    """The news of the last move."""
    for deed in state.deeds:
        if deed.code == "dealt":
            yield News("dealt", {"seat": deed.seat, "mice": deed.mice})
            yield from _hands(state)
        elif deed.code == "laid":
            yield from _laid(state)
        else:
            yield News(deed.code, _facts(state, deed))


def _hands(state: State) -> Iterator[News]:
    for seat, hand in enumerate(state.hands):
        yield News("hand", {"cards": " ".join(known_cards(hand))}, seat)


def _laid(state: State) -> Iterator[News]:
    order, before = state.order(), bool(state.pile)  # the pile's card will lie first
    for seat, card in enumerate(state.laid):
        if card is not None:
            lies = _row(order.index(seat) + 1 + before)
            yield News("laid", {"piece": str(card), "from": _seat(seat), "to": lies}, seat)


def _facts(state: State, deed: Deed) -> dict[str, Fact]:
    seat: dict[str, Fact] = {} if deed.seat == PILE else {"seat": deed.seat}
    match deed.code:
        case "opened":
            lies = _row(deed.place)
            card: dict[str, Fact] = {"piece": deed.cards[0], "from": lies, "to": lies}
            return {**seat, **card, "place": deed.place, "left": deed.left}
        case "bid":
            return {**seat, "mice": deed.mice, "over": deed.over}
        case "passed":
            taken = _mice(f"mice{deed.place}", _seat(deed.seat)) if deed.place else {}
            return {**seat, "mice": deed.mice, **taken}
        case "won":
            return {**seat, "mice": deed.mice, **_mice(_seat(deed.seat), "bank")}
        case "bought":
            return {**seat, **_mice(_seat(deed.seat), "bank")}
        case "round":
            return {**seat, "round": state.round, "mice": deed.mice, "bank": state.bank}
    return seat if state.sale is None else {**seat, **_sold(state.sale, deed)}


def _sold(sale: Sale, deed: Deed) -> dict[str, Fact]:
    """What became of the row that was for sale."""
    row, gone = sale.row, _gone(sale)
    match deed.code:
        case "scuffle":
            return {"dogs": len(deed.cards), "cells": _cells(gone)}
        case "chased":
            dog, prey = deed.cards
            lay = [_row(row.index(card) + 1) for card in deed.cards]
            return {"dog": dog, "dog-from": lay[0], "piece": prey, "from": lay[1]}
        case "took":
            kept = _cells(at for at in range(len(row)) if at not in gone)
            worth: dict[str, Fact] = {"cards": " ".join(deed.cards), "worth": deed.mice}
            return {**worth, "cells": kept, "to": _seat(deed.seat)}
        case "declined":
            return {"cards": " ".join(deed.cards), "cells": _cells(range(len(row)))}
    return {}


def _gone(sale: Sale) -> list[int]:
    """Where the cards lay that dogs chased away, themselves among them."""
    if len(sale.chased) > 1 and sale.chased[1] not in DOGS:
        return [sale.row.index(card) for card in sale.chased]
    return [at for at, card in enumerate(sale.row) if card in sale.chased]


def _mice(start: str, end: str) -> dict[str, Fact]:
    return {"piece": "mice", "from": start, "to": end}


def _seat(seat: Seat) -> str:
    return f"seat{seat + 1}"


def _row(place: int) -> str:
    return f"row{place}"


def _cells(places: Iterable[int]) -> str:
    return " ".join(_row(at + 1) for at in places)
