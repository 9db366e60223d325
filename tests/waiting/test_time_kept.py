"""Nobody loses time they were given: not at night, not in a pause, not while the bot was down."""

from __future__ import annotations

import random

import pytest

from bot.tables.lapses import GRACE
from bot.tables.pace import DAY, HOUR, SAVED, STEP, between
from engines.log import Cause
from tests.courier.playing import pair
from tests.stage import Clock, Stage, about, stage
from tests.waiting.people import SEATS, at_pace, chooses, later, written

STEPS = 14
SLEEPERS = "/hours 22-8 Europe/Budapest"


async def left(s: Stage) -> dict[int, float]:
    """How many waking seconds everybody has who is to move."""
    table = await s.only_table()

    def read(sql):
        found = {}
        for seat, at in table.until:
            awake = s.bot.desk.tables.clocks.awake(sql, table.places[seat].minder or "")
            found[seat] = between(s.clock.now, at, awake)
        return found

    return dict(await s.bot.store.read(read))


async def waking(s: Stage, since: float) -> dict[int, float]:
    """How many waking seconds have gone by for each seat."""
    table = await s.only_table()

    def read(sql):
        hours = [s.bot.desk.tables.clocks.awake(sql, p.minder or "") for p in table.places]
        return {seat: between(since, s.clock.now, awake) for seat, awake in enumerate(hours)}

    return dict(await s.bot.store.read(read))


@pytest.mark.parametrize("seed", range(4))
async def test_nobody_has_less_time_than_they_were_given_and_did_not_use(tmp_path, seed):
    chance = random.Random(f"time kept {seed}")
    done: set[str] = set()
    clock = Clock()
    kept: dict[int, float] = {}
    for run in range(3):  # N.B. each but the first is a restart
        async with stage(tmp_path, clock=clock, pause=1e6) as s:
            if not run:
                await pair(s)
                for who in SEATS[:2]:
                    await s.say(who, "/pace day")
                await s.say("bob", SLEEPERS)
                kept = await left(s)
            for _ in range(STEPS // 2):
                before, table = clock.now, await s.only_table()
                [seat] = table.to_move()
                now_left = await left(s)
                assert now_left[seat] >= kept[seat] - STEP, (run, done)
                step = chance.choice(("wait", "wait", "move", "pause"))
                if step == "wait" and now_left[seat] > 6 * HOUR:
                    await later(s, chance.uniform(HOUR, 5 * HOUR))
                    gone = await waking(s, before)
                    kept[seat] = now_left[seat] - gone[seat]
                elif step == "pause":
                    for who in SEATS[:2]:
                        assert not (await s.say(who, "/pause yes")).refused
                    s.passes(chance.uniform(HOUR, 3 * DAY))
                    assert not (await s.say("ann", "/wake")).refused
                    kept[seat] = now_left[seat]
                else:
                    text = table.texts(seat)[0]
                    assert not (await s.say(SEATS[seat], f"/m {text}")).refused
                    saved = min(now_left[seat], SAVED * DAY)
                    place = (await s.only_table()).places[seat]
                    assert place.bank >= saved - STEP
                    kept = {seat: saved, **await left(s)}
                    step = "move"
                done.add(step)
        clock.passes(chance.uniform(0, HOUR))
        kept = {each: time - HOUR for each, time in kept.items()}
    assert {"wait", "move", "pause"} <= done


async def test_a_deadline_that_comes_at_night_after_a_restart_waits_for_the_morning(
    tmp_path, caplog
):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        await at_pace(s, "day", "/new sack seats=3")
        for who in ("ann", "bob"):  # N.B. what happens to others would have the table remembered
            await chooses(s, who)
        clock, paper = s.clock, s.paper
    clock.passes(DAY - 60)
    async with stage(tmp_path, clock=clock, paper=paper, pause=1e6) as s:
        await s.say("cid", "/hours away 1")
        until = dict((await s.only_table()).until)
        await later(s, 120)
        table = await s.only_table()
        assert 2 not in {row.seat for row in table.told.rows}
        assert dict(table.until)[2] == until[2]
        assert [each.getMessage() for each in caplog.records] == []


async def test_who_ran_out_of_time_while_the_bot_was_down_has_some_left_when_it_is_back(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        await at_pace(s, "day", "/new sack seats=3")
        clock = s.clock
    clock.passes(5 * DAY)
    async with stage(tmp_path, clock=clock, pause=1e6) as s:
        await later(s, 0)
        table = await s.only_table()
        assert [at for _, at in table.until] == about([clock.now + GRACE] * 3)
        assert table.told.rows == ()
        assert (await s.say("ann", "/absent 3 idle")).toast == "It is too soon for that."
        await later(s, GRACE)
        assert [cause for _, cause in written(await s.only_table(), 2)] == [Cause.CLOCK]
