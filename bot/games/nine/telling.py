"""What happened in Nine Lives."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.games.nine.cards import face_said, named_card
from bot.games.tones import ahead, first, tone
from bot.words import Speech, listing
from engines.nine.cards import CARDS
from engines.values import Fact, News

TOGETHER = frozenset({"opened"})
"""What is told in one sentence, however often it happened in a row."""

TONES: Final = {
    "took": 3,
    "drew": 3,
    "dropped": 2,
    "played": 2,
    "stole": 2,
    "joined": 2,
    "scored": 2,
}
"""What is told in several ways, because it happens all the time."""
BOTH: Final = frozenset({"played", "dropped"})
"""What is told in one sentence of both cards that were drawn."""
LOW: Final = 6
"""So few cards of the draw pile, or fewer, are worth a word."""


def tell(say: Speech, news: Iterable[News], names: Sequence[str]) -> list[str]:
    """What happened, a sentence each."""
    lines: list[str] = []
    groups = [(code, list(items)) for code, items in groupby(news, key=lambda item: item.code)]
    for number, (code, items) in enumerate(groups, 1):
        if code == "chose" and number < len(groups):
            continue  # what came of it says which was first
        if code in TOGETHER:
            lines.append(_opened(say, items))
        elif code == "ahead":
            lines += [say("nine-tell-ahead", **ahead(item, names)) for item in items]
        elif code in BOTH and len(items) > 1:
            lines.append(_both(say, items, names))
        else:
            lines += [_sentence(say, item, names) for item in items]
    return lines


def _opened(say: Speech, items: Sequence[News]) -> str:
    cards = [_on_pile(say, item) for item in items]
    return say("nine-tell-opened", cards=listing(say, cards), tone=tone(items[0].facts, 3))


def _both(say: Speech, items: Sequence[News], names: Sequence[str]) -> str:
    """Two cards somebody drew, and did the same with."""
    name, varied = names[int(items[0].facts["seat"])], tone(items[0].facts, 2)
    if items[0].code == "played":
        cards = [named_card(say, str(item.facts["piece"])) for item in items]
    else:
        cards = [_on_pile(say, item) for item in items]
    both = listing(say, cards)
    return say(f"nine-tell-{items[0].code}-both", name=name, cards=both, tone=varied)


def _on_pile(say: Speech, item: News) -> str:
    card = named_card(say, str(item.facts["piece"]))
    return say("nine-on-pile", card=card, pile=_number(item.facts["to"]))


def _sentence(say: Speech, item: News, names: Sequence[str]) -> str:
    facts: dict[str, Fact] = {}
    given = item.facts
    if "seat" in given:
        facts["name"] = names[int(given["seat"])]
    if "other" in given:
        facts["other"] = names[int(given["other"])]
    if "coins" in given:
        facts["coins"] = given["coins"]
    if "piece" in given:
        facts["card"] = named_card(say, str(given["piece"]))
    told = {"tone": tone(given, TONES.get(item.code, 1)), "first": first(given)}
    facts |= _more(say, item) | told
    sentence = say(f"nine-tell-{item.code}", **facts)
    if item.code == "drew" and 0 < int(given.get("left", 0)) <= LOW:
        return f"{sentence} {say('nine-tell-low', left=given['left'])}"
    return sentence


def _more(say: Speech, item: News) -> dict[str, Fact]:
    """What a sentence needs besides names, coins and the card that moved."""
    given = item.facts
    match item.code:
        case "took":
            return {"pile": _number(given["from"]), "length": given.get("length", 0)}
        case "played":
            return {"length": given.get("length", 0)}
        case "dropped":
            return {"pile": _number(given["to"])}
        case "paired":
            one, other = str(given["cells"]).split()
            return {"pile": _number(one), "pile2": _number(other)}
        case "adopted":
            return {"count": len(_cards(given))}
        case "shuffled":
            return {"count": given["count"]}
    return _of_series(say, item)


def _of_series(say: Speech, item: News) -> dict[str, Fact]:
    """What a sentence needs about cards and the colour of their series."""
    given = item.facts
    match item.code:
        case "chose":
            return {"card": named_card(say, str(given["card"]))}
        case "drew":
            return {"cards": listing(say, [named_card(say, each) for each in _cards(given)])}
        case "joined":
            return {"colour": _colour(given["to"]), "what": given["piece"]}
        case "strayed":
            return {"colour": _colour(given["to"])}
        case "homeless":
            return {"colour": _colour(given["from"])}
        case "waited":
            return {"colour": _colour(given["series"])}
        case "chased" | "scored":
            faces = ", ".join(face_said(say, CARDS[each]) for each in _cards(given))
            return {"colour": _colour(given["cells"]), "cards": faces}
    return {}


def _cards(facts: Mapping[str, Fact]) -> list[str]:
    return str(facts["cards"]).split()


def _number(where: Fact) -> int:
    """The pile of a word such as `pile2`."""
    return int(str(where).removeprefix("pile"))


def _colour(where: Fact) -> str:
    """The colour of a word such as `seat2-red`."""
    return str(where).rpartition("-")[2]
