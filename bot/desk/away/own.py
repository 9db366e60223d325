"""Whose say counts at a table: that of its people, not of who minds a seat for them."""

from __future__ import annotations

from bot.desk.ask import Ask
from bot.desk.playing.play import not_mine
from bot.desk.rights import seat_here
from bot.tables.refusal import Refusal
from bot.tables.status import OPEN, Status
from bot.tables.table import Table
from engines.values import Seat


def seated_here(table: Table, ask: Ask) -> Seat:
    """The seat of who asks, at a table that is not at its end."""
    seat = seat_here(ask, table)
    must_be_open(table)
    return seat


def must_be_open(table: Table) -> None:
    """Refuse a table that is at its end, or cannot be played."""
    if table.status not in OPEN:
        raise Refusal("refuse-over")
    if table.status is Status.PAUSED:
        raise Refusal("refuse-paused")


def own_place(table: Table, ask: Ask, *, resting: bool = False) -> Seat:
    """The own seat of who asks and decides in it, at a table in play."""
    seat = seated_here(table, ask)
    if table.status is Status.LOBBY:
        raise Refusal("refuse-not-started")
    if table.status is Status.RESTING and not resting:
        raise Refusal("refuse-resting")
    place = table.places[seat]
    if place.person != ask.person:
        raise Refusal("refuse-only-sits")
    if place.minder != ask.person:
        raise not_mine(ask, table, seat)
    return seat
