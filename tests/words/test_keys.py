"""Every message is said somewhere, and everything said has a message."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from bot.games.guides import GUIDES
from bot.lessons.book import lesson_of
from engines import GAMES
from render import PAINTERS
from tests.words import sources
from tests.words.reading import messages, references

SPEAKERS = ("bot",)
CODES = ("bot", "engines", "render")
KEYS = frozenset(messages("en"))
EACH_GAME = pytest.mark.parametrize("game", sorted(GUIDES))


def holes(template: str, key: str) -> list[str] | None:
    """What fills the holes of a template to make this key."""
    pattern = re.escape(template).replace(re.escape("{}"), "([a-z0-9-]+)")
    match = re.fullmatch(pattern, key)
    return None if match is None else list(match.groups())


def is_said(key: str, templates: Iterable[str], codes: frozenset[str]) -> bool:
    """Written out in the sources, or built there from codes that are written out there."""
    if key in codes:
        return True
    fillings = filter(None, (holes(template, key) for template in templates))
    return any(all(part in codes for part in filling) for filling in fillings)


def missing(keys: Iterable[str]) -> list[str]:
    return sorted(set(keys) - KEYS)


def lesson_keys() -> frozenset[str]:
    """What exercises are called in the tables of lessons."""
    lessons = filter(None, (lesson_of(game) for game in GAMES.values()))
    return frozenset(each.key for lesson in lessons for each in lesson.exercises)


@EACH_GAME
def test_every_exercise_of_a_lesson_has_its_words(game):
    lesson = lesson_of(GAMES[game])
    assert lesson is not None, f"write data/{game}/lessons.toml"
    assert len(lesson.exercises) >= 8
    said = [f"{each.words}{part}" for each in lesson.exercises for part in ("", "-hint", "-done")]
    assert missing(said) == []


def test_no_message_is_unused():
    templates = sources.templates(*SPEAKERS)
    codes = sources.literals(*CODES) | lesson_keys()
    assert "{}-title" in templates
    assert "boop" in codes
    used = {key for key in KEYS if is_said(key, templates, codes)}
    while more := {key for said in used for key in references("en", said)} - used:
        used |= more
    built = {key for key in KEYS - used if is_said(key, templates, codes | used)}
    assert sorted(KEYS - used - built) == []


def test_a_message_that_nobody_says_would_be_noticed():
    templates, codes = frozenset({"{}-why-{}", "{}-{}"}), frozenset({"boop", "occupied", "on"})
    assert is_said("boop-why-occupied", templates, codes)
    assert is_said("boop-on", templates, codes)
    assert not is_said("boop-why-forgotten", templates, codes)
    assert not is_said("boop-prompt-on", templates, codes)


def test_every_key_that_is_said_by_name_has_a_message():
    said = list(sources.said(*SPEAKERS))
    assert len(said) > 20
    assert sorted({(str(file), key) for file, key in said if key not in KEYS}) == []


@EACH_GAME
def test_every_key_of_a_game_that_is_written_out_has_a_message(game):
    written = {
        text for text in sources.literals(*SPEAKERS) if re.fullmatch(rf"{game}(-[a-z0-9]+)+", text)
    }
    assert len(written) > 5
    assert missing(written) == []


@EACH_GAME
def test_the_desk_finds_the_title_the_blurb_and_the_syntax_of_a_game(game):
    assert missing(f"{game}-{part}" for part in ("title", "blurb", "syntax")) == []


@EACH_GAME
def test_every_option_and_value_has_a_name(game):
    options = GAMES[game].info.offered
    assert missing(f"{game}-option-{option.id}" for option in options) == []
    assert missing(f"{game}-option-{o.id}-{value}" for o in options for value in o.values) == []


@EACH_GAME
def test_every_label_of_a_picture_is_written(game):
    assert missing(f"{game}-label-{label}" for label in PAINTERS[game].labels) == []


@EACH_GAME
def test_every_objection_of_a_game_is_put_in_words(game):
    own = sources.named("Objection", f"engines/{game}")
    common = sources.named("Objection", "engines/game.py")
    assert own
    assert common == {"not-your-turn", "over"}
    assert missing(f"{game}-why-{code}" for code in own | common) == []


@EACH_GAME
def test_every_page_of_the_rules_is_written(game):
    pages = GUIDES[game].pages()
    assert pages
    assert missing(page.key for page in pages) == []
