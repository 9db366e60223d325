"""Puts the bot together: one store, one desk, one courier, every platform."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.contract import Platform
from bot.courier.courier import Courier
from bot.courier.due.automatic import Automatic, Choose
from bot.courier.due.deadlines import Deadlines
from bot.courier.due.leaps import Leaps
from bot.desk.desk import Desk
from bot.desk.seating.shares import ALLOWANCE, Allowance
from bot.games.guide import Guide
from bot.games.guides import GUIDES
from bot.host.pulse import Pulse
from bot.posts.kit import Kit
from bot.posts.studio import Studio
from bot.store import Store
from bot.store.driver import Connection as Driver
from bot.store.engine import Connect
from bot.words import Words
from bot.world import World
from engines import GAMES
from engines.game import Game
from render import PAINTERS
from render.painter import Painter


@dataclass(frozen=True, slots=True)
class Shelf:
    """The games that are offered, in each of the layers."""

    games: Mapping[str, Game[Any, Any]]
    guides: Mapping[str, Guide[Any]]
    painters: Mapping[str, Painter]
    words: Words


def shelf() -> Shelf:
    """Every game there is."""
    return Shelf(GAMES, GUIDES, PAINTERS, Words())


@dataclass(frozen=True, slots=True)
class Bot:
    """The parts of a running bot."""

    store: Store
    desk: Desk
    courier: Courier
    automatic: Automatic
    deadlines: Deadlines
    platforms: Sequence[Platform]
    pulse: Pulse | None = None
    """None where there is no file to say beside how it is."""

    async def run(self) -> None:
        """Serve every platform until cancelled; if one part fails, all stop."""
        async with asyncio.TaskGroup() as parts:
            parts.create_task(self.store.health.ended(), name="health")
            if self.pulse is not None:
                parts.create_task(self.pulse.run(), name="pulse")
            parts.create_task(self.courier.run(), name="courier")
            parts.create_task(self.automatic.run(), name="automatic")
            parts.create_task(self.deadlines.run(), name="deadlines")
            for platform in self.platforms:
                parts.create_task(platform.run(self.desk), name=platform.name)


def spare_pauses() -> None:
    """Leave what is loaded by now out of garbage collections: it lives as long as the bot.

    Walking it again and again was what made one press in a hundred wait (`make bench`).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


@asynccontextmanager
async def put_together(
    database: str,
    world: World,
    offered: Shelf,
    choose: Choose,
    open_platforms: Callable[[Store], Sequence[Platform]],
    allowance: Allowance = ALLOWANCE,
    pulse: Path | None = None,
    connect: Connect = Driver.connect,
) -> AsyncIterator[Bot]:
    """A bot on an opened store; the store is closed afterwards."""
    await world.aside(world.ticks)  # there must be a thread beside the event loop
    store = await Store.open(database, now=world.now, ticks=world.ticks, connect=connect)
    try:
        platforms = {platform.name: platform for platform in open_platforms(store)}
        words = offered.words.called_at({name: each.command for name, each in platforms.items()})
        kit = Kit(offered.games, offered.guides, words, Studio(offered.painters, world))
        desk = Desk(kit, store, world, platforms, allowance)
        leaps = Leaps(store, world)
        courier = Courier(
            kit, store, desk.tables, desk.people, world, leaps, platforms, desk.sleepers
        )
        automatic = Automatic(desk, world, leaps, choose)
        deadlines = Deadlines(desk, world, leaps)
        desk.wakes(courier.wake, automatic.wake)
        await desk.tables.resume()
        await desk.sleepers.resume()
        beating = Pulse(store, world, pulse) if pulse else None
        try:
            yield Bot(
                store, desk, courier, automatic, deadlines, tuple(platforms.values()), beating
            )
        finally:
            await courier.leave()
    finally:
        await store.close()
