"""The courier delivers posts: it looks at what is owed, composes it, sends it, strikes it out.

Everything is delivered at least once. A board that was sent just before a crash is sent again under
the same key, which its platform takes for an edit to the same content.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.contract import (
    Gone,
    Mark,
    Moved,
    Person,
    Platform,
    Post,
    RetryLater,
    Unreachable,
    Venue,
)
from bot.courier.budget import Budget
from bot.courier.watch import Watch
from bot.posts.board import Frame, board_post
from bot.posts.digest import digest
from bot.posts.grip import grip_of
from bot.posts.kit import Kit
from bot.posts.pad import hand_post
from bot.store import Store, Transaction, outbox, showings
from bot.store.outbox import Kind, OutboxRecord
from bot.store.people import SelfRecord, VenueRecord
from bot.store.receipts import prune_receipts
from bot.store.showings import ShowingRecord
from bot.tables.keeper import Tables
from bot.tables.people import People
from bot.tables.status import Status
from bot.tables.table import Table
from bot.world import World

LIVE = 5 * 60.0
"""Who acted in the last minutes is watching: an edit is enough, nobody is called."""
EDITABLE = 50 * 60.0
"""Discord limits edits of messages older than an hour; and an old board has scrolled away."""
SLOWEST_RETRY = 10 * 60.0
RECEIPTS_KEPT = 3 * 24 * 3600.0
"""No platform repeats an update that is older."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Stop:
    """A venue where a board is due."""

    row: OutboxRecord
    table: Table
    showing: ShowingRecord
    venue: VenueRecord
    platform: Platform


class Courier:
    """Delivers everything that is owed, each venue and person apart from the others."""

    def __init__(
        self,
        kit: Kit,
        store: Store,
        tables: Tables,
        people: People,
        world: World,
        platforms: Mapping[str, Platform],
    ) -> None:
        self._kit = kit
        self._store = store
        self._tables = tables
        self._people = people
        self._world = world
        self._platforms = platforms
        self._watch = Watch(store, world, due=outbox.due_rows, work=self._deliver)
        self.wake = self._watch.wake
        self._budget = Budget(world.now)

    async def run(self) -> None:
        """Deliver until cancelled."""
        before = self._world.now() - RECEIPTS_KEPT
        await self._store.write(lambda tx: prune_receipts(tx.sql, before))
        await self._watch.run()

    async def _deliver(self, row: OutboxRecord) -> None:
        held = self._budget.held(_target(row))
        if held is not None:
            await self._postpone(row, held, row.attempts)
            return
        try:
            await (self._board(row) if row.kind is Kind.BOARD else self._hand(row))
        except RetryLater as error:
            await self._retry(row, error.seconds)
        except Moved as error:
            new = error.venue
            await self._store.write(lambda tx: self._move(tx, row, new))
            self.wake()
        except (Gone, Unreachable):
            await self._store.write(lambda tx: self._give_up(tx, row))
        except Exception:
            log.exception("table %s: %s not delivered", row.table, row.kind.value)
            await self._retry(row, None)

    async def _board(self, row: OutboxRecord) -> None:
        stop = await self._stop(row)
        if stop is None:
            return
        number = stop.showing.number + 1
        say = self._people.speech_at(stop.venue)
        frame = Frame(f"{row.table}.{number}", Mark.post(number), say, stop.platform.limits)
        post = await board_post(self._kit, stop.table, frame)
        post = replace(post, ping=await self._called(stop))
        looks = digest(post)
        if stop.showing.message is not None and looks == stop.showing.digest:
            await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
            return
        message = await self._send(stop, post)
        same, now = message == stop.showing.message, self._world.now()
        shown = stop.showing.shown if same and stop.showing.shown else now

        def job(tx: Transaction) -> None:
            showings.record_post(
                tx.sql,
                row.table,
                row.venue,
                number=number,
                version=stop.table.version,
                message=message,
                digest=looks,
                at=shown,
            )
            outbox.settle(tx.sql, row.id, row.ticket)

        await self._store.write(job)
        stale = [*stop.showing.stale, *([] if same else [stop.showing.message])]
        await self._strip(stop, [old for old in stale if old is not None])

    async def _stop(self, row: OutboxRecord) -> Stop | None:
        """Where a board has to go, or None if it must not or cannot go anywhere."""
        table = await self._tables.get(row.table)
        if table is None:  # of a game we do not have; it may come back
            await self._postpone(row, self._world.now() + SLOWEST_RETRY, row.attempts)
            return None
        showing = row.showing
        venue = await self._people.find_venue(row.venue)
        if showing is None or showing.closed or venue is None:
            await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
            return None
        platform = self._platforms.get(venue.platform)
        if platform is None:
            raise RetryLater(SLOWEST_RETRY)
        return Stop(row, table, showing, venue, platform)

    async def _send(self, stop: Stop, post: Post) -> str:
        """Edit while everybody is watching; else a new message below, with a call."""
        message, venue = stop.showing.message, stop.venue.venue
        if message is not None and self._in_place(stop.table, stop.showing):
            self._spend(stop)
            try:
                await stop.platform.edit(venue, message, post)
            except Gone:
                log.info("table %s: its board in %s was deleted", stop.table.id, venue.key)
            else:
                return message
        self._spend(stop)
        return await stop.platform.post(venue, post)

    def _in_place(self, table: Table, showing: ShowingRecord) -> bool:
        now = self._world.now()
        if showing.shown is not None and now - showing.shown > EDITABLE:
            return False
        if table.status in (Status.LOBBY, Status.CANCELLED):
            return True
        asked = table.to_move() or range(len(table.places))
        people = [seat for seat in asked if table.places[seat].minder]
        return all(now - table.acted[seat] < LIVE for seat in people)

    async def _called(self, stop: Stop) -> Person | None:
        """The one person who is to move, as the venue's platform knows them if it does."""
        table = stop.table
        waiting = table.to_move()
        key = table.places[waiting[0]].minder if len(waiting) == 1 else None
        selves = await self._people.selves_of(key) if key else ()
        here = [known for known in selves if known.platform == stop.venue.platform]
        return (here or [*selves])[0].there if selves else None

    async def _strip(self, stop: Stop, messages: list[str]) -> None:
        """Take the buttons of older boards away; what fails now is tried with the next board."""
        for message in messages:
            try:
                self._spend(stop)
                await stop.platform.strip(stop.venue.venue, message)
            except Gone:
                log.info("table %s: an older board was deleted", stop.table.id)
            except RetryLater as error:
                self._budget.hold(stop.venue.key, error.seconds or 0.0)
                return
            except Exception:
                log.exception("table %s: an older board keeps its buttons", stop.table.id)
                continue
            await self._store.write(partial(_forget_stale, stop.row, message))

    async def _hand(self, row: OutboxRecord) -> None:
        table = await self._tables.get(row.table)
        reached: dict[str, bool] = {}
        for known in await self._ways_to(row.person):
            try:
                quiet = row.kind is Kind.GLANCE
                told = table is not None and await self._whisper(table, known, quiet=quiet)
            except (Gone, Moved, Unreachable):  # their button serves from now on, or another self
                reached[known.key] = False
                continue
            if told and not known.reachable:
                reached[known.key] = True
            break

        def job(tx: Transaction) -> None:
            for key, reachable in reached.items():
                self._people.note_reachable(tx, key, reachable=reachable)
            outbox.settle(tx.sql, row.id, row.ticket)

        await self._store.write(job)

    async def _ways_to(self, person: str) -> Sequence[SelfRecord]:
        """A person's selves, those that are reached, or may be, before those that are not."""
        selves = await self._people.selves_of(person)
        return sorted(selves, key=lambda known: known.reachable is False)

    async def _whisper(self, table: Table, known: SelfRecord, *, quiet: bool) -> bool:
        """Show somebody their hand, if they like; the unreachable are tried at each deal."""
        seat = table.seat_of(known.person)
        if seat is None or table.status is not Status.PLAYING or not known.hands:
            return False
        if known.reachable is False and table.told.rows:
            return False
        platform = self._platforms.get(known.platform)
        if platform is None:
            raise RetryLater(SLOWEST_RETRY)
        if quiet and not platform.limits.replaces:
            return False
        say = self._kit.words.of(known.speaks)
        post = await hand_post(grip_of(self._kit, table, seat, say, platform.limits))
        await platform.whisper(known.there, post)
        return True

    async def _retry(self, row: OutboxRecord, seconds: float | None) -> None:
        """Deliver a row when its platform allows, or after twice as long as the last time."""
        if seconds is not None:
            self._budget.hold(_target(row), seconds)
            await self._postpone(row, self._world.now() + seconds, row.attempts)
            return
        wait = min(2.0 ** min(row.attempts, 20), SLOWEST_RETRY)
        await self._postpone(row, self._world.now() + wait, row.attempts + 1)

    def _spend(self, stop: Stop) -> None:
        per_minute = stop.platform.limits.per_minute
        if per_minute is not None and not stop.venue.private:
            self._budget.spend(stop.venue.key, per_minute)

    async def _postpone(self, row: OutboxRecord, due: float, attempts: int) -> None:
        await self._store.write(
            lambda tx: outbox.postpone(tx.sql, row.id, due=due, attempts=attempts)
        )
        self.wake()

    def _give_up(self, tx: Transaction, row: OutboxRecord) -> None:
        """Remember that a venue is closed to us."""
        showings.close(tx.sql, row.table, row.venue)
        outbox.settle(tx.sql, row.id, row.ticket)

    def _move(self, tx: Transaction, row: OutboxRecord, new: Venue) -> None:
        """Deliver at a venue's new id what is owed at the old one."""
        self._tables.move_venue(tx, row.venue, new)
        self._people.move_venue(tx, row.venue, new)


def _target(row: OutboxRecord) -> str:
    return row.venue or row.person


def _forget_stale(row: OutboxRecord, message: str, tx: Transaction) -> None:
    showings.forget_stale(tx.sql, row.table, row.venue, message)
