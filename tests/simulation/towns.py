"""The places of a world, as somebody sees them who is there: what each shows to whom.

A `Self` is somebody on one platform: it sees what its client would show and presses or types; what
comes of that it finds out by looking again. `town_discord`, `town_telegram` and `town_page` are a
Discord, a Telegram and a page.
"""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from bot.contract import read_data
from tests.simulation.trace import Trace

FRESH: Final = 4
"""So many of the newest messages of a place somebody looks at."""


@dataclass(frozen=True)
class Sight:
    """A message somebody has before them."""

    place: str
    """The key of the venue or, of what they alone see, of the person."""
    id: str
    text: str
    buttons: tuple[tuple[str, str], ...]
    """Label and data of what can be pressed."""
    own: bool
    message: Any

    def deeds(self) -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
        """What can be pressed, as table, verb and words, after its data."""
        for _, data in self.buttons:
            found = read_data(data)
            if found is not None:
                table, _, verb, said_words = found
                yield data, table, verb, said_words

    def about(self, table: str) -> bool:
        """Whether it belongs to a table, as far as its buttons tell."""
        return any(of == table for _, of, _, _ in self.deeds())


class Self(ABC):
    """Somebody on one platform, in one room of it."""

    platform: str
    key: str
    """Their name in the store."""
    venue: str
    """The key of the room they are in."""
    name: str
    language: str

    QUIRKS: ClassVar[tuple[str, ...]] = ()
    """Methods that do what is done on this platform alone, given chance, if it can be done now;
    they return whether it could."""

    @abstractmethod
    def sees(self) -> list[Sight]:
        """What is before them, the newest last."""

    @abstractmethod
    async def press(self, sight: Sight, data: str) -> None:
        """Press a button; nobody waits for what comes of it."""

    @abstractmethod
    async def type(self, verb: str, text: str = "", *, aloud: bool = True, table: str = "") -> None:
        """Type a command, for all to read where there is such a thing, or in private.

        A table that is named is meant as the platform has it: in reply to its post, as an option.
        """

    @abstractmethod
    async def say(self, text: str, *, table: str = "") -> None:
        """Write without a slash, perhaps in reply to the post of a table."""

    @abstractmethod
    def rooms(self) -> list[str]:
        """The keys of all the venues they can go to."""

    @abstractmethod
    async def go(self, venue: str) -> None:
        """Be in another room from now on."""

    async def look(self) -> None:  # noqa: B027 — most need nothing
        """Whatever a client does when it is opened."""

    async def leave(self) -> None:  # noqa: B027
        """Whatever a client does when it is put away."""


@dataclass
class Post:
    """What brings to the bot what people do: it may be late, lose it, or bring it twice."""

    time: Callable[[], float]
    struck: Callable[[str], None]
    chance: random.Random
    late_until: float = 0.0
    mixed_until: float = 0.0
    """Until then some of it comes before what was sent before it."""
    doubled: int = 0
    lost: int = 0
    under_way: int = 0

    async def bring(self, deed: Callable[[], Awaitable[object]]) -> None:
        """Bring something, when and as often as it comes."""
        self.under_way += 1
        try:
            await self._bring(deed)
        finally:
            self.under_way -= 1

    async def _bring(self, deed: Callable[[], Awaitable[object]]) -> None:
        if self.lost > 0:
            self.lost -= 1
            self.struck("lost update")
            return
        late = self.late_until - self.time()
        if self.time() < self.mixed_until:
            late = self.chance.choice((0.0, 2.0, 20.0))
        if late > 0:
            await asyncio.sleep(late)
        await deed()
        if self.doubled > 0:
            self.doubled -= 1
            self.struck("doubled update")
            await asyncio.sleep(0.3)
            await deed()


@dataclass
class Place:
    """What a platform of the world needs of the world."""

    trace: Trace
    chance: random.Random
    post: Post


class Heard(list[Any]):
    """A server's record that tells of every request and keeps none."""

    def __init__(self, hear: Callable[[Any], None]) -> None:
        super().__init__()
        self._hear = [hear]

    def also(self, hear: Callable[[Any], None]) -> None:
        """One more is told."""
        self._hear.append(hear)

    def append(self, entry: Any) -> None:
        for hear in self._hear:
            hear(entry)
