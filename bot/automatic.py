"""Moves nobody is waited for: computers' and, in games with secrets, forced ones.

They are timers in the store, so a pause that a crash interrupts is taken up again. A timer names
the choice it was set for; if that has passed meanwhile, nothing happens.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.desk import Desk
from bot.store import Transaction, timers
from bot.store.timers import TimerRecord
from bot.table import Table
from bot.tables import forced_move
from bot.watch import Watch
from bot.world import World
from engines.story import Cause
from engines.values import Seat

RETRY = 30.0

log = logging.getLogger(__name__)

Choose = Callable[[Table, Seat], Awaitable[Any]]
"""What a computer would play in a seat, seeing only what the seat sees."""


class Automatic:
    """Makes the moves whose time has come."""

    def __init__(self, desk: Desk, world: World, choose: Choose) -> None:
        self._desk = desk
        self._world = world
        self._choose = choose
        self._watch = Watch(
            desk.store, world, due=timers.due_timers, next_due=timers.next_due, work=self._ring
        )
        self.wake = self._watch.wake
        self.run = self._watch.run

    async def _ring(self, timer: TimerRecord) -> None:
        try:
            await self._move(timer)
        except Exception:
            log.exception("table %s: no move for seat %s", timer.table, timer.seat)
            await self._desk.store.write(lambda tx: self._later(tx, timer))

    def _later(self, tx: Transaction, timer: TimerRecord) -> None:
        due, body = self._world.now() + RETRY, timer.body
        timers.set_timer(tx.sql, timer.table, timer.kind, due=due, seat=timer.seat, body=body)

    async def _move(self, timer: TimerRecord) -> None:
        table = await self._desk.tables.get(timer.table)
        if table is None or not _still_asked(table, timer):
            await self._desk.store.write(lambda tx: timers.delete_timer(tx.sql, timer))
            return
        forced = forced_move(table)
        if timer.kind == "forced" and forced is not None:
            move, cause = forced[1], Cause.FORCED
        else:
            move, cause = await self._choose(table, timer.seat), Cause.COMPUTER

        def job(tx: Transaction) -> None:
            now = self._desk.tables.fetch(tx, timer.table)
            timers.delete_timer(tx.sql, timer)
            if _still_asked(now, timer):
                story = now.told.play(timer.seat, move, cause)
                self._desk.tables.save(tx, now, replace(now, story=story))

        await self._desk.commit(job)


def _still_asked(table: Table, timer: TimerRecord) -> bool:
    if timer.seat not in table.to_move() or timer.body is None:
        return False
    return table.told.spells[timer.seat] == timer.body["spell"]
