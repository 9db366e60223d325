"""What follows from a change of a table: boards and hands that are owed, timers, results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.games.guide import Guide
from bot.store import Transaction, orders, outbox, results, timers
from bot.store.outbox import Kind
from bot.tables.records import result_records
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.turns import goes_on
from bot.tables.unasked import forced_move, unasked
from bot.world import World
from engines.story import Cause
from engines.values import Seat

TIMER_SET = "the newest timer"
"""Under this the memo has the choice a timer was last set for, and when it will be made."""


class Consequences:
    """Writes down what every change of a table entails."""

    def __init__(self, guides: Mapping[str, Guide[Any]], world: World) -> None:
        self._guides = guides
        self._world = world

    def played_on(self, table: Table) -> Table:
        """The table after the moves nobody has a choice about, and its end if it has come."""
        if table.story is None or table.status is not Status.PLAYING:
            return table
        while not table.secrets and (forced := _next_forced(table)) is not None:
            table = replace(table, story=table.told.play(*forced, Cause.FORCED))
        return replace(table, status=Status.OVER) if table.told.outcome() else table

    def entail(self, tx: Transaction, old: Table, new: Table) -> Table:
        """Owe, set and keep what follows; the table as it is to be remembered."""
        now = self._world.now()
        for venue in new.venues:
            outbox.owe(tx.sql, Kind.BOARD, new.id, due=now, venue=venue)
        if new.story is not None:
            new = self._orders_ended(tx, new)
            moved_for = unasked(self._guide(new), new)
            self._owe_hands(tx, old, new, moved_for)
            self._set_timers(tx, old, new, moved_for)
        if new.status is Status.OVER and old.status is not Status.OVER:
            timers.cancel(tx.sql, new.id)
            results.keep_results(tx.sql, result_records(new, now))
        tx.remember(new.id, new)
        return new

    def reorder(self, tx: Transaction, old: Table, new: Table) -> None:
        """Keep a table with other orders; nobody else is to see that anything has happened."""
        tx.remember(new.id, new)
        self._set_timers(tx, old, new, unasked(self._guide(new), new))

    def _set_timers(
        self, tx: Transaction, old: Table, new: Table, moved_for: Mapping[Seat, Cause]
    ) -> None:
        """Computers, orders, and in games with secrets forced moves, answer after a pause.

        All pause alike, as somebody who thinks would: their tempo shall not tell which it was. A
        computer is asked at once, so that its thinking is a part of the pause; in its seat one
        turn has one pause, however many moves it is made of.
        """
        before = unasked(self._guide(old), old) if old.story is not None else {}
        now, pause = self._world.now(), self._world.pause
        for seat, cause in moved_for.items():
            spell = new.told.spells[seat]
            if before.get(seat) is cause and old.told.spells[seat] == spell:
                continue
            at = now if self._has_paused(old, new, seat) else now + pause(new.secrets)
            due = now if cause is Cause.COMPUTER else at
            body = {"spell": spell, "at": at}
            timers.set_timer(tx.sql, new.id, cause, due=due, seat=seat, body=body)
            tx.remember(TIMER_SET, (new.id, seat, cause, spell, at))

    def _has_paused(self, old: Table, new: Table, seat: Seat) -> bool:
        """Whether a computer goes on with the turn that it has thought about."""
        if old.story is None or old.places[seat].level is None or new.places[seat].level is None:
            return False
        return goes_on(self._guide(new), old, new, seat)

    def _owe_hands(
        self, tx: Transaction, old: Table, new: Table, moved_for: Mapping[Seat, Cause]
    ) -> None:
        """Hands go out when they are dealt and again when their owner is asked.

        After a move of one's own there is a new glance at it, where that disturbs nobody.
        """
        if not new.secrets:
            return
        written = len(old.story.rows) if old.story else 0
        moved = {row.seat for row in new.told.rows[written:]}
        asked = set(range(len(new.places)))
        if old.story is not None:
            seen = new.game.seen_by(new.told.state, None)
            wanted = self._guide(new).calls_for_hand(seen)
            asked = _asked_anew(old, new) - moved_for.keys() if wanted else set()
        for seat in sorted(asked | moved):
            person, now = new.places[seat].minder, self._world.now()
            if person is not None:
                kind = Kind.HAND if seat in asked else Kind.GLANCE
                outbox.owe(tx.sql, kind, new.id, due=now, person=person)

    def _orders_ended(self, tx: Transaction, table: Table) -> Table:
        """The table without the orders of earlier rounds; with the game all end."""
        if not any(table.orders):
            return table
        if table.status is Status.OVER:
            orders.drop_orders(tx.sql, table.id)
            return replace(table, orders=())
        seen = table.game.seen_by(table.told.state, None)
        this = self._guide(table).round(seen)
        for seat, own in enumerate(table.orders):
            for order in own:
                if order.round < this:
                    orders.drop_orders(tx.sql, table.id, seat, order.about)
        kept = (tuple(each for each in own if each.round >= this) for own in table.orders)
        return replace(table, orders=tuple(kept))

    def _guide(self, table: Table) -> Guide[Any]:
        return self._guides[table.game.info.id]


def _next_forced(table: Table) -> tuple[Seat, Any] | None:
    moves = ((seat, forced_move(table, seat)) for seat in table.to_move())
    return next(((seat, move) for seat, move in moves if move is not None), None)


def _asked_anew(old: Table, new: Table) -> set[Seat]:
    """Who is asked for another choice now; nobody while one seat just goes on with its turn."""
    if set(new.to_move()) <= set(old.to_move()):
        return set()
    return {seat for seat in new.to_move() if new.told.spells[seat] != old.told.spells[seat]}
