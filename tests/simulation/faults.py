"""What goes wrong in a world: kinds of faults, when they strike, and how often each has.

A kind is a function of the world that makes its fault happen once, decorated with `kind`; another
is added by writing one more. Whatever a fault leaves behind ends with `Faults.calm`: the checks
that follow hold for a world in which everything works again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from aiohttp import web

from tests.discord import faults as discord
from tests.discord.server import Loopback
from tests.simulation.disk import Crossing
from tests.telegram import server as telegram
from tests.telegram.methods import Methods
from tests.telegram.town import Json

if TYPE_CHECKING:
    from tests.simulation.world import World

MESSENGERS: Final = ("discord", "telegram")
Strike = Callable[["World", random.Random], Awaitable[None]]


@dataclass(frozen=True)
class Kind:
    """A way in which something goes wrong."""

    name: str
    weight: float
    strike: Strike
    needs: tuple[str, ...]
    """Of these platforms a world needs one for it."""


KINDS: dict[str, Kind] = {}


def kind(weight: float = 1.0, needs: tuple[str, ...] = ()) -> Callable[[Strike], Strike]:
    """One more kind of fault, called after its function."""

    def known(strike: Strike) -> Strike:
        name = strike.__name__.replace("_", " ")
        KINDS[name] = Kind(name, weight, strike, needs)
        return strike

    return known


@dataclass(frozen=True)
class Excuse:
    """What may be logged as an error where something went wrong that was to be expected."""

    fault: str
    logger: str
    says: str
    """A regular expression."""


EXCUSES: list[Excuse] = [
    Excuse("silence", "discord.shard", "Attempting a reconnect"),
]


@dataclass
class Blow:
    """What the next requests at a messenger meet."""

    kind: str
    count: int = 1
    status: int = 0
    seconds: int = 0
    """After which it may be tried again, or for how long nothing is answered."""
    cut: bool = False
    after: bool = False
    """Only when the request has been carried out."""
    kill: bool = False
    """The bot dies of it."""


@dataclass
class Faults:
    """Those of one world."""

    world: World
    blows: dict[str, list[Blow]] = field(default_factory=dict)
    """What is to come, by platform."""
    calmed: bool = False

    def chosen(self, chance: random.Random) -> list[Kind]:
        """The few kinds that happen in a world at all, so that each is seen alone, too."""
        every = [
            each
            for each in KINDS.values()
            if not each.needs or set(each.needs) & set(self.world.towns)
        ]
        some = chance.sample(every, k=min(len(every), chance.randint(1, 5)))
        return sorted(some, key=lambda each: each.name)

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
            found = chance.choices(kinds, [each.weight for each in kinds])[0]
            await found.strike(self.world, chance)

    def struck(self, name: str, *facts: object) -> None:
        """A fault has really happened."""
        self.world.trace.note(f"fault: {name}", *facts)

    def explain(self, record: logging.LogRecord) -> bool:
        """Whether one that has struck explains a record of the log."""
        struck, said = self.world.trace.counts, record.getMessage()
        return any(
            struck[f"fault: {each.fault}"]
            and record.name == each.logger
            and re.search(each.says, said)
            for each in EXCUSES
        )

    def calm(self) -> None:
        """From now on nothing goes wrong."""
        self.calmed = True
        self.blows.clear()
        self.world.disk.meddlers.clear()

    def blow(self, platform: str) -> Blow | None:
        """What the request meets that comes in now."""
        waiting = self.blows.get(platform)
        if not waiting:
            return None
        blow = waiting[0]
        blow.count -= 1
        if blow.count <= 0:
            waiting.pop(0)
        self.struck(blow.kind, platform)
        if blow.kill and not blow.after:
            self.world.kill(blow.kind)
        return blow

    def expect(self, chance: random.Random, blow: Blow) -> None:
        """One of the messengers deals a blow at the next occasion."""
        here = [name for name in MESSENGERS if name in self.world.towns]
        self.blows.setdefault(chance.choice(here), []).append(blow)


class StormyDiscord(Loopback):
    """A Discord in whose way something may come."""

    def shaken_by(self, faults: Faults) -> None:
        self.faults = [_DiscordBlow(faults)]


class _DiscordBlow(discord.Fault):
    """All that may come, as one fault that now and then meets a request."""

    def __init__(self, faults: Faults) -> None:
        super().__init__("", "", 500)
        self._all = faults
        self._blow = Blow("")

    def meets(self, method: str, path: str) -> bool:
        del method
        if path.startswith(("gateway", "oauth2", "applications", "users")):
            return False
        found = self._all.blow("discord")
        if found is None:
            return False
        self._blow, self.after = found, found.after
        self.status, self.cut = found.status, found.cut or found.kill
        self.retry_after = float(found.seconds) if found.status == 429 else None
        return True

    def strike(self, request: web.Request) -> None:
        if self._blow.kill and self._blow.after:
            self._all.world.kill(self._blow.kind)
        super().strike(request)


class StormyTelegram(telegram.Server):
    """A Telegram in whose way something may come."""

    storms: Faults | None = None

    methods: _DeadlyMethods

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(clock)
        self.methods = _DeadlyMethods(self.town, self.mailbox)
        self.mailbox.retry = 10.0

    def shaken_by(self, faults: Faults) -> None:
        self.storms = faults

    def _fault(self, method: str) -> telegram.Fault | None:
        blow = None if self.storms is None else self.storms.blow("telegram")
        if blow is None:
            return None
        if blow.status == 429:
            parameters: dict[str, Any] = {"retry_after": blow.seconds}
            sentence = f"Too Many Requests: retry after {blow.seconds}"
            return telegram.Fault(method, 429, sentence, parameters)
        if blow.status:
            return telegram.Fault(method, blow.status, "Internal Server Error")
        if blow.kill and blow.after:
            assert self.storms is not None
            self.methods.deadly = partial(self.storms.world.kill, blow.kind)
        return telegram.Fault(method, 0, "", cut=True, done=blow.after)


class _DeadlyMethods(Methods):
    """Methods of which one may be the last that the bot asks for."""

    deadly: Callable[[], object] | None = None

    async def call(self, method: str, asked: Json) -> Any:
        try:
            return await super().call(method, asked)
        finally:
            deadly, self.deadly = self.deadly, None
            if deadly is not None:
                deadly()


@kind(weight=2)
async def kill(world: World, chance: random.Random) -> None:
    """At any moment."""
    del chance
    world.faults.struck("kill")
    world.kill("kill")


async def _at_commit(world: World, name: str, *, done: bool) -> None:
    def meddle(crossing: Crossing) -> None:
        if crossing.what == "commit" and crossing.writer and crossing.done is done:
            world.disk.meddlers.remove(meddle)
            world.faults.struck(name)
            world.kill(name)

    if not world.disk.meddlers:
        world.disk.meddlers.append(meddle)


@kind(weight=2)
async def kill_before_a_commit(world: World, chance: random.Random) -> None:
    """What was done is not kept."""
    del chance
    await _at_commit(world, "kill before a commit", done=False)


@kind(weight=2)
async def kill_after_a_commit(world: World, chance: random.Random) -> None:
    """What was done is kept, and nobody was told."""
    del chance
    await _at_commit(world, "kill after a commit", done=True)


@kind(needs=MESSENGERS)
async def kill_before_a_delivery(world: World, chance: random.Random) -> None:
    """What was to be shown is not."""
    world.faults.expect(chance, Blow("kill before a delivery", kill=True))


@kind(needs=MESSENGERS)
async def kill_after_a_delivery(world: World, chance: random.Random) -> None:
    """What was shown is not known."""
    world.faults.expect(chance, Blow("kill after a delivery", kill=True, after=True))


@kind()
async def restart(world: World, chance: random.Random) -> None:
    """The host stops the bot in good order, and starts it again."""
    del chance
    if world.restart():
        world.faults.struck("restart")


@kind(needs=MESSENGERS)
async def too_many(world: World, chance: random.Random) -> None:
    """A messenger wants to be asked less."""
    seconds = chance.choice((1, 3, 30))
    count = chance.randint(1, 3)
    world.faults.expect(chance, Blow("too many", count, status=429, seconds=seconds))


@kind(needs=MESSENGERS)
async def server_error(world: World, chance: random.Random) -> None:
    """A messenger has troubles of its own."""
    status = chance.choice((500, 502, 503))
    blow = Blow("server error", chance.randint(1, 4), status=status, after=chance.random() < 0.3)
    world.faults.expect(chance, blow)


@kind(needs=MESSENGERS)
async def cut(world: World, chance: random.Random) -> None:
    """A connection breaks, before or after something was done."""
    after = chance.random() < 0.5
    name = "cut after it was done" if after else "cut"
    world.faults.expect(chance, Blow(name, chance.randint(1, 3), cut=True, after=after))


@kind(needs=MESSENGERS)
async def silence(world: World, chance: random.Random) -> None:
    """Nothing comes of what is on its way: some connections swallow it all."""
    loop, life = world.loop, world.life
    mine = [line for line in loop.lines if line.owner is life and life is not None]
    mine.sort(key=lambda line: line.number)
    for line in chance.sample(mine, k=min(len(mine), 3)):
        line.deaf = True
        world.faults.struck("silence")


@kind(weight=2, needs=MESSENGERS)
async def doubled_update(world: World, chance: random.Random) -> None:
    """A messenger brings again what it has brought."""
    world.post.doubled += chance.randint(1, 2)


@kind(needs=MESSENGERS)
async def late_updates(world: World, chance: random.Random) -> None:
    """What people do comes after a while, all of it at once."""
    world.post.late_until = world.loop.time() + chance.choice((1.0, 4.0, 60.0))
    world.faults.struck("late updates")
