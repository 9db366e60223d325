"""Every example in the help is typed on every messenger, as that messenger and language has it."""

from __future__ import annotations

import re

import pytest

from bot.desk.menu import MENU
from bot.posts.pages import HELP
from tests.conversations.party import MESSENGERS, Party, party
from tests.conversations.talking import Talker
from tests.desk.test_vocabulary import CODES, LOBBY, PLAYING, Example, examples, misunderstood
from tests.words.reading import LANGUAGES

EACH = [
    pytest.param(messenger, language, marks=pytest.mark.slow)
    for messenger in MESSENGERS
    for language in LANGUAGES
]
ARGUMENTS = {entry.verb: [each.name for each in entry.arguments] for entry in MENU}


def given(each: Example, words: str) -> dict[str, str]:
    """The words of an example as the arguments of a command, the last taking all that is left."""
    names, said = ARGUMENTS[each.verb], words.split()
    if not said:
        return {}
    if each.verb == "play":
        return {"game": said[0], "options": " ".join(said[1:])} if said[1:] else {"game": said[0]}
    return {names[0]: words}


async def seated(here: Party, ann: Talker, bob: Talker, verb: str) -> str:
    """A table as a command needs it; returns a code that leads there."""
    if verb not in (*LOBBY, *PLAYING, "order"):
        return ""
    game, seats = ("sack", "seats=4") if verb == "order" else ("boop", "ghosts=off")
    await ann.type("play", game=game, options=seats)
    found = re.search(r"/join (\w+)", (await ann.type("invite")).text)
    assert found is not None
    if verb in LOBBY:
        return found[1]
    await bob.press(ann.say("button-join"))
    if verb == "order":
        await ann.press(ann.say("button-start"))
    [table] = await here.tables(next(iter(here.messengers)))
    if verb == "undo":
        assert table.to_move() == (0,)
        await ann.type("move", words="c4")
    return found[1]


@pytest.mark.parametrize(("messenger", "language"), EACH)
async def test_every_example_in_the_help_is_understood_everywhere(tmp_path, messenger, language):
    typed = 0
    for key in HELP:
        folder = tmp_path / key
        folder.mkdir()
        async with party(folder, [messenger], ["soft paws"] * 9) as here:
            ann, bob = [await here.person(name, messenger, language) for name in ("Ann", "Bob")]
            for each in examples(ann.say, f"help-{key}", game=ann.say("boop-title")):
                code = await seated(here, ann, bob, each.verb)
                words = code if each.words in CODES else each.words
                who = bob if each.verb == "join" else ann
                if each.verb in ("move", "why"):  # who plays again sits and begins otherwise
                    [table] = await here.tables(messenger)
                    mover = table.names()[table.to_move()[0]]
                    who = next(one for one in (ann, bob) if one.name == mover)
                answer = await who.type(each.verb, **given(each, words))
                assert misunderstood(language, answer.text) == [], f"{each}: {answer.text}"
                typed += 1
                for table in await here.tables(messenger):
                    await ann.type("cancel" if table.story is None else "resign", sure="yes")
    assert typed > 25
