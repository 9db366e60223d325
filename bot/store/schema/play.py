"""Tables, their seats and logs, and what is wanted, waited for and called there."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text, UniqueConstraint

from bot.store.schema.columns import (
    by_key,
    flag,
    key,
    metadata,
    number,
    of_table,
    place,
    text,
    time,
)

tables = by_key(
    "tables",
    key("id"),
    text("game"),
    number("rules"),
    text("options"),
    number("seats"),
    text("seed"),
    text("commitment"),
    text("status"),
    number("version"),
    text("host"),
    time("created"),
    time("changed"),
    Column("pace", Text),
    Column("since", Float),
    Column("home", Text),
)
Index(None, tables.c.status)
Index(None, tables.c.host, tables.c.status)

seats = by_key(
    "seats",
    of_table(),
    place("seat"),
    Column("person", Text),
    text("sitter"),
    Column("level", Integer),
    text("name"),
    Column("minder", Text),
    Column("since", Float),
    Column("bank", Float),
)
Index(None, seats.c.person)

log = by_key(
    "log",
    of_table(),
    place("step"),
    number("version"),
    number("seat"),
    text("text"),
    text("cause"),
    time("at"),
)

calls = by_key(
    "calls",
    of_table(),
    place("seat"),
    place("turn"),
    key("way"),
    text("person"),
    text("place"),
    Column("begun", Float),
    Column("at", Float),
    flag("failed"),
)

timers = Table(
    "timers",
    metadata,
    place("id"),
    of_table(key=False),
    text("kind"),
    number("seat"),
    time("due"),
    Column("body", Text),
    UniqueConstraint("table", "kind", "seat"),
    sqlite_autoincrement=True,
)
Index(None, timers.c.due)

orders = by_key(
    "orders",
    of_table(),
    place("seat"),
    key("about"),
    text("text"),
    number("round"),
    time("at"),
    Column("given", Text),
)

wills = by_key("wills", of_table(), key("about"), key("person"), text("choice"), time("at"))

stints = by_key("stints", of_table(), key("person"), place("seat"))

results = by_key(
    "results",
    of_table(),
    place("seat"),
    Column("person", Text),
    text("game"),
    number("rank"),
    Column("score", Integer),
    time("at"),
    Column("rounds", Integer),
)
Index(None, results.c.person)
