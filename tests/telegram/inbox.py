"""An inbox in memory that outlives the platform object, as the store outlives the process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass
class MemoryInbox:
    """The contract's `Inbox`; `broken` makes recording fail, `events` tells what happened when."""

    kept: dict[str, str] = field(default_factory=dict)
    events: list[tuple[str, str]] = field(default_factory=list)
    broken: int = 0

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        if self.broken:
            self.broken -= 1
            raise OSError("the disk is full")
        for key, text in updates:
            self.kept.setdefault(key, text)
            self.events.append(("record", key))

    async def pending(self) -> Sequence[tuple[str, str]]:
        return list(self.kept.items())

    async def done(self, key: str) -> None:
        self.kept.pop(key, None)
        self.events.append(("done", key))
