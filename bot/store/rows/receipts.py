"""Receipts of updates that were dealt with: what comes twice is done once."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete

from bot.store import schema
from bot.store.upsert import Upsert

_CLAIM = Upsert(schema.receipts, by=("key",))
_DROP = delete(schema.receipts).where(schema.receipts.c.key == bindparam("named"))
_PRUNE = delete(schema.receipts).where(schema.receipts.c.at < bindparam("before"))


def claim_receipt(sql: Connection, key: str, now: float) -> bool:
    """Take an update as ours to do; False if it was done before."""
    return _CLAIM(sql, {"key": key, "at": now}).rowcount == 1


def drop_receipt(sql: Connection, key: str) -> None:
    """Forget one receipt."""
    sql.execute(_DROP, {"named": key})


def prune_receipts(sql: Connection, before: float) -> int:
    """Forget receipts older than any platform's memory; returns how many."""
    return sql.execute(_PRUNE, {"before": before}).rowcount
