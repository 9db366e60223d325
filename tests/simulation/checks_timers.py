"""What is to happen by itself: somebody moves for who is not waited for, and nobody waits for days.

A clock that was ahead, a start after a long night, a pause that a kill has cut: none of them may
leave a table standing, and nobody at it would ever find out why it does.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from bot.courier.tidy import LONGEST_OWED
from bot.store.rows.play import timers
from bot.store.rows.play.timers import TimerRecord
from bot.tables.asking.unasked import unasked
from bot.tables.calling.hours import hours_of
from bot.tables.status import Status
from bot.tables.table import Table
from tests.simulation.checks import check

if TYPE_CHECKING:
    from tests.simulation.world import World

PAUSE: Final = 20 * 60.0
"""Seconds nobody pauses longer than, who moves for somebody."""
PATIENT: Final = 15 * 60.0
"""Seconds after which whoever may be called is called, or another call is tried."""
A_MOMENT: Final = 60.0


@check
async def somebody_moves_for_who_is_not_waited_for(world: World) -> Iterable[str]:
    """A computer, an order, or what is forced: within the longest pause there is."""
    latest, wrong = world.clock.now() + PAUSE + A_MOMENT, list[str]()
    for table in await world.every_table():
        if table.status is not Status.PLAYING:
            continue
        for seat, cause in unasked(world.bot.desk.kit.guide(table.game), table).items():
            set_ = await world.read(partial(timers.timers_of, table=table.id, kind=cause))
            found = [each.due for each in set_ if each.seat == seat]
            if not found:
                wrong.append(f"nothing will ever move for seat {seat} of {table.id} ({cause})")
            elif found[0] > latest and _knows_the_time(world):
                wrong.append(f"seat {seat} of {table.id} is moved for only {_in(world, found[0])}")
    return wrong


@check
async def nobody_is_called_days_later(world: World) -> Iterable[str]:
    """Unless they rest for so long."""
    wrong: list[str] = []
    for table in await world.every_table() if _knows_the_time(world) else ():
        for timer in await world.read(partial(timers.timers_of, table=table.id, kind=timers.CALL)):
            wrong += await _too_late(world, table, timer)
    return wrong


async def _too_late(world: World, table: Table, timer: TimerRecord) -> list[str]:
    person = table.places[timer.seat].minder
    if person is None:  # a computer sits there by now: whoever did may be back before
        return []
    hours = await world.read(partial(hours_of, person=person))
    if timer.due <= hours.awake(world.clock.now() + PATIENT) + A_MOMENT:
        return []
    return [f"{person} is called at {table.id} only {_in(world, timer.due)}"]


@check
async def nothing_is_put_off_for_long(world: World) -> Iterable[str]:
    """What is owed, but for what sleeps."""
    owed = world.rows(
        "SELECT o.kind, o.`table`, o.due FROM outbox o LEFT JOIN showings s "
        "ON s.`table`=o.`table` AND s.venue=o.venue WHERE s.asleep IS NULL AND o.due>?",
        world.clock.now() + LONGEST_OWED + A_MOMENT,
    )
    if not _knows_the_time(world):
        return []
    return [f"a {kind} of {table} is due only {_in(world, due)}" for kind, table, due in owed]


def _knows_the_time(world: World) -> bool:
    """Whether the bot has looked since somebody set the clock."""
    return world.clock.since > world.bot.desk.world.glance


def _in(world: World, due: float) -> str:
    return f"in {due - world.clock.now():.0f} s"
