"""The editions of the deck: one a table in `data/nine/`; a game keeps that it began by."""

from __future__ import annotations

from functools import cache

from engines.nine.cards import COLOURS, FACES, OTHERS, Card
from engines.tables import DATA, Folder, read_table


@cache
def read_deck(edition: str, root: Folder = DATA) -> tuple[Card, ...]:
    """Every card of an edition, sorted."""
    table = read_table("nine", edition, root)
    counts = [table[colour][face] for colour in COLOURS for face in FACES]
    counts += [table["others"][kind] for kind in OTHERS]
    return tuple(card for card, count in enumerate(counts) for _ in range(count))
