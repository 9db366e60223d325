"""Chance for thinking: quick, seeded, and never the chance of a table."""

from __future__ import annotations

from random import Random

from engines.rng import Rng


class Dice(Rng):
    """Draws the same numbers for the same seed.

    A search draws by the ten thousand, for which the hashing of `Seeded` is too slow. Only
    `random()` is used of `Random`: of the rest Python does not promise the same numbers for ever.
    """

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random  # noqa: S311 — nobody has to guess what a computer thinks

    def below(self, bound: int) -> int:
        self.drawn += 1
        return int(self._random() * bound)

    def fraction(self) -> float:
        """A number from 0 up to, not including, 1."""
        self.drawn += 1
        return self._random()
