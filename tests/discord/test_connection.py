"""Connecting, losing the connection, coming back, stopping."""

from __future__ import annotations

import asyncio
from functools import partial

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.contract import Answer, RetryLater, Venue
from bot.platforms.discord import BadToken, link
from bot.platforms.discord import platform as sofa_of_discord
from tests.discord.desk import ScriptedDesk, board, pad
from tests.discord.faults import Fault
from tests.discord.people import PRESS, Somebody
from tests.discord.stage import at_once, person, platform, serving, stage, town, until
from tests.discord.town import buttons

DISCORD = "https://discord.com/api/v10"


async def test_no_message_and_no_list_of_members_is_asked_for(s):
    [said] = s.discord.gateway.identified
    assert said["intents"] == discord.Intents(guilds=True).value == 1
    assert all(not seen.path.endswith("/members") for seen in s.discord.seen)


async def test_only_the_connection_speaks_to_another_address():
    usual = DiscordWebSocket.DEFAULT_GATEWAY
    async with stage() as s:
        assert s.discord.api == Route.BASE
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == f"ws://{s.discord.host}/gateway"
    assert Route.BASE == DISCORD
    assert usual == DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize("token", ["wrong", "with a space in it"])
async def test_a_wrong_token_is_said_in_a_sentence(token):
    async with town() as (loopback, _, _):
        with pytest.raises(BadToken, match="does not accept the token"):
            async with serving(platform(loopback, token), ScriptedDesk()):
                pass
    assert Route.BASE == DISCORD


async def test_a_token_that_is_withdrawn_ends_the_run():
    async with town() as (loopback, _, _):
        sofa = platform(loopback)
        running = asyncio.create_task(sofa.run(ScriptedDesk()))
        await sofa.ready.wait()
        await loopback.gateway.drop(code=4004)
        with pytest.raises(BadToken):
            await running


async def test_what_is_missed_while_the_line_is_cut_comes_afterwards(s):
    await s.platform.post(s.venue, board())
    await s.discord.gateway.drop()
    data = {"custom_id": buttons(s.board())["Move"], "component_type": 2}
    asked = await s.ann.ask(PRESS, s.channel, data, s.board())
    await s.ann.answered(asked)
    assert s.discord.gateway.resumed == 1
    assert [command.receipt for command in s.desk.commands] == [asked.id]


async def test_a_lost_session_is_begun_anew(s):
    s.discord.gateway.forgetful = True
    await s.discord.gateway.drop()
    await until(lambda: len(s.discord.gateway.identified) == 2)
    await s.platform.post(s.venue, board())
    await s.ann.press(s.board(), "Move")
    assert len(s.desk.commands) == 1


async def test_a_connection_that_cannot_go_on_is_made_anew(s, caplog):
    await s.discord.gateway.drop(code=4012)
    await until(lambda: len(s.discord.gateway.identified) == 2)
    await s.platform.ready.wait()
    assert "Discord is out of reach" in caplog.text
    assert await s.platform.post(s.venue, board())


async def test_an_outage_at_the_start_is_waited_out():
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)
        await at_once(seconds)

    async with town() as (loopback, _, _):
        loopback.faults.append(Fault("GET", "users/@me", 500, cut=True, times=4))
        async with serving(platform(loopback, pause=pause), ScriptedDesk()):
            assert loopback.gateway.connected.is_set()
    assert waits[:2] == [2, 4]


async def test_two_shards_serve_their_servers():
    desk = ScriptedDesk({"move": Answer(post=pad("Where to?", "a1"))})
    async with town(shards=2) as (loopback, _, first):
        second = loopback.town.channel(loopback.town.guild("The Rug", shard=1), "games")
        ann = Somebody(loopback, loopback.town.person("ann"))
        sofa = platform(loopback)
        async with serving(sofa, desk):
            assert [said["shard"] for said in loopback.gateway.identified] == [[0, 2], [1, 2]]
            for channel in (first, second):
                await sofa.post(Venue("discord", channel["id"]), board())
                [shown] = loopback.town.shown(channel)
                assert (await ann.press(shown, "Move")).newest["content"] == "Where to?"


async def test_a_button_of_before_a_restart_still_works():
    async with town() as (loopback, _, channel):
        ann = Somebody(loopback, loopback.town.person("ann"))
        sofa = platform(loopback)
        async with serving(sofa, ScriptedDesk()):
            await sofa.post(Venue("discord", channel["id"]), board(6))
        desk = ScriptedDesk({"move": Answer(post=pad("Where to?"))})
        [shown] = loopback.town.shown(channel)
        async with serving(platform(loopback), desk):
            first = (await ann.press(shown, "Move")).newest
            box = await ann.press(first, "Type it")
        desk.script["move"] = Answer(post=pad("Done."))
        async with serving(platform(loopback), desk):
            await ann.fill_in(box, "c4")
        assert desk.commands[-1].words == ("c4",)
        assert first["content"] == "Done."


async def test_whoever_pressed_last_is_answered_before_the_bot_stops():
    desk = ScriptedDesk({"move": Answer("There you are.")}, hold=asyncio.Event())
    async with town() as (loopback, _, channel):
        ann = Somebody(loopback, loopback.town.person("ann"))
        sofa = platform(loopback)
        running = asyncio.create_task(sofa.run(desk))
        await sofa.ready.wait()
        await sofa.post(Venue("discord", channel["id"]), board())
        [shown] = loopback.town.shown(channel)
        data = {"custom_id": buttons(shown)["Move"], "component_type": 2}
        asked = await ann.ask(PRESS, channel, data, shown)
        await until(lambda: desk.commands)
        running.cancel()
        await asyncio.sleep(0)
        assert desk.hold is not None
        desk.hold.set()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert asked.newest["content"] == "There you are."
        assert not sofa.ready.is_set()


async def test_whoever_presses_while_another_is_answered_is_answered_before_the_bot_stops():
    first, second = asyncio.Event(), asyncio.Event()
    desk = ScriptedDesk({"move": Answer("There you are.")}, hold=first)
    async with town() as (loopback, _, channel):
        ann = Somebody(loopback, loopback.town.person("ann"))
        sofa = platform(loopback)
        running = asyncio.create_task(sofa.run(desk))
        await sofa.ready.wait()
        await sofa.post(Venue("discord", channel["id"]), board())
        [shown] = loopback.town.shown(channel)
        data = {"custom_id": buttons(shown)["Move"], "component_type": 2}
        asked = [await ann.ask(PRESS, channel, data, shown)]
        await until(lambda: desk.commands)
        running.cancel()
        await asyncio.sleep(0.1)
        desk.hold = second
        asked.append(await ann.ask(PRESS, channel, data, shown))
        await until(lambda: len(desk.commands) == 2)
        first.set()
        await until(lambda: asked[0].more)
        await asyncio.sleep(0.1)
        second.set()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert [each.newest["content"] for each in asked] == ["There you are."] * 2


async def test_a_press_that_never_ends_does_not_keep_the_bot(monkeypatch):
    monkeypatch.setattr(link, "LAST_WORDS", 0.05)
    desk = ScriptedDesk(hold=asyncio.Event())
    async with town() as (loopback, _, channel):
        ann = Somebody(loopback, loopback.town.person("ann"))
        sofa = platform(loopback)
        async with serving(sofa, desk):
            await sofa.post(Venue("discord", channel["id"]), board())
            [shown] = loopback.town.shown(channel)
            data = {"custom_id": buttons(shown)["Move"], "component_type": 2}
            asked = await ann.ask(PRESS, channel, data, shown)
            await until(lambda: desk.commands)
        assert asked.more == []


async def test_a_delivery_to_a_bot_that_does_not_connect_is_put_off(monkeypatch):
    monkeypatch.setattr(sofa_of_discord, "LOGGING_IN", 0.05)
    async with town() as (loopback, _, channel):
        with pytest.raises(RetryLater):
            await platform(loopback).post(Venue("discord", channel["id"]), board())


async def test_being_sent_away_from_a_server_leaves_its_channels(s):
    thread = s.discord.town.thread(s.channel, "t1")
    await s.discord.gateway.dispatch("THREAD_CREATE", {**thread, "newly_created": True})
    await s.discord.gateway.dispatch("GUILD_DELETE", {"id": s.guild["id"]})
    await until(lambda: len(s.desk.gone) == 2)
    assert sorted(s.desk.gone) == sorted([s.channel["id"], thread["id"]])


async def test_a_server_that_is_away_for_a_while_is_not_left(s):
    await s.discord.gateway.dispatch("GUILD_DELETE", {"id": s.guild["id"], "unavailable": True})
    await s.platform.post(s.venue, board())
    await s.ann.press(s.board(), "Move")
    assert s.desk.gone == []


async def test_a_deleted_channel_is_left_with_its_threads(s):
    thread = s.discord.town.thread(s.channel, "t1")
    await s.discord.gateway.dispatch("THREAD_CREATE", {**thread, "newly_created": True})
    await s.discord.gateway.dispatch("CHANNEL_DELETE", s.channel)
    await until(lambda: len(s.desk.gone) == 2)
    assert sorted(s.desk.gone) == sorted([s.channel["id"], thread["id"]])


async def test_a_deleted_thread_is_left(s):
    thread = s.discord.town.thread(s.channel, "t1")
    gone = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    await s.discord.gateway.dispatch("THREAD_DELETE", gone)
    assert await until(lambda: s.desk.gone) == [thread["id"]]


def role(s, permissions: int) -> dict[str, object]:
    everybody = {**s.guild["roles"][0], "permissions": str(permissions)}
    return {"guild_id": s.guild["id"], "role": everybody}


async def test_whatever_may_have_given_us_rights_wakes_the_channels_it_is_about(s):
    thread = s.discord.town.thread(s.channel, "t1")
    dispatch = s.discord.gateway.dispatch
    await dispatch("THREAD_CREATE", {**thread, "newly_created": True})
    both = sorted([s.channel["id"], thread["id"]])
    me = s.discord.town.member(s.discord.town.bot)
    chosen = {"id": "90000000000000001", "name": "players", "permissions": "0"}
    created = {**s.guild["roles"][0], **chosen}
    overwrite = {"id": s.guild["id"], "type": 0, "allow": "0", "deny": "2048"}
    await dispatch("GUILD_ROLE_CREATE", {"guild_id": s.guild["id"], "role": created})
    for event, data, woken in (
        ("GUILD_ROLE_UPDATE", role(s, 0), both),
        ("GUILD_MEMBER_UPDATE", {**me, "guild_id": s.guild["id"], "roles": [chosen["id"]]}, both),
        ("CHANNEL_UPDATE", {**s.channel, "permission_overwrites": [overwrite]}, both),
        ("THREAD_UPDATE", {**thread, "name": "t2"}, [thread["id"]]),
        ("GUILD_CREATE", {**s.guild, "unavailable": False}, both),
    ):
        s.desk.back.clear()
        await dispatch(event, data)
        await until(partial(set(woken).issubset, s.desk.back))


async def test_a_channel_that_only_has_another_name_wakes_nothing(s):
    s.desk.back.clear()
    await s.discord.gateway.dispatch("CHANNEL_UPDATE", {**s.channel, "name": "lounge"})
    await s.discord.gateway.dispatch("GUILD_ROLE_UPDATE", role(s, 2**52 - 9))
    await s.ann.slash(s.channel, "help")
    assert s.desk.back == []


async def test_a_desk_that_cannot_note_it_disturbs_nobody(s, caplog):
    s.desk.gone = None
    s.desk.met = None
    await s.discord.gateway.dispatch("CHANNEL_DELETE", s.channel)
    await until(lambda: "not noted as left" in caplog.text)
    await s.platform.whisper(person(s.ann), board())
    chat = s.discord.town.private_chat(s.ann.id)
    await s.ann.press(s.discord.town.shown(chat, s.ann.person)[0], "Move")
    assert len(s.desk.commands) == 1
    assert "not noted as reachable" in caplog.text
