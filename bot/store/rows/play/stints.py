"""Stints: in which seats of a table people have decided, and so know what lay there."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, select

from bot.store import schema
from bot.store.upsert import Upsert

_stints = schema.stints.c

_NOTE = Upsert(schema.stints, by=("table", "person", "seat"))
_OF = select(_stints.seat).where(
    _stints.table == bindparam("of"), _stints.person == bindparam("who")
)


def note_stint(sql: Connection, table: str, person: str, seat: int) -> None:
    """Remember that somebody has decided in a seat."""
    _NOTE(sql, {"table": table, "person": person, "seat": seat})


def stints_of(sql: Connection, table: str, person: str) -> set[int]:
    """The seats of a table somebody has decided in for others, or has lost."""
    return set(sql.execute(_OF, {"of": table, "who": person}).scalars())
