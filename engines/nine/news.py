"""What the last move did, in the order it happened.

| code     | facts                 | when |
|----------|-----------------------|------|
| dealt    | seat                  | the piles lie there; `seat` begins |
| opened   | piece from to         | a card of the draw pile is turned up on a discard pile |
| paired   | piece cells to        | two piles show the same extra: both go to the box |
| took     | seat piece from to    | the top of a discard pile, a number card to its series, which |
|          | length                | has so many cards then, unless that scored it |
| drew     | seat cards from to    | one or two cards, turned up at once; so many are left |
|          | left                  | |
| matched  | seat piece to         | they are the same extra: both go to the box |
| chose    | seat card             | which of the two is resolved first |
| played   | seat piece from to    | a drawn number card |
|          | length                | |
| joined   | seat piece from to    | a stray, or kittens, to an own series |
| dropped  | seat piece to         | a card that was drawn, or kittens without a series |
| homeless | seat piece from to    | the kittens of `seat` have lost their series |
| stole    | seat other piece from | the last card of a series of `other` |
|          | to                    | |
| swapped  | the same              | the card that a rascal brings `seat` |
| strayed  | the same              | the stray that `other` gets for it |
| consoled | seat piece from to    | the rascal is a coin of `seat` then |
|          | coins                 | |
| fetched  | seat other piece from | a good dog takes a card to `other`, who gets coins |
|          | to coins              | |
| chased   | seat other cards from | a bad dog chases a series to `other`, who gets coins |
|          | cells to coins        | |
| adopted  | seat cards cells to   | a cat lady takes all strays of `seat`, who gets coins |
|          | coins                 | |
| scored   | seat cards cells to   | a series of `seat`, and the coins it brings |
|          | coins                 | |
| waited   | seat series           | three cards are not scored |
| shuffled | count                 | box and discard piles are the new draw pile |
| ended    |                       | there is no draw pile any more |

Cards are single words, `red3-7`. Where things lie: `stock` is the draw pile, `pile2` the second
discard pile, `box` the box, `seat3` what the third seat has before it and `seat3-red` its red
series. Everything is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.nine.cards import NAMES, NOWHERE, colour_of
from engines.nine.state import Deed, State, is_number
from engines.values import Fact, News


def tell(state: State) -> Iterator[News]:
    """The news of the last move."""
    for deed in state.deeds:
        seat: dict[str, Fact] = {} if deed.seat == NOWHERE else {"seat": deed.seat}
        other: dict[str, Fact] = {} if deed.other == NOWHERE else {"other": deed.other}
        facts = {**seat, **other, **_FACTS.get(deed.code, _moved)(deed)}
        yield News(deed.code, facts | _course(state, deed))


def _course(state: State, deed: Deed) -> dict[str, Fact]:
    """How far a series, or the draw pile, has come by this."""
    if deed.code == "drew":
        return {"left": len(state.stock)}
    if deed.code in ("took", "played") and is_number(deed.cards[0]):
        length = len(state.of(deed.seat)[colour_of(deed.cards[0])])
        return {"length": length} if length else {}
    return {}


def _moved(deed: Deed) -> dict[str, Fact]:
    """A card that goes from somewhere to somewhere; of cards in question nobody asks from where."""
    start: dict[str, Fact] = {"from": deed.start} if deed.start else {}
    return {"piece": NAMES[deed.cards[0]], **start, "to": deed.end}


def _paired(deed: Deed) -> dict[str, Fact]:
    return {"piece": NAMES[deed.cards[0]], "cells": deed.start, "to": deed.end}


def _drawn(deed: Deed) -> dict[str, Fact]:
    return {"cards": _named(deed), "cells": deed.start, "to": deed.end}


def _matched(deed: Deed) -> dict[str, Fact]:
    return {"piece": NAMES[deed.cards[0]], "to": deed.end}


def _chosen(deed: Deed) -> dict[str, Fact]:
    return {"card": _named(deed)}


def _gone(deed: Deed) -> dict[str, Fact]:
    """Several cards that become coins, or go to the box."""
    facts: dict[str, Fact] = {"cards": _named(deed), "cells": deed.start, "to": deed.end}
    return {**facts, "coins": deed.coins}


def _paid(deed: Deed) -> dict[str, Fact]:
    return {**_moved(deed), "coins": deed.coins}


def _waited(deed: Deed) -> dict[str, Fact]:
    return {"series": deed.end}


def _counted(deed: Deed) -> dict[str, Fact]:
    return {"count": deed.coins}


def _named(deed: Deed) -> str:
    return " ".join(NAMES[card] for card in deed.cards)


_FACTS: Final[dict[str, Callable[[Deed], dict[str, Fact]]]] = {
    "dealt": lambda _: {},
    "ended": lambda _: {},
    "paired": _paired,
    "drew": _drawn,
    "matched": _matched,
    "chose": _chosen,
    "chased": _gone,
    "adopted": _gone,
    "scored": _gone,
    "consoled": _paid,
    "fetched": _paid,
    "waited": _waited,
    "shuffled": _counted,
}
