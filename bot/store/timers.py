"""Timers: what will happen at a table if nothing else does."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.packing import Body, pack_body, unpack_body
from bot.store.upsert import Upsert

WHOLE_TABLE = -1
"""The seat of a timer that is nobody's in particular."""


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
_FOLLOWING = select(func.min(_timers.due)).where(_timers.due > bindparam("now"))
_DUE = (
    select(schema.timers)
    .where(_timers.due <= func.coalesce(_FOLLOWING.scalar_subquery(), bindparam("now")))
    .order_by(_timers.due, _timers.id)
    .limit(bindparam("most"))
)
_SAME = (
    _timers.id == bindparam("of"),
    _timers.due == bindparam("at"),
    _timers.body.is_not_distinct_from(bindparam("what")),
)
"""Still the timer that was read: one set anew keeps its id, and may by chance keep its time."""
_DELETE = delete(schema.timers).where(*_SAME)
_POSTPONE = update(schema.timers).where(*_SAME)
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
    """The timers that have run out by now, in the order they did; then those that will next."""
    return [
        TimerRecord(row.id, row.table, row.kind, row.seat, row.due, unpack_body(row.body))
        for row in sql.execute(_DUE, {"now": now, "most": limit})
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
    """Let a timer run out later; False when it was set anew or stopped meanwhile."""
    return sql.execute(_POSTPONE, {**_same(timer), "due": due}).rowcount == 1


def _same(timer: TimerRecord) -> dict[str, object]:
    return {"of": timer.id, "at": timer.due, "what": pack_body(timer.body)}
