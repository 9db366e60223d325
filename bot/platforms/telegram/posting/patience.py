"""Answers are sent again when Telegram is busy; posts are the courier's to repeat."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from math import inf
from typing import Final, TypeAlias, TypeVar

from telegram.error import BadRequest, NetworkError, TelegramError

from bot.platforms.telegram.errors import Flooded

TRIES: Final = 3
ALWAYS: Final = inf
"""What only makes room is never too late."""
LONGEST: Final = 20.0
"""Seconds of a flood after which an answer may still come."""

Pause: TypeAlias = Callable[[float], Awaitable[None]]
T = TypeVar("T")

log = logging.getLogger(__name__)


async def patiently(pause: Pause, send: Callable[[], Awaitable[T]]) -> T:
    """What a request returns, tried again after broken connections."""
    for attempt in range(1, TRIES):
        try:
            return await send()
        except BadRequest:  # a kind of NetworkError, but it will not get better
            raise
        except NetworkError:
            await pause(float(attempt))
    return await send()


class Later:
    """Sends what a flood has held up when that is over; of one kind, the newest only."""

    def __init__(self, pause: Pause) -> None:
        self._pause = pause
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}

    def put(
        self,
        kind: Hashable,
        seconds: float,
        send: Callable[[], Awaitable[object]],
        tries: float = TRIES,
    ) -> None:
        """Send something after so many seconds, tried so often; nobody waits for it."""
        self.drop(kind)
        task = asyncio.create_task(self._sent(kind, seconds, send, tries))
        self._tasks[kind] = task
        task.add_done_callback(lambda done: self._forget(kind, done))

    def drop(self, kind: Hashable) -> None:
        """Something newer of this kind is on its way."""
        task = self._tasks.pop(kind, None)
        if task is not None:
            task.cancel()

    async def close(self) -> None:
        """Send nothing any more."""
        tasks = list(self._tasks.values())
        for kind in list(self._tasks):
            self.drop(kind)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _sent(
        self, kind: Hashable, seconds: float, send: Callable[[], Awaitable[object]], tries: float
    ) -> None:
        try:
            while tries > 0:
                tries -= 1
                await self._pause(seconds)
                try:
                    await send()
                except Flooded as error:
                    seconds = error.seconds
                else:
                    return
            log.warning("an answer was flooded again and again: %s", kind)
        except TelegramError as error:
            log.warning("an answer did not arrive: %s: %s", kind, error.message)

    def _forget(self, kind: Hashable, task: asyncio.Task[None]) -> None:
        if self._tasks.get(kind) is task:
            del self._tasks[kind]
