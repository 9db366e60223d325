"""Answers are sent again when Telegram is busy; posts are the courier's to repeat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

from telegram.error import BadRequest, NetworkError

from bot.platforms.telegram.errors import Flooded

TRIES: Final = 3
LONGEST: Final = 20.0

Pause: TypeAlias = Callable[[float], Awaitable[None]]
T = TypeVar("T")


async def patiently(pause: Pause, send: Callable[[], Awaitable[T]]) -> T:
    """What a request returns, tried again after floods and broken connections."""
    for attempt in range(1, TRIES):
        try:
            return await send()
        except BadRequest:  # a kind of NetworkError, but it will not get better
            raise
        except Flooded as error:
            if error.seconds > LONGEST:
                raise
            await pause(error.seconds)
        except NetworkError:
            await pause(float(attempt))
    return await send()
