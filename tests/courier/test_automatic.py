"""Moves nobody is waited for: timers that survive, that go stale, and computers that fail."""

from __future__ import annotations

import asyncio

from bot.courier.due.automatic import RETRY
from bot.store.rows.play import timers
from bot.tables.status import Status
from bot.world import LONGEST_PAUSE, lifelike
from engines.log import Cause
from tests.courier.playing import moves, pair, seed
from tests.patience import DEADLINE
from tests.stage import ROOM, first_move, stage

ALONE = "/new boop computer ghosts=off"
ANN_FIRST, COMPUTER_FIRST = seed(0), seed(1)


class Thinker:
    """A computer that answers when it is told to."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.answer = asyncio.Event()
        self.fails = False

    async def __call__(self, table, seat):
        self.asked.set()
        await self.answer.wait()
        if self.fails:
            raise RuntimeError("it fell off the table")
        return await first_move(table, seat)


async def rung(s) -> list[timers.TimerRecord]:
    """Every timer there is."""
    found: list[timers.TimerRecord]
    found = await s.bot.store.read(lambda sql: timers.due_timers(sql, 1e12, 9))
    return found


async def quiet(s) -> None:
    """Until no timer is left."""
    await s.until_kept(lambda sql: not timers.due_timers(sql, 1e12, 9))


async def test_a_computer_that_was_interrupted_moves_after_the_restart(tmp_path):
    thinker = Thinker()
    async with stage(tmp_path, choose=thinker, seeds=[COMPUTER_FIRST]) as s:
        await s.say("ann", ALONE)
        await asyncio.wait_for(thinker.asked.wait(), DEADLINE)
        assert await moves(s) == []
    async with stage(tmp_path) as s:
        await quiet(s)
        (row,) = (await s.only_table()).told.rows
        assert (row.seat, row.cause) == (1, Cause.COMPUTER)


async def test_an_answer_to_a_choice_that_has_passed_is_dropped(tmp_path):
    thinker = Thinker()
    async with stage(tmp_path, choose=thinker, seeds=[ANN_FIRST]) as s:
        await s.say("ann", ALONE)
        await s.say("ann", "/m a1")
        await asyncio.wait_for(thinker.asked.wait(), DEADLINE)
        await s.say("ann", "/undo")
        thinker.answer.set()
        await quiet(s)
        assert await moves(s) == ["kitten a1", "!undo 1"]
        await s.say("ann", "/m b2")
        await s.until(thinker.asked.is_set)
        await quiet(s)
        assert len(await moves(s)) == 4


async def test_a_computer_that_fails_is_logged_and_asked_again_while_others_go_on(tmp_path, caplog):
    thinker = Thinker()
    thinker.fails = True
    async with stage(tmp_path, choose=thinker, seeds=[COMPUTER_FIRST, COMPUTER_FIRST]) as s:
        await s.say("ann", ALONE)
        thinker.answer.set()
        first = (await s.only_table()).id
        await s.until(lambda: f"table {first}: no move for seat 1" in caplog.text)
        thinker.fails = False
        s.clock.now += 1
        await s.say("bob", ALONE)
        broken, other = await s.bot.desk.tables.at_venue(ROOM.key)
        await s.until(lambda: bool(_moved(s, other.id)))
        assert (broken.id, _moved(s, first)) == (first, 0)
        s.passes(RETRY)
        await s.until(lambda: bool(_moved(s, first)))


def _moved(s, table: str) -> int:
    return len(s.bot.store.memo.get(table).told.rows)


async def test_a_computer_asked_anew_while_it_failed_is_not_forgotten(tmp_path, caplog):
    thinker = Thinker()
    thinker.fails = True
    async with stage(tmp_path, choose=thinker, seeds=[ANN_FIRST]) as s:
        await s.say("ann", ALONE)
        await s.say("ann", "/m a1")
        await asyncio.wait_for(thinker.asked.wait(), DEADLINE)
        await s.say("ann", "/undo")
        await s.say("ann", "/m b2")
        thinker.answer.set()
        await s.until(lambda: "no move for seat 1" in caplog.text)
        thinker.fails = False
        s.passes(1)
        await quiet(s)
        assert len(await moves(s)) == 4


async def test_nobody_is_moved_for_once_a_move_is_no_longer_forced(tmp_path):
    async with stage(tmp_path) as s:
        await pair(s, "/new lanterns seats=2")
        table, spell = await s.only_table(), {"spell": 1}
        await s.bot.store.write(
            lambda tx: timers.set_timer(tx.sql, table.id, "forced", due=1.0, seat=1, body=spell)
        )
        s.passes(1)
        await quiet(s)
        assert await moves(s) == []


async def test_the_timers_of_a_table_that_is_over_are_gone(tmp_path):
    async with stage(tmp_path, choose=Thinker(), seeds=[COMPUTER_FIRST]) as s:
        await s.say("ann", ALONE)
        table = (await s.only_table()).id
        assert len(await rung(s)) == 1
        await s.say("ann", "/resign yes")
        assert (await s.table(table)).status is Status.OVER
        assert await rung(s) == []


async def test_a_table_of_people_has_no_timers(s):
    await pair(s)
    assert await rung(s) == []


async def test_a_computer_thinks_during_its_pause_and_not_before_or_after_it(tmp_path):
    thinker = Thinker()
    async with stage(tmp_path, choose=thinker, seeds=[COMPUTER_FIRST], pause=3.0) as s:
        await s.say("ann", ALONE)
        await asyncio.wait_for(thinker.asked.wait(), DEADLINE)
        assert await moves(s) == []
        thinker.answer.set()
        await _thought(s)
        s.passes(2.9)
        await asyncio.sleep(0.05)
        assert await moves(s) == []
        s.passes(0.2)
        await quiet(s)
        assert len(await moves(s)) == 1


async def test_a_thought_is_kept_over_a_restart(tmp_path):
    async with stage(tmp_path, seeds=[COMPUTER_FIRST], pause=3.0) as s:
        await s.say("ann", ALONE)
        await _thought(s)
        clock = s.clock
    thinker = Thinker()
    async with stage(tmp_path, choose=thinker, clock=clock, pause=3.0) as s:
        s.passes(3)
        await quiet(s)
        assert len(await moves(s)) == 1
        assert not thinker.asked.is_set()


async def test_a_thought_longer_than_its_pause_is_played_at_once(tmp_path):
    thinker = Thinker()
    async with stage(tmp_path, choose=thinker, seeds=[COMPUTER_FIRST], pause=3.0) as s:
        await s.say("ann", ALONE)
        await asyncio.wait_for(thinker.asked.wait(), DEADLINE)
        s.passes(10)
        thinker.answer.set()
        await quiet(s)
        assert len(await moves(s)) == 1


async def _thought(s) -> None:
    """Until a computer has said what it will play."""
    await s.until_kept(
        lambda sql: any("move" in timer.body for timer in timers.due_timers(sql, 1e12, 9))
    )


def test_pauses_are_as_uneven_as_those_of_a_person_where_secrets_are_kept():
    short, long = ([lifelike(secrets) for _ in range(400)] for secrets in (False, True))
    assert 0.8 <= min(short) <= max(short) <= 2.2
    assert 1.3 <= min(long) <= max(long) <= LONGEST_PAUSE
    assert max(long) - min(long) > 2 * (max(short) - min(short))


async def test_a_timer_that_is_set_is_looked_at_without_waiting_for_the_next_look(s, monkeypatch):
    looks = []
    monkeypatch.setattr(s.bot.automatic, "look", lambda: looks.append("look"))
    await pair(s)
    assert looks == []
    await s.say("cid", "/new boop computer", ROOM)
    assert looks
