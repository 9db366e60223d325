"""The Telegram platform: takes updates to the desk and posts to groups and private chats."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress

from telegram import Message
from telegram.error import BadRequest, InvalidToken, TelegramError

from bot.contract import (
    Bar,
    Barred,
    CallWay,
    Closed,
    Desk,
    Entry,
    Finding,
    Gone,
    Inbox,
    Limits,
    Moved,
    Person,
    Phrases,
    Pictureless,
    Place,
    Post,
    RetryLater,
    Stamps,
    Unreachable,
    Unwell,
    Venue,
    Why,
)
from bot.platforms.answering import Answering
from bot.platforms.governor import Governor
from bot.platforms.telegram.addresses import PLATFORM, Address, address_of, private_venue, venue_at
from bot.platforms.telegram.doctor import examine
from bot.platforms.telegram.doubles import Doubles
from bot.platforms.telegram.errors import NO_TOPIC, BadToken, Flooded, delivered, says
from bot.platforms.telegram.invitations import Invitations
from bot.platforms.telegram.menu import Menu
from bot.platforms.telegram.posting.answers import Answers
from bot.platforms.telegram.posting.bells import Bells
from bot.platforms.telegram.posting.ephemeral import Ephemerals
from bot.platforms.telegram.posting.own import OwnPanels
from bot.platforms.telegram.posting.patience import Later, Pause
from bot.platforms.telegram.posting.script import CAPTION, TOAST, called_by
from bot.platforms.telegram.posting.writer import Writer
from bot.platforms.telegram.reach import Reach
from bot.platforms.telegram.request import PER_SECOND, everything
from bot.platforms.telegram.updates.handler import Handler
from bot.platforms.telegram.updates.intake import Intake
from bot.platforms.telegram.updates.polling import SLOWEST, poll
from bot.platforms.telegram.updates.webhook import Webhook, announce, serving
from bot.platforms.telegram.wire import Wire

TITLE = 128
"""Letters of a topic's name."""

log = logging.getLogger(__name__)


class Telegram:
    """A bot on Telegram, polling or, where a public address is given, called by a webhook.

    `clock` tells Unix time, `ticks` one that never jumps; `pause` waits, and `moment` for as long
    as somebody who has pressed may be left without a word. `api` is another Bot API server than
    Telegram's own, and `per_second` what it takes of a bot; `ephemeral` may be turned off to have
    private answers go to private chats only. `inbox` keeps updates over a restart, and `panels`
    which panels stand in private chats.
    """

    name = PLATFORM
    address = "Telegram"
    limits = Limits(
        columns=8,
        rows=13,
        buttons=100,
        text=CAPTION,
        alt=2000,
        toast=TOAST,
        line=45,
        covers=True,
        stamps=Stamps.WORDED,
        calls=CallWay.PRIVATE,  # a post in a group sounds for everybody
    )

    def __init__(
        self,
        token: str,
        *,
        menu: Sequence[Entry],
        phrases: Phrases,
        inbox: Inbox,
        panels: Inbox,
        clock: Callable[[], float],
        ticks: Callable[[], float] = time.monotonic,
        api: str | None = None,
        webhook: Webhook | None = None,
        languages: Sequence[str] = ("en", "hu"),
        verbs: Collection[str] = (),
        ephemeral: bool = True,
        per_second: int = PER_SECOND,
        pause: Pause = asyncio.sleep,
        moment: Pause = asyncio.sleep,
    ) -> None:
        self.ready = asyncio.Event()
        self._token = token
        self._phrases = phrases
        self._inbox = inbox
        self._clock = clock
        self._api = api
        self._webhook = webhook
        self._pause = pause
        self._moment = moment
        self._menu = Menu(menu, phrases, languages, verbs)
        self._ticks = ticks
        self._wire = Wire(token, api, Governor(everything(per_second), ticks, pause))
        bot = self._wire.bot
        self._writer, self._doubles, self._reach = Writer(bot), Doubles(bot), Reach(bot)
        self._bells = Bells(bot, phrases, moment, pause)
        self._answering, later = Answering(), Later(pause)
        ephemerals = Ephemerals(bot, self._writer, phrases, ticks, later, on=ephemeral)
        self._own = OwnPanels(self._writer, ephemerals, later, panels, pause)
        ways = (self._bells, self._writer, self._own, ephemerals, self._reach)
        self._answers = Answers(*ways, phrases, ticks, pause, later)

    def command(self, language: str, verb: str, typed: str = "", /) -> str:
        return self._menu.command(language, verb, typed)

    async def run(self, desk: Desk) -> None:
        self._reach.desk = desk
        bot = self._wire.bot
        ways = (self._reach, self._bells, self._answers)
        others = (Invitations(bot, self._phrases), self._doubles, self._answering)
        handler = Handler(desk, bot, self._menu, self._phrases, *ways, *others)
        intake = Intake(self._inbox, self._ticks, handler.handle, self._bells.expect, self._pause)
        try:
            await self._once_read(self._own.resume)
            await self._once_answered(self._wire.open)
            await self._once_read(intake.resume)
            async with self._offering():
                await self._take_updates(intake)
        finally:
            self.ready.clear()
            await intake.close()
            await self._bells.close()
            await self._answers.close()
            await self._own.leave()
            self._reach.desk = None
            await self._wire.close()

    async def post(self, venue: Venue, post: Post) -> str:
        chat = address_of(venue).chat
        try:
            sent = await delivered(venue, self._post(venue, post))
        except RetryLater as later:
            if later.seconds is None:  # it may have arrived
                self._doubles.unheard(chat, post)
            raise
        self._doubles.heard(chat, post, sent.message_id)
        return str(sent.message_id)

    async def edit(self, place: Place, message: str, post: Post) -> None:
        alone = isinstance(place, Person)
        change = self._writer.change_anyway if alone else self._writer.change
        await delivered(place, change(address_of(place).chat, int(message), post))

    async def erase(self, place: Place, message: str) -> None:
        await delivered(place, self._writer.erase(address_of(place).chat, int(message)))

    async def whisper(self, person: Person, post: Post) -> str:
        if person.platform != self.name or not person.id.isdigit():
            raise Unreachable(f"{person.key} is nobody here")
        venue = private_venue(person)
        try:
            sending = self._writer.send_anyway(address_of(venue), post, quiet=post.silent)
            sent = await delivered(venue, sending, whisper=True)
        except Unreachable:
            await self._reach.note(person, reachable=False)
            raise
        await self._reach.note(person, reachable=True)
        return str(sent.message_id)

    async def aside(self, venue: Venue, person: Person, post: Post) -> None:
        raise Unreachable(f"{person.key} is written to in private")

    async def put_away(self, person: Person, panel: str, *, but: str = "") -> None:
        if person.platform == self.name and person.id.isdigit():
            await self._answers.put_away(person, panel, int(but or 0))

    async def answered(self, person: Person) -> None:
        await self._answering.over(person.id)

    async def branch(
        self,
        venue: Venue,
        title: str,
        message: str | None,
        people: Sequence[Person],
    ) -> Venue:
        chat = address_of(venue).chat
        opening = self._wire.bot.create_forum_topic(chat, title[:TITLE])
        try:
            topic = await delivered(venue, opening)
        except (Closed, Gone, Pictureless) as error:
            lacking = isinstance(error, Closed) and error.why is Why.WRITING
            raise Barred(Bar.RIGHTS if lacking else Bar.KIND, str(error)) from error
        return venue_at(Address(chat, topic.message_thread_id))

    async def manages(self, venue: Venue, person: Person) -> bool:
        return await self._reach.manages(address_of(venue).chat, person)

    async def includes(self, venue: Venue, person: Person) -> bool:
        return await self._reach.includes(address_of(venue).chat, person)

    async def examine(self) -> Sequence[Finding]:
        return await examine(self._token, self._api, self._webhook, self._clock)

    async def _take_updates(self, intake: Intake) -> None:
        bot, webhook = self._wire.bot, self._webhook
        if webhook is None:
            await self._once_answered(bot.delete_webhook)
            self.ready.set()
            await poll(self._wire, intake.take, intake.glance, self._pause, self._moment)
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

    async def _once_read(self, read: Callable[[], Awaitable[object]]) -> None:
        """Read at the start, and again however long the disk takes."""
        for failures in itertools.count():
            try:
                await read()
            except Unwell:
                await self._pause(min(2.0**failures, SLOWEST))
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
            quiet = post.silent or not called_by(post)
            return await self._writer.send(address, post, quiet=quiet)
        except BadRequest as error:
            if address.topic is None or not says(error, NO_TOPIC):
                raise
            chat = await self._wire.bot.get_chat(address.chat)
            if chat.is_forum:
                raise
            raise Moved(venue_at(Address(address.chat))) from error
