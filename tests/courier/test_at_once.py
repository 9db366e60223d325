"""What falls due is looked at at once: nothing waits until everything is anyway."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store.rows.play import timers
from bot.world import World
from tests.courier.playing import pair
from tests.stage import stage


def blind(world: World) -> World:
    """A world in which nobody looks for what nobody has told them of."""
    return replace(world, glance=86400.0)


@pytest.fixture
async def s(tmp_path):
    async with stage(tmp_path, world=blind) as s:
        yield s


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
