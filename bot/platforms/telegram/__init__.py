"""The Telegram platform: groups and private chats, inline keyboards, polling or a webhook."""

from __future__ import annotations

from bot.platforms.telegram.errors import BadToken
from bot.platforms.telegram.platform import Telegram
from bot.platforms.telegram.updates.webhook import Webhook

__all__ = ["BadToken", "Telegram", "Webhook"]
