"""The clocks and the chance of a world: whatever asks the machine for either is told ours."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord.backoff
import discord.gateway
import discord.utils

from tests.simulation.loop import Loop

EPOCH = 1_800_000_000.0


class Clock:
    """What the machine's clock says, a little later at each reading; it may be set."""

    def __init__(self, loop: Loop, chance: random.Random, tick: float) -> None:
        self._loop = loop
        self._random = chance.random
        self._begun = EPOCH + chance.uniform(0, 365 * 86400.0) - loop.time()
        self.tick = tick
        """Seconds that pass at most between two readings."""
        self._set = 0.0
        self._since, self._rate = loop.time(), 1.0
        self.set_back = 0.0
        """When, by everybody else's clock, it was set back last: it has said some times twice."""

    def _read(self) -> float:
        now = self._loop.time() + self._random() * self.tick
        self._loop.pass_until(now)
        return now

    @property
    def ahead(self) -> float:
        """What it shows more than it should."""
        return self._set + (self._rate - 1.0) * (self._loop.time() - self._since)

    def set(self, ahead: float, rate: float = 1.0) -> None:
        """It is wrong by so much from now on, and by more or less each second."""
        if ahead < self.ahead:
            self.set_back = self.true()
        self._set, self._since, self._rate = ahead, self._loop.time(), rate

    @property
    def since(self) -> float:
        """Seconds for which nobody has set it."""
        return self._loop.time() - self._since

    def now(self) -> float:
        """What the bot takes for the time of day."""
        return self._read() + self._begun + self.ahead

    def ticks(self) -> float:
        """Seconds that only ever go forward."""
        return self._read()

    def true(self) -> float:
        """The time of day everywhere else."""
        return self._loop.time() + self._begun


class _Heart:
    """discord.py's heartbeat, by a timer of the loop instead of a thread."""

    def __init__(self, *, ws: Any, interval: float, shard_id: int | None = None) -> None:
        self.ws, self.interval, self.shard_id = ws, interval, shard_id
        self.latency = float("inf")
        ws._max_heartbeat_timeout = 2 * interval  # it would take a longer silence for a lost line
        self._loop = asyncio.get_running_loop()
        self._heard = self._loop.time()
        self._next: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._next = self._loop.call_later(self.interval, self._beat)

    def _beat(self) -> None:
        if self._loop.time() - self._heard > 1.5 * self.interval:
            self._beating = self._loop.create_task(self.ws.close(4000))
            return
        self._beating = self._loop.create_task(self.ws.send_heartbeat(self.get_payload()))
        self.start()

    def get_payload(self) -> dict[str, Any]:
        return {"op": self.ws.HEARTBEAT, "d": self.ws.sequence}

    beat = get_payload

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def tick(self) -> None:
        self._heard = self._loop.time()

    def ack(self) -> None:
        self.latency = 0.0


@contextmanager
def surroundings(clock: Clock, chance: random.Random) -> Iterator[None]:
    """Whatever asks for the time, or for chance, is told that of the world."""
    before = random.getstate()
    random.seed(chance.random())
    randbytes = random.Random(chance.random()).randbytes
    dice = random.Random(chance.random())

    def seeded() -> Any:
        return SimpleNamespace(seed=lambda: None, randrange=dice.randrange, uniform=dice.uniform)

    with ExitStack() as stack:
        for where, name, ours in (
            (time, "time", clock.now),
            (time, "monotonic", clock.ticks),
            (time, "perf_counter", clock.ticks),
            (os, "urandom", randbytes),
            (random, "_urandom", randbytes),
            (discord.utils, "utcnow", lambda: datetime.fromtimestamp(clock.true(), UTC)),
            (discord.gateway, "KeepAliveHandler", _Heart),
            (discord.backoff, "random", SimpleNamespace(Random=seeded)),
        ):
            stack.enter_context(patch.object(where, name, ours))
        try:
            yield
        finally:
            random.setstate(before)
