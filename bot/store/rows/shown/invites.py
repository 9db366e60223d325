"""Invitations: codes that bring a table to another venue, for a while."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, insert, select

from bot.store import schema

_invites = schema.invites.c
_KEEP = insert(schema.invites)
_TABLE = select(_invites.table).where(
    _invites.code == bindparam("of"), _invites.until > bindparam("now")
)
_PRUNE = delete(schema.invites).where(_invites.until <= bindparam("now"))


def keep_invite(sql: Connection, code: str, table: str, now: float, lasts: float) -> None:
    """Keep a code that is good for so long; codes that are not any more go."""
    sql.execute(_PRUNE, {"now": now})
    until = now + lasts
    sql.execute(_KEEP, {"code": code, "table": table, "until": until})


def table_of_invite(sql: Connection, code: str, now: float) -> str | None:
    """The table a code invites to, if it is still good."""
    return sql.execute(_TABLE, {"of": code, "now": now}).scalar_one_or_none()
