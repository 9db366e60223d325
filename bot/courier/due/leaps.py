"""Clocks that were set back while no bot ran: what had been written by then tells of it."""

from __future__ import annotations

import logging
from typing import Final

from bot.courier.due.watch import LEAP
from bot.store import Store, Transaction
from bot.store.rows.play.timers import newest_change, pull_calls, pull_slowly, pull_timers
from bot.store.rows.shown.outbox import pull_rows
from bot.world import World

PULLS: Final = (pull_timers, pull_slowly, pull_calls, pull_rows)

log = logging.getLogger(__name__)


async def set_right(store: Store, world: World) -> None:
    """Have nothing wait for as long as a clock was set back since the bot ran last."""

    def job(tx: Transaction) -> float:
        back = newest_change(tx.sql) - tx.now
        if back > LEAP:
            for pull in PULLS:
                pull(tx.sql, tx.now, back)
        return back

    if await store.read(newest_change) - world.now() > LEAP:
        log.warning("the clock was set back by %.0f s since the last start", await store.write(job))
