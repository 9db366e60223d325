"""What the store remembers between transactions: never more than what was committed."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from typing import Any


class Memo:
    """A bounded cache of committed values; the least recently used go first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[Hashable, Any] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, key: Hashable) -> Any:
        """The committed value, or None."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def absorb(self, fresh: Mapping[Hashable, Any]) -> None:
        """Take over what a committed transaction remembered; None means forgotten."""
        for key, value in fresh.items():
            self._values.pop(key, None)
            if value is not None:
                self._values[key] = value
        while len(self._values) > self._size:
            self._values.popitem(last=False)
