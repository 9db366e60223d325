"""Posts that are owed: one pending row per kind, table and target; the newest wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import Connection, and_, bindparam, case, delete, func, select, update

from bot.store import schema
from bot.store.packing import Body, pack_body, unpack_body
from bot.store.rows.shown.showings import ShowingRecord, shown_in
from bot.store.upsert import Upsert


class Kind(StrEnum):
    """What is owed."""

    BOARD = "board"
    HAND = "hand"
    """What somebody alone may see; without a sound."""
    LEAD = "lead"
    """A table is shown here no more: what stands there says so; `to` is where it goes on.

    `said` is that it does say so: only older boards and calls beside it are still to go.
    """
    GLANCE = "glance"
    """A hand that has changed by its owner's own move: only in the place of what stands there."""
    PAST = "past"
    """What somebody has before them of a table belongs to a turn, a seat or a game that is over.

    `brought` says that a hand or call is owed as well, which takes its place in the private chat;
    `answered` is the self by which they ended it themselves: what they are answered there stays.
    """
    CALL = "call"
    """A private post that calls somebody."""
    PLEA = "plea"
    """Somebody asks to take moves back, without a sound, everybody who is to agree; or no more.

    Also what shows anew, in their new language, what stands in somebody's private chat.
    """
    REMIND = "remind"
    """Somebody is told again that a table waits: at a venue, if one is named, else privately."""
    WAITED = "waited"
    """A table is told for whom it has waited long, and what can be done."""
    TIDIED = "tidied"
    """Who sits in a lobby is told that it is about to be cleared away: at a venue, or privately."""
    LEFT = "left"
    """A table is told who is no longer where it is shown, and what can be done."""


@dataclass(frozen=True, slots=True)
class OutboxRecord:
    """A post that is owed to a venue or to a person; the other one is ''."""

    id: int
    kind: Kind
    table: str
    venue: str
    person: str
    due: float
    attempts: int
    body: Body
    ticket: int
    """Raised whenever the row is owed anew, so that only what was delivered is settled."""
    showing: ShowingRecord | None = None
    """What a venue shows of the table now."""


_outbox = schema.outbox.c
_KINDS = frozenset(Kind)

_OWE = Upsert(
    schema.outbox,
    by=("kind", "table", "venue", "person"),
    take=("due", "attempts", "body"),
    also={"ticket": _outbox.ticket + 1},
)
_OWE_BY = Upsert(
    schema.outbox,
    by=("kind", "table", "venue", "person"),
    take=("attempts", "body"),
    also={
        "ticket": _outbox.ticket + 1,
        "due": case((_outbox.due < bindparam("latest"), _outbox.due), else_=bindparam("latest")),
    },
)
_PENDING = select(_outbox.id).where(
    _outbox.kind == bindparam("kind"),
    _outbox.table == bindparam("table"),
    _outbox.venue == bindparam("venue"),
    _outbox.person == "",
)
_FOLLOWING = select(func.min(_outbox.due)).where(_outbox.due > bindparam("now"))
_SHOWN = [column.label(f"shown_{column.name}") for column in schema.showings.c]
_HERE = and_(schema.showings.c.table == _outbox.table, schema.showings.c.venue == _outbox.venue)
_DUE = (
    select(schema.outbox, *_SHOWN)
    .outerjoin(schema.showings, _HERE)
    .where(_outbox.due <= func.coalesce(_FOLLOWING.scalar_subquery(), bindparam("now")))
    .order_by(_outbox.due, _outbox.id)
    .limit(bindparam("most"))
)
_SETTLE = delete(schema.outbox).where(
    _outbox.id == bindparam("of"), _outbox.ticket == bindparam("held")
)
_CHANGE = update(schema.outbox).where(_outbox.id == bindparam("of"))
_CHANGE_HELD = _CHANGE.where(_outbox.ticket == bindparam("held"))

_PULL = (
    update(schema.outbox)
    .where(_outbox.due > bindparam("after"))
    .values(due=_outbox.due - bindparam("seconds"))
)
_CLAMP = update(schema.outbox).where(_outbox.due > bindparam("latest"))


def owe(
    sql: Connection,
    kind: Kind,
    table: str,
    *,
    due: float,
    venue: str = "",
    person: str = "",
    body: Body | None = None,
) -> None:
    """Owe a post; one of the same kind that is still pending is replaced."""
    _OWE(sql, _row(kind, table, due=due, venue=venue, person=person, body=body))


def _row(
    kind: Kind, table: str, *, due: float, venue: str, person: str = "", body: Body | None = None
) -> Mapping[str, Any]:
    return {
        "kind": kind,
        "table": table,
        "venue": venue,
        "person": person,
        "due": due,
        "attempts": 0,
        "body": pack_body(body),
        "ticket": 1,
    }


def owe_by(sql: Connection, kind: Kind, table: str, *, due: float, venue: str) -> None:
    """Owe a venue a post by some time: one of its kind that is due sooner takes its place then."""
    row = _row(kind, table, due=due, venue=venue)
    _OWE_BY(sql, {**row, "latest": due})


def owe_later(sql: Connection, kind: Kind, table: str, *, due: float, venue: str) -> None:
    """Owe a post to a venue, unless one of its kind is pending there: that one stays as it is."""
    pending = {"kind": kind, "table": table, "venue": venue}
    if sql.execute(_PENDING, pending).first() is None:
        owe(sql, kind, table, due=due, venue=venue)


def due_rows(sql: Connection, now: float, limit: int) -> list[OutboxRecord]:
    """What is to be delivered by now, the longest due first; then what will be due next.

    What is of no kind we know lies there, as an earlier release would leave it.
    """
    return [
        OutboxRecord(
            id=row.id,
            kind=Kind(row.kind),
            table=row.table,
            venue=row.venue,
            person=row.person,
            due=row.due,
            attempts=row.attempts,
            body=unpack_body(row.body),
            ticket=row.ticket,
            showing=shown_in(row),
        )
        for row in sql.execute(_DUE, {"now": now, "most": limit})
        if row.kind in _KINDS
    ]


def settle(sql: Connection, row: int, ticket: int) -> bool:
    """Strike out what was delivered; False when something newer is owed by now."""
    return sql.execute(_SETTLE, {"of": row, "held": ticket}).rowcount == 1


def postpone(sql: Connection, row: int, *, due: float, attempts: int) -> None:
    """Try a delivery again later; what is owed there by now waits with it."""
    sql.execute(_CHANGE, {"of": row, "due": due, "attempts": attempts})


def put_off(sql: Connection, row: int, ticket: int, *, due: float) -> None:
    """Try a delivery again later, unless something newer is owed by now."""
    sql.execute(_CHANGE_HELD, {"of": row, "held": ticket, "due": due})


def note(sql: Connection, row: int, ticket: int, body: Body) -> None:
    """Have a delivery that is tried again know what it has done, unless something newer is owed."""
    sql.execute(_CHANGE_HELD, {"of": row, "held": ticket, "body": pack_body(body)})


def pull_rows(sql: Connection, after: float, seconds: float) -> None:
    """Have what is due after a time delivered so many seconds earlier."""
    sql.execute(_PULL, {"after": after, "seconds": seconds})


def clamp_rows(sql: Connection, latest: float) -> None:
    """Have nothing due later than this: where it is, a clock was wrong."""
    sql.execute(_CLAMP, {"latest": latest, "due": latest})
