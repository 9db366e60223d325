"""One sheet in large."""

from __future__ import annotations

import pytest

from bot.words import LOCALES, Words
from render.house import own, tiles
from render.kit.theme import DEFAULT
from render.kit.type import width

WORDS = Words(LOCALES)


@pytest.mark.parametrize("language", WORDS.languages)
@pytest.mark.parametrize("letter", "abcdefghijkl")
def test_what_an_ability_does_is_said_in_full_and_readably(language, letter):
    text, room = WORDS.of(language)(f"house-label-use-{letter}"), own.SIDE - 12
    lines = tiles.fitted(DEFAULT, text, room)
    assert " ".join(lines) == text
    assert len(lines) <= 2
    assert all(width(line, tiles.LETTERS, DEFAULT) <= room for line in lines)
