"""The Discord platform: takes what comes in to the desk, and posts to channels and people."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import discord

from bot.contract import (
    Desk,
    Entry,
    Finding,
    Gone,
    Person,
    Phrases,
    Post,
    RetryLater,
    Unreachable,
    Venue,
)
from bot.platforms.discord.doctor import look_into
from bot.platforms.discord.errors import ARCHIVED, BadToken
from bot.platforms.discord.letters import LIMITS, called, can_be_called, cut, letter, nonce
from bot.platforms.discord.link import Link, Pause
from bot.platforms.discord.menu import SlashMenu
from bot.platforms.discord.reception import Reception
from bot.platforms.discord.wire import OUTAGES, Pace, pointed_at

LOGGING_IN: Final = 20.0
"""Seconds a delivery waits for the bot to be logged in before it is put off."""
LONGEST_PAUSE: Final = 60.0
A_MOMENT: Final = 0.1
"""Seconds in which a task that is cancelled should have stopped."""
THREAD_NAME: Final = 100
REST_OF_A_THREAD: Final = 7 * 24 * 60
"""Minutes without a word after which Discord archives a thread: the longest there are."""
BAD_TOKEN: Final = 4004
THREAD: Final = discord.ChannelType.public_thread
ANNOUNCEMENTS: Final = discord.ChannelType.news_thread

log = logging.getLogger(__name__)


class Discord:
    """Discord. `clock` tells Unix time, `pause` waits between attempts to connect.

    `api` is where Discord's REST interface is if not at Discord, with its version:
    `http://127.0.0.1:8080/api/v10`; the gateway is asked for there. `languages` are those of the
    commands' names, the one of all other clients first.
    """

    name = "discord"
    address = "Discord"
    limits = LIMITS

    def __init__(
        self,
        token: str,
        *,
        menu: Sequence[Entry],
        phrases: Phrases,
        clock: Callable[[], float],
        api: str | None = None,
        languages: Sequence[str] = ("en", "hu"),
        pause: Pause = asyncio.sleep,
    ) -> None:
        self.ready = asyncio.Event()
        """Connected: presses come in."""
        self._token = token
        self._menu = SlashMenu(menu, phrases, languages)
        self._phrases = phrases
        self._clock = clock
        self._api = api
        self._pause = pause
        self._pace = Pace()
        self._written_to: set[int] = set()
        self._link: Link | None = None
        self._usable = asyncio.Event()

    async def run(self, desk: Desk) -> None:
        with pointed_at(self._api):
            failures = 0
            while True:
                link = self.connect(desk)
                try:
                    await self._serve(link)
                except (*OUTAGES, discord.DiscordException) as error:
                    if _is_bad_token(error):
                        raise BadToken from error
                    log.warning("Discord is out of reach: %s", error)
                failures = 0 if link.whole.is_set() else failures + 1
                await self._pause(min(2.0**failures, LONGEST_PAUSE))

    def connect(self, desk: Desk) -> Link:
        """The client that serves a desk once it is started, as `run` does."""
        reception = Reception(desk, self._menu, self._phrases, self._written_to)
        self._link = Link(
            desk,
            reception,
            self._menu.payload(),
            usable=self._usable,
            pause=self._pause,
            elsewhere=self._api is not None,
        )
        return self._link

    async def post(self, venue: Venue, post: Post) -> str:
        sent = letter(post, ping=True)
        key = nonce(venue.key, post.key)
        async with self._pace.delivery(venue.id):
            client = await self._client()
            channel = client.get_partial_messageable(int(venue.id))
            try:
                message = await _send(channel, post, key)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                await client.http.edit_channel(channel.id, archived=False)
                message = await _send(channel, post, key)
            if not sent.is_shown_by(message):  # sent before, and something has happened since
                await _change(channel.get_partial_message(message.id), post)
        return str(message.id)

    async def edit(self, venue: Venue, message: str, post: Post) -> None:
        async with self._pace.delivery(venue.id):
            await _change(await self._message(venue, message), post)

    async def strip(self, venue: Venue, message: str) -> None:
        async with self._pace.delivery(venue.id):
            await (await self._message(venue, message)).edit(view=None)

    async def whisper(self, person: Person, post: Post) -> str:
        if person.platform != self.name or not person.id.isdecimal():
            raise Unreachable(f"{person.key} is nobody here")
        picture = post.picture.png if post.picture else b""
        key = nonce(person.key, post.key, post.text, post.sketch, picture)
        async with self._pace.delivery(f"@{person.id}", private=True):
            client = await self._client()
            channel = await client.create_dm(discord.Object(int(person.id)))
            message = await _send(channel, post, key)
        return str(message.id)

    async def branch(self, venue: Venue, title: str) -> Venue:
        async with self._pace.delivery(venue.id):
            client = await self._client()
            channel = client.get_channel(int(venue.id))
            if channel is None and not venue.private:
                channel = await client.fetch_channel(int(venue.id))
            if not isinstance(channel, discord.TextChannel):
                raise Gone(f"{venue.key} has no threads")
            news = channel.is_news()
            thread = await channel.create_thread(
                name=cut(title, THREAD_NAME),
                type=ANNOUNCEMENTS if news else THREAD,
                auto_archive_duration=REST_OF_A_THREAD,
            )
        return Venue(self.name, str(thread.id))

    async def examine(self) -> Sequence[Finding]:
        with pointed_at(self._api):
            return await look_into(self._token, self._clock)

    async def _serve(self, link: Link) -> None:
        """Keep a connection up until it is lost for good."""
        starting = asyncio.create_task(link.start(self._token))
        whole = asyncio.create_task(link.whole.wait())
        try:
            await asyncio.wait((starting, whole), return_when=asyncio.FIRST_COMPLETED)
            if link.whole.is_set():
                self.ready.set()
            await asyncio.wait((starting,))
            starting.result()
        finally:
            self.ready.clear()
            # First: discord.py would log a connection that closes under it while it is made.
            await _stopped(starting)
            await _stopped(whole)
            await link.hang_up()

    async def _client(self) -> Link:
        """The connection, once it is logged in."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOGGING_IN):
                await self._usable.wait()
        if self._link is None or not self._usable.is_set():
            raise RetryLater
        return self._link

    async def _message(self, venue: Venue, message: str) -> discord.PartialMessage:
        channel = (await self._client()).get_partial_messageable(int(venue.id))
        return channel.get_partial_message(int(message))


async def _send(
    channel: discord.PartialMessageable | discord.DMChannel, post: Post, key: str
) -> discord.Message:
    """A new message; only what calls somebody, or is private, makes a sound."""
    sent = letter(post, ping=True)
    return await channel.send(
        sent.text,
        files=sent.files(),
        view=sent.view() or discord.utils.MISSING,
        nonce=key,
        suppress_embeds=True,
        silent=not can_be_called(post.ping) and not isinstance(channel, discord.DMChannel),
        allowed_mentions=called(post),
    )


async def _change(message: discord.PartialMessage, post: Post) -> None:
    """Text, picture and buttons anew; nobody is called by a change."""
    sent = letter(post)
    await message.edit(
        content=sent.text,
        attachments=sent.files(),
        view=sent.view(),
        allowed_mentions=discord.AllowedMentions.none(),
    )


async def _stopped(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it has stopped: before Python 3.12 `wait_for` may lose a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=A_MOMENT)


def _is_bad_token(error: Exception) -> bool:
    refused = isinstance(error, discord.ConnectionClosed) and error.code == BAD_TOKEN
    return refused or isinstance(error, discord.LoginFailure)
