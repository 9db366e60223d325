"""A store in a file of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import Store
from tests.store.examples import url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def store(file: Path):
    store = await Store.open(url(file))
    yield store
    await store.close()
