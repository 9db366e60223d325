"""What `doctor` should know of a bot on Telegram."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC
from email.utils import parsedate_to_datetime
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout
from telegram import Bot, User, WebhookInfo
from telegram.error import TelegramError

from bot.contract import Finding
from bot.platforms.telegram.errors import BadToken
from bot.platforms.telegram.updates.webhook import Webhook
from bot.platforms.telegram.wire import API, Wire

BACKLOG: Final = 100
SKEW: Final = 30


async def examine(
    token: str, api: str | None, webhook: Webhook | None, clock: Callable[[], float]
) -> Sequence[Finding]:
    """Look at the token, the clock, what the bot may read, and how updates come."""
    try:
        wire = Wire(token, api)
        try:
            await wire.open()
            info = await wire.bot.get_webhook_info()
        finally:
            await wire.close()
    except BadToken:
        return [Finding("telegram-token-bad", good=False)]
    except TelegramError as error:
        facts = (("reason", error.message),)
        return [Finding("telegram-silent", good=False, facts=facts)]
    bot = wire.bot
    return [
        Finding("telegram-token", good=True, facts=(("name", f"@{bot.username}"),)),
        *_permissions(bot.bot),
        *_updates(info, webhook),
        *await _clock(bot, api, clock),
    ]


def _permissions(bot: User) -> list[Finding]:
    reads_all = bool(bot.can_read_all_group_messages)
    privacy = "telegram-privacy-off" if reads_all else "telegram-privacy"
    joins = bot.can_join_groups is not False
    groups = "telegram-groups" if joins else "telegram-groups-off"
    return [Finding(privacy, not reads_all), Finding(groups, joins)]


def _updates(info: WebhookInfo, webhook: Webhook | None) -> list[Finding]:
    waiting = info.pending_update_count
    backlog = "telegram-backlog" if waiting >= BACKLOG else "telegram-waiting"
    found = [Finding(backlog, waiting < BACKLOG, (("count", waiting),))]
    if webhook is None:
        # The bot itself takes a left-over away when it starts; something else may set it again.
        left = bool(info.url)
        found.append(Finding("telegram-webhook-left" if left else "telegram-polling", not left))
        return found
    at_home = info.url == webhook.url
    found.append(Finding("telegram-webhook" if at_home else "telegram-webhook-unset", at_home))
    if at_home and info.last_error_message:
        facts = (("reason", info.last_error_message),)
        found.append(Finding("telegram-webhook-failing", good=False, facts=facts))
    return found


async def _clock(bot: Bot, api: str | None, clock: Callable[[], float]) -> list[Finding]:
    """The server says in the head of every answer what time it has; the library keeps it back."""
    address = f"{(api or API).rstrip('/')}/bot{bot.token}/getMe"
    try:
        async with (
            ClientSession(timeout=ClientTimeout(total=10)) as session,
            session.get(address) as response,
        ):
            told = parsedate_to_datetime(response.headers["Date"])
    except (ClientError, TimeoutError, KeyError, ValueError):
        return []
    apart = round(abs(told.replace(tzinfo=told.tzinfo or UTC).timestamp() - clock()))
    good = apart <= SKEW
    code = "telegram-clock" if good else "telegram-clock-off"
    return [Finding(code, good, (("seconds", apart),))]
