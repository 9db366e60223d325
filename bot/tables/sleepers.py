"""Which venues sleep: what sends a showing there, and what wakes it."""

from __future__ import annotations

from dataclasses import replace

from bot.contract import Why
from bot.store import Store, Transaction
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.shown.showings import ShowingRecord
from bot.store.rows.shown.sleeps import SleepRecord, sleep_on


class Sleepers:
    """Knows at once whether anything sleeps at a venue: asked at every press."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._venues: set[str] = set()
        """Where something sleeps, and perhaps a few venues more; what is kept decides."""

    async def resume(self) -> None:
        """Find out after a start where something sleeps."""
        self._venues.update(await self._store.read(showings.venues_asleep))

    def may_sleep(self, venue: str) -> bool:
        """Whether something may sleep at a venue or in a topic of it."""
        return venue in self._venues or any(each.startswith(f"{venue}/") for each in self._venues)

    async def at(self, venue: str) -> list[ShowingRecord]:
        """What sleeps at a venue itself."""
        if venue not in self._venues:
            return []
        found = await self._store.read(lambda sql: showings.asleep_within(sql, venue))
        here = [showing for showing in found if showing.venue == venue]
        if not here:
            self._venues.discard(venue)
        return here

    def expect(self, venue: str) -> None:
        """Something will sleep at a venue."""
        self._venues.add(venue)

    def lay(self, tx: Transaction, table: str, venue: str, sleep: SleepRecord) -> None:
        """Have a showing sleep."""
        self.expect(venue)
        showings.lay_asleep(tx.sql, table, venue, sleep)

    def lay_on(self, tx: Transaction, table: str, venue: str, why: Why) -> SleepRecord:
        """Have a showing sleep, or sleep on, knowing whom it has told until this very moment."""
        known = showings.load_showing(tx.sql, table, venue)
        sleep = sleep_on(tx.now, why, known.sleep if known else None)
        self.lay(tx, table, venue, sleep)
        return sleep

    def lay_all(self, tx: Transaction, venue: str, why: Why) -> None:
        """Have all that is shown at a venue, and in its topics, sleep; its people are told."""
        for table, place in showings.open_within(tx.sql, venue):
            self.lay_on(tx, table, place, why)
            outbox.owe(tx.sql, Kind.BOARD, table, due=tx.now, venue=place)

    def stir_all(self, tx: Transaction, venue: str) -> None:
        """Try now to wake all that sleeps at a venue and in its topics."""
        for showing in showings.asleep_within(tx.sql, venue):
            self.stir(tx, showing)

    def stir(self, tx: Transaction, showing: ShowingRecord) -> None:
        """Try now to wake a showing."""
        known = showings.load_showing(tx.sql, showing.table, showing.venue)
        if known is not None and known.sleep is not None:
            self.lay(tx, known.table, known.venue, replace(known.sleep, again=tx.now))
            outbox.owe(tx.sql, Kind.BOARD, known.table, due=tx.now, venue=known.venue)

    def note_told(self, tx: Transaction, table: str, venue: str, told: dict[str, int]) -> None:
        """Remember who was told of a sleep, and which of their choices it was told for."""
        known = showings.load_showing(tx.sql, table, venue)
        if known is not None and known.sleep is not None and told:
            whole = {**known.sleep.told, **told}
            self.lay(tx, table, venue, replace(known.sleep, told=whole))
