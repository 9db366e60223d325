"""After how many worlds a planted bug is found, and by what."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tests.simulation.plants import PLANTS, TOOK
from tests.simulation.story import Told, live_through

MOST = 200
"""Worlds in which each has to be found."""


@dataclass(frozen=True)
class Trapped:
    """What became of a planted bug."""

    plant: str
    worlds: int
    """How many were lived through."""
    took: int
    """How often it did wrong in them."""
    told: Told | None
    """The world that has found it, if one has."""

    @property
    def finding(self) -> str:
        """What was said that shows it."""
        known = PLANTS[self.plant].finding
        found = self.told.found if self.told is not None else ()
        return next((each for each in found if re.search(known, each)), "")

    def __str__(self) -> str:
        found = self.finding or f"NOT FOUND, though it did wrong {self.took} times"
        return f"{self.plant:38}{self.worlds:4}  {found[:120]}"


def trapped(plant: str, seeds: Iterable[int] = range(MOST)) -> Trapped:
    """Live through worlds until one finds a bug that is planted there, and is well without it."""
    worlds = took = 0
    known = re.compile(PLANTS[plant].finding)
    for seed in seeds:
        told = live_through(seed, plant=plant)
        wrong = told.counts[TOOK + plant]
        worlds, took = worlds + 1, took + wrong
        if wrong and any(map(known.search, told.found)) and not live_through(seed).found:
            return Trapped(plant, worlds, took, told)
    return Trapped(plant, worlds, took, None)
