"""People, venues, and what each of them has chosen."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, Text

from bot.store.schema.columns import by_key, flag, key, number, of_table, text, time

venues = by_key(
    "venues",
    key("key"),
    text("platform"),
    text("native"),
    flag("private"),
    Column("language", Text),
    Column("charter", Text),
    Column("reader", Text),
)

charters = by_key(
    "charters",
    key("place"),
    flag("greeted"),
    Column("deciders", Text),
    Column("most", Integer),
    Column("chosen", Boolean),
    Column("choosy", Boolean),
)

selves = by_key(
    "selves",
    key("key"),
    text("person"),
    text("platform"),
    text("native"),
    text("name"),
    text("client"),
    Column("language", Text),
    flag("hands"),
    Column("hasty", Boolean),
    Column("reachable", Boolean),
    Column("calls", Text),
    Column("confirm", Text),
    Column("speed", Text),
    Column("client_zone", Text),
    Column("zone", Text),
)
Index(None, selves.c.person)

hours = by_key(
    "hours",
    key("person"),
    text("zone"),
    Column("begins", Integer),
    Column("ends", Integer),
    text("days"),
    time("away"),
)

reminders = by_key("reminders", key("person"), time("days"))

links = by_key("links", key("self"), text("code"), time("until"), Column("claimed", Text))
Index(None, links.c.code, unique=True)

brought = by_key("brought", key("self"), of_table())

lessons = by_key("lessons", key("person"), key("game"), number("number"), time("at"))
