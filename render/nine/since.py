"""What news mark on the table of Nine Lives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engines.nine.news import tell
from engines.nine.state import State
from engines.values import News


@dataclass(frozen=True, slots=True)
class Fresh:
    """What is new to the viewer, by the words of places."""

    piles: frozenset[str]
    """Whose top was laid there."""
    gained: Mapping[str, int] = field(default_factory=dict)
    """How many cards came to a series and are still its last."""
    lost: Mapping[str, int] = field(default_factory=dict)
    """How many cards left a series without being scored."""
    paid: frozenset[str] = frozenset()
    """Who got coins."""


def fresh_in(state: State, since: Sequence[News]) -> Fresh:
    """What the news tell; without any, those of the last move."""
    news: Iterable[News] = since or tell(state)
    piles, paid = set(), set()
    gained: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for item in news:
        start, end = _words(item, "from", "cells"), str(item.facts.get("to", ""))
        if item.code in ("opened", "dropped"):
            piles.add(end)
        for word in start:
            if _is_series(word):
                gained[word] = max(0, gained[word] - _count(item))
                if item.code == "scored":
                    gained.pop(word, None)
                    lost.pop(word, None)
                else:
                    lost[word] += _count(item)
        if _is_series(end) and item.facts.get("piece") != "kittens":
            gained[end] += 1
        if item.facts.get("coins"):
            paid.add(end)
    return Fresh(frozenset(piles), gained, lost, frozenset(paid))


def _words(item: News, *names: str) -> list[str]:
    return [word for name in names for word in str(item.facts.get(name, "")).split()]


def _is_series(word: str) -> bool:
    return word.startswith("seat") and "-" in word


def _count(item: News) -> int:
    """How many cards left one series."""
    if item.code == "homeless":
        return 0
    return len(str(item.facts["cards"]).split()) if item.code == "chased" else 1
