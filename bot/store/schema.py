"""The tables of the database; `migrations/` builds them, and a test compares the two.

Portable types only: text, integers, booleans, seconds since 1970 as floats, JSON as text.
An absent part of a key is '' (or -1 for a seat), because no two NULLs are equal to a UNIQUE.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _key(name: str) -> Column[str]:
    return Column(name, Text, primary_key=True)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _time(name: str) -> Column[float]:
    return Column(name, Float, nullable=False)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


def _of_table(*, key: bool = True) -> Column[str]:
    return Column("table", Text, ForeignKey("tables.id"), primary_key=key, nullable=False)


def _place(name: str) -> Column[int]:
    return Column(name, Integer, primary_key=True)


def _by_key(name: str, *columns: Column[str] | Column[int] | Column[float] | Column[bool]) -> Table:
    """A table kept in the order of its key: one tree on the disk instead of two."""
    return Table(name, metadata, *columns, sqlite_with_rowid=False)


tables = _by_key(
    "tables",
    _key("id"),
    _text("game"),
    _number("rules"),
    _text("options"),
    _number("seats"),
    _text("seed"),
    _text("commitment"),
    _text("status"),
    _number("version"),
    _text("host"),
    _time("created"),
    _time("changed"),
    Column("pace", Text),
    Column("since", Float),
)
Index(None, tables.c.status)
Index(None, tables.c.host, tables.c.status)

seats = _by_key(
    "seats",
    _of_table(),
    _place("seat"),
    Column("person", Text),
    _text("sitter"),
    Column("level", Integer),
    _text("name"),
    Column("minder", Text),
    Column("since", Float),
    Column("bank", Float),
)
Index(None, seats.c.person)

log = _by_key(
    "log",
    _of_table(),
    _place("step"),
    _number("version"),
    _number("seat"),
    _text("text"),
    _text("cause"),
    _time("at"),
)

venues = _by_key(
    "venues",
    _key("key"),
    _text("platform"),
    _text("native"),
    _flag("private"),
    Column("language", Text),
    Column("charter", Text),
)

charters = _by_key(
    "charters",
    _key("place"),
    _flag("greeted"),
    Column("deciders", Text),
    Column("most", Integer),
    Column("chosen", Boolean),
    Column("choosy", Boolean),
)

showings = _by_key(
    "showings",
    _of_table(),
    _key("venue"),
    Column("message", Text),
    _number("number"),
    Column("digest", Text),
    _number("version"),
    Column("shown", Float),
    Column("stale", Text),
    _flag("closed"),
    Column("asleep", Float),
    Column("why", Text),
    Column("again", Float),
    Column("told", Text),
)
Index(None, showings.c.venue)

selves = _by_key(
    "selves",
    _key("key"),
    _text("person"),
    _text("platform"),
    _text("native"),
    _text("name"),
    _text("client"),
    Column("language", Text),
    _flag("hands"),
    Column("hasty", Boolean),
    Column("reachable", Boolean),
    Column("calls", Text),
    Column("confirm", Text),
    Column("speed", Text),
)
Index(None, selves.c.person)
hours = _by_key(
    "hours",
    _key("person"),
    _text("zone"),
    Column("begins", Integer),
    Column("ends", Integer),
    _text("days"),
    _time("away"),
)

reminders = _by_key("reminders", _key("person"), _time("days"))

links = _by_key("links", _key("self"), _text("code"), _time("until"), Column("claimed", Text))
Index(None, links.c.code, unique=True)

brought = _by_key("brought", _key("self"), _of_table())

calls = _by_key(
    "calls",
    _of_table(),
    _place("seat"),
    _place("turn"),
    _key("way"),
    _text("person"),
    _text("place"),
    Column("begun", Float),
    Column("at", Float),
    _flag("failed"),
)

mentions = _by_key("mentions", _of_table(), _key("venue"), _key("message"), _time("at"))
whispers = _by_key("whispers", _of_table(), _key("self"), _key("message"), _time("at"))

outbox = Table(
    "outbox",
    metadata,
    _place("id"),
    _text("kind"),
    _text("table"),
    _text("venue"),
    _text("person"),
    _time("due"),
    _number("attempts"),
    Column("body", Text),
    _number("ticket"),
    UniqueConstraint("kind", "table", "venue", "person"),
    # An id is never used twice, so a late settlement cannot hit another row.
    sqlite_autoincrement=True,
)
Index(None, outbox.c.due)

timers = Table(
    "timers",
    metadata,
    _place("id"),
    _of_table(key=False),
    _text("kind"),
    _number("seat"),
    _time("due"),
    Column("body", Text),
    UniqueConstraint("table", "kind", "seat"),
    sqlite_autoincrement=True,
)
Index(None, timers.c.due)

receipts = _by_key("receipts", _key("key"), _time("at"))
Index(None, receipts.c.at)

inbox = Table(
    "inbox",
    metadata,
    _place("id"),
    _text("platform"),
    _text("key"),
    _text("body"),
    UniqueConstraint("platform", "key"),
    sqlite_autoincrement=True,
)

invites = _by_key("invites", _key("code"), _of_table(key=False), _time("until"))

orders = _by_key(
    "orders",
    _of_table(),
    _place("seat"),
    _key("about"),
    _text("text"),
    _number("round"),
    _time("at"),
)

wills = _by_key("wills", _of_table(), _key("about"), _key("person"), _text("choice"), _time("at"))

stints = _by_key("stints", _of_table(), _key("person"), _place("seat"))

lessons = _by_key("lessons", _key("person"), _key("game"), _number("number"), _time("at"))

results = _by_key(
    "results",
    _of_table(),
    _place("seat"),
    Column("person", Text),
    _text("game"),
    _number("rank"),
    Column("score", Integer),
    _time("at"),
    Column("rounds", Integer),
)
Index(None, results.c.person)

web_messages = Table(
    "web_messages",
    metadata,
    _key("id"),
    _text("room"),
    _text("person"),
    _text("key"),
    _text("author"),
    _text("author_name"),
    _number("position"),
    _time("at"),
    _text("text"),
    _text("sketch"),
    _text("rows"),
    _text("ping"),
    _text("alt"),
    _text("spots"),
    Column("picture", LargeBinary),
    Column("picture_id", Text),
    UniqueConstraint("room", "person", "key"),
)
Index(None, web_messages.c.room, web_messages.c.person, web_messages.c.position)
Index(None, web_messages.c.position, unique=True)
Index(None, web_messages.c.picture_id, unique=True)
