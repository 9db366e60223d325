"""What happened in If It Fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from bot.games.tones import first, tone
from bot.words import Speech, minus
from engines.values import Fact, News

BOXED = ("laid", "cat", "nap", "toy", "toy-box", "princess")
"""What is followed by what the box there is like now."""

TONES: Final = {"laid": 3, "nap": 3, "cat": 2, "drew": 2}
"""What is told in several ways, because it happens all the time."""
BOXES: Final = 4
"""Ways to say what a box is like."""


def tell(say: Speech, news: Iterable[News], names: Sequence[str]) -> list[str]:
    """What happened lately, a line each."""
    lines: list[str] = []
    for item, after in pairwise((*news, None)):
        if item is None or (item.code in ("drew", "no-cat") and len(lines) > 1):
            continue  # of several turns only what they left on the table
        # N.B. what the box is like is told once, of the cat that follows a card into it.
        follows = item.code == "laid" and after is not None and after.code == "cat"
        lines.append(_sentence(say, item, names, boxed=not follows))
    return lines


def _sentence(say: Speech, item: News, names: Sequence[str], *, boxed: bool) -> str:
    facts = _facts(item, names) | {"tone": tone(item.facts, TONES.get(item.code, 1))}
    facts["first"] = first(item.facts)
    told = say(f"fits-tell-{item.code}", **facts)
    if item.code not in BOXED or not boxed:
        return told
    box = say("fits-tell-box", **facts | {"tone": tone(item.facts, BOXES)})
    return f"{told} {box}"


def _facts(item: News, names: Sequence[str]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for name, fact in item.facts.items():
        match name:
            case "seat" | "other" if isinstance(fact, int):
                facts["name" if name == "seat" else "other"] = names[fact]
            case "to":
                facts["cell"] = str(fact).replace("-", minus(-1)[0])
            case "from":
                continue
            case "cards":
                facts["cards"] = ", ".join(str(fact).split())
            case "worth":
                facts["worth"] = minus(int(fact))
            case "closed":
                facts["closed"] = "yes" if fact else "no"
            case _:
                facts[name] = fact
    if item.code == "princess":
        facts["own"] = "yes" if item.facts["seat"] == item.facts["other"] else "no"
    return facts
