"""Nobody is called at night, on a day off or while they are away, and everybody afterwards."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import RetryLater, Unreachable
from bot.store.rows.play import calls
from bot.tables.calling.presence import HERE
from tests.courier.playing import pair
from tests.courier.test_calls import called, choose, private, recorded, ringing, rung
from tests.stage import ROOM, Clock, stage

HOUR = 3600.0


async def nobody(s) -> None:
    """What was to be done is done, and nobody has been called."""
    await asyncio.sleep(0.05)
    await s.settled()
    assert called(s.paper) == []
    assert rung(s.paper) == []


@pytest.mark.parametrize("way", ["here", "private"])
async def test_who_sleeps_is_called_in_the_morning_and_once(s, way):
    # The stage's clock stands at 8:00 in Greenwich.
    one, other = await pair(s)
    await choose(s, other, way)
    await s.say(other, "/hours 22-8")
    s.passes(14 * HOUR)
    await s.say(one, "/m a1")
    await nobody(s)
    s.passes(10 * HOUR - 1)
    await nobody(s)
    s.passes(1)
    await s.until(lambda: called(s.paper) == [[other]] or ringing(s.paper, other))
    s.passes(12 * HOUR)
    await s.settled()
    assert len(called(s.paper)) + len(rung(s.paper)) == 1
    assert len(await recorded(s)) == 1


async def test_who_goes_to_sleep_while_taken_to_be_here_is_called_in_the_morning(s):
    one, other = await pair(s)
    await s.say(other, "/hours 22-8")
    s.passes(14 * HOUR - 60)
    await s.say(other, "/help")
    await s.say(one, "/m a1")
    s.passes(HERE)
    await nobody(s)
    s.passes(10 * HOUR)
    await s.until(lambda: called(s.paper) == [[other]])


async def test_who_is_up_at_night_and_moves_is_not_called_in_the_morning(s):
    one, other = await pair(s)
    for who in (one, other):
        await s.say(who, "/hours 22-8")
    s.passes(14 * HOUR)
    await s.say(one, "/m a1")
    s.passes(HOUR)
    await s.say(other, "/m f6")
    s.passes(6 * HOUR)
    await nobody(s)


async def test_a_week_off_ends_with_a_call_also_after_a_restart(tmp_path):
    clock = Clock()
    async with stage(tmp_path, clock=clock) as s:
        one, other = await pair(s)
        await s.say(other, "/hours away 7")
        s.passes(HOUR)
        await s.say(one, "/m a1")
        await nobody(s)
    clock.passes(6 * 24 * HOUR)
    async with stage(tmp_path, clock=clock) as s:
        await nobody(s)
        s.passes(24 * HOUR)
        await s.until(lambda: called(s.paper) == [[other]])


async def test_who_is_back_sooner_than_they_said_is_called_once_they_are_gone(s):
    one, other = await pair(s)
    await s.say(other, "/hours away 7")
    s.passes(HOUR)
    await s.say(one, "/m a1")
    await nobody(s)
    s.passes(HOUR)
    await s.say(other, "/hours off")
    s.passes(HERE - 1)
    await nobody(s)
    s.passes(2)
    await s.until(lambda: called(s.paper) == [[other]])


async def test_who_is_back_sooner_than_they_said_hears_at_once_how_a_game_ended(s):
    one, other = await pair(s)
    await choose(s, other, "private")
    table = (await s.only_table()).id
    await s.say(one, "/m a1")
    await s.say(other, "/hours away 7")
    s.passes(HOUR)
    assert not (await s.say(one, "/resign yes", table=table)).refused
    await nobody(s)
    await s.say(other, "/hours off")
    await s.until(lambda: [who for who, post in s.paper.whispers if " is over" in post.text])


async def test_a_call_that_is_held_up_until_night_waits_for_the_morning(s):
    one, other = await pair(s)
    await choose(s, other, "private")
    await s.say(other, "/hours 22-8")
    s.passes(14 * HOUR - 60)
    s.paper.refusals[private(other).key] = RetryLater(120.0)
    await s.say(one, "/m a1")
    await s.until(lambda: private(other).key in s.paper.tried)
    await s.quiet()
    s.paper.refusals.clear()
    s.passes(180)
    await nobody(s)
    s.passes(10 * HOUR)
    await s.until(lambda: ringing(s.paper, other))
    assert rung(s.paper) == [other]


async def test_a_call_by_the_other_way_that_is_held_up_until_night_waits_for_the_morning(s):
    one, other = await pair(s)
    await choose(s, other, "private")
    await s.say(other, "/hours 22-8")
    s.passes(14 * HOUR - 60)
    table = (await s.only_table()).id
    s.paper.refusals[private(other).key] = Unreachable("blocked")
    s.paper.refusals[ROOM.key] = RetryLater(120.0)
    await s.say(one, "/m a1")
    await s.until(lambda: private(other).key in s.paper.tried)
    await s.until_kept(lambda sql: calls.owed_here(sql, table, ROOM.key))
    await s.quiet()
    del s.paper.refusals[ROOM.key]
    s.passes(180)
    await nobody(s)
    s.passes(10 * HOUR)
    await s.until(lambda: called(s.paper) == [[other]])
