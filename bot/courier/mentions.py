"""Mentions: calls where a table is shown, several people in one, the last one taken away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.contract import Closed, Gone, Person, Platform, RetryLater, Unwell
from bot.courier.carrier import Means
from bot.posts.private.call import mention_post
from bot.store import Transaction
from bot.store.rows.play import calls
from bot.store.rows.play.calls import CallRecord
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.who.people import VenueRecord
from bot.tables.calling.occasions import SHOWN
from bot.tables.leaving import depart
from bot.tables.table import Table

log = logging.getLogger(__name__)

ASKED: Final = 2.0
"""Seconds a platform has to say who is there: the board waits for that."""


@dataclass(frozen=True, slots=True)
class Due:
    """Who is to be called at a venue now."""

    calls: tuple[CallRecord, ...] = ()
    people: tuple[Person, ...] = ()
    silent: bool = False
    """It may have been said before a crash."""

    @property
    def shown(self) -> bool:
        """Whether the board itself tells somebody what they are called for."""
        return any(call.turn in SHOWN for call in self.calls)

    @property
    def worded(self) -> bool:
        """Whether it takes words of its own, which the board does not have."""
        return not self.shown and any(call.turn < 0 for call in self.calls)


class Mentions:
    """Calls people where a table is shown."""

    def __init__(self, means: Means) -> None:
        self._kit = means.kit
        self._store = means.store
        self._tables = means.tables
        self._people = means.people
        self._world = means.world
        self._wake = means.wake

    async def due(self, platform: Platform, table: Table, venue: VenueRecord) -> Due:
        """Who is to be called there, and still asked; it is written down that that has begun.

        Who is not there any more is called by the other way, and has left the table; so is whom a
        parting of selves has made nobody there, who has left nothing.
        """
        owed = await self._store.read(lambda sql: calls.owed_here(sql, table.id, venue.key))
        if not owed:
            return Due()
        table_calls, now = self._tables.calls, self._world.now()
        asked = [call for call in owed if table_calls.stands(table, call)]
        untimely = await self._store.read(lambda sql: table_calls.untimely(sql, table, asked, now))
        asked = [call for call in asked if call not in untimely]
        people = {call.person: await self._people.there(call.person, venue) for call in asked}
        here = await asyncio.gather(*(is_there(platform, venue, each) for each in people.values()))
        left = [person for person, stays in zip(people, here, strict=True) if not stays]
        missing = {*left, *(person for person, there in people.items() if there is None)}

        def job(tx: Transaction) -> tuple[CallRecord, ...]:
            begun = self._begin(tx, venue.key, owed, asked, untimely, missing)
            for person in left:
                depart(self._tables, tx, venue.key, person)
            return begun

        begun = await self._store.write(job)
        if len(begun) < len(owed):
            self._wake()
        there = dict.fromkeys(people[call.person] for call in begun)
        known = tuple(person for person in there if person is not None)
        return Due(begun, known, silent=any(call.begun for call in asked))

    def _begin(
        self,
        tx: Transaction,
        venue: str,
        owed: Sequence[CallRecord],
        asked: Collection[CallRecord],
        untimely: Collection[CallRecord],
        missing: Collection[str],
    ) -> tuple[CallRecord, ...]:
        """Write down whose calls begin.

        N.B. the platform may have been asked for long: who has moved meanwhile is not called. Who
        is asked only since is called with the next board, which is owed by then.
        """
        table_calls, begun = self._tables.calls, list[CallRecord]()
        again = any(call.begun for call in asked)
        still = calls.owed_here(tx.sql, owed[0].table, venue)
        for call in [call for call in owed if call in still]:
            table = self._tables.fetch(tx, call.table)
            if call in untimely:
                table_calls.put_off(tx, table, call)
            elif not table_calls.stands(table, call):
                calls.drop_call(tx.sql, call)
            elif call.person in missing:
                table_calls.take_other_way(tx, table, call)
            elif call in asked and (call.begun is not None) is again:
                begun.append(replace(call, begun=tx.now))
                calls.keep_call(tx.sql, begun[-1])
            elif call in asked:  # N.B. what may have been said is said without a sound, and alone
                outbox.owe(tx.sql, Kind.BOARD, call.table, due=tx.now, venue=venue)
        return tuple(begun)

    async def post(
        self, platform: Platform, table: Table, venue: VenueRecord, due: Due, board: str
    ) -> None:
        """Call them beside the board."""
        guide = self._kit.guide(table.game)
        post = mention_post(guide, table, self._people.speech_at(venue), due.calls)
        turns = "-".join(f"{call.seat}.{call.turn}" for call in due.calls)
        post = replace(
            post, key=f"{post.key}.{turns}", pings=due.people, silent=due.silent, about=board
        )
        message = await platform.post(venue.venue, post)

        def job(tx: Transaction) -> None:
            calls.note_mention(tx.sql, table.id, venue.key, message, tx.now)
            end(tx, due)

        await self._store.write(job)

    async def put_off(self, due: Due) -> None:
        """None of it was said: it is still to be."""
        if due.calls:
            await self._store.write(partial(_unbegun, due))

    async def fail(self, table: str, venue: str) -> None:
        """Nobody can be called there: whom it was owed to is called by another way."""

        def job(tx: Transaction) -> None:
            for call in calls.owed_here(tx.sql, table, venue):
                self._tables.calls.take_other_way(tx, self._tables.fetch(tx, table), call)

        if await self._store.read(lambda sql: calls.owed_here(sql, table, venue)):
            await self._store.write(job)
            self._wake()

    async def clear(self, platform: Platform, table: str, venue: VenueRecord, since: float) -> None:
        """Take its calls away, but for the newest if that was not made before a time.

        Raises `RetryLater` where that is to be tried again, `Closed` where it is once that is over.
        """
        standing = await self._store.read(lambda sql: calls.mentions_at(sql, table, venue.key))
        keep = bool(standing) and standing[-1].at >= since
        for message in [each.message for each in standing][: len(standing) - keep]:
            try:
                await platform.erase(venue.venue, message)
            except Gone:
                log.info("table %s: a call was deleted", table)
            except (Closed, RetryLater, Unwell):
                raise
            except Exception:
                log.exception("table %s: a call stays", table)
            await self._store.write(partial(_forget, table, venue.key, message))


async def is_there(platform: Platform, venue: VenueRecord, person: Person | None) -> bool:
    """Whether somebody is still in a venue; where that is not known, or not soon, they are."""
    if person is None:
        return True
    try:
        async with asyncio.timeout(ASKED):
            return await platform.includes(venue.venue, person)
    except TimeoutError:
        return True


def end(tx: Transaction, due: Due) -> None:
    """They have been called."""
    for call in due.calls:
        calls.keep_call(tx.sql, replace(call, at=tx.now))


def _unbegun(due: Due, tx: Transaction) -> None:
    for call in due.calls:
        calls.keep_call(tx.sql, replace(call, begun=None))


def _forget(table: str, venue: str, message: str, tx: Transaction) -> None:
    calls.forget_mention(tx.sql, table, venue, message)
