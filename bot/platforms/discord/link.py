"""The connection to Discord's gateway: what comes in over it is given to the reception."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
from discord.http import Route

from bot.contract import Desk, Venue
from bot.platforms.discord.menu import Payload, same_menu
from bot.platforms.discord.reception import Reception
from bot.platforms.discord.wire import LONGEST_LIMIT, find_gateway, impatience

GUILDS_ARRIVE: Final = 0.05
"""Seconds after the last of our servers before we call ourselves ready; nothing waits for them."""
BETWEEN_SHARDS: Final = 5.0
"""Seconds Discord wants between two connections of one bot."""
LAST_WORDS: Final = 5.0
"""Seconds that presses being dealt with are given when the bot stops."""

Pause = Callable[[float], Awaitable[object]]

log = logging.getLogger(__name__)


class Link(discord.AutoShardedClient):
    """One connection, of as many shards as Discord wants; reads no messages, keeps no members.

    `usable` is set while it is logged in and deliveries may go out.
    """

    def __init__(
        self,
        desk: Desk,
        reception: Reception,
        menu: list[Payload],
        *,
        usable: asyncio.Event,
        pause: Pause,
        elsewhere: bool = False,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=GUILDS_ARRIVE,
            http_trace=impatience(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.whole = asyncio.Event()
        """Every shard is there: presses come in."""
        self._desk = desk
        self._reception = reception
        self._menu = menu
        self._usable = usable
        self._pause = pause
        self._elsewhere = elsewhere
        self._at_work: set[asyncio.Task[Any]] = set()

    async def setup_hook(self) -> None:
        """Logged in: find the gateway where it is not the usual one, register the commands."""
        self._usable.set()
        if self._elsewhere:
            await find_gateway(self.http)
        try:
            await self._register()
        except (discord.HTTPException, discord.RateLimited):
            log.exception("the slash commands could not be registered; buttons work")

    async def _register(self) -> None:
        """Register the commands if they are not what is registered."""
        application = self.application_id or 0  # known by now: Discord told it at the login
        where = Route("GET", "/applications/{application_id}/commands", application_id=application)
        registered = await self.http.request(where, params={"with_localizations": "true"})
        if same_menu(registered, self._menu):
            return
        payload: list[Any] = list(self._menu)
        await self.http.bulk_upsert_global_commands(application, payload)
        log.info("registered %d slash commands", len(payload))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        del shard_id
        if not initial:
            await self._pause(BETWEEN_SHARDS)

    async def on_ready(self) -> None:
        """Every shard is connected."""
        self.whole.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody typed a command, pressed a button or filled in a box."""
        task = asyncio.current_task()
        if task is not None:
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)
        await self._reception.receive(interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We have been sent away from a server, and so from all its channels."""
        for channel in (*guild.text_channels, *guild.voice_channels, *guild.threads):
            await self._leave(channel.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone; discord.py tells of each of its threads by itself."""
        if isinstance(channel, discord.TextChannel | discord.VoiceChannel):
            await self._leave(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._leave(payload.thread_id)

    async def hang_up(self) -> None:
        """Let those finish who are being dealt with, then disconnect."""
        self._usable.clear()
        if self._at_work:
            _, late = await asyncio.wait(set(self._at_work), timeout=LAST_WORDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.close()
        except TimeoutError:
            await self.http.close()

    async def _leave(self, channel: int) -> None:
        try:
            await self._desk.left(Venue("discord", str(channel)))
        except Exception:
            log.exception("channel %s: not noted as left", channel)
