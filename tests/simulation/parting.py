"""The last deed of many worlds: while nobody else is here any more, somebody gives up."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from bot.tables.calling.presence import HERE
from tests.simulation.deeds import resign
from tests.simulation.people import Act

if TYPE_CHECKING:
    from tests.simulation.world import World

OFTEN: Final = 0.6


async def part(world: World) -> None:
    """Few worlds would see an end that others have to be told of."""
    chance = world.chance("parting")
    if chance.random() >= OFTEN:
        return
    await asyncio.sleep(HERE + 30.0)
    for person in world.people:
        for me in person.selves:
            await me.look()
            act = Act(world, person, me, me.sees(), await world.tables_for(person), chance)
            if await resign(act):
                world.trace.count("partings")
                return
