"""Migrations: they build what `schema` says, all or nothing, and know what is not theirs."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from bot.store import Store, StoreBroken
from bot.store.migrate import MIGRATIONS
from bot.store.migrations import HEAD
from bot.store.rows.play.tables import load_table
from bot.store.rows.shown.whispers import BOARD, note_whisper, tables_whispered_to, whispers_of
from bot.store.schema import metadata
from tests.store.earlier import as_earlier, revision_of
from tests.store.examples import TABLE, ask, child, do, lay, line, url

HALFWAY = """
import os, sys
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9999", {head!r}

def upgrade():
    op.create_table("first_half", sa.Column("id", sa.Integer, primary_key=True))
    op.execute("UPDATE tables SET game = 'changed'")
    if os.path.exists({pause!r}):
        print("halfway", flush=True)
        sys.stdin.read()
    op.create_table("second_half", sa.Column("id", sa.Integer, primary_key=True))
"""


ORPHANS = """
from alembic import op

revision, down_revision = "9999", {head!r}

def upgrade():
    op.execute("INSERT INTO results VALUES ('no such table', 0, NULL, 'boop', 1, NULL, 0, NULL)")
"""


def names(file: Path) -> set[str]:
    connection = sqlite3.connect(file)
    found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    connection.close()
    return found


def text_of_schema(sql: Connection) -> list[tuple[str, list[str]]]:
    """Every word of it; SQLite writes a column that was added later into the line of another."""
    rows = sql.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return sorted(
        (name, sorted(filter(None, map(str.strip, text.replace(",", "\n").splitlines()))))
        for name, text in rows
        if not name.startswith("alembic")
    )


@pytest.fixture
def pause(tmp_path: Path) -> Path:
    """As long as this file is there, the migration stops halfway."""
    return tmp_path / "pause"


@pytest.fixture
def later(tmp_path: Path, pause: Path) -> Path:
    """Our migrations and one more."""
    place = tmp_path / "later"
    shutil.copytree(MIGRATIONS, place)
    (place / "versions" / "9999_halfway.py").write_text(HALFWAY.format(pause=str(pause), head=HEAD))
    return place


async def test_the_migrations_build_what_the_schema_says(store):
    def differences(sql: Connection) -> list[object]:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(sql, opts=options), metadata))

    assert await store.read(differences) == []


async def test_the_migrations_build_it_to_the_letter(store):
    engine = create_engine("sqlite://")
    with engine.begin() as sql:
        metadata.create_all(sql)
        wanted = text_of_schema(sql)
    engine.dispose()
    assert len(wanted) > 20
    assert await store.read(text_of_schema) == wanted


async def test_a_database_that_is_up_to_date_is_not_touched(file):
    for _ in range(2):
        store = await Store.open(url(file))
        await store.close()
        content = file.read_bytes()
        store = await Store.open(url(file), migrate=False)
        await store.close()
        assert file.read_bytes() == content


async def test_an_older_database_is_brought_up_to_date_and_keeps_its_rows(file, later):
    store = await Store.open(url(file))
    await lay(store, "t1")
    await store.close()
    store = await Store.open(url(file), migrations=later)
    table = await ask(store, load_table, "t1")
    await store.close()
    assert table is not None
    assert (table.game, table.host) == ("changed", TABLE.host)
    assert {"first_half", "second_half"} <= names(file)


async def test_an_older_database_is_refused_when_migrating_is_not_allowed(file, later):
    store = await Store.open(url(file))
    await store.close()
    with pytest.raises(StoreBroken, match=rf"older version \({HEAD}\): start the bot once"):
        await Store.open(url(file), migrations=later, migrate=False)
    with pytest.raises(StoreBroken, match=r"older version \(none\)"):
        await Store.open(url(file.with_name("new.db")), migrate=False)


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(file, later):
    store = await Store.open(url(file), migrations=later)
    await store.close()
    before = names(file)
    with pytest.raises(StoreBroken) as refused:
        await Store.open(url(file))
    assert str(refused.value) == (
        f"{file} was written by a newer version (9999):"
        " install that version, or put back a backup made before it ran."
    )
    assert names(file) == before


@pytest.mark.parametrize("existed", [True, False], ids=["an old file", "a new file"])
async def test_a_process_killed_halfway_through_a_migration_changes_nothing(
    file, later, pause, existed
):
    if existed:
        store = await Store.open(url(file))
        await lay(store, "t1")
        await store.close()
    before = names(file) if existed else set()
    pause.touch()
    with child("hold", file, later) as process:
        assert line(process) == "halfway"
        process.kill()
        process.wait()

    assert names(file) == before
    if existed:
        store = await Store.open(url(file))
        assert await ask(store, load_table, "t1") == TABLE
        await store.close()

    pause.unlink()
    with child("hold", file, later) as process:
        assert line(process) == "open"
    assert names(file) >= {"tables", "first_half", "second_half"}


async def test_a_migration_that_leaves_orphans_behind_is_undone(file, later):
    store = await Store.open(url(file))
    await lay(store, "t1")
    await store.close()
    (later / "versions" / "9999_halfway.py").write_text(ORPHANS.format(head=HEAD))
    with pytest.raises(StoreBroken, match="rows of tables that are not there"):
        await Store.open(url(file), migrations=later)
    store = await Store.open(url(file), migrate=False)
    await store.close()


async def test_private_posts_of_before_boards_were_remembered_are_hands(file):
    store = await Store.open(url(file))
    await lay(store, "t1")
    await do(store, note_whisper, "t1", "paper:ann", "w1", 100.0)
    await store.close()
    as_earlier(file, "0021")
    assert revision_of(file) == "0021"
    store = await Store.open(url(file))
    assert await ask(store, whispers_of, "t1", "paper:ann") == ("w1",)
    await do(store, note_whisper, "t1", "paper:ann", "w2", 101.0, BOARD)
    assert await ask(store, whispers_of, "t1", "paper:ann") == ("w1",)
    assert await ask(store, whispers_of, "t1", "paper:ann", BOARD) == ("w2",)
    assert await ask(store, tables_whispered_to, "paper:ann") == {"t1"}
    await store.close()


def test_the_newest_revision_is_the_head_of_the_scripts():
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]
