"""Clocks that leap, and clocks that go wrong."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.simulation.faults import kind

if TYPE_CHECKING:
    from tests.simulation.world import World


@kind()
async def clock_leaps(world: World, chance: random.Random) -> None:
    """Somebody sets it, by seconds, hours or days; later it is set right."""
    by = chance.choice((1, -1)) * chance.choice((3.0, 40.0, 3600.0, 5 * 3600.0, 3 * 86400.0))
    if not world.clock.ahead:
        world.faults.struck("clock leaps", f"{by:+g}")
        await _wrong(world, chance, "clock leaps", by, 1.0)


@kind()
async def slow_clock(world: World, chance: random.Random) -> None:
    """It goes too slowly, or too fast; later it is set right."""
    rate = chance.choice((0.5, 0.9, 0.999, 1.001, 1.5))
    if not world.clock.ahead:
        world.faults.struck("slow clock", rate)
        await _wrong(world, chance, "slow clock", 0.0, rate)


async def _wrong(world: World, chance: random.Random, name: str, by: float, rate: float) -> None:
    async def right() -> None:
        world.clock.set(0.0)

    world.clock.set(by, rate)
    world.faults.take(name, chance.choice((30.0, 600.0, 4 * 3600.0)), right)
