"""The ringer: calls who was taken to be here and has done nothing for two minutes; reminds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Final

from bot.courier.due.leaps import Leaps
from bot.courier.due.watch import Watch
from bot.store import Store, Transaction
from bot.store.rows.play import timers
from bot.store.rows.play.timers import TimerRecord
from bot.tables.keeper import Tables
from bot.world import World

A_MOMENT: Final = 1.0
"""Seconds between two looks: nobody minds a call that comes a second late."""
RETRY: Final = 30.0
LEAVING: Final = 1.0
"""Seconds there are for that before the bot stops."""
MANY: Final = 1_000

log = logging.getLogger(__name__)


class Ringer:
    """Has those called whose two minutes are over; `wake` is told that somebody is to be."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        world: World,
        leaps: Leaps,
        wake: Callable[[], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._world = world
        self._wake = wake
        self._looked = world.ticks()
        self._waiting: asyncio.TimerHandle | None = None
        """It is about to look."""
        self._watch = Watch(
            store,
            world,
            leaps,
            due=timers.due_calls,
            work=self._ring,
            part="calls",
        )
        self.run = self._watch.run

    def wake(self) -> None:
        """Something was committed: look, but once in a moment."""
        wait = self._looked + A_MOMENT - self._world.ticks()
        if wait <= 0:
            self._look()
        elif self._waiting is None:
            self._waiting = asyncio.get_running_loop().call_later(wait, self._look)

    def _look(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting, self._looked = None, self._world.ticks()
        self._watch.wake()

    async def leave(self) -> None:
        """Before the bot stops: have who is here by now called no sooner after its next start.

        What is kept of them else is their last move: who has only looked since would be called too
        early. A write for each look would cost more than that.
        """
        try:
            async with asyncio.timeout(LEAVING):
                now, gone_at = self._world.now(), self._tables.calls.gone_at
                waiting = await self._store.read(lambda sql: timers.due_calls(sql, inf, MANY))
                found = [(timer, await self._tables.get(timer.table)) for timer in waiting]
                later = [
                    (timer, gone)
                    for timer, table in found
                    if table
                    and timer.kind != timers.TOLD
                    and (gone := gone_at(table, timer.seat, now)) > timer.due
                ]
                if later:
                    await self._store.write(partial(_put_off, later))
        except Exception as error:  # noqa: BLE001 — a call may come too early; the bot has to stop
            log.info("who is here is forgotten: %s", error)

    async def _ring(self, timer: TimerRecord) -> None:
        if await self._tables.get(timer.table) is None:  # a game we do not have may come back
            await self._store.write(lambda tx: timers.postpone(tx.sql, timer, tx.now + RETRY))
            self.wake()
            return

        def job(tx: Transaction) -> None:
            turn = timer.body.get("turn")
            if not timers.delete_timer(tx.sql, timer):
                return
            table = self._tables.fetch(tx, timer.table)
            if timer.kind == timers.TOLD:
                self._tables.calls.look_again(tx, table)
            elif timer.kind != timers.CALL:
                self._tables.reminders.ring(tx, table, timer)
            elif isinstance(turn, int):
                self._tables.calls.ring(tx, table, timer.seat, turn)

        await self._store.write(job)
        self._wake()
        self.wake()  # who is still here has a timer anew


def _put_off(later: Sequence[tuple[TimerRecord, float]], tx: Transaction) -> None:
    for timer, due in later:
        timers.postpone(tx.sql, timer, due)
