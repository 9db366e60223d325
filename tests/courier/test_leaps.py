"""Clocks that were ahead and are set back: nothing waits for as long as that; once is enough."""

from __future__ import annotations

import pytest

from bot.store.rows.play import timers
from bot.store.rows.play.timers import newest_change
from bot.tables.calling.presence import HERE
from bot.tables.pace import DAY
from bot.tables.waiting.clocks import SLEEPS
from tests.courier.playing import pair
from tests.stage import Clock, Paper, Stage, about, stage

WRONG = 3 * DAY
"""Seconds a clock is ahead of all others."""
SAID = "the clock was set back by"


async def due(s: Stage, kind: str) -> float:
    """When the first timer of a kind runs out."""
    table = (await s.only_table()).id
    found = await s.bot.store.read(lambda sql: timers.timers_of(sql, table, kind))
    return min(timer.due for timer in found)


async def test_a_clock_that_is_set_back_while_no_bot_runs_keeps_nobody_uncalled(tmp_path, caplog):
    clock, paper = Clock(), Paper()
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        clock.now += WRONG
        one, _ = await pair(s)
    clock.now += 60 - WRONG
    async with stage(tmp_path, clock=clock, paper=paper) as s:
        await s.until(lambda: SAID in caplog.text)
        s.passes(HERE + 1)
        await s.until(lambda: [each.id for each in paper.newest().pings] == [one])


@pytest.mark.parametrize("looks", ["automatic", "deadlines"])
async def test_whoever_notices_it_first_sets_all_of_it_right_and_nobody_does_again(
    tmp_path, caplog, looks
):
    """The bot is killed at once: what had not been set right by then would never be, or twice."""
    clock = Clock()
    async with stage(tmp_path, clock=clock) as s:
        clock.now += WRONG
        await pair(s)
        clock.now -= WRONG
        getattr(s.bot, looks).look()
        await s.until_kept(lambda sql: newest_change(sql) < clock.now + 5)
    for _ in range(2):
        async with stage(tmp_path, clock=clock) as s:
            await s.settled()
            assert await due(s, timers.DOZE) == about(clock.now + SLEEPS)
            assert await due(s, timers.CALL) == about(clock.now + HERE)
    assert caplog.text.count(SAID) == 1


async def test_clocks_that_go_slowly_or_are_put_forward_set_nothing_right(tmp_path, caplog):
    async with stage(tmp_path) as s:
        await pair(s)
        before = await due(s, timers.DOZE)
        for leap in (-1.0, 3600.0):
            s.clock.now += leap
            await s.bot.automatic._watch._leaps.set_right()
        assert await due(s, timers.DOZE) == before
        s.clock.now -= 3600.0
        await s.bot.automatic._watch._leaps.set_right()
        assert await due(s, timers.DOZE) == about(before - 3600)
    assert caplog.text.count(SAID) == 1
