"""The store: one writer, some readers, one file that is nobody else's."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Final, Self, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.contract import Trouble, Unwell
from bot.health import Health
from bot.store import engine
from bot.store.driver import Connection as Driver
from bot.store.engine import Connect
from bot.store.errors import StoreBroken, StoreClosed, StoreFailing, StoreLost
from bot.store.faults import reason, trouble_of
from bot.store.files import Files
from bot.store.lock import FileLock
from bot.store.memo import Memo
from bot.store.migrate import MIGRATIONS, bring_up_to_date
from bot.store.rows.play.tables import load_table
from bot.store.rows.receipts import claim_receipt, drop_receipt
from bot.store.writer import Transaction, Writer

T = TypeVar("T")

READING: Final = "reading the database"
WRITING: Final = "writing to the database"
MEMO: Final = 100_000_000
"""Bytes of what is remembered: about a thousand tables in play."""
PROBE: Final = "probe" * 8_000
"""A receipt as large as anything that is kept: it finds out whether there is room."""


class Store:
    """Keeps everything that matters."""

    def __init__(
        self,
        writer: Writer,
        readers: AsyncEngine | None,
        memo: Memo,
        belongings: AsyncExitStack,
        *,
        files: Files | None,
        health: Health,
    ) -> None:
        self.memo = memo
        """What committed jobs remembered."""
        self.health = health
        """Where it is told that reading or writing fails."""
        self._files = files
        self._writer = writer
        self._readers = readers
        self._belongings = belongings
        self._closed = False

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        migrate: bool = True,
        migrations: Path = MIGRATIONS,
        memo_size: int = MEMO,
        now: Callable[[], float] = time.time,
        ticks: Callable[[], float] = time.monotonic,
        connect: Connect = Driver.connect,
    ) -> Self:
        """Lock the file, bring its schema up to date, start the writer.

        `now` tells Unix time, `ticks` counts seconds and never jumps.
        Raises `StoreBusy` or `StoreBroken`, each with a sentence for whoever started the bot.
        """
        address = make_url(url)
        belongings = AsyncExitStack()
        try:
            return await cls._build(
                address,
                belongings,
                migrations,
                memo_size,
                migrate=migrate,
                now=now,
                ticks=ticks,
                connect=connect,
            )
        except BaseException as error:
            await belongings.aclose()
            if isinstance(error, DBAPIError):
                raise _broken(_name(address), error) from error
            raise

    @classmethod
    async def _build(
        cls,
        address: URL,
        belongings: AsyncExitStack,
        migrations: Path,
        memo_size: int,
        *,
        migrate: bool,
        now: Callable[[], float],
        ticks: Callable[[], float],
        connect: Connect,
    ) -> Self:
        file = engine.database_file(address)
        files = Files(file) if file else None
        if file and files:
            belongings.callback(FileLock(file).release)
            files.seclude()
        writing = engine.writing(address, connect)
        belongings.push_async_callback(writing.dispose)
        connection = await belongings.enter_async_context(writing.connect())
        await _prepare(connection, _name(address), migrations, migrate=migrate)
        readers = engine.reading(address, connect) if file or address.host else None
        if readers:
            belongings.push_async_callback(readers.dispose)
        if files:
            files.note()
        memo = Memo(memo_size)
        writer = Writer(connection, memo, files.check if files else lambda: None, now, ticks)
        belongings.push_async_callback(writer.close)
        health = Health(now, ticks)
        return cls(writer, readers, memo, belongings, files=files, health=health)

    async def write(self, job: Callable[[Transaction], T]) -> T:
        """Carry out a job; returns its result once it is on the disk.

        If the job raises, what it wrote is undone and its caller gets the exception. A caller that
        is cancelled before its job began has it dropped; after that the job is committed.
        """
        with self._telling(WRITING):
            return await self._writer.write(job)

    async def able(self) -> None:
        """Whether something can be kept, tried if that failed lately: raises `Unwell` if it fails.

        Whoever does in the world what the store has to remember asks this first.
        """
        if self.health.is_ailing(WRITING):
            await self.write(lambda tx: drop_receipt(tx.sql, PROBE))
            await self.write(lambda tx: claim_receipt(tx.sql, PROBE, 0.0))
            await self.write(lambda tx: drop_receipt(tx.sql, PROBE))
            self.health.works(WRITING)

    async def look_around(self) -> None:
        """Find out how things are while nobody asks for anything; raises `Unwell`."""
        if self._files:
            with self._telling(WRITING):
                self._files.check()
        await self.able()
        await self.read(partial(load_table, table=""))

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job that only reads; it sees one committed state and delays no writer.

        What it saw the memo knows as well: who reads a row may rely on both.
        """
        if self._closed:
            raise StoreClosed
        if self._readers is None:  # in memory there is only the writer's connection
            return await self._writer.write(lambda transaction: job(transaction.sql))
        with self._telling(READING):
            async with self._readers.connect() as connection:
                result = await connection.run_sync(job)
        await self._writer.absorbed()
        if self.health.is_ailing(READING):
            self.health.works(READING)
        return result

    async def close(self) -> None:
        """Finish the jobs that wait, then let the file go."""
        self._closed = True
        await self._belongings.aclose()

    @contextmanager
    def _telling(self, part: str) -> Iterator[None]:
        """Troubles of the machine are told to the health, and come out as `Unwell`."""
        try:
            yield
        except StoreLost as lost:
            self.health.ails(part, lost.trouble, lost)
            self.health.end(lost)
            raise
        except Exception as error:
            trouble = None if isinstance(error, Unwell) else trouble_of(error)
            if trouble is None or (part == READING and trouble is Trouble.SEALED):
                raise  # a fault of ours: a reader that writes
            why = reason(error)
            self.health.ails(part, trouble, why)
            if trouble is Trouble.LOST:
                self.health.end(StoreLost(f"The database is damaged ({why}): {_RESTORE}."))
            raise StoreFailing(trouble, why) from error


async def _prepare(
    connection: AsyncConnection, name: str, migrations: Path, *, migrate: bool
) -> None:
    verdict = await engine.pragma(connection, "quick_check(1)")
    if verdict and verdict[0][0] != "ok":
        raise StoreBroken(name, f"is damaged ({verdict[0][0].splitlines()[-1]})", _RESTORE)
    # Foreign keys would make rebuilding a table, as SQLite's ALTER needs it, empty its children.
    await engine.pragma(connection, "foreign_keys=OFF")
    async with connection.begin():
        await connection.run_sync(bring_up_to_date, name, migrations, migrate=migrate)
    await engine.pragma(connection, "foreign_keys=ON")


_RESTORE = "put back a backup, or name another file"
_REMEDIES: Final = {
    Trouble.FULL: "make room on its disk",
    Trouble.BUSY: "stop the program that holds it",
    Trouble.SEALED: "let this user write to the file and its folder",
    Trouble.DISK: "check the file, its folder and rights",
}


def _broken(name: str, error: DBAPIError) -> StoreBroken:
    why = str(error.orig)
    if "not a database" in why:
        return StoreBroken(name, "is not a database", "name another file")
    if "malformed" in why:
        return StoreBroken(name, f"is damaged ({why})", _RESTORE)
    remedy = _REMEDIES.get(trouble_of(error) or Trouble.DISK, _REMEDIES[Trouble.DISK])
    return StoreBroken(name, f"cannot be used ({why})", remedy)


def _name(address: URL) -> str:
    file = engine.database_file(address)
    return str(file) if file else address.render_as_string(hide_password=True)
