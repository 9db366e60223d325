"""Messages name commands as they are called where they are read."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from bot.desk.menu import MENU
from bot.desk.verbs import ALIASES, VERBS, verb_of
from bot.words import Words, unaccented
from tests.words import reading
from tests.words.reading import LANGUAGES, messages

ANYWHERE = ("invite-code", "link-code")
"""What is copied to other messengers: there it has to be typed, as it is understood everywhere."""
EACH = pytest.mark.parametrize("language", LANGUAGES)


@EACH
def test_messages_name_commands_of_the_menu_only(language):
    facts = {fact for key in messages(language) for fact in reading.facts(language, key)}
    named = {fact.removeprefix("command-") for fact in facts if fact.startswith("command-")}
    assert len(named) > 10
    assert named <= {entry.verb for entry in MENU}


@EACH
def test_no_message_writes_a_command_out(language):
    looked = 0
    for key in messages(language):
        for text in reading.readings(language, key):
            looked += 1
            if not key.startswith(("doctor-", "command-", "argument-", *ANYWHERE)):
                assert not re.findall(r"(?<![\w⟧/])/[a-z]{2,}", text), key
    assert looked > 300


def test_each_platform_has_its_own_way_to_call_a_command():
    words = Words().called_at({"here": lambda language, verb, _="": f"<{verb} in {language}>"})
    key = "tables-none"
    assert "<play in hu>" in words.of("hu", "here")(key)
    assert "<play in en>" in words.of("en", "here")(key)
    assert "/play" in words.of("en", "elsewhere")(key)
    assert "/play" in Words().of("en")(key)


@EACH
def test_every_name_of_a_command_is_understood(language):
    words = Words()
    say, looked = words.of(language), 0
    for entry in MENU:
        typed = say(f"command-{entry.verb}").upper()
        assert verb_of(words, typed) == ALIASES.get(entry.verb, entry.verb)
        assert verb_of(words, typed) in VERBS
        looked += 1
    assert looked == len(MENU)
    assert verb_of(words, "dance") == "dance"


@EACH
def test_no_two_commands_have_one_name(language):
    """Discord takes none of a menu with two; typed, one of them could not be said."""
    say = Words().of(language)
    named = Counter(unaccented(say(f"command-{entry.verb}")) for entry in MENU)
    assert named.total() == len(MENU)
    assert [name for name, count in named.items() if count > 1] == []
