"""Timers."""

from __future__ import annotations

from bot.store.rows.play.timers import (
    WHOLE_TABLE,
    TimerRecord,
    cancel,
    delete_timer,
    due_timers,
    postpone,
    set_timer,
)
from tests.store.examples import ask, do, lay

ALL = (1e9, 100)


async def test_a_timer_runs_out_when_it_is_due(store):
    await lay(store, "t1")
    assert await ask(store, due_timers, *ALL) == []
    await do(store, set_timer, "t1", "clock", seat=1, due=5.0, body={"spell": 3})
    (timer,) = await ask(store, due_timers, 5.0, 10)
    assert timer == TimerRecord(timer.id, "t1", "clock", 1, 5.0, {"spell": 3})
    assert await ask(store, due_timers, 4.0, 10) == [timer]  # the next one, for who waits for it


async def test_a_timer_is_put_off_unless_it_was_set_anew(store):
    await lay(store, "t1")
    await do(store, set_timer, "t1", "clock", seat=1, due=5.0, body={"spell": 3})
    (timer,) = await ask(store, due_timers, *ALL)
    assert await do(store, postpone, timer, 9.0)
    (later,) = await ask(store, due_timers, *ALL)
    assert (later.id, later.due, later.body) == (timer.id, 9.0, {"spell": 3})
    assert not await do(store, postpone, timer, 20.0)
    # Set anew for another choice, by chance at the same moment.
    await do(store, set_timer, "t1", "clock", seat=1, due=9.0, body={"spell": 4})
    assert not await do(store, postpone, later, 20.0)
    assert not await do(store, delete_timer, later)
    assert [each.body for each in await ask(store, due_timers, *ALL)] == [{"spell": 4}]


async def test_timers_run_out_in_the_order_they_are_due(store):
    await lay(store, "t1")
    for seat, due in ((0, 3.0), (1, 1.0), (2, 2.0), (3, 2.0)):
        await do(store, set_timer, "t1", "clock", seat=seat, due=due)
    assert [timer.seat for timer in await ask(store, due_timers, 3.0, 3)] == [1, 2, 3]


async def test_a_timer_set_anew_is_one_timer(store):
    await lay(store, "t1")
    for due in (5.0, 9.0):
        await do(store, set_timer, "t1", "clock", due=due)
    (timer,) = await ask(store, due_timers, *ALL)
    assert (timer.seat, timer.due) == (WHOLE_TABLE, 9.0)


async def test_a_timer_that_ran_out_is_deleted_once(store):
    await lay(store, "t1")
    await do(store, set_timer, "t1", "clock", due=5.0)
    (timer,) = await ask(store, due_timers, *ALL)
    assert await do(store, delete_timer, timer)
    assert not await do(store, delete_timer, timer)


async def test_a_timer_set_anew_meanwhile_is_not_deleted(store):
    await lay(store, "t1")
    await do(store, set_timer, "t1", "clock", due=5.0)
    (ran_out,) = await ask(store, due_timers, *ALL)
    await do(store, set_timer, "t1", "clock", due=15.0)
    assert not await do(store, delete_timer, ran_out)
    assert len(await ask(store, due_timers, *ALL)) == 1


async def test_a_table_s_timers_are_stopped_by_seat_by_kind_or_all(store):
    await lay(store, "t1", "t2")
    for table, kind, seat in (
        ("t1", "clock", 0),
        ("t1", "clock", 1),
        ("t1", "computer", 0),
        ("t1", "nudge", 0),
        ("t2", "clock", 0),
    ):
        await do(store, set_timer, table, kind, seat=seat, due=1.0)

    async def left() -> list[tuple[str, str, int]]:
        rows = await ask(store, due_timers, *ALL)
        return sorted((row.table, row.kind, row.seat) for row in rows)

    await do(store, cancel, "t1", "clock", 0)
    assert ("t1", "clock", 0) not in await left()
    assert len(await left()) == 4
    await do(store, cancel, "t1", "clock")
    assert await left() == [("t1", "computer", 0), ("t1", "nudge", 0), ("t2", "clock", 0)]
    await do(store, cancel, "t1")
    assert await left() == [("t2", "clock", 0)]
