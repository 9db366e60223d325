"""The webhook: Telegram brings the updates itself, to an address it was given."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from telegram import Bot

from bot.contract import Ailing, Unwell
from bot.platforms.port import QUIET, health_route
from bot.platforms.telegram.wire import WANTED, Raw

HEADER: Final = "X-Telegram-Bot-Api-Secret-Token"
LARGEST: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Webhook:
    """A public address and where it leads; only who knows the secret may knock."""

    url: str
    secret: str
    """1 to 256 letters, figures, `_` or `-`."""
    host: str = "127.0.0.1"
    port: int = 8443
    ailing: Ailing = tuple
    """Tells what fails, for who asks at `/healthz`."""


@asynccontextmanager
async def serving(
    webhook: Webhook, take: Callable[[Sequence[Raw]], Awaitable[None]]
) -> AsyncIterator[None]:
    """Takes updates at the webhook's port; one is confirmed only when it was taken."""

    async def knock(request: web.Request) -> web.Response:
        secret = request.headers.get(HEADER, "")
        if not hmac.compare_digest(secret.encode(), webhook.secret.encode()):
            raise web.HTTPForbidden
        try:
            update = await request.json()
            int(update["update_id"])
        except (ValueError, KeyError, TypeError):
            raise web.HTTPBadRequest from None
        try:
            await take([update])
        except Unwell:  # Telegram brings it again
            raise web.HTTPServiceUnavailable from None
        return web.Response()

    application = web.Application(client_max_size=LARGEST)
    application.router.add_post(urlsplit(webhook.url).path or "/", knock)
    application.add_routes([health_route(webhook.ailing)])
    runner = web.AppRunner(application, access_log=None, logger=QUIET)
    await runner.setup()
    try:
        await web.TCPSite(runner, webhook.host, webhook.port).start()
        yield
    finally:
        await runner.cleanup()


async def announce(bot: Bot, webhook: Webhook) -> None:
    """Tell Telegram where to bring the updates."""
    await bot.set_webhook(
        webhook.url, secret_token=webhook.secret, allowed_updates=WANTED, max_connections=40
    )
