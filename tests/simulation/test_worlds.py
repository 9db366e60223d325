from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from tests.simulation.__main__ import seeds_of
from tests.simulation.story import live_through

WORLDS = 50
AT_ONCE = 5


@pytest.mark.parametrize("first", range(0, WORLDS, AT_ONCE))
def test_nothing_is_wrong_with_simulated_worlds(first):
    happened, wrong = set(), []
    for seed in range(first, first + AT_ONCE):
        told = live_through(seed)
        happened |= set(told.counts)
        wrong += [told.story()] * bool(told.found)
    assert not wrong, "\n".join(wrong)
    assert {"worlds", "asked", "moves acknowledged", "quiet moments"} <= happened
    assert any(each.startswith("fault: ") for each in happened)


@pytest.mark.parametrize("seed", [7, 12])
def test_the_same_seed_is_the_same_world(seed):
    told = live_through(seed)
    assert told.counts["begins"]
    assert live_through(seed).digest == told.digest
    assert live_through(seed + 1).digest != told.digest


def test_the_same_seed_is_the_same_world_in_every_process():
    digests = []
    for hashing in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-m", "tests.simulation", "=7", "--step"],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            check=True,
            text=True,
        )
        last = re.search(r"^world 7 ([0-9a-f]{32}) ", told.stdout, re.MULTILINE)
        assert last, told.stdout[-500:]
        digests.append(last[1])
    assert digests[0] == digests[1]


def test_worlds_are_named_by_a_count_a_range_or_one_seed():
    assert [*seeds_of("3")] == [0, 1, 2]
    assert [*seeds_of("1000-1002")] == [1000, 1001, 1002]
    assert [*seeds_of("=17")] == [17]
