"""One connected page: who it is, and what it has yet to be told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from aiohttp import web

from bot.contract import Person
from bot.platforms.web.frames.drawings import Drawings

WAITING = 256
"""Frames a page may lag behind before it is cut; it then comes back and reads the room afresh."""
WINDOW: Final = 13
"""Bits of what a frame is compressed by, each by itself: remembering costs 256 KB a page."""


class Line:
    """Sends frames to one page in order, without making anybody else wait."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        person: Person,
        room: str,
        cut: Callable[[], None],
        drawings: Iterable[str] = (),
    ) -> None:
        self.person = person
        self.room = room
        self.cut = cut
        """Ends the connection at once, whatever it is in the middle of."""
        self.drawings = Drawings(drawings)
        self._socket = socket
        self._waiting: asyncio.Queue[str | bytes] = asyncio.Queue(WAITING)

    def send(self, frame: str | bytes) -> None:
        """Put a frame at the end of the queue; a page that reads too slowly is cut."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut()

    async def pump(self) -> None:
        """Send what is waiting until the connection ends."""
        try:
            while True:
                frame = await self._waiting.get()
                window = WINDOW if self._socket.compress else None
                if isinstance(frame, str):
                    await self._socket.send_str(frame, window)
                else:
                    await self._socket.send_bytes(frame, window)
        except ConnectionError:
            return

    async def close(self) -> None:
        """Say goodbye: the page will look for us again."""
        await self._socket.close(code=1001)
