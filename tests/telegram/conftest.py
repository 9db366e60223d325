"""A server with three people and two groups, and the platform on it with a scripted desk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.contract import Desk
from bot.desk.menu import MENU
from bot.platforms.telegram import Telegram
from bot.words import Words
from tests.stage import Clock
from tests.telegram import spec
from tests.telegram.desk import ScriptedDesk
from tests.telegram.inbox import MemoryInbox
from tests.telegram.people import People
from tests.telegram.server import TOKEN, Server, serving

ANN, BOB, CID = 11, 12, 13
CLUB, FORUM = -100500, -100700
WORDS = Words()


def phrases(language: str, key: str, /, **facts: str | int) -> str:
    return WORDS.of(language)(key, **facts)


@dataclass
class Stand:
    """A platform object on the server, and all it talks with."""

    server: Server
    people: People
    clock: Clock
    inbox: MemoryInbox = field(default_factory=MemoryInbox)
    panels: MemoryInbox = field(default_factory=MemoryInbox)
    desk: ScriptedDesk = field(default_factory=ScriptedDesk)
    made: list[Telegram] = field(default_factory=list)
    waited: float = 0.0
    """Seconds that were skipped: nobody waits in tests."""
    moment_over: asyncio.Event = field(default_factory=asyncio.Event)
    """Whoever waits for the answer to a press has waited long enough."""

    @property
    def held_up(self) -> bool:
        """Whether answers wait for the end of a flood."""
        return any(made._answers._later._tasks for made in self.made)

    def ticks(self) -> float:
        """What a clock that never jumps says."""
        return self.clock() + self.waited

    async def pause(self, seconds: float) -> None:
        """Nobody waits, but others get their turn."""
        self.waited += seconds
        await asyncio.sleep(0)

    async def moment(self, seconds: float) -> None:
        """A press waits for as long as its test likes."""
        await self.moment_over.wait()

    @property
    def platform(self) -> Telegram:
        """The newest platform object."""
        return self.made[-1]

    def make(self, token: str = TOKEN, **more: Any) -> Telegram:
        """A platform object that has not been started."""
        given: dict[str, Any] = {
            "menu": MENU,
            "phrases": phrases,
            "inbox": self.inbox,
            "panels": self.panels,
            "clock": self.clock,
            "api": self.server.address,
            "pause": self.pause,
            "ticks": self.ticks,
            "moment": self.moment,
        }
        self.made.append(Telegram(token, **{**given, **more}))
        return self.platform

    @asynccontextmanager
    async def running(self, desk: Desk | None = None, **more: Any) -> AsyncIterator[Telegram]:
        """The platform serves until the end of the block, which is a clean stop."""
        platform = self.make(**more)
        serving_it = asyncio.create_task(platform.run(desk or self.desk))
        ready = asyncio.create_task(platform.ready.wait())
        await asyncio.wait((serving_it, ready), return_when=asyncio.FIRST_COMPLETED)
        ready.cancel()
        if serving_it.done():
            await serving_it
        try:
            yield platform
        finally:
            serving_it.cancel()
            with suppress(asyncio.CancelledError):
                await serving_it


@pytest.fixture
async def stand() -> AsyncIterator[Stand]:
    """A server and nobody on it yet; at the end every request is held against the description."""
    clock = Clock()
    async with serving(clock) as server:
        town = server.town
        town.person(ANN, "Ann", started=True)
        town.person(BOB, "Bob", started=True)
        town.person(CID, "Cid", "hu")
        town.group(CLUB, "Club")
        town.group(FORUM, "Forum", forum=True)
        yield Stand(server, People(server), clock)
        if spec.description() is not None:
            wrong = [each for call in server.calls for each in spec.complaints(call)]
            assert not wrong, "\n".join(sorted(set(wrong)))


@pytest.fixture
async def t(stand: Stand) -> AsyncIterator[Stand]:
    """The platform, polling."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(stand.running())
        yield stand


def asked(stand: Stand) -> Sequence[tuple[str, tuple[str, ...], str]]:
    """What the desk was asked, as verb, words and table."""
    return [(command.verb, command.words, command.table) for command in stand.desk.finished]
