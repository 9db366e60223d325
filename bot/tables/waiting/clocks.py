"""Clocks: until when people have time for their turns, and what they save of it for later ones.

Where there is no pace nobody has a clock, nor where one person alone keeps nobody waiting.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from bot.games.guide import Guide
from bot.store import Transaction
from bot.store.rows.play import timers
from bot.store.rows.play.tables import row_at
from bot.tables.asking.turns import same_turn, turn_of
from bot.tables.calling.hours import Hours, hours_of
from bot.tables.pace import DAY, SAVED, Awake, Pace, after, always, between
from bot.tables.status import Status
from bot.tables.table import Table
from engines.values import Seat

TIDY_AFTER: Final = 6 * DAY
"""A lobby where nothing happens is warned after so long."""
WARNED: Final = DAY
"""So long after the warning it is cleared away."""
SLEEPS: Final = 30 * DAY
"""A table in play where nothing happens goes to sleep after so long."""
RETURNS: Final = 7 * DAY
"""A seat a computer minds in its person's absence is free for a newcomer after so long."""
FOREVER: Final = 3650 * DAY
"""A clock that has run out waits so long for the others to decide."""


class Clocks:
    """Starts and stops clocks with every change of a table."""

    def __init__(self, guides: Mapping[str, Guide[Any]]) -> None:
        self._guides = guides

    def run(self, tx: Transaction, old: Table, new: Table) -> Table:
        """The table with its clocks as they are after a change; they are kept as timers."""
        if new.story is None:
            return self._lobby(tx, new)
        if old.story is None:
            new = replace(new, since=tx.now, tidied=None)
            timers.cancel(tx.sql, new.id, timers.TIDY)
        if old.story is None or old.status is not Status.PLAYING:
            timers.set_timer(tx.sql, new.id, timers.DOZE, due=tx.now + SLEEPS)
        if new.pace is Pace.OPEN or new.status is not Status.PLAYING or _people(new) < 2:
            return self._stopped(tx, new)
        guide, until = self._guides[new.game.info.id], dict(new.until)
        for seat in range(len(new.places)):
            asked = seat in new.to_move() and new.places[seat].minder is not None
            goes_on = asked and old.since == new.since and same_turn(guide, old, new, seat)
            if seat in until and not goes_on:
                new = self._saved(tx, old, new, seat, until.pop(seat))
                timers.cancel(tx.sql, new.id, timers.CLOCK, seat)
            if asked and seat not in until:
                until[seat] = self._start(tx, new, seat)
        late = tuple(seat for seat in new.late if until.get(seat) == dict(old.until).get(seat))
        return replace(new, until=tuple(sorted(until.items())), late=late)

    def wait_on(
        self, tx: Transaction, table: Table, seat: Seat, due: float, *, late: bool = False
    ) -> None:
        """Look at a clock again at a time, with the seat late or not; what it says stays."""
        body = {"at": dict(table.until)[seat], "turn": self.turn(table, seat), "late": late}
        timers.set_timer(tx.sql, table.id, timers.CLOCK, due=due, seat=seat, body=body)

    def turn(self, table: Table, seat: Seat) -> int:
        """The name of the turn a seat is in."""
        return turn_of(self._guides[table.game.info.id], table, seat)

    def asked_since(self, sql: Connection, table: Table, seat: Seat) -> float:
        """Since when a seat has been asked for its turn, while time was counted."""
        begun = self.turn(table, seat)
        before = table.told.beats[begun - 1].row.step if begun else 0
        at = row_at(sql, table.id, before) or table.created
        return max(at, table.since or 0.0)

    def awake(self, sql: Connection, person: str) -> Awake:
        """The hours in which somebody may be called."""
        hours = hours_of(sql, person)
        return always if hours == Hours() else hours.awake

    def _lobby(self, tx: Transaction, table: Table) -> Table:
        """A lobby where something has happened stays for as long as a new one."""
        if table.status is Status.LOBBY:
            timers.set_timer(tx.sql, table.id, timers.TIDY, due=tx.now + TIDY_AFTER)
        else:
            timers.cancel(tx.sql, table.id, timers.TIDY)
        return replace(table, tidied=None)

    def _start(self, tx: Transaction, table: Table, seat: Seat) -> float:
        place = table.places[seat]
        awake = self.awake(tx.sql, place.minder or "")
        at = after(tx.now, table.pace.turn + place.bank, awake)
        body = {"at": at, "turn": self.turn(table, seat)}
        timers.set_timer(tx.sql, table.id, timers.CLOCK, due=at, seat=seat, body=body)
        return at

    def _saved(self, tx: Transaction, old: Table, new: Table, seat: Seat, at: float) -> Table:
        """The table with what a seat has left of its turn's time kept for later turns."""
        place, awake = new.places[seat], self.awake(tx.sql, old.places[seat].minder or "")
        if old.since != new.since:
            return new
        left = between(tx.now, at, awake)
        bank = min(left, SAVED * new.pace.turn)
        return new.with_place(seat, replace(place, bank=bank))

    def _stopped(self, tx: Transaction, table: Table) -> Table:
        if not table.until:
            return table
        timers.cancel(tx.sql, table.id, timers.CLOCK)
        return replace(table, until=(), late=())


def _people(table: Table) -> int:
    return sum(place.minder is not None for place in table.places)
