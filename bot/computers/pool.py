"""The processes computers think in, beside the one that answers people."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import ParamSpec, TypeVar

from bot.computers import worker
from bot.computers.dice import Dice
from bot.computers.fair import FairQueue
from engines.game import Game
from engines.values import Seat

S = TypeVar("S")
M = TypeVar("M")
P = ParamSpec("P")
T = TypeVar("T")


class Computers:
    """Chooses moves in worker processes; they start with the first one, or with `warm`.

    Workers are spawned, as the bot has threads and a fork would copy their locks.
    """

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, (os.cpu_count() or 1) - 1)
        self._queue = FairQueue(self._workers)
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(
        self,
        game: Game[S, M],
        state: S,
        seat: Seat,
        level: int,
        seed: str,
        *,
        secrets: bool,
        whose: str = "",
    ) -> M:
        """What a computer plays here; the same for every twin of the state.

        `whose` is who the table belongs to: people's tables are thought about by turns.

        A worker is sent a twin and a digest of the seed: neither what is hidden from the seat nor
        the chance to come ever leaves this process, even if the seed is made from the table's.
        """
        digest = blake2b(f"computer/{seat}/{level}/{seed}".encode(), digest_size=16).hexdigest()
        async with self._queue.passed(whose):
            twin = game.redeal(state, seat, Dice(digest))
            return await self.ask(worker.decide, game, twin, seat, level, digest, secrets=secrets)

    async def warm(self) -> set[int]:
        """Start every worker now, so that nobody waits for it later; tells their process ids."""
        return set(await asyncio.gather(*(self.ask(worker.ready) for _ in range(self._workers))))

    async def ask(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a worker makes of it; if one dies all do, and new ones are asked once more."""
        pool = self._open()
        try:
            return await asyncio.wrap_future(_submit(pool, work, *args, **kwargs))
        except BrokenProcessPool:
            self._drop(pool)
        return await asyncio.wrap_future(_submit(self._open(), work, *args, **kwargs))

    async def close(self) -> None:
        """Drop what is waiting, let the workers finish their thought, and end them."""
        self._closed, pool, self._pool = True, self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._closed:
            raise RuntimeError("the computers have been closed")
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=worker.enter)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Let go of broken workers, unless somebody asked at the same time already has."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)


def _submit(
    pool: ProcessPoolExecutor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
) -> Future[T]:
    """Hand work over; a worker started for it never hears Ctrl-C, not even while it starts.

    A signal blocked here stays blocked in a new process; for this one it is only put off.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(work, *args, **kwargs)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, *args, **kwargs)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
