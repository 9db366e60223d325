"""How a showing sleeps: kept with it, growing pauses, nothing owed is lost."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.contract import Venue, Why
from bot.store import Store
from bot.store.rows.shown.outbox import Kind, due_rows, owe, owe_later, put_off
from bot.store.rows.shown.showings import (
    asleep_within,
    close,
    lay_asleep,
    load_showing,
    move_venue,
    show_here,
    venues_asleep,
)
from bot.store.rows.shown.sleeps import LONGEST, SOONEST, SleepRecord, sleep_in, sleep_on
from tests.store.examples import ask, do, lay, url

HERE = Path(__file__).parent
SLEEP = SleepRecord(10.0, Why.TOPIC, 20.0, {"tg:ann": 3, "tg:bob": -1})


async def asleep(store: Store, venue: str = "tg:-1", sleep: SleepRecord | None = SLEEP) -> None:
    await do(store, show_here, "t1", venue)
    await do(store, lay_asleep, "t1", venue, sleep)


async def kept(store: Store, venue: str = "tg:-1") -> SleepRecord | None:
    showing = await ask(store, load_showing, "t1", venue)
    assert showing is not None
    return showing.sleep


async def test_a_sleep_is_kept_and_ended(store):
    await lay(store, "t1")
    await asleep(store)
    assert await kept(store) == SLEEP
    await do(store, owe, Kind.BOARD, "t1", venue="tg:-1", due=5.0)
    (row,) = await ask(store, due_rows, 9.0, 9)
    assert row.showing is not None
    assert row.showing.sleep == SLEEP
    await do(store, lay_asleep, "t1", "tg:-1", None)
    assert await kept(store) is None


async def test_what_sleeps_at_a_venue_is_found_with_its_topics(store):
    await lay(store, "t1")
    for venue in ("tg:-1", "tg:-1/7", "tg:-12", "tg:-2"):
        await asleep(store, venue)
    await do(store, show_here, "t1", "tg:-1/8")
    await do(store, close, "t1", "tg:-2")
    found = await ask(store, asleep_within, "tg:-1")
    assert [showing.venue for showing in found] == ["tg:-1", "tg:-1/7"]
    assert sorted(await ask(store, venues_asleep)) == ["tg:-1", "tg:-1/7", "tg:-12"]


async def test_a_venue_that_moves_is_awake_again(store):
    await lay(store, "t1")
    await asleep(store)
    await do(store, move_venue, "tg:-1", Venue("tg", "-100"))
    assert await kept(store, "tg:-100") is None


async def test_what_is_put_off_waits_unless_it_is_owed_anew(store):
    await do(store, owe, Kind.BOARD, "t1", venue="tg:-1", due=5.0)
    (old,) = await ask(store, due_rows, 1e9, 9)
    await do(store, owe, Kind.BOARD, "t1", venue="tg:-1", due=6.0)
    await do(store, put_off, old.id, old.ticket, due=50.0)
    (row,) = await ask(store, due_rows, 1e9, 9)
    assert row.due == 6.0
    await do(store, put_off, row.id, row.ticket, due=50.0)
    (row,) = await ask(store, due_rows, 1e9, 9)
    assert row.due == 50.0


async def test_what_is_owed_later_leaves_alone_what_is_owed(store):
    await do(store, owe_later, Kind.BOARD, "t1", venue="tg:-1", due=50.0)
    (row,) = await ask(store, due_rows, 1e9, 9)
    assert row.due == 50.0
    await do(store, owe, Kind.BOARD, "t1", venue="tg:-1", due=5.0)
    await do(store, owe_later, Kind.BOARD, "t1", venue="tg:-1", due=70.0)
    (again,) = await ask(store, due_rows, 1e9, 9)
    assert again.due == 5.0


def test_pauses_are_as_long_as_the_sleep_but_not_for_ever():
    sleep = sleep_on(100.0, Why.OUT, None)
    assert sleep == SleepRecord(100.0, Why.OUT, 100.0 + SOONEST)
    assert sleep_on(150.0, Why.OUT, sleep).again == 200.0
    assert sleep_on(100.0 + 9 * LONGEST, Why.OUT, sleep).again == 100.0 + 10 * LONGEST


def test_another_reason_is_told_anew_and_pictures_are_a_sleep_of_their_own():
    known = replace(SLEEP, told={"tg:ann": 3})
    assert sleep_on(50.0, Why.TOPIC, known).told == {"tg:ann": 3}
    other = sleep_on(50.0, Why.OUT, known)
    assert (other.since, other.told) == (10.0, {})
    wordy = sleep_on(50.0, Why.PICTURES, known)
    assert (wordy.since, wordy.told) == (50.0, {})


@pytest.mark.parametrize("why", ["the moon is full", "", None])
def test_a_reason_of_a_later_release_is_one_we_do_not_know(why):
    found = sleep_in(10.0, why, None, "no JSON")
    assert found == SleepRecord(10.0, Why.REFUSED, 10.0)


async def test_the_showings_of_an_old_database_are_there_and_awake(tmp_path):
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((HERE / "0002.sql").read_text(encoding="utf-8"))
        old = connection.execute('SELECT "table", venue, message FROM showings').fetchall()
    connection.close()
    assert len(old) >= 4
    store = await Store.open(url(file))
    for table, venue, message in old:
        showing = await ask(store, load_showing, table, venue)
        assert showing is not None
        assert (showing.message, showing.sleep) == (message, None)
    await store.close()
