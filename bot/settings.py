"""What a host may set, read once from the environment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


class BadSetting(Exception):
    """A setting nobody can work with, said in a sentence for the host."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The bot's settings; every one has a default that serves a newcomer."""

    database: Path
    host: str
    port: int
    hosts: frozenset[str]
    """Names under which the page may be asked for, beside loopback's own."""
    log: str


def read_environment(file: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """The settings of a `.env` file, if there is one, under those of the environment."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    pairs = (line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))
    return {name.strip(): value.strip() for name, value in pairs} | dict(environment)


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings as the environment gives them."""
    port = environment.get("PURRLOR_WEB_PORT", "8765")
    if not port.isdigit() or int(port) > 65535:
        raise BadSetting(f"PURRLOR_WEB_PORT is {port!r}; it must be a number from 0 to 65535.")
    log = environment.get("PURRLOR_LOG", "info").upper()
    if log not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"PURRLOR_LOG is {log!r}; it must be debug, info, warning or error.")
    names = environment.get("PURRLOR_WEB_NAMES", "").split(",")
    return Settings(
        database=Path(environment.get("PURRLOR_DATABASE", "purrlor.db")),
        host=environment.get("PURRLOR_WEB_HOST", "127.0.0.1"),
        port=int(port),
        hosts=frozenset(filter(None, (name.strip() for name in names))),
        log=log,
    )
