"""Everything that is not a function of its arguments: time, pauses, identifiers, executors.

They are arguments from the first day, so that a simulated world can drive all of it.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and figures nobody mistakes for another when reading them out."""


@dataclass(frozen=True, slots=True)
class World:
    """What surrounds the bot."""

    now: Callable[[], float]
    """Seconds since the epoch."""
    pause: Callable[[bool], float]
    """How many seconds an automatic move waits, in a game with secrets or without."""
    token: Callable[[int], str]
    """An unguessable name of so many letters."""
    seed: Callable[[], str]
    """A table's seed, of at least 128 bits."""
    threads: ThreadPoolExecutor
    """Where pictures are drawn, never on the event loop."""

    async def aside(self, work: Callable[[], T]) -> T:
        """The result of a function run beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)


LONGEST_PAUSE = 10.0


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
    )
