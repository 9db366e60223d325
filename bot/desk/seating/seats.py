"""Sitting down, and what follows when everybody does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from unicodedata import category

from bot.contract import can_be_seen
from bot.desk.ask import TURNING, Ask
from bot.desk.rights import Right, marks_of, must
from bot.desk.seating.again import rotated
from bot.desk.seating.shares import may_deal
from bot.store import Transaction
from bot.store.rows.who.links import bring
from bot.tables.status import Status
from bot.tables.table import Place, Table, free_name
from engines.log import Deal
from engines.story import begin

if TYPE_CHECKING:
    from bot.desk.desk import Desk


LONGEST_NAME = 128


def known_as(ask: Ask) -> str:
    """A person's name in one line, without controls that turn the text around; else the id."""
    person = ask.command.person
    shown = "".join(each for each in person.name if each not in TURNING and category(each) != "Cs")
    named = " ".join(shown.split())[:LONGEST_NAME]
    return named if can_be_seen(named) else person.id


def sit_down(
    desk: Desk,
    tx: Transaction,
    ask: Ask,
    table: Table,
    *,
    deals: bool,
    former: Table | None = None,
) -> None:
    """Give who asks the next free seat; who has played together before sits in another one."""
    must(ask, table, *marks_of(tx, table, ask.person), right=Right.JOIN)
    place = Place(free_name(table.names(), [known_as(ask)]), ask.person)
    note_own(tx, ask, table)
    seated = table.seated(place, tx.now)
    settle(desk, tx, table, seated if former is None else rotated(former, seated), deals=deals)


def note_own(tx: Transaction, ask: Ask, table: Table) -> None:
    """A table is the self's that has come to it, if that ever goes its own way."""
    if ask.here != ask.person:
        bring(tx.sql, ask.here, table.id)


def settle(desk: Desk, tx: Transaction, table: Table, changed: Table, *, deals: bool) -> None:
    """Write the table down with its new seats; a full one starts at once where it may."""
    full = deals and len(changed.places) == changed.room
    if full:
        may_deal(desk, tx, changed)
    desk.tables.save(tx, table, dealt(changed) if full else changed)


def dealt(table: Table) -> Table:
    """The table with its cards dealt and its first seat to move."""
    deal = Deal(len(table.places), table.options, table.seed)
    return replace(table, status=Status.PLAYING, story=begin(table.game, deal))
