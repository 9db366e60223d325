"""The end on Discord: one new post with result and picture that mentions who is not here."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.calling.presence import HERE
from tests.discord.people import Somebody
from tests.discord.stage import until
from tests.discord.table import Evening, evening
from tests.discord.town import EPHEMERAL, Json, buttons, said


@pytest.fixture
async def e(tmp_path):
    """Ann, Bob and the running bot."""
    async with evening(tmp_path) as here:
        here.seeds = ("a", "b", "c")
        async with here.running():
            yield here


def posted(e: Evening) -> list[Json]:
    """The new messages of the channel, and of private chats, as they were sent."""
    return [c.body for c in e.discord.seen if c.method == "POST" and c.path.endswith("/messages")]


def said_in(sent: Json) -> str:
    """The words of a message that was sent."""
    return str(sent.get("content") or "")


async def silence(e: Evening) -> tuple[Somebody, Somebody]:
    """A table of two where who is to move has said nothing for long; who has moved, who has not."""
    mover, other = await e.open("boop", options="ghosts=off")
    await mover.slash(e.channel, "move", move="c4")
    await e.settled()
    e.passes(HERE + 1)
    await e.shows("Your turn at")
    await e.settled()
    return mover, other


async def test_the_end_is_one_new_post_that_mentions_who_is_away(e):
    mover, other = await silence(e)
    before = len(posted(e))
    await mover.slash(e.channel, "resign", sure="yes")
    await e.settled()
    [sent] = posted(e)[before:]
    assert [str(each) for each in sent["allowed_mentions"]["users"]] == [other.id]
    [board] = e.boards()
    assert said(board).startswith(f"<@{other.id}>")
    assert "everybody else has resigned" in said(board)
    assert e.discord.town.picture(board).startswith(b"\x89PNG")
    assert "Rematch" in buttons(board)
    for _ in range(3):
        e.passes(3600)
        await e.settled()
    assert len(posted(e)) == before + 1


async def test_where_both_are_here_the_board_is_edited_and_no_more(e):
    mover, other = await e.open("boop", options="ghosts=off")
    await mover.slash(e.channel, "move", move="c4")
    await e.settled()
    before, [board] = len(posted(e)), [each["id"] for each in e.boards()]
    await other.slash(e.channel, "resign", sure="yes")
    await e.settled()
    e.passes(3600)
    await e.settled()
    assert len(posted(e)) == before
    assert [each["id"] for each in e.boards()] == [board]
    assert "everybody else has resigned" in said(e.board())


async def test_whom_the_channel_does_not_reach_any_more_reads_it_in_private(e):
    mover, other = await silence(e)
    e.discord.town.gone.add(other.id)
    await mover.slash(e.channel, "resign", sure="yes")
    await e.settled()
    chat = e.discord.town.private_chat(other.id)
    [told] = [each for each in e.discord.town.shown(chat, other.person) if "is over" in said(each)]
    assert "and you have won!" in said(told)
    assert not told["flags"] & EPHEMERAL
    assert "Rematch" in buttons(told)
    assert not any(other.id in said(each) for each in e.boards())


async def test_a_kill_before_the_end_is_sent_loses_nothing_and_doubles_nothing(tmp_path):
    async with evening(tmp_path) as e:
        e.seeds = ("a", "b", "c")
        async with e.running():
            mover, other = await silence(e)
            e.discord.town.refused[e.channel["id"]] = (503, 0)
            await mover.slash(e.channel, "resign", sure="yes")
            await asyncio.sleep(0.02)
        e.discord.town.refused.clear()
        before = len(posted(e))
        async with e.running():
            await e.settled()
            [board] = e.boards()
            assert said(board).startswith(f"<@{other.id}>")
            e.passes(3600)
            await e.settled()
            assert len(posted(e)) == before + 1


async def test_who_is_replaced_is_mentioned_with_a_button_to_come_back(e):
    cid = Somebody(e.discord, e.discord.town.person("cid"))
    await e.ann.slash(e.channel, "play", game="sack", options="seats=3")
    await e.shows("a new table")
    for who in (e.bob, cid):
        await who.press(e.board(), "Join")
        await e.settled()
    table = await e.table()
    for seat, who in enumerate((e.ann, e.bob)):
        await who.slash(e.channel, "move", move=table.texts(seat)[0])
        await e.settled()
    e.passes(3600)
    await e.settled()
    for who in (e.ann, e.bob):
        panel = (await who.slash(e.channel, "absent")).newest
        await who.press(panel, "A computer for Cid")
    await e.settled()
    assert (await e.table()).places[2].level is not None
    words = "A computer plays for you"
    await until(lambda: any(words in said_in(each) for each in posted(e)))
    [told] = [each for each in posted(e) if words in said_in(each)]
    assert told["content"].startswith(f"<@{cid.id}>")
    assert "I am back" in buttons(told)
    await cid.press(e.boards()[0], "I am back")
    await e.settled()
    assert (await e.table()).own_seat(f"discord:{cid.id}") == 2


async def test_a_lobby_that_can_begin_mentions_who_opened_it(e):
    await e.ann.slash(e.channel, "play", game="house", options="seats=3")
    await e.shows("a new table")
    e.passes(3600)
    await e.bob.press(e.board(), "Join")
    await e.settled()
    [lobby] = e.boards()
    assert said(lobby).startswith(f"<@{e.ann.id}>")
    await e.ann.press(lobby, "Start")
    await e.settled()
    assert len((await e.table()).people()) == 2


async def test_what_somebody_is_answered_as_the_game_ends_goes_once_it_has_come(e):
    one, other = await e.open("boop", options="ghosts=off")
    door = e.discord.doors["webhooks/"] = asyncio.Event()
    asked = [
        asyncio.create_task(who.slash(e.channel, verb, **options))
        for who, verb, options in ((one, "move", {}), (other, "resign", {"sure": "yes"}))
    ]
    await e.shows("everybody else has resigned")
    await asyncio.sleep(0.05)
    door.set()
    await asyncio.gather(*asked)
    await e.settled()
    assert [each["id"] for each in e.discord.town.shown(e.channel, one.person)] == [
        each["id"] for each in e.boards()
    ]
