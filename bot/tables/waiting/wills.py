"""Wills: agreements are made openly, votes in secret; a vote says what it came to, never whose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import ceil
from typing import Final

from sqlalchemy import Connection

from bot.store import Transaction
from bot.store.rows.play import wills
from bot.store.rows.play.wills import WillRecord
from bot.tables.pace import DAY
from bot.tables.table import Table, Will
from engines.values import Seat

PAUSE: Final = "pause"
PACE: Final = "pace"
OFFER: Final = "friend"
"""Somebody would like a friend to mind their seat."""
LEFT: Final = "left"
"""Somebody is no longer where the table is shown: since which of its versions."""
END: Final = "end"
LASTS: Final = 7 * DAY
"""A vote counts for so long: nobody is surprised by what they wanted long ago."""


def is_open(about: str) -> bool:
    """Whether everybody may read what people want of a thing."""
    return about in (PAUSE, PACE, OFFER, LEFT)


def absence(seat: Seat, turn: int) -> str:
    """What a vote on somebody who does not come is about: it ends with their turn."""
    return f"absent {seat} {turn}"


def departure(seat: Seat, since: str) -> str:
    """What a vote on somebody who has left is about: it ends when they are back."""
    return f"left {seat} {since}"


def wants(table: Table, about: str) -> dict[str, str]:
    """What each person who decides here wants of a thing everybody may read."""
    people = table.people()
    found = (will for will in table.wills if will.about == about and will.person in people)
    return {will.person: will.choice for will in found}


def with_will(table: Table, about: str, person: str, choice: str) -> tuple[Will, ...]:
    """The open wills with one more; another one of the person about it is replaced."""
    if Will(about, person, choice) in table.wills:
        return table.wills
    kept = (each for each in table.wills if (each.about, each.person) != (about, person))
    return (*kept, Will(about, person, choice))


def without_wills(table: Table, about: str) -> tuple[Will, ...]:
    """The open wills without those about a thing."""
    return tuple(each for each in table.wills if each.about != about)


def have_left(table: Table) -> dict[Seat, str]:
    """Who decides for themselves, but is no longer where the table is shown, and since what."""
    gone = {table.seat_of(person): since for person, since in wants(table, LEFT).items()}
    return {seat: since for seat, since in sorted(gone.items()) if seat is not None}


def agreed(table: Table, about: str) -> str | None:
    """What everybody who decides here wants of a thing, if they all want the same."""
    said = wants(table, about)
    choices = {said.get(person) for person in table.people()}
    return choices.pop() if len(choices) == 1 else None


def vote(tx: Transaction, table: Table, about: str, person: str, choice: str | None) -> None:
    """Count somebody's secret vote, or take it back."""
    if choice is None:
        wills.drop_wills(tx.sql, table.id, about, person)
    else:
        wills.keep_will(tx.sql, WillRecord(table.id, about, person, choice, tx.now))


def votes(
    sql: Connection, table: Table, about: str, voters: Collection[str], now: float
) -> Counter[str]:
    """How often what is wanted by those whose vote counts."""
    return Counter(
        will.choice
        for will in wills.wills_of(sql, table.id)
        if will.about == about and will.person in voters and now - will.at <= LASTS
    )


def most_of(voters: int) -> int:
    """More than half of them."""
    return voters // 2 + 1


def two_thirds(voters: int) -> int:
    """Two thirds of them, both of two."""
    return ceil(2 * voters / 3)
