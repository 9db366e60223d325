"""The page's own words: the same in every language, each one used."""

from __future__ import annotations

import json
import re

import pytest

from bot.contract import Trouble
from bot.desk.verbs import verb_of
from bot.platforms.web.frames.incoming import LANGUAGES
from bot.platforms.web.pages import DATA, STATIC
from bot.words import LOCALES, Words, unaccented

WORDS = Words(LOCALES)
SAME = {"here-you"}
"""What may read alike in two languages."""


def spoken(language: str) -> dict[str, str]:
    text = (DATA / "locales" / language / "page.json").read_text(encoding="utf-8")
    words: dict[str, str] = json.loads(text)
    return words


def asked_for() -> set[str]:
    files = [file for file in STATIC.iterdir() if file.suffix in {".js", ".html"}]
    assert len(files) > 5
    page = "".join(file.read_text(encoding="utf-8") for file in files)
    said = re.findall(r'(?:words|isOneOf)\((?:text, |[\w()]+ \? "([a-z-]+)" : )?"([a-z-]+)"', page)
    keys = {key for each in said for key in each if key}
    keys |= set(re.findall(r'data-words(?:-label|-hint)?="([a-z-]+)"', page))
    server = "".join(file.read_text(encoding="utf-8") for file in STATIC.parent.rglob("*.py"))
    codes = re.findall(r'(?:BadFrameError|trouble)\(\s*"([a-z-]+)"', server)
    assert codes
    assert "unwell.trouble" in server
    assert "own-name" in server
    keys |= {"own-name"}
    whys = re.findall(r'"([a-z-]+)"', page.partition("get why() {")[2].partition("\n  }")[0])
    assert "words(first.why)" in page
    keys |= set(whys)
    return keys | {f"trouble-{code}" for code in (*codes, *(each.value for each in Trouble))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_there_and_every_word_is_used(language):
    assert set(spoken(language)) == asked_for()


def test_the_languages_have_the_same_facts_and_say_them_differently():
    english, *others = (spoken(language) for language in LANGUAGES)
    assert others
    for words in others:
        for key, text in words.items():
            facts = (sorted(re.findall(r"\{\w+\}", each)) for each in (text, english[key]))
            assert len({*map(tuple, facts)}) == 1, key
            assert key in SAME or text != english[key], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_by_what_names_a_table_is_set_up(language):
    known = spoken(language)["play-commands"].split()
    assert {"new", "play", "rematch"} <= set(known)
    assert unaccented(WORDS.of(language)("command-play")) in known
    assert {verb_of(WORDS, name) for name in known} == {"new", "rematch"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_knows_by_what_names_one_sits_down(language):
    known = spoken(language)["join-commands"].split()
    assert unaccented(WORDS.of(language)("command-join")) in known
    assert {verb_of(WORDS, name) for name in known} == {"join"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_suggested_names_fit_a_name(language):
    names = spoken(language)["names"].split()
    assert len(names) > 10
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 24
