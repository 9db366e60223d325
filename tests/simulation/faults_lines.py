"""Connections that break, hang, or are dead without telling: to messengers and to the page."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.faults import MESSENGERS, Excuse, kind
from tests.simulation.loop import Line

if TYPE_CHECKING:
    from tests.discord.gateway import Shard
    from tests.simulation.world import World

DISCORD: Final = ("discord",)
PAGE: Final = ("web",)
RECONNECTS: Final = (
    Excuse("discord.shard", "Attempting a reconnect", r"\w+"),
    Excuse("discord.shard", "Failed to connect", "TimeoutError"),
)
"""The library's words for a connection that was lost, or not made."""
PORT: Final = 8765
"""Where the page is."""


def _mine(world: World) -> list[Line]:
    """The bot's ends of its connections, the oldest first."""
    life = world.life
    mine = [line for line in world.loop.lines if life is not None and line.owner is life]
    return sorted(mine, key=lambda line: line.number)


@kind(needs=MESSENGERS, explains=RECONNECTS)
async def silence(world: World, chance: random.Random) -> None:
    """Nothing comes of what is on its way: some connections swallow it all.

    What that is may be asked for long after.
    """
    mine = _mine(world)
    for line in chance.sample(mine, k=min(len(mine), 3)):
        line.deaf, line.swallowed = True, partial(world.witness.trouble, "silence")
        world.faults.struck("silence")


def _shard(world: World) -> Shard | None:
    shard = world.towns["discord"].server.gateway.shards.get(0)
    return shard if shard is not None and not shard.socket.closed else None


@kind(needs=DISCORD)
async def gateway_dropped(world: World, chance: random.Random) -> None:
    """Discord ends the bot's connection, or asks it to; it may go on where it was."""
    shard, asks = _shard(world), chance.random() < 0.5
    if shard is None:
        return
    world.faults.struck("gateway dropped")
    if asks:
        await shard.send({"op": 7, "d": None, "s": None, "t": None})
    else:
        await shard.socket.close(code=chance.choice((4000, 1001, 4008)))


@kind(needs=DISCORD)
async def session_lost(world: World, chance: random.Random) -> None:
    """Discord ends the bot's connection and knows nothing of it any more."""
    del chance
    shard, gateway = _shard(world), world.towns["discord"].server.gateway
    if shard is not None:
        world.faults.struck("session lost")
        gateway.forgetful = True
        gateway.missed.clear()
        await shard.socket.close(code=4000)


@kind(needs=DISCORD)
async def heartbeat_unheard(world: World, chance: random.Random) -> None:
    """What Discord sends comes, but no heartbeat is answered; the bot has to find that out."""
    gateway, seconds = world.towns["discord"].server.gateway, chance.choice((600.0, 7200.0))
    before = gateway.unheard

    async def over() -> None:
        gateway.numb = False
        if gateway.unheard > before:
            world.faults.struck("heartbeat unheard", gateway.unheard - before)

    if not gateway.numb:
        gateway.numb = True
        world.faults.take("heartbeat unheard", seconds, over)


def _to_pages(world: World) -> list[Line]:
    return [line for line in _mine(world) if line.get_extra_info("sockname")[1] == PORT]


@kind(weight=2, needs=PAGE)
async def page_cut_off(world: World, chance: random.Random) -> None:
    """What stands before the bot falls over; a page says again what it heard no answer to."""
    pages: list[Any] = [s for each in world.people for s in each.selves if s.platform == "web"]
    self_ = chance.choice(pages)
    await self_.look()
    deeds = [(sight, *each) for sight in self_.sees() for each in sight.deeds()]
    seats = [(sight, data) for sight, data, _, verb, _ in deeds if verb == "computer"]
    if seats:  # N.B. what may be done twice, if nobody sees that it is the same
        await self_.press(*chance.choice(seats))
    else:
        await self_.type("undo")
    await asyncio.sleep(chance.uniform(0, 0.3))
    for line in _to_pages(world):
        world.faults.struck("page cut off")
        line.cut()
    await asyncio.sleep(1.0)
    for each in pages:
        if await each.say_again():
            world.trace.note("says again", each.name)


@kind(needs=PAGE)
async def page_half_open(world: World, chance: random.Random) -> None:
    """A page or the bot hears nothing of the other any more, and nobody has hung up."""
    lines = _to_pages(world)
    if lines:
        line = chance.choice(lines)
        world.faults.struck("page half open")
        chance.choice((line, line.peer)).deaf = True


@kind(needs=PAGE)
async def page_reloaded(world: World, chance: random.Random) -> None:
    """Somebody loads a page anew while what they pressed is under way."""
    pages = [s for each in world.people for s in each.selves if s.platform == "web"]
    self_ = chance.choice(pages)
    sights = [each for each in self_.sees() if any(True for _ in each.deeds())]
    world.faults.struck("page reloaded")
    if sights:
        verbs = [d for d, _, verb, _ in sights[-1].deeds() if verb in ("move", "pad", "hand")]
        if verbs:
            await self_.press(sights[-1], chance.choice(verbs))
    await self_.leave()
    await self_.look()
