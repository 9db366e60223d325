"""The driver of SQLite: what it adds to aiosqlite."""

from __future__ import annotations

import asyncio
import sqlite3
import threading

import pytest

from bot.store.driver import Connection
from tests.patience import DEADLINE


async def test_a_connection_that_is_stopped_twice_waits_for_nothing(tmp_path):
    connection = await Connection.connect(str(tmp_path / "twice.db"), writer=False)
    ended = connection.stop()
    assert ended is not None
    async with asyncio.timeout(DEADLINE):
        await ended
        assert connection.stop() is None


class Slow(Connection):
    """A connection to a disk that takes its time."""

    door: threading.Event

    def _open(self) -> sqlite3.Connection:
        self.door.wait(DEADLINE)
        return super()._open()


@pytest.mark.parametrize("opened", [False, True], ids=["opening", "asking"])
def test_the_thread_of_somebody_who_is_gone_ends_without_a_word(tmp_path, monkeypatch, opened):
    said: list[object] = []
    door = threading.Event()
    monkeypatch.setattr(threading, "excepthook", said.append)

    async def leave() -> Slow:
        connection = Slow(str(tmp_path / "slow.db"), writer=False)
        connection.door = door
        if opened:
            door.set()
            await connection
            door.clear()
            waiting = connection._execute(door.wait, DEADLINE)
        else:
            waiting = connection._connect()
            connection._thread.start()
        task = asyncio.ensure_future(waiting)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        connection.stop()
        return connection

    connection = asyncio.run(leave())
    door.set()
    connection._thread.join(DEADLINE)
    assert not connection._thread.is_alive()
    assert said == []
