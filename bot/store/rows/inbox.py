"""What platforms have yet to deal with, as updates from before they are confirmed to them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, select

from bot.store import schema
from bot.store.upsert import Upsert

_inbox = schema.inbox.c
_RECORD = Upsert(schema.inbox, by=("platform", "key"))
_PENDING = (
    select(_inbox.key, _inbox.body).where(_inbox.platform == bindparam("of")).order_by(_inbox.id)
)
_DONE = delete(schema.inbox).where(
    _inbox.platform == bindparam("of"), _inbox.key == bindparam("named")
)


def record_updates(sql: Connection, platform: str, updates: Sequence[tuple[str, str]]) -> None:
    """Keep updates in the order they came; one that is kept already is kept once."""
    for key, body in updates:
        _RECORD(sql, {"platform": platform, "key": key, "body": body})


def pending_updates(sql: Connection, platform: str) -> list[tuple[str, str]]:
    """What is kept, in the order it came."""
    return [(row.key, row.body) for row in sql.execute(_PENDING, {"of": platform})]


def settle_update(sql: Connection, platform: str, key: str) -> None:
    """An update has been dealt with."""
    sql.execute(_DONE, {"of": platform, "named": key})
