"""Commands that were acknowledged: whoever was left with "thinking…" by a stop is told at the next.

Kept before the desk is asked, and struck out with the answer: two small writes for each typed
command. Presses are not: under a button nothing is left thinking, and it can be pressed again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.contract import Inbox, Phrases, Unwell

LASTS: Final = 15 * 60.0
"""Seconds for which a response can be given."""
KEEPING: Final = 1.0
"""Seconds the desk waits for that at most: whoever waits is worse off than whoever is not told."""
THINKING: Final = discord.MessageFlags.loading.flag
NOBODY: Final = discord.AllowedMentions.none().to_dict()

Interaction: TypeAlias = discord.Interaction[Any]

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
class Promises:
    """Keeps in an inbox which responses were promised. `clock` tells Unix time."""

    inbox: Inbox
    phrases: Phrases
    clock: Callable[[], float]
    _ours: set[str] = field(default_factory=set)
    """Those of this process that are kept, or will be."""

    @asynccontextmanager
    async def given(self, interaction: Interaction) -> AsyncIterator[None]:
        """What is done meanwhile ends in an answer, or, if we are stopped then, in a word later."""
        key = str(interaction.id)
        if interaction.type is not discord.InteractionType.application_command:
            yield
            return
        promise = {
            "application": interaction.application_id,
            "token": interaction.token,
            "language": str(interaction.locale.value).partition("-")[0],
            "until": self.clock() + LASTS,
        }
        self._ours.add(key)
        keeping = asyncio.create_task(self._keep(key, json.dumps(promise)))
        await asyncio.wait({keeping}, timeout=KEEPING)
        yield
        # N.B. not in `finally`: whoever was cancelled in between has answered nothing.
        await keeping
        await self._strike_out(key)

    async def own_up(self, http: HTTPClient) -> None:
        """Tell everybody whom a process before this one has left waiting."""
        try:
            kept = await self.inbox.pending()
        except Unwell:
            return
        for key, text in kept:
            if key not in self._ours:
                self._ours.add(key)
                await self._tell(http, key, json.loads(text))

    async def _tell(self, http: HTTPClient, key: str, promise: dict[str, Any]) -> None:
        where = (promise["application"], promise["token"])
        try:
            if promise["until"] > self.clock() and await _is_thinking(http, *where):
                said = self.phrases(promise["language"], "discord-stopped")
                told = {"content": said, "allowed_mentions": NOBODY}
                await http.request(_response("PATCH", *where), json=told)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("nobody could be told that %s was not answered: %s", key, error)
        await self._strike_out(key)

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


async def _is_thinking(http: HTTPClient, application: int, token: str) -> bool:
    """Whether the response was not given, as far as Discord knows."""
    shown = await http.request(_response("GET", application, token))
    return bool(shown["flags"] & THINKING)


def _response(method: str, application: int, token: str) -> Route:
    return Route(
        method,
        "/webhooks/{webhook_id}/{webhook_token}/messages/@original",
        webhook_id=application,
        webhook_token=token,
    )
