"""Which tables wait for somebody, wherever they are shown, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from bot.contract import Answer
from bot.desk.ask import Ask
from bot.posts.pages import tables_post
from bot.store.rows.play.tables import row_at
from bot.tables.asking.turns import turn_of
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def tables(desk: Desk, ask: Ask) -> Answer:
    """My tables, those that wait for me first, the one that has waited longest before all."""
    mine = await desk.tables.of_person(ask.person)
    waiting = [table for table in mine if table.waits_for(ask.person)]

    def read(sql: Connection) -> dict[str, float]:
        return {table.id: _since(desk, ask, sql, table) for table in waiting}

    since = await desk.store.read(read)
    now = desk.world.now()
    return Answer(post=tables_post(ask.say, mine, ask.person, ask.limits, since=since, now=now))


def _since(desk: Desk, ask: Ask, sql: Connection, table: Table) -> float:
    """Since when a table has waited for who asks."""
    seat = table.seat_of(ask.person) or 0
    begun = turn_of(desk.kit.guide(table.game), table, seat)
    step = table.told.beats[begun - 1].row.step if begun else -1
    return row_at(sql, table.id, step) or table.created
