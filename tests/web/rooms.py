"""A keeper of rooms that remembers while the test lasts, and a house that can be restarted."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count

from bot.contract import Ailing, Desk
from bot.platforms.web import Capacity, Message, Web
from tests.stage import Clock


class MemoryKeeper:
    """Keeps messages in a dictionary."""

    def __init__(self) -> None:
        self.messages: dict[str, Message] = {}
        self.pictures: dict[str, bytes] = {}
        self._positions = count(1)

    async def save(self, message: Message, png: bytes | None) -> int:
        known = self.messages.get(message.id)
        if known is not None and known.picture is not None:
            self.pictures.pop(known.picture.id, None)
        if message.picture is not None and png is not None:
            self.pictures[message.picture.id] = png
        position = next(self._positions) if known is None else known.position
        self.messages[message.id] = replace(message, position=position)
        return position

    async def load(self, id: str) -> Message | None:  # noqa: A002
        return self.messages.get(id)

    async def strip(self, id: str) -> None:  # noqa: A002
        message = self.messages[id]
        picture = message.picture and replace(message.picture, spots=())
        self.messages[id] = replace(message, rows=(), picture=picture)

    async def recent(self, room: str, person: str, limit: int) -> Sequence[Message]:
        everything = sorted(self.messages.values(), key=lambda message: message.position)
        public = [message for message in everything if message.room == room][-limit:]
        private = [message for message in everything if message.person == person][-limit:]
        return sorted([*public, *private], key=lambda message: message.position)

    async def picture(self, id: str) -> bytes | None:  # noqa: A002
        return self.pictures.get(id)


class House:
    """The platform as it runs, on one port and one keeper through all its restarts."""

    def __init__(self, frames: Sequence[str] = ()) -> None:
        self.frames = frames
        self.keeper = MemoryKeeper()
        self.clock = Clock()
        self.ticks = Clock()
        self.capacity = Capacity()
        self.ailing: Ailing = tuple
        self.port = 0
        self.web = self._build()
        self._ids = count(1)
        self._running: asyncio.Task[None] | None = None

    def _build(self) -> Web:
        return Web(
            self.keeper,
            clock=self.clock,
            ticks=self.ticks,
            capacity=self.capacity,
            ailing=self.ailing,
            fresh_id=lambda: f"{next(self._ids):032x}",
            port=self.port,
            hosts=frozenset({"cats.home"}),
            frames=self.frames,
            verbs=("new", "move", "rules", "resign"),
        )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def open(self, desk: Desk) -> None:
        self.web = self._build()
        self._running = asyncio.create_task(self.web.run(desk))
        await self.web.ready.wait()
        self.port = self.web.port

    async def shut(self) -> None:
        if self._running is not None:
            self._running.cancel()
            with suppress(asyncio.CancelledError):
                await self._running
            self._running = None
