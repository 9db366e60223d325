"""What happened in boop: who came down where, and whom that pushed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from bot.games.tones import first, tone
from bot.words import Speech, listing
from engines.values import Fact, News

FELL: Final = frozenset({"fell", "ghost-felled"})
PUSHES: Final = frozenset({"booped", "ghost-booped", *FELL})
"""News told as clauses of the sentence about whoever pushed."""
PUSHING: Final = {
    "placed": "boop-tell-placed-booping",
    "ghost-moved": "boop-tell-ghost-moved-booping",
}
SEVERAL: Final = {"booped": "boop-tell-booped-several", "fell": "boop-tell-fell-several"}
"""Pushes that are told together where they did the same to several of one owner and kind."""
QUIET: Final = frozenset(
    {
        *("stayed", "ghost-moved"),
        *("won-three-cats", "won-eight-cats", "drawn-repetition", "drawn-turns"),
    }
)
"""What is told only where nothing else is: how it ended is said below."""
MANY: Final = 3
"""So many pushed at once are something to cheer at."""
FALLS: Final = 2
"""So many that fall off the bed at once are heard."""
CALM: Final = 2
"""So many pieces are put down in plain words."""
LANDINGS, GHOSTLY = 5, 4
"""Ways to say that a piece was put down, and that a ghost came by."""
CLAUSES: Final = 3
"""Ways to say where somebody was pushed."""
AS_PIECES: Final = frozenset("bd")
"""The ways in which it is told of the piece, not of the person, that it came down."""


def tell(say: Speech, news: Iterable[News], names: Sequence[str]) -> list[str]:
    """A sentence for each thing with the pushes it led to."""
    groups = _grouped(news)
    loud = [(head, pushes) for head, pushes in groups if pushes or head.code not in QUIET]
    return [_sentence(say, *told, names) for told in loud or groups]


def seam_ends(word: str) -> tuple[str, str]:
    """`a1b1` as the names of its two cells."""
    return word[:2], word[2:]


def with_seam(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """The facts, with the two cells of the seam they speak of: where a ghost is now, or was."""
    ghost = facts.get("piece") == "ghost"
    seam = facts.get("to", facts.get("from")) if ghost else facts.get("seam")
    if seam is None:
        return dict(facts)
    left, right = seam_ends(str(seam))
    return {**facts, "left": left, "right": right}


def _grouped(news: Iterable[News]) -> list[tuple[News, list[News]]]:
    """Each thing that happened, with the pushes it led to."""
    groups: list[tuple[News, list[News]]] = []
    for item in news:
        if item.code in PUSHES and groups:
            groups[-1][1].append(item)
        else:
            groups.append((item, []))
    return groups


def _sentence(say: Speech, head: News, pushes: Sequence[News], names: Sequence[str]) -> str:
    placed = head.code == "placed"
    varied = tone(head.facts, LANDINGS if placed else GHOSTLY, calm=CALM if placed else 0)
    facts = with_seam(head.facts) | {"tone": varied, "first": first(head.facts)}
    if "seat" in head.facts:
        facts["name"] = names[int(head.facts["seat"])]
    if not pushes:
        return say(f"boop-tell-{head.code}", **facts)
    own = "named" if not placed else "one" if varied in AS_PIECES else "their"
    clauses = list(_clauses(say, head, pushes, own, names))
    joined = listing(say, clauses, "boop-and")
    return say(PUSHING[head.code], **facts, cry=_cry(pushes), pushes=joined)


def _cry(pushes: Sequence[News]) -> str:
    """What is heard when so many are pushed, or fall."""
    if len(pushes) >= MANY:
        return "many"
    return "falls" if sum(push.code in FELL for push in pushes) >= FALLS else "few"


def _clauses(
    say: Speech, head: News, pushes: Sequence[News], own: str, names: Sequence[str]
) -> Iterator[str]:
    """Those pushed, of one owner and one kind together."""
    kinds: dict[tuple[Fact, ...], list[News]] = {}
    for push in pushes:
        alike = (push.code, push.facts["seat"], push.facts["piece"])
        kinds.setdefault(alike if push.code in SEVERAL else (push.facts["from"],), []).append(push)
    before: tuple[Fact, ...] = ()
    for number, each in enumerate(kinds.values()):
        facts = each[0].facts
        whose = (facts["seat"], facts["piece"])
        # N.B. after somebody else's piece "their own" would be that person's.
        called = "named" if number and own == "their" else own
        called = called if facts["seat"] == head.facts["seat"] else "no"
        told = dict(facts) | {"owner": names[int(facts["seat"])]}
        told["own"] = "again" if whose == before else called
        told["tone"] = tone(head.facts, CLAUSES, number, calm=CALM)
        if len(each) > 1:
            yield say(SEVERAL[each[0].code], **told, ways=_ways(each))
        else:
            yield say(f"boop-tell-{each[0].code}", **told)
        before = whose if len(each) == 1 else ()


def _ways(pushes: Sequence[News]) -> str:
    return ", ".join(
        " → ".join(str(push.facts[end]) for end in ("from", "to") if end in push.facts)
        for push in pushes
    )
