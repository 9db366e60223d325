"""How the bot is: what fails, and since when; said when it begins, and when it is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.contract import Trouble

STEADY = 10.0
"""Seconds a part must have worked before it counts as well again: no word for each stumble."""
FIRST_PAUSE = 1.0
LONGEST_PAUSE = 30.0

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Ailment:
    """A part that does not do its work."""

    part: str
    trouble: Trouble
    since: float
    """Unix time."""


class Health:
    """What ails the bot; `now` tells Unix time, `ticks` counts seconds and never jumps."""

    def __init__(self, now: Callable[[], float], ticks: Callable[[], float]) -> None:
        self._now = now
        self._ticks = ticks
        self._ailing: dict[str, Ailment] = {}
        self._failed: dict[str, float] = {}
        self.changed = asyncio.Event()
        """Something has begun to fail, or works again; cleared by whoever says so."""
        self._end: Exception | None = None
        self._ended = asyncio.Event()

    @property
    def ailments(self) -> tuple[Ailment, ...]:
        """What fails, the longest first."""
        return tuple(sorted(self._ailing.values(), key=lambda each: each.since))

    def ails(
        self, part: str, trouble: Trouble, why: object, *, error: BaseException | None = None
    ) -> None:
        """A part has failed; only what begins here is said. An `error` is shown as it came."""
        self._failed[part] = self._ticks()
        known = self._ailing.get(part)
        if known is None:
            log.error("%s fails: %s", part, why, exc_info=error)
            self._ailing[part] = Ailment(part, trouble, self._now())
            self.changed.set()
        elif known.trouble is not trouble:
            self._ailing[part] = replace(known, trouble=trouble)
            self.changed.set()

    def is_ailing(self, part: str) -> bool:
        """Whether a part has failed lately."""
        return part in self._ailing

    def works(self, part: str) -> None:
        """A part has done its work; it is well when it has for a while."""
        known = self._ailing.get(part)
        if known is not None and self._ticks() - self._failed[part] >= STEADY:
            del self._ailing[part], self._failed[part]
            self.changed.set()
            log.warning("%s works again, after %d s", part, self._now() - known.since)

    def end(self, error: Exception) -> None:
        """There is no going on: whoever runs the bot ends it."""
        if self._end is None:
            self._end = error
            self._ended.set()

    async def ended(self) -> None:
        """Raises why there is no going on, once there is none."""
        await self._ended.wait()
        if self._end is not None:
            raise self._end


class Patience:
    """Pauses between attempts that fail, each twice as long as the one before."""

    def __init__(self, sleep: Callable[[float], Awaitable[object]]) -> None:
        self._sleep = sleep
        self._failures = 0

    async def pause(self) -> None:
        """Wait, longer than last time."""
        seconds = min(FIRST_PAUSE * 2.0**self._failures, LONGEST_PAUSE)
        self._failures = min(self._failures + 1, 20)
        await self._sleep(seconds)

    def over(self) -> None:
        """An attempt has succeeded."""
        self._failures = 0
