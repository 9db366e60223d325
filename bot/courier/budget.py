"""How much a venue takes: what its platform allows in a minute, and pauses it has asked for."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from bot.contract import RetryLater

MINUTE = 60.0


class Budget:
    """Counts what was sent where; after a restart it counts anew, and platforms ask again."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._spent: dict[str, deque[float]] = {}
        self._held: dict[str, float] = {}

    def held(self, place: str) -> float | None:
        """Until when a place is to be spared, if it is."""
        until = self._held.get(place)
        if until is not None and until <= self._now():
            del self._held[place]
            return None
        return until

    def hold(self, place: str, seconds: float) -> None:
        """Spare a place for some seconds, whatever is owed there meanwhile."""
        self._held[place] = self._now() + seconds

    def spend(self, place: str, per_minute: int) -> None:
        """Take one delivery from a place's minute; raises `RetryLater` when it has to wait.

        The first half goes at once, the second is spread: the newest board is never far away.
        """
        now, spent = self._now(), self._spent.setdefault(place, deque())
        while spent and spent[0] <= now - MINUTE:
            spent.popleft()
        if len(spent) >= per_minute:
            wait = spent[0] + MINUTE - now
        elif 2 * len(spent) >= per_minute:
            wait = spent[-1] + 2 * MINUTE / per_minute - now
        else:
            wait = 0.0
        if wait > 0:
            raise RetryLater(wait)
        spent.append(now)
