"""Boards that stand twice in a chat, since Telegram was not heard the first time.

Nobody tells which message the first one is, until one of its buttons is pressed: then it goes.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

from telegram import Bot, CallbackQuery
from telegram.error import TelegramError

from bot.contract import Post

REMEMBERED: Final = 2_000

log = logging.getLogger(__name__)


class Doubles:
    """Knows which posts were sent again, since the last start."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._unheard: OrderedDict[tuple[int, str], None] = OrderedDict()
        self._heard: OrderedDict[tuple[int, str], int] = OrderedDict()
        """The message with a button, where another one may have the same."""

    def unheard(self, chat: int, post: Post) -> None:
        """A post was sent, and nobody knows whether it has arrived."""
        self._unheard[chat, post.key] = None
        while len(self._unheard) > REMEMBERED:
            self._unheard.popitem(last=False)

    def heard(self, chat: int, post: Post, message: int) -> None:
        """A post has arrived, as this message."""
        if (chat, post.key) not in self._unheard:
            return
        del self._unheard[chat, post.key]
        for row in post.rows:
            self._heard.update({(chat, button.data): message for button in row})
        while len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)

    async def take_away(self, query: CallbackQuery) -> None:
        """Delete what was pressed if it is the one that was not heard of."""
        pressed = query.message
        if pressed is None:
            return
        known = self._heard.get((pressed.chat.id, query.data or ""))
        if known is None or known == pressed.message_id:
            return
        try:
            await self._bot.delete_message(pressed.chat.id, pressed.message_id)
        except TelegramError as error:
            log.info("message %s stays: %s", pressed.message_id, error.message)
