"""What is set right when the bot starts: receipts nobody needs, dues of a clock that was wrong."""

from __future__ import annotations

import logging

from bot.contract import Unwell
from bot.health import Patience
from bot.store import Store, Transaction
from bot.store.rows.receipts import prune_receipts
from bot.store.rows.shown import outbox
from bot.world import World

RECEIPTS_KEPT = 3 * 24 * 3600.0
"""No platform repeats an update that is older."""
LONGEST_OWED = 15 * 60.0
"""Nothing is put off for longer at a time, so what seems to be was owed by another clock."""

log = logging.getLogger(__name__)


async def tidy(store: Store, world: World) -> None:
    """Tidy up once, as soon as the disk lets it."""
    patience = Patience(world.sleep)
    while True:
        try:
            await store.write(_tidy)
        except Unwell:
            await patience.pause()
        except Exception:
            log.exception("nothing was tidied up")
            return
        else:
            return


def _tidy(tx: Transaction) -> None:
    prune_receipts(tx.sql, tx.now - RECEIPTS_KEPT)
    outbox.clamp_rows(tx.sql, tx.now + LONGEST_OWED)
