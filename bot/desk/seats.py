"""Sitting down, and what follows when everybody does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from unicodedata import category

from bot.desk.ask import Ask
from bot.store import Transaction
from bot.tables.status import Status
from bot.tables.table import Place, Table, free_name
from engines.story import Deal, begin

if TYPE_CHECKING:
    from bot.desk.desk import Desk


LONGEST_NAME = 128

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of the text around them."""


def known_as(ask: Ask) -> str:
    """A person's name in one line, without controls that turn the text around; else the id."""
    person = ask.command.person
    shown = "".join(each for each in person.name if each not in TURNING and category(each) != "Cs")
    return " ".join(shown.split())[:LONGEST_NAME] or person.id


def sit_down(desk: Desk, tx: Transaction, ask: Ask, table: Table) -> None:
    """Give who asks the next free seat."""
    place = Place(free_name(table.names(), [known_as(ask)]), ask.person)
    settle(desk, tx, table, table.seated(place, desk.world.now()))


def settle(desk: Desk, tx: Transaction, table: Table, changed: Table) -> None:
    """Write the table down with its new seats; a full one starts at once."""
    full = len(changed.places) == changed.room
    desk.tables.save(tx, table, dealt(changed) if full else changed)


def dealt(table: Table) -> Table:
    """The table with its cards dealt and its first seat to move."""
    deal = Deal(len(table.places), table.options, table.seed)
    return replace(table, status=Status.PLAYING, story=begin(table.game, deal))
