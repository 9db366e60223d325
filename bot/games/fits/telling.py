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

PLAYED: Final = frozenset({"laid", "toy", "toy-box", "princess", "discarded"})
"""What comes of a draw: who is told of it need not be told that a card was drawn."""
TONES: Final = {"laid": 5, "nap": 3, "cat": 3, "drew": 2}
"""What is told in several ways, because it happens all the time."""
BOXES: Final = 4
"""Ways to say what a box is like."""
RICH, HUGE = 4, 10
"""A box that is worth so much is envied; one of so many cards is looked at."""
LOW: Final = 6
"""So few cards of the draw pile, or fewer, are worth a word."""


def tell(say: Speech, news: Iterable[News], names: Sequence[str]) -> list[str]:
    """What happened lately, a line each."""
    news, lines = list(news), list[str]()
    for item, after in pairwise((*news, None)):
        if item is None or (item.code in ("drew", "no-cat") and len(lines) > 1):
            continue  # of several turns only what they left on the table
        if item.code == "drew" and _is_followed(item, news):
            if int(item.facts["left"]) <= LOW:
                lines.append(say("fits-tell-low", left=item.facts["left"]))
            continue
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
    facts |= {"tone": tone(item.facts, BOXES), "mood": _mood(item)}
    return f"{told} {say('fits-tell-box', **facts)}"


def _is_followed(drew: News, news: Sequence[News]) -> bool:
    """Whether it is told, too, what was played after this draw."""
    later = news[news.index(drew) + 1 :]
    seat = drew.facts["seat"]
    return any(item.code in PLAYED and item.facts.get("seat") == seat for item in later)


def _mood(item: News) -> str:
    """What to think of a box, by what it is worth or how large it is."""
    worth = int(item.facts["worth"])
    if worth < 0:
        return "wet"
    if worth >= RICH:
        return "rich"
    return "huge" if int(item.facts["size"]) >= HUGE else "plain"


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
