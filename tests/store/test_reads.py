"""Readers: they see committed rows only, one state at a time, and delay nobody."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from bot.store import Transaction
from tests.store.examples import numbers, put

LONG = """
    WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 200000)
    SELECT count(*) FROM counted
"""


async def test_a_reader_does_not_see_what_is_not_committed_yet(store):
    await store.write(put(1))
    seen: list[int] = []

    async with store._readers.connect() as reader, store._readers.connect() as other:

        def job(tx: Transaction) -> None:
            put(2)(tx)
            # The reader's connection is asked in the middle of the writer's transaction.
            raw = reader.sync_connection.connection.driver_connection._conn
            seen.extend(row[0] for row in raw.execute("SELECT n FROM numbers"))

        await store.write(job)
        assert seen == [1]
        assert await other.run_sync(numbers) == [1, 2]


async def test_a_read_stays_at_one_state_while_the_writer_goes_on(store):
    await store.write(put(1))
    async with store._readers.connect() as reader:
        assert await reader.run_sync(numbers) == [1]
        assert await store.write(put(2)) == 2
        assert await reader.run_sync(numbers) == [1]
    assert await store.read(numbers) == [1, 2]


async def test_a_read_cannot_write(store):
    await store.write(put(1))

    def job(sql: Connection) -> None:
        sql.exec_driver_sql("INSERT INTO numbers VALUES (2)")

    with pytest.raises(OperationalError, match="readonly"):
        await store.read(job)
    assert await store.read(numbers) == [1]


async def test_many_read_at_once(store):
    await store.write(put(1))
    assert await asyncio.gather(*(store.read(numbers) for _ in range(40))) == [[1]] * 40


async def test_cancelled_reads_give_their_connections_back(store):
    await store.write(put(1))

    def long(sql: Connection) -> int:
        return int(sql.exec_driver_sql(LONG).scalar_one())

    for _ in range(5):
        tasks = [asyncio.ensure_future(store.read(long)) for _ in range(4)]
        for _ in range(20):  # some are connecting by now, some are in the middle of their query
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(result, asyncio.CancelledError) for result in results)
    assert store._readers.pool.checkedout() == 0
    assert await store.read(numbers) == [1]
