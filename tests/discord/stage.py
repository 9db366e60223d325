"""The platform between the loopback Discord and a desk, and who meets there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from bot.contract import Desk, Person, Venue
from bot.desk.menu import MENU
from bot.platforms.discord import Discord
from bot.words import Words
from tests.discord.checks import description
from tests.discord.desk import ScriptedDesk
from tests.discord.people import Somebody
from tests.discord.server import TOKEN, Loopback
from tests.discord.town import Json
from tests.patience import DEADLINE

WORDS: Final = Words()


def phrases(language: str, key: str, /, **facts: str | int) -> str:
    """What the platform has to say."""
    return WORDS.of(language)(key, **facts)


async def at_once(seconds: float) -> None:
    """A pause that does not last."""
    del seconds
    await asyncio.sleep(0)


def platform(discord: Loopback, token: str = TOKEN, **options: Any) -> Discord:
    """The platform, pointed at the loopback Discord."""
    usual: dict[str, Any] = {"api": discord.api, "clock": discord.clock, "pause": at_once}
    return Discord(token, menu=MENU, phrases=phrases, **(usual | options))


@dataclass
class Stage:
    """A running platform."""

    discord: Loopback
    platform: Discord
    desk: ScriptedDesk
    guild: Json
    channel: Json
    ann: Somebody
    bob: Somebody

    @property
    def venue(self) -> Venue:
        """The channel."""
        return Venue("discord", self.channel["id"])

    def board(self) -> Json:
        """The newest message everybody sees in the channel."""
        return self.discord.town.shown(self.channel)[-1]


def person(somebody: Somebody, language: str = "en") -> Person:
    """Somebody as the contract knows them."""
    return Person("discord", somebody.id, somebody.person["global_name"], language)


@asynccontextmanager
async def serving(platform: Discord, desk: Desk) -> AsyncIterator[None]:
    """The platform, connected; afterwards it is stopped as a host stops it."""
    running = asyncio.create_task(platform.run(desk))
    ready = asyncio.create_task(platform.ready.wait())
    try:
        async with asyncio.timeout(DEADLINE):
            await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        yield
    finally:
        ready.cancel()
        running.cancel()
        await asyncio.gather(running, ready, return_exceptions=True)


@asynccontextmanager
async def town(shards: int = 1) -> AsyncIterator[tuple[Loopback, Json, Json]]:
    """The loopback Discord with one server and one channel; what came in is checked at the end."""
    discord = Loopback()
    await discord.open()
    discord.rest.shards = shards
    guild = discord.town.guild("The Sofa")
    channel = discord.town.channel(guild, "games")
    try:
        yield discord, guild, channel
    finally:
        await discord.close()
    assert discord.wrong == []
    assert unlike_the_description(discord) == []


def unlike_the_description(discord: Loopback) -> list[str]:
    """Requests, and our own answers, that Discord's description does not know."""
    known = description()
    if known is None:
        return []
    wrong = []
    for seen in discord.seen:
        wrong += [
            f"{seen.route}: {each}" for each in known.request(seen.method, seen.path, seen.body)
        ]
    return wrong


@asynccontextmanager
async def stage(desk: ScriptedDesk | None = None, **options: Any) -> AsyncIterator[Stage]:
    """Ann and Bob in a channel, with a scripted desk."""
    desk = desk or ScriptedDesk()
    async with town() as (discord, guild, channel):
        ann = Somebody(discord, discord.town.person("ann"))
        bob = Somebody(discord, discord.town.person("bob"), "hu")
        sofa = platform(discord, **options)
        async with serving(sofa, desk):
            yield Stage(discord, sofa, desk, guild, channel, ann, bob)


async def until(true: Callable[[], Any]) -> Any:
    """What a question brings, once it brings something."""
    async with asyncio.timeout(DEADLINE):
        while not (found := true()):  # noqa: ASYNC110 — nobody tells
            await asyncio.sleep(0.005)
    return found
