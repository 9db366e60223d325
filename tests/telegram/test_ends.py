"""The end on Telegram: who is away reads it in private, and the group is left alone."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.calling.presence import HERE
from tests.telegram.conftest import ANN, BOB, CID, CLUB
from tests.telegram.test_slow import sent
from tests.telegram.town import Json, words
from tests.telegram.whole import Whole


@pytest.fixture
async def w(stand, tmp_path):
    """The whole bot, polling."""
    whole = Whole(stand, tmp_path)
    async with whole.up():
        yield whole


async def passes(w: Whole, seconds: float) -> None:
    """Time goes by, and what is due by then is delivered."""
    w.stand.clock.now += seconds
    w.bot.courier.wake()
    await asyncio.sleep(0.05)
    await w.settled()


async def silence(w: Whole) -> tuple[int, int]:
    """A table of two where who is to move has said nothing for long; who has moved, who has not."""
    mover, other = await w.two()
    await w.say(mover, "/m a1", CLUB)
    await passes(w, HERE + 1)
    await w.stand.people.posted(other, "Your turn at")
    await w.settled()
    return mover, other


def keys(message: Json) -> list[str]:
    """What the buttons of a message say."""
    rows = (message.get("reply_markup") or {}).get("inline_keyboard", ())
    return [each["text"] for row in rows for each in row]


async def test_the_end_reaches_who_is_away_in_private_and_edits_the_board(w):
    mover, other = await silence(w)
    before, board = len(sent(w)), w.newest()["message_id"]
    await w.say(mover, "/resign yes", CLUB)
    await passes(w, 3600)
    new = [each for each in sent(w)[before:] if each["chat_id"] != str(mover)]
    [told] = new
    assert told["chat_id"] == str(other)
    assert told.get("disable_notification") is None
    assert "is over, and you have won!" in told["caption"]
    assert "Rematch" in keys(w.newest(other))
    assert w.newest()["message_id"] == board
    assert "everybody else has resigned" in words(w.newest())


async def test_where_both_are_here_nothing_is_sent_beside_the_board(w):
    mover, other = await w.two()
    await w.say(mover, "/m a1", CLUB)
    before = len([each for each in sent(w) if each["chat_id"] != str(other)])
    await w.say(other, "/resign yes", CLUB)
    await passes(w, 3600)
    after = [each for each in sent(w) if each["chat_id"] != str(other)]
    assert len(after) == before
    assert "everybody else has resigned" in words(w.newest())


async def test_who_has_blocked_the_bot_is_mentioned_in_the_group(w):
    mover, other = await silence(w)
    w.stand.server.town.chats[other].admits = False
    await w.say(mover, "/resign yes", CLUB)
    await passes(w, 1)
    [board] = [each for each in w.stand.server.town.of(CLUB) if each.get("caption")]
    assert "everybody else has resigned" in words(board)
    [entity] = [each for each in board["caption_entities"] if each["type"] == "text_mention"]
    assert entity["user"]["id"] == other


async def test_a_lobby_that_can_begin_calls_who_opened_it_in_private(w):
    await w.say(ANN, "/new house seats=3", CLUB)
    await passes(w, 3600)
    await w.press(BOB, w.newest(), "Join")
    told = w.newest(ANN)
    assert "Enough of you are at your table" in words(told)
    await w.press(ANN, told, "Start")
    assert len((await w.table()).people()) == 2


async def test_who_is_removed_reads_it_in_private(w):
    w.stand.server.methods.statuses[CLUB, ANN] = "administrator"
    await w.say(ANN, "/new sack seats=3", CLUB)
    await w.press(BOB, w.newest(), "Join")
    w.stand.server.town.chats[CID].admits = True
    await w.press(CID, w.newest(), "Join")
    await w.say(ANN, "/remove 2 yes", CLUB)
    assert "Somebody in charge has taken you from a table" in words(w.newest(BOB))
