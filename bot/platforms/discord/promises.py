"""Commands that were acknowledged: what a stop has cut is carried out, and answered, after it.

Kept before the desk is asked, and struck out with the answer: two small writes for whatever was
typed, as a command or into a box. Presses are not: they can be pressed again. A desk does nothing
twice that has the same receipt; what cannot be answered any more is not done behind anybody's back.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any, Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.contract import Command, Inbox, Mark, Person, Phrases, Unwell, Venue
from bot.platforms.discord.commands import Interaction, language_of

LASTS: Final = 15 * 60.0
"""Seconds for which a response can be given."""
KEEPING: Final = 1.0
"""Seconds the desk waits for that at most: whoever waits is worse off than whoever is not told."""
TYPED: Final = (
    discord.InteractionType.application_command,
    discord.InteractionType.modal_submit,
)
"""What somebody has typed, and would have to type again."""
THINKING: Final = discord.MessageFlags.loading.flag
NOBODY: Final = discord.AllowedMentions.none().to_dict()


log = logging.getLogger(__name__)


class Nowhere:
    """An inbox that forgets everything."""

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        """Nothing is kept."""

    async def pending(self) -> Sequence[tuple[str, str]]:
        """Nothing."""
        return ()

    async def done(self, key: str) -> None:
        """There was nothing to be done."""


NOWHERE: Final = Nowhere()


@dataclass(frozen=True, slots=True)
class Promise:
    """An answer that is owed."""

    key: str
    until: float
    """When it cannot be given any more."""
    command: Command | None
    """What was asked; None of what an earlier version has kept."""
    response: Mapping[str, Any]
    """Of the interaction, written as Discord does, what an answer needs."""
    language: str

    def packed(self) -> str:
        """The promise as it is kept."""
        command = None if self.command is None else asdict(self.command)
        if command is not None and self.command is not None:
            command["mark"] = str(self.command.mark)
        kept = {"until": self.until, "language": self.language, "command": command}
        return json.dumps({**kept, "response": self.response})

    @classmethod
    def read(cls, key: str, text: str) -> Promise:
        """A promise that was kept."""
        kept = json.loads(text)
        asked = kept.get("command")
        response = kept.get("response") or {
            "application_id": kept["application"],
            "token": kept["token"],
            "type": discord.InteractionType.application_command.value,
        }
        return cls(
            key, kept["until"], _command(asked) if asked else None, response, kept["language"]
        )


@dataclass(frozen=True, slots=True)
class Promises:
    """Keeps in an inbox which responses were promised. `clock` tells Unix time."""

    inbox: Inbox
    phrases: Phrases
    clock: Callable[[], float]
    _ours: set[str] = field(default_factory=set)
    """Those of this process that are kept, or will be."""

    @asynccontextmanager
    async def given(self, interaction: Interaction, command: Command | None) -> AsyncIterator[None]:
        """What is done meanwhile ends in an answer, or, if we are stopped then, is done later."""
        key = str(interaction.id)
        if interaction.type not in TYPED:
            yield
            return
        promise = Promise(
            key, self.clock() + LASTS, command, _in_short(interaction), language_of(interaction)
        )
        self._ours.add(key)
        keeping = asyncio.create_task(self._keep(key, promise.packed()))
        await asyncio.wait({keeping}, timeout=KEEPING)
        yield
        # N.B. not in `finally`: whoever was cancelled in between has answered nothing.
        await keeping
        await self._strike_out(key)

    async def broken(self, http: HTTPClient) -> AsyncIterator[Promise]:
        """What a process before this one has left to be done, one after the other, each once."""
        try:
            kept = await self.inbox.pending()
        except Unwell:
            return
        for key, text in kept:
            if key not in self._ours:
                self._ours.add(key)
                promise = Promise.read(key, text)
                if await self._can_be_kept(http, promise):
                    yield promise
                await self._strike_out(key)

    async def _can_be_kept(self, http: HTTPClient, promise: Promise) -> bool:
        """Whether it is still to be done; who can only be told that it was not is told so."""
        where = (promise.response["application_id"], promise.response["token"])
        slash = promise.response["type"] == discord.InteractionType.application_command.value
        try:
            if promise.until <= self.clock() or (slash and not await _is_thinking(http, *where)):
                return False
            if promise.command is None:
                said = self.phrases(promise.language, "discord-stopped")
                told = {"content": said, "allowed_mentions": NOBODY}
                await http.request(_response("PATCH", *where), json=told)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("nobody could be told that %s was not answered: %s", promise.key, error)
            return False
        return promise.command is not None

    async def _keep(self, key: str, text: str) -> None:
        try:
            await self.inbox.record([(key, text)])
        except Unwell:
            log.info("%s is not kept", key)

    async def _strike_out(self, key: str) -> None:
        try:
            await self.inbox.done(key)
        except Unwell:
            log.info("%s stays kept", key)
        else:
            self._ours.discard(key)


def _command(kept: dict[str, Any]) -> Command:
    """A command as it was kept."""
    venue = {**kept["venue"], "above": tuple(kept["venue"]["above"])}
    return Command(
        **{
            **kept,
            "person": Person(**kept["person"]),
            "venue": Venue(**venue),
            "words": tuple(kept["words"]),
            "mark": Mark.read(kept["mark"]),
        }
    )


def _in_short(interaction: Interaction) -> dict[str, Any]:
    """What of an interaction is needed to answer it, as Discord writes it."""
    who = interaction.user
    user: dict[str, Any] = {
        "id": str(who.id),
        "username": who.name,
        "global_name": who.display_name,
    }
    user |= {"discriminator": "0", "avatar": None}
    channel: dict[str, Any] = {"id": str(interaction.channel_id), "recipients": []}
    rights = {"permissions": str(interaction.permissions.value)}
    if interaction.guild_id is None:
        there: dict[str, Any] = {"user": user}
        channel["type"] = discord.ChannelType.private.value
    else:
        member = {"user": user, "roles": list[str](), "joined_at": None, "flags": 0, **rights}
        there = {"guild_id": str(interaction.guild_id), "member": member}
    return {
        "id": str(interaction.id),
        "application_id": str(interaction.application_id),
        "type": interaction.type.value,
        "token": interaction.token,
        "version": interaction.version,
        "locale": interaction.locale.value,
        "app_permissions": str(interaction.app_permissions.value),
        "attachment_size_limit": interaction.filesize_limit,
        "channel": channel,
        "data": {},
        **there,
    }


async def _is_thinking(http: HTTPClient, application: str, token: str) -> bool:
    """Whether the response was not given, as far as Discord knows."""
    shown = await http.request(_response("GET", application, token))
    return bool(shown["flags"] & THINKING)


def _response(method: str, application: str, token: str) -> Route:
    return Route(
        method,
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        webhook_id=application,
        webhook_token=token,
    )
