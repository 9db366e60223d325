"""The connection to Discord's gateway: what comes in over it is given to the reception."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, cast

import discord
from discord.http import Route

from bot.contract import DeliveryError, Desk, Person, Pictureless, Post, Unwell, Venue, Why
from bot.platforms.discord.errors import NO_MEMBER, NO_RIGHT
from bot.platforms.discord.menu import SlashMenu, same_menu
from bot.platforms.discord.reception import Reception
from bot.platforms.discord.rights import lacking
from bot.platforms.discord.wire import LONGEST_LIMIT, find_gateway, impatience

GUILDS_ARRIVE: Final = 0.05
"""Seconds after the last of our servers before we call ourselves ready; nothing waits for them."""
BETWEEN_SHARDS: Final = 5.0
"""Seconds Discord wants between two connections of one bot."""
LAST_WORDS: Final = 5.0
"""Seconds that presses being dealt with are given when the bot stops."""

Pause = Callable[[float], Awaitable[object]]
Greet: TypeAlias = Callable[[Venue, Post], Awaitable[object]]
Place: TypeAlias = discord.TextChannel | discord.VoiceChannel | discord.Thread

P = ParamSpec("P")

log = logging.getLogger(__name__)


def _waited_for(
    handler: Callable[Concatenate[Link, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[Link, P], Coroutine[Any, Any, None]]:
    """What has been begun is waited for when the bot stops: after it nothing can be kept."""

    @wraps(handler)
    async def handled(link: Link, /, *args: P.args, **more: P.kwargs) -> None:
        if link.begins():
            await handler(link, *args, **more)

    return handled


class Link(discord.AutoShardedClient):
    """One connection, of as many shards as Discord wants; reads no messages, keeps no members.

    `usable` is set while it is logged in and deliveries may go out.
    """

    def __init__(
        self,
        desk: Desk,
        reception: Reception,
        menu: SlashMenu,
        usable: asyncio.Event,
        pause: Pause,
        greet: Greet,
        *,
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
        self._greet = greet
        self._elsewhere = elsewhere
        self._at_work: set[asyncio.Task[Any]] = set()
        self._over = False
        """Nothing is begun any more."""

    async def includes(self, venue: Venue, person: Person) -> bool:
        """Whether somebody is in a channel's server.

        N.B. asked: that somebody leaves is told to bots alone that keep all members.
        """
        found = self.get_channel(int(venue.id))
        if not isinstance(found, Place):
            return True
        try:
            await found.guild.fetch_member(int(person.id))
        except discord.NotFound as error:
            return error.code not in NO_MEMBER
        return True

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
        payload: list[Any] = self._menu.payload()
        if not same_menu(registered, payload):
            registered = await self.http.bulk_upsert_global_commands(application, payload)
            log.info("registered %d slash commands", len(payload))
        self._menu.learn(registered)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        del shard_id
        if not initial:
            await self._pause(BETWEEN_SHARDS)

    @_waited_for
    async def on_ready(self) -> None:
        """Every shard is connected."""
        self.whole.set()
        await self._reception.make_good(self.http, self._again)

    def _again(self, response: Mapping[str, Any]) -> discord.Interaction[Any]:
        """An interaction of an earlier connection, as far as an answer to it goes."""
        return discord.Interaction(data=cast(Any, response), state=self._connection)

    @_waited_for
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody typed a command, pressed a button or filled in a box."""
        await self._reception.receive(interaction)

    @_waited_for
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """We have been sent away from a server, and so from all its channels."""
        for channel in _channels(guild):
            await self._leave(channel.id)

    @_waited_for
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We have been let into a server, perhaps again."""
        await self._return_to(guild)
        await self._introduce(guild)

    @_waited_for
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there again: meanwhile anything may have changed."""
        await self._return_to(guild)

    @_waited_for
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role has other rights, perhaps one of ours."""
        if before.permissions != after.permissions:
            await self._return_to(after.guild)

    @_waited_for
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """We have other roles: of members, Discord tells us of ourselves only."""
        ours = after.id == after.guild.me.id
        if ours and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            await self._return_to(after.guild)

    @_waited_for
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel is another, perhaps its rights."""
        if before.overwrites != after.overwrites:
            for channel in (after, *getattr(after, "threads", ())):
                await self._come_back(channel.id)

    @_waited_for
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone; discord.py tells of each of its threads by itself."""
        if isinstance(channel, discord.TextChannel | discord.VoiceChannel):
            await self._leave(channel.id, Why.GONE)

    @_waited_for
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        await self._leave(payload.thread_id, Why.GONE)

    @_waited_for
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread has another state: perhaps it was unlocked."""
        await self._come_back(payload.thread_id)

    @contextmanager
    def without_pictures(self, channel_id: int, post: Post) -> Iterator[None]:
        """A refusal of a post with a picture is told from that of any post.

        Discord says the same of both; where our rights are not known, the post without one tells.
        """
        try:
            yield
        except discord.Forbidden as error:
            if error.code == NO_RIGHT and post.picture and self._lacks_pictures_only(channel_id):
                raise Pictureless(str(error)) from error
            raise

    def _lacks_pictures_only(self, channel_id: int) -> bool:
        channel = self.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        try:
            rights = channel.permissions_for(channel.guild.me)
        except discord.ClientException:  # of a thread below a channel we do not know
            return True
        return lacking(rights, thread=isinstance(channel, discord.Thread)) == ["attach"]

    def begins(self) -> bool:
        """Note that the task that runs now deals with something; whether it still may."""
        task = asyncio.current_task()
        if self._over or task is None:
            return False
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return True

    async def hang_up(self) -> None:
        """Let those finish who are being dealt with, and who come meanwhile, then disconnect."""
        self._usable.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                while self._at_work:
                    await asyncio.wait(set(self._at_work))
        self._over = True
        late = set(self._at_work)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.close()
        except TimeoutError:
            await self.http.close()

    async def _introduce(self, guild: discord.Guild) -> None:
        """Say what we are for where a server greets its own newcomers, or else may be written."""
        me, greets = guild.me, guild.system_channel
        channels = (*((greets,) if greets else ()), *guild.text_channels)
        open_ = (each for each in channels if not lacking(each.permissions_for(me)))
        channel = next(open_, None)
        if channel is None:
            return
        language = str(guild.preferred_locale.value).partition("-")[0]
        try:
            post = await self._desk.greeting(Venue("discord", str(guild.id)), language)
            if post is not None:
                await self._greet(Venue("discord", str(channel.id)), post)
        except (Unwell, DeliveryError) as error:
            log.warning("server %s is not greeted: %s", guild.id, error)
        except Exception:
            log.exception("server %s is not greeted", guild.id)

    async def _return_to(self, guild: discord.Guild) -> None:
        for channel in _channels(guild):
            await self._come_back(channel.id)

    async def _come_back(self, channel: int) -> None:
        try:
            await self._desk.returned(Venue("discord", str(channel)))
        except Unwell:
            log.warning("channel %s: not looked at again", channel)
        except Exception:
            log.exception("channel %s: not looked at again", channel)

    async def _leave(self, channel: int, why: Why = Why.OUT) -> None:
        try:
            await self._desk.left(Venue("discord", str(channel)), why)
        except Unwell:
            log.warning("channel %s: not noted as left", channel)
        except Exception:
            log.exception("channel %s: not noted as left", channel)


def _channels(guild: discord.Guild) -> Sequence[Place]:
    """Wherever in a server a table may be shown."""
    return (*guild.text_channels, *guild.voice_channels, *guild.threads)
