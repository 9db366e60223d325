"""Minding: a friend or a computer decides in a seat, its person comes back, a newcomer takes over.

Who has decided in a seat knows what lay there: no other seat at the table is theirs ever after.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.store import Transaction
from bot.store.rows.play import orders, stints, timers
from bot.tables.status import Status
from bot.tables.table import Place, Table
from bot.tables.waiting.clocks import RETURNS
from bot.tables.waiting.wills import OFFER
from engines.log import Cause
from engines.values import Seat

REMOVED: Final = -1
"""Whoever was removed is as if they knew a seat there is not: none at the table is theirs."""
REMOVER: Final = -2
"""Whoever has removed somebody is noted in the same way: no seat that became free so is theirs."""


def by_computer(tx: Transaction, table: Table, seat: Seat, level: int, cause: Cause) -> Table:
    """The table with a computer in a seat, until its person is back.

    Where others have put it there, the seat is free for newcomers after a while.
    """
    if cause is not Cause.PERSON:
        timers.set_timer(tx.sql, table.id, timers.VACATE, due=tx.now + RETURNS, seat=seat)
    place = replace(table.places[seat], level=level, friend=None, since=tx.now)
    return _minded(tx, table, seat, place, "!sitter computer", cause)


def without_owner(tx: Transaction, table: Table, seat: Seat, level: int) -> Table:
    """The table with a computer in the seat of who has left: free for a newcomer at once."""
    after = by_computer(tx, table, seat, level, Cause.CLOCK)
    return replace(after, story=after.told.write(seat, "!out", Cause.CLOCK))


def by_friend(tx: Transaction, table: Table, seat: Seat, friend: str) -> Table:
    """The table with a friend in a seat, until its person is back."""
    stints.note_stint(tx.sql, table.id, friend, seat)
    place = replace(table.places[seat], level=None, friend=friend, since=tx.now)
    return _minded(tx, table, seat, place, "!sitter friend", Cause.PERSON)


def taken_back(tx: Transaction, table: Table, seat: Seat) -> Table:
    """The table with a seat's person in it again."""
    timers.cancel(tx.sql, table.id, timers.VACATE, seat)
    place = replace(table.places[seat], level=None, friend=None, since=None)
    return _minded(tx, table, seat, place, "!back", Cause.PERSON)


def taken_over(tx: Transaction, table: Table, seat: Seat, name: str, person: str) -> Table:
    """The table with a newcomer in a seat: it is theirs from now on."""
    timers.cancel(tx.sql, table.id, timers.VACATE, seat)
    former = table.places[seat].person
    if former is not None:
        stints.note_stint(tx.sql, table.id, former, seat)
    return _minded(tx, table, seat, Place(name, person), "!takeover", Cause.PERSON)


def removed(tx: Transaction, table: Table, seat: Seat, level: int, by: str) -> Table:
    """The table with nobody in a seat but a computer, until a newcomer takes it over.

    Where nobody is left who plays, it is over.
    """
    timers.cancel(tx.sql, table.id, timers.VACATE, seat)
    bar(tx, table, seat)
    stints.note_stint(tx.sql, table.id, by, REMOVER)
    former = table.places[seat]
    place = Place(former.name, level=level, since=tx.now)
    after = _minded(tx, table, seat, place, "!remove", Cause.CLOCK)
    after = replace(after, wills=tuple(w for w in after.wills if w.person != former.person))
    if any(each.minder for each in after.places):
        return after
    return replace(after, story=after.told.write(seat, "!end deserted", Cause.CLOCK))


def bar(tx: Transaction, table: Table, seat: Seat) -> None:
    """Have those who sit in a seat never sit at the table again."""
    for person in (table.places[seat].person, table.places[seat].friend):
        if person is not None:
            stints.note_stint(tx.sql, table.id, person, REMOVED)


def is_barred(tx: Transaction, table: Table, person: str) -> bool:
    """Whether somebody was removed from a table."""
    return REMOVED in stints.stints_of(tx.sql, table.id, person)


def has_removed(tx: Transaction, table: Table, person: str) -> bool:
    """Whether somebody has removed anybody from a table."""
    return REMOVER in stints.stints_of(tx.sql, table.id, person)


def was_removed(table: Table, seat: Seat) -> bool:
    """Whether a seat is free because its person was removed."""
    return table.places[seat].person is None and seat in table.told.vacant


def may_decide(tx: Transaction, table: Table, person: str, seat: Seat) -> bool:
    """Whether nobody's secrets but this seat's are known to a person."""
    return table.seat_of(person) in (None, seat) and not (
        stints.stints_of(tx.sql, table.id, person) - {seat, REMOVER}
    )


def given_back(table: Table, seat: Seat) -> Table:
    """A lobby with one seat fewer; without any person left it is cleared away."""
    left = table.vacated(seat)
    people = [place.person for place in left.places if place.person]
    status = left.status if people else Status.CANCELLED
    host = left.host if left.host in people or not people else people[0]
    return replace(left, host=host, status=status)


def free_seats(table: Table) -> tuple[Seat, ...]:
    """The seats a newcomer may take over: given up, or left for long."""
    if table.story is None or table.status not in (Status.PLAYING, Status.RESTING):
        return ()
    gone = {*table.told.vacant, *table.told.resigned}
    return tuple(seat for seat in sorted(gone) if table.places[seat].level is not None)


def _minded(
    tx: Transaction, table: Table, seat: Seat, place: Place, event: str, cause: Cause
) -> Table:
    """The table with another place; orders were those of who decided there before."""
    if table.orders_of(seat):
        orders.drop_orders(tx.sql, table.id, seat)
        table = table.with_orders(seat, ())
    story = table.told.write(seat, event, cause)
    own = table.places[seat].person
    wills = tuple(each for each in table.wills if (each.about, each.person) != (OFFER, own))
    return replace(table.with_place(seat, place), story=story, wills=wills)
