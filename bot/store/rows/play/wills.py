"""Wills: what people at a table would like to be done, each about a thing."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, select

from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class WillRecord:
    """What one person wants."""

    table: str
    about: str
    person: str
    choice: str
    at: float


_wills = schema.wills.c

_KEEP = Upsert(schema.wills, by=("table", "about", "person"), take=("choice", "at"))
_OF_TABLE = (
    select(_wills.table, _wills.about, _wills.person, _wills.choice, _wills.at)
    .where(_wills.table == bindparam("of"))
    .order_by(_wills.about, _wills.at, _wills.person)
)
_DROP_ALL = delete(schema.wills).where(_wills.table == bindparam("of"))
_DROP_ABOUT = _DROP_ALL.where(_wills.about == bindparam("thing"))
_DROP_ONE = _DROP_ABOUT.where(_wills.person == bindparam("who"))


def keep_will(sql: Connection, will: WillRecord) -> None:
    """Keep what somebody wants, in place of what they wanted of the same thing."""
    _KEEP(
        sql,
        {
            "table": will.table,
            "about": will.about,
            "person": will.person,
            "choice": will.choice,
            "at": will.at,
        },
    )


def wills_of(sql: Connection, table: str) -> tuple[WillRecord, ...]:
    """What is wanted at a table, the oldest of each thing first."""
    return tuple(WillRecord(*row) for row in sql.execute(_OF_TABLE, {"of": table}))


def drop_wills(
    sql: Connection, table: str, about: str | None = None, person: str | None = None
) -> None:
    """Forget what is wanted at a table: everything, all about a thing, or one person's part."""
    if about is None:
        sql.execute(_DROP_ALL, {"of": table})
    elif person is None:
        sql.execute(_DROP_ABOUT, {"of": table, "thing": about})
    else:
        sql.execute(_DROP_ONE, {"of": table, "thing": about, "who": person})
