"""People on Discord: slash commands, components, messages only they see, private chats."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Final

from bot.contract import Platform, Venue
from bot.store import Store
from tests.conversations.talking import NOTHING, WORDS, Settle, Shown, Talker
from tests.discord.people import Somebody
from tests.discord.server import Loopback
from tests.discord.stage import platform, town
from tests.discord.town import Json, buttons, said
from tests.stage import Clock

ESCAPED: Final = re.compile(r"\\([\\*_~`|\[\]#>-]|<(?!/))")
"""A sign that reads as it stands; a command that is escaped could not be pressed."""
CLIENTS: Final = {"en": "en-US", "hu": "hu"}


class OnDiscord(Talker):
    """Somebody with a Discord client."""

    def __init__(self, hand: Somebody, channel: Json, language: str, settle: Settle) -> None:
        super().__init__(hand.person["global_name"], language, settle)
        self.hand = hand
        self.channel = channel

    @property
    def key(self) -> str:
        return f"discord:{self.hand.id}"

    def room(self) -> list[Shown]:
        return [_shown(message) for message in self.hand.discord.town.shown(self.channel)]

    def private(self) -> list[Shown]:
        town = self.hand.discord.town
        mine = [id_ for id_, reader in town.audience.items() if reader == self.hand.id]
        return [_shown(town.messages[id_]) for id_ in mine if id_ in town.messages]

    async def send(self, verb: str, given: Mapping[str, str], *, aloud: bool) -> Shown:
        english = WORDS.of("en")  # clients send the names commands are registered by
        options = {english(f"argument-{name}"): value for name, value in given.items()}
        asked = await self.hand.slash(self.channel, english(f"command-{verb}"), **options)
        await self.settle()
        return NOTHING if asked.gone else _shown(asked.newest)

    async def press(self, label: str, on: Shown | None = None) -> Shown:
        asked = await self.hand.press((on or self.board()).message, label)
        await self.settle()
        if asked.gone:
            return NOTHING
        reader = self.hand.discord.town.audience.get(asked.newest["id"])
        return NOTHING if reader is None else _shown(asked.newest)


class DiscordRoom:
    """A channel of the loopback Discord."""

    name = "discord"

    def __init__(self, discord: Loopback, channel: Json) -> None:
        self.discord = discord
        self.channel = channel
        self.venue = Venue("discord", channel["id"])

    def platform(self, store: Store) -> Platform:
        return platform(self.discord)

    async def person(self, name: str, language: str, settle: Settle) -> Talker:
        hand = Somebody(
            self.discord, self.discord.town.person(name.lower()), CLIENTS.get(language, language)
        )
        return OnDiscord(hand, self.channel, language, settle)

    async def is_busy(self, store: Store) -> bool:
        return any(task.get_name() == "discord.py: on_interaction" for task in asyncio.all_tasks())

    async def look(self) -> None:
        """Messages are there as soon as they are delivered."""


@asynccontextmanager
async def discord_room(clock: Clock) -> AsyncIterator[DiscordRoom]:  # noqa: ARG001
    """A channel; whatever came in is held against Discord's description at the end."""
    async with town() as (discord, _, channel):
        yield DiscordRoom(discord, channel)


def _shown(message: Json) -> Shown:
    alts = [attachment["description"] or "" for attachment in message["attachments"]]
    text = ESCAPED.sub(r"\1", said(message))
    return Shown(text, tuple(buttons(message)), "\n".join(alts), deepcopy(message))
