"""What conversations have in common: places, tables of two, and reading what is shown."""

from __future__ import annotations

import itertools
import re
from functools import cache

from bot.contract import Command, Person, Post, Venue
from tests.words.reading import messages, readings

ROOM = Venue("paper", "room")
OTHER_ROOM = Venue("paper", "attic")
UPDATES = itertools.count(1)


def alone(who: str) -> Venue:
    """Where only this person reads."""
    return Venue("paper", f"dm-{who}", private=True)


async def two(s, line: str = "/new boop ghosts=off") -> tuple[str, str]:
    """A table of two; returns who is to move and who waits."""
    await s.say("ann", line)
    await s.say("bob", "/join")
    await s.settled()
    first = (await s.only_table()).to_move()[0]
    return ("ann", "bob") if first == 0 else ("bob", "ann")


async def three(s):
    """Lanterns for Ann, Bob and Cid; returns the table's id."""
    await s.say("ann", "/new lanterns seats=3")
    await s.say("bob", "/join")
    await s.say("cid", "/join")
    await s.settled()
    return (await s.only_table()).id


async def log(s) -> list[str]:
    """What was written down at the only table here."""
    return [row.text for row in (await s.only_table()).told.rows]


async def send(s, verb, *words, who="ann", name=None, venue=ROOM, **more):
    """A command exactly as a platform may send it."""
    person = Person("paper", who, who.capitalize() if name is None else name, s.language)
    update = f"u{next(UPDATES)}"
    return await s.bot.desk.handle(Command(update, person, venue, verb, tuple(words), **more))


async def completed(s, who, line, venue=ROOM, limit=25, **more) -> list[str]:
    """What a half-typed line may become."""
    verb, *words = line.split()
    person = Person("paper", who, who.capitalize(), s.language)
    command = Command("typing", person, venue, verb, tuple(words), **more)
    return list(await s.bot.desk.complete(command, limit))


def why_not(answer) -> str:
    """The sentence a refusal begins with, whatever ways on stand below it."""
    assert answer.refused, answer
    text: str = answer.toast or shown(answer).text
    return text.partition("\n\n")[0]


def shown(answer):
    """The post an answer shows."""
    assert answer.post is not None, f"nothing but {answer.toast!r}"
    return answer.post


def buttons(post: Post | None):
    """Every button of a post, those on its picture among them."""
    if post is None:
        return []
    spots = post.picture.spots if post.picture else ()
    return [*itertools.chain(*post.rows), *(spot.button for spot in spots)]


def labels(post: Post | None) -> list[str]:
    """What the buttons of a post say."""
    return [each.label for each in buttons(post)]


@cache
def _english() -> frozenset[str]:
    """Runs of words as English sentences have them."""
    texts = [text for key in messages("en") for text in readings("en", key)]
    parts = [part for text in texts for part in re.split(r"⟦[^⟧]*⟧|[.:;!?“”\n]", text)]
    return frozenset(part.strip() for part in parts if len(re.findall(r"[a-z]{2,}", part)) > 1)


def english_in(text: str) -> list[str]:
    """English that is left in a text."""
    return sorted(part for part in _english() if re.search(rf"\b{re.escape(part)}\b", text))
