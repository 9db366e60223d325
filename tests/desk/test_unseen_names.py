"""Nobody sits at a table under a name that cannot be seen."""

from __future__ import annotations

import pytest

from bot.contract import Command, Person
from tests.stage import ROOM


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("\u2800", "zoe", id="braille without dots"),
        pytest.param("\u3164\u3164", "zoe", id="a filler"),
        pytest.param("\u115f \u1160", "zoe", id="fillers with a space"),
        pytest.param("\uffa0", "zoe", id="half a filler"),
        pytest.param("\u200b\u2060", "zoe", id="without width"),
        pytest.param("\u034f\ufe0f", "zoe", id="marks on nothing"),
        pytest.param("\u202e\U000e0020", "zoe", id="controls and tags"),
        pytest.param("\U0001d159", "zoe", id="a note without a head"),
        pytest.param("\U00013441\U00013442", "zoe", id="hieroglyphs left blank"),
        pytest.param("\ufffc", "zoe", id="a place for something else"),
        pytest.param("Zo\u0308e", "Zo\u0308e", id="a mark on a letter"),
        pytest.param("\u2803\u2800", "\u2803\u2800", id="braille with dots"),
        pytest.param("🐈", "🐈", id="a cat"),
        pytest.param("한글", "한글", id="Hangul"),
    ],
)
async def test_a_name_that_cannot_be_seen_is_none(s, name, shown):
    person = Person("paper", "zoe", name)
    await s.bot.desk.handle(Command("r1", person, ROOM, "new", ("boop",)))
    assert (await s.only_table()).names() == (shown,)
