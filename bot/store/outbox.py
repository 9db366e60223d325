"""Posts that are owed: one pending row per kind, table and target; the newest wins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import Connection, and_, bindparam, delete, func, select, update

from bot.store import schema
from bot.store.packing import Body, pack_body, unpack_body
from bot.store.showings import ShowingRecord, shown_in
from bot.store.upsert import Upsert


class Kind(StrEnum):
    """What is owed."""

    BOARD = "board"
    HAND = "hand"
    GLANCE = "glance"
    """A hand that has changed by its owner's own move: only where that disturbs nobody."""


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

_OWE = Upsert(
    schema.outbox,
    by=("kind", "table", "venue", "person"),
    take=("due", "attempts", "body"),
    also={"ticket": _outbox.ticket + 1},
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
_POSTPONE = update(schema.outbox).where(_outbox.id == bindparam("of"))


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
    _OWE(
        sql,
        {
            "kind": kind,
            "table": table,
            "venue": venue,
            "person": person,
            "due": due,
            "attempts": 0,
            "body": pack_body(body),
            "ticket": 1,
        },
    )


def due_rows(sql: Connection, now: float, limit: int) -> list[OutboxRecord]:
    """What is to be delivered by now, the longest due first; then what will be due next."""
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
    ]


def settle(sql: Connection, row: int, ticket: int) -> bool:
    """Strike out what was delivered; False when something newer is owed by now."""
    return sql.execute(_SETTLE, {"of": row, "held": ticket}).rowcount == 1


def postpone(sql: Connection, row: int, *, due: float, attempts: int) -> None:
    """Try a delivery again later; what is owed there by now waits with it."""
    sql.execute(_POSTPONE, {"of": row, "due": due, "attempts": attempts})
