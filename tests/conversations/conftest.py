"""The loopback messengers a program of its own is pointed at."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.conversations.on_discord import DiscordRoom, discord_room
from tests.conversations.on_telegram import TelegramRoom, telegram_room
from tests.stage import Clock


@pytest.fixture
async def channel() -> AsyncIterator[DiscordRoom]:
    """A channel on Discord."""
    async with discord_room(Clock()) as room:
        yield room


@pytest.fixture
async def group() -> AsyncIterator[TelegramRoom]:
    """A group on Telegram."""
    async with telegram_room(Clock()) as room:
        yield room
