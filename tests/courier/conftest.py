"""A stage for every delivery."""

from __future__ import annotations

import pytest

from tests.stage import stage


@pytest.fixture
async def s(tmp_path):
    """A running bot, and people who talk to it."""
    async with stage(tmp_path, seeds=["ann first", "b", "c"]) as running:
        yield running
