"""No clock of a stage stands still between two readings, and one moment decides a transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import Connection

from bot.store.rows.play import timers
from bot.store.rows.play.tables import load_log
from bot.store.rows.shown import outbox
from tests.courier.playing import pair
from tests.stage import ROOM, Clock
from tests.telegram.conftest import Stand
from tests.telegram.people import People
from tests.telegram.server import Server
from tests.web.rooms import House

READINGS = 5


def stand() -> Stand:
    """What Telegram is played on."""
    clock = Clock()
    server = Server(clock)
    return Stand(server, People(server), clock)


@pytest.mark.parametrize(
    "clock",
    [
        pytest.param(Clock, id="paper"),
        pytest.param(lambda: Clock().ticks, id="ticks on paper"),
        pytest.param(lambda: stand().clock, id="Telegram"),
        pytest.param(lambda: stand().ticks, id="ticks on Telegram"),
        pytest.param(lambda: House().clock, id="page"),
        pytest.param(lambda: House().ticks, id="ticks on the page"),
    ],
)
def test_a_clock_goes_on_with_every_reading(clock: Callable[[], Callable[[], float]]):
    read = clock()
    moments = [read() for _ in range(READINGS)]
    assert moments == sorted(set(moments))
    assert moments[-1] - moments[0] < 0.1


def test_what_has_passed_is_what_the_clock_has_gone_on():
    clock = Clock()
    began = clock.now
    assert clock() > began
    assert clock.ticks() == pytest.approx(clock.now - began, abs=1e-6)


async def test_all_that_a_move_entails_bears_one_moment(s):
    one, other = await pair(s)
    s.paper.doors[ROOM.key] = asyncio.Event()
    assert not (await s.say(one, "/m a1")).refused
    table = await s.only_table()
    asked = table.to_move()

    def moments(sql: Connection) -> set[float]:
        begun = timers.timers_of(sql, table.id, timers.REMIND)
        found = [row.at for row in load_log(sql, table.id)]
        found += [float(timer.body["since"]) for timer in begun if timer.seat in asked]
        found += [row.due for row in outbox.due_rows(sql, s.clock.now, 9)]
        assert len(found) == 3, "a move, a turn that begins, a board"
        return set(found)

    [moment] = await s.bot.store.read(moments)
    assert moment == table.acted[table.seat_of(f"paper:{one}")]
    assert moment > table.acted[table.seat_of(f"paper:{other}")]
