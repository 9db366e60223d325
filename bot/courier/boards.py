"""Boards: the newest board of a table, sent to each venue that shows it."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import NamedTuple

from bot.contract import (
    Closed,
    Gone,
    Mark,
    Person,
    Platform,
    Post,
    RetryLater,
    Unreachable,
    Unwell,
)
from bot.courier.carrier import Carrier, Means
from bot.courier.mentions import Due, Mentions, end
from bot.courier.older import take_older_away
from bot.posts.digest import digest
from bot.posts.private.plea import board_with_plea
from bot.posts.public.asleep import in_words
from bot.posts.rows import Frame
from bot.store import Transaction
from bot.store.rows.shown import outbox, showings
from bot.store.rows.shown.outbox import Kind, OutboxRecord
from bot.store.rows.shown.showings import ShowingRecord
from bot.store.rows.shown.sleeps import SleepRecord
from bot.store.rows.who.people import VenueRecord
from bot.tables.asking.tempo import plays_slowly
from bot.tables.status import Status
from bot.tables.table import Table

A_WHILE = 60.0
"""Seconds after which what could not be taken away is tried again, if its platform names none."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Stop:
    """A venue where a board is due."""

    row: OutboxRecord
    table: Table
    showing: ShowingRecord
    venue: VenueRecord
    platform: Platform


@dataclass(frozen=True, slots=True)
class Said:
    """What a venue was shown."""

    message: str
    stale: tuple[str, ...]
    """Older messages that are still to be taken away."""
    rung: bool
    """It has called who was due."""
    shown: float
    """Since when this message stands there."""


class _Round(NamedTuple):
    """What is to be taken away after a board was shown."""

    stop: Stop
    said: Said
    playing: bool


class Boards(Carrier):
    """Brings every venue the board it is owed."""

    def __init__(self, means: Means) -> None:
        super().__init__(means)
        self._mentions = Mentions(means)
        self._tidying: dict[tuple[str, str], _Round | None] = {}
        """Showings something older of which is being taken away, and what came meanwhile."""
        self._left: set[tuple[str, str]] = set()
        """Those where that has to be tried again."""

    async def deliver(self, row: OutboxRecord, sleep: SleepRecord | None = None) -> None:
        """Show a venue its newest board, unless it shows that already, and call who is asked.

        Then its showing is awake. With a sleep the board comes in words, and pictures are due when
        that ends. What the venue refuses comes out as the contract has it.
        """
        try:
            await self._deliver(row, sleep)
        except (Closed, Gone, Unreachable):
            await self._mentions.fail(row.table, row.venue)
            raise

    async def _deliver(self, row: OutboxRecord, sleep: SleepRecord | None) -> None:
        stop = await self._stop(row)
        if stop is None:
            return
        due = await self._mentions.due(stop.platform, stop.table, stop.venue)
        try:
            said = await self._show(stop, due, pictured=sleep is None)
            if due.people and not said.rung:
                await self._mentions.post(stop.platform, stop.table, stop.venue, due, said.message)
        except Unwell:
            raise
        except Exception:
            await self._mentions.put_off(due)
            raise
        await self._store.write(partial(_settle, row, sleep))
        await self._tidy(stop, due, said)

    async def _show(self, stop: Stop, due: Due, *, pictured: bool) -> Said:
        """Bring the board of a venue up to date: an edit calls nobody, a new post who is due."""
        showing = stop.showing
        post = await self._composed(stop, showing.number + 1, pictured=pictured)
        if stop.platform.limits.replaces:  # a page shows whom a board waits for, without a sound
            return await self._on_page(stop, due, post)
        looks = digest(post)
        anew = due.people and not due.worded and (due.shown or self._has_aged(stop))
        here = None if anew else showing.message
        if here and (looks == showing.digest or await self._edited(stop, here, post)):
            return await self._record(stop, here, looks, rung=Due())
        rung = Due() if due.worded else due
        loud = replace(post, pings=rung.people, silent=rung.silent)
        message = await stop.platform.post(stop.venue.venue, loud)
        return await self._record(stop, message, looks, rung=rung)

    async def _on_page(self, stop: Stop, due: Due, post: Post) -> Said:
        waited_for = await self._waited_for(stop)
        # N.B. whoever is waited for may be known by another self since the board was drawn.
        looks = digest(replace(post, pings=waited_for))
        shown = replace(post, pings=tuple(dict.fromkeys((*waited_for, *due.people))))
        message, same = stop.showing.message, looks == stop.showing.digest and not due.shown
        if message is None or not (same or await self._edited(stop, message, shown)):
            message = await stop.platform.post(stop.venue.venue, shown)
        return await self._record(stop, message, looks, rung=due)

    async def _record(self, stop: Stop, message: str, looks: str, *, rung: Due) -> Said:
        """Note what a venue shows now, and who was called by that."""
        showing, now = stop.showing, self._world.now()
        same = message == showing.message
        shown = showing.shown if same and showing.shown else now
        if same and looks == showing.digest and not rung.calls:
            return Said(message, showing.stale, rung=False, shown=shown)

        def job(tx: Transaction) -> Said:
            showings.record_post(
                tx.sql,
                stop.row.table,
                stop.row.venue,
                number=showing.number + (looks != showing.digest or not same),
                version=stop.table.version,
                message=message,
                digest=looks,
                at=shown,
            )
            end(tx, rung)
            after = showings.load_showing(tx.sql, stop.row.table, stop.row.venue)
            stale = after.stale if after else ()
            return Said(message, stale, rung=bool(rung.calls), shown=shown)

        return await self._store.write(job)

    async def _composed(self, stop: Stop, number: int, *, pictured: bool) -> Post:
        """The board of a venue with this number, in its language."""
        say = self._people.speech_at(stop.venue)
        frame = Frame(f"{stop.table.id}.{number}", Mark.post(number), say, stop.platform.limits)
        now = self._world.now()
        slow = await self._store.read(lambda sql: plays_slowly(sql, stop.table, now))
        post = await board_with_plea(self._kit, stop.table, frame, slow=slow)
        return post if pictured else in_words(post, say)

    async def _stop(self, row: OutboxRecord) -> Stop | None:
        """Where a board has to go, or None if it must not or cannot go anywhere."""
        table = await self._tables.get(row.table)
        if table is None:  # of a game we do not have; it may come back
            raise RetryLater
        showing = row.showing
        venue = await self._people.find_venue(row.venue)
        if showing is None or showing.closed or venue is None:
            await self._mentions.fail(row.table, row.venue)
            await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
            return None
        platform = self._platform(venue.platform)
        return Stop(row, table, showing, venue, platform)

    async def _edited(self, stop: Stop, message: str, post: Post) -> bool:
        """Whether a board could be changed where it stands."""
        try:
            await stop.platform.edit(stop.venue.venue, message, post)
        except Gone:
            log.info("table %s: its board in %s takes no changes", stop.table.id, stop.venue.key)
            # N.B. noted at once: if the new one has to wait, the old one would be tried again
            # each time, and take the room the new one waits for. It may still be there.
            await self._store.write(partial(_retire, stop.row))
            return False
        return True

    def _has_aged(self, stop: Stop) -> bool:
        """Whether a board has scrolled away: where it may, a call brings a new one."""
        ages, shown = stop.platform.limits.ages, stop.showing.shown
        return ages is not None and shown is not None and self._world.now() - shown > ages

    async def _waited_for(self, stop: Stop) -> tuple[Person, ...]:
        """The people who are to move, as the venue's platform knows them if it does."""
        minders = [stop.table.places[seat].minder for seat in stop.table.to_move()]
        found = []
        for minder in filter(None, minders):
            selves = await self._people.selves_of(minder)
            here = [known for known in selves if known.platform == stop.venue.platform]
            found += [known.there for known in (here or selves)[:1]]
        return tuple(found)

    async def _tidy(self, stop: Stop, due: Due, said: Said) -> None:
        """Take away what is not the newest: older boards, older calls, at the end all calls.

        Nothing in play waits for that; what its platform puts off is tried again after a while.
        """
        here = (stop.row.table, stop.row.venue)
        # N.B. whom a lobby has warned reads that beside it, until somebody has kept it.
        playing = stop.table.status is Status.PLAYING or stop.table.tidied is not None
        woke = stop.showing.sleep is not None
        if not (said.stale or due.people or here in self._left or woke or not playing):
            return
        following: _Round | None = _Round(stop, said, playing)
        if here in self._tidying:  # whoever is at it goes on with this
            self._tidying[here] = following
            return
        self._left.add(here)
        try:
            while following is not None:
                self._tidying[here] = None
                wait = await self._take_away(following)
                following = self._tidying[here]
        finally:
            del self._tidying[here]
        if wait is None:
            self._left.discard(here)
        elif wait < inf:
            await self._store.write(partial(_come_back, stop.row, wait))

    async def _take_away(self, following: _Round) -> float | None:
        """Seconds after which something has to be tried again, if anything."""
        stop, said, playing = following
        # N.B. a board that calls is newer than any mention, and takes their place.
        since = inf if said.rung or not playing else said.shown
        try:
            await take_older_away(self._store, stop.platform, stop.table.id, stop.venue)
            await self._mentions.clear(stop.platform, stop.table.id, stop.venue, since)
        except Closed:  # with the next board that is shown there
            return inf
        except RetryLater as later:
            return A_WHILE if later.seconds is None else later.seconds
        return None


def _settle(row: OutboxRecord, sleep: SleepRecord | None, tx: Transaction) -> None:
    """Strike out what was delivered; what was delivered in words is owed again."""
    outbox.settle(tx.sql, row.id, row.ticket)
    if row.showing is not None:
        sleep = showings.settle_sleep(tx.sql, row.showing, sleep)
    if sleep is not None:
        outbox.owe_later(tx.sql, Kind.BOARD, row.table, venue=row.venue, due=sleep.again)


def _come_back(row: OutboxRecord, wait: float, tx: Transaction) -> None:
    outbox.owe_later(tx.sql, Kind.BOARD, row.table, venue=row.venue, due=tx.now + wait)


def _retire(row: OutboxRecord, tx: Transaction) -> None:
    showings.retire(tx.sql, row.table, row.venue)
