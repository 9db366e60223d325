"""Engines as the store needs them: all that is particular to SQLite stands here."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.driver import Connection as Driver

_PRAGMAS = {
    # 16 MB of pages: no transaction of ours outgrows it and spills to the disk half-way.
    "BEGIN IMMEDIATE": ("synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"),
    "BEGIN": ("query_only=ON",),
}


class Connect(Protocol):
    """Opens a connection to a database file."""

    def __call__(self, file: str, *, writer: bool) -> Awaitable[Driver]: ...


def database_file(url: URL) -> Path | None:
    """The file of a SQLite database, None for one in memory or on a server."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(str(url.database))


def writing(url: URL, connect: Connect = Driver.connect) -> AsyncEngine:
    """An engine whose transactions have the write lock from their first moment."""
    return _engine(url, "BEGIN IMMEDIATE", connect, pool_size=1)


def reading(url: URL, connect: Connect = Driver.connect) -> AsyncEngine:
    """An engine that sees what is committed and changes nothing."""
    return _engine(url, "BEGIN", connect, pool_size=4)


async def pragma(connection: AsyncConnection, what: str) -> Sequence[Any]:
    """Ask or tell SQLite something outside any transaction; nothing on other databases."""
    if connection.dialect.name != "sqlite":
        return ()
    raw = await connection.get_raw_connection()
    driver = raw.driver_connection
    if not isinstance(driver, Driver):
        raise TypeError(f"{driver!r} is not our driver")
    return list(await driver.execute_fetchall(f"PRAGMA {what}"))


def _engine(url: URL, begin: str, connect: Connect, pool_size: int) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=pool_size, hide_parameters=True)
    file = str(url.database or ":memory:")
    pool = {"pool_size": pool_size} if database_file(url) else {}
    engine = create_async_engine(
        url,
        async_creator=lambda: connect(file, writer=begin == "BEGIN IMMEDIATE"),
        hide_parameters=True,  # moves and seeds are secret, and errors end up in logs
        **pool,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for setting in ("busy_timeout=5000", "journal_mode=WAL", *_PRAGMAS[begin]):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
