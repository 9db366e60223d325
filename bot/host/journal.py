"""The log: what is worth a host's while, and never a secret of theirs."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"
HUSHED: Final = {
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "discord": logging.INFO,
    "httpcore": logging.WARNING,
    "httpx": logging.WARNING,
    "telegram": logging.WARNING,
}
"""Libraries' chatter is for developers, and has hands or addresses with the token in it."""


class Discreet(logging.Formatter):
    """Leaves out tokens, wherever they come from: messages, errors, tracebacks."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__(FORMAT)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return text


def open_journal(level: str, secrets: Sequence[str]) -> None:
    """Log to stderr from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for library, least in HUSHED.items():
        logging.getLogger(library).setLevel(least)
