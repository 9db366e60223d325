"""What levels are called: one word each, the same ladder in every language."""

from __future__ import annotations

import re

import pytest

from bot.games.levels import LEVELS, level_names, read_level
from bot.words import Words
from bot.words.typed import means
from tests.words.reading import messages, readings

WORDS = Words()
EACH_LANGUAGE = pytest.mark.parametrize("language", WORDS.languages)


@EACH_LANGUAGE
def test_every_level_has_a_name_of_one_word_that_means_nothing_else(language):
    names = level_names(WORDS.of(language))
    assert len(names) == len(set(names)) == len(LEVELS)
    assert all(name.isalpha() and not means(WORDS, name, "none") for name in names)
    assert [read_level(WORDS, name) for name in names] == list(LEVELS)


@EACH_LANGUAGE
def test_levels_in_examples_are_levels(language):
    texts = [text for key in messages(language) for text in readings(language, key)]
    examples = [
        each for text in texts for each in re.findall(r"(?:alone|computer|egyedül|gép)=(\w+)", text)
    ]
    assert len(examples) >= 2
    assert [each for each in examples if read_level(WORDS, each) is None] == []
