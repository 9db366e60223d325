"""The disk of a world: SQLite as it is, called on the loop where a thread would be waited for.

Every crossing to the thread is a moment somebody may be killed at, before it and after it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from bot.store.driver import Connection as Driver
from tests.simulation.loop import LIFE

Meddler = Callable[["Crossing"], None]


@dataclass
class Crossing:
    """Some work that waits for the disk."""

    what: str
    """`open`, `commit`, `rollback`, `close`, `with_cursor` for what may have to wait for a lock or
    the disk, `statement` for what a writer does once it has its lock."""
    writer: bool
    done: bool = False

    @property
    def is_commit(self) -> bool:
        """Whether what was written is kept by it."""
        return self.writer and self.what == "commit"


@dataclass
class Disk:
    """How long things take, and who looks on: they may kill, or raise what a disk would."""

    delay: Callable[[], float] = lambda: 0.0
    meddlers: list[Meddler] = field(default_factory=list)
    """Called before each crossing, and after it with `done`."""
    troubles: list[Meddler] = field(default_factory=list)
    """Called like them, as long as something is wrong with the disk."""
    slowness: float = 0.0
    """Seconds that everything takes beside its delay."""

    commits: int = 0

    def connect(self, file: str, *, writer: bool) -> Awaitable[Driver]:
        """A connection to this disk."""
        return Inline.opened(self, file, writer=writer)

    def meddle(self, crossing: Crossing) -> None:
        for meddler in self.meddlers:
            meddler(crossing)
        life: Any = LIFE.get()
        try:
            for trouble in self.troubles:
                trouble(crossing)
        except sqlite3.Error:
            if life is not None:
                life.failed = True
            raise


class Inline(Driver):
    """A connection without a thread."""

    disk: Disk

    @classmethod
    async def opened(cls, disk: Disk, file: str, *, writer: bool) -> Driver:
        """An open connection, that dies with whoever opens it."""
        self = cls(file, writer=writer)
        self.disk = disk
        disk.meddle(Crossing("open", writer))
        self._connection = self._open()
        life: Any = LIFE.get()
        if life is not None:
            life.connections.append(self)
        return self

    def __await__(self) -> Any:
        """It is open already."""

        async def opened() -> Driver:
            return self

        return opened().__await__()

    def stop(self) -> None:
        """There is no thread to end."""
        self.cut()

    def cut(self) -> None:
        """Nobody holds it any more: what was not committed is undone."""
        self._running = False
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def perform(self, work: Callable[[sqlite3.Cursor], None]) -> None:
        """Somebody may look on, too, where nobody has to wait."""
        disk, life = self.disk, LIFE.get()
        if self._writer and (disk.meddlers or disk.troubles) and self._lite.in_transaction:
            disk.meddle(Crossing("statement", writer=True))
            if life is not None and life.dead:
                await asyncio.get_running_loop().create_future()
        await super().perform(work)

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        if not self._running or self._connection is None:
            raise ValueError("Connection closed")
        loop = asyncio.get_running_loop()
        reply: asyncio.Future[Any] = loop.create_future()
        crossing = Crossing(getattr(fn, "__name__", "").strip("_"), self._writer)
        work = partial(self._cross, crossing, partial(fn, *args, **kwargs), reply)
        delay = self.disk.delay() + self.disk.slowness
        if delay:
            loop.call_later(delay, work)
        else:
            loop.call_soon(work)
        return await reply

    def _cross(
        self, crossing: Crossing, work: Callable[[], Any], reply: asyncio.Future[Any]
    ) -> None:
        life = LIFE.get()
        try:
            self.disk.meddle(crossing)
            if life is not None and life.dead:
                return
            result = work()
            crossing.done = True
            self.disk.commits += crossing.writer and crossing.what == "commit"
            self.disk.meddle(crossing)
        except BaseException as error:  # noqa: BLE001 — as a thread would hand it back
            if not reply.done():
                reply.set_exception(error)
        else:
            if not reply.done():
                reply.set_result(result)


def failing(code: int, sentence: str) -> sqlite3.OperationalError:
    """An error as SQLite raises it."""
    error = sqlite3.OperationalError(sentence)
    error.sqlite_errorcode = code
    return error
