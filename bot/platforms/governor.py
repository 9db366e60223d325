"""The governor: how much a platform is sent, and what of it goes first.

Everything sent to a platform asks here before. What its place has no room for comes back at once as
`RetryLater` with the seconds after which it has: only that waits. What goes beyond all a bot may
send in a second waits its turn: acknowledgements first, then by urgency, each place's own one after
the other, so that nobody's backlog is anybody else's. After a restart it counts anew.
"""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import inf
from typing import Final

from bot.contract import RetryLater, Urgency

EVERYWHERE: Final = ""
"""The place of what goes to no chat or channel."""
SLACK: Final[Mapping[Urgency, float]] = {
    Urgency.ANSWER: 0.0,
    Urgency.PLAY: 0.25,
    Urgency.HAND: 2.0,
    Urgency.LOBBY: 5.0,
}
"""Seconds something may be behind what is less urgent and came before."""
CROWD: Final = 300
"""Requests waiting their turn; the next one is put off."""
BACKLOG: Final = 12
"""Requests to one place waiting their turn."""
PLACES: Final = 2_000
"""Places remembered before those that were quiet are forgotten."""
STALE: Final = 10.0
"""Seconds after which nobody waits for an acknowledgement."""


@dataclass(frozen=True, slots=True)
class Room:
    """How many go at once, and how many in all in a span: those between are spread over it."""

    at_once: int
    most: int
    sure: float | None = None
    """Seconds after which one goes if there is room for anything: the busy starve nobody."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a place takes in a span of seconds: a room for each urgency, all counted together."""

    span: float
    rooms: Mapping[Urgency, Room]


class Meter:
    """Counts what a place was sent."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._most = max(room.most for room in allowance.rooms.values())
        self._spent: deque[float] = deque()
        self._last: dict[Urgency, float] = {}

    def wait(self, now: float, urgency: Urgency) -> float:
        """Seconds until there is room for something; what is less urgent delays nothing."""
        room, spent = self._allowance.rooms[urgency], self._spent
        while spent and spent[0] <= now - self._allowance.span:
            spent.popleft()
        wait = max(self._full(now, room.most), self._spread(now, room, urgency))
        if wait <= 0 or room.sure is None:
            return wait
        sure = self._last.get(urgency, -inf) + room.sure - now
        return min(wait, max(0.0, sure, self._full(now, self._most)))

    def _full(self, now: float, most: int) -> float:
        """Seconds until fewer than so many count."""
        over = len(self._spent) - most
        return 0.0 if over < 0 else self._spent[over] + self._allowance.span - now

    def _spread(self, now: float, room: Room, urgency: Urgency) -> float:
        """Seconds until it is time for one more of those that do not go at once."""
        if len(self._spent) < room.at_once or room.at_once >= room.most:
            return 0.0
        gap = self._allowance.span / (room.most - room.at_once)
        before = [at for each, at in self._last.items() if each <= urgency]
        return max([0.0, *(at + gap - now for at in before)])

    def spend(self, now: float, urgency: Urgency) -> None:
        """Something goes."""
        self._spent.append(now)
        self._last[urgency] = now

    def idle(self, now: float) -> bool:
        """Whether nothing that was sent counts any more."""
        return not self._spent or self._spent[-1] <= now - self._allowance.span


@dataclass(slots=True, order=True)
class _Turn:
    """Something that waits to go; the smallest tag goes first."""

    tag: tuple[bool, float, int]
    place: str = field(compare=False)
    allowance: Allowance | None = field(compare=False)
    urgency: Urgency = field(compare=False)
    may: asyncio.Future[None] = field(compare=False)


class Governor:
    """Lets through what a platform takes. `ticks` tells monotonic time, `sleep` waits."""

    def __init__(
        self,
        everything: Allowance,
        ticks: Callable[[], float],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._all = Meter(everything)
        self._ticks = ticks
        self._sleep = sleep
        self._meters: dict[str, Meter] = {}
        self._held: dict[str, float] = {}
        self._turns: list[_Turn] = []
        self._backlog: Counter[str] = Counter()
        self._tags: dict[tuple[str, Urgency], float] = {}
        self._numbers = itertools.count()
        self._pump: asyncio.Task[None] | None = None

    async def admit(self, place: str, urgency: Urgency, allowance: Allowance | None = None) -> None:
        """Returns when something may go to a place; raises `RetryLater` if that is not soon."""
        wait = self._wait(place, urgency, allowance, self._ticks())
        crowded = len(self._turns) >= CROWD or self._backlog[place] >= BACKLOG
        if wait > 0 or (crowded and urgency is not Urgency.ANSWER):
            raise RetryLater(max(wait, 1.0 if crowded else 0.0))
        turn = _Turn(self._tag(place, urgency), place, allowance, urgency, _promise())
        heappush(self._turns, turn)
        self._backlog[place] += 1
        try:
            if self._release() is not None and (self._pump is None or self._pump.done()):
                self._pump = asyncio.create_task(self._pumped(), name="governor")
            await turn.may
        finally:
            turn.may.cancel()
            self._backlog[place] -= 1
            if not self._backlog[place]:
                del self._backlog[place]

    def hold(self, place: str, seconds: float) -> None:
        """A platform wants a place spared for some seconds, or everything."""
        now = self._ticks()
        self._held = {at: until for at, until in self._held.items() if until > now}
        self._held[place] = max(now + seconds, self._held.get(place, now))

    def _wait(self, place: str, urgency: Urgency, allowance: Allowance | None, now: float) -> float:
        """Seconds until a place takes something, and everything is not held back."""
        rest = max(self._rest(place, now), self._rest(EVERYWHERE, now))
        if urgency is Urgency.ANSWER:  # it waits its turn, if it is worth the while
            return rest if rest > STALE else 0.0
        if allowance is None:
            return rest
        return max(rest, self._meter(place, allowance, now).wait(now, urgency))

    def _rest(self, place: str, now: float) -> float:
        rest = self._held.get(place, now) - now
        if rest <= 0:
            self._held.pop(place, None)
        return max(rest, 0.0)

    def _meter(self, place: str, allowance: Allowance, now: float) -> Meter:
        if len(self._meters) > PLACES:
            self._meters = {at: each for at, each in self._meters.items() if not each.idle(now)}
        return self._meters.setdefault(place, Meter(allowance))

    def _tag(self, place: str, urgency: Urgency) -> tuple[bool, float, int]:
        """When it is due; what a place asks for at one time falls due bit by bit."""
        if not self._turns:
            self._tags.clear()
        due = max(self._ticks(), self._tags.get((place, urgency), 0.0)) + SLACK[urgency]
        self._tags[place, urgency] = due
        return urgency is not Urgency.ANSWER, due, next(self._numbers)

    def _release(self) -> float | None:
        """Let everything go whose turn it is; returns the seconds until the next one's."""
        while self._turns:
            turn, now = self._turns[0], self._ticks()
            if turn.may.done():  # given up
                heappop(self._turns)
                continue
            held = self._rest(EVERYWHERE, now) if turn.urgency is Urgency.ANSWER else 0.0
            soon = max(held, self._all.wait(now, turn.urgency))
            if soon > 0:
                return soon
            heappop(self._turns)
            self._go(turn, now)
        return None

    def _go(self, turn: _Turn, now: float) -> None:
        """Let something go, or put it off if its place has been filled or closed meanwhile."""
        wait = self._wait(turn.place, turn.urgency, turn.allowance, now)
        if wait > 0:
            turn.may.set_exception(RetryLater(wait))
            return
        self._all.spend(now, turn.urgency)
        if turn.allowance is not None and turn.urgency is not Urgency.ANSWER:
            self._meter(turn.place, turn.allowance, now).spend(now, turn.urgency)
        turn.may.set_result(None)

    async def _pumped(self) -> None:
        while (wait := self._release()) is not None:
            await self._sleep(wait)


def _promise() -> asyncio.Future[None]:
    return asyncio.get_running_loop().create_future()
