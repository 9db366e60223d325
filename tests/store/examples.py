"""Records to keep, and processes to kill."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

from bot.store import Store, Transaction
from bot.store.rows.play.tables import LogRecord, TableRecord, insert_table
from bot.tables.status import Status
from engines.log import Cause

T = TypeVar("T")

ROOT = Path(__file__).parent.parent.parent

TABLE = TableRecord(
    id="t1",
    game="boop",
    rules=1,
    options={"variant": "plain", "board": "6"},
    seats=2,
    seed="c0ffee",
    commitment="5ea1ed",
    status=Status.PLAYING,
    version=1,
    host="web:ann",
    created=100.0,
    changed=100.0,
)
MOVE = LogRecord("t1", 1, 1, 0, "a1 kitten", Cause.PERSON, 101.0)


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def do(store: Store, job: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    """Have the writer carry out one of the store's functions."""
    return await store.write(lambda tx: job(tx.sql, *args, **kwargs))


async def ask(store: Store, job: Callable[..., T], *args: Any, **kwargs: Any) -> T:
    """Have a reader carry out one of the store's functions."""
    return await store.read(lambda sql: job(sql, *args, **kwargs))


async def lay(store: Store, *ids: str) -> None:
    """Set up some tables."""
    for id_ in ids:
        await do(store, insert_table, replace(TABLE, id=id_))


def numbers(sql: Connection) -> list[int]:
    """What `put` has put, in the order it was put."""
    return list(sql.exec_driver_sql("SELECT n FROM numbers ORDER BY rowid").scalars())


def put(number: int) -> Callable[[Transaction], int]:
    """A job that puts a number; nothing would keep it from being there twice."""

    def job(tx: Transaction) -> int:
        tx.sql.exec_driver_sql("CREATE TABLE IF NOT EXISTS numbers (n INTEGER)")
        tx.sql.exec_driver_sql("INSERT INTO numbers VALUES (?)", (number,))
        return number

    return job


@contextmanager
def child(*args: str | Path) -> Iterator[subprocess.Popen[str]]:
    """A process of `tests.store.children`; killed, if it still runs, and waited for."""
    command = [sys.executable, "-m", "tests.store.children", *map(str, args)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def line(process: subprocess.Popen[str]) -> str:
    """The next line a process says."""
    if process.stdout is None:
        raise ValueError("nobody listens to this process")
    return process.stdout.readline().strip()
