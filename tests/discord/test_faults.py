"""What Discord refuses, as the courier must understand it: later, gone, nobody there."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from bot.contract import (
    Bar,
    Barred,
    Closed,
    Gone,
    RetryLater,
    Unreachable,
    Urgency,
    Venue,
    Why,
)
from bot.platforms.discord.errors import sort_out
from tests.discord.desk import ScriptedDesk, board
from tests.discord.faults import Fault
from tests.discord.stage import person, platform, serving, town, until
from tests.discord.town import said

MESSAGES = r"^channels/\d+/messages$"
MESSAGE = r"^channels/\d+/messages/\d+$"


async def test_a_deleted_message_is_gone(s):
    id_ = await s.platform.post(s.venue, board())
    del s.discord.town.messages[id_]
    with pytest.raises(Gone):
        await s.platform.edit(s.venue, id_, board(2))
    with pytest.raises(Gone):
        await s.platform.erase(s.venue, id_)


async def test_a_deleted_channel_is_gone(s):
    del s.discord.town.channels[s.channel["id"]]
    with pytest.raises(Closed) as told:
        await s.platform.post(s.venue, board())
    assert told.value.why is Why.GONE
    with pytest.raises(Closed):
        await s.platform.branch(Venue("discord", "123456789012345678"), "t1", None, ())


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        pytest.param(403, 50001, Why.OUT, id="missing access"),
        pytest.param(403, 50013, Why.WRITING, id="missing permissions"),
        pytest.param(403, 50999, Why.WRITING, id="a code nobody knows yet"),
        pytest.param(404, 10999, Why.GONE, id="something unknown"),
        pytest.param(400, 160005, Why.LOCKED, id="a locked thread"),
        pytest.param(400, 200000, Why.REFUSED, id="a word that is forbidden there"),
    ],
)
async def test_a_channel_closed_to_us_says_why(s, status, code, why):
    s.discord.town.refused[s.channel["id"]] = (status, code)
    with pytest.raises(Closed) as told:
        await s.platform.post(s.venue, board())
    assert told.value.why is why


async def test_a_channel_full_of_threads_takes_no_more(s):
    s.discord.faults.append(Fault("POST", "threads", 400, 160006))
    with pytest.raises(Barred) as told:
        await s.platform.branch(s.venue, "t1", None, ())
    assert told.value.bar is Bar.FULL


@pytest.mark.parametrize("seconds", [None, 400.0], ids=["no seconds", "seconds"])
async def test_too_many_edits_of_old_messages_ask_for_a_new_one(s, seconds):
    id_ = await s.platform.post(s.venue, board())
    s.discord.faults.append(Fault("PATCH", MESSAGE, 429, 30046, retry_after=seconds))
    with pytest.raises(Gone):
        await s.platform.edit(s.venue, id_, board(2))
    await s.platform.post(s.venue, board(2))


async def test_an_archived_thread_takes_no_edit_but_a_post_opens_it(s):
    thread = s.discord.town.thread(s.channel, "t1")
    venue = Venue("discord", thread["id"])
    id_ = await s.platform.post(venue, board())
    thread["thread_metadata"]["archived"] = True
    with pytest.raises(Gone):
        await s.platform.edit(venue, id_, board(2))
    await s.platform.post(venue, board(2))
    assert not thread["thread_metadata"]["archived"]


async def test_a_locked_thread_is_opened_if_we_may(s):
    thread = s.discord.town.thread(s.channel, "t1", archived=True)
    thread["thread_metadata"]["locked"] = True
    await s.platform.post(Venue("discord", thread["id"]), board())
    assert len(s.discord.town.shown(thread)) == 1
    thread["thread_metadata"] |= {"archived": True, "locked": True}
    s.discord.faults.append(Fault("PATCH", r"^channels/\d+$", 403, 50013))
    with pytest.raises(Closed) as told:
        await s.platform.post(Venue("discord", thread["id"]), board(2))
    assert told.value.why is Why.LOCKED


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(Fault("POST", MESSAGES, 500), id="a fault of Discord's"),
        pytest.param(Fault("POST", MESSAGES, 503), id="Discord is overloaded"),
        pytest.param(Fault("POST", MESSAGES, 400, 130000), id="Discord says it is overloaded"),
        pytest.param(Fault("POST", MESSAGES, 500, cut=True), id="the connection is cut"),
        pytest.param(Fault("POST", MESSAGES, 401), id="the token is refused for once"),
        pytest.param(Fault("POST", MESSAGES, 403), id="the guard in front of Discord"),
    ],
)
async def test_what_passes_is_tried_again_later(s, fault):
    s.discord.faults.append(fault)
    with pytest.raises(RetryLater):
        await s.platform.post(s.venue, board())
    assert await s.platform.post(s.venue, board())
    assert len(s.discord.sent("POST /channels/{id}/messages")) == 2


async def test_a_post_whose_answer_was_lost_is_there_once(s):
    s.discord.faults.append(Fault("POST", MESSAGES, 502, after=True))
    with pytest.raises(RetryLater):
        await s.platform.post(s.venue, board())
    await s.platform.post(s.venue, board())
    assert len(s.discord.town.shown(s.channel)) == 1


async def test_a_call_is_heard_though_an_earlier_post_came_unnoticed(s):
    """An edit would call nobody."""
    s.discord.faults.append(Fault("POST", MESSAGES, 502, after=True))
    with pytest.raises(RetryLater):
        await s.platform.post(s.venue, board())
    id_ = await s.platform.post(s.venue, board(text="Your turn.", ping=person(s.ann)))
    [shown] = s.discord.town.shown(s.channel)
    assert shown["id"] == id_
    assert [each["id"] for each in shown["mentions"]] == [str(s.ann.id)]
    assert f"<@{s.ann.id}>" in said(shown)


async def test_a_call_whose_answer_was_lost_is_heard_once(s):
    s.discord.faults.append(Fault("POST", MESSAGES, 502, after=True))
    with pytest.raises(RetryLater):
        await s.platform.post(s.venue, board(ping=person(s.ann)))
    [first] = s.discord.town.shown(s.channel)
    await s.platform.post(s.venue, board(text="Still your turn.", ping=person(s.ann)))
    [shown] = s.discord.town.shown(s.channel)
    assert shown["id"] == first["id"]
    assert "Still your turn." in said(shown)


async def test_a_rate_limit_names_its_seconds_and_is_kept_to(s):
    s.discord.faults.append(Fault("POST", MESSAGES, 429, retry_after=400.0))
    with pytest.raises(RetryLater) as told:
        await s.platform.post(s.venue, board())
    assert told.value.seconds == 400.0
    knocked = len(s.discord.seen)
    with pytest.raises(RetryLater) as told:
        await s.platform.post(s.venue, board())
    assert told.value.seconds == pytest.approx(400, abs=5)
    assert len(s.discord.seen) == knocked
    other = s.discord.town.channel(s.guild, "quiet games")
    assert await s.platform.post(Venue("discord", other["id"]), board())


async def test_a_limit_in_a_private_chat_holds_tables_and_hands_there_alike(s):
    hand = await s.platform.whisper(person(s.ann), board())
    chat = s.discord.town.private_chat(s.ann.id)
    shown = await s.platform.post(Venue("discord", chat["id"], private=True), board(1))
    s.discord.faults.append(Fault("PATCH", MESSAGE, 429, retry_after=400.0))
    with pytest.raises(RetryLater):
        await s.platform.edit(Venue("discord", chat["id"], private=True), shown, board(2))
    knocked = len(s.discord.seen)
    with pytest.raises(RetryLater) as told:
        await s.platform.edit(person(s.ann), hand, board(3))
    assert told.value.seconds == pytest.approx(400, abs=5)
    with pytest.raises(RetryLater):
        await s.platform.whisper(person(s.ann), board(4))
    assert len(s.discord.seen) == knocked
    assert await s.platform.whisper(person(s.bob), board())


async def test_a_limit_of_everything_holds_everything_back(s):
    id_ = await s.platform.post(s.venue, board())
    s.discord.faults.append(Fault("PATCH", MESSAGE, 429, retry_after=400.0, everywhere=True))
    with pytest.raises(RetryLater):
        await s.platform.edit(s.venue, id_, board(2))
    with pytest.raises(RetryLater):
        await s.platform.whisper(person(s.ann), board())
    asked = await s.ann.press(s.board(), "Move")
    assert asked.kind == 6


async def test_a_limit_met_while_somebody_is_looked_up_holds_nothing_back_for_ever(s):
    """discord.py, cancelled while it waits for such a limit, would never ask for anything again."""
    s.discord.faults.append(Fault("GET", "members", 429, retry_after=0.3, everywhere=True))
    looking = asyncio.ensure_future(s.platform.includes(s.venue, person(s.ann)))
    await until(lambda: not s.discord.faults[0].times)
    await asyncio.wait((looking,), timeout=0.05)
    looking.cancel()  # whoever waits for it has other things to do
    await asyncio.wait((looking,))
    await asyncio.sleep(0.3)
    assert await s.platform.post(s.venue, board())


async def test_a_ban_of_the_machine_holds_everything_back(s):
    s.discord.faults.append(Fault("POST", MESSAGES, 429, retry_after=400.0, banned=True))
    with pytest.raises(RetryLater) as told:
        await s.platform.post(s.venue, board())
    assert told.value.seconds == 400.0
    knocked = len(s.discord.seen)
    with pytest.raises(RetryLater):
        await s.platform.whisper(person(s.ann), board())
    assert len(s.discord.seen) == knocked


async def test_after_a_limit_the_next_one_goes_through(s):
    s.discord.faults.append(Fault("POST", MESSAGES, 429, retry_after=0.0))
    with pytest.raises(RetryLater):
        await s.platform.post(s.venue, board())
    assert await s.platform.post(s.venue, board())


async def test_the_limits_in_the_headers_are_waited_for(s):
    s.discord.limit = 1
    for number in range(4):
        await s.platform.post(s.venue, board(number))
    posts = s.discord.sent("POST /channels/{id}/messages")
    assert [seen.status for seen in posts] == [200] * 4


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        pytest.param(403, 50278, Unreachable, id="no server in common"),
        pytest.param(400, 40003, RetryLater, id="private chats opened too fast"),
        pytest.param(429, 0, RetryLater, id="a rate limit"),
        pytest.param(403, 50001, Unreachable, id="no access"),
    ],
)
async def test_a_whisper_that_does_not_arrive_says_why(s, status, code, meaning):
    wait = 0.0 if status == 429 else None
    s.discord.faults.append(Fault("POST", "users/@me/channels", status, code, retry_after=wait))
    with pytest.raises(meaning):
        await s.platform.whisper(person(s.ann), board())


def test_a_fault_of_ours_is_not_repeated():
    class Response:
        status, reason = 400, "Bad Request"

    error = discord.HTTPException(Response(), {"code": 50035, "message": "Invalid Form Body"})
    for private in (False, True):
        meaning = sort_out(error, private=private)
        assert isinstance(meaning, Closed)
        assert meaning.why is Why.REFUSED
    assert sort_out(fault := ValueError()) is fault
    assert isinstance(sort_out(discord.RateLimited(40.0)), RetryLater)


async def test_lobbies_make_room_for_boards_where_a_channel_is_slow(s):
    door = s.discord.doors["channels/"] = asyncio.Event()
    lobby = replace(board(9), urgency=Urgency.LOBBY)
    waiting = [asyncio.create_task(s.platform.post(s.venue, board(n))) for n in (1, 2)]
    await asyncio.sleep(0)
    with pytest.raises(RetryLater) as told:
        await s.platform.post(s.venue, lobby)
    assert told.value.seconds == 1
    waiting.append(asyncio.create_task(s.platform.post(s.venue, board(3))))
    door.set()
    assert len(set(await asyncio.gather(*waiting))) == 3
    assert await s.platform.post(s.venue, lobby)


async def test_a_delivery_before_the_bot_is_connected_waits_for_it():
    async with town() as (loopback, _, channel):
        sofa = platform(loopback)
        posting = asyncio.create_task(sofa.post(Venue("discord", channel["id"]), board()))
        async with serving(sofa, ScriptedDesk()):
            assert await posting
