"""What happened in Cat in the Sack, told so that an auction is worth following."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.sack.cards import cards_listed
from bot.games.tones import RECALLED, tone
from bot.words import Speech, listing, minus
from engines.sack.cards import DOGS, WORTH, Card
from engines.values import Fact, News

SAME_LINE: Final = {
    "opened": ("passed",),
    "bid": ("bid",),
    "scuffle": ("won", "bought"),
    "chased": ("won", "bought"),
    **dict.fromkeys(("dear-row", "buyer-row", "best-buy", "dearest"), ("took",)),
}
"""What goes on in the line of what happened just before it."""
CALLS: Final = ("bid", "passed", "bought", "declined")
"""What somebody said, and what everything after it came of."""
BOLD = 5
"""A first bid of so many mice is told with surprise."""
LEAP = 3
"""A bid so much above the one before is told as a jump."""
HIGH = 10
"""A bid of so many mice makes the others look up."""
TREAT = 11
"""A card worth so much is a treat to see."""
PITY = 8
"""A card worth so much is a pity to lose."""
BARGAIN = 10
"""So much more than it costs makes a sack a bargain."""


def tell(say: Speech, news: Iterable[News], names: Sequence[str]) -> list[str]:
    """What happened lately, in lines of a sentence or two."""
    lines: list[str] = []
    before, price = "", None
    for items in _grouped(_of_this_round(list(news))):
        code, facts = items[-1].code, items[-1].facts
        if len(items) > 1:
            sentence = _opened_together(say, items, names)
        elif code == "round":
            sentence = _round(say, items[0], names, shunned=before == "declined")
        elif code == "took":
            sentence = _took(say, items[0], names, price)
        else:
            sentence = _sentence(say, items[0], names)
        if before in SAME_LINE.get(code, ()):
            lines[-1] = f"{lines[-1]} {sentence}"
        else:
            lines.append(sentence)
        before = code
        price = int(facts.get("mice", 1)) if code in ("won", "bought") else price
    return lines


def _of_this_round(news: Sequence[News]) -> Sequence[News]:
    """What everybody has not seen before they laid a card of this round.

    Of the round before only its last call and what came of it, until the first card is turned up.
    """
    rounds = [at for at, item in enumerate(news) if item.code == "round"]
    if not rounds:
        return news
    first = rounds[-1] + 1
    if news[first:]:
        return news[first:]
    calls = [at for at, item in enumerate(news) if item.code in CALLS]
    return news[max(calls, default=0) :]


def _grouped(news: Iterable[News]) -> list[list[News]]:
    """The news, cards that are turned up together in one group."""
    groups: list[list[News]] = []
    for item in news:
        if item.code == "opened" and groups and groups[-1][-1].code == "opened":
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


def _sentence(say: Speech, item: News, names: Sequence[str]) -> str:
    facts = _facts(item, names)
    match item.code:
        case "opened":
            return _opened(say, item, names)
        case "bid":
            varied = tone(facts, 4)
            how = _how(int(facts["over"]), int(facts["mice"]), calm=RECALLED not in facts)
            how = "opening" if facts.get(RECALLED) == 0 else how
            if "other" in facts:
                how, varied = "duel", tone(facts, 3)
                facts["other"] = names[int(facts["other"])]
            return say("sack-tell-bid", **facts, how=how, tone=varied)
        case "passed":
            return say("sack-tell-passed", **facts, tone=tone(facts, 3))
        case "chased":
            return say("sack-tell-chased", **facts, mood=_loss(str(facts["card"])))
        case "hand":
            return say("sack-tell-hand", cards=cards_listed(say, _cards(item)))
    return say(f"sack-tell-{item.code}", **facts)


def _facts(item: News, names: Sequence[str]) -> dict[str, Fact]:
    facts = dict(item.facts)
    if "piece" in facts:
        facts["card"] = facts["piece"]
    if "seat" in facts:
        facts["name"] = names[int(facts["seat"])]
    return facts


def _cards(item: News) -> list[Card]:
    return [Card(text) for text in str(item.facts["cards"]).split()]


def _how(over: int, mice: int, *, calm: bool) -> str:
    """What kind of bid it is; who remembers the auction holds their breath when it goes high."""
    if not over:
        return "bold" if mice >= BOLD else "first"
    if mice - over >= LEAP:
        return "jump"
    return "high" if mice >= HIGH and not calm else "raise"


def _loss(card: str) -> str:
    """How sad it is to see a card go."""
    worth = WORTH[Card(card)]
    return "treat" if worth >= PITY else "scare" if worth < 0 else "plain"


def _mood(card: str) -> str:
    """How exciting it is to see a card."""
    if card in DOGS:
        return "dog"
    worth = WORTH[Card(card)]
    return "treat" if worth >= TREAT else "scare" if worth < 0 else "plain"


def _opened(say: Speech, item: News, names: Sequence[str]) -> str:
    mood, whose = _mood(str(item.facts["piece"])), _whose(say, item, names)
    if item.facts["place"] == 1:
        return say("sack-tell-opened-first", mood=mood, whose=whose)
    if item.facts["left"] == 0:
        return say("sack-tell-opened-last", mood=mood, whose=whose)
    return say("sack-tell-opened-next", mood=mood, whose=whose)


def _opened_together(say: Speech, items: Sequence[News], names: Sequence[str]) -> str:
    cards = listing(say, [_whose(say, item, names) for item in items])
    return say("sack-tell-opened-together", cards=cards)


def _whose(say: Speech, item: News, names: Sequence[str]) -> str:
    key = "sack-card-of" if "seat" in item.facts else "sack-card-drawn"
    return say(key, **_facts(item, names))


def _round(say: Speech, item: News, names: Sequence[str], *, shunned: bool) -> str:
    facts = _facts(item, names)
    if facts["mice"]:
        filled = say("sack-tell-filled", bank=facts["bank"])
    elif shunned:
        filled = say("sack-tell-shunned")
    else:
        filled = say("sack-tell-unfilled", bank=facts["bank"])
    return " ".join((say("sack-tell-round", **facts), filled))


def _took(say: Speech, item: News, names: Sequence[str], price: int | None) -> str:
    facts, cards = _facts(item, names), _cards(item)
    name, worth = facts["name"], int(facts["worth"])
    if not cards:
        return say("sack-tell-took-nothing", name=name)
    text = cards_listed(say, cards)
    return say(
        "sack-tell-took", name=name, cards=text, worth=minus(worth), deal=_deal(worth, price)
    )


def _deal(worth: int, price: int | None) -> str:
    """What to think of a sack at its price."""
    if price is None:
        return "plain"
    gain = worth - price
    if worth < 0:
        return "ouch"
    if gain > 0:
        return "bargain" if gain >= BARGAIN else "gain"
    return "dear" if gain else "even"
