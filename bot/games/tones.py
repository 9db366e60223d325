"""One thing told in several ways: a narrator who remembers does not say the same again and again.

What happened knows how often such a move was made before at its table (`RECALLED`), where everybody
may count that. What knows nothing of it is told plainly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engines.values import Fact, News

RECALLED: Final = "again"
"""The fact of news that says how many moves of its kind were made before."""
_TONES: Final = "abcdef"
AHEAD: Final = 3
"""Ways to say that somebody has come to the front."""


def tone(facts: Mapping[str, Fact], several: int, also: int = 0, *, calm: int = 0) -> str:
    """Which of several ways to say something; the first one where nothing is remembered.

    So often as is `calm` it is told plainly, before it needs other words.
    """
    if RECALLED not in facts or int(facts[RECALLED]) < calm:
        return _TONES[0]
    count = int(facts[RECALLED])
    # N.B. every round of tones begins with another one, lest each of several people has their own.
    return _TONES[(count + count // several + also) % several]


def ahead(item: News, names: Sequence[str]) -> dict[str, Fact]:
    """What is told of somebody who has come to the front; differently of each, and each time."""
    seat, margin = int(item.facts["seat"]), int(item.facts["margin"])
    return {"name": names[seat], "margin": margin, "tone": _TONES[(seat + margin) % AHEAD]}


def first(facts: Mapping[str, Fact]) -> str:
    """`yes` if nobody at this table has done such a thing before, as far as is remembered."""
    return "yes" if facts.get(RECALLED) == 0 else "no"
