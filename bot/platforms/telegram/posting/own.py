"""Answers in private chats: of each kind a person has one there, and never a row of old ones."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from functools import partial
from typing import Final

from telegram.error import BadRequest, TelegramError

from bot.contract import Inbox, Post, Unwell
from bot.platforms.telegram.addresses import Address
from bot.platforms.telegram.errors import Flooded
from bot.platforms.telegram.posting.ephemeral import Ephemerals
from bot.platforms.telegram.posting.patience import ALWAYS, Later, Pause
from bot.platforms.telegram.posting.writer import Writer

REMEMBERED: Final = 5_000
KEEPING: Final = 1.0
"""Seconds after which is kept where panels stand: all that changed by then, and nobody waits."""

log = logging.getLogger(__name__)


class OwnPanels:
    """Knows the newest answer of each kind in each private chat; a panel also after a restart.

    A table's panel is one kind, and so is whatever comes again under the same key: a hand, a few
    words. `inbox` has the panels until they are put away.
    """

    def __init__(
        self, writer: Writer, ephemerals: Ephemerals, later: Later, inbox: Inbox, pause: Pause
    ) -> None:
        self._writer = writer
        self._ephemerals = ephemerals
        self._later = later
        self._inbox = inbox
        self._pause = pause
        self._newest: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._kinds: dict[tuple[int, int], str] = {}
        """What each of these messages is."""
        self._walked: set[tuple[int, int]] = set()
        """Those that came otherwise than as an answer: hands and calls, walked as a pad."""
        self._under_way: dict[tuple[int, str], set[asyncio.Event]] = {}
        """New messages of each kind that are being sent; set, they are past by now."""
        self._panels: set[str] = set()
        self._kept: set[str] = set()
        """Those of which the inbox has that they stand."""
        self._keeping: asyncio.Task[None] | None = None
        self._resumed = asyncio.Event()

    async def resume(self) -> None:
        """Know again what stood before the last stop."""
        for key, _ in await self._inbox.pending():
            chat, message, kind = key.split(" ", 2)
            self._note(int(chat), int(message), kind, lasting=True)
            self._kept.add(key)
        self._resumed.set()
        self._keep_soon()

    async def leave(self) -> None:
        """Keep what changed lately, at once: we are about to stop."""
        if self._keeping is None:
            return
        self._keeping.cancel()
        await asyncio.gather(self._keeping, return_exceptions=True)
        try:
            async with asyncio.timeout(KEEPING):
                await self._keep()
        except (TimeoutError, Unwell):
            log.info("where panels stand is not kept")

    async def send(self, chat: int, post: Post) -> None:
        """A new message; it takes the place of the one of its kind before it."""
        past, kind = asyncio.Event(), (chat, post.panel or post.key)
        self._under_way.setdefault(kind, set()).add(past)
        try:
            sent = await self._writer.send_anyway(Address(chat), post)
        finally:
            self._under_way[kind].remove(past)
            if not self._under_way[kind]:
                del self._under_way[kind]
        if past.is_set():
            await self._erase(chat, sent.message_id)
        else:
            await self._turned(chat, sent.message_id, post)

    async def turn(self, chat: int, message: int, post: Post, *, pictured: bool) -> bool:
        """Whether a message that was pressed shows the post now; it may be gone."""
        walked = (chat, message) in self._walked or (chat, message) not in self._kinds
        try:
            turned = await self._writer.turn(chat, message, post, pictured=pictured)
        except BadRequest as error:
            log.info("message %s cannot be turned: %s", message, error.message)
            return False
        await self._turned(chat, turned, post, walked=walked and turned == message)
        return True

    async def close(self, chat: int, table: str, pressed: int | None) -> None:
        """The panel goes, and so does the message that was pressed in its place.

        N.B. so does one that is on its way: it tells of what was before.
        """
        for past in self._under_way.get((chat, table), ()):
            past.set()
        former = self._forget(chat, table)
        self._keep_soon()
        for message in dict.fromkeys(each for each in (pressed, former) if each is not None):
            await self._erase(chat, message)

    async def give_way(self, chat: int, table: str) -> None:
        """A panel in a group has taken the place of the one here; a hand is seen to otherwise."""
        message = self._newest.get((chat, table), 0)
        await self.put_away(chat, table, message if (chat, message) in self._walked else 0)

    async def put_away(self, chat: int, table: str, but: int) -> None:
        """The panel goes, unless it is a message that is seen to otherwise."""
        await self._resumed.wait()
        if self._newest.get((chat, table)) == but:
            self._forget(chat, table)
            self._keep_soon()
        else:
            await self.close(chat, table, None)

    async def _turned(self, chat: int, message: int, post: Post, *, walked: bool = False) -> None:
        """A message is the newest of its kind now, and of no other: the former one goes."""
        former = self._note(chat, message, post.panel or post.key, lasting=bool(post.panel))
        if walked:
            self._walked.add((chat, message))
        self._keep_soon()
        if post.panel:
            await self._ephemerals.give_way(str(chat), post.panel)
        if former is not None and former != message:
            await self._erase(chat, former)

    def _note(self, chat: int, message: int, kind: str, *, lasting: bool) -> int | None:
        """A message is the newest of its kind; returns the former one."""
        was = self._kinds.get((chat, message))
        if was is not None and was != kind:
            self._forget(chat, was)
        former = self._forget(chat, kind)
        self._newest[chat, kind] = message
        self._kinds[chat, message] = kind
        if lasting:
            self._panels.add(_key(chat, message, kind))
        while len(self._newest) > REMEMBERED:
            self._forget(*next(iter(self._newest)))
        return former

    def _forget(self, chat: int, kind: str) -> int | None:
        """The newest message of a kind, which it is no longer."""
        message = self._newest.pop((chat, kind), None)
        if message is not None:
            self._kinds.pop((chat, message), None)
            self._walked.discard((chat, message))
            self._panels.discard(_key(chat, message, kind))
        return message

    def _keep_soon(self) -> None:
        if self._panels != self._kept and (self._keeping is None or self._keeping.done()):
            self._keeping = asyncio.create_task(self._keep_on())

    async def _keep_on(self) -> None:
        """Keep what changes, in one go each second; what cannot be kept now is with the next."""
        try:
            while self._panels != self._kept:
                await self._pause(KEEPING)
                await self._keep()
        except Unwell:
            pass
        except Exception:
            log.exception("where panels stand is not kept")

    async def _keep(self) -> None:
        fresh, gone = self._panels - self._kept, self._kept - self._panels
        if fresh:
            await self._inbox.record([(key, "") for key in sorted(fresh)])
            self._kept |= fresh
        await asyncio.gather(*(self._inbox.done(key) for key in sorted(gone)))
        self._kept -= gone

    async def _erase(self, chat: int, message: int) -> None:
        erase = partial(self._writer.erase, chat, message)
        try:
            await erase()
        except Flooded as error:
            self._later.put(("erase", chat, message), error.seconds, erase, ALWAYS)
        except BadRequest as error:
            log.info("message %s is gone: %s", message, error.message)
        except TelegramError as error:
            log.warning("message %s stays: %s", message, error.message)


def _key(chat: int, message: int, kind: str) -> str:
    """What the inbox calls a panel."""
    return f"{chat} {message} {kind}"
