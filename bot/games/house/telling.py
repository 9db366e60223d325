"""What happened in House of Cats: how the dice fall, what somebody writes, what a round came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.games.house.sheets import sheets_told
from bot.games.tones import RECALLED, ahead, tone
from bot.words import Speech, listing
from engines.values import Fact, News

SYMBOLS: Final = ("piece", "face", "old")
"""Facts that are symbols, in words of the notation."""
TOGETHER: Final = {"wrote": "wrote", "starred": "wrote"}
"""What is told together with what is of another kind, where it follows it."""
ANIMALS: Final = frozenset({"cat", "mouse"})


def tell(say: Speech, news: Sequence[News], names: Sequence[str]) -> list[str]:
    """A sentence or two for each thing; of several rounds the last one."""
    rolls = [at for at, item in enumerate(news) if item.code == "dice"]
    return list(_told(say, news[rolls[-2] + 1 if len(rolls) > 1 else 0 :], names))


def _told(say: Speech, news: Sequence[News], names: Sequence[str]) -> Iterator[str]:
    round_ = _round(news)
    for code, run in groupby(news, key=lambda item: TOGETHER.get(item.code, item.code)):
        items = list(run)
        match code:
            case "wrote":
                yield _written(say, items, round_)
            case "square":
                cells = listing(say, [str(item.facts["cell"]) for item in items])
                yield say("house-tell-square", cells=cells, count=len(items))
            case "opened":
                known = {item.code for item in news} if len(names) == 1 else set[str]()
                yield from sheets_told(say, items, names, round_, known)
            case _:
                yield from (_sentence(say, item, names) for item in items)


def _round(news: Sequence[News]) -> int:
    """The round that is told, as the next roll has it; none where there is no other roll."""
    return next((int(item.facts["round"]) - 1 for item in news if item.code == "dice"), 0)


def _sentence(say: Speech, item: News, names: Sequence[str]) -> str:
    match item.code:
        case "ahead":
            return say("house-tell-ahead", **ahead(item, names))
        case "dice":
            return _rolled(say, item)
        case "tiles":
            letters = enumerate(str(item.facts["tiles"]).split(), 2)
            lines = (say("house-ability", number=n, letter=letter) for n, letter in letters)
            return say("house-tell-tiles", abilities="; ".join(lines))
    facts: dict[str, Fact] = dict(item.facts)
    for fact in SYMBOLS:
        if fact in facts:
            facts[fact] = _symbol(say, facts[fact])
    if "dice" in facts:
        facts["dice"] = _faces(say, item)
    if item.code == "crossed":
        facts["tone"] = tone({RECALLED: int(facts["count"]) - 1}, 2)
    return say(f"house-tell-{item.code}", **facts)


def _symbol(say: Speech, symbol: Fact) -> str:
    return say("house-symbol", symbol=str(symbol))


def _faces(say: Speech, item: News) -> str:
    return ", ".join(_symbol(say, face) for face in str(item.facts["dice"]).split())


def _written(say: Speech, dice: Sequence[News], round_: int) -> str:
    """Where dice went that were written one after the other; a single one by its number."""
    # N.B. nobody but who writes knows of these moves: until the round is over there is no more to
    # go by than what is written.
    count = sum(map(ord, str(dice[0].facts["to"])))
    if len(dice) == 1:
        facts = {**dice[0].facts, "piece": _symbol(say, dice[0].facts["piece"])}
        return say(f"house-tell-{dice[0].code}", **facts, tone=tone({RECALLED: count}, 3))
    places = [
        say("house-place", piece=_symbol(say, item.facts["piece"]), to=item.facts["to"])
        for item in dice
    ]
    varied = tone({RECALLED: round_ or count}, 5)
    return say("house-tell-written", places=listing(say, places), tone=varied)


def _rolled(say: Speech, item: News) -> str:
    """A roll by what is rare about it."""
    round_ = int(item.facts["round"])
    roll = "first" if round_ == 1 else _kind(str(item.facts["dice"]).split())
    varied = tone({RECALLED: round_}, 4)
    return say("house-tell-dice", round=round_, dice=_faces(say, item), roll=roll, tone=varied)


def _kind(faces: Sequence[str]) -> str:
    times = sorted(Counter(faces).values())
    animals = sum(face in ANIMALS for face in faces)
    if times[-1] == len(faces):
        return "same"
    if animals == len(faces):
        return "animals"
    if times[-1] == len(faces) - 1:
        return "three"
    if times == [2, 2]:
        return "pairs"
    return "plain" if animals else "numbers"
