"""The same platform in SimCord, a Discord of others' making, with the client as it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import simcord

from bot.contract import Answer, Desk, Gone, Person, Post, Unreachable, Venue
from bot.desk.menu import MENU
from bot.host.app import put_together
from bot.platforms.discord import Discord
from tests.discord.desk import ScriptedDesk, board, pad
from tests.discord.stage import phrases
from tests.discord.town import parts
from tests.patience import DEADLINE
from tests.stage import Clock, database_in, first_move, quick_world, whole_shelf


def platform() -> Discord:
    """The platform, pointed nowhere: SimCord takes the place of the line."""
    return Discord("a token", menu=MENU, phrases=phrases, clock=Clock())


@asynccontextmanager
async def simulated(sofa: Discord, desk: Desk) -> AsyncIterator[tuple[Any, Any, Any, Any]]:
    """The environment, a channel, Ann and Bob."""
    async with simcord.run(sofa.connect(desk), shard_count=1) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        ann, bob = (guild.add_member(env.create_user(name)) for name in ("ann", "bob"))
        yield env, channel, ann, bob


async def test_a_board_a_pad_and_a_box():
    desk = ScriptedDesk({"move": Answer(post=pad("Where to?", "a1")), "pad": Answer("No.")})
    sofa = platform()
    async with simulated(sofa, desk) as (env, channel, ann, bob):
        await sofa.post(Venue("discord", str(channel.id)), board(1))
        await env.settle()
        shown = channel.last_message
        assert shown.attachments[0].description == "A cat on a quilt."
        opened = await ann.click(shown, custom_id="t1.1.move.")
        [first] = opened.followups
        assert (first.ephemeral, first.content) == (True, "Where to?")
        assert [each.content for each in channel.history(viewer=bob)] == [shown.content]
        refused = await ann.click(first, custom_id="t1.~3.pad.a1")
        assert [each.content for each in refused.followups] == ["No."]
        box = await ann.click(first, custom_id="t1.~3.type.")
        assert box.modal["title"] == "Your move"
        desk.script["move"] = Answer(post=Post("pad.t1", "Done."))
        await ann.submit_modal(box, {"words": "kitten c4"})
        assert desk.commands[-1].words == ("kitten", "c4")
        assert [each.content for each in channel.history(viewer=ann)][-1] == "Done."


async def test_commands_and_choices():
    desk = ScriptedDesk({"help": Answer("Ask me.")}, words=("kitten a1", "cat a1"))
    sofa = platform()
    async with simulated(sofa, desk) as (_, channel, ann, _):
        assert set(ann.available_commands(channel)) == {
            entry.verb for entry in MENU if not entry.charge
        }
        answered = await ann.slash(channel, "help")
        assert (answered.ephemeral, answered.response.content) == (True, "Ask me.")
        silent = await ann.slash(channel, "play", game="boop", options="ghosts=off")
        assert silent.response is None
        assert desk.commands[-1].words == ("boop", "ghosts=off")
        choices = await ann.autocomplete(channel, "move", "move", "kit")
        assert [choice["value"] for choice in choices] == ["kitten a1"]


async def test_buttons_outlive_the_client():
    desk = ScriptedDesk({"move": Answer("Here you are.")})
    sofa = platform()
    async with simulated(sofa, desk) as (env, channel, ann, _):
        await sofa.post(Venue("discord", str(channel.id)), board(1))
        await env.settle()
        shown = channel.last_message
        again = platform()
        await env.restart_bot(again.connect(desk))
        answered = await ann.click(shown, custom_id="t1.1.move.")
        assert [each.content for each in answered.followups] == ["Here you are."]


async def test_edits_threads_and_refusals():
    sofa = platform()
    async with simulated(sofa, ScriptedDesk()) as (env, channel, ann, _):
        venue = Venue("discord", str(channel.id))
        id_ = await sofa.post(venue, board(1))
        await sofa.edit(venue, id_, board(2, "Bob to move."))
        assert channel.last_message.content == "Bob to move."
        branch = await sofa.branch(venue, "Our table", None, ())
        await sofa.post(branch, board(3))
        assert [thread.name for thread in channel.threads] == ["Our table"]
        for code in (50007, 50278):
            env.inject_error("POST", "/channels/*/messages", status=403, code=code, message="No")
            with pytest.raises(Unreachable):
                await sofa.whisper(Person("discord", str(ann.id), "Ann"), board(code))
        env.inject_error("PATCH", "/channels/*/messages/*", status=429, code=30046, message="No")
        with pytest.raises(Gone):
            await sofa.edit(venue, id_, board(4))


async def test_the_real_bot_plays_there_too(tmp_path):
    clock, sofa = Clock(), platform()
    database = await database_in(tmp_path, "simcord.db")
    world = quick_world(clock)
    async with (
        put_together(database, world, whole_shelf(), first_move, lambda _: [sofa]) as bot,
        simulated(sofa, bot.desk) as (_, channel, ann, bob),
    ):
        courier = asyncio.create_task(bot.courier.run())
        try:
            await ann.slash(channel, "play", game="boop", options="ghosts=off")
            lobby = await shown(channel, "a new table")
            await bob.click(lobby, label="Join")
            playing = await shown(channel, "to move")
            assert playing.attachments[0].description
            first = (
                ann if "Ann to move" in playing.content or "ann to move" in playing.content else bob
            )
            pad_ = (await first.click(playing, label="Move")).followups[0]
            assert pad_.flags.components_v2
            values = {
                option["label"]: option["value"]
                for each in parts(pad_.components)
                for option in each.get("options", ())
            }
            await first.select(pad_, [values["c4"]], custom_id="list 0")
            board_ = await shown(channel, "puts a kitten on c4")
            assert board_.id == playing.id
            assert pad_.id not in {each.id for each in channel.history(viewer=first)}
        finally:
            courier.cancel()
            await asyncio.gather(courier, return_exceptions=True)
    world.threads.shutdown()


async def shown(channel: Any, text: str) -> Any:
    """The newest message of a channel, once it says something."""
    async with asyncio.timeout(DEADLINE):
        # N.B. polled: what is waited for tells nobody.
        while channel.last_message is None or text not in channel.last_message.content:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return channel.last_message
