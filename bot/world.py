"""Everything that is not a function of its arguments: time, pauses, identifiers, executors.

They are arguments from the first day, so that a simulated world can drive all of it.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import inf
from typing import TypeVar

T = TypeVar("T")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and figures nobody mistakes for another when reading them out."""


LONGEST_PAUSE = 10.0
BRISK = 0.15
"""Who plays Cat in the Sack alone with four computers waits for 150 of their turns."""
LULL = 1.5
UNHURRIED = (2 * 60.0, 20 * 60.0)


def unhurried() -> float:
    """A pause of somebody who looks in now and then."""
    return random.uniform(*UNHURRIED)  # noqa: S311 — a pause is no secret


@dataclass(frozen=True, slots=True)
class World:
    """What surrounds the bot."""

    now: Callable[[], float]
    """Seconds since the epoch: what is kept and compared after a restart. It may jump."""
    pause: Callable[[bool], float]
    """How many seconds an automatic move waits, in a game with secrets or without."""
    token: Callable[[int], str]
    """An unguessable name of so many letters."""
    seed: Callable[[], str]
    """A table's seed, of at least 128 bits."""
    threads: ThreadPoolExecutor
    """Where pictures are drawn, never on the event loop."""
    brisk: float = inf
    """Seconds it waits at most where one person alone plays with computers."""
    lull: float = 0.0
    """Seconds a board may wait while several choose: those who are done in them make one edit."""
    unhurried: Callable[[], float] = unhurried
    """How many seconds it waits where people take long over their turns."""
    ticks: Callable[[], float] = time.monotonic
    """Seconds that only ever go forward, whatever is done to the clock; nothing keeps them."""
    glance: float = 5.0
    """Seconds after which it is looked anew what is due: a clock may have been set meanwhile."""
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep
    """Lets so many seconds pass before something that failed is tried again."""

    async def aside(self, work: Callable[[], T]) -> T:
        """The result of a function run beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)


def lifelike(secrets: bool) -> float:  # noqa: FBT001 — the one thing it depends on
    """A pause; where secrets are kept, one as uneven as that of a person who is thinking."""
    if not secrets:
        return random.uniform(0.8, 2.2)  # noqa: S311 — a pause is no secret
    return min(1.3 + random.expovariate(0.55), LONGEST_PAUSE)


def real_world(pause: Callable[[bool], float] = lifelike) -> World:
    """The world as it is."""
    return World(
        now=time.time,
        pause=pause,
        token=lambda letters: "".join(secrets.choice(ALPHABET) for _ in range(letters)),
        seed=lambda: secrets.token_hex(16),
        threads=ThreadPoolExecutor(max_workers=2, thread_name_prefix="pictures"),
        brisk=BRISK,
        lull=LULL,
    )
