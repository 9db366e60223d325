"""Whom no call has reached: they are called once more, at the latest after a while."""

from __future__ import annotations

from typing import Final

from bot.store import Transaction
from bot.store.packing import Body
from bot.store.rows.play import calls, timers
from bot.store.rows.play.calls import CallRecord
from bot.store.rows.play.tables import tables_of_person

AGAIN: Final = 15 * 60.0
"""Seconds after which another call is tried where none reached them."""


def try_later(tx: Transaction, vain: CallRecord) -> None:
    """Call somebody for their turn once more after a while."""
    body: Body = {"turn": vain.turn, "vain": vain.person}
    due = tx.now + AGAIN
    timers.set_timer(tx.sql, vain.table, timers.CALL, due=due, seat=vain.seat, body=body)


def try_now(tx: Transaction, person: str) -> None:
    """Somebody can be written to again: of what did not reach them they hear now.

    N.B. who is here by now is called for a turn once they are not: the ringer sees to that.
    """
    for table in tables_of_person(tx.sql, person):
        for timer in timers.timers_of(tx.sql, table.id, timers.CALL):
            if timer.body.get("vain") == person:
                timers.postpone(tx.sql, timer, tx.now)
    for told in calls.told_in_vain(tx.sql, person):
        for timer in timers.timers_of(tx.sql, told, timers.TOLD):
            timers.postpone(tx.sql, timer, tx.now)
