"""What is kept of waiting beside the table itself: clocks as timers, open wills as rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy import Connection

from bot.store.rows.play import timers, wills
from bot.store.rows.play.wills import WillRecord
from bot.tables.status import OPEN
from bot.tables.table import Table, Will
from bot.tables.waiting.wills import LEFT, is_open
from engines.log import Cause, Row


def with_waiting(sql: Connection, table: Table) -> Table:
    """A table with its clocks and what its people want."""
    clocks = timers.timers_of(sql, table.id, timers.CLOCK)
    at = [(clock.seat, float(clock.body.get("at", clock.due))) for clock in clocks]
    late = tuple(clock.seat for clock in clocks if clock.body.get("late"))
    warned = [
        float(timer.body["at"])
        for timer in timers.timers_of(sql, table.id, timers.TIDY)
        if "at" in timer.body
    ]
    wanted = wills.wills_of(sql, table.id)
    return replace(
        table,
        until=tuple(at),
        late=late,
        tidied=next(iter(warned), None),
        wills=tuple(Will(w.about, w.person, w.choice) for w in wanted if is_open(w.about)),
    )


def keep_waiting(sql: Connection, old: Table, new: Table, now: float) -> None:
    """Keep the open wills that are new, and forget those that are not any more."""
    if new.status not in OPEN:
        wills.drop_wills(sql, new.id)
        return
    for will in old.wills:
        if will not in new.wills:
            wills.drop_wills(sql, new.id, will.about, will.person)
    for will in new.wills:
        if will not in old.wills:
            wills.keep_will(sql, WillRecord(new.id, will.about, will.person, will.choice, now))


def came_back(table: Table, rows: Iterable[Row]) -> Table:
    """The table after some rows: who moves himself, or takes a seat back, has not left."""
    own = {row.seat for row in rows if row.cause is Cause.PERSON}
    people = {table.places[seat].person for seat in own}
    kept = (each for each in table.wills if each.about != LEFT or each.person not in people)
    return replace(table, wills=tuple(kept)) if own else table
