"""The wire to a Bot API server: the library's bot, and updates as they came."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias
from urllib.parse import urlencode

from telegram import Bot
from telegram.error import InvalidToken
from telegram.request import HTTPXRequest

from bot.platforms.telegram.errors import BadToken, Flooded

API: Final = "https://api.telegram.org"
WANTED: Final = ("message", "callback_query", "my_chat_member")
LONG_POLL: Final = 30
CONNECTIONS: Final = 64
SILENCE: Final = 5.0
"""Seconds to wait when Telegram is flooded but names none."""

Raw: TypeAlias = Mapping[str, Any]
"""An update as Telegram wrote it."""


class Request(HTTPXRequest):
    """Tells a flood by an error of ours.

    The library's own warns about the type of its seconds whenever it is raised.
    """

    async def do_request(self, *args: Any, **kwargs: Any) -> tuple[int, bytes]:
        code, payload = await super().do_request(*args, **kwargs)
        if code == 429:
            raise Flooded(_seconds(payload))
        return code, payload


class Wire:
    """One bot's connections; the one that waits for updates stands in nobody's way."""

    def __init__(self, token: str, api: str | None) -> None:
        root = f"{(api or API).rstrip('/')}/bot"
        self._updates = f"{root}{token}/getUpdates"
        self._polling = Request(connection_pool_size=2, connect_timeout=10)
        try:
            self.bot = Bot(
                token,
                base_url=root,
                request=Request(connection_pool_size=CONNECTIONS, pool_timeout=10, read_timeout=15),
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

    async def updates(self, offset: int, *, limit: int = 100, wait: int = LONG_POLL) -> list[Raw]:
        """The next updates; asking from an offset confirms all before it.

        Taken as they came, not through the library: one update it cannot read must not stop those
        behind it, and what is recorded should be what Telegram wrote.
        """
        asked = {"offset": offset, "limit": limit, "timeout": wait}
        query = urlencode({**asked, "allowed_updates": json.dumps(WANTED)})
        found = await self._polling.post(f"{self._updates}?{query}", read_timeout=wait + 10)
        return [dict(update) for update in found] if isinstance(found, Sequence) else []


def _seconds(payload: bytes) -> float:
    try:
        return float(json.loads(payload)["parameters"]["retry_after"])
    except (ValueError, KeyError, TypeError):
        return SILENCE
