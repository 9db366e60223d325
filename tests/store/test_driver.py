"""The driver of SQLite: what it adds to aiosqlite."""

from __future__ import annotations

import asyncio

from bot.store.driver import Connection


async def test_a_connection_that_is_stopped_twice_waits_for_nothing(tmp_path):
    connection = await Connection.connect(str(tmp_path / "twice.db"), writer=False)
    ended = connection.stop()
    assert ended is not None
    async with asyncio.timeout(5):
        await ended
        assert connection.stop() is None
