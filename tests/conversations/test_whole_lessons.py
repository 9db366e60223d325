"""Every lesson is gone through on every messenger: the answer is shown, typed, and leads on."""

from __future__ import annotations

import re

import pytest

from bot.lessons.book import lesson_of
from engines import GAMES
from tests.conversations.party import MESSENGERS, party
from tests.conversations.talking import Talker
from tests.words.reading import LANGUAGES

LEAST = 8
"""Exercises a first game has."""
TYPED = re.compile(r"[“„](?:</\w+:\d+>|/\w+) ([^”]+)”")
"""A command in quotes, and what is said after it."""
EACH = [
    pytest.param(messenger, language, marks=pytest.mark.slow)
    for messenger in MESSENGERS
    for language in LANGUAGES
]


async def gone_through(who: Talker, game: str, last: int) -> None:
    """A lesson from its first exercise to its last, as somebody at a loss goes through it."""
    say = who.say
    title, shown = say(f"{game}-title"), await who.whisper("learn", game=game)
    for number in range(1, last + 1):
        at = say("lesson-title", game=title, number=number, last=last)
        assert at in shown.text, shown.text
        answer = (await who.tap(say("button-lesson-answer"))).text
        found = TYPED.search(answer)
        assert found is not None, answer
        answered = found[1].removeprefix(f"{say('argument-words')}: ")  # on Discord
        done = await who.whisper("move", words=answered)
        after = say("button-lesson-next" if number < last else "button-lesson-play")
        assert after in done.labels, f"{at}: {answered}: {done}"
        shown = await who.tap(after) if number < last else done
    assert say("lesson-finished", game=title) in shown.text


@pytest.mark.parametrize(("messenger", "language"), EACH)
async def test_every_lesson_is_gone_through(tmp_path, messenger, language):
    async with party(tmp_path, [messenger], ["soft paws"] * 9) as here:
        ann = await here.person("Ann", messenger, language)
        for game, rules in GAMES.items():
            lesson = lesson_of(rules)
            assert lesson is not None
            assert len(lesson.exercises) >= LEAST
            await gone_through(ann, game, len(lesson.exercises))
