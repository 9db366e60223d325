"""Deep links: a tap opens the private chat, and the start of it repeats what was asked for."""

from __future__ import annotations

import re
from typing import Final

from bot.contract import Command

HELLO: Final = "hello"
"""Opens the private chat and asks for nothing."""
REPEATABLE: Final = {
    "move": "move",
    "m": "move",
    "pad": "move",
    "order": "order",
    "hand": "hand",
    "text": "text",
    "rules": "rules",
    "tables": "tables",
    "help": "help",
    "language": "language",
}
"""What may be asked again because asking changes nothing, and under which verb."""
STARTED: Final = frozenset({*REPEATABLE.values(), "join"})

_PAYLOAD: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def join_link(bot: str, table: str) -> str:
    """Where somebody sits down who cannot be written to yet."""
    return _link(bot, "join", table)


def link_to(bot: str, command: Command) -> str:
    """Where the answer to a command may be read; what must not happen twice only says hello."""
    verb = REPEATABLE.get(command.verb, HELLO)
    return _link(bot, verb, "" if verb == HELLO else command.table)


def read_payload(payload: str) -> tuple[str, str] | None:
    """The verb and the table a link asks for; None if it only opens the chat."""
    verb, _, table = payload.partition("_")
    return (verb, table) if verb in STARTED else None


def _link(bot: str, verb: str, table: str) -> str:
    payload = f"{verb}_{table}" if table.strip("-") else verb
    if not _PAYLOAD.fullmatch(payload):
        payload = HELLO
    return f"https://t.me/{bot}?start={payload}"
