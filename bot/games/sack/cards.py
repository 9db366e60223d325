"""Cards of Cat in the Sack in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.words import Speech, listing, minus
from engines.sack.cards import WORTH, Card, is_cat, points


def cards_listed(say: Speech, cards: Sequence[Card]) -> str:
    """Cards in a row, the same ones counted."""
    counted = [_several(say, card, count) for card, count in Counter(cards).items()]
    return listing(say, counted) or say("sack-none")


def hand_in_short(say: Speech, cards: Sequence[Card]) -> str:
    """A hand in few letters."""
    cats = [minus(WORTH[card]) for card in cards if is_cat(card)]
    short = [say("sack-cats", count=len(cats), cats=", ".join(cats))] if cats else []
    short += [say("sack-card", card=card) for card in cards if not is_cat(card)]
    return ", ".join(short) or say("sack-none")


def worth_of(cards: Sequence[Card]) -> str:
    """What cards count together, as it is read."""
    return minus(points(cards))


def _several(say: Speech, card: Card, count: int) -> str:
    if count == 1:
        return say("sack-card", card=card)
    return say("sack-card-several", card=card, count=count)
