"""Opens the platforms; each is imported only when it is wanted."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from bot.contract import Phrases, Platform
from bot.desk.menu import MENU
from bot.desk.verbs import ALIASES, VERBS
from bot.host.inbox import StoredInbox
from bot.host.pulse import lines
from bot.host.rooms import Rooms
from bot.settings import Settings
from bot.store import Store
from bot.words import Words

Opener = Callable[[Settings, Store, Phrases], Platform]


def phrases_of(words: Words) -> Phrases:
    """What platforms themselves have to say, from the locales."""

    def phrase(language: str, key: str, /, **facts: str | int) -> str:
        return words.of(language)(key, **facts)

    return phrase


def configured(settings: Settings) -> Sequence[str]:
    """The platforms that have a token, and the page if it is to be served beside them."""
    wanted = {
        "discord": settings.discord_token,
        "telegram": settings.telegram_token,
        "web": settings.web,
    }
    return [name for name, asked in wanted.items() if asked]


def _web(settings: Settings, store: Store, phrases: Phrases) -> Platform:
    from bot.platforms.web import Capacity, Web  # noqa: PLC0415

    return Web(
        Rooms(store),
        clock=time.time,
        ticks=time.monotonic,
        ailing=partial(lines, store.health),
        fresh_id=lambda: secrets.token_hex(16),
        host=settings.host,
        port=settings.port,
        hosts=settings.hosts,
        frames=settings.frames,
        capacity=Capacity(address=settings.per_address),
        verbs=[entry.verb for entry in MENU],
        named=lambda language, verb, typed="": (
            f"/{phrases(language, f'command-{verb}')} {typed}".rstrip()
        ),
    )


def _discord(settings: Settings, store: Store, phrases: Phrases) -> Platform:
    from bot.platforms.discord import Discord  # noqa: PLC0415

    return Discord(
        settings.discord_token,
        menu=MENU,
        phrases=phrases,
        languages=Words().languages,
        clock=time.time,
        ticks=time.monotonic,
        api=settings.discord_api or None,
        inbox=StoredInbox(store, "discord"),
    )


def _telegram(settings: Settings, store: Store, phrases: Phrases) -> Platform:
    from bot.platforms.telegram import Telegram, Webhook  # noqa: PLC0415

    webhook = None
    if settings.telegram_webhook:
        secret = settings.telegram_secret or secrets.token_urlsafe(32)
        webhook = Webhook(
            settings.telegram_webhook,
            secret,
            settings.host,
            settings.telegram_port,
            partial(lines, store.health),
        )
    return Telegram(
        settings.telegram_token,
        menu=MENU,
        phrases=phrases,
        languages=Words().languages,
        inbox=StoredInbox(store, "telegram"),
        panels=StoredInbox(store, "telegram panels"),
        verbs=[*VERBS, *ALIASES],
        clock=time.time,
        ticks=time.monotonic,
        api=settings.telegram_api or None,
        webhook=webhook,
        per_second=settings.telegram_rate,
    )


OPENERS: Mapping[str, Opener] = {"web": _web, "discord": _discord, "telegram": _telegram}
