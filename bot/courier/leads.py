"""What showed a table that is not shown here any more says so, and where it goes on."""

from __future__ import annotations

from bot.contract import Lead, Post, Urgency
from bot.courier.carrier import Carrier
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import OutboxRecord


class Leads(Carrier):
    """Turns boards that are history into links."""

    async def deliver(self, row: OutboxRecord) -> None:
        """Turn the board that stands there into a link without other buttons, or without any."""
        here = await self._people.find_venue(row.venue)
        there = await self._people.find_venue(str(row.body.get("to", "")))
        message = row.showing.message if row.showing else None
        if here is not None and message is not None:
            platform = self._platform(here.platform)
            say = self._people.speech_at(here)
            text = say("lead-text" if there else "lead-hidden", table=row.table)
            lead = Lead(say("lead-label"), there.venue) if there else None
            post = Post(f"{row.table}.lead", text, urgency=Urgency.LOBBY, lead=lead)
            await platform.edit(here.venue, message, post)
        await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
