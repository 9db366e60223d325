"""The outbox: nothing owed is forgotten, and only what was delivered is struck out."""

from __future__ import annotations

from dataclasses import replace

from bot.store import Store
from bot.store.rows.shown.outbox import Kind, OutboxRecord, due_rows, owe, owe_by, postpone, settle
from bot.store.rows.shown.showings import load_showing, show_here
from tests.store.examples import ask, do, lay, url


async def pending(store: Store, now: float = 1e9) -> list[OutboxRecord]:
    return await ask(store, due_rows, now, 100)


async def test_a_post_that_is_owed_is_there_until_it_is_settled(store):
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=5.0)
    (row,) = await pending(store)
    assert row == OutboxRecord(row.id, Kind.BOARD, "t1", "web:hall", "", 5.0, 0, {}, 1)
    assert await do(store, settle, row.id, row.ticket)
    assert await pending(store) == []


async def test_owed_again_is_one_row_and_the_newest_wins(store):
    await do(store, owe, Kind.GLANCE, "t1", venue="web:hall", due=5.0, body={"code": "old"})
    (old,) = await pending(store)
    await do(store, postpone, old.id, due=50.0, attempts=3)
    await do(store, owe, Kind.GLANCE, "t1", venue="web:hall", due=7.0, body={"code": "new", "n": 2})
    (new,) = await pending(store)
    assert new == replace(old, due=7.0, body={"code": "new", "n": 2}, ticket=2)


async def test_a_post_owed_by_some_time_comes_sooner_where_one_is_due_sooner(store):
    dues = ((5.0, 5.0), (9.0, 5.0), (4.0, 4.0))
    for ticket, (asked, due) in enumerate(dues, 1):
        await do(store, owe_by, Kind.BOARD, "t1", venue="web:hall", due=asked)
        (row,) = await pending(store)
        assert (row.due, row.ticket) == (due, ticket)
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=6.0)
    assert [row.due for row in await pending(store)] == [6.0]


async def test_a_delivery_that_was_overtaken_settles_nothing(store):
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=5.0)
    (held,) = await pending(store)
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=6.0)
    assert not await do(store, settle, held.id, held.ticket)
    (newer,) = await pending(store)
    assert await do(store, settle, newer.id, newer.ticket)


async def test_a_late_settlement_cannot_hit_a_row_that_came_after(store):
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=5.0)
    (held,) = await pending(store)
    await do(store, settle, held.id, held.ticket)
    await do(store, owe, Kind.BOARD, "t2", venue="web:yard", due=5.0)
    assert not await do(store, settle, held.id, held.ticket)
    assert len(await pending(store)) == 1


async def test_each_kind_table_and_target_has_a_row_of_its_own(store):
    targets = [
        (Kind.BOARD, "t1", "web:hall", ""),
        (Kind.BOARD, "t1", "web:yard", ""),
        (Kind.BOARD, "t2", "web:hall", ""),
        (Kind.GLANCE, "t1", "web:hall", ""),
        (Kind.HAND, "t1", "", "web:ann"),
        (Kind.HAND, "t1", "", "web:bob"),
    ]
    for _ in range(2):
        for kind, table, venue, person in targets:
            await do(store, owe, kind, table, venue=venue, person=person, due=1.0)
    rows = await pending(store)
    assert [(row.kind, row.table, row.venue, row.person) for row in rows] == targets
    assert {row.ticket for row in rows} == {2}


async def test_what_is_due_comes_the_longest_due_first(store):
    for table, due in (("a", 3.0), ("b", 1.0), ("c", 2.0), ("d", 2.0), ("e", 9.0)):
        await do(store, owe, Kind.BOARD, table, venue="web:hall", due=due)
    rows = await ask(store, due_rows, 3.0, 10)
    assert [row.table for row in rows] == ["b", "c", "d", "a", "e"]
    assert [row.due > 3.0 for row in rows] == [False] * 4 + [True]
    assert [row.table for row in await ask(store, due_rows, 3.0, 2)] == ["b", "c"]
    assert [row.table for row in await ask(store, due_rows, 0.5, 10)] == ["b"]
    assert [row.table for row in await ask(store, due_rows, 1.0, 10)] == ["b", "c", "d"]


async def test_a_post_that_is_owed_comes_with_what_its_venue_shows(store):
    await lay(store, "t1")
    await do(store, show_here, "t1", "web:hall")
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=1.0)
    await do(store, owe, Kind.HAND, "t1", person="web:ann", due=1.0)
    board, hand = await pending(store)
    assert board.showing == await ask(store, load_showing, "t1", "web:hall")
    assert board.showing is not None
    assert hand.showing is None


async def test_a_delivery_that_is_postponed_waits(store):
    assert await ask(store, due_rows, 0.0, 10) == []
    await do(store, owe, Kind.BOARD, "t1", venue="web:hall", due=1.0)
    (row,) = await pending(store)
    await do(store, postpone, row.id, due=8.0, attempts=2)
    assert [row.due for row in await pending(store, now=7.0)] == [8.0]
    assert await pending(store, now=8.0) == [replace(row, due=8.0, attempts=2)]
    assert await do(store, settle, row.id, row.ticket)


async def test_what_is_owed_survives_a_restart(file):
    store = await Store.open(url(file))
    await do(store, owe, Kind.HAND, "t1", person="web:ann", due=1.0)
    await store.close()
    store = await Store.open(url(file))
    assert [row.person for row in await pending(store)] == ["web:ann"]
    await store.close()
