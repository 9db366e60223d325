"""The bot goes on: a disk that fails, clocks that are set, and a word for who asks meanwhile."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from bot.contract import Trouble, Venue
from bot.courier.tidy import LONGEST_OWED
from bot.health import STEADY
from bot.store.rows.play import timers
from bot.store.rows.play.calls import calls_of_table
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.store.store import READING, WRITING
from bot.tables.calling.presence import HERE
from tests import faults
from tests.courier.playing import pair, seed
from tests.stage import TALKATIVE, Clock, Stage, about, stage

SENTENCES = {
    ("en", Trouble.FULL): "The disk is full on my side, so nothing was done. Please tell",
    ("hu", Trouble.FULL): "Nálam megtelt a lemez, ezért semmi sem történt. Kérlek, szólj",
    ("en", Trouble.SEALED): "I may not write to my own database",
    ("hu", Trouble.BUSY): "Az adatbázisomat éppen egy másik program foglalja",
}


@pytest.mark.parametrize(("language", "trouble"), SENTENCES)
async def test_who_presses_meanwhile_is_told_why_nothing_happens(
    tmp_path, caplog, language, trouble
):
    many = replace(TALKATIVE, lobbies=1000)
    async with stage(tmp_path, language=language, seeds=[seed(0)], allowance=many) as s:
        await pair(s)
        faulty = {
            Trouble.FULL: faults.full(s.bot.store),
            Trouble.SEALED: faults.sealed(s.bot.store),
            Trouble.BUSY: faults.held(s.bot.store, tmp_path / "stage.db"),
        }
        async with faulty[trouble]:
            for _ in range(3):  # the second table needs more room than the file has
                answer = await _fail(s)
                assert answer.toast.startswith(SENTENCES[language, trouble])
                assert answer.refused
            stranger = await s.say("zoe" + "x" * 5000, "/tables")
            assert stranger.toast.startswith(SENTENCES[language, trouble])
        s.clock.passes(STEADY)
        await s.bot.store.able()
        assert (await s.say("ann", "/m a1")).toast == ""
    assert "Traceback" not in caplog.text
    assert caplog.text.count(" fails: ") == 1


HALLS = itertools.count()
"""No venue has two lobbies of one person."""


async def _fail(s: Stage):
    for _ in range(60):
        answer = await s.say("ann", "/new sack seats=3", Venue("paper", f"hall {next(HALLS)}"))
        if answer.refused:
            return answer
    raise AssertionError("nothing failed")


async def test_nothing_is_delivered_again_and_again_while_it_cannot_be_kept(tmp_path, caplog):
    async def nap(_seconds: float) -> None:
        await asyncio.sleep(0.002)

    async with stage(tmp_path, seeds=[seed(0)], world=lambda w: replace(w, sleep=nap)) as s:
        await pair(s)
        s.paper.tried.clear()
        s.paper.doors["paper:room"] = asyncio.Event()
        await s.say("ann", "/m a1")
        await s.until(lambda: len(s.paper.tried) == 1)
        async with faults.sealed(s.bot.store):
            s.paper.doors.pop("paper:room").set()
            await s.until(lambda: s.bot.store.health.is_ailing(WRITING))
            for _ in range(20):
                s.passes(1)
                await asyncio.sleep(0.005)
            assert len(s.paper.tried) == 1
        await s.settled()
        assert len(s.paper.tried) == 2
    assert "Traceback" not in caplog.text


async def test_a_bot_on_a_disk_that_fails_at_first_delivers_when_it_works(tmp_path):
    async with stage(tmp_path, seeds=[seed(0)]) as s:
        async with faults.sealed(s.bot.store):
            assert (await s.say("ann", "/new boop")).refused
            await asyncio.sleep(0.02)
        await pair(s)
        await s.settled()
        assert s.paper.shown()


async def test_a_bot_out_of_descriptors_says_so_once_and_goes_on(tmp_path, caplog):
    async with stage(tmp_path, seeds=[seed(0)]) as s:
        await pair(s)
        readers = s.bot.store._readers
        assert readers is not None
        await readers.dispose()
        with faults.no_descriptors():
            for _ in range(5):
                s.passes(6)
                answer = await s.say("ann", "/tables")
                assert answer.toast.startswith("My disk, or this machine, does not work")
        assert s.bot.store.health.is_ailing(READING)
        assert (await s.say("ann", "/tables")).post is not None
        await s.say("ann", "/m a1")
    assert "Traceback" not in caplog.text
    assert caplog.text.count(" fails: ") == 1


def calling(s: Stage) -> list[str]:
    """Whom the messages call that stand in the room."""
    return [each.id for post in s.paper.shown().values() for each in post.pings]


@pytest.fixture
async def set_clock(tmp_path: Path):
    clock = Clock()
    async with stage(tmp_path, seeds=[seed(0)], clock=clock) as s:
        yield s, clock


async def test_a_board_owed_when_the_clock_is_set_back_an_hour_is_not_owed_for_an_hour(set_clock):
    s, clock = set_clock
    await pair(s)
    s.paper.faults.append(ConnectionError("503"))
    shown = len(s.paper.tried)
    await s.say("ann", "/m a1")
    await s.until(lambda: len(s.paper.tried) == shown + 1)
    clock.now -= 3600
    s.passes(1)
    await s.settled()
    assert "Bob to move" in s.paper.newest().text


async def test_a_timer_set_before_the_clock_was_set_back_runs_out_in_its_time(set_clock):
    s, clock = set_clock
    await pair(s)
    table = (await s.only_table()).id
    body = {"spell": 1, "at": clock.now + 60}
    await s.bot.store.write(
        lambda tx: timers.set_timer(tx.sql, table, "clock", due=clock.now + 30, seat=0, body=body)
    )
    clock.now -= 3600
    s.bot.automatic.look()
    (timer,) = await s.until_kept(
        lambda sql: [
            each for each in timers.due_timers(sql, clock.now, 10) if each.due < clock.now + 60
        ]
    )
    assert (timer.due, timer.body["at"]) == about((clock.now + 30, clock.now + 60))


async def test_the_newest_call_stays_where_the_clock_was_set_back_since_the_last_one(set_clock):
    s, clock = set_clock
    await pair(s)
    table = (await s.only_table()).id
    clock.passes(HERE + 1)
    await s.say("ann", "/m a1")
    await s.until(lambda: calling(s) == ["bob"])
    clock.now -= 3600
    await s.say("bob", "/m f6")
    await s.settled()
    clock.passes(HERE + 1)
    await s.until_kept(lambda sql: [c for c in calls_of_table(sql, table) if c.at and c.turn == 2])
    await s.quiet()
    assert calling(s) == ["ann"]


async def test_what_seems_to_be_owed_for_long_after_a_restart_was_owed_by_a_wrong_clock(tmp_path):
    clock = Clock()
    async with stage(tmp_path, seeds=[seed(0)], clock=clock) as s:
        await pair(s)
        table = await s.only_table()
    clock.now -= 3600
    async with stage(tmp_path, clock=clock) as s:
        await s.bot.store.write(
            lambda tx: outbox.owe(
                tx.sql, Kind.BOARD, table.id, due=clock.now + 3600, venue="paper:room"
            )
        )
    async with stage(tmp_path, clock=clock) as s:
        (row,) = await s.until_kept(
            lambda sql: [
                each for each in outbox.due_rows(sql, clock.now, 10) if each.due < clock.now + 3600
            ]
        )
        assert row.due == about(clock.now + LONGEST_OWED)
        s.passes(LONGEST_OWED)
        await s.settled()
