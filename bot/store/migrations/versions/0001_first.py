"""The first schema: tables and their logs, people and places, what is owed, and the web's chat."""

from __future__ import annotations

from typing import Any, TypeAlias

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

Kind: TypeAlias = tuple[Any, bool]
TEXT: Kind = (sa.Text(), False)
INTEGER: Kind = (sa.Integer(), False)
FLOAT: Kind = (sa.Float(), False)
BOOLEAN: Kind = (sa.Boolean(), False)
TEXT_OR_NULL: Kind = (sa.Text(), True)
INTEGER_OR_NULL: Kind = (sa.Integer(), True)
FLOAT_OR_NULL: Kind = (sa.Float(), True)
BOOLEAN_OR_NULL: Kind = (sa.Boolean(), True)
BYTES_OR_NULL: Kind = (sa.LargeBinary(), True)


def upgrade() -> None:
    """Build everything."""
    _games()
    _showings()
    _people()
    _pending()
    _endings()
    _web()


def _games() -> None:
    _build(
        "tables",
        "id",
        {
            "id": TEXT,
            "game": TEXT,
            "rules": INTEGER,
            "options": TEXT,
            "seats": INTEGER,
            "seed": TEXT,
            "commitment": TEXT,
            "status": TEXT,
            "version": INTEGER,
            "host": TEXT,
            "created": FLOAT,
            "changed": FLOAT,
        },
    )
    _index("tables", "status")
    seat = {"person": TEXT_OR_NULL, "sitter": TEXT, "level": INTEGER_OR_NULL, "name": TEXT}
    _build("seats", "table seat", {"table": TEXT, "seat": INTEGER, **seat})
    _index("seats", "person")
    move = {"version": INTEGER, "seat": INTEGER, "text": TEXT, "cause": TEXT, "at": FLOAT}
    _build("log", "table step", {"table": TEXT, "step": INTEGER, **move})


def _showings() -> None:
    _build(
        "showings",
        "table venue",
        {
            "table": TEXT,
            "venue": TEXT,
            "message": TEXT_OR_NULL,
            "number": INTEGER,
            "digest": TEXT_OR_NULL,
            "version": INTEGER,
            "shown": FLOAT_OR_NULL,
            "stale": TEXT_OR_NULL,
            "closed": BOOLEAN,
        },
    )
    _index("showings", "venue")


def _people() -> None:
    known = {"key": TEXT, "platform": TEXT, "native": TEXT}
    _build("venues", "key", {**known, "private": BOOLEAN, "language": TEXT_OR_NULL})
    _build(
        "persons",
        "key",
        {
            **known,
            "name": TEXT,
            "client": TEXT,
            "language": TEXT_OR_NULL,
            "hands": BOOLEAN,
            "reachable": BOOLEAN_OR_NULL,
        },
    )


def _pending() -> None:
    _build(
        "outbox",
        "id",
        {
            "id": INTEGER,
            "kind": TEXT,
            "table": TEXT,
            "venue": TEXT,
            "person": TEXT,
            "due": FLOAT,
            "attempts": INTEGER,
            "body": TEXT_OR_NULL,
            "ticket": INTEGER,
        },
        unique="kind table venue person",
    )
    _index("outbox", "due")
    timer = {"kind": TEXT, "seat": INTEGER, "due": FLOAT, "body": TEXT_OR_NULL}
    _build("timers", "id", {"id": INTEGER, "table": TEXT, **timer}, unique="table kind seat")
    _index("timers", "due")
    update = {"id": INTEGER, "platform": TEXT, "key": TEXT, "body": TEXT}
    _build("inbox", "id", update, unique="platform key")
    _build("invites", "code", {"code": TEXT, "table": TEXT, "until": FLOAT})
    _build("receipts", "key", {"key": TEXT, "at": FLOAT})
    _index("receipts", "at")
    order = {"text": TEXT, "round": INTEGER_OR_NULL, "at": FLOAT}
    _build("orders", "table seat", {"table": TEXT, "seat": INTEGER, **order})


def _endings() -> None:
    _build(
        "results",
        "table seat",
        {
            "table": TEXT,
            "seat": INTEGER,
            "person": TEXT_OR_NULL,
            "game": TEXT,
            "rank": INTEGER,
            "score": INTEGER_OR_NULL,
            "at": FLOAT,
        },
    )
    _index("results", "person")


def _web() -> None:
    _build(
        "web_messages",
        "id",
        {
            "id": TEXT,
            "room": TEXT,
            "person": TEXT,
            "key": TEXT,
            "author": TEXT,
            "author_name": TEXT,
            "position": INTEGER,
            "at": FLOAT,
            "text": TEXT,
            "sketch": TEXT,
            "rows": TEXT,
            "ping": TEXT,
            "alt": TEXT,
            "spots": TEXT,
            "picture": BYTES_OR_NULL,
            "picture_id": TEXT_OR_NULL,
        },
        unique="room person key",
    )
    _index("web_messages", "room person position")
    _index("web_messages", "position", unique=True)
    _index("web_messages", "picture_id", unique=True)


def _build(name: str, key: str, columns: dict[str, Kind], unique: str = "") -> None:
    constraints: list[sa.Constraint] = [sa.PrimaryKeyConstraint(*key.split(), name=f"pk_{name}")]
    if unique:
        constraint = f"uq_{name}_{unique.replace(' ', '_')}"
        constraints.append(sa.UniqueConstraint(*unique.split(), name=constraint))
    if "table" in columns and name != "outbox":
        foreign = sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table")
        constraints.append(foreign)
    numbered = columns.get("id") == INTEGER
    clustered = not numbered and name != "web_messages"
    op.create_table(
        name,
        *(sa.Column(column, kind, nullable=null) for column, (kind, null) in columns.items()),
        *constraints,
        sqlite_autoincrement=numbered,
        sqlite_with_rowid=not clustered,
    )


def _index(name: str, columns: str, *, unique: bool = False) -> None:
    op.create_index(f"ix_{name}_{columns.replace(' ', '_')}", name, columns.split(), unique=unique)
