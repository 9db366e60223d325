"""Invitations handed on in any chat: `@bot join_CODE`, which a button types for people."""

from __future__ import annotations

import logging
from typing import Final

from telegram import Bot, InlineQuery, InlineQueryResultArticle, InputTextMessageContent
from telegram.error import TelegramError

from bot.contract import Phrases
from bot.platforms.telegram.addresses import person_of
from bot.platforms.telegram.links import invitation_link
from bot.platforms.telegram.posting.script import link_keyboard

JOIN: Final = "join_"
"""How an invitation begins, as in a link."""

log = logging.getLogger(__name__)


class Invitations:
    """Offers what is to be sent; whether the code is good only whoever follows it is told."""

    def __init__(self, bot: Bot, phrases: Phrases) -> None:
        self._bot = bot
        self._phrases = phrases

    async def offer(self, query: InlineQuery) -> None:
        """The message somebody may send where they are typing."""
        language = person_of(query.from_user).language
        code = query.query.strip().removeprefix(JOIN)
        invited = query.query.strip().startswith(JOIN) and code.isalnum()
        found = [self._article(language, code)] if invited else []
        try:
            await self._bot.answer_inline_query(query.id, found, cache_time=0, is_personal=True)
        except TelegramError as error:
            log.info("nothing was offered: %s", error.message)

    def _article(self, language: str, code: str) -> InlineQueryResultArticle:
        pitch = self._phrases(language, "telegram-pitch")
        sit = self._phrases(language, "telegram-sit")
        return InlineQueryResultArticle(
            code,
            pitch,
            InputTextMessageContent(pitch),
            link_keyboard(sit, invitation_link(self._bot.username, code)),
        )
