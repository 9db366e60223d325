"""Deep links: a tap opens the private chat, and the start of it repeats what was asked for."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import quote

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
    "learn": "learn",
    "why": "why",
    "tables": "tables",
    "best": "best",
    "help": "help",
    "language": "language",
}
"""What may be asked again because asking changes nothing, and under which verb."""
TELLING: Final = frozenset({"rules"})
"""Those whose words may stand in a link: with other words a move would be made by it."""
STARTED: Final = frozenset({*REPEATABLE.values(), "join"})

BETWEEN: Final = "__"
"""Stands between a table and packed words: no table's name has it."""

_PAYLOAD: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def join_link(bot: str, table: str) -> str:
    """Where somebody sits down who cannot be written to yet."""
    return _link(bot, "join", table)


def invitation_link(bot: str, code: str, *, group: bool = False) -> str:
    """Where a code takes its table to a private chat, or to a group that is chosen then."""
    opens = "startgroup" if group else "start"
    return f"https://t.me/{bot}?{opens}={_payload('join', code)}"


def share_link(bot: str, code: str, pitch: str) -> str:
    """Where Telegram asks whom to send an invitation to."""
    url = quote(invitation_link(bot, code), safe="")
    return f"https://t.me/share/url?url={url}&text={quote(pitch, safe='')}"


def link_to(bot: str, command: Command) -> str:
    """Where the answer to a command may be read; what must not happen twice only says hello."""
    verb = REPEATABLE.get(command.verb, HELLO)
    if verb == HELLO:
        return _link(bot, HELLO, "")
    words = " ".join(command.words) if verb in TELLING else ""
    return _link(bot, verb, command.table, words)


def read_payload(payload: str) -> tuple[str, str, tuple[str, ...]] | None:
    """Verb, table and words a link asks for; None if it only opens the chat."""
    verb, _, rest = payload.partition("_")
    table, _, packed = rest.partition(BETWEEN)
    if verb not in STARTED:
        return None
    try:
        words = urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()
    except ValueError:
        words = ""
    return verb, table, tuple(words.split())


def _link(bot: str, verb: str, table: str, words: str = "") -> str:
    return f"https://t.me/{bot}?start={_payload(verb, table, words)}"


def _payload(verb: str, table: str, words: str = "") -> str:
    """A request as a link has room for it; without its words, or without all, where it has none."""
    asked = f"{verb}_{table}" if table.strip("-") else verb
    packed = urlsafe_b64encode(words.encode()).decode().rstrip("=")
    whole = f"{verb}_{table.strip('-')}{BETWEEN}{packed}" if packed else asked
    return next((each for each in (whole, asked) if _PAYLOAD.fullmatch(each)), HELLO)
