"""Clocks that are set back, be it while no bot runs: nothing waits for as long as that longer."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from bot.store import Store, Transaction
from bot.store.rows.play.calls import clamp_mentions
from bot.store.rows.play.timers import newest_change, pull_timers
from bot.store.rows.shown.outbox import pull_rows
from bot.store.rows.shown.showings import clamp_boards
from bot.world import World

LEAP: Final = 2.0
"""Seconds the clock may be set back without anything being made of it."""

log = logging.getLogger(__name__)


class Leaps:
    """Notices that the clock was set back since the last look, or since the bot ran last."""

    def __init__(self, store: Store, world: World) -> None:
        self._store = store
        self._world = world
        self._ahead: float | None = None
        """What the clock said more than the time that has really passed."""
        self._looking = asyncio.Lock()

    async def set_right(self) -> None:
        """Bring forward all that is due, by as much as the clock was set back, in one commit.

        N.B. a part of it alone would be brought forward twice, or never, by who starts after that.
        """
        async with self._looking:
            if self._ahead is None:  # what was written before tells what the clock has said
                self._ahead = await self._store.read(newest_change) - self._world.ticks()
            now = self._world.now()
            ahead = now - self._world.ticks()
            if (back := self._ahead - ahead) > LEAP:
                log.warning("the clock was set back by %.0f s", back)
                await self._store.write(partial(_pull, now, back))
            self._ahead = ahead


def _pull(now: float, back: float, tx: Transaction) -> None:
    pull_timers(tx.sql, now, back)
    pull_rows(tx.sql, now, back)
    # What has been said by now was said no later: else an older call would be the newest for as
    # long, and what is said from now on be taken away in its place.
    clamp_boards(tx.sql, now)
    clamp_mentions(tx.sql, now)
