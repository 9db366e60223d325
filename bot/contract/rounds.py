"""Rounds of the event loop: a crowd begins bit by bit, so that no round keeps others waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Rounds:
    """Lets what comes in a crowd begin one by one, each in a round of the event loop of its own.

    What begins is short: work that goes over the wire, or over to a thread, is over so far then.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._free = True
        """Nobody has begun in this round yet."""

    async def turn(self) -> None:
        """Returns when it is somebody's turn to begin: at once where there is no crowd."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free = False
            loop.call_soon(self._next)
            return
        mine = loop.create_future()
        self._waiting.append(mine)
        await mine

    def _next(self) -> None:
        """Another round: let the next one begin in it."""
        while self._waiting:
            theirs = self._waiting.popleft()
            if not theirs.done():  # else it was given up
                theirs.set_result(None)
                asyncio.get_running_loop().call_soon(self._next)
                return
        self._free = True
