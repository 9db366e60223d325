"""Tables, their seats and their logs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from bot.store import schema
from bot.store.packing import pack, unpack_options
from bot.tables.status import OPEN, Status
from engines.log import Cause

E = TypeVar("E", bound=StrEnum)


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
    options: Mapping[str, str] | None
    """None if they cannot be read."""
    seats: int
    seed: str
    commitment: str
    status: Status
    version: int
    host: str
    """The key of the person who set it up."""
    created: float
    changed: float
    pace: str | None = None
    """How long people have for a turn; None is as long as they like."""
    since: float | None = None
    """Since when that is counted."""
    home: str | None = None
    """The key of the venue where it was opened."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A place at a table; nobody's person is None."""

    seat: int
    person: str | None
    name: str
    sitter: Sitter | None = Sitter.PERSON
    """None if it cannot be read."""
    level: int | None = None
    """How strong the computer is, where one sits."""
    minder: str | None = None
    """The key of the friend who minds it for its person."""
    since: float | None = None
    """Since when somebody else minds it."""
    bank: float = 0.0
    """Seconds of earlier turns its person has left."""


@dataclass(frozen=True, slots=True)
class LogRecord:
    """One row of a table's log: a move, or a table event written with `!`."""

    table: str
    step: int
    version: int
    seat: int
    text: str
    cause: Cause | None
    """None if it cannot be read."""
    at: float


_tables, _seats, _log = schema.tables.c, schema.seats.c, schema.log.c

_INSERT = insert(schema.tables)
_LOAD = select(schema.tables).where(_tables.id == bindparam("of"))
_SAVE = update(schema.tables).where(
    _tables.id == bindparam("of"), _tables.version == bindparam("old")
)
_LIVE = select(schema.tables).where(_tables.status.in_(OPEN)).order_by(_tables.created, _tables.id)
_MOVE_HOME = update(schema.tables).where(
    _tables.id == bindparam("of"), _tables.home == bindparam("old")
)
_OF_PERSON = _LIVE.where(
    _tables.id.in_(
        select(_seats.table).where(
            (_seats.person == bindparam("of")) | (_seats.minder == bindparam("of"))
        )
    )
)
_AT_VENUE = _LIVE.where(
    _tables.id.in_(
        select(schema.showings.c.table).where(
            schema.showings.c.venue == bindparam("of"), schema.showings.c.closed.is_(False)
        )
    )
)
_LOBBIES_OF = (
    select(schema.tables)
    .where(_tables.host == bindparam("of"), _tables.status == Status.LOBBY)
    .order_by(_tables.created, _tables.id)
)
_MINDERS = (
    select(func.count(_seats.person.distinct()))
    .where(_seats.table == _tables.id, _seats.sitter == Sitter.PERSON)
    .scalar_subquery()
)
_COUNT_ALONE = select(func.count()).where(
    _tables.host == bindparam("of"), _tables.status == Status.PLAYING, _MINDERS < 2
)
_SEATS = select(schema.seats).where(_seats.table == bindparam("of")).order_by(_seats.seat)
_UNSEAT = delete(schema.seats).where(_seats.table == bindparam("of"))
_SEAT = insert(schema.seats)
_APPEND = insert(schema.log)
_LATEST = (
    select(schema.log)
    .where(_log.table == bindparam("of"))
    .order_by(_log.step.desc())
    .limit(bindparam("most"))
)
_WRITTEN = select(_log.at).where(_log.table == bindparam("of"), _log.step == bindparam("number"))
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


def move_home(sql: Connection, table: str, old: str, new: str) -> None:
    """A table has another home, if that was its home; it counts as no change of the table."""
    sql.execute(_MOVE_HOME, {"of": table, "old": old, "home": new})


def live_tables(sql: Connection) -> list[TableRecord]:
    """Every table that is not at its end, the oldest first: what a restart takes up again."""
    return [_record(row) for row in sql.execute(_LIVE)]


def tables_of_person(sql: Connection, person: str) -> list[TableRecord]:
    """The live tables a person sits at, the oldest first."""
    return [_record(row) for row in sql.execute(_OF_PERSON, {"of": person})]


def tables_at_venue(sql: Connection, venue: str) -> list[TableRecord]:
    """The live tables shown at a venue, the oldest first."""
    return [_record(row) for row in sql.execute(_AT_VENUE, {"of": venue})]


def lobbies_of(sql: Connection, host: str) -> list[TableRecord]:
    """The tables a person has set up that have not begun, the oldest first."""
    return [_record(row) for row in sql.execute(_LOBBIES_OF, {"of": host})]


def count_alone(sql: Connection, host: str) -> int:
    """How many tables of this host are in play with no two people at them."""
    count: int = sql.execute(_COUNT_ALONE, {"of": host}).scalar_one()
    return count


def load_seats(sql: Connection, table: str) -> tuple[SeatRecord, ...]:
    """Who sits where, by seat."""
    return tuple(
        SeatRecord(
            row.seat,
            row.person,
            row.name,
            _one_of(Sitter, row.sitter),
            row.level,
            row.minder,
            row.since,
            row.bank or 0.0,
        )
        for row in sql.execute(_SEATS, {"of": table})
    )


def replace_seats(sql: Connection, table: str, seats: Sequence[SeatRecord]) -> None:
    """Seat everybody anew."""
    sql.execute(_UNSEAT, {"of": table})
    if seats:
        sql.execute(_SEAT, [{"table": table, **asdict(each)} for each in seats])


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
    return tuple(map(_log_record, sql.execute(_REPLAY, {"of": table, "after": after})))


def row_at(sql: Connection, table: str, step: int) -> float | None:
    """When a row of a log was written."""
    at: float | None = sql.execute(_WRITTEN, {"of": table, "number": step}).scalar()
    return at


def load_latest(sql: Connection, table: str, most: int) -> tuple[LogRecord, ...]:
    """The last rows of a table's log, in order."""
    rows = sql.execute(_LATEST, {"of": table, "most": most}).all()
    return tuple(map(_log_record, reversed(rows)))


def _log_record(row: Any) -> LogRecord:
    cause = _one_of(Cause, row.cause)
    return LogRecord(row.table, row.step, row.version, row.seat, row.text, cause, row.at)


def _columns(table: TableRecord) -> dict[str, Any]:
    options = {} if table.options is None else {"options": pack(table.options)}
    return {
        "game": table.game,
        "rules": table.rules,
        **options,
        "seats": table.seats,
        "seed": table.seed,
        "commitment": table.commitment,
        "status": table.status,
        "version": table.version,
        "host": table.host,
        "created": table.created,
        "changed": table.changed,
        "pace": table.pace,
        "since": table.since,
        "home": table.home,
    }


def _record(row: Any) -> TableRecord:
    return TableRecord(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=unpack_options(row.options),
        seats=row.seats,
        seed=row.seed,
        commitment=row.commitment,
        status=_one_of(Status, row.status) or Status.PAUSED,
        version=row.version,
        host=row.host,
        created=row.created,
        changed=row.changed,
        pace=row.pace,
        since=row.since,
        home=row.home,
    )


def _one_of(kind: type[E], text: str) -> E | None:
    """The value of a kind that is written so; None if there is none."""
    return next((each for each in kind if each == text), None)
