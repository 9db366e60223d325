"""Updates on their way to the bot: kept until confirmed, fetched by it or brought to it."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout

from tests.telegram.town import Json

PATIENCE = 60.0
RETRY = 0.02
"""Seconds after which what nobody took is brought again."""


class Mailbox:
    """What has not been confirmed is delivered again."""

    def __init__(self) -> None:
        self.waiting: list[Json] = []
        self.confirmed: list[int] = []
        self.hook = ""
        self.retry = RETRY
        self.answers: list[int] = []
        """What the webhook said to every knock."""
        self.trouble: Json = {}
        self._secret = ""
        self._numbers = itertools.count(9001)
        self._news = asyncio.Event()
        self._bringing: asyncio.Task[None] | None = None

    def put(self, **content: Any) -> int:
        """Something happened; returns the update's number."""
        number = next(self._numbers)
        self.waiting.append({"update_id": number, **content})
        self._news.set()
        return number

    async def fetch(self, offset: int, limit: int, wait: float) -> list[Json]:
        self._confirm(lambda number: number < offset)
        if not self.waiting and wait:
            self._news.clear()
            try:
                async with asyncio.timeout(wait):
                    await self._news.wait()
            except TimeoutError:
                return []
        return self.waiting[:limit]

    def open_hook(self, url: str, secret: str) -> None:
        self.close_hook()
        self.hook, self._secret = url, secret
        self._bringing = asyncio.create_task(self._bring())

    def close_hook(self) -> None:
        self.hook = ""
        if self._bringing is not None:
            self._bringing.cancel()
            self._bringing = None

    async def _bring(self) -> None:
        headers = {"X-Telegram-Bot-Api-Secret-Token": self._secret}
        async with ClientSession(timeout=ClientTimeout(PATIENCE)) as session:
            while True:
                if not self.waiting:
                    self._news.clear()
                    await self._news.wait()
                update = self.waiting[0]
                try:
                    async with session.post(self.hook, json=update, headers=headers) as answer:
                        self.answers.append(answer.status)
                        taken = answer.ok
                except (ClientError, TimeoutError):
                    taken = False
                if taken:
                    self._confirm(lambda number, last=update["update_id"]: number <= last)
                else:
                    await asyncio.sleep(self.retry)

    def _confirm(self, done: Any) -> None:
        self.confirmed += [u["update_id"] for u in self.waiting if done(u["update_id"])]
        self.waiting = [u for u in self.waiting if not done(u["update_id"])]
