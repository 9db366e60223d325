"""What falls due or is owed is looked at at once: nothing waits until everything is anyway."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from bot.contract import Gone, RetryLater, Unreachable
from bot.store.rows.play import timers
from bot.store.rows.shown import outbox
from bot.tables.calling.presence import HERE
from bot.world import World
from tests.courier.playing import pair
from tests.courier.test_calls import GROUPS, called, choose, rung
from tests.courier.test_reminders import HOUR, due, nudges, waiting
from tests.stage import ROOM, ROOMY, Paper, Stage, stage

LEFT = "is not here any more"
A_LITTLE = 0.2
"""Seconds by which two moments of a test differ."""


def blind(world: World) -> World:
    """A world in which nobody looks for what nobody has told them of."""
    return replace(world, glance=24 * HOUR)


@pytest.fixture
async def s(request, tmp_path):
    limits = getattr(request, "param", ROOMY)
    async with stage(tmp_path, paper=Paper(limits=limits), world=blind) as s:
        yield s


def in_private(s: Stage, who: str) -> bool:
    return rung(s.paper) == [who]


async def until_due(s: Stage, at: float) -> None:
    """Until the one table has a timer to call somebody, due no sooner than at a time."""
    table = (await s.only_table()).id
    kept = await s.until_kept(
        lambda sql: [e for e in timers.timers_of(sql, table, timers.CALL) if e.due >= at]
    )
    assert kept[0].due > s.clock.now


def told_of(s: Stage) -> bool:
    """Whether the room has read who is gone."""
    return any(LEFT in post.text for post in s.paper.said)


async def test_who_falls_due_within_a_moment_of_a_look_is_looked_for_once_more(s, monkeypatch):
    monkeypatch.setattr("bot.courier.due.ringer.A_MOMENT", 0.01)
    await pair(s)
    table = (await s.only_table()).id
    ran = 0
    for seconds in (5.0, 0.0):  # the second time a look is just over
        s.clock.passes(seconds)
        await s.bot.store.write(lambda tx: timers.set_timer(tx.sql, table, timers.TOLD, due=tx.now))
        s.bot.courier.wake()
        await s.until_kept(lambda sql: not timers.timers_of(sql, table, timers.TOLD))
        ran += 1
    assert ran == 2


async def test_who_is_still_here_as_they_fall_due_is_called_as_soon_as_they_are_not(s, monkeypatch):
    monkeypatch.setattr("bot.courier.due.ringer.A_MOMENT", 0.0)
    one, other = await pair(s)
    await s.say(one, "/m a1")
    s.clock.passes(A_LITTLE)
    await s.say(other, "/calls")
    here = s.clock.now + HERE
    s.passes(HERE - A_LITTLE)
    await until_due(s, here - A_LITTLE / 2)
    s.clock.passes(A_LITTLE)
    await s.until(lambda: called(s.paper) == [[other]])


@pytest.mark.parametrize("s", [GROUPS], indirect=True, ids=["group"])
async def test_whose_call_was_put_off_as_they_were_here_is_called_as_soon_as_they_are_not(
    s, monkeypatch
):
    monkeypatch.setattr("bot.courier.due.ringer.A_MOMENT", 0.0)
    one, other = await pair(s)
    s.passes(1200)
    s.paper.refusals[f"paper:{other}"] = RetryLater(HERE - A_LITTLE)
    await s.say(one, "/m a1")
    await s.until_kept(lambda sql: [e for e in outbox.due_rows(sql, inf, 9) if e.due > s.clock.now])
    await s.say(other, "/calls")
    del s.paper.refusals[f"paper:{other}"]
    here = s.clock.now + HERE
    s.clock.passes(HERE - A_LITTLE / 2)
    s.bot.courier._watch.wake()
    await until_due(s, here - A_LITTLE / 2)
    s.clock.passes(A_LITTLE)
    await s.until(lambda: in_private(s, other))


async def test_whom_a_closed_place_does_not_reach_is_written_to_at_once(s):
    one, other = await pair(s)
    s.passes(1200)
    s.paper.refusals[ROOM.key] = Gone("no writing")
    await s.say(one, "/m a1")
    await s.until(lambda: in_private(s, other))


@pytest.mark.parametrize("s", [GROUPS], indirect=True, ids=["group"])
async def test_whom_private_messages_do_not_reach_is_mentioned_at_once(s):
    one, other = await pair(s)
    s.paper.refusals[f"paper:{other}"] = Unreachable("blocked")
    s.passes(1200)
    await s.say(one, "/m a1")
    await s.until(lambda: called(s.paper) == [[other]])


async def test_who_has_left_is_written_to_and_the_others_are_told_at_once(s):
    one, other = await pair(s)
    await choose(s, other, "here")
    s.paper.departed.add(other)
    s.passes(1200)
    await s.say(one, "/m a1")
    await s.until(lambda: in_private(s, other))
    await s.until(lambda: told_of(s))


async def test_who_has_left_by_the_time_of_a_reminder_is_told_of_at_once(s):
    other = await waiting(s, "here")
    s.paper.departed.add(other)
    s.passes(24 * HOUR)
    await due(s)
    await s.until(lambda: told_of(s))
    assert nudges(s.paper) == []
