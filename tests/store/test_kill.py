"""A process killed at any instant: what it acknowledged is there, once."""

from __future__ import annotations

import pytest

from bot.store import Store
from tests.store.examples import child, line, numbers, url


@pytest.mark.parametrize("patience", [[1, 2, 3], [50, 1, 200], [1000]], ids=str)
async def test_every_acknowledged_number_is_there_exactly_once(file, patience):
    acknowledged: list[int] = []
    for life, wanted in enumerate(patience):
        with child("count", file, str(life * 1_000_000)) as process:
            heard = [int(line(process)) for _ in range(wanted)]
            process.kill()
            assert process.stdout is not None
            rest = process.stdout.read().splitlines(keepends=True)
            heard += [int(each) for each in rest if each.endswith("\n")]
            acknowledged += heard

    store = await Store.open(url(file))
    there = await store.read(numbers)
    await store.close()
    assert len(acknowledged) >= sum(patience)
    assert set(acknowledged) <= set(there)
    assert len(there) == len(set(there))
    # What was committed but no longer acknowledged is at most what was under way.
    assert len(there) - len(acknowledged) <= 20 * len(patience)
