"""Private posts of a table: one of a kind for each self, edited in its place or replaced."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.contract import Closed, Gone, Platform, Post, RetryLater, Unreachable, Unwell
from bot.store import Store, Transaction
from bot.store.rows.shown import whispers
from bot.store.rows.who.people import SelfRecord

log = logging.getLogger(__name__)


class Whispers:
    """Brings private posts of one kind, and remembers where they stand."""

    def __init__(self, store: Store, kind: str | None = None) -> None:
        self._store = store
        self._kind = kind
        self._orders: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self._frozen: set[tuple[str, str]] = set()
        """Messages of selves that take no changes and are still to be taken away."""

    async def refresh(
        self, platform: Platform, known: SelfRecord, table: str, post: Post, *, fresh: bool
    ) -> bool:
        """Show a post in the place of the table's last one, without a sound.

        Where none stands, a `fresh` one is sent. Tells whether anything is shown now.
        """
        async with self._order(table, known):
            if not platform.limits.replaces and await self._changed(platform, known, table, post):
                return True
            if not fresh and not (platform.limits.replaces and await self._standing(table, known)):
                return False
            await self._send(platform, known, table, replace(post, silent=True))
            return True

    async def call(self, platform: Platform, known: SelfRecord, table: str, post: Post) -> None:
        """Send a new post with a sound, and take away the table's last one."""
        async with self._order(table, known):
            await self._send(platform, known, table, post)

    async def part(self, platform: Platform, known: SelfRecord, table: str, post: Post) -> None:
        """Send a new post for good, and take all others of the table away."""
        async with self._order(table, known):
            message = await platform.whisper(known.there, post)
            await self._forget(known, table, message)
            await self._clear(platform, known, table)

    async def settle(self, platform: Platform, known: SelfRecord, table: str, post: Post) -> None:
        """Show a post for good in the place of a table's last one; all others go."""
        async with self._order(table, known):
            standing = await self._standing(table, known)
            # N.B. these go first: what has to wait goes on from there. The newest, changed anew at
            # each try, would take the room they wait for.
            for message in standing[1:]:
                await self._away(platform, known, table, message)
            if standing and platform.limits.replaces:
                await self._send(platform, known, table, replace(post, silent=True))
            elif not await self._changed(platform, known, table, post):
                return
            for message in (await self._standing(table, known))[:1]:
                await self._forget(known, table, message)

    async def end(self, platform: Platform, known: SelfRecord, table: str) -> None:
        """Take away the private posts of a table."""
        async with self._order(table, known):
            for message in await self._standing(table, known):
                await self._away(platform, known, table, message)

    async def newest(self, table: str, known: SelfRecord) -> str:
        """The newest private post of a table that stands there; '' is none."""
        return next(iter(await self._standing(table, known)), "")

    def _order(self, table: str, known: SelfRecord) -> asyncio.Lock:
        """One at a time for a table and a self: two would not know of each other's message."""
        return self._orders.setdefault((table, known.key), asyncio.Lock())

    async def _standing(self, table: str, known: SelfRecord) -> Sequence[str]:
        return await self._store.read(
            lambda sql: whispers.whispers_of(sql, table, known.key, self._kind)
        )

    async def _changed(self, platform: Platform, known: SelfRecord, table: str, post: Post) -> bool:
        """Whether the newest message of a table shows the post now; one that cannot goes."""
        standing = await self._standing(table, known)
        if not standing:
            return False
        newest = (known.key, standing[0])
        if newest not in self._frozen:
            try:
                await platform.edit(known.there, standing[0], post)
            except (Closed, Gone, Unreachable) as error:
                log.info("table %s: a private post takes no changes: %s", table, error)
                # N.B. noted at once: if it cannot go yet, it would be tried again each time, and
                # take the room that waits for.
                self._frozen.add(newest)
            else:
                return True
        await self._away(platform, known, table, standing[0])
        return False

    async def _send(self, platform: Platform, known: SelfRecord, table: str, post: Post) -> None:
        message = await platform.whisper(known.there, post)

        def note(tx: Transaction) -> None:
            whispers.note_whisper(tx.sql, table, known.key, message, tx.now, self._kind)

        await self._store.write(note)
        await self._clear(platform, known, table, but=message)

    async def _clear(
        self, platform: Platform, known: SelfRecord, table: str, *, but: str = ""
    ) -> None:
        """Take all messages of a table away but one, each if it can be now."""
        for old in await self._standing(table, known):
            if old != but:
                with suppress(RetryLater):  # it is tried with the next post
                    await self._away(platform, known, table, old)

    async def _away(self, platform: Platform, known: SelfRecord, table: str, message: str) -> None:
        """Take a message away."""
        try:
            await platform.erase(known.there, message)
        except (RetryLater, Unwell):
            raise
        except (Closed, Gone, Unreachable) as error:
            log.info("table %s: a private post is out of reach: %s", table, error)
        except Exception:
            log.exception("table %s: a private post keeps its buttons", table)
            return
        await self._forget(known, table, message)

    async def _forget(self, known: SelfRecord, table: str, message: str) -> None:
        """A message is ours no longer."""
        self._frozen.discard((known.key, message))
        await self._store.write(
            lambda tx: whispers.forget_whisper(tx.sql, table, known.key, message)
        )
