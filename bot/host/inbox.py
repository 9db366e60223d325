"""Keeps in the store what a platform has yet to deal with, as its updates until they are done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.contract import Unwell
from bot.store import Store
from bot.store.rows import inbox

A_WHILE: Final = 5.0
"""Seconds before what could not be struck out is struck out again."""


class StoredInbox:
    """The `Inbox` of one platform of a running bot."""

    def __init__(
        self,
        store: Store,
        platform: str,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._platform = platform
        self._sleep = sleep

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        """Keep updates, as key and text; a key that is kept already is kept once."""
        await self._store.write(lambda tx: inbox.record_updates(tx.sql, self._platform, updates))

    async def pending(self) -> Sequence[tuple[str, str]]:
        """What is kept, in the order it came."""
        return await self._store.read(lambda sql: inbox.pending_updates(sql, self._platform))

    async def done(self, key: str) -> None:
        """An update has been dealt with, which is kept as soon as anything can be.

        Else whoever was told that nothing could be kept would have it done after the next start.
        """
        while True:
            try:
                await self._store.write(lambda tx: inbox.settle_update(tx.sql, self._platform, key))
            except Unwell:
                await self._sleep(A_WHILE)
            else:
                return
