"""Time that is skipped, an hour of waiting in as long as its work takes, or that runs faster."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Skipping(selectors.DefaultSelector):
    """When nothing happens any more until a timer, that is now."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        found = super().select(0)
        if not found:
            self.now += timeout
        return found


class _SkippingLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.now


class _Faster(selectors.DefaultSelector):
    """Waits for a part of the seconds only."""

    def __init__(self, times: float) -> None:
        super().__init__()
        self._times = times

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        return super().select(timeout and timeout / self._times)


class _FasterLoop(asyncio.SelectorEventLoop):
    def __init__(self, times: float) -> None:
        self._times = times
        super().__init__(_Faster(times))

    def time(self) -> float:
        return super().time() * self._times


def skipped(work: Coroutine[Any, Any, T]) -> T:
    """Run on a loop whose time is skipped; nothing in it may use sockets or threads."""
    with asyncio.Runner(loop_factory=_SkippingLoop) as runner:
        return runner.run(work)


def hurried(work: Coroutine[Any, Any, T], times: float) -> T:
    """Run on a loop whose seconds are so many times shorter."""
    with asyncio.Runner(loop_factory=lambda: _FasterLoop(times)) as runner:
        return runner.run(work)
