"""What was typed on Discord and cut by a stop: carried out once at the next start, and answered."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field

import pytest

from bot.contract import Answer, Command, Desk, Person, Venue
from tests.discord.asked import Asked
from tests.discord.desk import ScriptedDesk
from tests.discord.people import COMMAND, SUBMIT, Somebody
from tests.discord.stage import phrases, platform, serving, town, until
from tests.discord.table import evening
from tests.discord.town import EPHEMERAL, Json, said
from tests.telegram.inbox import MemoryInbox


async def cut(discord, channel, inbox, who: Somebody, **options: str) -> Asked:
    """Somebody's command that was taken to the desk when the bot was stopped."""
    stuck = ScriptedDesk(hold=asyncio.Event())
    async with serving(platform(discord, inbox=inbox), stuck):
        typed = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        asked = await who.ask(COMMAND, channel, {**who._command("move"), "options": typed})
        await until(lambda: stuck.commands)
    assert asked.is_thinking
    assert len(inbox.kept) == 1
    return asked


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_what_was_cut_by_a_stop_is_carried_out_at_the_next_start(language):
    async with town() as (discord, _, channel):
        ann, inbox = Somebody(discord, discord.town.person("ann"), language), MemoryInbox()
        asked = await cut(discord, channel, inbox, ann, move="kitten c4", table="abcdef")
        desk = ScriptedDesk({"move": Answer("It stands.")})
        async with serving(platform(discord, inbox=inbox), desk):
            await until(lambda: not inbox.kept)
        [command] = desk.commands
        assert (command.verb, command.words, command.table) == ("move", ("kitten", "c4"), "abcdef")
        assert (command.receipt, command.unseen) == (asked.id, True)
        assert command.venue == Venue("discord", channel["id"])
        assert command.venue.above == (channel["guild_id"],)
        assert command.person == Person("discord", ann.id, "Ann", language)
        assert asked.newest["content"] == "It stands."
        assert asked.newest["flags"] & EPHEMERAL
        assert discord.town.shown(channel) == []


@pytest.mark.parametrize("language", ["en", "hu"])
async def test_of_what_was_done_before_the_stop_that_is_said(language):
    async with town() as (discord, _, channel):
        ann, inbox = Somebody(discord, discord.town.person("ann"), language), MemoryInbox()
        asked = await cut(discord, channel, inbox, ann)
        async with serving(platform(discord, inbox=inbox), ScriptedDesk()):
            await until(lambda: not inbox.kept)
        assert asked.newest["content"] == phrases(language, "discord-done")


async def test_what_cannot_be_answered_any_more_is_not_done_behind_anybodys_back():
    async with town() as (discord, _, channel):
        ann, inbox, desk = (
            Somebody(discord, discord.town.person("ann")),
            MemoryInbox(),
            ScriptedDesk(),
        )
        await cut(discord, channel, inbox, ann)
        later = platform(discord, inbox=inbox, clock=lambda: discord.clock() + 16 * 60)
        async with serving(later, desk):
            await until(lambda: not inbox.kept)
        assert desk.commands == []


async def test_what_is_typed_into_a_box_is_carried_out_at_the_next_start_too():
    async with town() as (discord, _, channel):
        ann, inbox = Somebody(discord, discord.town.person("ann")), MemoryInbox()
        stuck = ScriptedDesk(hold=asyncio.Event())
        async with serving(platform(discord, inbox=inbox), stuck):
            line = {"type": 4, "id": 2, "custom_id": "words", "value": "kitten c4"}
            boxed = {"type": 18, "id": 1, "component": line}
            data = {"custom_id": "abcdef.~1.type.", "components": [boxed]}
            asked = await ann.ask(SUBMIT, channel, data)
            await until(lambda: stuck.commands)
        desk = ScriptedDesk({"move": Answer("It stands.")})
        async with serving(platform(discord, inbox=inbox), desk):
            await until(lambda: not inbox.kept)
        assert [(each.words, each.mark) for each in desk.commands] == [
            (each.words, each.mark) for each in stuck.commands
        ]
        assert asked.newest["content"] == "It stands."


async def test_a_move_cut_by_a_stop_is_made_once_whenever_that_was(tmp_path):
    """Before anything was written, and after it was; both times somebody is told."""
    async with evening(tmp_path) as e:
        inbox = MemoryInbox()
        e.options["inbox"] = inbox
        async with e.running():
            mover, other = await e.open("boop", options="ghosts=off")
        stuck = ScriptedDesk(hold=asyncio.Event())
        async with serving(platform(e.discord, inbox=inbox), stuck):
            asked = await mover.ask(COMMAND, e.channel, typed(mover, "c4"))
            await until(lambda: stuck.commands)
        async with e.running():
            await until(lambda: not inbox.kept)
            assert await e.log() == ["kitten c4"]
            assert "kitten" in said(asked.newest)
        done = Done()
        async with e.running(done.before):
            asked = await other.ask(COMMAND, e.channel, typed(other, "a1"))
            await until(lambda: done.commands)
        assert asked.is_thinking
        async with e.running():
            await until(lambda: not inbox.kept)
            assert await e.log() == ["kitten c4", "kitten a1"]
        assert asked.newest["content"] == phrases("en", "discord-done")


def typed(who: Somebody, move: str) -> Json:
    """What comes with a move that is typed."""
    return {**who._command("move"), "options": [{"name": "move", "type": 3, "value": move}]}


@dataclass
class Done(ScriptedDesk):
    """Has another desk do what it is asked, and never says so."""

    hold: asyncio.Event | None = field(default_factory=asyncio.Event)
    real: Desk | None = None

    def before(self, real: Desk) -> Desk:
        """This desk, in front of the real one."""
        self.real = real
        return self

    async def handle(self, command: Command) -> Answer:
        assert self.real is not None
        await self.real.handle(command)
        return await super().handle(command)


async def test_who_was_left_waiting_by_an_earlier_version_is_told_so():
    async with town() as (discord, _, channel):
        ann, inbox = Somebody(discord, discord.town.person("ann")), MemoryInbox()
        asked = await cut(discord, channel, inbox, ann)
        [(key, text)] = inbox.kept.items()
        kept = {"application": int(discord.town.bot["id"]), "token": asked.token, "language": "en"}
        inbox.kept[key] = json.dumps({**kept, "until": json.loads(text)["until"]})
        async with serving(platform(discord, inbox=inbox), ScriptedDesk()):
            await until(lambda: not inbox.kept)
        assert asked.newest["content"] == phrases("en", "discord-stopped")


async def test_who_was_answered_is_told_nothing_at_the_next_start():
    async with town() as (discord, _, channel):
        ann = Somebody(discord, discord.town.person("ann"))
        inbox = MemoryInbox()
        async with serving(platform(discord, inbox=inbox), ScriptedDesk({"help": Answer("Hm.")})):
            asked = await ann.slash(channel, "help")
            await until(lambda: [verb for verb, _ in inbox.events] == ["record", "done"])
            text = asked.newest["content"]
        kept = {"application": int(discord.town.bot["id"]), "token": asked.token, "language": "en"}
        inbox.kept["1"] = json.dumps({**kept, "until": time.time() + 60})
        inbox.kept["2"] = json.dumps({**kept, "until": time.time() - 60})
        async with serving(platform(discord, inbox=inbox), ScriptedDesk()):
            await until(lambda: not inbox.kept)
        assert asked.newest["content"] == text
        assert [seen.status for seen in discord.seen if "PATCH" in seen.route].count(401) == 0
