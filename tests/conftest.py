"""What holds for every test: a stage to play on, and a marked rule is one that exists."""

from __future__ import annotations

import logging
import os

import pytest

from bot.host.app import spare_pauses
from tests.rules import fault
from tests.stage import stage


@pytest.fixture
async def s(tmp_path):
    """A running bot, and people who talk to it."""
    async with stage(tmp_path, seeds=["ann first", "b", "c"]) as running:
        yield running


class Strict(logging.Handler):
    """Fails whatever test has a language say something in another one instead."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


@pytest.fixture(autouse=True)
def every_language_has_its_words():
    """A message that is missing falls back to English for people, never in a test."""
    words, strict = logging.getLogger("bot.words"), Strict(logging.ERROR)
    words.addHandler(strict)
    yield
    words.removeHandler(strict)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: what a test waits for is often another process."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse to run with a marker of a rule no page has."""
    for item in items:
        for marker in item.iter_markers("rule"):
            wrong = fault(*marker.args) if len(marker.args) == 2 else "rule(game, number) was meant"
            if wrong:
                raise pytest.UsageError(f"{item.nodeid}: {wrong}")


def pytest_collection_finish() -> None:
    """Leave thousands of collected tests out of garbage collections, which take ever longer."""
    spare_pauses()
