"""Whom no call has reached, or who rested: they are called once they can be."""

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
    _tell_now(tx, person)


def rest_anew(tx: Transaction, person: str) -> None:
    """Somebody's hours are others now: what waits for those they had is looked at again."""
    for table in tables_of_person(tx.sql, person):
        for timer in timers.timers_of(tx.sql, table.id, timers.CALL):
            if timer.due > tx.now + AGAIN:  # whom else it is for rests on
                timers.postpone(tx.sql, timer, tx.now)
    _tell_now(tx, person)


def _tell_now(tx: Transaction, person: str) -> None:
    for untold in calls.untold(tx.sql, person):
        for timer in timers.timers_of(tx.sql, untold, timers.TOLD):
            timers.postpone(tx.sql, timer, tx.now)
