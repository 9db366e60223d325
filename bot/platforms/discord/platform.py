"""The Discord platform: takes what comes in to the desk, and posts to channels and people."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias

import discord

from bot.contract import (
    Bar,
    Barred,
    DeliveryError,
    Desk,
    Entry,
    Finding,
    Inbox,
    Person,
    Phrases,
    Place,
    Post,
    RetryLater,
    Unreachable,
    Urgency,
    Venue,
)
from bot.platforms.discord.doctor import look_into
from bot.platforms.discord.errors import BadToken, is_bad_token
from bot.platforms.discord.link import Link, Pause
from bot.platforms.discord.menu import SlashMenu
from bot.platforms.discord.posting.letters import LIMITS, letter, nonce
from bot.platforms.discord.posting.messages import (
    brought_up_to_date,
    change,
    send,
    send_or_unlock,
)
from bot.platforms.discord.posting.panels import Panels
from bot.platforms.discord.posting.recent import Recent
from bot.platforms.discord.posting.threads import open_thread
from bot.platforms.discord.promises import NOWHERE, Promises
from bot.platforms.discord.reception import Reception
from bot.platforms.discord.wire import EVERYTHING, OUTAGES, Pace, pointed_at, stopped
from bot.platforms.governor import Governor

LOGGING_IN: Final = 20.0
"""Seconds a delivery waits for the bot to be logged in before it is put off."""
LONGEST_PAUSE: Final = 60.0
"""Seconds in which a task that is cancelled should have stopped."""

Channel: TypeAlias = discord.PartialMessageable | discord.DMChannel

log = logging.getLogger(__name__)


class Discord:
    """Discord. `clock` tells Unix time, `ticks` one that never jumps.

    `pause` waits between attempts to connect, and until a note is read. `api` is where Discord's
    REST interface is if not at Discord, with its version: `http://127.0.0.1:8080/api/v10`; the
    gateway is asked for there.
    `languages` are those of the commands' names, the one of all other clients first. `inbox` keeps
    over a restart whom we owe an answer.
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
        ticks: Callable[[], float] = time.monotonic,
        inbox: Inbox = NOWHERE,
    ) -> None:
        self.ready = asyncio.Event()
        """Connected: presses come in."""
        self._token = token
        self._menu = SlashMenu(menu, phrases, languages)
        self._phrases = phrases
        self._clock = clock
        self._api = api
        self._pause = pause
        self._pace = Pace(Governor(EVERYTHING, ticks))
        self._written_to: set[int] = set()
        self._recent = Recent()
        self._panels = Panels(pause)
        self._promises = Promises(inbox, phrases, clock)
        self._link: Link | None = None
        self._usable = asyncio.Event()

    def command(self, language: str, verb: str, typed: str = "", /) -> str:
        return self._menu.command(language, verb, typed)

    async def run(self, desk: Desk) -> None:
        with pointed_at(self._api):
            failures = 0
            while True:
                link = self.connect(desk)
                try:
                    await self._serve(link)
                except (*OUTAGES, discord.DiscordException) as error:
                    if is_bad_token(error):
                        raise BadToken from error
                    log.warning("Discord is out of reach: %s", error)
                failures = 0 if link.whole.is_set() else failures + 1
                await self._pause(min(2.0**failures, LONGEST_PAUSE))

    def connect(self, desk: Desk) -> Link:
        """The client that serves a desk once it is started, as `run` does."""
        known = (self._written_to, self._recent, self._panels, self._promises)
        reception = Reception(desk, self._menu, self._phrases, *known)
        elsewhere = self._api is not None
        self._link = Link(
            desk, reception, self._menu, self._usable, self._pause, self.post, elsewhere=elsewhere
        )
        return self._link

    async def post(self, venue: Venue, post: Post) -> str:
        sent = letter(post, ping=True)
        key = nonce(venue.key, post.key)
        async with self._pace.delivery(venue.id, post.urgency):
            client = await self._client()
            channel = client.get_partial_messageable(int(venue.id))
            with client.without_pictures(channel.id, post):
                message = await send_or_unlock(client, channel, post, key)
                if not sent.is_shown_by(message):  # sent before, and something has happened since
                    message = await brought_up_to_date(channel, message, post)
        return str(message.id)

    async def edit(self, place: Place, message: str, post: Post) -> None:
        async with self._delivery(place, post.urgency) as channel:
            with (await self._client()).without_pictures(channel.id, post):
                await change(channel.get_partial_message(int(message)), post)

    async def erase(self, place: Place, message: str) -> None:
        async with self._delivery(place, Urgency.LOBBY) as channel:
            await channel.get_partial_message(int(message)).delete()

    async def whisper(self, person: Person, post: Post) -> str:
        if person.platform != self.name or not person.id.isdecimal():
            raise Unreachable(f"{person.key} is nobody here")
        picture = post.picture.png if post.picture else b""
        key = nonce(person.key, post.key, post.text, post.sketch, picture)
        try:
            async with self._delivery(person, post.urgency) as chat:
                message = await send(chat, post, key)
        except Unreachable:
            self._written_to.discard(int(person.id))  # until they speak to us in private again
            raise
        return str(message.id)

    async def aside(self, venue: Venue, person: Person, post: Post) -> None:
        async with self._pace.delivery(f"@{person.id}", post.urgency, private=True):
            slip = await self._recent.follow_up(venue, person, post)
            await self._panels.keep(int(person.id), post.key, slip)

    async def put_away(self, person: Person, panel: str, *, but: str = "") -> None:
        if person.platform == self.name and person.id.isdecimal():
            await self._panels.drop(int(person.id), panel, but=int(but or 0))

    async def answered(self, person: Person) -> None:
        await self._recent.answered(person)

    async def branch(
        self, venue: Venue, title: str, message: str | None, people: Sequence[Person]
    ) -> Venue:
        async with self._pace.delivery(venue.id, Urgency.HAND):
            client = await self._client()
            if venue.private:
                raise Barred(Bar.KIND, f"{venue.key} has no threads")
            thread = await open_thread(client, int(venue.id), title, message)
        for person in people:
            if person.platform == self.name and person.id.isdecimal():
                await self._bring_in(thread, person)
        return Venue(self.name, str(thread))

    async def _bring_in(self, thread: int, person: Person) -> None:
        """A table's people are in its thread; who cannot be is told of it by the next call."""
        with suppress(DeliveryError):
            async with self._pace.delivery(str(thread), Urgency.HAND):
                await (await self._client()).http.add_user_to_thread(thread, int(person.id))

    async def manages(self, venue: Venue, person: Person) -> bool:
        return self._recent.manages(venue, person)

    async def includes(self, venue: Venue, person: Person) -> bool:
        with suppress(DeliveryError):  # where that is not told, they are
            async with self._pace.delivery(venue.id, Urgency.HAND):
                return self._link is None or await self._link.includes(venue, person)
        return True

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
            await stopped(starting)
            await stopped(whole)
            await link.hang_up()

    async def _client(self) -> Link:
        """The connection, once it is logged in."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LOGGING_IN):
                await self._usable.wait()
        if self._link is None or not self._usable.is_set():
            raise RetryLater
        return self._link

    @asynccontextmanager
    async def _delivery(self, place: Place, urgency: Urgency) -> AsyncIterator[Channel]:
        """Something is being delivered to a place, into this channel.

        A private chat is one place, whether a table is shown there or what is somebody's own.
        """
        if isinstance(place, Person):
            chat = await self._private_chat(place, urgency)
            async with self._pace.delivery(str(chat.id), urgency, private=True):
                yield chat
        else:
            async with self._pace.delivery(place.id, urgency):
                yield (await self._client()).get_partial_messageable(int(place.id))

    async def _private_chat(self, person: Person, urgency: Urgency) -> discord.DMChannel:
        client = await self._client()
        for known in client.private_channels:
            if isinstance(known, discord.DMChannel) and str(_reader(known)) == person.id:
                return known
        async with self._pace.delivery(f"@{person.id}", urgency, private=True):
            return await client.create_dm(discord.Object(int(person.id)))


def _reader(chat: discord.DMChannel) -> int | None:
    return chat.recipient.id if chat.recipient is not None else None
