"""Moves nobody is waited for: computers', ordered ones and, in games with secrets, forced ones.

They are timers in the store, so a pause that a crash interrupts is taken up again. A timer names
the choice it was set for; if that has passed meanwhile, nothing happens.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

from bot.contract import Unwell
from bot.courier.due.leaps import Leaps
from bot.courier.due.watch import Watch
from bot.desk.desk import Desk
from bot.store import Transaction
from bot.store.rows.play import timers
from bot.store.rows.play.timers import TimerRecord
from bot.tables.asking.unasked import forced_move, ordered_moves, unasked
from bot.tables.consequences import TIMER_SET
from bot.tables.table import Table
from bot.world import World
from engines.errors import EngineError
from engines.log import Cause
from engines.values import Seat

RETRY = 30.0

log = logging.getLogger(__name__)

Choose = Callable[[Table, Seat], Awaitable[Any]]
"""What a computer would play in a seat, seeing only what the seat sees."""


class Automatic:
    """Makes the moves whose time has come."""

    def __init__(self, desk: Desk, world: World, leaps: Leaps, choose: Choose) -> None:
        self._desk = desk
        self._choose = choose
        self._watch = Watch(
            desk.store,
            world,
            leaps,
            due=timers.due_timers,
            work=self._ring,
            part="timers",
        )
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
        except EngineError as error:  # N.B. what it says may tell what a seat holds
            why = type(error).__name__
            log.error("table %s: no move for seat %s: %s", timer.table, timer.seat, why)  # noqa: TRY400
            await self._give_up(timer)
        except Unwell:
            raise
        except Exception:
            log.exception("table %s: no move for seat %s", timer.table, timer.seat)
            await self._later(timer)

    async def _give_up(self, timer: TimerRecord) -> None:
        """End the orders of a seat that ask for what is forbidden: its owner is waited for."""
        if timer.kind != Cause.ORDER:
            await self._later(timer)
            return

        def job(tx: Transaction) -> None:
            timers.delete_timer(tx.sql, timer)
            table = self._desk.tables.fetch(tx, timer.table)
            self._desk.tables.lapse(tx, table, timer.seat)

        await self._desk.commit(job)

    async def _later(self, timer: TimerRecord) -> None:
        await self._desk.store.write(lambda tx: timers.postpone(tx.sql, timer, tx.now + RETRY))
        self.look()

    async def _move(self, timer: TimerRecord) -> None:
        table = await self._desk.tables.get(timer.table)
        if "spell" not in timer.body:  # nobody can tell any more which choice it was set for
            await self._desk.commit(lambda tx: self._desk.tables.pause(tx, timer.table))
            return
        if table is None:  # a game we do not have may come back
            await self._later(timer)
            return
        if not self._still_asked(table, timer):
            await self._desk.store.write(partial(self._drop, timer))
            self.look()
            return
        if timer.kind == Cause.COMPUTER and "move" not in timer.body:
            await self._think(table, timer)
            return

        def job(tx: Transaction) -> None:
            now = self._desk.tables.fetch(tx, timer.table)
            timers.delete_timer(tx.sql, timer)
            if self._still_asked(now, timer):
                story = now.told.play(timer.seat, self._chosen(now, timer), Cause(timer.kind))
                self._desk.tables.save(tx, now, replace(now, story=story))

        await self._desk.commit(job)

    def _drop(self, timer: TimerRecord, tx: Transaction) -> None:
        """Take a timer away whose choice has passed.

        N.B. readers see what is committed a little before the table of it is remembered.
        """
        if not self._still_asked(self._desk.tables.fetch(tx, timer.table), timer):
            timers.delete_timer(tx.sql, timer)

    async def _think(self, table: Table, timer: TimerRecord) -> None:
        """Ask a computer, and keep what it says until its pause is over."""
        move = table.game.format(await self._choose(table, timer.seat))
        body = {**timer.body, "move": move}
        due = float(timer.body.get("at", timer.due))

        def job(tx: Transaction) -> None:
            if timers.delete_timer(tx.sql, timer):
                timers.set_timer(
                    tx.sql, timer.table, timer.kind, due=due, seat=timer.seat, body=body
                )

        await self._desk.store.write(job)
        self.look()

    def _still_asked(self, table: Table, timer: TimerRecord) -> bool:
        """Whether this is the choice the timer was set for, and still nobody is asked to make it.

        N.B. a move that was forced is so no longer when another seat's undo asks it, too, again.
        """
        if timer.seat not in table.to_move():
            return False
        if table.told.spells[timer.seat] != timer.body["spell"]:
            return False
        guide = self._desk.kit.guide(table.game)
        return unasked(guide, table).get(timer.seat) == timer.kind

    def _chosen(self, table: Table, timer: TimerRecord) -> Any:
        """The move a timer makes now."""
        game, state, seat = table.game, table.told.state, timer.seat
        if timer.kind == Cause.FORCED:
            return forced_move(table, seat)
        if timer.kind == Cause.ORDER:
            guide = self._desk.kit.guide(game)
            return game.parse(state, seat, ordered_moves(guide, table)[seat])
        return game.parse(state, seat, str(timer.body["move"]))
