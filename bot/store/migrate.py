"""Brings a database to the schema of this version, all in the caller's one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from bot.store.errors import StoreBroken
from bot.store.migrations import HEAD

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def bring_up_to_date(sql: Connection, name: str, place: Path, *, migrate: bool) -> None:
    """Run the migrations that are missing; refuse what is not ours, newer, or may not be run."""
    if place != MIGRATIONS or not _is_newest(sql):
        _upgrade(sql, name, place, migrate=migrate)


def _is_newest(sql: Connection) -> bool:
    if not inspect(sql).has_table("alembic_version"):
        return False
    return sql.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [HEAD]


def _upgrade(sql: Connection, name: str, place: Path, *, migrate: bool) -> None:
    from alembic import command  # noqa: PLC0415 — needed once a release
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(place).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    present = set(MigrationContext.configure(sql).get_current_heads())
    if not present and inspect(sql).get_table_names():
        raise StoreBroken(
            name, "is a database of another program", "name another file for the games"
        )
    if not present <= {script.revision for script in scripts.walk_revisions()}:
        raise StoreBroken(
            name,
            f"was written by a newer version ({', '.join(sorted(present))})",
            "install that version, or put back a backup made before it ran",
        )
    if present == set(scripts.get_heads()):
        return
    if not migrate:
        raise StoreBroken(
            name,
            f"has the schema of an older version ({', '.join(sorted(present)) or 'none'})",
            "start the bot once to bring it up to date",
        )
    config.attributes["connection"] = sql
    command.upgrade(config, "head")
    if sql.dialect.name == "sqlite" and sql.exec_driver_sql("PRAGMA foreign_key_check").first():
        raise StoreBroken(name, "has rows of tables that are not there", "put back a backup")
