"""The Telegram platform: takes updates to the desk and posts to groups and private chats."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress

from telegram import Message
from telegram.error import BadRequest, InvalidToken, TelegramError

from bot.contract import (
    Desk,
    Entry,
    Finding,
    Gone,
    Inbox,
    Limits,
    Moved,
    Person,
    Phrases,
    Post,
    Unreachable,
    Venue,
)
from bot.platforms.telegram.addresses import PLATFORM, Address, address_of, private_venue, venue_at
from bot.platforms.telegram.answers import Answers
from bot.platforms.telegram.doctor import examine
from bot.platforms.telegram.ephemeral import Ephemerals
from bot.platforms.telegram.errors import NO_TOPIC, BadToken, Flooded, delivered, says
from bot.platforms.telegram.handler import Handler
from bot.platforms.telegram.intake import Intake
from bot.platforms.telegram.menu import Menu
from bot.platforms.telegram.patience import Pause
from bot.platforms.telegram.polling import SLOWEST, poll
from bot.platforms.telegram.reach import Reach
from bot.platforms.telegram.script import CAPTION, TOAST, called_by
from bot.platforms.telegram.webhook import Webhook, announce, serving
from bot.platforms.telegram.wire import Wire
from bot.platforms.telegram.writer import Writer

TITLE = 128
"""Letters of a topic's name."""

log = logging.getLogger(__name__)


class Telegram:
    """A bot on Telegram, polling or, where a public address is given, called by a webhook.

    `clock` tells Unix time, `pause` waits; `api` is another Bot API server than Telegram's own;
    `ephemeral` may be turned off to have private answers go to private chats only.
    """

    name = PLATFORM
    address = "Telegram"
    limits = Limits(
        columns=8, rows=13, buttons=100, text=CAPTION, alt=2000, toast=TOAST, line=45, per_minute=20
    )

    def __init__(
        self,
        token: str,
        *,
        menu: Sequence[Entry],
        phrases: Phrases,
        inbox: Inbox,
        clock: Callable[[], float],
        api: str | None = None,
        webhook: Webhook | None = None,
        languages: Sequence[str] = ("en", "hu"),
        verbs: Collection[str] = (),
        ephemeral: bool = True,
        pause: Pause = asyncio.sleep,
    ) -> None:
        self.ready = asyncio.Event()
        self._token = token
        self._phrases = phrases
        self._inbox = inbox
        self._clock = clock
        self._api = api
        self._webhook = webhook
        self._pause = pause
        self._menu = Menu(menu, phrases, languages, verbs)
        self._wire = Wire(token, api)
        bot = self._wire.bot
        self._writer = Writer(bot)
        self._reach = Reach(bot)
        ephemerals = Ephemerals(bot, self._writer, phrases, clock, on=ephemeral)
        self._answers = Answers(bot, self._writer, ephemerals, self._reach, phrases, clock, pause)

    async def run(self, desk: Desk) -> None:
        for chatty in ("httpx", "httpcore", "telegram"):  # of addresses with the token, of hands
            logging.getLogger(chatty).setLevel(logging.WARNING)
        self._reach.desk = desk
        bot = self._wire.bot
        handler = Handler(desk, bot, self._menu, self._phrases, self._reach, self._answers)
        intake = Intake(self._inbox, self._clock, handler.handle)
        try:
            await self._once_answered(self._wire.open)
            await intake.resume()
            async with self._offering():
                await self._take_updates(intake)
        finally:
            self.ready.clear()
            await intake.close()
            self._reach.desk = None
            await self._wire.close()

    async def post(self, venue: Venue, post: Post) -> str:
        sent = await delivered(venue, self._post(venue, post))
        return str(sent.message_id)

    async def edit(self, venue: Venue, message: str, post: Post) -> None:
        chat = address_of(venue).chat
        await delivered(venue, self._writer.change(chat, int(message), post))

    async def strip(self, venue: Venue, message: str) -> None:
        await delivered(venue, self._writer.strip(address_of(venue).chat, int(message)))

    async def whisper(self, person: Person, post: Post) -> str:
        if person.platform != self.name or not person.id.isdigit():
            raise Unreachable(f"{person.key} is nobody here")
        venue = private_venue(person)
        try:
            sending = self._writer.send(address_of(venue), post)
            sent = await delivered(venue, sending, whisper=True)
        except Unreachable:
            await self._reach.note(person, reachable=False)
            raise
        await self._reach.note(person, reachable=True)
        return str(sent.message_id)

    async def branch(self, venue: Venue, title: str) -> Venue:
        chat = address_of(venue).chat
        opening = self._wire.bot.create_forum_topic(chat, title[:TITLE])
        try:
            topic = await delivered(venue, opening)
        except BadRequest as error:
            raise Gone(f"{venue.key} has no topics: {error.message}") from error
        return venue_at(Address(chat, topic.message_thread_id))

    async def examine(self) -> Sequence[Finding]:
        return await examine(self._token, self._api, self._webhook, self._clock)

    async def _take_updates(self, intake: Intake) -> None:
        bot, webhook = self._wire.bot, self._webhook
        if webhook is None:
            await self._once_answered(bot.delete_webhook)
            self.ready.set()
            await poll(self._wire, intake.take, self._pause)
            return
        async with serving(webhook, intake.take):
            await self._once_answered(lambda: announce(bot, webhook))
            self.ready.set()
            await asyncio.get_running_loop().create_future()

    async def _once_answered(self, ask: Callable[[], Awaitable[object]]) -> None:
        """Ask at the start, and again however long Telegram takes to answer."""
        for failures in itertools.count():
            try:
                await ask()
            except InvalidToken:
                raise BadToken from None
            except BadRequest:
                raise
            except TelegramError as error:
                log.warning("Telegram does not answer yet: %s", error.message)
                wait = error.seconds if isinstance(error, Flooded) else 2.0**failures
                await self._pause(min(wait, SLOWEST))
            else:
                return

    @asynccontextmanager
    async def _offering(self) -> AsyncIterator[None]:
        """Meanwhile the menu is brought up to date: nobody has to wait for that."""
        offering = asyncio.create_task(self._offer())
        try:
            yield
        finally:
            offering.cancel()
            with suppress(asyncio.CancelledError):
                await offering

    async def _offer(self) -> None:
        try:
            await self._menu.offer(self._wire.bot)
        except TelegramError as error:
            log.warning("the commands are not listed: %s", error.message)

    async def _post(self, venue: Venue, post: Post) -> Message:
        """A new message; where topics were switched off, their tables go on in the group itself."""
        address = address_of(venue)
        try:
            return await self._writer.send(address, post, quiet=called_by(post) is None)
        except BadRequest as error:
            if address.topic is None or not says(error, NO_TOPIC):
                raise
            chat = await self._wire.bot.get_chat(address.chat)
            if chat.is_forum:
                raise
            raise Moved(venue_at(Address(address.chat))) from error
