"""Keeps tables: tells their stories from the log, and writes down what every change entails."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Connection

from bot.contract import Limits, Venue
from bot.games.guide import Guide, Order
from bot.store import Store, Transaction
from bot.store.rows.play import orders, results, tables, timers
from bot.store.rows.play.orders import OrderRecord
from bot.store.rows.play.tables import LogRecord, TableRecord
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import Kind
from bot.tables.asking.unasked import who_acted
from bot.tables.calling.calls import Calls
from bot.tables.calling.presence import Presence
from bot.tables.calling.reminders import Reminders
from bot.tables.calling.ways import Ways
from bot.tables.consequences import Consequences
from bot.tables.records import (
    flaw,
    replayed,
    seat_records,
    table_of,
    table_record,
    with_past,
)
from bot.tables.refusal import Refusal
from bot.tables.status import OPEN, Status
from bot.tables.table import Table
from bot.tables.waiting.clocks import Clocks
from bot.tables.waiting.kept import came_back, keep_waiting, with_waiting
from bot.world import World
from engines.errors import BrokenLog
from engines.game import Game
from engines.log import Row
from engines.values import Seat

ID = 6
"""Letters of a table's name: short enough to be read out, too many names to guess one."""
LATELY = 10
"""Tables that are looked through for the one to be played again."""

logger = logging.getLogger(__name__)


class LostRace(Exception):
    """Somebody else has written to the table since it was read: read again and retry."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Tables:
    """The desk's tables; each is remembered as it was last committed."""

    def __init__(
        self,
        games: Mapping[str, Game[Any, Any]],
        guides: Mapping[str, Guide[Any]],
        store: Store,
        world: World,
        limits: Mapping[str, Limits] | None = None,
    ) -> None:
        self._games = games
        self._store = store
        self._world = world
        self.presence = Presence(world.now)
        self.calls = Calls(guides, self.presence, Ways(self.presence, limits or {}))
        self.clocks = Clocks(guides)
        self.reminders = Reminders(self.calls)
        self._consequences = Consequences(guides, world, self.calls)
        self.hurry, self.lapse = self._consequences.hurry, self._consequences.lapse
        self._complained: set[str] = set()

    async def get(self, table: str) -> Table | None:
        """A table as it was last committed, or None if there is none."""
        known: Table | None = self._store.memo.get(table)
        if known is not None:
            return known
        try:
            return await self._store.read(lambda sql: self._load(sql, table))
        except BrokenLog as broken:
            self._complain(table, broken)
        try:
            await self._store.write(lambda tx: self.pause(tx, table))
            return await self._store.read(lambda sql: self._load(sql, table))
        except BrokenLog:  # over already, or of a game we do not have: let it lie
            return None

    def _complain(self, table: str, broken: BrokenLog) -> None:
        """Say once what is wrong with a table."""
        if table not in self._complained:
            self._complained.add(table)
            logger.warning("table %s is paused: %s", table, _broken(broken))

    async def of_person(self, person: str) -> list[Table]:
        """The open tables a person sits at."""
        return await self._some(lambda sql: tables.tables_of_person(sql, person))

    async def at_venue(self, venue: str) -> list[Table]:
        """The open tables shown at a venue."""
        return await self._some(lambda sql: tables.tables_at_venue(sql, venue))

    async def played_by(self, person: str) -> list[Table]:
        """The tables a person has lately played to their end, the latest first."""
        played = await self._store.read(lambda sql: results.results_of(sql, person, LATELY))
        found = [await self.get(result.table) for result in played]
        return [table for table in found if table is not None]

    async def _some(self, find: Any) -> list[Table]:
        records: Sequence[TableRecord] = await self._store.read(find)
        found = [await self.get(record.id) for record in records]
        return [table for table in found if table is not None and table.status in OPEN]

    def fetch(self, tx: Transaction, table: str) -> Table:
        """A table as this transaction sees it."""
        found: Table | None = tx.recall(table)
        try:
            found = found or self._load(tx.sql, table)
        except BrokenLog as broken:
            raise Refusal("refuse-paused") from broken
        if found is None:
            raise Refusal("refuse-no-table", table=table)
        return found

    def free_id(self, tx: Transaction) -> str:
        """A name no table has."""
        name = self._world.token(ID)
        return name if tables.load_table(tx.sql, name) is None else self.free_id(tx)

    def add(self, tx: Transaction, table: Table) -> None:
        """Write a new table down and show it where it was asked for."""
        new = self._consequences.played_on(table)
        rows = new.story.rows if new.story else ()
        new = replace(new, version=1 + len(rows), since=tx.now if new.story else None)
        tables.insert_table(tx.sql, table_record(new, tx.now))
        new = self.clocks.run(tx, replace(table, story=None), new)
        tables.replace_seats(tx.sql, new.id, seat_records(new.places))
        self._append(tx, new, rows)
        for venue in new.venues:
            showings.show_here(tx.sql, new.id, venue)
        self._consequences.entail(tx, replace(table, story=None), new)

    def save(self, tx: Transaction, old: Table, new: Table) -> Table:
        """Write a changed table down with all that follows from the change."""
        new = self._consequences.played_on(new)
        rows = new.story.rows[len(old.story.rows) if old.story else 0 :] if new.story else ()
        wrote = who_acted(new, rows)
        acted = tuple(tx.now if seat in wrote else at for seat, at in enumerate(new.acted))
        new = replace(came_back(new, rows), version=old.version + max(1, len(rows)), acted=acted)
        new = self.clocks.run(tx, old, new)
        keep_waiting(tx.sql, old, new, tx.now)
        if not tables.save_table(tx.sql, table_record(new, tx.now), old.version):
            raise LostRace(old.id)
        if new.places != old.places:
            tables.replace_seats(tx.sql, new.id, seat_records(new.places))
        self._append(tx, new, rows)
        return self._consequences.entail(tx, old, new)

    def pause(self, tx: Transaction, table: str) -> None:
        """Stop a table whose log does not replay, and say so wherever it is shown."""
        record = tables.load_table(tx.sql, table)
        if record is None or record.status is not Status.PLAYING or record.game not in self._games:
            return
        paused = replace(record, status=Status.PAUSED, version=record.version + 1)
        tables.save_table(tx.sql, paused, record.version)
        timers.cancel(tx.sql, table)
        for showing in showings.showings_of(tx.sql, table):
            outbox.owe(tx.sql, Kind.BOARD, table, due=tx.now, venue=showing.venue)
        tx.remember(table, None)

    async def resume(self) -> None:
        """Go on with the paused tables that replay by now, as after a mended release."""
        for record in await self._store.read(tables.live_tables):
            if record.status is Status.PAUSED:
                await self._store.write(partial(self._resume, record))
            elif record.options is None:
                await self.get(record.id)

    def _resume(self, record: TableRecord, tx: Transaction) -> None:
        try:
            told = self._tell(tx.sql, replace(record, status=Status.PLAYING))
        except BrokenLog as broken:
            logger.warning("table %s stays paused: %s", record.id, _broken(broken))
        else:
            self.save(tx, replace(told, status=Status.PAUSED), told)

    def show(self, tx: Transaction, table: Table, venue: str) -> Table:
        """Owe a fresh board at a venue, below everything else."""
        showings.show_here(tx.sql, table.id, venue)
        showings.retire(tx.sql, table.id, venue)
        outbox.owe(tx.sql, Kind.BOARD, table.id, due=tx.now, venue=venue)
        if venue in table.venues:
            return table
        shown = replace(table, venues=(*table.venues, venue))
        tx.remember(table.id, shown)
        return shown

    def instruct(self, tx: Transaction, table: Table, seat: Seat, order: Order) -> Table:
        """Keep a seat's standing order, in place of its earlier one about the same thing."""
        record = OrderRecord(
            table.id, seat, order.about, order.text, order.round, order.given or None
        )
        orders.keep_order(tx.sql, record, tx.now)
        others = [each for each in table.orders_of(seat) if each.about != order.about]
        after = table.with_orders(seat, [*others, order])
        self._consequences.reorder(tx, table, after)
        return after

    def release(self, tx: Transaction, table: Table, seat: Seat, about: str | None = None) -> Table:
        """Forget a seat's order about a thing, or all of them."""
        own = table.orders_of(seat)
        ended = [each for each in own if about in (None, each.about)]
        for order in ended:
            orders.drop_orders(tx.sql, table.id, seat, order.about)
        kept = [each for each in own if each not in ended]
        after = table.with_orders(seat, kept)
        self._consequences.reorder(tx, table, after)
        return after if ended else table

    def hide(self, tx: Transaction, table: str, venue: str, to: str = "") -> None:
        """Show a table no longer at a venue; if that was its home, it is now where it goes on."""
        showings.close(tx.sql, table, venue)
        tables.move_home(tx.sql, table, venue, to or venue)
        known: Table | None = tx.recall(table)
        if known is not None:
            venues = tuple(each for each in known.venues if each != venue)
            home = to if to and known.home == venue else known.home
            tx.remember(table, replace(known, venues=venues, home=home))

    def shown_within(self, tx: Transaction, venue: str) -> list[tuple[str, str]]:
        """The open tables shown at a venue or in a topic below it, each with the place."""
        return showings.open_within(tx.sql, venue)

    def move_venue(self, tx: Transaction, old: str, new: Venue) -> None:
        """A venue has another id: what is open there is shown anew, and nothing names the old."""
        running = tables.tables_at_venue(tx.sql, old)
        for table in showings.move_venue(tx.sql, old, new):
            tx.remember(table, None)
        for record in running:
            outbox.owe(tx.sql, Kind.BOARD, record.id, due=tx.now, venue=new.key)

    def shown_version(self, tx: Transaction, table: str, venue: str, number: int) -> int | None:
        """The version a venue's newest post shows, if that is the post with this number."""
        showing = showings.load_showing(tx.sql, table, venue)
        return showing.version if showing is not None and showing.number == number else None

    def _append(self, tx: Transaction, table: Table, rows: Sequence[Row]) -> None:
        """Add rows to a table's log; the newest one has the table's version."""
        first = table.version - len(rows) + 1
        records = [
            LogRecord(table.id, row.step, first + n, row.seat, row.text, row.cause, tx.now)
            for n, row in enumerate(rows)
        ]
        tables.append_log(tx.sql, records)

    def _load(self, sql: Connection, table: str) -> Table | None:
        record = tables.load_table(sql, table)
        return None if record is None else self._tell(sql, record)

    def _tell(self, sql: Connection, record: TableRecord) -> Table:
        """A record's table with its story; raises `BrokenLog`."""
        game = self._games.get(record.game)
        if game is None:
            raise BrokenLog(0, f"there is no game {record.game}")
        seats, rows = tables.load_seats(sql, record.id), tables.load_log(sql, record.id)
        shown = [each.venue for each in showings.showings_of(sql, record.id) if not each.closed]
        loaded = with_past(sql, record, table_of(record, game, seats, rows, tuple(shown)))
        if record.status in (Status.PAUSED, Status.CANCELLED):
            return loaded
        if (broken := flaw(record, seats, rows)) is not None:
            raise broken
        loaded = with_waiting(sql, loaded)
        if record.status is Status.LOBBY:
            return loaded
        ordered = orders.orders_of(sql, record.id)
        try:
            return replayed(record, loaded, rows, ordered)
        except BrokenLog:
            raise
        except Exception as error:  # whatever else is wrong with it is wrong with it alone
            raise BrokenLog(0, f"it cannot be read: {type(error).__name__}") from error


def _broken(error: BrokenLog) -> str:
    """Where a log does not replay; the move itself, and what speaks against it, are secret."""
    if error.step == 0:
        return str(error)
    return f"step {error.step} does not replay: {type(error.__cause__ or error).__name__}"
