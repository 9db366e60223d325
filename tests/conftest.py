"""What holds for every test: a marked rule is one that exists."""

from __future__ import annotations

import pytest

from tests.rules import fault


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse to run with a marker of a rule no page has."""
    for item in items:
        for marker in item.iter_markers("rule"):
            wrong = fault(*marker.args) if len(marker.args) == 2 else "rule(game, number) was meant"
            if wrong:
                raise pytest.UsageError(f"{item.nodeid}: {wrong}")
