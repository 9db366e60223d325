"""Rows that fall due: each is worked on, none twice at a time, and none waits for the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from bot.contract import Trouble, Unwell
from bot.courier.due.watch import MOST, Watch
from bot.health import STEADY, Health
from tests.patience import DEADLINE
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
        self.health = Health(time.time, time.monotonic)
        self.troubles: list[Exception] = []
        """Raised by the next looks."""
        self.looks = 0

    async def able(self) -> None:
        if self.troubles:
            raise self.troubles.pop(0)

    async def write(self, job: Callable[[Any], Any]) -> Any:
        return job(SimpleNamespace(sql=None))

    async def set_right(self) -> None:
        self.looks += 1

    async def read(self, job: Callable[[Any], Any]) -> Any:
        result = job(None)
        self.seen.set()
        await self.through.wait()
        return result

    def due(self, sql: Any, now: float, limit: int) -> list[Row]:
        following = min((due for due in self.rows.values() if due > now), default=now)
        rows = [Row(id_, due) for id_, due in self.rows.items() if due <= following]
        return sorted(rows, key=lambda row: (row.due, row.id))[:limit]


@asynccontextmanager
async def watching(
    rows: Rows,
    work: Callable[[Row], Awaitable[None]],
    clock: Clock | None = None,
    part: str = "watching",
    **other: Callable[..., Any],
) -> AsyncIterator[Watch[Row]]:
    world = replace(quick_world(clock or Clock()), **other)  # type: ignore[arg-type]
    watch: Watch[Row] = Watch(
        rows,  # type: ignore[arg-type]  # this is all it asks of a store
        world,
        rows,  # type: ignore[arg-type]  # and this of the clock
        due=rows.due,
        work=work,
        part=part,
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
    async with asyncio.timeout(DEADLINE):
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


class Naps:
    """Sleeps that are over at once, and how long they would have been."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)
        await asyncio.sleep(0)


async def test_looks_that_fail_are_taken_again_after_growing_pauses(caplog):
    rows, done, naps = Rows(), [], Naps()
    rows.rows = {1: 1.0}
    rows.troubles = [Unwell(Trouble.FULL) for _ in range(8)]

    async def work(row: Row) -> None:
        done.append(rows.rows.pop(row.id))

    async with watching(rows, work, sleep=naps):
        await until(lambda: done == [1.0])
    assert naps.taken == [1, 2, 4, 8, 16, 30, 30, 30]
    assert caplog.text == ""


async def test_looks_that_go_wrong_are_said_once_and_taken_again(caplog):
    rows, done, naps = Rows(), [], Naps()
    rows.rows = {1: 1.0}
    rows.troubles = [ValueError("no such kind") for _ in range(5)]

    async def work(row: Row) -> None:
        done.append(rows.rows.pop(row.id))

    async with watching(rows, work, sleep=naps):
        await until(lambda: done == [1.0])
    assert len(naps.taken) == 5
    assert caplog.text.count("Traceback") == 1
    assert [each.part for each in rows.health.ailments] == ["watching"]


async def test_what_fails_in_one_watch_is_not_well_again_because_another_works(caplog):
    ill, well, naps, time_ = Rows(), Rows(), Naps(), Clock()
    ill.health = well.health = Health(time_, time_.ticks)
    ill.troubles = [ValueError("no such kind") for _ in range(3)]

    async def nap(seconds: float) -> None:
        time_.passes(STEADY + seconds)
        looked.wake()
        await naps(seconds)
        await asyncio.sleep(0.01)

    async def work(_row: Row) -> None:
        """Nothing is due."""

    async with (
        watching(well, work, part="timers") as looked,
        watching(ill, work, part="deliveries", sleep=nap),
    ):
        await until(lambda: len(naps.taken) == 3)
    assert caplog.text.count(" fails: ") == 1
    assert "works again" not in caplog.text


async def test_work_that_cannot_be_kept_is_begun_again_without_a_word(caplog):
    rows, tries, naps = Rows(), [], Naps()
    rows.rows = {1: 1.0}

    async def work(row: Row) -> None:
        tries.append(row.id)
        if len(tries) < 4:
            raise Unwell(Trouble.FULL)
        del rows.rows[row.id]

    async with watching(rows, work, sleep=naps):
        await until(lambda: not rows.rows)
    assert tries == [1, 1, 1, 1]
    assert len(naps.taken) == 3
    assert caplog.text == ""
