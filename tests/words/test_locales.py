"""Every language says the same things, completely and by its own grammar."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from bot.games.guides import GUIDES
from bot.words import Words
from tests.words import reading
from tests.words.reading import LANGUAGES, files, messages, readings, resources

SAME_IN_HUNGARIAN = frozenset({"command-purrlor"})
"""Messages with words of their own that read the same in English and Hungarian."""

ENGLISH_KEYS = sorted(messages("en"))
BOTH = pytest.mark.parametrize("key", ENGLISH_KEYS)
EACH = pytest.mark.parametrize("language", LANGUAGES)


def test_there_are_words_to_check():
    assert {"en", "hu"} <= set(LANGUAGES)
    assert len(ENGLISH_KEYS) > 80
    assert {file.stem for file in files("en")} >= set(GUIDES)


@EACH
def test_every_language_has_the_same_files(language):
    assert {file.name for file in files(language)} == {file.name for file in files("en")}


@EACH
def test_every_language_has_the_same_messages(language):
    assert sorted(messages(language)) == ENGLISH_KEYS


@EACH
def test_every_message_speaks_of_the_same_facts(language):
    ours = {key: set(reading.facts(language, key)) for key in messages(language)}
    assert ours == {key: set(reading.facts("en", key)) for key in ENGLISH_KEYS}


@EACH
def test_nothing_in_a_file_is_junk_and_every_message_has_words(language):
    assert resources(language)
    for resource in resources(language).values():
        assert resource.body
        assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not [key for key, message in messages(language).items() if message.value is None]


@EACH
def test_no_message_is_written_twice(language):
    keys = [
        entry.id.name
        for resource in resources(language).values()
        for entry in resource.body
        if isinstance(entry, ast.Message)
    ]
    assert len(keys) == len(set(keys))


@EACH
def test_a_message_stands_in_the_file_it_belongs_to(language):
    looked = 0
    for name, resource in resources(language).items():
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                owner = entry.id.name.partition("-")[0]
                assert (owner if owner in GUIDES else _shelf(owner, entry.id.name)) == name
                looked += 1
    assert looked


PLATFORMS = {"discord", "telegram"}


def _shelf(owner: str, key: str) -> str:
    """The file of a message that belongs to no game: its platform's, the menus' or the bot's."""
    if owner in {"command", "argument"}:
        return "commands"
    part = key.split("-")[1] if owner == "doctor" else owner
    return part if part in PLATFORMS else "bot"


@EACH
def test_every_message_can_be_said_in_every_variant(language):
    say, said = Words().of(language), 0
    for key in messages(language):
        for facts in reading.samples(language, key):
            text = say(key, **facts)
            assert text, key
            assert text == text.strip(), key
            assert not re.search(r"[{}]|\?\?\?", text), f"{key} shows its workings: {text}"
            assert not re.search(r" {2}| [.,;:!?]", text), f"{key} has a gap: {text!r}"
            said += 1
    assert said >= len(ENGLISH_KEYS)


@BOTH
def test_hungarian_is_not_left_in_english(key):
    ours = set(readings("hu", key))
    has_words = any(re.search(r"[^\W\d_]", re.sub(r"⟦[^⟧]*⟧", "", text)) for text in ours)
    same = has_words and ours == set(readings("en", key))
    assert same == (key in SAME_IN_HUNGARIAN)


def test_what_may_stay_english_is_a_short_list_of_messages_there_are():
    assert set(ENGLISH_KEYS) >= SAME_IN_HUNGARIAN
    assert len(SAME_IN_HUNGARIAN) <= 12


@BOTH
def test_hungarian_glues_no_suffix_to_a_fact(key):
    for text in readings("hu", key):
        assert not re.search(r"⟧[-–’']?[^\W\d_]", text), text


@BOTH
def test_hungarian_takes_every_article_from_the_fact_that_follows(key):
    for text in readings("hu", key):
        assert not re.search(r"\b(?:a|az) [„”\"(]?⟦", text, re.IGNORECASE), text
        assert not re.search(r"⟦THE (\w+)⟧(?! [„”\"(]?⟦\1⟧)", text), text


def test_hungarian_articles_are_there_to_check():
    assert sum("⟦THE " in text for key in ENGLISH_KEYS for text in readings("hu", key)) > 10
