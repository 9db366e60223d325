"""The wire to a Bot API server: the library's bot, and updates as they came."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias
from urllib.parse import urlencode

from telegram import Bot
from telegram.error import InvalidToken

from bot.platforms.governor import Governor
from bot.platforms.telegram.errors import BadToken
from bot.platforms.telegram.request import Request

API: Final = "https://api.telegram.org"
WANTED: Final = (
    *("message", "edited_message", "channel_post"),
    *("callback_query", "my_chat_member", "inline_query"),
)
LONG_POLL: Final = 30
CONNECTIONS: Final = 64
READING: Final = 15.0

Raw: TypeAlias = Mapping[str, Any]
"""An update as Telegram wrote it."""


class Wire:
    """One bot's connections; the one that waits for updates stands in nobody's way."""

    def __init__(self, token: str, api: str | None, governor: Governor | None = None) -> None:
        for chatty in ("httpx", "httpcore", "telegram"):  # of addresses with the token, of hands
            logging.getLogger(chatty).setLevel(logging.WARNING)
        root = f"{(api or API).rstrip('/')}/bot"
        self._updates = f"{root}{token}/getUpdates"
        self._polling = Request(2, READING)
        self._sending = Request(CONNECTIONS, READING, governor)
        try:
            self.bot = Bot(
                token,
                base_url=root,
                request=self._sending,
                get_updates_request=self._polling,
            )
        except InvalidToken:
            raise BadToken from None

    async def open(self) -> None:
        """Learn who the bot is."""
        try:
            await self.bot.initialize()
        except InvalidToken:  # its text holds the token
            raise BadToken from None

    async def close(self) -> None:
        """Hang up."""
        await self.bot.shutdown()
        for request in (self._polling, self._sending):  # a bot that was never let in keeps them
            await request.shutdown()

    async def updates(self, offset: int, *, limit: int = 100, wait: int = LONG_POLL) -> list[Raw]:
        """The next updates; asking from an offset confirms all before it.

        Taken as they came, not through the library: one update it cannot read must not stop those
        behind it, and what is recorded should be what Telegram wrote.
        """
        asked = {"offset": offset, "limit": limit, "timeout": wait}
        query = urlencode({**asked, "allowed_updates": json.dumps(WANTED)})
        found = await self._polling.post(f"{self._updates}?{query}", read_timeout=wait + 10)
        every = found if isinstance(found, Sequence) else ()
        return [dict(each) for each in every if _is_update(each)]


def _is_update(found: Any) -> bool:
    """Whether it is one at all; what is none has no number to confirm it by."""
    return isinstance(found, Mapping) and isinstance(found.get("update_id"), int)
