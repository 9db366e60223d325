"""A disk that does not do its work: said once, to everybody who asks, and over when it is over."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.contract import Trouble, Unwell
from bot.health import STEADY
from bot.host.inbox import StoredInbox
from bot.store import Store, StoreFailing, StoreLost
from bot.store.engine import pragma
from bot.store.store import READING, WRITING
from tests import faults
from tests.patience import DEADLINE
from tests.stage import Clock
from tests.store.examples import child, line, numbers, put, url


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def store(file: Path, clock: Clock) -> AsyncIterator[Store]:
    store = await Store.open(url(file), now=clock, ticks=clock.ticks)
    await store.write(put(0))
    yield store
    await store.close()


def troubles(store: Store) -> dict[str, Trouble]:
    return {each.part: each.trouble for each in store.health.ailments}


FAULTS = {
    Trouble.FULL: lambda store, _: faults.full(store),
    Trouble.SEALED: lambda store, _: faults.sealed(store),
    Trouble.BUSY: faults.held,
}


@pytest.mark.parametrize("trouble", FAULTS)
async def test_writes_that_fail_are_told_apart_and_said_once(store, file, clock, caplog, trouble):
    async with FAULTS[trouble](store, file):
        for n in range(5):
            with pytest.raises(StoreFailing) as failed:
                await store.write(_large(n))
            assert failed.value.trouble is trouble
            assert failed.value.phrase == f"trouble-{trouble}"
            clock.passes(1)
        assert troubles(store) == {WRITING: trouble}
        with pytest.raises(Unwell):
            await store.able()
    assert await store.read(numbers) == [0]
    said = [record for record in caplog.records if "fails" in record.message]
    assert len(said) == 1
    assert said[0].exc_info is None
    clock.passes(STEADY)
    await store.able()
    assert troubles(store) == {}
    assert [record.message for record in caplog.records if "again" in record.message] == [
        f"{WRITING} works again, after {5 + STEADY:.0f} s"
    ]
    await store.write(put(1))
    assert await store.read(numbers) == [0, 1]


async def test_what_is_dealt_with_while_the_disk_is_full_is_struck_out_once_it_is_not(store):
    over = asyncio.Event()
    inbox = StoredInbox(store, "telegram", sleep=lambda _: over.wait())
    await inbox.record([("1", "{}")])
    async with faults.sealed(store):
        done = asyncio.create_task(inbox.done("1"))
        while not store.health.ailments:  # noqa: ASYNC110 — it is tried at once
            await asyncio.sleep(0)
        assert await inbox.pending() == [("1", "{}")]
    over.set()
    async with asyncio.timeout(DEADLINE):
        await done
    assert await inbox.pending() == []


def _large(number: int):
    def job(tx):
        put(number)(tx)
        tx.sql.exec_driver_sql("INSERT INTO numbers VALUES (zeroblob(100000))")

    return job


async def test_a_part_that_stumbles_again_and_again_is_not_said_to_work(store, clock, caplog):
    for _ in range(4):
        async with faults.full(store):
            with pytest.raises(StoreFailing):
                await store.write(_large(1))
        clock.passes(STEADY / 2)
        await store.able()
    assert troubles(store) == {WRITING: Trouble.FULL}
    assert len([record for record in caplog.records if "bot.health" in record.name]) == 1


async def test_a_disk_error_in_the_middle_of_many_jobs_is_told_to_each_of_them(store, file):
    await store.write(put(1))
    with faults.short_files(file.with_name(f"{file.name}-wal").stat().st_size + 4096):
        results = await asyncio.gather(
            *(store.write(_large(n)) for n in range(3)), return_exceptions=True
        )
    assert [each.trouble for each in results if isinstance(each, StoreFailing)] == 3 * [
        Trouble.DISK
    ]
    assert await store.read(numbers) == [0, 1]
    await store.write(put(2))
    assert await store.read(numbers) == [0, 1, 2]


async def test_without_descriptors_reads_fail_and_the_next_ones_work(store, clock):
    with faults.no_descriptors(), pytest.raises(StoreFailing) as failed:
        await store.read(numbers)
    assert failed.value.trouble is Trouble.DISK
    assert troubles(store) == {READING: Trouble.DISK}
    assert await store.read(numbers) == [0]
    clock.passes(STEADY)
    await store.read(numbers)
    assert troubles(store) == {}


def _gone(file: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        Path(f"{file}{suffix}").unlink()


def _replaced(file: Path) -> None:
    other = file.with_name("other.db")
    shutil.copy(file, other)
    other.rename(file)


def _without_log(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def _without_lock(file: Path) -> None:
    Path(f"{file}.lock").unlink()


def _moved(file: Path) -> None:
    file.rename(file.with_name("elsewhere.db"))


WAYS = [_gone, _replaced, _without_log, _without_lock, _moved]


@pytest.mark.parametrize("lose", WAYS, ids=lambda way: way.__name__.strip("_"))
async def test_nothing_is_acknowledged_that_is_not_in_the_file_people_find(store, file, lose):
    lose(file)
    results = await asyncio.gather(*(store.write(put(n)) for n in (1, 2)), return_exceptions=True)
    assert {type(each) for each in results} == {StoreLost}
    with pytest.raises(StoreLost, match="while the games were kept in it"):
        await store.health.ended()


@pytest.mark.parametrize("lose", WAYS, ids=lambda way: way.__name__.strip("_"))
async def test_a_lost_file_is_noticed_while_nobody_plays(store, file, lose):
    await store.look_around()
    lose(file)
    with pytest.raises(StoreLost):
        await store.look_around()
    assert troubles(store) == {WRITING: Trouble.LOST}


async def test_who_has_lost_its_lock_writes_nothing_after_a_second_process_is_in(store, file):
    _without_lock(file)
    with child("hold", file) as second:
        assert line(second) == "open"
        with pytest.raises(StoreLost):
            await store.write(put(1))
    assert await store.read(numbers) == [0]


async def test_a_damaged_page_met_while_playing_ends_it_with_a_sentence(store, file):
    await store.write(_large(1))
    await store.write(lambda tx: tx.sql.exec_driver_sql("SELECT 1"))
    await pragma(store._writer._connection, "wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    with file.open("r+b") as there:
        there.write(content)
    with pytest.raises(StoreFailing) as failed:
        await store.read(numbers)
    assert failed.value.trouble is Trouble.LOST
    with pytest.raises(StoreLost, match="damaged"):
        await store.health.ended()


@pytest.mark.parametrize("before", [None, 0o644], ids=["new", "of an earlier release"])
async def test_the_files_are_their_owners_alone_whatever_the_umask(file, before):
    if before is not None:
        await (await Store.open(url(file))).close()
        file.chmod(before)
    old = os.umask(0)
    try:
        store = await Store.open(url(file))
        await store.write(put(1))
        await store.read(numbers)
        modes = {
            path.name.removeprefix(file.name): stat.S_IMODE(path.stat().st_mode)
            for path in file.parent.iterdir()
        }
        await store.close()
    finally:
        os.umask(old)
    assert modes == dict.fromkeys(("", "-wal", "-shm", ".lock"), 0o600)
