"""What goes wrong in a world: kinds of faults, when they strike, and how often each has.

A kind is a function of the world that makes its fault happen once, decorated with `kind`; another
is added by writing one more in a module that `storms` imports. Whatever a fault leaves behind ends
in quiet moments, and with `Faults.calm`: the checks that follow hold for a world in which
everything works again, and whose platforms have said so where they would.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.simulation.world import World

MESSENGERS: Final = ("discord", "telegram")
Strike = Callable[["World", random.Random], Awaitable[None]]
Undo = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Excuse:
    """An error in the log that a fault explains."""

    logger: str
    said: str
    """What its sentence begins with, as a regular expression."""
    error: str = ""
    """The name of the exception that comes with it, as a regular expression; empty is none."""

    def fits(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        said = re.match(self.said, record.getMessage()) and re.fullmatch(self.error, error)
        return record.name == self.logger and said is not None


@dataclass(frozen=True)
class Kind:
    """A way in which something goes wrong."""

    name: str
    weight: float
    strike: Strike
    needs: tuple[str, ...]
    """Of these platforms a world needs one for it."""
    explains: tuple[Excuse, ...]


KINDS: dict[str, Kind] = {}


def kind(
    weight: float = 1.0, needs: tuple[str, ...] = (), explains: tuple[Excuse, ...] = ()
) -> Callable[[Strike], Strike]:
    """One more kind of fault, called after its function."""

    def known(strike: Strike) -> Strike:
        name = strike.__name__.replace("_", " ")
        KINDS[name] = Kind(name, weight, strike, needs, explains)
        return strike

    return known


@dataclass
class Blow:
    """What the next requests at a messenger meet."""

    kind: str
    count: int = 1
    status: int = 0
    code: int = 0
    """Discord's, which says more than the status."""
    sentence: str = "Internal Server Error"
    """Telegram's."""
    seconds: int = 0
    """After which it may be tried again."""
    everywhere: bool = False
    """It may not be tried anywhere."""
    banned: bool = False
    """It is not Discord that answers, but the guard in front of it."""
    cut: bool = False
    silent: bool = False
    """No answer ever comes."""
    after: bool = False
    """Only when the request has been carried out."""
    kill: bool = False
    """The bot dies of it."""
    only: str = ""
    """What a request is like that meets it, as a regular expression: its method, and its path."""


@dataclass
class Faults:
    """Those of one world."""

    world: World
    blows: dict[str, list[Blow]] = field(default_factory=dict)
    """What is to come, by platform."""
    calmed: bool = False
    happened: set[str] = field(default_factory=set)
    """What has really struck so far."""
    deleted: dict[tuple[str, str], str] = field(default_factory=dict)
    """Boards people have deleted, by venue and message, and what they showed then."""
    _taken: dict[str, tuple[Undo, asyncio.Task[None]]] = field(default_factory=dict)
    """What was taken from the bot, and how it is given back."""

    def chosen(self, chance: random.Random) -> list[Kind]:
        """The few kinds that happen in a world at all, so that each is seen alone, too."""
        every = [
            each
            for each in KINDS.values()
            if each.weight and (not each.needs or set(each.needs) & set(self.world.towns))
        ]
        some = chance.sample(every, k=min(len(every), chance.randint(1, 7)))
        own = every[self.world.seed % len(every)]  # so that none is left out for long
        return sorted({each.name: each for each in (own, *some)}.values(), key=lambda it: it.name)

    async def run(self) -> None:
        """Have faults strike until the world is to be calm."""
        chance = self.world.chance("faults")
        kinds, pause = self.chosen(chance), self.world.shape.trouble
        if pause is None:
            return
        while not self.calmed:
            await asyncio.sleep(chance.expovariate(1 / pause))
            if self.world.held or self.calmed:
                continue
            if self.world.down and chance.random() < 0.8:  # it has trouble enough
                continue
            found = chance.choices(kinds, [each.weight for each in kinds])[0]
            await found.strike(self.world, chance)

    def struck(self, name: str, *facts: object) -> None:
        """A fault has really happened."""
        self.happened.add(name)
        self.world.witness.trouble(name)
        self.world.trace.note(f"fault: {name}", *facts)

    def explain(self, record: logging.LogRecord) -> bool:
        """Whether something that has struck explains an error."""
        return any(
            excuse.fits(record)
            for each in KINDS.values()
            if each.name in self.happened
            for excuse in each.explains
        )

    def take(self, name: str, seconds: float, undo: Undo) -> None:
        """Something is as it should not be for a while, and then again as it was."""

        async def later() -> None:
            await asyncio.sleep(seconds)
            await self._undo(name)

        self._taken[name] = undo, self.world.spawn(later())

    def lacks(self, name: str) -> bool:
        """Whether something is as it should not be already."""
        return name in self._taken

    async def _undo(self, name: str) -> None:
        undo, _ = self._taken.pop(name)
        self.world.trace.note("over", name)
        await undo()

    async def relent(self) -> None:
        """Whatever was taken is given back now."""
        while self._taken:
            name = next(iter(self._taken))
            self._taken[name][1].cancel()
            await self._undo(name)

    @contextmanager
    def stilled(self) -> Iterator[None]:
        """While this lasts, nothing strikes that is to come."""
        disk = self.world.disk
        blows, self.blows = self.blows, {}
        meddlers, disk.meddlers = disk.meddlers, []
        try:
            yield
        finally:
            if not self.calmed:
                self.blows, disk.meddlers = blows, meddlers

    async def calm(self) -> None:
        """From now on nothing goes wrong."""
        self.calmed = True
        self.blows.clear()
        self.world.disk.meddlers.clear()
        await self.relent()

    def blow(self, platform: str, request: str) -> Blow | None:
        """What the request meets that comes in now."""
        waiting = self.blows.get(platform, [])
        blow = next((each for each in waiting if re.search(each.only, request)), None)
        if blow is None:
            return None
        blow.count -= 1
        if blow.count <= 0:
            waiting.remove(blow)
        self.struck(blow.kind, platform)
        if blow.kill and not blow.after:
            self.world.kill(blow.kind)
        return blow

    def expect(self, chance: random.Random, blow: Blow, *platforms: str) -> None:
        """One of the messengers deals a blow at the next occasion."""
        here = [name for name in platforms or MESSENGERS if name in self.world.towns]
        self.blows.setdefault(chance.choice(here), []).append(blow)
