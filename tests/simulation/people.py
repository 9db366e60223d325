"""Who lives in a world: they look at what is shown to them, and do something about it."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.tables.status import Status
from bot.tables.table import Table
from engines.values import Seat
from tests.simulation.towns import Self, Sight

if TYPE_CHECKING:
    from tests.simulation.world import World

NAMES: Final = ("Ann", "Bob", "Cid", "Dóra", "Evi", "Feri")
PATIENCE: Final = 0.8
"""How likely they do nothing while there is nothing to be done."""
MOMENT: Final = (0.6, 2.5)
"""Seconds in which somebody sees what comes of a press, and presses on."""


@dataclass(frozen=True)
class Temperament:
    """How somebody is."""

    name: str
    pause: tuple[float, float]
    """Seconds between two of their deeds."""
    looks_first: bool = True
    """They press what stands before them, not what stood there some time ago."""

    def rest(self, chance: random.Random) -> float:
        """How long they do nothing: mostly short, sometimes long."""
        shortest, longest = self.pause
        return shortest * math.pow(longest / shortest, chance.random())

    @property
    def usual(self) -> float:
        """How long that is for the most part."""
        return math.sqrt(math.prod(self.pause))


TEMPERAMENTS: Final = (
    Temperament("brisk", (1.0, 15.0)),
    Temperament("steady", (10.0, 90.0)),
    Temperament("slow", (120.0, 3600.0)),
    Temperament("away", (1800.0, 2 * 86400.0)),
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

    @property
    def hostile(self) -> bool:
        """Whether they care about nothing that stands before them."""
        return not self.temperament.looks_first


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

    def plays(self) -> bool:
        return any(map(self.seated, self.tables))

    def idles(self) -> bool:
        """Whether they do nothing for now: others are to move, or the bot is not there."""
        own = self.own(Status.PLAYING)
        wanted = any(each.told.plea is not None or each.wills for each in own)
        waits = bool(own) and not wanted and not self.asked()
        return (self.world.down or waits) and self.chance.random() < PATIENCE

    def own(self, *statuses: Status) -> list[Table]:
        """The tables they sit at that stand so."""
        return [each for each in self.tables if each.status in statuses and self.seated(each)]

    def lobbies(self) -> list[Table]:
        return [each for each in self.tables if each.status is Status.LOBBY]

    async def press(self, sight: Sight, data: str) -> None:
        """Press something, and have that told."""
        self.world.trace.note(f"{self.person.name} presses", self.me.platform, data)
        await self.me.press(sight, data)

    async def type(self, verb: str, text: str = "", *, aloud: bool = True, table: str = "") -> None:
        """Type something, and have that told."""
        where = self.me.venue if aloud else f"{self.me.platform} in private"
        self.world.trace.note(f"{self.person.name} types", where, f"/{verb} {text}", table)
        await self.me.type(verb, text, aloud=aloud, table=table)

    async def say(self, text: str, *, table: str = "") -> None:
        """Write something without a slash, and have that told."""
        self.world.trace.note(f"{self.person.name} says", self.me.venue, text, table)
        await self.me.say(text, table=table)

    async def about(self, verb: str, text: str, table: Table) -> None:
        """Type something that is meant for a table, named where it is not the only one."""
        alone = len([each for each in self.tables if self.seated(each)]) == 1
        aloud = self.me.venue in table.venues and not table.private
        named = "" if alone and self.chance.random() < 0.7 else table.id
        await self.type(verb, text, aloud=aloud, table=named)

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

    async def see(self) -> None:
        """Wait for what comes of it, and look again."""
        await asyncio.sleep(self.chance.uniform(*MOMENT))
        self.sights = self.me.sees()

    async def follow(self, *verbs: str, steps: int, until: Callable[[], bool]) -> None:
        """Press on through what is answered, newest first, until something is so."""
        pressed: set[str] = set()
        for _ in range(steps):
            await self.see()
            found = [
                (sight, data)
                for sight in reversed(self.sights)
                if sight.own
                for data, _, verb, words in sight.deeds()
                if verb in verbs and words
            ]
            if not found or until():
                return
            newest = found[0][0]
            sight, data = self.chance.choice([each for each in found if each[0] is newest])
            if data in pressed:  # nothing comes of it
                return
            pressed.add(data)
            await self.press(sight, data)


async def live(world: World, person: Person) -> None:
    """Do one thing after another, until the world has seen enough."""
    while world.acts > 0:
        await asyncio.sleep(person.temperament.rest(person.chance))
        if not world.held and world.acts > 0:
            await _act(world, person)


async def _act(world: World, person: Person) -> None:
    from tests.simulation.deeds import DEEDS  # noqa: PLC0415 — they are deeds of these people

    chance = person.chance
    tables = await world.tables_for(person)
    me = chance.choice(person.selves)
    act = Act(world, person, me, [], tables, chance)
    if act.idles():
        return
    await me.look()
    await _follow_the_tables(act)
    world.spend(act.plays() or chance.random() < 0.4)  # who only looks on uses up no world
    act.sights = me.sees()
    here = [each for each in person.memories if each.place.startswith(me.platform)]
    person.memories = [*person.memories, *act.sights][-12:]
    if person.hostile and here and chance.random() < 0.5:
        act.sights = [chance.choice(here)]
    left = dict(DEEDS)
    while left:
        name = chance.choices(list(left), [each.weight for each in left.values()])[0]
        if await left.pop(name).carry_out(act):
            world.trace.count(f"deed: {name}")
            break
    if chance.random() < 0.1 or person.temperament.pause[1] > 1000:
        await asyncio.sleep(chance.uniform(5, 30))
        await me.leave()


async def _follow_the_tables(act: Act) -> None:
    """Be where one's tables are, if they are shown on this platform at all and not here."""
    venues = [venue for each in act.tables if act.seated(each) for venue in each.venues]
    if venues and act.me.venue not in venues:
        known = act.me.rooms()
        there = [venue for venue in venues if venue in known]
        if there:
            await act.me.go(act.chance.choice(there))
