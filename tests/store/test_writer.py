"""The writer: many jobs in one commit, none in another's way, none lost and none done twice."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from bot.contract import Trouble
from bot.store import Store, StoreClosed, StoreFailing, Transaction
from bot.store.rows.play.timers import set_timer
from bot.store.writer import MOST, SLICE
from tests.store.examples import numbers, put, url
from tests.test_rounds import Heart


@pytest.fixture
def commits(store: Store) -> Iterator[list[int]]:
    """Grows by one with every commit of the writer."""
    seen: list[int] = []
    engine = store._writer._connection.sync_engine

    def note(_connection: object) -> None:
        seen.append(len(seen) + 1)

    event.listen(engine, "commit", note)
    yield seen
    event.remove(engine, "commit", note)


def break_down(tx: Transaction) -> None:
    put(-1)(tx)
    tx.remember("n", -1)
    raise ZeroDivisionError


def fail_at_commit(tx: Transaction) -> None:
    """Owe the table of a timer until COMMIT, which then fails."""
    tx.sql.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
    tx.remember("n", -2)
    set_timer(tx.sql, "no such table", "clock", due=1.0)


async def test_a_write_returns_what_its_job_returned(store):
    assert await store.write(put(7)) == 7
    assert await store.read(numbers) == [7]


async def test_jobs_that_wait_together_are_committed_together(store, commits):
    results = await asyncio.gather(*(store.write(put(n)) for n in range(MOST)))
    assert results == list(range(MOST))
    assert len(commits) == 1


async def test_one_commit_takes_a_bounded_number_of_jobs(store, commits):
    await asyncio.gather(*(store.write(put(n)) for n in range(2 * MOST + 1)))
    assert len(commits) == 3


async def test_jobs_are_carried_out_in_the_order_they_came(store):
    await asyncio.gather(*(store.write(put(n)) for n in range(MOST + 20)))
    assert await store.read(numbers) == list(range(MOST + 20))


async def test_one_bad_job_of_twenty_is_undone_alone(store, commits):
    jobs: list[Callable[[Transaction], object]] = [put(n) for n in range(20)]
    jobs[11] = break_down
    results = await asyncio.gather(*map(store.write, jobs), return_exceptions=True)
    assert isinstance(results.pop(11), ZeroDivisionError)
    assert results == await store.read(numbers) == [n for n in range(20) if n != 11]
    assert len(commits) == 1


async def test_a_statement_that_fails_undoes_the_whole_job_and_no_other(store):
    def twice(tx: Transaction) -> None:
        put(2)(tx)
        set_timer(tx.sql, "no such table", "clock", due=1.0)

    results = await asyncio.gather(
        store.write(put(1)), store.write(twice), store.write(put(3)), return_exceptions=True
    )
    assert isinstance(results[1], IntegrityError)
    assert await store.read(numbers) == [1, 3]


async def test_a_job_may_have_savepoints_of_its_own(store):
    def job(tx: Transaction) -> None:
        put(1)(tx)
        with pytest.raises(ZeroDivisionError), tx.sql.begin_nested():
            break_down(tx)
        put(2)(tx)

    await store.write(job)
    assert await store.read(numbers) == [1, 2]


async def test_when_the_commit_fails_every_caller_is_told_and_nothing_is_kept(store):
    await store.write(put(0))
    results = await asyncio.gather(
        *map(store.write, (put(1), fail_at_commit, put(2))), return_exceptions=True
    )
    assert [type(result) for result in results] == [IntegrityError] * 3
    assert await store.read(numbers) == [0]
    assert store.memo.get("n") is None
    assert await store.write(put(3)) == 3


async def test_when_the_disk_is_full_nobody_is_told_a_lie(store):
    await store.write(put(0))

    def fill(tx: Transaction) -> None:
        pages = tx.sql.exec_driver_sql("PRAGMA page_count").scalar_one()
        tx.sql.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        tx.sql.exec_driver_sql("INSERT INTO numbers VALUES (zeroblob(100000))")

    results = await asyncio.gather(
        *map(store.write, (put(1), fill, put(2))), return_exceptions=True
    )
    assert isinstance(results[1], StoreFailing)
    assert results[1].trouble is Trouble.FULL
    kept = [result for result in results if isinstance(result, int)]
    assert await store.read(numbers) == [0, *kept]


async def test_a_caller_cancelled_before_its_job_began_has_it_dropped(store):
    first, second, third = (asyncio.ensure_future(store.write(put(n))) for n in (1, 2, 3))
    await asyncio.sleep(0)
    second.cancel()
    assert [await first, await third] == [1, 3]
    assert second.cancelled()
    assert await store.read(numbers) == [1, 3]


async def test_a_caller_cancelled_after_its_job_began_has_it_committed(store):
    def job(tx: Transaction) -> None:
        put(2)(tx)
        caller.cancel()

    caller = asyncio.ensure_future(store.write(job))
    others = [asyncio.ensure_future(store.write(put(n))) for n in (1, 3)]
    assert await asyncio.gather(*others) == [1, 3]
    assert caller.cancelled()
    assert await store.read(numbers) == [2, 1, 3]


async def test_a_job_that_runs_out_of_things_to_iterate_does_not_stop_the_writer(store):
    with pytest.raises(RuntimeError, match="StopIteration"):
        await store.write(lambda _tx: next(iter(())))
    assert await store.write(put(1)) == 1


async def test_closing_finishes_the_jobs_that_wait_and_takes_no_more(file):
    store = await Store.open(url(file))
    waiting = [asyncio.ensure_future(store.write(put(n))) for n in range(MOST + 30)]
    await asyncio.sleep(0)
    await store.close()
    assert [task.result() for task in waiting] == list(range(MOST + 30))
    with pytest.raises(StoreClosed):
        await store.write(put(-1))
    with pytest.raises(StoreClosed):
        await store.read(numbers)
    await store.close()
    store = await Store.open(url(file))
    assert await store.read(numbers) == list(range(MOST + 30))
    await store.close()


async def test_when_the_writer_is_stopped_from_outside_its_callers_do_not_wait_for_ever(store):
    waiting = [asyncio.ensure_future(store.write(put(n))) for n in range(3)]
    await asyncio.sleep(0)
    store._writer._task.cancel()
    results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [StoreClosed] * 3
    with pytest.raises(StoreClosed):
        await store.write(put(9))


async def test_while_the_writer_waits_for_a_lock_everything_else_goes_on(store, file):
    await store.write(put(0))
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waiting = asyncio.ensure_future(store.write(put(1)))
    for _ in range(20):
        assert await store.read(numbers) == [0]
    assert not waiting.done()
    other.execute("ROLLBACK")
    other.close()
    assert await waiting == 1


async def test_a_store_in_memory_reads_what_it_wrote():
    store = await Store.open("sqlite+aiosqlite:///:memory:")
    await asyncio.gather(*(store.write(put(n)) for n in range(3)))
    assert await store.read(numbers) == [0, 1, 2]
    await store.close()


async def test_the_file_is_kept_as_the_design_says(store, file: Path):
    def settings(tx: Transaction) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [tx.sql.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    full = 2
    assert await store.write(settings) == ["wal", full, 1]
    assert file.with_name("games.db-wal").exists()


async def test_a_long_transaction_leaves_the_event_loop_its_rounds(store, monkeypatch):
    ticks = count(step=2 * SLICE)
    monkeypatch.setattr(store._writer, "_ticks", lambda: float(next(ticks)))
    heart, seen = Heart(), list[int]()
    jobs = [store.write(partial(_note, heart, seen, number)) for number in range(30)]
    await asyncio.gather(*jobs)
    heart.stop()
    assert await store.read(numbers) == list(range(30))
    assert max(Counter(seen).values()) == 1


def _note(heart: Heart, seen: list[int], number: int, tx: Transaction) -> None:
    put(number)(tx)
    seen.append(heart.beats)
