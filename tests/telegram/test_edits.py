"""A line that came to nothing is heard once more when its writer has mended it, and no other."""

from __future__ import annotations

import pytest

from bot.desk.verbs import ALIASES, VERBS
from tests.telegram.conftest import ANN, BOB, CLUB
from tests.telegram.town import words
from tests.telegram.whole import Whole


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot; Ann and Bob play."""
    whole = Whole(stand, tmp_path, ("soft paws",) * 9)
    async with whole.up(verbs=[*VERBS, *ALIASES]):
        await whole.say(ANN, "/play boop ghosts=off", CLUB)
        await whole.say(BOB, "/join", CLUB)
        yield whole


async def edited(w: Whole, who: int, text: str) -> list[str]:
    """Somebody edits what they wrote last; what the bot has written since."""
    town = w.stand.server.town
    [*_, line] = [each for each in town.messages.values() if each["from"]["id"] == who]
    line["text"] = text
    before = {key: dict(message) for key, message in town.messages.items()}
    w.stand.server.mailbox.put(edited_message={**town.snapshot(line), "edit_date": 1})
    await w.settled()
    return [
        words(message)
        for key, message in town.messages.items()
        if message["from"]["is_bot"] and before.get(key) != message
    ]


async def moves(w: Whole) -> list[str]:
    [table] = await w.bot.desk.tables.at_venue(f"telegram:{CLUB}")
    return [row.text for row in table.told.rows]


async def test_a_wrong_move_that_is_mended_is_made_once(w):
    await w.say(ANN, "/move e1e", CLUB)
    assert await moves(w) == []
    await edited(w, ANN, "/move e1")
    assert await moves(w) == ["kitten e1"]
    assert await edited(w, ANN, "/move e2") == []
    assert await moves(w) == ["kitten e1"]


async def test_a_command_nobody_knew_is_heard_when_it_is_one(w):
    await w.say(ANN, "/moove e1", CLUB)
    await edited(w, ANN, "/move e1")
    assert await moves(w) == ["kitten e1"]


async def test_what_was_wrong_twice_is_answered_twice_and_then_made(w):
    await w.say(ANN, "/move e1e", CLUB)
    assert await edited(w, ANN, "/move e9")
    await edited(w, ANN, "/move e1")
    assert await moves(w) == ["kitten e1"]


async def test_an_edit_of_what_was_done_does_nothing_more(w):
    await w.say(ANN, "/move e1", CLUB)
    await w.say(BOB, "/move a1", CLUB)
    assert await edited(w, ANN, "/move e2") == []
    assert await moves(w) == ["kitten e1", "kitten a1"]


async def test_an_edit_that_leaves_the_words_alone_is_not_answered_again(w):
    await w.say(ANN, "/move e1e", CLUB)
    assert await edited(w, ANN, "/move e1e") == []


async def test_talk_that_is_edited_stays_talk(w):
    await w.say(ANN, "good luck", CLUB)
    assert await edited(w, ANN, "/move e1") == []
    assert await moves(w) == []
