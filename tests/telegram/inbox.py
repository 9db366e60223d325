"""An inbox in memory that outlives the platform object, as the store outlives the process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.contract import Trouble, Unwell


@dataclass
class MemoryInbox:
    """The contract's `Inbox`; `broken` makes recording fail, `events` tells what happened when."""

    kept: dict[str, str] = field(default_factory=dict)
    events: list[tuple[str, str]] = field(default_factory=list)
    broken: int = 0
    trouble: Exception = field(default_factory=lambda: OSError("the disk is full"))
    """What recording fails with."""
    unsettled: bool = False
    """Nothing can be struck out."""
    unread: int = 0
    """So many times what is kept cannot be read."""
    door: asyncio.Event | None = None
    """Recording takes until this is set."""

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        if self.door is not None:
            await self.door.wait()
        if self.broken:
            self.broken -= 1
            raise self.trouble
        for key, text in updates:
            self.kept.setdefault(key, text)
            self.events.append(("record", key))

    async def pending(self) -> Sequence[tuple[str, str]]:
        if self.unread:
            self.unread -= 1
            raise Unwell(Trouble.DISK)
        return list(self.kept.items())

    async def done(self, key: str) -> None:
        if self.unsettled:
            raise Unwell(Trouble.FULL)
        self.kept.pop(key, None)
        self.events.append(("done", key))
