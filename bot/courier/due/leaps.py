"""Clocks that were set back, also while no bot ran: what had been written by then tells of it."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import Connection

from bot.courier.due.watch import LEAP
from bot.store import Store, Transaction
from bot.store.rows.play.calls import clamp_mentions
from bot.store.rows.play.timers import newest_change, pull_calls, pull_slowly, pull_timers
from bot.store.rows.shown.outbox import pull_rows
from bot.store.rows.shown.showings import clamp_boards
from bot.world import World

log = logging.getLogger(__name__)


def pull_deliveries(sql: Connection, after: float, seconds: float) -> None:
    """Have what is due after a time delivered so many seconds earlier.

    What has been said by then was said no later: else an older call would be the newest for as
    long, and what is said from now on be taken away in its place.
    """
    pull_rows(sql, after, seconds)
    clamp_boards(sql, after)
    clamp_mentions(sql, after)


PULLS: Final = (pull_timers, pull_slowly, pull_calls, pull_deliveries)


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
