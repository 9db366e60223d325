"""A database as an earlier version would have left it: its schema, and all that fits into it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.store.migrate import MIGRATIONS


def as_earlier(file: Path, revision: str) -> None:
    """Put a closed database back to the schema of a revision; what came later is lost."""
    old = file.with_suffix(".earlier")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as sql:
        config.attributes["connection"] = sql
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(old)) as rows, rows:
        rows.execute("ATTACH ? AS newer", (str(file),))
        for table in _names(rows, "SELECT name FROM sqlite_master WHERE type = 'table'"):
            if not table.startswith(("alembic", "sqlite")):
                columns = ", ".join(f'"{each}"' for each in _columns(rows, table))
                rows.execute(
                    f'INSERT INTO main."{table}" ({columns}) '  # noqa: S608 — names of our own
                    f'SELECT {columns} FROM newer."{table}"'
                )
    for left in file.parent.glob(f"{file.name}-*"):
        left.unlink()
    old.replace(file)


def revision_of(file: Path) -> str:
    """The revision whose schema a closed database has."""
    with closing(sqlite3.connect(file)) as sql:
        [revision] = _names(sql, "SELECT version_num FROM alembic_version")
    return revision


def _columns(sql: sqlite3.Connection, table: str) -> list[str]:
    return _names(sql, f"SELECT name FROM pragma_table_info('{table}')")  # noqa: S608


def _names(sql: sqlite3.Connection, question: str) -> list[str]:
    return [str(name) for (name,) in sql.execute(question)]
