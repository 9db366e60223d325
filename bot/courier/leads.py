"""What showed a table that is not shown here any more says so, and where it goes on."""

from __future__ import annotations

import logging
from math import inf

from bot.contract import Gone, Lead, Post, RetryLater, Urgency
from bot.courier.carrier import Carrier, Means
from bot.courier.mentions import Mentions
from bot.courier.older import take_older_away
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import OutboxRecord
from bot.store.rows.who.people import VenueRecord

log = logging.getLogger(__name__)


class Leads(Carrier):
    """Turns boards that are history into links."""

    def __init__(self, means: Means) -> None:
        super().__init__(means)
        self._mentions = Mentions(means)

    async def deliver(self, row: OutboxRecord) -> None:
        """Turn the board that stands there into a link without other buttons, or without any.

        No older board and no call stays beside it: the next board, which would take them away,
        comes elsewhere. Where the table was brought back meanwhile, its board does that.
        """
        here = await self._people.find_venue(row.venue)
        back = row.showing is not None and not row.showing.closed
        if here is not None and not back:
            if not row.body.get("said"):
                await self._lead(row, here)
            await self._clear(row, here)
        await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))

    async def _clear(self, row: OutboxRecord, here: VenueRecord) -> None:
        platform = self._platform(here.platform)
        try:
            await take_older_away(self._store, platform, row.table, here)
            await self._mentions.clear(platform, row.table, here, since=inf)
        except RetryLater:
            # N.B. noted: said again each time, it would take the room this waits for.
            body = {**row.body, "said": True}
            await self._store.write(lambda tx: outbox.note(tx.sql, row.id, row.ticket, body))
            raise

    async def _lead(self, row: OutboxRecord, here: VenueRecord) -> None:
        message = row.showing.message if row.showing else None
        if message is None:
            return
        there = await self._people.find_venue(str(row.body.get("to", "")))
        say = self._people.speech_at(here)
        text = say("lead-text" if there else "lead-hidden", table=row.table)
        lead = Lead(say("lead-label"), there.venue) if there else None
        post = Post(f"{row.table}.lead", text, urgency=Urgency.LOBBY, lead=lead)
        try:
            await self._platform(here.platform).edit(here.venue, message, post)
        except Gone:
            log.info("table %s: its board in %s was deleted", row.table, here.key)
