"""Nudges: reminders and what a table is told when it has waited for long; no calls, and late."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from bot.contract import (
    Closed,
    Gone,
    Pictureless,
    Post,
    RetryLater,
    Unreachable,
)
from bot.courier.carrier import Carrier, Means
from bot.courier.hands import Hands
from bot.courier.mentions import Mentions, is_there
from bot.posts.private.call import left_post, nudge_post, tidied_post, waited_post
from bot.store import Transaction
from bot.store.rows.play import calls
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import OutboxRecord
from bot.store.rows.who.people import VenueRecord
from bot.tables.calling.hours import hours_of
from bot.tables.calling.reminders import days_waited
from bot.tables.leaving import depart
from bot.tables.table import Table
from bot.tables.waiting.wills import have_left

log = logging.getLogger(__name__)


class Nudges(Carrier):
    """Brings reminders the way calls come, and tells tables."""

    def __init__(self, means: Means, hands: Hands) -> None:
        super().__init__(means)
        self._hands = hands
        self._mentions = Mentions(means)

    async def remind(self, row: OutboxRecord) -> None:
        """Remind somebody who is still waited for, and not at night."""
        table = await self._waiting(row)
        if table is not None:
            awake, seat, now = self._tables.calls.awake, int(row.body["seat"]), self._world.now()
            due = await self._store.read(lambda sql: awake(sql, table, seat, now))
            if due > now:
                await self._store.write(
                    lambda tx: outbox.put_off(tx.sql, row.id, row.ticket, due=due)
                )
                return
            await self._reach(row, table, days_waited(row.body, now))
        await self._store.write(partial(_done, row))

    async def tell(self, row: OutboxRecord) -> None:
        """Tell a table for whom it has waited, and what can be done."""
        table, venue = await self._waiting(row), await self._people.find_venue(row.venue)
        if table is not None and venue is not None and row.venue in table.venues:
            seat, days = int(row.body["seat"]), days_waited(row.body, self._world.now())
            post = waited_post(self._people.speech_at(venue), table, seat, days)
            await self._post(venue, table, post, _name(row))
        await self._store.write(partial(_done, row))

    async def warn(self, row: OutboxRecord) -> None:
        """Tell who sits in a lobby, and does not rest, that it is about to be cleared away."""
        table, venue = await self._tables.get(row.table), await self._people.find_venue(row.venue)
        if table is None:  # of a game we do not have; it may come back
            raise RetryLater
        people = str(row.body.get("people", row.person)).split()
        awake = partial(_awake, people=people, now=self._world.now())
        told = [each for each in await self._store.read(awake) if table.seat_of(each) is not None]
        if told and table.tidied is not None:
            if venue is None:
                await self._hands.warn(table, row.person)
            else:
                await self._warn_here(venue, table, told)
        await self._store.write(partial(_done, row))

    async def _warn_here(self, venue: VenueRecord, table: Table, people: Sequence[str]) -> None:
        platform = self._platform(venue.platform)
        post = tidied_post(self._people.speech_at(venue), table, platform.limits)
        there = [await self._people.there(person, venue) for person in people]
        pings = tuple(each for each in there if each is not None)
        await self._post(venue, table, replace(post, pings=pings), str(table.tidied))

    async def tell_left(self, row: OutboxRecord) -> None:
        """Tell a table who is not where it is shown any more, and what can be done."""
        table, venue = await self._tables.get(row.table), await self._people.find_venue(row.venue)
        if table is None:  # of a game we do not have; it may come back
            raise RetryLater
        gone = tuple(have_left(table))
        if gone and venue is not None and row.venue in table.venues:
            post = left_post(self._people.speech_at(venue), table, gone)
            await self._post(venue, table, post, "-".join(map(str, gone)))
        await self._store.write(partial(_done, row))

    async def _waiting(self, row: OutboxRecord) -> Table | None:
        """The table, if the turn still lasts."""
        table = await self._tables.get(row.table)
        if table is None:  # of a game we do not have; it may come back
            raise RetryLater
        seat = int(row.body["seat"])
        return table if self._tables.reminders.still_waits(table, seat, row.body) else None

    async def _reach(self, row: OutboxRecord, table: Table, days: int) -> None:
        """The way calls take, and the other one where that does not reach them."""
        if row.venue and await self._mention(row, row.venue, table, days):
            return
        if await self._hands.remind(table, row.person, days, _name(row)):
            return
        if row.venue or not await self._mention(row, str(row.body.get("here", "")), table, days):
            log.info("table %s: nobody could be reminded", table.id)

    async def _mention(self, row: OutboxRecord, place: str, table: Table, days: int) -> bool:
        """Whether somebody was reminded beside the board."""
        venue = await self._people.find_venue(place) if place in table.venues else None
        there = await self._people.there(row.person, venue) if venue else None
        if venue is None or there is None:
            return False
        platform = self._platforms.get(venue.platform)
        if platform is not None and not await is_there(platform, venue, there):
            await self._store.write(lambda tx: depart(self._tables, tx, venue.key, row.person))
            self._wake()
            return False
        post = nudge_post(self._people.speech_at(venue), table, days)
        try:
            await self._post(venue, table, replace(post, pings=(there,)), _name(row))
        except (Closed, Gone, Pictureless, Unreachable):
            return False
        return True

    async def _post(self, venue: VenueRecord, table: Table, post: Post, name: str) -> None:
        """Say something beside the board, in place of the last call, until the next one."""
        platform = self._platform(venue.platform)
        message = await platform.post(venue.venue, replace(post, key=f"{post.key}.{name}"))
        now = self._world.now()
        await self._store.write(
            lambda tx: calls.note_mention(tx.sql, table.id, venue.key, message, now)
        )
        # N.B. it has been said, and must not be again: what it replaces goes with the next call.
        with suppress(Closed, RetryLater):
            await self._mentions.clear(platform, table.id, venue, now)


def _awake(sql: Connection, people: Sequence[str], now: float) -> list[str]:
    """Those of some people who may be called now."""
    return [person for person in people if hours_of(sql, person).awake(now) <= now]


def _name(row: OutboxRecord) -> str:
    """What tells a reminder from every other one of a table."""
    return f"{row.body['seat']}.{row.body['turn']}.{row.body.get('sent', 0)}"


def _done(row: OutboxRecord, tx: Transaction) -> None:
    outbox.settle(tx.sql, row.id, row.ticket)
