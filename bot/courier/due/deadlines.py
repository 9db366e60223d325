"""Deadlines: has what was promised happen when a time of days is over."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from bot.contract import Unwell
from bot.courier.due.leaps import Leaps
from bot.courier.due.watch import Watch
from bot.desk.desk import Desk
from bot.store import Transaction
from bot.store.rows.play import timers
from bot.store.rows.play.timers import TimerRecord
from bot.tables.lapses import Lapses
from bot.world import World

RETRY: Final = 600.0

log = logging.getLogger(__name__)


class Deadlines:
    """Watches the timers that take days; after a restart those that ran out meanwhile ring."""

    def __init__(self, desk: Desk, world: World, leaps: Leaps) -> None:
        self._desk = desk
        self._lapses = Lapses(desk.tables, desk.kit.guides, world.now())
        self._watch = Watch(
            desk.store,
            world,
            leaps,
            due=timers.due_slowly,
            work=self._ring,
            part="deadlines",
        )
        self.look = self._watch.wake
        self.run = self._watch.run

    async def _ring(self, timer: TimerRecord) -> None:
        if await self._desk.tables.get(timer.table) is None:  # of a game we do not have
            await self._later(timer)
            return
        try:
            await self._desk.commit(partial(self._lapsed, timer))
        except Unwell:
            raise
        except Exception as error:  # noqa: BLE001 — what it says may tell what a seat holds
            why = type(error).__name__
            log.error("table %s: %s failed: %s", timer.table, timer.kind, why)  # noqa: TRY400
            await self._later(timer)

    def _lapsed(self, timer: TimerRecord, tx: Transaction) -> None:
        self._lapses.ring(tx, timer)

    async def _later(self, timer: TimerRecord) -> None:
        await self._desk.store.write(lambda tx: timers.postpone(tx.sql, timer, tx.now + RETRY))
        self.look()
