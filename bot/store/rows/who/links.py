"""Links: codes by which two selves become one person, and what each self has brought along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, delete, select, update

from bot.store import schema
from bot.store.upsert import Upsert


@dataclass(frozen=True, slots=True)
class LinkRecord:
    """A code one self was given for another self to say."""

    code: str
    self: str
    """Who was given it."""
    until: float
    claimed: str | None = None
    """The self that has said it: from then on it is good for that one alone."""


_links, _brought = schema.links.c, schema.brought.c

_KEEP = Upsert(schema.links, by=("self",), take=("code", "until", "claimed"))
_GOOD = select(schema.links).where(_links.code == bindparam("of"), _links.until > bindparam("now"))
_CLAIM = update(schema.links).where(_links.code == bindparam("of"), _links.claimed.is_(None))
_PRUNE = delete(schema.links).where(_links.until <= bindparam("now"))
_DROP = delete(schema.links).where(_links.self.in_(bindparam("selves", expanding=True)))
_BRING = Upsert(schema.brought, by=("self", "table"))
_OF_SELVES = select(_brought.table).where(_brought.self.in_(bindparam("selves", expanding=True)))
_FORGET = delete(schema.brought).where(_brought.self == bindparam("whose"))


def keep_link(sql: Connection, link: LinkRecord) -> None:
    """Keep a code; the one its self was given before is good no more."""
    _KEEP(sql, asdict(link))


def claim_link(sql: Connection, code: str, by: str, now: float) -> LinkRecord | None:
    """The link of a code that is still good, as it was; from now on it is for this self alone."""
    sql.execute(_PRUNE, {"now": now})
    row = sql.execute(_GOOD, {"of": code, "now": now}).mappings().one_or_none()
    if row is None or row["claimed"] not in (None, by):
        return None
    sql.execute(_CLAIM, {"of": code, "claimed": by})
    return LinkRecord(**row)


def drop_links(sql: Connection, selves: Sequence[str]) -> None:
    """The codes these selves were given are good no more."""
    sql.execute(_DROP, {"selves": list(selves)})


def bring(sql: Connection, key: str, table: str) -> None:
    """A table is one that this self has brought its person."""
    _BRING(sql, {"self": key, "table": table})


def brought_by(sql: Connection, selves: Sequence[str]) -> frozenset[str]:
    """The tables these selves have brought their person."""
    return frozenset(sql.execute(_OF_SELVES, {"selves": list(selves)}).scalars())


def forget_brought(sql: Connection, key: str) -> None:
    """A self that a person is named after has brought nothing: all of it is theirs."""
    sql.execute(_FORGET, {"whose": key})
