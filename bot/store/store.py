"""The store: one writer, some readers, one file that is nobody else's."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self, TypeVar

from sqlalchemy import URL, Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store import engine
from bot.store.errors import StoreBroken, StoreClosed
from bot.store.lock import FileLock
from bot.store.memo import Memo
from bot.store.migrate import MIGRATIONS, bring_up_to_date
from bot.store.writer import Transaction, Writer

T = TypeVar("T")


class Store:
    """Keeps everything that matters."""

    def __init__(
        self, writer: Writer, readers: AsyncEngine | None, memo: Memo, belongings: AsyncExitStack
    ) -> None:
        self.memo = memo
        """What committed jobs remembered."""
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
        memo_size: int = 10_000,
    ) -> Self:
        """Lock the file, bring its schema up to date, start the writer.

        Raises `StoreBusy` or `StoreBroken`, each with a sentence for whoever started the bot.
        """
        address = make_url(url)
        belongings = AsyncExitStack()
        try:
            return await cls._build(address, belongings, migrations, memo_size, migrate=migrate)
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
    ) -> Self:
        file = engine.database_file(address)
        if file:
            belongings.callback(FileLock(file).release)
        writing = engine.writing(address)
        belongings.push_async_callback(writing.dispose)
        connection = await belongings.enter_async_context(writing.connect())
        await _prepare(connection, _name(address), migrations, migrate=migrate)
        readers = engine.reading(address) if file or address.host else None
        if readers:
            belongings.push_async_callback(readers.dispose)
        memo = Memo(memo_size)
        writer = Writer(connection, memo)
        belongings.push_async_callback(writer.close)
        return cls(writer, readers, memo, belongings)

    async def write(self, job: Callable[[Transaction], T]) -> T:
        """Carry out a job; returns its result once it is on the disk.

        If the job raises, what it wrote is undone and its caller gets the exception. A caller that
        is cancelled before its job began has it dropped; after that the job is committed.
        """
        return await self._writer.write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Carry out a job that only reads; it sees one committed state and delays no writer."""
        if self._closed:
            raise StoreClosed
        if self._readers is None:  # in memory there is only the writer's connection
            return await self._writer.write(lambda transaction: job(transaction.sql))
        async with self._readers.connect() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        """Finish the jobs that wait, then let the file go."""
        self._closed = True
        await self._belongings.aclose()


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


def _broken(name: str, error: DBAPIError) -> StoreBroken:
    why = str(error.orig)
    if "not a database" in why:
        return StoreBroken(name, "is not a database", "name another file")
    if "malformed" in why:
        return StoreBroken(name, f"is damaged ({why})", _RESTORE)
    return StoreBroken(name, f"cannot be used ({why})", "check the file, its folder and rights")


def _name(address: URL) -> str:
    file = engine.database_file(address)
    return str(file) if file else address.render_as_string(hide_password=True)
