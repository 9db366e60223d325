"""Chance as an argument: a number depends on the seed, the step and how many were drawn before."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")


class Rng(ABC):
    """A source of chance that counts what was drawn from it."""

    drawn: int = 0

    @abstractmethod
    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound."""

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> tuple[T, ...]:
        """The items in another order (Fisher and Yates, from the last place down)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)


class Seeded(Rng):
    """The chance of one step of one table: the deal is step 0.

    Hashing "seed/step/n" keeps neighbouring steps independent and the numbers the same on every
    version of Python; undoing and redoing a step cannot roll again.
    """

    def __init__(self, seed: int | str, step: int) -> None:
        self._prefix = f"{seed}/{step}/"

    def below(self, bound: int) -> int:
        digest = blake2b(f"{self._prefix}{self.drawn}".encode(), digest_size=16).digest()
        self.drawn += 1
        return int.from_bytes(digest, "big") % bound


class Scripted(Rng):
    """Chance that a test has written down."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = tuple(numbers)

    def below(self, bound: int) -> int:
        if self.drawn >= len(self._numbers):
            raise ValueError(f"the script has {self.drawn} numbers and one more was drawn")
        number = self._numbers[self.drawn]
        if not 0 <= number < bound:
            raise ValueError(f"the script says {number} where a number below {bound} was drawn")
        self.drawn += 1
        return number
