"""What people do reaches the bot twice, late, in another order, or not at all."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.simulation.faults import MESSENGERS, kind

if TYPE_CHECKING:
    from tests.simulation.world import World


@kind(weight=2, needs=MESSENGERS)
async def doubled_update(world: World, chance: random.Random) -> None:
    """A messenger brings again what it has brought."""
    world.post.doubled += chance.randint(1, 2)


@kind(needs=MESSENGERS)
async def late_updates(world: World, chance: random.Random) -> None:
    """What people do comes after a while, all of it at once."""
    world.post.late_until = world.loop.time() + chance.choice((1.0, 4.0, 60.0))
    world.faults.struck("late updates")


@kind(needs=MESSENGERS)
async def lost_update(world: World, chance: random.Random) -> None:
    """What somebody does never comes: nobody was there for a day, or a session was lost."""
    world.post.lost += chance.randint(1, 2)


@kind(needs=MESSENGERS)
async def updates_out_of_order(world: World, chance: random.Random) -> None:
    """What people do comes after a while, each in its own."""
    world.post.mixed_until = world.loop.time() + chance.choice((10.0, 60.0, 3600.0))
    world.faults.struck("updates out of order")


@kind(needs=("telegram",))
async def unconfirmed_updates(world: World, chance: random.Random) -> None:
    """Telegram forgets that it was told it need not bring something again."""
    mailbox: Any = world.telegram.server.mailbox
    again = list(mailbox.taken)[-chance.randint(1, 5) :]
    if again and mailbox.hook:  # who asks for updates names the first one they want
        world.faults.struck("unconfirmed updates", len(again))
        mailbox.bring_again(again)
