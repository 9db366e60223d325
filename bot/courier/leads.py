"""What showed a table here before it went on elsewhere becomes a way there."""

from __future__ import annotations

from collections.abc import Mapping

from bot.contract import Lead, Platform, Post, RetryLater, Urgency
from bot.posts.kit import Kit
from bot.store import Store
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import OutboxRecord
from bot.tables.people import People


class Leads:
    """Turns boards that are history into links."""

    def __init__(
        self, kit: Kit, store: Store, people: People, platforms: Mapping[str, Platform]
    ) -> None:
        self._kit = kit
        self._store = store
        self._people = people
        self._platforms = platforms

    async def deliver(self, row: OutboxRecord) -> None:
        """Turn the board that stands there into a link without other buttons."""
        here = await self._people.find_venue(row.venue)
        there = await self._people.find_venue(str(row.body.get("to", "")))
        message = row.showing.message if row.showing else None
        if here is not None and there is not None and message is not None:
            platform = self._platforms.get(here.platform)
            if platform is None:
                raise RetryLater
            say = self._people.speech_at(here)
            text = say("lead-text", table=row.table)
            lead = Lead(say("lead-label"), there.venue)
            post = Post(f"{row.table}.lead", text, urgency=Urgency.LOBBY, lead=lead)
            await platform.edit(here.venue, message, post)
        await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
