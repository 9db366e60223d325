"""Whom a table has called, for which turn, by which way and when; where its calls stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from bot.contract import CallWay
from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class CallRecord:
    """One call by one way; where two ways are taken for a turn, each has its own."""

    table: str
    seat: int
    turn: int
    """How many moves stood when the turn began."""
    way: CallWay
    person: str
    place: str = ""
    """The venue of a mention; the self that was reached privately."""
    begun: float | None = None
    """When it was about to be sent: whether it was, nobody knows after a crash."""
    at: float | None = None
    """When it had arrived."""
    failed: bool = False
    """It did not reach them by this way."""


class Mention(NamedTuple):
    """A message that calls somebody at a venue."""

    message: str
    at: float


_calls, _mentions = schema.calls.c, schema.mentions.c

_KEEP = Upsert(
    schema.calls,
    by=("table", "seat", "turn", "way"),
    take=("person", "place", "begun", "at", "failed"),
)
_OF_TURN = (
    select(schema.calls)
    .where(
        _calls.table == bindparam("of"),
        _calls.seat == bindparam("place_of"),
        _calls.turn == bindparam("number"),
    )
    .order_by(_calls.way)
)
_OF_TABLE = (
    select(schema.calls)
    .where(_calls.table == bindparam("of"))
    .order_by(_calls.turn, _calls.seat, _calls.way)
)
_OWED = _OF_TABLE.where(_calls.at.is_(None), _calls.failed.is_(False))
_OWED_HERE = _OWED.where(_calls.way == CallWay.HERE, _calls.place == bindparam("there"))
_OWED_PRIVATELY = _OWED.where(_calls.way == CallWay.PRIVATE, _calls.person == bindparam("whose"))
_UNTOLD = (
    select(_calls.table)
    .where(
        _calls.person == bindparam("whose"),
        _calls.failed.is_(True) | _calls.at.is_(None),
        _calls.turn < 0,
    )
    .distinct()
    .order_by(_calls.table)
)
_TOLD_AT = (
    select(_calls.place)
    .where(
        _calls.table == bindparam("of"),
        _calls.person == bindparam("whose"),
        _calls.way == CallWay.PRIVATE,
        _calls.turn < 0,
        _calls.at.is_not(None),
    )
    .order_by(_calls.at.desc())
)
_DROP_TURN = delete(schema.calls).where(
    _calls.table == bindparam("of"),
    _calls.seat == bindparam("place_of"),
    _calls.turn == bindparam("number"),
)
_DROP_SINCE = delete(schema.calls).where(
    _calls.table == bindparam("of"), _calls.turn >= bindparam("first")
)
_DROP = _DROP_TURN.where(_calls.way == bindparam("by"))

_POSTED = (
    select(_mentions.message, _mentions.at)
    .where(_mentions.table == bindparam("of"), _mentions.venue == bindparam("there"))
    .order_by(_mentions.at, _mentions.message)
)
_NOTE = Upsert(schema.mentions, by=("table", "venue", "message"), take=("at",))
_ERASED = delete(schema.mentions).where(
    _mentions.table == bindparam("of"),
    _mentions.venue == bindparam("there"),
    _mentions.message == bindparam("said"),
)
_CLAMP = update(schema.mentions).where(_mentions.at > bindparam("latest"))
_MOVE = (
    update(schema.calls)
    .where(_calls.place == bindparam("old"), _calls.way == CallWay.HERE)
    .values(place=bindparam("new"))
)
_LEFT_BEHIND = delete(schema.mentions).where(_mentions.venue == bindparam("old"))


def keep_call(sql: Connection, call: CallRecord) -> None:
    """Keep a call; what was known of it is replaced."""
    _KEEP(
        sql,
        {
            "table": call.table,
            "seat": call.seat,
            "turn": call.turn,
            "way": call.way,
            "person": call.person,
            "place": call.place,
            "begun": call.begun,
            "at": call.at,
            "failed": call.failed,
        },
    )


def calls_of_turn(sql: Connection, table: str, seat: int, turn: int) -> tuple[CallRecord, ...]:
    """The calls for a turn of a seat, those that are still owed, too."""
    return _records(sql.execute(_OF_TURN, {"of": table, "place_of": seat, "number": turn}))


def calls_of_table(sql: Connection, table: str) -> tuple[CallRecord, ...]:
    """Every call of a table, in the order of the turns."""
    return _records(sql.execute(_OF_TABLE, {"of": table}))


def owed_here(sql: Connection, table: str, venue: str) -> tuple[CallRecord, ...]:
    """The calls a table owes at a venue."""
    return _records(sql.execute(_OWED_HERE, {"of": table, "there": venue}))


def owed_privately(sql: Connection, table: str, person: str) -> tuple[CallRecord, ...]:
    """The private calls a table owes a person."""
    return _records(sql.execute(_OWED_PRIVATELY, {"of": table, "whose": person}))


def untold(sql: Connection, person: str) -> list[str]:
    """The tables with news for somebody that have not reached them by some way."""
    return list(sql.execute(_UNTOLD, {"whose": person}).scalars())


def told_at(sql: Connection, table: str, person: str) -> str:
    """The self by which a table has last told somebody of what befell them; '' is none."""
    return sql.execute(_TOLD_AT, {"of": table, "whose": person}).scalars().first() or ""


def drop_call(sql: Connection, call: CallRecord) -> None:
    """Forget a call: it is not owed any more."""
    key = {"of": call.table, "place_of": call.seat, "number": call.turn}
    sql.execute(_DROP, {**key, "by": call.way})


def drop_turn(sql: Connection, table: str, seat: int, turn: int) -> None:
    """Forget the calls for a turn, as if nobody had been called."""
    sql.execute(_DROP_TURN, {"of": table, "place_of": seat, "number": turn})


def drop_since(sql: Connection, table: str, turn: int) -> None:
    """Forget the calls of a table for a turn and for all after it: they will be taken anew."""
    sql.execute(_DROP_SINCE, {"of": table, "first": turn})


def mentions_at(sql: Connection, table: str, venue: str) -> tuple[Mention, ...]:
    """The messages by which a table called somebody at a venue, as far as they stand."""
    rows = sql.execute(_POSTED, {"of": table, "there": venue})
    return tuple(Mention(row.message, row.at) for row in rows)


def note_mention(sql: Connection, table: str, venue: str, message: str, at: float) -> None:
    """A message at a venue calls somebody."""
    _NOTE(sql, {"table": table, "venue": venue, "message": message, "at": at})


def clamp_mentions(sql: Connection, latest: float) -> None:
    """Have nobody called later than this: where it is, the clock was set back since."""
    sql.execute(_CLAMP, {"latest": latest, "at": latest})


def forget_mention(sql: Connection, table: str, venue: str, message: str) -> None:
    """A message that called somebody stands there no longer."""
    sql.execute(_ERASED, {"of": table, "there": venue, "said": message})


def move_calls(sql: Connection, old: str, new: str) -> None:
    """A venue has another id; its messages stay behind."""
    sql.execute(_MOVE, {"old": old, "new": new})
    sql.execute(_LEFT_BEHIND, {"old": old})


def _records(rows: Iterable[Any]) -> tuple[CallRecord, ...]:
    return tuple(
        CallRecord(
            row.table,
            row.seat,
            row.turn,
            CallWay(row.way),
            row.person,
            row.place,
            row.begun,
            row.at,
            row.failed,
        )
        for row in rows
    )
