"""Older boards, which are taken away once a newer one stands, or none does any more."""

from __future__ import annotations

import logging
from functools import partial

from bot.contract import Closed, Gone, Platform, RetryLater, Unwell
from bot.store import Store, Transaction
from bot.store.rows.shown import showings
from bot.store.rows.who.people import VenueRecord

log = logging.getLogger(__name__)


async def take_older_away(store: Store, platform: Platform, table: str, here: VenueRecord) -> None:
    """Take older boards of a table away; what fails without a time is tried the next time."""
    showing = await store.read(lambda sql: showings.load_showing(sql, table, here.key))
    for message in showing.stale if showing else ():
        try:
            await platform.erase(here.venue, message)
        except Gone:
            log.info("table %s: an older board was deleted", table)
        except (Closed, RetryLater, Unwell):
            raise
        except Exception:
            log.exception("table %s: an older board keeps its buttons", table)
            continue
        await store.write(partial(_forget, table, here.key, message))


def _forget(table: str, venue: str, message: str, tx: Transaction) -> None:
    showings.forget_stale(tx.sql, table, venue, message)
