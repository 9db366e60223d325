"""Insert or change: the one place where the store speaks a database's own dialect."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Table, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.elements import ColumnElement

_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Upsert:
    """Inserts rows; where a row of the same key exists, changes that instead.

    `take` names the columns that get the new values, `also` those that are computed; with neither
    an existing row stays as it is. `result.rowcount` counts what was inserted or really changed.
    """

    def __init__(
        self,
        table: Table,
        by: Sequence[str],
        take: Sequence[str] = (),
        also: Mapping[str, ColumnElement[Any]] | None = None,
    ) -> None:
        self._statements = {
            dialect: self._build(insert(table), table, by, take, also or {})
            for dialect, insert in _INSERTS.items()
        }

    def __call__(
        self, sql: Connection, rows: Mapping[str, Any] | Sequence[Mapping[str, Any]]
    ) -> CursorResult[Any]:
        """Carry it out for one row or several."""
        return sql.execute(self._statements[sql.dialect.name], rows)

    @staticmethod
    def _build(
        insert: Any,
        table: Table,
        by: Sequence[str],
        take: Sequence[str],
        also: Mapping[str, ColumnElement[Any]],
    ) -> Any:
        if not take and not also:
            statement = insert.on_conflict_do_nothing(index_elements=by)
        else:
            changes = {name: insert.excluded[name] for name in take}
            # A row that would stay the same is not written again.
            differs = [table.c[name].is_distinct_from(new) for name, new in changes.items()]
            statement = insert.on_conflict_do_update(
                index_elements=by,
                set_={**changes, **also},
                where=None if also else or_(*differs),
            )
        return statement.execution_options(preserve_rowcount=True)
