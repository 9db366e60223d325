"""Bells: each press is answered once and soon, by its answer or by a word that it takes a moment.

Telegram takes one answer to a press, and people look at a turning button until it comes. What the
press brings, a pad, a board, a refusal that came too late for it, finds its own way afterwards.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.contract import Phrases, Rounds
from bot.platforms.telegram.errors import Flooded
from bot.platforms.telegram.posting.patience import Pause
from bot.platforms.telegram.wire import Raw

MOMENT: Final = 0.8
"""Seconds a press may be left without a word."""
AGAIN: Final = 0.3
"""Seconds before an answer that did not get through is sent once more."""
REMEMBERED: Final = 1_000

log = logging.getLogger(__name__)


class Bells:
    """Answers presses; who would have to wait for the answer is told so."""

    def __init__(self, bot: Bot, phrases: Phrases, moment: Pause, pause: Pause) -> None:
        self._bot = bot
        self._phrases = phrases
        self._moment = moment
        self._pause = pause
        self._rounds = Rounds()
        self._waiting: dict[str, asyncio.Task[None]] = {}
        self._told: OrderedDict[str, None] = OrderedDict()

    def expect(self, raw: Raw) -> None:
        """An update has come; if it is a press, somebody waits from now on."""
        try:
            query = str(raw["callback_query"]["id"])
            language = str(raw["callback_query"]["from"].get("language_code") or "en")
        except (KeyError, TypeError, AttributeError):
            return
        if query not in self._waiting and query not in self._told:
            self._waiting[query] = asyncio.create_task(self._tell(query, language))

    async def answer(
        self, query: str, text: str | None = None, *, alert: bool = False, url: str | None = None
    ) -> bool:
        """Whether this is the answer to a press: not if its presser was told to wait."""
        if query in self._told:
            del self._told[query]
            return False
        timer = self._waiting.pop(query, None)
        if timer is not None:
            timer.cancel()
        await self._send(query, text, alert=alert, url=url)
        return True

    async def close(self) -> None:
        """Nobody is told anything any more."""
        timers = list(self._waiting.values())
        self._waiting.clear()
        for timer in timers:
            timer.cancel()
        await asyncio.gather(*timers, return_exceptions=True)

    async def _tell(self, query: str, language: str) -> None:
        await self._moment(MOMENT)
        await self._rounds.turn()  # they may have pressed in the same instant
        self._told[query] = None
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        await self._send(query, self._phrases(language, "telegram-wait"))
        self._waiting.pop(query, None)

    async def _send(
        self, query: str, text: str | None, *, alert: bool = False, url: str | None = None
    ) -> None:
        try:
            try:
                await self._bot.answer_callback_query(query, text, alert or None, url)
            except BadRequest:
                raise
            except TelegramError as error:
                if not isinstance(error, Flooded):  # the governor waits for the end of a flood
                    await self._pause(AGAIN)
                await self._bot.answer_callback_query(query, text, alert or None, url)
        except TelegramError as error:  # too old, most of the time: nobody waits for it any more
            log.info("press %s was not answered: %s", query, error.message)
