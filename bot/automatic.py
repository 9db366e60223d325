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
from bot.tables import TIMER_SET, forced_move
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
        self._watch = Watch(desk.store, world, due=timers.due_timers, work=self._ring)
        self.look = self._watch.wake
        self.run = self._watch.run
        self._newest: object = None

    def wake(self) -> None:
        """Something was committed: look again if it set a timer, as few presses do."""
        newest = self._desk.store.memo.get(TIMER_SET)
        if newest != self._newest:
            self._newest = newest
            self.look()

    async def _ring(self, timer: TimerRecord) -> None:
        try:
            await self._move(timer)
        except Exception:
            log.exception("table %s: no move for seat %s", timer.table, timer.seat)
            await self._later(timer)

    async def _later(self, timer: TimerRecord) -> None:
        due = self._world.now() + RETRY
        await self._desk.store.write(lambda tx: timers.postpone(tx.sql, timer, due))
        self.look()

    async def _move(self, timer: TimerRecord) -> None:
        table = await self._desk.tables.get(timer.table)
        if table is None:  # a game we do not have may come back
            await self._later(timer)
            return
        if not _still_asked(table, timer):
            await self._desk.store.write(lambda tx: timers.delete_timer(tx.sql, timer))
            return
        forced = forced_move(table) if timer.kind == "forced" else None
        if forced is not None:
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
    if timer.seat not in table.to_move() or table.told.spells[timer.seat] != timer.body["spell"]:
        return False
    if timer.kind == "forced":
        # N.B. a move that was forced is so no longer when another seat's undo asks it, too, again.
        return forced_move(table) is not None
    return table.places[timer.seat].level is not None
