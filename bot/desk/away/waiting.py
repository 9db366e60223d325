"""Which tables wait for somebody, wherever they are shown, and since when; which have ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from bot.contract import Answer
from bot.desk.ask import Ask
from bot.posts.pages import tables_post
from bot.store.rows.play.results import ended_of
from bot.store.rows.play.tables import row_at
from bot.tables.asking.turns import turn_of
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk

RECENT: Final = 7 * 24 * 3600.0
"""Seconds for which a table that is over is listed."""
LISTED: Final = 5
"""So many of them at most."""


async def tables(desk: Desk, ask: Ask) -> Answer:
    """My tables, those that wait for me first, the one that has waited longest before all.

    Below them what has ended lately.
    """
    now = desk.world.now()
    mine = await desk.tables.of_person(ask.person)
    waiting = [table for table in mine if table.waits_for(ask.person)]

    def read(sql: Connection) -> dict[str, float]:
        return {table.id: _since(desk, ask, sql, table) for table in waiting}

    since = await desk.store.read(read)
    ended = await _ended(desk, ask.person, now - RECENT)
    post = tables_post(ask.say, mine, ask.person, ask.limits, since=since, now=now, ended=ended)
    return Answer(post=post)


async def _ended(desk: Desk, person: str, since: float) -> list[tuple[Table, float]]:
    """The tables of a person that have ended since a time, the latest first, and when."""
    ended = await desk.store.read(lambda sql: ended_of(sql, person, since, LISTED))
    found = [(await desk.tables.get(each.table), each.at) for each in ended]
    return [(table, at) for table, at in found if table is not None]


def _since(desk: Desk, ask: Ask, sql: Connection, table: Table) -> float:
    """Since when a table has waited for who asks."""
    seat = table.seat_of(ask.person) or 0
    begun = turn_of(desk.kit.guide(table.game), table, seat)
    step = table.told.beats[begun - 1].row.step if begun else -1
    return row_at(sql, table.id, step) or table.created
