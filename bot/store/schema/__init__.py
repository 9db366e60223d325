"""The tables of the database; `migrations/` builds them, and a test compares the two.

Portable types only: text, integers, booleans, seconds since 1970 as floats, JSON as text.
An absent part of a key is '' (or -1 for a seat), because no two NULLs are equal to a UNIQUE.
"""

from bot.store.schema.columns import metadata
from bot.store.schema.play import calls, log, orders, results, seats, stints, tables, timers, wills
from bot.store.schema.shown import (
    inbox,
    invites,
    mentions,
    outbox,
    receipts,
    showings,
    web_messages,
    whispers,
)
from bot.store.schema.who import brought, charters, hours, lessons, links, reminders, selves, venues

__all__ = [
    "brought",
    "calls",
    "charters",
    "hours",
    "inbox",
    "invites",
    "lessons",
    "links",
    "log",
    "mentions",
    "metadata",
    "orders",
    "outbox",
    "receipts",
    "reminders",
    "results",
    "seats",
    "selves",
    "showings",
    "stints",
    "tables",
    "timers",
    "venues",
    "web_messages",
    "whispers",
    "wills",
]
