"""Words are found by language and key, and are said whole or not at all."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.words import LOCALES, NoWordsError, Words

ENGLISH = """
hello = Hello, { $name }!
kittens = { $count ->
    [one] { $count } kitten
   *[other] { $count } kittens
}
score = { $name } has { $points } points.
piece = { $piece ->
    [cat] The cat
   *[kitten] The kitten
} sits.
loop = Again { loop }
bare =
    .hint = an attribute alone
broken = { THE($name) } { $name }
bare-of-hungarian = Only in English, { $name }.
"""
HUNGARIAN = """
hello = Szia, { $name }!
kittens = { $count } cica
score = { $name }: { $points } pont.
piece = { THE($name) } { $name }, { THE($cell, start: "yes") } { $cell }
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("hu", HUNGARIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        pytest.param("en", "en", id="a language itself"),
        pytest.param("hu-HU", "hu", id="with a country"),
        pytest.param("hu_HU", "hu", id="with a country after an underscore"),
        pytest.param("HU", "hu", id="in capitals"),
        pytest.param("de", "en", id="unknown"),
        pytest.param("humla", "en", id="unknown with the letters of a known one"),
        pytest.param("", "en", id="empty"),
        pytest.param(None, "en", id="none"),
    ],
)
def test_a_client_language_is_spoken_as_the_nearest_there_is(root, asked, language):
    words = Words(root)
    assert words.of(asked).language == language
    assert words.of(asked) is words.of(language)


def test_english_comes_first_among_the_languages(root):
    (root / "de").mkdir()
    (root / "de" / "test.ftl").write_text("hello = Hallo, { $name }!", encoding="utf-8")
    (root / "notes").mkdir()
    assert Words(root).languages == ("en", "de", "hu")


def test_without_folders_the_shipped_words_are_read():
    assert Words().languages == Words(LOCALES).languages
    assert {"en", "hu"} <= set(Words().languages)


def test_a_second_folder_adds_messages_to_the_same_languages(root, tmp_path):
    more = tmp_path / "more"
    (more / "en").mkdir(parents=True)
    (more / "en" / "game.ftl").write_text("prompt = Roll.", encoding="utf-8")
    say = Words(root, more).of("en")
    assert say("prompt") == "Roll."
    assert say("hello", name="Ann") == "Hello, Ann!"


@pytest.mark.parametrize(
    ("language", "key", "facts", "said"),
    [
        pytest.param("en", "hello", {"name": "Ann"}, "Hello, Ann!", id="a name"),
        pytest.param("en", "kittens", {"count": 1}, "1 kitten", id="one"),
        pytest.param("en", "kittens", {"count": 0}, "0 kittens", id="none"),
        pytest.param("hu", "kittens", {"count": 8}, "8 cica", id="Hungarian counts one"),
        pytest.param("en", "kittens", {"count": 12345}, "12345 kittens", id="no grouping"),
        pytest.param(
            "en", "score", {"name": "Ann", "points": -3}, "Ann has -3 points.", id="below zero"
        ),
        pytest.param("en", "piece", {"piece": "cat"}, "The cat sits.", id="a selected word"),
        pytest.param(
            "hu", "piece", {"name": "Ödön", "cell": "f4"}, "az Ödön, Az f4", id="Hungarian articles"
        ),
        pytest.param(
            "en", "hello", {"name": "{ $name }"}, "Hello, { $name }!", id="a name is not a message"
        ),
        pytest.param("en", "hello", {"name": "A" * 64}, f"Hello, {'A' * 64}!", id="a long name"),
    ],
)
def test_a_message_is_said_with_its_facts(root, language, key, facts, said):
    assert Words(root).of(language)(key, **facts) == said


def test_facts_may_be_called_anything(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "test.ftl").write_text("odd = { $self } { $key }", encoding="utf-8")
    assert Words(tmp_path).of("en")("odd", self="one", key="two") == "one two"


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        pytest.param("nothing", {}, id="no such message"),
        pytest.param("hello", {}, id="a missing fact"),
        pytest.param("hello", {"name": "A" * 3000}, id="an endless fact"),
        pytest.param("kittens", {"name": "Ann"}, id="a missing fact to select by"),
        pytest.param("loop", {}, id="a message of itself"),
        pytest.param("bare", {}, id="a message without words"),
        pytest.param("broken", {"name": "Ann"}, id="a function of another language"),
    ],
)
def test_what_cannot_be_said_whole_raises(root, key, facts):
    with pytest.raises(NoWordsError, match=key) as refused:
        Words(root).of("en")(key, **facts)
    assert (refused.value.language, refused.value.key) == ("en", key)


def test_what_a_language_lacks_is_said_in_english_and_logged_once(root, caplog, monkeypatch):
    monkeypatch.setattr(logging.getLogger("bot.words"), "handlers", [])
    say = Words(root).of("hu")
    for here in (say, say, say.calling(lambda language, verb, _="": f"{verb} {language}")):
        assert here("bare-of-hungarian", name="Ann") == "Only in English, Ann."
    [logged] = caplog.records
    assert "bare-of-hungarian" in logged.message
    with pytest.raises(NoWordsError, match="nothing"):
        say("nothing")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("שרה", "Hello, \u2068שרה\u2069!", id="Hebrew"),
        pytest.param("سارة 2", "Hello, \u2068سارة 2\u2069!", id="Arabic"),
        pytest.param("Ödön", "Hello, Ödön!", id="not from the right"),
    ],
)
def test_a_name_that_is_read_from_the_right_keeps_its_order_to_itself(root, name, said):
    assert Words(root).of("en")("hello", name=name) == said


def test_many_threads_read_a_language_once(root):
    words = Words(root)
    with ThreadPoolExecutor(8) as pool:
        said = list(
            pool.map(lambda n: (words.of("hu"), words.of("hu")("kittens", count=n)), range(64))
        )
    assert len({id(speech) for speech, _ in said}) == 1
    assert [text for _, text in said] == [f"{n} cica" for n in range(64)]
