"""What a press costs in the store: `python -m tests.bench.store`."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import aiosqlite

from bot.store import Store, Transaction
from bot.store.rows.play.tables import LogRecord, TableRecord, append_log, insert_table, save_table
from bot.store.rows.receipts import claim_receipt
from bot.store.rows.shown.outbox import Kind, OutboxRecord, due_rows, owe, settle
from bot.store.rows.shown.showings import record_post, show_here
from bot.tables.status import Status
from engines.log import Cause

TABLES = 100
PRESSES = 2_000

Press = Callable[[int, int], Awaitable[None]]


def table(number: int, version: int) -> TableRecord:
    return TableRecord(
        id=f"t{number}",
        game="boop",
        rules=1,
        options={"board": "6", "variant": "plain"},
        seats=2,
        seed="0" * 32,
        commitment="0" * 64,
        status=Status.PLAYING,
        version=version,
        host="web:ann",
        created=0.0,
        changed=float(version),
    )


def press(transaction: Transaction, number: int, version: int) -> None:
    """Receipt, log row, table and the board owed: what one press writes."""
    sql = transaction.sql
    if not claim_receipt(sql, f"{number}-{version}", float(version)):
        return
    row = LogRecord(f"t{number}", version, version, version % 2, "a1", Cause.PERSON, 0.0)
    append_log(sql, [row])
    if not save_table(sql, table(number, version), version - 1):
        raise RuntimeError("the bench lost a race with itself")
    owe(sql, Kind.BOARD, row.table, venue=f"web:{number}", due=0.0)


async def group_commit(store: Store) -> Press:
    def set_up(transaction: Transaction) -> None:
        for number in range(TABLES):
            insert_table(transaction.sql, table(number, 0))
            show_here(transaction.sql, f"t{number}", f"web:{number}")

    await store.write(set_up)

    async def once(number: int, version: int) -> None:
        await store.write(lambda transaction: press(transaction, number, version))

    return once


async def deliver(store: Store, row: OutboxRecord) -> None:
    """What the courier writes for one post that has arrived."""
    showing = (row.table, row.venue)

    def note(transaction: Transaction) -> None:
        sql = transaction.sql
        record_post(sql, *showing, number=1, version=1, message="1", digest="d", at=1.0)
        settle(sql, row.id, row.ticket)

    await store.write(note)


async def deliver_all(store: Store) -> None:
    """One delivery after the other, then a hundred at the same time."""
    for name, width in (("alone", 1), (f"{TABLES} at once", TABLES)):
        delivered, cpu = 0, time.process_time()
        for _ in range(TABLES // width):
            rows = await store.read(partial(due_rows, now=1.0, limit=width))
            await asyncio.gather(*(deliver(store, row) for row in rows))
            delivered += len(rows)
        cpu = (time.process_time() - cpu) / delivered
        print(f"{'delivery bookkeeping':28} {name}: {cpu * 1e3:.2f} ms CPU a delivery")
        await store.write(owe_everything)


def owe_everything(transaction: Transaction) -> None:
    for number in range(TABLES):
        owe(transaction.sql, Kind.BOARD, f"t{number}", venue=f"web:{number}", due=0.0)


PLAIN = (
    "INSERT INTO receipts VALUES (?, ?) ON CONFLICT DO NOTHING",
    "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)",
    "UPDATE tables SET version = ?, changed = ? WHERE id = ? AND version = ?",
    """INSERT INTO outbox (kind, "table", venue, person, due, attempts, ticket)
       VALUES ('board', ?, ?, '', 0, 0, 1) ON CONFLICT DO UPDATE SET ticket = ticket + 1""",
)


async def one_by_one(connection: aiosqlite.Connection) -> Press:
    """The same press in own SQL, a transaction each, one after the other."""
    turn = asyncio.Lock()

    async def once(number: int, version: int) -> None:
        name = f"t{number}"
        receipt = (f"plain-{number}-{version}", 0.0)
        row = (name, version, version, version % 2, "a1", "person", 0.0)
        change = (version, 0.0, name, version - 1)
        values = (receipt, row, change, (name, f"web:{number}"))
        async with turn:
            await connection.execute("BEGIN IMMEDIATE")
            for statement, each in zip(PLAIN, values, strict=True):
                await connection.execute(statement, each)
            await connection.execute("COMMIT")

    return once


async def measure(name: str, once: Press) -> None:
    """A press alone, then a hundred tables at the same time."""
    rounds = PRESSES // TABLES
    alone, cpu = [], time.process_time()
    for version in range(1, PRESSES // 4 + 1):
        begun = time.perf_counter()
        await once(0, version)
        alone.append(time.perf_counter() - begun)
    cpu = time.process_time() - cpu
    print(
        f"{name:28} alone: {statistics.median(alone) * 1e3:.2f} ms,"
        f" {cpu / len(alone) * 1e3:.2f} ms CPU a press"
    )

    async def play(number: int) -> None:
        for version in range(1, rounds + 1):
            await once(number, version)

    begun, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(number) for number in range(1, TABLES)))
    presses = rounds * (TABLES - 1)
    wall, cpu = time.perf_counter() - begun, time.process_time() - cpu
    print(
        f"{'':28} {TABLES} at once: {presses / wall:,.0f} presses/s,"
        f" {cpu / presses * 1e3:.2f} ms CPU a press"
    )


async def run() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(folder) / 'store.db'}")
        await measure("store, group commit", await group_commit(store))
        await deliver_all(store)
        await store.close()

        file = Path(folder) / "plain.db"
        store = await Store.open(f"sqlite+aiosqlite:///{file}")
        await group_commit(store)
        await store.close()
        async with aiosqlite.connect(file, isolation_level=None) as connection:
            await connection.execute("PRAGMA journal_mode=WAL")
            await connection.execute("PRAGMA synchronous=FULL")
            await measure("aiosqlite, one transaction each", await one_by_one(connection))


def main() -> None:
    """Print the figures."""
    asyncio.run(run())


if __name__ == "__main__":
    main()
