"""The one writer: it commits many jobs in one transaction, each in a savepoint of its own."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import StoreClosed
from bot.store.memo import Memo

T = TypeVar("T")

MOST = 100
"""Jobs in one transaction."""
SLICE = 0.002
"""Seconds the event loop stands still for them; what is left goes on in its next round."""


class Transaction:
    """What a job works with: its SQL, and a memory that lasts only if it is committed."""

    __slots__ = ("_earlier", "_memo", "fresh", "now", "sql")

    def __init__(
        self, sql: Connection, earlier: dict[Hashable, Any], memo: Memo, now: float
    ) -> None:
        self.sql = sql
        self.now = now
        """The one moment at which all of it happens: what it decides, it decides by this."""
        self.fresh: dict[Hashable, Any] = {}
        """What this job has remembered so far."""
        self._earlier = earlier
        self._memo = memo

    def remember(self, key: Hashable, value: Any) -> None:
        """Keep a value for later jobs, if this one is committed; None forgets the key."""
        self.fresh[key] = value

    def recall(self, key: Hashable) -> Any:
        """The newest value: this job's, an earlier job's of the same commit, the committed one."""
        if key in self.fresh:
            return self.fresh[key]
        if key in self._earlier:
            return self._earlier[key]
        return self._memo.get(key)


class _Errand(Generic[T]):
    """A job waiting to be done, and where its caller waits for the result."""

    __slots__ = ("error", "job", "reply", "result")

    def __init__(self, job: Callable[[Transaction], T]) -> None:
        self.job = job
        self.reply: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.result: T | None = None
        self.error: Exception | None = None

    def attempt(self, transaction: Transaction) -> None:
        sql = transaction.sql
        sql.exec_driver_sql("SAVEPOINT job")
        try:
            self.result = self.job(transaction)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is its caller's
            self.error = error
            transaction.fresh.clear()
            try:
                sql.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
            except DBAPIError:  # the whole transaction is undone: what did that counts
                raise error from None
        sql.exec_driver_sql("RELEASE SAVEPOINT job")

    def answer(self) -> None:
        if self.error is not None:
            self.refuse(self.error)
        elif not self.reply.done():
            self.reply.set_result(self.result)  # type: ignore[arg-type]  # set by attempt()

    def refuse(self, error: Exception) -> None:
        if self.reply.done():
            return
        if isinstance(error, StopIteration):  # a future cannot carry this one
            error = RuntimeError("a job raised StopIteration")
        self.reply.set_exception(error)


class Writer:
    """Takes every job that waits, carries them out in order, commits once, answers the callers."""

    def __init__(
        self,
        connection: AsyncConnection,
        memo: Memo,
        check: Callable[[], None],
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._connection = connection
        self._memo = memo
        self._check = check
        self._now = now
        self._ticks = ticks
        self._waiting: deque[_Errand[Any]] = deque()
        self._wake = asyncio.Event()
        self._absorbed = asyncio.Event()
        """The memo knows everything that is committed: between the two others see the rows."""
        self._absorbed.set()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def write(self, job: Callable[[Transaction], T]) -> T:
        """Have a job carried out; returns its result once that is committed."""
        if self._closing:
            raise StoreClosed
        errand = _Errand(job)
        self._waiting.append(errand)
        self._wake.set()
        return await errand.reply

    async def absorbed(self) -> None:
        """Until the memo knows whatever a reader may have seen by now."""
        await self._absorbed.wait()

    async def close(self) -> None:
        """Take no more jobs, finish those that wait."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        try:
            while errands := await self._gather():
                await self._commit(errands)
        finally:
            self._closing = True
            for errand in self._waiting:
                errand.refuse(StoreClosed())

    async def _gather(self) -> list[_Errand[Any]]:
        while not self._waiting and not self._closing:
            self._wake.clear()
            await self._wake.wait()
        return [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]

    async def _commit(self, errands: Sequence[_Errand[Any]]) -> None:
        wanted = [errand for errand in errands if not errand.reply.cancelled()]
        try:
            async with self._connection.begin():
                fresh = await self._attempted(wanted)
                self._absorbed.clear()
                self._check()
            self._check()
        except BaseException as error:
            failure = error if isinstance(error, Exception) else StoreClosed()
            for errand in wanted:
                errand.refuse(failure)
            if failure is not error:
                raise
            # SQLAlchemy holds a transaction whose COMMIT failed for ended; SQLite does not.
            with suppress(Exception):  # the next one begins with it
                await self._connection.run_sync(lambda sql: sql.connection.rollback())
            return
        else:
            self._memo.absorb(fresh)
        finally:
            self._absorbed.set()
        for errand in wanted:
            errand.answer()

    async def _attempted(self, errands: Sequence[_Errand[Any]]) -> dict[Hashable, Any]:
        """Carry jobs out, some in each round of the event loop; what they have remembered."""
        known: dict[Hashable, Any] = {}
        if len(errands) == 1:  # the transaction is all the savepoint it needs
            await self._connection.run_sync(self._alone, errands[0], known)
            return known
        left = deque(errands)
        while left:
            await self._connection.run_sync(self._some, left, known)
            await asyncio.sleep(0)
        return known

    def _alone(self, sql: Connection, errand: _Errand[Any], known: dict[Hashable, Any]) -> None:
        transaction = Transaction(sql, {}, self._memo, self._now())
        errand.result = errand.job(transaction)
        known.update(transaction.fresh)

    def _some(self, sql: Connection, left: deque[_Errand[Any]], known: dict[Hashable, Any]) -> None:
        until = self._ticks() + SLICE
        while left:
            transaction = Transaction(sql, known, self._memo, self._now())
            left.popleft().attempt(transaction)
            known.update(transaction.fresh)
            if self._ticks() > until:
                return
