"""The editions of the cards: one a table in `data/sack/`; a game keeps that it began by."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engines.sack.cards import BIG_DOG, RABBIT, SMALL_DOG, Card
from engines.tables import DATA, Folder, read_table


@dataclass(frozen=True, slots=True)
class Edition:
    """What one edition says about a table of so many seats."""

    id: str
    cards: tuple[Card, ...]
    """A set, as it is held: cats from the worst to the best, the rabbit, the dogs."""
    rounds: int
    mice: int
    """What everybody starts with."""
    bank: int
    """The mice in the bank before the first filling."""
    filled: tuple[int, ...]
    """The mouse cards from the lowest up."""


@cache
def read_edition(edition: str, seats: int, root: Folder = DATA) -> Edition:
    """An edition as so many play it."""
    table = read_table("sack", edition, root)
    own = table["table"][str(seats)]
    return Edition(
        id=edition,
        cards=card_set(edition, root),
        rounds=table["rounds"],
        mice=table["mice"],
        bank=own["bank"],
        filled=tuple(own["mouse-cards"]),
    )


def card_set(edition: str, root: Folder = DATA) -> tuple[Card, ...]:
    """The cards everybody has the same of."""
    cats = sorted(int(worth) for worth in read_table("sack", edition, root)["cats"])
    return (*(Card(f"cat{worth}") for worth in cats), RABBIT, BIG_DOG, SMALL_DOG)
