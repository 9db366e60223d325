"""The courier delivers posts: it looks at what is owed, composes it, sends it, strikes it out.

Everything is delivered at least once. A board that was sent just before a crash is sent again under
the same key, which its platform takes for an edit to the same content.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from weakref import WeakValueDictionary

from bot.contract import (
    Closed,
    Gone,
    Moved,
    Platform,
    RetryLater,
    Unreachable,
    Unwell,
    Venue,
)
from bot.courier.boards import Boards
from bot.courier.carrier import Means
from bot.courier.due.leaps import Leaps
from bot.courier.due.ringer import Ringer
from bot.courier.due.watch import Watch
from bot.courier.hands import Hands
from bot.courier.leads import Leads
from bot.courier.nudges import Nudges
from bot.courier.rumour import Rumour
from bot.courier.sleep import SleepingBoards
from bot.courier.tidy import tidy
from bot.courier.whispers import Whispers
from bot.posts.kit import Kit
from bot.store import Store, Transaction
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind, OutboxRecord
from bot.store.rows.shown.whispers import BOARD
from bot.tables.keeper import Tables
from bot.tables.people import People
from bot.tables.sleepers import Sleepers
from bot.world import World

SLOWEST_RETRY = 10 * 60.0

log = logging.getLogger(__name__)


class Courier:
    """Delivers everything that is owed, each venue and person apart from the others."""

    def __init__(
        self,
        kit: Kit,
        store: Store,
        tables: Tables,
        people: People,
        world: World,
        leaps: Leaps,
        platforms: Mapping[str, Platform],
        sleepers: Sleepers,
    ) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._world = world
        due, work = outbox.due_rows, self._deliver
        self._watch = Watch(store, world, leaps, due=due, work=work, part="deliveries")
        self._ringer = Ringer(store, tables, world, leaps, self._watch.wake)
        means = Means(kit, store, tables, people, world, platforms, self.wake)
        brought = Whispers(store, BOARD)
        hands = Hands(means, brought)
        nudges, rumour = Nudges(means, hands), Rumour(means, brought)
        shown = SleepingBoards(Boards(means), rumour, store, tables, sleepers, world)
        self._turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._carriers: Mapping[Kind, Callable[[OutboxRecord], Awaitable[None]]] = {
            Kind.BOARD: shown.deliver,
            Kind.LEAD: Leads(means).deliver,
            **dict.fromkeys((Kind.HAND, Kind.GLANCE, Kind.PAST, Kind.PLEA), hands.deliver),
            Kind.CALL: hands.call,
            Kind.REMIND: nudges.remind,
            Kind.WAITED: nudges.tell,
            Kind.TIDIED: nudges.warn,
            Kind.LEFT: nudges.tell_left,
        }

    async def run(self) -> None:
        """Deliver until cancelled."""
        async with asyncio.TaskGroup() as parts:
            parts.create_task(tidy(self._store, self._world))
            parts.create_task(self._watch.run())
            parts.create_task(self._ringer.run())

    def wake(self) -> None:
        """Something was committed: look at what is owed."""
        self._watch.wake()
        self._ringer.wake()

    async def leave(self) -> None:
        """The bot is about to stop: keep what only its memory knows."""
        await self._ringer.leave()

    async def _deliver(self, row: OutboxRecord) -> None:
        try:
            async with self._turn(row):
                await self._carriers[row.kind](row)
        except RetryLater as error:
            await self._retry(row, error.seconds)
        except Moved as error:
            new = error.venue
            await self._store.write(lambda tx: self._move(tx, row, new))
            self.wake()
        except (Closed, Gone, Unreachable) as error:
            log.warning("table %s: a %s is given up: %s", row.table, row.kind.value, error)
            await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
        except Unwell:
            raise
        except Exception:
            log.exception("table %s: %s not delivered", row.table, row.kind.value)
            await self._retry(row, None)

    def _turn(self, row: OutboxRecord) -> asyncio.Lock:
        """What is owed to one person of one table goes out one after the other.

        Each reads how the table stands as it begins: of two at once the older could be the last.
        """
        lock = asyncio.Lock()
        return self._turns.setdefault((row.table, row.person), lock) if row.person else lock

    async def _retry(self, row: OutboxRecord, seconds: float | None) -> None:
        """Deliver a row when its platform allows, or after twice as long as the last time."""
        if seconds is not None:
            await self._postpone(row, seconds, row.attempts)
            return
        wait = min(2.0 ** min(row.attempts, 20), SLOWEST_RETRY)
        await self._postpone(row, wait, row.attempts + 1)

    async def _postpone(self, row: OutboxRecord, wait: float, attempts: int) -> None:
        def job(tx: Transaction) -> None:
            # N.B. reckoned as it is written: by then the clock may have been set back.
            outbox.postpone(tx.sql, row.id, due=tx.now + wait, attempts=attempts)

        await self._store.write(job)
        self.wake()

    def _move(self, tx: Transaction, row: OutboxRecord, new: Venue) -> None:
        """Deliver at a venue's new id what is owed at the old one."""
        self._tables.move_venue(tx, row.venue, new)
        self._people.move_venue(tx, row.venue, new)
