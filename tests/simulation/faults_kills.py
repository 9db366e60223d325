"""The bot is killed: at any moment, and at each that matters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.disk import Crossing
from tests.simulation.faults import MESSENGERS, Blow, kind

if TYPE_CHECKING:
    from tests.simulation.world import World


def _at(world: World, name: str, when: Callable[[Crossing], bool], rounds: int = 0) -> None:
    """Kill it when the disk is in use like this, or so many rounds of the loop later."""

    def fall(left: int) -> None:
        if left:
            world.loop.call_soon(fall, left - 1)
        elif world.life is not None and not world.life.over:
            world.faults.struck(name)
            world.kill(name)

    def meddle(crossing: Crossing) -> None:
        if when(crossing):
            world.disk.meddlers.remove(meddle)
            fall(rounds)

    if not world.disk.meddlers:
        world.disk.meddlers.append(meddle)


@kind(weight=2)
async def kill(world: World, chance: random.Random) -> None:
    """At any moment."""
    del chance
    world.faults.struck("kill")
    world.kill("kill")


@kind()
async def kill_inside_a_commit(world: World, chance: random.Random) -> None:
    """SQLite has taken some of it, and nothing of it may be kept."""
    left = chance.randint(1, 25)

    def some_way_in(crossing: Crossing) -> bool:
        nonlocal left
        left -= crossing.what == "statement"
        return crossing.what == "statement" and left <= 0

    _at(world, "kill inside a commit", some_way_in)


@kind(weight=2)
async def kill_before_a_commit(world: World, chance: random.Random) -> None:
    """What was done is not kept."""
    del chance
    _at(world, "kill before a commit", lambda it: it.is_commit and not it.done)


@kind(weight=2)
async def kill_after_a_commit(world: World, chance: random.Random) -> None:
    """What was done is kept, and nobody was told."""
    del chance
    _at(world, "kill after a commit", lambda it: it.is_commit and it.done)


@kind(weight=2)
async def kill_soon_after_a_commit(world: World, chance: random.Random) -> None:
    """What was done is kept; perhaps it is remembered, perhaps somebody was told."""
    rounds = chance.randint(1, 15)
    _at(world, "kill soon after a commit", lambda it: it.is_commit and it.done, rounds)


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


@kind()
async def kill_at_a_start(world: World, chance: random.Random) -> None:
    """It does not come far."""
    former, left = world.life, chance.randint(1, 30)

    def some_way_on(crossing: Crossing) -> bool:
        nonlocal left
        left -= world.life is not former and not crossing.done
        return left <= 0

    if world.restart():
        _at(world, "kill at a start", some_way_on)


@kind()
async def kill_at_a_stop(world: World, chance: random.Random) -> None:
    """It is not given the time."""
    if world.restart():
        _at(world, "kill at a stop", lambda _: True, chance.randint(0, 30))


@kind(weight=0)
async def kill_at_birth(world: World, chance: random.Random) -> None:
    """While the database is being made; it strikes before anything else does."""
    left = chance.randint(1, 200)

    def some_way_in(_: Crossing) -> bool:
        nonlocal left
        left -= 1
        return left <= 0

    _at(world, "kill at birth", some_way_in)
