"""The private posts of a table: where they stand, so that the next one takes their place."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, select, union

from bot.store import schema
from bot.store.rows.shown.outbox import Kind
from bot.store.upsert import Upsert

BOARD: Final = "board"
"""The kind of a board that was brought since its venue sleeps; a hand or call has none."""

_outbox, _whispers = schema.outbox.c, schema.whispers.c

_OF = (
    select(_whispers.message)
    .where(
        _whispers.table == bindparam("of"),
        _whispers.self == bindparam("whose"),
        _whispers.kind.is_not_distinct_from(bindparam("sort")),
    )
    .order_by(_whispers.at.desc(), _whispers.message)
)
_NOTE = Upsert(schema.whispers, by=("table", "self", "message"), take=("at", "kind"))
_GONE = delete(schema.whispers).where(
    _whispers.table == bindparam("of"),
    _whispers.self == bindparam("whose"),
    _whispers.message == bindparam("said"),
)
_TABLES = select(_whispers.table).where(_whispers.self == bindparam("whose")).distinct()
_BRINGING = (Kind.HAND, Kind.CALL, Kind.PLEA, Kind.REMIND, Kind.TIDIED)
"""What somebody has before them as soon as it is delivered."""
_PEOPLE = union(
    select(schema.selves.c.person)
    .join(schema.whispers, _whispers.self == schema.selves.c.key)
    .where(_whispers.table == bindparam("of")),
    select(_outbox.person).where(
        _outbox.kind.in_(_BRINGING), _outbox.table == bindparam("of"), _outbox.person != ""
    ),
)


def whispers_of(sql: Connection, table: str, key: str, kind: str | None = None) -> tuple[str, ...]:
    """A table's messages of a kind in the private chat of a self, the newest first."""
    return tuple(sql.execute(_OF, {"of": table, "whose": key, "sort": kind}).scalars())


def note_whisper(
    sql: Connection, table: str, key: str, message: str, at: float, kind: str | None = None
) -> None:
    """A message of a table stands in the private chat of a self."""
    _NOTE(sql, {"table": table, "self": key, "message": message, "at": at, "kind": kind})


def forget_whisper(sql: Connection, table: str, key: str, message: str) -> None:
    """A private message stands there no longer, or takes no presses any more."""
    sql.execute(_GONE, {"of": table, "whose": key, "said": message})


def people_whispered_to(sql: Connection, table: str) -> frozenset[str]:
    """The people in whose private chats messages of a table stand, or are on their way."""
    return frozenset(sql.execute(_PEOPLE, {"of": table}).scalars())


def tables_whispered_to(sql: Connection, key: str) -> frozenset[str]:
    """The tables of which messages stand in the private chat of a self."""
    return frozenset(sql.execute(_TABLES, {"whose": key}).scalars())
