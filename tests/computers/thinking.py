"""A little bot for the tests: it warms one computer, says so, and thinks until it is stopped."""

from __future__ import annotations

import asyncio
import itertools
import signal

from bot.computers import Computers
from engines import GAMES
from engines.rng import Seeded


async def think() -> None:
    """Choose the same first move again and again."""
    computers, boop = Computers(1), GAMES["boop"]
    state = boop.start(2, {}, Seeded("thinking", 0))
    (worker,) = await computers.warm()
    print(worker, flush=True)
    try:
        for number in itertools.count():
            await computers.choose(boop, state, state.seat, 3, f"thinking/{number}", secrets=False)
    finally:
        await computers.close()


if __name__ == "__main__":
    # Whoever runs the tests in the background of a shell has it ignored, and so would we.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        asyncio.run(think())
    except KeyboardInterrupt:
        print("stopped")
