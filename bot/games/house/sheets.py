"""What a round of House of Cats came to, when all sheets are opened.

Every sheet is told that stands out: by new rooms, by animals, or because hardly a cell is empty.
All others are told together in one sentence.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from bot.games.tones import RECALLED, tone
from bot.words import Speech, listing
from engines.values import Fact, News

ANIMALS: Final = {
    "cats": "house-tell-cats",
    "mice": "house-tell-mice",
    "crossed": "house-tell-track",
}
"""What is told of the animals of a round."""
MANY: Final = 2
"""So many of them stand out."""
FEW: Final = 4
"""So few empty cells do, when they have become so few."""
NO_ROOMS: Final = ["-"]


def sheets_told(
    say: Speech,
    sheets: Sequence[News],
    names: Sequence[str],
    round_: int,
    known: Collection[str],
) -> Iterator[str]:
    """What everybody wrote in a round.

    Who plays alone has been told of what is `known`: it is not said again.
    """
    built = sum(len(_rooms(item)) for item in sheets)
    if any("first" in item.facts for item in sheets):
        yield say("house-tell-first", round=round_, count=built)
    plain = []
    for item in sheets:
        told = [*_content(say, item, names, known), *_fullness(say, item, names, known)]
        if told:
            yield " ".join(told)
        else:
            plain.append(item)
    if plain and "wrote" not in known:
        quiet = "no" if built else "yes" if len(plain) < len(names) else "all"
        yield _together(say, plain, names, quiet)


def _rooms(item: News) -> list[str]:
    rooms = str(item.facts["rooms"]).split()
    return [] if rooms == NO_ROOMS else rooms


def _recalled(item: News, seats: int) -> Mapping[str, Fact]:
    """Moves are remembered one by one, and what is told changes round by round."""
    rounds = {RECALLED: int(item.facts[RECALLED]) // seats} if RECALLED in item.facts else {}
    return {**item.facts, **rounds}


def _varied(item: News, names: Sequence[str], several: int) -> str:
    """Whoever it is about, and in whatever round, it is told otherwise."""
    return tone(_recalled(item, len(names)), several, int(item.facts["seat"]))


def _content(
    say: Speech, item: News, names: Sequence[str], known: Collection[str]
) -> Iterator[str]:
    """The rooms of a sheet, or else its animals."""
    name, varied = names[int(item.facts["seat"])], _varied(item, names, 4)
    rooms = _rooms(item)
    if rooms:
        if "room" not in known:
            what = f"room{rooms[0]}" if len(rooms) == 1 else "several"
            built = listing(say, rooms)
            yield say("house-tell-built", name=name, rooms=built, what=what, tone=varied)
        return
    for what, key in ANIMALS.items():
        many = int(item.facts.get(what, 0))
        if many >= MANY:
            yield say(key, name=name, many=many, tone=varied)
            return


def _fullness(
    say: Speech, item: News, names: Sequence[str], known: Collection[str]
) -> Iterator[str]:
    """That hardly a cell of a sheet is empty now, or none, said once each."""
    count, left = int(item.facts["count"]), int(item.facts["left"])
    if not count or left > FEW or (left > 0 and left + count <= FEW):
        return
    also = "yes" if any(_content(say, item, names, known)) else "no"
    varied, name = _varied(item, names, 3), names[int(item.facts["seat"])]
    key = "house-tell-nearly" if left else "house-tell-full"
    yield say(key, name=name, left=left, also=also, tone=varied)


def _together(say: Speech, plain: Sequence[News], names: Sequence[str], quiet: str) -> str:
    """All sheets about which there is no more to say."""
    called = [names[int(item.facts["seat"])] for item in plain]
    counts = [int(item.facts["count"]) for item in plain]
    if len(plain) == 1:
        varied = _varied(plain[0], names, 6)
        return say("house-tell-opened", name=called[0], count=counts[0], tone=varied)
    varied = tone(_recalled(plain[0], len(names)), 4)
    if len(set(counts)) == 1 and counts[0]:
        who = listing(say, called)
        return say("house-tell-alike", names=who, count=counts[0], tone=varied, quiet=quiet)
    shares = [
        say("house-share", name=name, count=count)
        for name, count in zip(called, counts, strict=True)
    ]
    return say("house-tell-each", shares=listing(say, shares), tone=varied, quiet=quiet)
