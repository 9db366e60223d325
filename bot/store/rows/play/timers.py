"""Timers: what will happen at a table if nothing else does."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.packing import Body, pack_body, unpack_body
from bot.store.upsert import Upsert

WHOLE_TABLE = -1
"""The seat of a timer that is nobody's in particular."""
CALL = "call"
"""The kind of timer after which somebody is called; others watch for it than for the rest."""
CLOCK = "deadline"
"""After it a seat's time for its turn is over."""
TIDY = "tidy"
"""After it a lobby is warned about, or cleared away."""
DOZE = "doze"
"""After it a table at which nothing happens goes to sleep."""
VACATE = "vacate"
"""After it a seat whose person stays away is free for a newcomer."""
SLOWLY = (CLOCK, TIDY, DOZE, VACATE)
"""What takes days: watched for by itself."""
REMIND = "remind"
"""After it somebody who keeps a table waiting is reminded."""
WAITED = "waited"
"""After it a table that has waited for long is told what can be done."""
TOLD = "told"
"""After it those are told of something who could not be before."""
CALLING = (CALL, REMIND, WAITED, TOLD)
"""What reaches people, and moves nothing."""


@dataclass(frozen=True, slots=True)
class TimerRecord:
    """One timer: a table has one of each kind per seat."""

    id: int
    table: str
    kind: str
    seat: int
    due: float
    body: Body


_timers = schema.timers.c

_SET = Upsert(schema.timers, by=("table", "kind", "seat"), take=("due", "body"))


def _due(which: ColumnElement[bool]) -> Select[Any]:
    """What is due of some timers, and what of them will be next."""
    following = select(func.min(_timers.due)).where(_timers.due > bindparam("now"), which)
    return (
        select(schema.timers)
        .where(_timers.due <= func.coalesce(following.scalar_subquery(), bindparam("now")), which)
        .order_by(_timers.due, _timers.id)
        .limit(bindparam("most"))
    )


_MOVES = _timers.kind.not_in((*CALLING, *SLOWLY))
_DUE, _DUE_CALLS = _due(_MOVES), _due(_timers.kind.in_(CALLING))
_DUE_SLOWLY = _due(_timers.kind.in_(SLOWLY))
_OF_KIND = (
    select(schema.timers)
    .where(_timers.table == bindparam("of"), _timers.kind == bindparam("sort"))
    .order_by(_timers.seat)
)
_SAME = (
    _timers.id == bindparam("of"),
    _timers.due == bindparam("at"),
    _timers.body.is_not_distinct_from(bindparam("what")),
)
"""Still the timer that was read: one set anew keeps its id, and may by chance keep its time."""
_DELETE = delete(schema.timers).where(*_SAME)
_POSTPONE = update(schema.timers).where(*_SAME)
_AFTER = select(schema.timers).where(_timers.due > bindparam("after"))
_NEWEST = select(func.max(schema.tables.c.changed))
_PULL_CHANGES = (
    update(schema.tables)
    .where(schema.tables.c.changed > bindparam("after"))
    .values(changed=schema.tables.c.changed - bindparam("seconds"))
)
_SHIFT = update(schema.timers).where(_timers.id == bindparam("of"))
_CANCEL_ALL = delete(schema.timers).where(_timers.table == bindparam("of"))
_CANCEL_KIND = _CANCEL_ALL.where(_timers.kind == bindparam("sort"))
_CANCEL_SEAT = _CANCEL_KIND.where(_timers.seat == bindparam("place"))


def set_timer(
    sql: Connection,
    table: str,
    kind: str,
    *,
    due: float,
    seat: int = WHOLE_TABLE,
    body: Body | None = None,
) -> None:
    """Set a timer, or set it anew."""
    _SET(
        sql,
        {"table": table, "kind": kind, "seat": seat, "due": due, "body": pack_body(body)},
    )


def due_timers(sql: Connection, now: float, limit: int) -> list[TimerRecord]:
    """The timers that have run out by now, in the order they did; then those that will next.

    Without those of calls, and those that take days.
    """
    return _records(sql.execute(_DUE, {"now": now, "most": limit}))


def due_calls(sql: Connection, now: float, limit: int) -> list[TimerRecord]:
    """The same of the timers after which somebody is called."""
    return _records(sql.execute(_DUE_CALLS, {"now": now, "most": limit}))


def due_slowly(sql: Connection, now: float, limit: int) -> list[TimerRecord]:
    """The same of the timers that take days."""
    return _records(sql.execute(_DUE_SLOWLY, {"now": now, "most": limit}))


def timers_of(sql: Connection, table: str, kind: str) -> list[TimerRecord]:
    """A table's timers of a kind, by seat."""
    return _records(sql.execute(_OF_KIND, {"of": table, "sort": kind}))


def _records(rows: Iterable[Any]) -> list[TimerRecord]:
    return [
        TimerRecord(row.id, row.table, row.kind, row.seat, row.due, unpack_body(row.body))
        for row in rows
    ]


def cancel(sql: Connection, table: str, kind: str | None = None, seat: int | None = None) -> None:
    """Stop a table's timers: all of them, those of a kind, or that of one seat."""
    if kind is None:
        sql.execute(_CANCEL_ALL, {"of": table})
    elif seat is None:
        sql.execute(_CANCEL_KIND, {"of": table, "sort": kind})
    else:
        sql.execute(_CANCEL_SEAT, {"of": table, "sort": kind, "place": seat})


def delete_timer(sql: Connection, timer: TimerRecord) -> bool:
    """Take away a timer that ran out; False when it was set anew or stopped meanwhile."""
    return sql.execute(_DELETE, _same(timer)).rowcount == 1


def postpone(sql: Connection, timer: TimerRecord, due: float) -> bool:
    """Let a timer run out then instead; False when it was set anew or stopped meanwhile."""
    return sql.execute(_POSTPONE, {**_same(timer), "due": due}).rowcount == 1


def newest_change(sql: Connection) -> float:
    """When a table was changed last, by the clock there was then."""
    return sql.execute(_NEWEST).scalar() or 0.0


def pull_timers(sql: Connection, after: float, seconds: float) -> None:
    """Have the timers that run out after a time run out so many seconds earlier.

    What a body calls `at` is a time as well. So is when a table was changed: else the next start
    would take the clock for set back once more.
    """
    sql.execute(_PULL_CHANGES, {"after": after, "seconds": seconds})
    for row in sql.execute(_AFTER, {"after": after}).all():
        body = unpack_body(row.body)
        if "at" in body:
            body["at"] = float(body["at"]) - seconds
        sql.execute(_SHIFT, {"of": row.id, "due": row.due - seconds, "body": pack_body(body)})


def _same(timer: TimerRecord) -> dict[str, object]:
    return {"of": timer.id, "at": timer.due, "what": pack_body(timer.body)}
