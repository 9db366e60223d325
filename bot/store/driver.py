"""The SQLite driver: aiosqlite with fewer journeys to its thread.

As SQLAlchemy uses it, aiosqlite crosses to its thread and back four times per statement, which
costs a press 1 ms of CPU. Once a transaction has the write lock its statements touch memory and
take 10 µs, so they run on the spot: 0.1 ms a press. Whatever may wait for the disk or for a lock
(BEGIN IMMEDIATE, COMMIT, all of a reader's queries) still crosses over, once per statement.
`python -m tests.bench.store` measures it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any, Self

import aiosqlite
from aiosqlite.core import _connection_worker_thread


class Cursor:
    """One statement and its rows; the cursor of sqlite3 is open only while it runs."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Run a statement and fetch its rows."""
        await self._connection.perform(lambda cursor: self._run(cursor.execute(statement, values)))

    async def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement once per row of values."""
        await self._connection.perform(
            lambda cursor: self._run(cursor.executemany(statement, rows))
        )

    async def fetchall(self) -> Sequence[Any]:
        """The rows, fetched already."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open any more."""

    def _run(self, cursor: sqlite3.Cursor) -> None:
        self.description = cursor.description
        if cursor.description:
            self._rows = cursor.fetchall()
        self.rowcount = cursor.rowcount
        self.lastrowid = cursor.lastrowid


class Connection(aiosqlite.Connection):
    """A connection that leaves transactions to us and spares its thread what it can."""

    def __init__(self, file: str, *, writer: bool) -> None:
        super().__init__(self._open, iter_chunk_size=64)
        # N.B. `_thread`, and `_execute` below, are aiosqlite's own: it has no public way to let its
        # thread die with the process, to outlive an event loop, or to cross over once for several
        # calls.
        self._thread = Thread(target=self._work, daemon=True)
        self._file = file
        self._writer = writer
        self._stopped = False

    def _open(self) -> sqlite3.Connection:
        # isolation_level None: with the driver's own transactions a savepoint's release commits.
        # check_same_thread False: never two threads at once, for every crossing is awaited.
        self._lite = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
        return self._lite

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread; a second time, as after two cancellations, there is none to wait for."""
        if self._stopped:
            return None
        self._stopped = True
        return super().stop()

    @classmethod
    async def connect(cls, file: str, *, writer: bool) -> Self:
        """An open connection."""
        connection = cls(file, writer=writer)
        await connection
        return connection

    def _work(self) -> None:
        """What the thread does, until it is stopped and has done everything before that."""
        while True:
            try:
                _connection_worker_thread(self._tx)
            except RuntimeError:  # the event loop is closed: whoever asked was cancelled
                if not (self._stopped and self._tx.empty()):
                    continue
            return

    def cursor(self) -> Any:
        """A cursor of ours."""
        return Cursor(self)

    async def rollback(self) -> None:
        """Undo what was written; a reader just lets its snapshot go, and need not cross for it."""
        if self._writer:
            await super().rollback()
        else:
            self._lite.rollback()

    async def perform(self, work: Callable[[sqlite3.Cursor], None]) -> None:
        """Do some work with a fresh cursor: here where nothing can make it wait, or in the thread.

        A writer may wait only before it has its lock, a reader only after its (deferred) BEGIN.
        """
        if self._lite.in_transaction is self._writer:
            _with_cursor(self._lite, work)
        else:
            await self._execute(_with_cursor, self._lite, work)  # type: ignore[no-untyped-call]


def _with_cursor(connection: sqlite3.Connection, work: Callable[[sqlite3.Cursor], None]) -> None:
    cursor = connection.cursor()
    try:
        work(cursor)
    finally:
        cursor.close()
