"""What a message would have somebody type on Discord has the options to be filled there."""

from __future__ import annotations

import re

import pytest

from bot.contract import Kind
from bot.desk.menu import MENU
from bot.platforms.discord.menu import SlashMenu
from bot.words import Words
from tests.discord.stage import phrases
from tests.words.reading import LANGUAGES, messages, samples

EACH = pytest.mark.parametrize("language", LANGUAGES)
ENTRIES = {entry.verb: entry for entry in MENU}


def registered() -> SlashMenu:
    """The menu as Discord knows it."""
    menu = SlashMenu(MENU, phrases, LANGUAGES)
    menu.learn([{**each, "id": str(number)} for number, each in enumerate(menu.payload(), 1)])
    return menu


def misfilled(language: str, verb: str, options: str) -> str:
    """What Discord would not take of the options after a command."""
    named = {phrases(language, f"argument-{each.name}"): each for each in ENTRIES[verb].arguments}
    parts = re.split(rf"(?:^| )({'|'.join(named)}): ", options)
    if parts[0] or len(parts) < 3:
        return f"{options!r} is no option"
    for name, given in zip(parts[1::2], parts[2::2], strict=True):
        argument = named[name]
        labels = [phrases(language, choice.phrase) for choice in argument.choices]
        if argument.kind is Kind.SWITCH and given not in ("True", "False"):
            return f"{given!r} is no switch"
        if labels and not any(given in label.split(", ") for label in labels):
            return f"{given!r} cannot be chosen"
    return ""


@EACH
def test_whatever_is_to_be_typed_after_a_command_is_given_as_its_options(language):
    menu, seen, wrong = registered(), set(), []

    def called(language: str, verb: str, typed: str = "", /) -> str:
        shown = menu.command(language, verb, typed)
        if typed:
            mention, options = shown.split("> ", 1)
            seen.add((verb, typed))
            if lacks := misfilled(language, verb, options):
                wrong.append(f"{mention}> {lacks}")
        return "⟪typed⟫" if typed else f"⟪{verb}⟫"

    say = Words().of(language).calling(called)
    for key in messages(language):
        for facts in samples(language, key):
            given = {name: fact for name, fact in facts.items() if not name.startswith("command-")}
            text = say(key, **given)
            wrong += [f"{key}: {each}" for each in re.findall(r"[“„]⟪[a-z]+⟫ [^”]+”", text)]
    assert wrong == []
    assert len(seen) > 60


@pytest.mark.parametrize(
    ("language", "verb", "typed", "shown"),
    [
        ("en", "resign", "yes", "sure: True"),
        ("hu", "resign", "igen", "biztos: True"),
        ("hu", "hands", "ki", "kapcsoló: False"),
        ("en", "play", "Boooop. alone", "game: Boooop. alone: True"),
        ("en", "play", "Boooop. alone=tiger", "game: Boooop. options: alone=tiger"),
        ("hu", "language", "en itt", "nyelv: en mindenki: True"),
        ("en", "computer", "2", "level: housecat"),
        ("hu", "sitter", "visszajöttem", "helyettes: Visszajöttem"),
        ("en", "remove", "Bob Lee yes", "who: Bob Lee sure: True"),
        ("en", "move", "kitten c4", "move: kitten c4"),
    ],
)
def test_words_become_options_as_readers_of_a_language_see_them(language, verb, typed, shown):
    assert registered().command(language, verb, typed).partition("> ")[2] == shown


def test_a_command_alone_is_only_pressed():
    assert re.fullmatch(r"</resign:\d+>", registered().command("en", "resign"))
