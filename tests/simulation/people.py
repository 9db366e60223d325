"""Who lives in a world: they look at what is shown to them, and do something about it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.tables.status import Status
from bot.tables.table import Table
from engines.values import Seat
from tests.simulation.towns import Self, Sight

if TYPE_CHECKING:
    from tests.simulation.world import World

NAMES: Final = ("Ann", "Bob", "Cid", "Dóra", "Evi", "Feri")


@dataclass(frozen=True)
class Temperament:
    """How somebody is."""

    name: str
    pause: tuple[float, float]
    """Seconds between two of their deeds."""
    looks_first: bool = True
    """They press what stands before them, not what stood there some time ago."""


TEMPERAMENTS: Final = (
    Temperament("brisk", (1.0, 15.0)),
    Temperament("steady", (10.0, 90.0)),
    Temperament("slow", (120.0, 3600.0)),
    Temperament("away", (3600.0, 2 * 86400.0)),
    Temperament("hostile", (0.5, 20.0), looks_first=False),
)


@dataclass
class Person:
    """Somebody with a self on one platform or two."""

    name: str
    temperament: Temperament
    selves: list[Self]
    chance: random.Random
    memories: list[Sight] = field(default_factory=list)
    """What they have had before them some time."""


@dataclass
class Act:
    """A moment in which somebody does something."""

    world: World
    person: Person
    me: Self
    """Where they are looking."""
    sights: list[Sight]
    tables: list[Table]
    """Open tables they sit at, or that are shown where they are."""
    chance: random.Random

    def asked(self) -> list[tuple[Table, Seat]]:
        """Where they are to move, and in which seat."""
        found = []
        for table in self.tables:
            for self_ in self.person.selves:
                seat = table.seat_of(self_.key)
                if seat is not None and table.waits_for(self_.key):
                    found.append((table, seat))
        return found

    def seated(self, table: Table) -> bool:
        return any(table.seat_of(each.key) is not None for each in self.person.selves)

    def lobbies(self) -> list[Table]:
        return [each for each in self.tables if each.status is Status.LOBBY]

    async def press(self, sight: Sight, data: str) -> None:
        """Press something, and have that told."""
        self.world.trace.note(f"{self.person.name} presses", self.me.platform, data)
        await self.me.press(sight, data)

    async def type(self, verb: str, text: str = "", *, aloud: bool = True) -> None:
        """Type something, and have that told."""
        where = self.me.platform if aloud else f"{self.me.platform} in private"
        self.world.trace.note(f"{self.person.name} types", where, f"/{verb} {text}")
        await self.me.type(verb, text, aloud=aloud)

    def offered(self, *verbs: str, table: str = "") -> list[tuple[Sight, str]]:
        """Buttons before them that mean one of these verbs."""
        return [
            (sight, data)
            for sight in self.sights
            for data, of, verb, _ in sight.deeds()
            if verb in verbs and table in ("", of)
        ]

    async def press_one(self, *verbs: str, table: str = "") -> bool:
        """Press one of the buttons that mean one of these verbs, if there is any."""
        found = self.offered(*verbs, table=table)
        if not found:
            return False
        await self.press(*self.chance.choice(found))
        return True


async def live(world: World, person: Person) -> None:
    """Do one thing after another, until the world has seen enough."""
    chance = person.chance
    while world.acts > 0:
        await asyncio.sleep(chance.uniform(*person.temperament.pause))
        if world.held or world.acts <= 0:
            continue
        world.acts -= 1
        await _act(world, person)


async def _act(world: World, person: Person) -> None:
    from tests.simulation.deeds import DEEDS  # noqa: PLC0415 — they are deeds of these people

    chance = person.chance
    me = chance.choice(person.selves)
    await me.look()
    sights = me.sees()
    here = [each for each in person.memories if each.place.startswith(me.platform)]
    if not person.temperament.looks_first and here and chance.random() < 0.5:
        sights = [chance.choice(here)]
    person.memories = [*person.memories, *sights][-12:]
    act = Act(world, person, me, sights, await world.tables_for(person), chance)
    left = dict(DEEDS)
    while left:
        name = chance.choices(list(left), [each.weight for each in left.values()])[0]
        if await left.pop(name).carry_out(act):
            world.trace.count(f"deed: {name}")
            break
    if chance.random() < 0.1 or person.temperament.pause[1] > 1000:
        await asyncio.sleep(chance.uniform(5, 30))
        await me.leave()
