"""Moments on Telegram: each reader's own time where their program can, words where it cannot."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from telegram import MessageEntity

from bot.contract import Post
from bot.platforms.telegram import Telegram
from bot.platforms.telegram.posting.script import CAPTION, inert, plain, script_of, units
from bot.posts.public.lines import moment
from bot.words import LOCALES, Words
from tests.telegram.pictures import picture

SAY = Words(LOCALES).of("en")
AT = 1_800_000_000
WHEN = "Friday, 15 January, 08:00 (UTC)"


def test_a_moment_is_marked_over_its_words_also_after_letters_of_two_units():
    told = moment(SAY, AT + 0.5, Telegram.limits)
    script = script_of(Post("t.1", inert(f"\N{CAT FACE} until {told}, or {told}.")), ping=True)
    assert script.text == f"\N{CAT FACE} until {WHEN}, or {WHEN}."
    assert [entity.type for entity in script.entities] == [MessageEntity.DATE_TIME] * 2
    for entity, at in zip(script.entities, (len("x until "), 0), strict=True):
        assert entity.unix_time == datetime.fromtimestamp(AT, UTC)
        assert entity.date_time_format
        assert entity.length == units(WHEN)
        assert entity.offset == (at + 1 if at else units(script.text) - 1 - units(WHEN))


@pytest.mark.parametrize("short", range(60))
def test_of_a_moment_that_is_cut_no_mark_is_left(short):
    told = moment(SAY, AT, Telegram.limits)
    text = "x" * (CAPTION - short) + told
    script = script_of(Post("t.1", text, picture(1)), ping=False)
    assert units(script.text) <= CAPTION
    assert "<" not in script.text
    assert script.text.startswith("x" * (CAPTION - short - 1))


def test_a_toast_says_the_words_alone():
    assert plain(f"Until {moment(SAY, AT, Telegram.limits)}.") == f"Until {WHEN}."


def test_by_the_clock_of_whoever_it_is_said_to():
    theirs = moment(SAY.by("Europe/Budapest"), AT, Telegram.limits)
    assert plain(theirs) == "Friday, 15 January, 09:00 (Budapest)"
