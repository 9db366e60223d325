"""Watches rows that fall due and works on each of them, many at once, none twice at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, Protocol, TypeVar

from sqlalchemy import Connection

from bot.store import Store
from bot.world import World

MOST = 200
LONGEST_WAIT = 5.0

log = logging.getLogger(__name__)


class Due(Protocol):
    """A row with a time."""

    @property
    def id(self) -> int:
        """What tells it from the others."""


R = TypeVar("R", bound=Due)


class Watch(Generic[R]):
    """Looks whenever it is woken and whenever the next row falls due."""

    def __init__(
        self,
        store: Store,
        world: World,
        *,
        due: Callable[[Connection, float, int], list[R]],
        next_due: Callable[[Connection, float], float | None],
        work: Callable[[R], Awaitable[None]],
    ) -> None:
        self._store = store
        self._world = world
        self._due = due
        self._next_due = next_due
        self._work = work
        self._awake = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._done: set[int] = set()
        """What was finished during a look, which may have seen it as it was before."""

    def wake(self) -> None:
        """Something may have fallen due: look now."""
        self._awake.set()

    async def run(self) -> None:
        """Watch until cancelled."""
        try:
            while True:
                self._awake.clear()
                self._done.clear()
                rows, following = await self._look()
                for row in rows:
                    if row.id not in self._busy and row.id not in self._done:
                        self._busy[row.id] = asyncio.create_task(self._one(row))
                await self._rest(following)
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _look(self) -> tuple[list[R], float | None]:
        """What is due now, and when the next row after it will be."""
        now = self._world.now()
        # What is being worked on is still due: it must not crowd out what is not.
        most = MOST + len(self._busy)
        return await self._store.read(
            lambda sql: (self._due(sql, now, most), self._next_due(sql, now))
        )

    async def _one(self, row: R) -> None:
        try:
            await self._work(row)
        except Exception:
            log.exception("row %s could not be worked on", row.id)
            await asyncio.sleep(LONGEST_WAIT)  # it is still due, and nothing tells when it will do
        finally:
            self._busy.pop(row.id, None)
            self._done.add(row.id)
            self.wake()

    async def _rest(self, following: float | None) -> None:
        """Until woken, by whoever owes something or by work that is done, or until one is due."""
        wait = LONGEST_WAIT if following is None else max(0.0, following - self._world.now())
        # N.B. not `wait_for`: before Python 3.12 it may lose a cancellation that comes with one.
        with suppress(TimeoutError):
            async with asyncio.timeout(min(wait, LONGEST_WAIT)):
                await self._awake.wait()
