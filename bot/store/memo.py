"""What the store remembers between transactions: never more than what was committed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from typing import Any, Final, Protocol, runtime_checkable

RECORD: Final = 1_000
"""Bytes of a value that does not say how heavy it is: a row or two of the database."""


@runtime_checkable
class Heavy(Protocol):
    """A value that grows."""

    @property
    def over(self) -> bool:
        """Whether it is done with: hardly anybody will ask for it."""

    def weight(self, before: object, weight: int) -> int:
        """Its bytes, about; what it takes the place of, if anything, had this weight."""


class Memo:
    """Committed values of so many bytes at most.

    What is over goes first, then what nobody has asked for longest.
    """

    def __init__(self, most: int) -> None:
        self.weight = 0
        """Bytes of all that is remembered."""
        self._most = most
        self._weights: dict[Hashable, int] = {}
        self._values: OrderedDict[Hashable, Any] = OrderedDict()
        self._over: OrderedDict[Hashable, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._weights)

    def get(self, key: Hashable) -> Any:
        """The committed value, or None."""
        for shelf in (self._values, self._over):
            if key in shelf:
                shelf.move_to_end(key)
                return shelf[key]
        return None

    def absorb(self, fresh: Mapping[Hashable, Any]) -> None:
        """Take over what a committed transaction remembered; None means forgotten."""
        for key, value in fresh.items():
            before, weight = self._pop(key)
            if value is not None:
                self._put(key, value, before, weight)
        while self.weight > self._most:
            self._pop(next(iter(self._over or self._values)))

    def _put(self, key: Hashable, value: Any, before: Any, weight: int) -> None:
        heavy = isinstance(value, Heavy)
        shelf = self._over if heavy and value.over else self._values
        shelf[key] = value
        self._weights[key] = value.weight(before, weight) if heavy else RECORD
        self.weight += self._weights[key]

    def _pop(self, key: Hashable) -> tuple[Any, int]:
        """Forget a value; what it was, and what it weighed."""
        shelf = self._over if key in self._over else self._values
        weight = self._weights.pop(key, 0)
        self.weight -= weight
        return shelf.pop(key, None), weight
