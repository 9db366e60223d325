"""Tables, their seats and their logs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from bot.store import schema
from bot.store.packing import pack
from bot.tables.status import OPEN, Status
from engines.story import Cause


class Sitter(StrEnum):
    """Who decides for a seat."""

    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table; its version counts all writes to it and never falls."""

    id: str
    game: str
    rules: int
    options: Mapping[str, str]
    seats: int
    seed: str
    commitment: str
    status: Status
    version: int
    host: str
    """The key of the person who set it up."""
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A place at a table; nobody's person is None."""

    seat: int
    person: str | None
    name: str
    sitter: Sitter = Sitter.PERSON
    level: int | None = None
    """How strong the computer is, where one sits."""


@dataclass(frozen=True, slots=True)
class LogRecord:
    """One row of a table's log: a move, or a table event written with `!`."""

    table: str
    step: int
    version: int
    seat: int
    text: str
    cause: Cause
    at: float


_tables, _seats, _log = schema.tables.c, schema.seats.c, schema.log.c

_INSERT = insert(schema.tables)
_LOAD = select(schema.tables).where(_tables.id == bindparam("of"))
_SAVE = update(schema.tables).where(
    _tables.id == bindparam("of"), _tables.version == bindparam("old")
)
_LIVE = select(schema.tables).where(_tables.status.in_(OPEN)).order_by(_tables.created, _tables.id)
_OF_PERSON = _LIVE.where(
    _tables.id.in_(select(_seats.table).where(_seats.person == bindparam("of")))
)
_AT_VENUE = _LIVE.where(
    _tables.id.in_(
        select(schema.showings.c.table).where(
            schema.showings.c.venue == bindparam("of"), schema.showings.c.closed.is_(False)
        )
    )
)
_SEATS = (
    select(_seats.seat, _seats.person, _seats.name, _seats.sitter, _seats.level)
    .where(_seats.table == bindparam("of"))
    .order_by(_seats.seat)
)
_UNSEAT = delete(schema.seats).where(_seats.table == bindparam("of"))
_SEAT = insert(schema.seats)
_APPEND = insert(schema.log)
_REPLAY = (
    select(schema.log)
    .where(_log.table == bindparam("of"), _log.step > bindparam("after"))
    .order_by(_log.step)
)


def insert_table(sql: Connection, table: TableRecord) -> None:
    """Keep a new table."""
    sql.execute(_INSERT, {"id": table.id, **_columns(table)})


def load_table(sql: Connection, table: str) -> TableRecord | None:
    """A table, if there is one."""
    row = sql.execute(_LOAD, {"of": table}).one_or_none()
    return _record(row) if row else None


def save_table(sql: Connection, table: TableRecord, old: int) -> bool:
    """Replace a table that is still at an old version; False when that race is lost."""
    return sql.execute(_SAVE, {"of": table.id, "old": old, **_columns(table)}).rowcount == 1


def live_tables(sql: Connection) -> list[TableRecord]:
    """Every table that is not at its end, the oldest first: what a restart takes up again."""
    return [_record(row) for row in sql.execute(_LIVE)]


def tables_of_person(sql: Connection, person: str) -> list[TableRecord]:
    """The live tables a person sits at, the oldest first."""
    return [_record(row) for row in sql.execute(_OF_PERSON, {"of": person})]


def tables_at_venue(sql: Connection, venue: str) -> list[TableRecord]:
    """The live tables shown at a venue, the oldest first."""
    return [_record(row) for row in sql.execute(_AT_VENUE, {"of": venue})]


def load_seats(sql: Connection, table: str) -> tuple[SeatRecord, ...]:
    """Who sits where, by seat."""
    return tuple(
        SeatRecord(row.seat, row.person, row.name, Sitter(row.sitter), row.level)
        for row in sql.execute(_SEATS, {"of": table})
    )


def replace_seats(sql: Connection, table: str, seats: Sequence[SeatRecord]) -> None:
    """Seat everybody anew."""
    sql.execute(_UNSEAT, {"of": table})
    if seats:
        sql.execute(
            _SEAT,
            [
                {
                    "table": table,
                    "seat": each.seat,
                    "person": each.person,
                    "name": each.name,
                    "sitter": each.sitter,
                    "level": each.level,
                }
                for each in seats
            ],
        )


def append_log(sql: Connection, rows: Sequence[LogRecord]) -> None:
    """Add rows to a log; a step that is taken raises IntegrityError."""
    if rows:
        sql.execute(
            _APPEND,
            [
                {
                    "table": row.table,
                    "step": row.step,
                    "version": row.version,
                    "seat": row.seat,
                    "text": row.text,
                    "cause": row.cause,
                    "at": row.at,
                }
                for row in rows
            ],
        )


def load_log(sql: Connection, table: str, after: int = -1) -> tuple[LogRecord, ...]:
    """A table's log in order, or what was written after a step."""
    return tuple(
        LogRecord(row.table, row.step, row.version, row.seat, row.text, Cause(row.cause), row.at)
        for row in sql.execute(_REPLAY, {"of": table, "after": after})
    )


def _columns(table: TableRecord) -> dict[str, Any]:
    return {
        "game": table.game,
        "rules": table.rules,
        "options": pack(table.options),
        "seats": table.seats,
        "seed": table.seed,
        "commitment": table.commitment,
        "status": table.status,
        "version": table.version,
        "host": table.host,
        "created": table.created,
        "changed": table.changed,
    }


def _record(row: Any) -> TableRecord:
    return TableRecord(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=json.loads(row.options),
        seats=row.seats,
        seed=row.seed,
        commitment=row.commitment,
        status=Status(row.status),
        version=row.version,
        host=row.host,
        created=row.created,
        changed=row.changed,
    )
