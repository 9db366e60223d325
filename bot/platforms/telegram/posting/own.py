"""Answers in private chats: of each kind a person has one there, and never a row of old ones."""

from __future__ import annotations

import logging
from collections import OrderedDict
from functools import partial
from typing import Final

from telegram.error import BadRequest, TelegramError

from bot.contract import Post
from bot.platforms.telegram.addresses import Address
from bot.platforms.telegram.errors import Flooded
from bot.platforms.telegram.posting.patience import Later
from bot.platforms.telegram.posting.writer import Writer

REMEMBERED: Final = 5_000

log = logging.getLogger(__name__)


class OwnPanels:
    """Knows the newest answer of each kind in each private chat, since the last start.

    A table's panel is one, and so is whatever comes again under the same key: a hand, a few words.
    """

    def __init__(self, writer: Writer, later: Later) -> None:
        self._writer = writer
        self._later = later
        self._newest: OrderedDict[tuple[int, str], int] = OrderedDict()
        self._kinds: dict[tuple[int, int], str] = {}
        """What each of these messages is."""

    async def send(self, chat: int, post: Post) -> None:
        """A new message; it takes the place of the one of its kind before it."""
        sent = await self._writer.send_anyway(Address(chat), post)
        await self.turned(chat, sent.message_id, post)

    async def turned(self, chat: int, message: int, post: Post) -> None:
        """A message is the newest of its kind now, and of no other: the former one goes."""
        kind = post.panel or post.key
        was = self._kinds.get((chat, message))
        if was is not None and was != kind:
            self._forget(chat, was)
        former = self._forget(chat, kind)
        self._newest[chat, kind] = message
        self._kinds[chat, message] = kind
        while len(self._newest) > REMEMBERED:
            self._forget(*next(iter(self._newest)))
        if former is not None and former != message:
            await self._erase(chat, former)

    async def close(self, chat: int, table: str, pressed: int | None) -> None:
        """The panel goes, and so does the message that was pressed in its place."""
        former = self._forget(chat, table)
        for message in dict.fromkeys(each for each in (pressed, former) if each is not None):
            await self._erase(chat, message)

    async def put_away(self, chat: int, table: str, but: int) -> None:
        """The panel goes, unless it is a message that is seen to otherwise."""
        if self._newest.get((chat, table)) != but:
            await self.close(chat, table, None)

    def _forget(self, chat: int, kind: str) -> int | None:
        """The newest message of a kind, which it is no longer."""
        message = self._newest.pop((chat, kind), None)
        if message is not None:
            self._kinds.pop((chat, message), None)
        return message

    async def _erase(self, chat: int, message: int) -> None:
        erase = partial(self._writer.erase, chat, message)
        try:
            await erase()
        except Flooded as error:
            self._later.put(("erase", chat, message), error.seconds, erase)
        except BadRequest as error:
            log.info("message %s is gone: %s", message, error.message)
        except TelegramError as error:
            log.warning("message %s stays: %s", message, error.message)
