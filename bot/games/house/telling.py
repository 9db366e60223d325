"""What happened in House of Cats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.tones import ahead, tone
from bot.words import Speech, listing
from engines.values import Fact, News

SYMBOLS = ("piece", "face", "old")
"""Facts that are symbols, in words of the notation."""

TONES: Final = {"opened": 6, "dice": 3}
"""What is told in several ways, because it happens every round."""


def tell(say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """A sentence for each thing; of several rounds the sheets of the last one."""
    return list(_told(say, news, names))


def _told(say: Speech, news: Sequence[News], names: Sequence[str]) -> Iterator[str]:
    rolls = [at for at, item in enumerate(news) if item.code == "dice"]
    latest = rolls[-2] + 1 if len(rolls) > 1 else 0
    if rooms := _first_rooms(news[latest:]):
        yield say("house-tell-first", round=_round(news[latest:]), count=rooms)
    for item in news[latest:]:
        facts: dict[str, Fact] = dict(item.facts)
        for fact in SYMBOLS:
            if fact in facts:
                facts[fact] = say("house-symbol", symbol=str(facts[fact]))
        if "dice" in facts:
            faces = str(facts["dice"]).split()
            facts["dice"] = ", ".join(say("house-symbol", symbol=face) for face in faces)
        facts["tone"] = tone(item.facts, TONES.get(item.code, 1), int(facts.get("seat", 0)))
        if item.code == "opened":
            yield _opened(say, facts, names)
        elif item.code == "ahead":
            yield say("house-tell-ahead", **ahead(item, names))
        elif item.code == "tiles":
            letters = enumerate(str(facts["tiles"]).split(), 2)
            lines = (say("house-ability", number=n, letter=letter) for n, letter in letters)
            yield say("house-tell-tiles", abilities="; ".join(lines))
        else:
            yield say(f"house-tell-{item.code}", **facts)


def _first_rooms(news: Sequence[News]) -> int:
    """How many rooms are new where none stood before."""
    built = [str(item.facts["rooms"]) for item in news if "first" in item.facts]
    return sum(len(rooms.split()) for rooms in built)


def _round(news: Sequence[News]) -> int:
    """The round that is told, as the next roll has it; none where there is no other roll."""
    return next((int(item.facts["round"]) - 1 for item in news if item.code == "dice"), 0)


def _opened(say: Speech, facts: dict[str, Fact], names: Sequence[str]) -> str:
    name, rooms = names[int(facts["seat"])], str(facts["rooms"]).split()
    count = int(facts["count"])
    if rooms == ["-"]:
        return say("house-tell-opened", name=name, count=count, tone=facts["tone"])
    return say(
        "house-tell-built", name=name, count=count, rooms=listing(say, rooms), built=len(rooms)
    )
