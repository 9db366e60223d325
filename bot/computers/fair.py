"""Who is thought for next: everybody who waits comes round in turn, however much they ask."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Lets so many in at once; whoever waits is let in by turns, one of each person's at a time."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """In the order they come round."""

    @asynccontextmanager
    async def passed(self, whose: str) -> AsyncIterator[None]:
        """Wait until this person is let in; what is inside lasts as long as the work."""
        await self._enter(whose)
        try:
            yield
        finally:
            self._next()

    async def _enter(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Let in the next person who still waits, who goes behind all others with the rest."""
        while self._waiting:
            whose = next(iter(self._waiting))
            own = self._waiting.pop(whose)
            called = own.popleft()
            if own:
                self._waiting[whose] = own
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
