"""What the store says to SQLite it could say to PostgreSQL."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import ClauseElement
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store.rows import receipts
from bot.store.rows.play import calls, results, tables, timers
from bot.store.rows.shown import outbox, rooms, showings, whispers
from bot.store.rows.who import people
from bot.store.schema import metadata
from bot.store.upsert import Upsert

POSTGRESQL = postgresql.dialect()


@pytest.mark.parametrize(
    "module",
    [calls, outbox, people, receipts, results, rooms, showings, tables, timers, whispers],
    ids=lambda module: module.__name__,
)
def test_every_statement_can_be_said_in_postgresql(module):
    statements: list[Any] = [
        each for each in vars(module).values() if isinstance(each, ClauseElement)
    ]
    upserts = [each for each in vars(module).values() if isinstance(each, Upsert)]
    statements += [upsert._statements["postgresql"] for upsert in upserts]
    moves = getattr(module, "_MOVE", ())
    statements += moves if isinstance(moves, tuple) else ()
    assert len(statements) > 1
    for statement in statements:
        assert str(statement.compile(dialect=POSTGRESQL))


def test_every_table_and_index_can_be_built_in_postgresql():
    built = [
        str(CreateTable(table).compile(dialect=POSTGRESQL)) for table in metadata.sorted_tables
    ]
    for table in metadata.sorted_tables:
        built += [str(CreateIndex(each).compile(dialect=POSTGRESQL)) for each in table.indexes]
    assert len(built) > 20
