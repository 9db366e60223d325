"""What a page is sent over whole games is small after nearly every move."""

from __future__ import annotations

from statistics import median

import pytest

from engines import GAMES
from tests.bench.updates import LARGE, UPDATE, updates

USUAL = 0.9
"""Of the bytes an update may take, so much at most is usual."""


@pytest.mark.slow
@pytest.mark.parametrize("id_", GAMES)
async def test_updates_over_a_whole_game_are_small(id_):
    sizes, plain = await updates(id_, "test_updates_over_a_whole_game_are_small")
    assert len(sizes) > 30
    assert plain, "no update in which only pieces moved"
    assert max(plain) <= UPDATE
    assert median(sizes) < USUAL * UPDATE
    assert sum(size > UPDATE for size in sizes) <= LARGE[id_] * len(sizes)
