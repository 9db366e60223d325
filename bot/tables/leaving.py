"""Leaving: somebody is no longer where a table is shown; those who are left decide at once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.store import Transaction
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from bot.store.rows.who import people
from bot.tables.keeper import Tables
from bot.tables.refusal import Refusal
from bot.tables.status import Status
from bot.tables.table import Table
from bot.tables.waiting.minding import given_back, taken_back
from bot.tables.waiting.wills import LEFT, have_left, with_will


def depart(tables: Tables, tx: Transaction, venue: str, person: str) -> None:
    """A person is not at a venue any more: their tables there are told, lobbies are left."""
    shown = tables.shown_within(tx, venue)
    for table_id in dict.fromkeys(table for table, _ in shown):
        try:
            table = tables.fetch(tx, table_id)
        except Refusal:  # it does not replay: nobody plays there
            continue
        places = [place for table, place in shown if table == table_id]
        if table.seat_of(person) is not None and not _sees_it(tx, table, person, places):
            _depart(tables, tx, table, person)


def _depart(tables: Tables, tx: Transaction, table: Table, person: str) -> None:
    seat = table.seat_of(person)
    if seat is None:
        return
    if table.status is Status.LOBBY:
        tables.save(tx, table, given_back(table, seat))
    elif table.status not in (Status.PLAYING, Status.RESTING):
        return
    elif table.places[seat].friend == person:
        tables.save(tx, table, taken_back(tx, table, seat))
    elif person in table.people() and seat not in have_left(table) and len(table.people()) > 1:
        wills = with_will(table, LEFT, person, str(table.version))
        after = tables.save(tx, table, replace(table, wills=wills))
        for venue in after.venues:
            outbox.owe(tx.sql, Kind.LEFT, table.id, due=tx.now, venue=venue)


def _sees_it(tx: Transaction, table: Table, person: str, left: Collection[str]) -> bool:
    """Whether a person may still see a table elsewhere, as far as is known."""
    selves = people.selves_of(tx.sql, person)
    platforms, keys = {each.platform for each in selves}, {each.key for each in selves}
    house = {_house(tx, place) for place in left}
    for place in table.venues:
        known = people.load_venue(tx.sql, place)
        if known is None or place in left or _house(tx, place) in house:
            continue
        if place in keys if known.private else known.platform in platforms:
            return True
    return False


def _house(tx: Transaction, place: str) -> str:
    """The server or group a place is in."""
    known = people.load_venue(tx.sql, place)
    return (known.charter if known else None) or place
