"""Who is here: has just pressed, typed or looked, by whichever self of theirs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

HERE: Final = 120.0
"""Seconds for which somebody who did something himself is taken to be here."""
REMEMBERED: Final = 10_000
"""People, the last of whom are forgotten first."""


class Sighting(NamedTuple):
    """What somebody did last: when, and by which self."""

    at: float
    by: str


class Presence:
    """Remembers what people did last; after a restart nobody is here until they do something.

    Kept nowhere: a write for every look would cost more than a call that comes too early. Of who
    waits to be called the courier keeps, as the bot stops, how long they are here.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seen: OrderedDict[str, Sighting] = OrderedDict()

    def note(self, person: str, by: str) -> None:
        """Somebody has done something himself, by a self of his."""
        self._seen[person] = Sighting(self._now(), by)
        self._seen.move_to_end(person)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)

    def last(self, person: str) -> Sighting | None:
        """What somebody did last, as far as is remembered."""
        return self._seen.get(person)

    def by(self, person: str) -> str:
        """The self by which somebody did something last; '' is not remembered."""
        seen = self._seen.get(person)
        return seen.by if seen else ""

    def gone_at(self, person: str, acted: float, now: float) -> float:
        """When somebody is here no longer, who last moved at a time; not after now: not here."""
        seen = self._seen.get(person)
        last = acted if seen is None else max(acted, seen.at)
        # N.B. a moment ahead is a look since now was read; further ahead it is a clock that was set
        # back since, by which they would be here for as long as that.
        return last + HERE if last <= now + HERE else now
