"""Lapses: what happens by itself when a time is over that people were given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.contract import CallWay
from bot.games.guide import Guide
from bot.games.levels import SITTER
from bot.store import Transaction
from bot.store.rows.play import tables, timers
from bot.store.rows.play.timers import TimerRecord
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.tables.asking.turns import turn_of
from bot.tables.asking.unasked import unasked
from bot.tables.keeper import Tables
from bot.tables.pace import HOUR, after
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.clocks import FOREVER, SLEEPS, WARNED
from bot.tables.waiting.minding import by_computer
from engines.log import Cause
from engines.story import Story
from engines.values import Seat

LONGEST = 60
"""No turn has so many moves."""
GRACE = 12 * HOUR
"""Who ran out of time while the bot was down has so much when it is back."""


class Lapses:
    """Lets clocks run out, clears lobbies away, lays tables to sleep and frees seats.

    `began` is when the bot was started: before that nobody could do anything in time.
    """

    def __init__(self, tables: Tables, guides: Mapping[str, Guide[Any]], began: float) -> None:
        self._tables = tables
        self._guides = guides
        self._began = began

    def ring(self, tx: Transaction, timer: TimerRecord) -> None:
        """A timer has run out; one that was set anew meanwhile is left alone."""
        # N.B. first: until when somebody has time is read from the timer itself.
        table = self._tables.fetch(tx, timer.table)
        if not timers.delete_timer(tx.sql, timer):
            return
        match timer.kind:
            case timers.CLOCK:
                self._late(tx, table, timer)
            case timers.TIDY if table.status is Status.LOBBY:
                self._tidy(tx, table, timer)
            case timers.DOZE:
                self._doze(tx, table)
            case timers.VACATE:
                self._vacate(tx, table, timer.seat)

    def _late(self, tx: Transaction, table: Table, timer: TimerRecord) -> None:
        seat, now, clocks = timer.seat, tx.now, self._tables.clocks
        guide = self._guides[table.game.info.id]
        if seat not in table.to_move() or timer.body.get("turn") != clocks.turn(table, seat):
            return
        hours = clocks.awake(tx.sql, table.places[seat].minder or "")
        awake = hours(now)
        if dict(table.until)[seat] < self._began and seat not in table.late:
            at = after(self._began, GRACE, hours)
            until = {**dict(table.until), seat: at}
            table = replace(table, until=tuple(sorted(until.items())))
            clocks.wait_on(tx, table, seat, at)
            self._shown(tx, table)
        elif awake > now:  # at night nobody is late
            clocks.wait_on(tx, table, seat, awake)
        elif seat in unasked(guide, table):  # what was ordered is done in a while
            clocks.wait_on(tx, table, seat, now + HOUR)
        elif len(table.places) == 2:  # the other one decides
            clocks.wait_on(tx, table, seat, now + FOREVER, late=True)
            self._tables.save(tx, table, replace(table, late=(seat,)))
        elif missed(table, seat):
            self._tables.save(tx, table, by_computer(tx, table, seat, SITTER, Cause.CLOCK))
        else:
            story = idled(guide, table, seat)
            self._tables.save(tx, table, replace(table, story=story))

    def _tidy(self, tx: Transaction, table: Table, timer: TimerRecord) -> None:
        """A lobby is warned, and cleared away where nobody has done anything since."""
        if "at" in timer.body:
            self._tables.save(tx, table, replace(table, status=Status.CANCELLED))
            return
        at = tx.now + WARNED
        timers.set_timer(tx.sql, table.id, timers.TIDY, due=at, body={"at": at})
        self._shown(tx, replace(table, tidied=at))
        self._warn(tx, table)

    def _warn(self, tx: Transaction, table: Table) -> None:
        """Tell who sits there, by the way they like to be called."""
        here = dict[str, list[str]]()
        for person in table.people():
            way, venue = self._tables.calls.ways.usual(tx.sql, table, person)
            if way is CallWay.HERE and venue:
                here.setdefault(venue, []).append(person)
            elif way is not CallWay.NONE:
                outbox.owe(tx.sql, Kind.TIDIED, table.id, due=tx.now, person=person)
        for venue, people in here.items():
            body = {"people": " ".join(people)}
            outbox.owe(tx.sql, Kind.TIDIED, table.id, due=tx.now, venue=venue, body=body)

    def _doze(self, tx: Transaction, table: Table) -> None:
        """A table where people keep each other waiting for weeks sleeps until somebody wakes it."""
        record = tables.load_table(tx.sql, table.id)
        if record is None or table.status is not Status.PLAYING:
            return
        last = max(record.changed, table.since or 0.0)
        if len(table.people()) < 2:
            last = tx.now
        if tx.now - last < SLEEPS:
            timers.set_timer(tx.sql, table.id, timers.DOZE, due=last + SLEEPS)
        else:
            self._tables.save(tx, table, replace(table, status=Status.RESTING))

    def _vacate(self, tx: Transaction, table: Table, seat: Seat) -> None:
        place = table.places[seat]
        open_ = table.status in (Status.PLAYING, Status.RESTING)
        if open_ and place.person and place.level and seat not in table.told.vacant:
            story = table.told.write(seat, "!out", Cause.CLOCK)
            self._tables.save(tx, table, replace(table, story=story))

    def _shown(self, tx: Transaction, table: Table) -> None:
        """Show a table as it is, without a change of it."""
        tx.remember(table.id, table)
        for venue in table.venues:
            outbox.owe(tx.sql, Kind.BOARD, table.id, due=tx.now, venue=venue)


def missed(table: Table, seat: Seat) -> bool:
    """Whether the clock moved in a seat's last turn, too."""
    own = [row for row in table.told.rows if row.seat == seat]
    return bool(own) and own[-1].cause is Cause.CLOCK and not own[-1].text.startswith("!")


def idled(guide: Guide[Any], table: Table, seat: Seat) -> Story[Any, Any]:
    """The story after the harmless moves that end a seat's turn."""
    game, story, turn = table.game, table.told, turn_of(guide, table, seat)
    for _ in range(LONGEST):
        story = story.play(seat, game.idle(story.state, seat), Cause.CLOCK)
        after = replace(table, story=story)
        if seat not in story.to_move() or turn_of(guide, after, seat) != turn:
            break
    return story
