"""Boards and where they are refused: a showing sleeps until its venue takes them again.

Whoever moved last and whoever is asked next learn it in private, and the game goes on there.
"""

from __future__ import annotations

import logging

from bot.contract import (
    Closed,
    DeliveryError,
    Gone,
    Pictureless,
    Unreachable,
    Why,
)
from bot.courier.boards import Boards
from bot.courier.rumour import Rumour
from bot.store import Store, Transaction
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import OutboxRecord
from bot.store.rows.shown.sleeps import SleepRecord, sleep_on
from bot.tables.keeper import Tables
from bot.tables.sleepers import Sleepers
from bot.tables.status import Status
from bot.world import World

LAST_TRIES = 24 * 3600.0
"""How long a table that is over is still tried to be shown."""

log = logging.getLogger(__name__)


class SleepingBoards:
    """Has boards delivered, and showings sleep where they cannot be."""

    def __init__(
        self,
        boards: Boards,
        rumour: Rumour,
        store: Store,
        tables: Tables,
        sleepers: Sleepers,
        world: World,
    ) -> None:
        self._boards = boards
        self._rumour = rumour
        self._store = store
        self._tables = tables
        self._sleepers = sleepers
        self._world = world
        self._wordless: dict[tuple[str, str], float] = {}
        """Showings that have not been shown in words yet since a picture was refused, then."""

    async def deliver(self, row: OutboxRecord) -> None:
        """Show a venue its newest board, or let it sleep on."""
        sleep = row.showing.sleep if row.showing and not row.showing.closed else None
        now = self._world.now()
        waits = sleep is not None and now < sleep.again
        if sleep is not None and waits and sleep.why not in (Why.PICTURES, Why.REFUSED):
            await self._sleep_on(row, sleep)
            return
        try:
            if (in_words := self._in_words(row, sleep, now)) is not None:
                await self._deliver_in_words(row, in_words)
            else:
                await self._boards.deliver(row)
                if sleep is not None:
                    log.info("table %s is shown in %s again", row.table, row.venue)
        except Pictureless as error:
            await self._without_pictures(row, sleep, error)
        except (Closed, Gone, Unreachable) as error:
            await self._fall_asleep(row, sleep, error)

    def _in_words(
        self, row: OutboxRecord, sleep: SleepRecord | None, now: float
    ) -> SleepRecord | None:
        """The sleep a board goes on in without a picture, unless a picture is to be tried."""
        refused = self._wordless.get((row.table, row.venue))
        asleep = sleep if sleep is not None and sleep.why is Why.PICTURES else None
        if refused is None:
            return asleep if asleep is not None and now < asleep.again else None
        # N.B. words that have to wait go before another picture: it would take their place, and be
        # refused. What has stirred it meanwhile is not forgotten.
        stirred = asleep is not None and asleep.again > refused
        return asleep if stirred else sleep_on(now, Why.PICTURES, asleep)

    async def _without_pictures(
        self, row: OutboxRecord, sleep: SleepRecord | None, error: Pictureless
    ) -> None:
        now = self._world.now()
        asleep = sleep_on(now, Why.PICTURES, sleep)
        self._wordless[row.table, row.venue] = now
        try:
            await self._deliver_in_words(row, asleep)
        except (Closed, Gone, Unreachable) as worse:
            await self._fall_asleep(row, sleep, worse)
        else:
            if sleep is None:
                log.info("table %s: no pictures in %s (%s)", row.table, row.venue, error)

    async def _deliver_in_words(self, row: OutboxRecord, sleep: SleepRecord) -> None:
        """The board without its picture; pictures are tried again when that is due."""
        self._sleepers.expect(row.venue)
        await self._boards.deliver(row, sleep)
        self._wordless.pop((row.table, row.venue), None)

    async def _fall_asleep(
        self, row: OutboxRecord, former: SleepRecord | None, error: DeliveryError
    ) -> None:
        self._wordless.pop((row.table, row.venue), None)
        table, why = await self._tables.get(row.table), _reason(error)
        if former is None or former.why is not why:
            log.warning("table %s sleeps in %s: %s", row.table, row.venue, error)
        over = table is not None and table.status in (Status.OVER, Status.CANCELLED)

        def job(tx: Transaction) -> SleepRecord | None:
            sleep = self._sleepers.lay_on(tx, row.table, row.venue, why)
            if not over or tx.now - sleep.since <= LAST_TRIES:
                return sleep
            showings.close(tx.sql, row.table, row.venue)
            outbox.settle(tx.sql, row.id, row.ticket)
            return None

        sleep = await self._store.write(job)
        if sleep is not None:
            await self._sleep_on(row, sleep)

    async def _sleep_on(self, row: OutboxRecord, sleep: SleepRecord) -> None:
        """Whoever does not know is told; what is owed waits until it is tried again.

        What would only be refused again is not: the next board is.
        """
        told = await self._rumour.spread(row.table, row.venue, sleep)

        def job(tx: Transaction) -> None:
            self._sleepers.note_told(tx, row.table, row.venue, told)
            if sleep.why is Why.REFUSED:
                outbox.settle(tx.sql, row.id, row.ticket)
            else:
                outbox.put_off(tx.sql, row.id, row.ticket, due=sleep.again)

        await self._store.write(job)


def _reason(error: DeliveryError) -> Why:
    """Why a venue takes nothing, as far as its platform has told."""
    if isinstance(error, Closed):
        return error.why
    return Why.BLOCKED if isinstance(error, Unreachable) else Why.GONE
