"""A stage for every conversation on Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.discord.stage import Stage, stage


@pytest.fixture
async def s() -> AsyncIterator[Stage]:
    """Ann and Bob in a channel, with a scripted desk."""
    async with stage() as running:
        yield running
