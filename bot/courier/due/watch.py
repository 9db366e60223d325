"""Watches rows that fall due and works on each of them, many at once, none twice at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Generic, Protocol, TypeVar

from sqlalchemy import Connection

from bot.contract import Rounds, Trouble, Unwell
from bot.courier.due.leaps import Leaps
from bot.health import Patience
from bot.store import Store
from bot.world import World

MOST = 200
A_WHILE = 5.0
"""Seconds before what failed is tried again."""

log = logging.getLogger(__name__)


class Due(Protocol):
    """A row with a time."""

    @property
    def id(self) -> int:
        """What tells it from the others."""

    @property
    def due(self) -> float:
        """When it falls due."""


R = TypeVar("R", bound=Due)
R_co = TypeVar("R_co", bound=Due, covariant=True)


class Look(Protocol[R_co]):
    """Reads what is due by now, the longest due first, and what will be due next."""

    def __call__(self, sql: Connection, now: float, limit: int) -> Sequence[R_co]: ...


class Watch(Generic[R]):
    """Looks whenever it is woken and whenever the next row falls due."""

    def __init__(
        self,
        store: Store,
        world: World,
        leaps: Leaps,
        *,
        due: Look[R],
        work: Callable[[R], Awaitable[None]],
        part: str,
    ) -> None:
        self._store = store
        self._world = world
        self._leaps = leaps
        self._due = due
        self._work = work
        self._part = part
        """What it is called when it fails: another watch that works does not make it well."""
        self._awake = asyncio.Event()
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._done: set[int] = set()
        """What was finished during a look, which may have seen it as it was before."""
        self._rounds = Rounds()
        self._more = False
        """The last look saw rows that could not be begun: look again when one is done."""

    def wake(self) -> None:
        """Something may have fallen due: look now."""
        self._awake.set()

    async def run(self) -> None:
        """Watch until cancelled."""
        patience, part = Patience(self._world.sleep), self._part
        health = self._store.health
        try:
            while True:
                try:
                    following = await self._look()
                except Unwell:
                    await patience.pause()
                except Exception as error:  # noqa: BLE001 — it is said, and looked at again
                    health.ails(part, Trouble.FAULT, error, error=error)
                    await patience.pause()
                else:
                    patience.over()
                    health.works(part)
                    await self._rest(following)
        finally:
            for task in self._busy.values():
                task.cancel()
            await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _look(self) -> float | None:
        """Begin what is due, if what is done can be kept; returns when the next row falls due."""
        self._awake.clear()
        self._done.clear()
        await self._store.able()
        await self._leaps.set_right()
        now, most = self._world.now(), MOST + len(self._busy)
        # N.B. what is being worked on is still due: it must not crowd out what is not.
        rows = await self._store.read(partial(self._due, now=now, limit=most))
        return self._begin(rows, now, most)

    def _begin(self, rows: Sequence[R], now: float, most: int) -> float | None:
        """Begin what can be begun; returns when the next row falls due."""
        due = [row for row in rows if row.due <= now]
        fresh = [row for row in due if row.id not in self._busy and row.id not in self._done]
        self._more = len(fresh) < len(due) or len(due) == most
        if any(row.id in self._done for row in due):  # owed anew, or seen before it was done
            self.wake()
        for row in fresh:
            self._busy[row.id] = asyncio.create_task(self._one(row))
        return rows[-1].due if len(rows) > len(due) else None

    async def _one(self, row: R) -> None:
        try:
            await self._rounds.turn()
            await self._work(row)
        except Unwell:  # said by the store, which is asked before it is begun again
            await self._world.sleep(A_WHILE)
            self._more = True
        except Exception:
            log.exception("row %s could not be worked on", row.id)
            await self._world.sleep(A_WHILE)  # still due, and nothing tells when it will do
            self._more = True
        finally:
            self._busy.pop(row.id, None)
            self._done.add(row.id)
            if self._more:
                self.wake()

    async def _rest(self, following: float | None) -> None:
        """Until woken, by whoever owes something or by work that is done, or until one is due."""
        longest = self._world.glance
        wait = longest if following is None else max(0.0, following - self._world.now())
        # N.B. not `wait_for`: before Python 3.12 it may lose a cancellation that comes with one.
        with suppress(TimeoutError):
            async with asyncio.timeout(min(wait, longest)):
                await self._awake.wait()
