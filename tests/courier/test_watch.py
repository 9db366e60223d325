"""Rows that fall due: each is worked on, none twice at a time, and none waits for the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from bot.courier.watch import MOST, Watch
from tests.stage import Clock, quick_world


@dataclass(frozen=True)
class Row:
    id: int
    due: float


class Rows:
    """Rows a watch may look at; a look can be held up after it has seen them."""

    def __init__(self) -> None:
        self.rows: dict[int, float] = {}
        self.seen = asyncio.Event()
        self.through = asyncio.Event()
        self.through.set()

    async def read(self, job: Callable[[Any], Any]) -> Any:
        result = job(None)
        self.seen.set()
        await self.through.wait()
        return result

    def due(self, sql: Any, now: float, limit: int) -> list[Row]:  # noqa: ARG002
        following = min((due for due in self.rows.values() if due > now), default=now)
        rows = [Row(id_, due) for id_, due in self.rows.items() if due <= following]
        return sorted(rows, key=lambda row: (row.due, row.id))[:limit]


@asynccontextmanager
async def watching(
    rows: Rows, work: Callable[[Row], Awaitable[None]], clock: Clock | None = None
) -> AsyncIterator[Watch[Row]]:
    world = quick_world(clock or Clock())
    watch: Watch[Row] = Watch(
        rows,  # type: ignore[arg-type]  # reading is all it asks of a store
        world,
        due=rows.due,
        work=work,
    )
    running = asyncio.create_task(watch.run())
    try:
        yield watch
    finally:
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        world.threads.shutdown()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(3):
        while not true():  # noqa: ASYNC110 - what is waited for tells nobody
            await asyncio.sleep(0.002)


async def test_rows_that_are_stuck_do_not_crowd_out_the_others():
    rows, done = Rows(), []
    rows.rows = dict.fromkeys(range(MOST), 1.0) | {MOST: 2.0}

    async def work(row: Row) -> None:
        if row.id < MOST:
            await asyncio.get_running_loop().create_future()
        done.append(rows.rows.pop(row.id))

    async with watching(rows, work) as watch:
        await asyncio.sleep(0.01)
        watch.wake()
        await until(lambda: done == [2.0])


async def test_work_that_goes_on_does_not_keep_the_next_row_waiting():
    clock, rows, done = Clock(), Rows(), []
    rows.rows = {1: clock.now, 2: clock.now + 0.02}

    async def work(row: Row) -> None:
        if row.id == 1:
            await asyncio.get_running_loop().create_future()
        done.append(rows.rows.pop(row.id))

    async with watching(rows, work, clock):
        await asyncio.sleep(0)
        clock.now += 1
        await until(lambda: len(done) == 1)


async def test_a_row_finished_while_somebody_looks_is_not_worked_on_again():
    rows, worked, end = Rows(), [], asyncio.Event()
    rows.rows = {1: 1.0}

    async def work(row: Row) -> None:
        worked.append(row.id)
        await end.wait()
        rows.rows.pop(row.id, None)

    async with watching(rows, work) as watch:
        await until(lambda: worked == [1])
        rows.through.clear()
        rows.seen.clear()
        watch.wake()
        await rows.seen.wait()
        end.set()
        await until(lambda: rows.rows == {})
        await asyncio.sleep(0)
        rows.through.set()
        await asyncio.sleep(0.02)
    assert worked == [1]


async def test_work_that_fails_is_logged_and_does_not_spin(caplog):
    rows, tries = Rows(), []
    rows.rows = {1: 1.0}

    async def work(row: Row) -> None:
        tries.append(row.id)
        raise RuntimeError("the disk is full")

    async with watching(rows, work):
        await until(lambda: "row 1 could not be worked on" in caplog.text)
        await asyncio.sleep(0.05)
    assert tries == [1]
