"""One connected page: who it is, how fast it may speak, and what it has yet to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from aiohttp import web

from bot.contract import Person

WAITING = 256
"""Frames a page may lag behind before it is cut; it then comes back and reads the room afresh."""


class Bucket:
    """Lets `burst` frames through at once and `rate` a second after that."""

    def __init__(self, clock: Callable[[], float], burst: float = 40, rate: float = 8) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._level = burst
        self._last = clock()

    def take(self) -> bool:
        """Whether one more frame may pass."""
        now = self._clock()
        self._level = min(self._burst, self._level + (now - self._last) * self._rate)
        self._last = now
        self._level -= 1
        return self._level >= 0

    @property
    def drained(self) -> bool:
        """As many frames were refused as a burst holds: this is no person's hand."""
        return self._level < -self._burst


class Line:
    """Sends frames to one page in order, without making anybody else wait."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        person: Person,
        room: str,
        cut: Callable[[], None],
    ) -> None:
        self.person = person
        self.room = room
        self.cut = cut
        """Ends the connection at once, whatever it is in the middle of."""
        self._socket = socket
        self._waiting: asyncio.Queue[str] = asyncio.Queue(WAITING)

    def send(self, frame: str) -> None:
        """Put a frame at the end of the queue; a page that reads too slowly is cut."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut()

    async def pump(self) -> None:
        """Send what is waiting until the connection ends."""
        try:
            while True:
                await self._socket.send_str(await self._waiting.get())
        except ConnectionError:
            return

    async def close(self) -> None:
        """Say goodbye: the page will look for us again."""
        await self._socket.close(code=1001)
