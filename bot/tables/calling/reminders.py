"""Reminders: who keeps a table waiting for days is told again, ever less often, then the table is.

They are no calls: those have been made. The first one comes a day after the call, or as many as its
person likes, the next after twice as long, the last after four times; nobody is woken. A day after
the last one would come by default the others are told, and what they can do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from bot.contract import CallWay
from bot.store import Transaction
from bot.store.packing import Body
from bot.store.rows.play import calls, timers
from bot.store.rows.play.timers import TimerRecord
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.tables.calling.calls import Calls
from bot.tables.calling.patience import DAY, PAUSES, interval
from bot.tables.table import Table
from engines.values import Seat


class Reminders:
    """Decides who is reminded of which turn, when, and when the table is told."""

    def __init__(self, calls_: Calls) -> None:
        self._calls = calls_

    def ring(self, tx: Transaction, table: Table, timer: TimerRecord) -> None:
        """The time of a reminder, or to tell the table, has come."""
        if not self.still_waits(table, timer.seat, timer.body):
            return
        due = self._due(tx.sql, table, timer, tx.now)
        if due > tx.now:
            self._again(tx, timer, due, timer.body)
        elif timer.kind == timers.WAITED:
            self._tell(tx, table, timer)
        else:
            self._remind(tx, table, timer)

    def still_waits(self, table: Table, seat: Seat, body: Mapping[str, Any]) -> bool:
        """Whether a table waits for a seat, and has since that turn began."""
        turn = body.get("turn")
        return isinstance(turn, int) and self._calls.still_owed(table, seat, turn, CallWay.PRIVATE)

    def _due(self, sql: Connection, table: Table, timer: TimerRecord, now: float) -> float:
        """When it is time really: not at night, nor soon after a look or a call that came late."""
        seat = timer.seat
        gone, awake = self._calls.gone_at(table, seat, now), self._calls.awake
        due = max(gone, awake(sql, table, seat, now))
        if timer.body.get("sent"):
            return due
        made = calls.calls_of_turn(sql, table.id, seat, int(timer.body["turn"]))
        called = max((call.at for call in made if call.at is not None), default=None)
        days = interval(sql, table.places[seat].minder or "")
        wait = days * DAY if timer.kind == timers.REMIND else DAY
        if called is None:
            return due
        return max(due, awake(sql, table, seat, called + wait))

    def _remind(self, tx: Transaction, table: Table, timer: TimerRecord) -> None:
        """Owe a reminder, and set the time of the next one."""
        seat, sent = timer.seat, int(timer.body.get("sent", 0)) + 1
        person, now = table.places[seat].minder or "", tx.now
        days, (way, venue) = interval(tx.sql, person), self._calls.ways.usual(tx.sql, table, person)
        if not days or way is CallWay.NONE:  # they may change their mind
            self._again(tx, timer, now + DAY, timer.body)
            return
        body = {**timer.body, "seat": seat, "sent": sent, "here": venue}
        there = venue if way is CallWay.HERE else ""
        outbox.owe(tx.sql, Kind.REMIND, table.id, due=now, person=person, venue=there, body=body)
        if sent < len(PAUSES):
            self._again(tx, timer, now + PAUSES[sent] * days * DAY, {**timer.body, "sent": sent})

    def _tell(self, tx: Transaction, table: Table, timer: TimerRecord) -> None:
        """Tell the others, wherever the table is shown."""
        if sum(place.minder is not None for place in table.places) < 2:
            return
        now, body = tx.now, {**timer.body, "seat": timer.seat}
        for venue in table.venues:
            outbox.owe(tx.sql, Kind.WAITED, table.id, due=now, venue=venue, body=body)

    def _again(self, tx: Transaction, timer: TimerRecord, due: float, body: Body) -> None:
        timers.set_timer(tx.sql, timer.table, timer.kind, due=due, seat=timer.seat, body=body)


def days_waited(body: Mapping[str, Any], now: float) -> int:
    """For how many days a turn has lasted by now."""
    return max(1, round((now - float(body["since"])) / DAY))
