"""A table in a group with topics gets one of its own; the old board is a link to it."""

from __future__ import annotations

import asyncio

import pytest

from tests.telegram.conftest import ANN, BOB, CLUB, FORUM
from tests.telegram.people import until
from tests.telegram.town import words
from tests.telegram.whole import NAMES, Whole, text_of


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot, polling."""
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


def links(message) -> list[str]:
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button["url"] for row in rows for button in row if "url" in button]


async def test_two_who_ask_at_once_get_one_topic_and_the_old_board_leads_there(w):
    one, other = await w.two(chat=FORUM)
    old, town = w.newest(FORUM), w.stand.server.town
    door = w.stand.server.hang("createForumTopic")
    for who in (ANN, BOB):
        w.stand.people.say(who, "/thread", FORUM)
    await asyncio.sleep(0.1)
    door.set()
    await w.settled()
    (topic,) = town.chats[FORUM].topics
    await until(lambda: links(old) == [f"https://t.me/c/700/{topic}"])
    await w.say(one, "/m c4", FORUM, topic=topic)
    board = w.newest(FORUM)
    assert board["message_thread_id"] == topic
    assert "kitten on c4" in words(board)
    await w.say(other, "/resign yes", FORUM, topic=topic)
    if "wins" not in words(w.newest(FORUM)):  # it is asked whether that is meant
        await w.press(other, w.newest(other), "✓ Do it")
    assert f"{NAMES[one]} wins" in words(w.newest(FORUM))


@pytest.mark.parametrize(("chat", "why"), [(CLUB, "a group with topics"), (FORUM, "Manage Topics")])
async def test_where_none_can_be_opened_it_is_said_what_to_do(w, chat, why):
    await w.two(chat=chat)
    w.stand.server.town.chats[chat].may_branch = False
    await w.say(ANN, "/thread", chat)
    assert why in text_of(w.stand.server.town.of(ANN))
