"""What is shown where, what is owed there, and what came in."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, LargeBinary, Table, Text, UniqueConstraint

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

showings = by_key(
    "showings",
    of_table(),
    key("venue"),
    Column("message", Text),
    number("number"),
    Column("digest", Text),
    number("version"),
    Column("shown", Float),
    Column("stale", Text),
    flag("closed"),
    Column("asleep", Float),
    Column("why", Text),
    Column("again", Float),
    Column("told", Text),
)
Index(None, showings.c.venue)

mentions = by_key("mentions", of_table(), key("venue"), key("message"), time("at"))

whispers = by_key(
    "whispers", of_table(), key("self"), key("message"), time("at"), Column("kind", Text)
)

outbox = Table(
    "outbox",
    metadata,
    place("id"),
    text("kind"),
    text("table"),
    text("venue"),
    text("person"),
    time("due"),
    number("attempts"),
    Column("body", Text),
    number("ticket"),
    UniqueConstraint("kind", "table", "venue", "person"),
    # An id is never used twice, so a late settlement cannot hit another row.
    sqlite_autoincrement=True,
)
Index(None, outbox.c.due)

receipts = by_key("receipts", key("key"), time("at"))
Index(None, receipts.c.at)

inbox = Table(
    "inbox",
    metadata,
    place("id"),
    text("platform"),
    text("key"),
    text("body"),
    UniqueConstraint("platform", "key"),
    sqlite_autoincrement=True,
)

invites = by_key("invites", key("code"), of_table(key=False), time("until"))

web_messages = Table(
    "web_messages",
    metadata,
    key("id"),
    text("room"),
    text("person"),
    text("key"),
    text("author"),
    text("author_name"),
    number("position"),
    time("at"),
    text("text"),
    text("sketch"),
    text("rows"),
    text("ping"),
    text("alt"),
    text("spots"),
    Column("picture", LargeBinary),
    Column("picture_id", Text),
    UniqueConstraint("room", "person", "key"),
)
Index(None, web_messages.c.room, web_messages.c.person, web_messages.c.position)
Index(None, web_messages.c.position, unique=True)
Index(None, web_messages.c.picture_id, unique=True)
