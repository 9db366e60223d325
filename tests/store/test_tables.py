"""Tables, seats and logs."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy.exc import IntegrityError

from bot.store.rows.play.results import (
    Best,
    BestOf,
    ResultRecord,
    best_alone,
    bests_of,
    keep_results,
    results_of,
)
from bot.store.rows.play.tables import (
    SeatRecord,
    Sitter,
    append_log,
    insert_table,
    live_tables,
    load_log,
    load_seats,
    load_table,
    replace_seats,
    save_table,
    tables_at_venue,
    tables_of_person,
)
from bot.store.rows.shown.showings import close, show_here
from bot.tables.status import Status
from engines.log import Cause
from tests.store.examples import MOVE, TABLE, ask, do, lay

ANN = SeatRecord(0, "web:ann", "Ann")
ROBOT = SeatRecord(1, None, "Tom", Sitter.COMPUTER, level=2)


async def test_a_table_comes_back_as_it_was_kept(store):
    await do(store, insert_table, TABLE)
    assert await ask(store, load_table, "t1") == TABLE
    assert await ask(store, load_table, "t2") is None


async def test_saving_replaces_a_table_that_is_at_the_version_one_knew(store):
    await lay(store, "t1", "t2")
    later = replace(TABLE, version=2, status=Status.OVER, options={"é": "ő"}, changed=200.0)
    assert await do(store, save_table, later, 1)
    assert await ask(store, load_table, "t1") == later
    assert await ask(store, load_table, "t2") == replace(TABLE, id="t2")


async def test_saving_a_table_that_moved_on_loses_the_race(store):
    await lay(store, "t1")
    mine, theirs = replace(TABLE, version=2, host="me"), replace(TABLE, version=2, host="them")
    assert await do(store, save_table, theirs, 1)
    assert not await do(store, save_table, mine, 1)
    assert await ask(store, load_table, "t1") == theirs


async def test_two_tables_cannot_have_one_id(store):
    await lay(store, "t1")
    with pytest.raises(IntegrityError):
        await lay(store, "t1")


async def test_the_options_are_written_the_same_in_any_order(store):
    await do(store, insert_table, replace(TABLE, options={"b": "2", "a": "1"}))
    text = await store.read(lambda sql: sql.exec_driver_sql("SELECT options FROM tables").scalar())
    assert text == '{"a":"1","b":"2"}'


async def test_seats_are_all_replaced_at_once(store):
    await lay(store, "t1", "t2")
    await do(store, replace_seats, "t1", [ROBOT, ANN])
    await do(store, replace_seats, "t2", [ANN])
    assert await ask(store, load_seats, "t1") == (ANN, ROBOT)
    away = replace(ANN, sitter=Sitter.COMPUTER, level=1)
    await do(store, replace_seats, "t1", [away])
    assert await ask(store, load_seats, "t1") == (away,)
    await do(store, replace_seats, "t1", [])
    assert await ask(store, load_seats, "t1") == ()
    assert await ask(store, load_seats, "t2") == (ANN,)


async def test_a_log_comes_back_in_the_order_of_its_steps(store):
    await lay(store, "t1", "t2")
    rows = [
        replace(MOVE, step=step, version=step, cause=cause) for step, cause in enumerate(Cause, 1)
    ]
    await do(store, append_log, rows[:2])
    await do(store, append_log, rows[:0:-1][:-1])
    await do(store, append_log, [replace(MOVE, table="t2", text="!resign")])
    await do(store, append_log, [])
    assert await ask(store, load_log, "t1") == tuple(rows)
    assert await ask(store, load_log, "t1", after=4) == tuple(rows[4:])


async def test_a_step_is_never_used_twice(store):
    await lay(store, "t1")
    await do(store, append_log, [MOVE])
    with pytest.raises(IntegrityError):
        await do(store, append_log, [replace(MOVE, text="b2 kitten")])
    assert await ask(store, load_log, "t1") == (MOVE,)


async def test_only_tables_that_are_not_at_their_end_are_taken_up_again(store):
    for number, status in enumerate(Status):
        await do(
            store, insert_table, replace(TABLE, id=status, status=status, created=9.0 - number)
        )
    live = await ask(store, live_tables)
    assert [table.id for table in live] == ["resting", "paused", "playing", "lobby"]


async def test_the_tables_of_a_person_are_the_live_ones_they_sit_at(store):
    await lay(store, "t1", "t2", "t3")
    for table in ("t1", "t2"):
        await do(store, replace_seats, table, [ANN, ROBOT])
    await do(store, replace_seats, "t3", [replace(ANN, person="web:bob")])
    await do(store, save_table, replace(TABLE, status=Status.CANCELLED), 1)
    assert [table.id for table in await ask(store, tables_of_person, "web:ann")] == ["t2"]
    assert await ask(store, tables_of_person, "web:eve") == []


async def test_the_tables_at_a_venue_are_the_live_ones_shown_there(store):
    await lay(store, "t1", "t2", "t3", "t4")
    for table, venue in (("t1", "a"), ("t2", "a"), ("t3", "a"), ("t4", "b")):
        await do(store, show_here, table, venue)
    await do(store, close, "t2", "a")
    await do(store, save_table, replace(TABLE, id="t3", status=Status.OVER), 1)
    assert [table.id for table in await ask(store, tables_at_venue, "a")] == ["t1"]


async def test_results_are_kept_by_seat_and_told_the_latest_first(store):
    await lay(store, "t1", "t2")
    won = ResultRecord("t1", 0, "web:ann", "boop", 1, 12, 5.0)
    robot = ResultRecord("t1", 1, None, "boop", 2, None, 5.0)
    lost = ResultRecord("t2", 1, "web:ann", "boop", 2, 3, 6.0)
    await do(store, keep_results, [won, robot])
    await do(store, keep_results, [lost])
    await do(store, keep_results, [])
    assert await ask(store, results_of, "web:ann", 9) == [lost, won]
    assert await ask(store, results_of, "web:ann", 1) == [lost]


async def test_the_best_made_alone_comes_first_level_on_points_the_sooner_there(store):
    ids = [f"t{number}" for number in range(1, 8)]
    await lay(store, *ids[:5])
    usual, other = {"board": "6", "variant": "plain"}, {"board": "7"}
    await do(store, insert_table, replace(TABLE, id="t6", options=other))
    await do(store, insert_table, replace(TABLE, id="t7", game="sack"))
    made = [(30, 9), (31, 9), (31, 8), (31, None), (31, 8), (12, 4), (7, 3)]
    for at, (table, (score, rounds)) in enumerate(zip(ids, made, strict=True)):
        game = "sack" if table == "t7" else "boop"
        result = ResultRecord(table, 0, "web:ann", game, 1, score, float(at), rounds)
        await do(store, keep_results, [result])
    same = (Best(31, 8), Best(31, 8), Best(31, 9), Best(31, None), Best(30, 9))
    assert await ask(store, bests_of, "web:ann", 9) == [
        BestOf("boop", usual, same),
        BestOf("boop", other, (Best(12, 4),)),
        BestOf("sack", usual, (Best(7, 3),)),
    ]
    assert [len(each.made) for each in await ask(store, bests_of, "web:ann", 2)] == [2, 1, 1]
    assert await ask(store, bests_of, "web:bob", 9) == []
    asked = replace(TABLE, id="t5", changed=99.0)
    assert await ask(store, best_alone, asked, "web:ann", 3) == same[1:4]


async def test_what_was_made_beside_others_is_no_best_of_ones_own(store):
    await lay(store, "t1")
    own = ResultRecord("t1", 0, "web:ann", "boop", 1, 12, 5.0, 3)
    other = ResultRecord("t1", 1, None, "boop", 2, 3, 5.0, 3)
    await do(store, keep_results, [own, other])
    assert await ask(store, bests_of, "web:ann", 9) == []
