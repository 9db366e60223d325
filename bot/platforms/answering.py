"""Who is being answered: what takes the place of answers, or takes them away, comes after them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

ANSWERED: Final = 10.0
"""Seconds an answer is waited for."""


class Answering:
    """The answers that are on their way."""

    def __init__(self) -> None:
        self._under_way: dict[str, list[asyncio.Event]] = {}

    @contextmanager
    def to(self, person: str) -> Iterator[None]:
        """Somebody is being answered in here."""
        come = asyncio.Event()
        self._under_way.setdefault(person, []).append(come)
        try:
            yield
        finally:
            come.set()
            self._under_way[person].remove(come)
            if not self._under_way[person]:
                del self._under_way[person]

    async def over(self, person: str) -> None:
        """Until somebody has what they are being answered now, or it takes too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(ANSWERED):
                for come in tuple(self._under_way.get(person, ())):
                    await come.wait()
