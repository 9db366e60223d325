"""What a host may set, read once from the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from dotenv import dotenv_values

SITE = re.compile(r"https?://[\w*.:-]+")
"""A site that may frame the page, as browsers are told: no path, perhaps a * for any name."""
LANGUAGE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal says what it speaks, the first one counts."""


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
    web: bool = False
    """The page is served beside the messengers, too."""
    frames: tuple[str, ...] = ()
    """Sites that may show the page in a frame."""
    per_address: int = 100
    """Connections the page takes from one address that is not this machine; 0 is any number."""
    stop_within: int = 8
    """Seconds to end in good order; whoever runs containers kills after ten. 0 is no bound."""
    language: str = ""
    """What the host's terminal speaks, if it says so."""
    discord_token: str = ""
    discord_api: str = ""
    """Another server that speaks Discord's API: a proxy, or a test's."""
    telegram_token: str = ""
    telegram_api: str = ""
    telegram_webhook: str = ""
    """The public address Telegram brings updates to; without it the bot fetches them."""
    telegram_secret: str = ""
    telegram_port: int = 8443
    telegram_rate: int = 28
    """Requests a second; Telegram's own server takes about 30 of a bot."""

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must stand in no log, the longest first; a part or another spelling is as bad."""
        given = {self.discord_token, self.telegram_token, self.telegram_secret}
        given |= {self.telegram_token.partition(":")[2]}
        given |= {quote(each, safe="") for each in given}
        return tuple(sorted(filter(None, given), key=len, reverse=True))


def read_environment(file: Path, environment: Mapping[str, str]) -> dict[str, str]:
    """The settings of a `.env` file, if there is one, under those of the environment."""
    try:
        # N.B. with or without the mark Windows editors begin a file with.
        given = dotenv_values(file, interpolate=False, encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadSetting(f"{file} is not written in UTF-8.") from error
    return {name: value for name, value in given.items() if value is not None} | dict(environment)


def read_settings(environment: Mapping[str, str]) -> Settings:
    """The settings as the environment gives them."""
    log = environment.get("PURRLOR_LOG", "info").upper()
    if log not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise BadSetting(f"PURRLOR_LOG is {log!r}; it must be debug, info, warning or error.")
    names = environment.get("PURRLOR_WEB_NAMES", "").split(",")
    return Settings(
        database=Path(environment.get("PURRLOR_DATABASE", "purrlor.db")),
        host=environment.get("PURRLOR_WEB_HOST", "127.0.0.1"),
        port=_port(environment, "PURRLOR_WEB_PORT", "8765"),
        hosts=frozenset(filter(None, (name.strip() for name in names))),
        log=log,
        web=_switch(environment, "PURRLOR_WEB", "no"),
        frames=_sites(environment.get("PURRLOR_WEB_FRAMES", "")),
        per_address=_whole(environment, "PURRLOR_WEB_PER_ADDRESS", "100"),
        stop_within=_whole(environment, "PURRLOR_STOP_WITHIN", "8"),
        language=next(filter(None, map(environment.get, LANGUAGE)), ""),
        discord_token=environment.get("PURRLOR_DISCORD_TOKEN", ""),
        discord_api=environment.get("PURRLOR_DISCORD_API", ""),
        telegram_token=environment.get("PURRLOR_TELEGRAM_TOKEN", ""),
        telegram_api=environment.get("PURRLOR_TELEGRAM_API", ""),
        telegram_webhook=environment.get("PURRLOR_TELEGRAM_WEBHOOK", ""),
        telegram_secret=environment.get("PURRLOR_TELEGRAM_SECRET", ""),
        telegram_port=_port(environment, "PURRLOR_TELEGRAM_PORT", "8443"),
        telegram_rate=_rate(environment, "PURRLOR_TELEGRAM_RATE", "28"),
    )


def _sites(text: str) -> tuple[str, ...]:
    sites = tuple(text.replace(",", " ").split())
    for site in sites:
        if not SITE.fullmatch(site):
            raise BadSetting(f"PURRLOR_WEB_FRAMES names {site!r}; a site is https://its.name.")
    return sites


def _switch(environment: Mapping[str, str], name: str, default: str) -> bool:
    text = environment.get(name, default)
    if text not in ("yes", "no"):
        raise BadSetting(f"{name} is {text!r}; it must be yes or no.")
    return text == "yes"


def _whole(environment: Mapping[str, str], name: str, default: str) -> int:
    text = environment.get(name, default)
    if not text.isdecimal():
        raise BadSetting(f"{name} is {text!r}; it must be a whole number, 0 for no bound.")
    return int(text)


def _port(environment: Mapping[str, str], name: str, default: str) -> int:
    text = environment.get(name, default)
    if not text.isdecimal() or int(text) > 65535:
        raise BadSetting(f"{name} is {text!r}; it must be a number from 0 to 65535.")
    return int(text)


def _rate(environment: Mapping[str, str], name: str, default: str) -> int:
    text = environment.get(name, default)
    if not text.isdecimal() or not 5 <= int(text) <= 1000:
        raise BadSetting(f"{name} is {text!r}; it must be a number from 5 to 1000.")
    return int(text)
