"""How much somebody may do in a while: a burst at once, then at a steady rate."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf

KEPT = 1000
"""Buckets that are remembered before those that are full again are let go."""


@dataclass(slots=True)
class _Bucket:
    level: float
    at: float


class Buckets:
    """A bucket for each name; only those that are not full take room.

    `ticks` tells seconds that only ever go forward. After a restart all are full.
    """

    def __init__(self, ticks: Callable[[], float], *, burst: float, rate: float) -> None:
        self._ticks = ticks
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, _Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, name: str, cost: float = 1.0) -> bool:
        """Whether there is so much left; what is refused is taken as well, to a bound."""
        if self._burst == inf:
            return True
        bucket = self._filled(name)
        bucket.level = max(bucket.level - cost, -2 * self._burst)
        return bucket.level >= 0

    def spare(self, name: str, cost: float = 1.0) -> bool:
        """Whether there is so much left; what is refused costs nothing."""
        if self._burst == inf:
            return True
        bucket = self._filled(name)
        if bucket.level < cost:
            return False
        bucket.level -= cost
        return True

    def holds(self, name: str, cost: float = 1.0) -> bool:
        """Whether there is so much left; asking costs nothing."""
        return self._burst == inf or self._filled(name).level >= cost

    def drained(self, name: str) -> bool:
        """As much was refused as a burst holds: this is no person's hand."""
        bucket = self._buckets.get(name)
        return bucket is not None and self._filled(name).level < -self._burst

    def _filled(self, name: str) -> _Bucket:
        """The bucket as it is by now."""
        now = self._ticks()
        bucket = self._buckets.get(name)
        if bucket is None:
            self._tidy(now)
            return self._buckets.setdefault(name, _Bucket(self._burst, now))
        bucket.level = min(self._burst, bucket.level + (now - bucket.at) * self._rate)
        bucket.at = now
        return bucket

    def _tidy(self, now: float) -> None:
        """Let go of what is full by now."""
        if len(self._buckets) < KEPT:
            return
        kept = {
            name: bucket
            for name, bucket in self._buckets.items()
            if bucket.level + (now - bucket.at) * self._rate < self._burst
        }
        self._buckets = kept
