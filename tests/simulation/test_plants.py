from __future__ import annotations

import pytest

from tests.simulation.plants import PLANTS, planted
from tests.simulation.trace import Trace
from tests.simulation.traps import MOST, trapped

QUICKLY = 20
SURELY = 2 * MOST
"""Each is found in half as many as things are, but another kind of fault makes other worlds."""
EASY = ("answering before the commit", "calls never due", "spell not raised")
"""Bugs that are found in so few worlds that nobody waits for it."""


@pytest.mark.parametrize("plant", EASY)
def test_some_planted_bugs_are_found_at_once(plant):
    found = trapped(plant, range(QUICKLY))
    assert found.took, f"{plant}: never did anything wrong"
    assert found.told is not None, str(found)


@pytest.mark.slow
@pytest.mark.parametrize("plant", sorted(set(PLANTS) - set(EASY)))
def test_every_planted_bug_is_found(plant):
    found = trapped(plant, range(SURELY))
    assert found.took, f"{plant}: never did anything wrong"
    assert found.told is not None, str(found)


def test_a_bug_is_planted_for_a_while_only():
    assert len(PLANTS) == 13
    for name, plant in PLANTS.items():
        right = vars(plant.where)[plant.what]
        with planted(name, Trace(lambda: 0.0)):
            assert vars(plant.where)[plant.what] is not right, name
        assert vars(plant.where)[plant.what] is right, name
