"""What holds for every test: a stage to play on, and a marked rule is one that exists."""

from __future__ import annotations

import pytest

from tests.rules import fault
from tests.stage import stage


@pytest.fixture
async def s(tmp_path):
    """A running bot, and people who talk to it."""
    async with stage(tmp_path, seeds=["ann first", "b", "c"]) as running:
        yield running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse to run with a marker of a rule no page has."""
    for item in items:
        for marker in item.iter_markers("rule"):
            wrong = fault(*marker.args) if len(marker.args) == 2 else "rule(game, number) was meant"
            if wrong:
                raise pytest.UsageError(f"{item.nodeid}: {wrong}")
