"""Keeps a platform's updates in the store from before they are confirmed until they are done."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Store
from bot.store.rows import inbox


class StoredInbox:
    """The `Inbox` of one platform of a running bot."""

    def __init__(self, store: Store, platform: str) -> None:
        self._store = store
        self._platform = platform

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        """Keep updates, as key and text; a key that is kept already is kept once."""
        await self._store.write(lambda tx: inbox.record_updates(tx.sql, self._platform, updates))

    async def pending(self) -> Sequence[tuple[str, str]]:
        """What is kept, in the order it came."""
        return await self._store.read(lambda sql: inbox.pending_updates(sql, self._platform))

    async def done(self, key: str) -> None:
        """An update has been dealt with."""
        await self._store.write(lambda tx: inbox.settle_update(tx.sql, self._platform, key))
