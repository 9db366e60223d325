"""One life of the bot: put together as its host does, it serves until it is stopped or killed."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from bot.contract import Answer, Command, Desk, Phrases, Platform
from bot.courier.due.automatic import Choose
from bot.host.app import Bot, Shelf, put_together
from bot.host.openers import OPENERS
from bot.settings import Settings
from bot.store import Store
from bot.store.lock import FileLock
from bot.world import World
from tests.simulation.disk import Disk, Inline
from tests.simulation.loop import LIFE, Loop

T = TypeVar("T")
A_MOMENT = 2.0
"""Seconds in which connections that were closed have ended."""
Heard = Callable[[Command, Answer], None]


class Over(Exception):
    """The bot has died while somebody waited for it."""


@dataclass(frozen=True)
class Plan:
    """What every life of a bot has in common."""

    loop: Loop
    disk: Disk
    world: World
    settings: Settings
    platforms: Sequence[str]
    shelf: Shelf
    phrases: Phrases
    choose: Choose
    asked: Callable[[Command], None]
    """Told what a platform brings to the desk, before anything is done."""
    typing: Callable[[Command], None]
    """Told what somebody has begun to type, before it is said how it may go on."""
    heard: Heard
    """Told what the desk answers, as soon as it does."""


@dataclass(eq=False)
class Life:
    """One of them."""

    plan: Plan
    number: int
    dead: bool = False
    tasks: weakref.WeakSet[asyncio.Task[Any]] = field(default_factory=weakref.WeakSet)
    connections: list[Inline] = field(default_factory=list)
    locks: list[Held] = field(default_factory=list)
    bot: Bot | None = None
    ended: asyncio.Task[None] | None = None
    """Done when it has stopped, with the reason if it did so by itself."""
    graves: list[asyncio.Task[Any]] = field(default_factory=list)
    failed: bool = False
    """Whether its disk has ever failed it, be it whole again by now."""

    def begin(self) -> None:
        """Start the bot, as `python -m bot` does."""
        self.ended = self.doing(self._serve())

    def doing(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Have something done as a part of this life."""
        context = copy_context()
        context.run(LIFE.set, self)
        return self.plan.loop.create_task(work, name="life", context=context)

    @property
    def over(self) -> bool:
        """Whether it was killed, was stopped, or has ended by itself."""
        return self.dead or (self.ended is not None and self.ended.done())

    async def ready(self) -> bool:
        """Until every platform is served; whether that has come to pass."""
        while not self.over:
            if self.bot and all(each.ready.is_set() for each in self.bot.platforms):
                return True
            await asyncio.sleep(0.25)
        return False

    async def stop(self) -> None:
        """End it in good order, as a host does."""
        assert self.ended is not None
        self.ended.cancel()
        await asyncio.wait((self.ended,))
        await asyncio.sleep(A_MOMENT)
        for lock in self.locks:
            lock.release()
        self.dead = True
        self.plan.loop.bury(self)

    def kill(self) -> None:
        """End it here and now: what it was doing is never finished, as after kill -9."""
        if self.dead:
            return
        self.dead = True
        loop = self.plan.loop
        for connection in self.connections:
            connection.cut()
        for lock in self.locks:
            lock.release()
        for server in tuple(loop.servers.values()):
            if server.context.get(LIFE) is self:
                server.close()
        for line in sorted(
            (each for each in loop.lines if each.owner is self), key=lambda each: each.number
        ):
            line.cut()
        loop.bury(self)
        self.graves = list(self.tasks)  # N.B. kept: what is collected would still tidy up
        for task in self.graves:
            task._log_destroy_pending = False  # type: ignore[attr-defined]

    def close_graves(self) -> None:
        """Let go of what a kill left behind, once nothing of the world runs any more."""
        context = copy_context()
        context.run(LIFE.set, self)
        for task in self.graves:
            coroutine: Any = task.get_coro()
            with suppress(BaseException):  # it was killed: nothing it does counts
                context.run(coroutine.close)
        self.graves.clear()
        self.bot = self.ended = None

    async def _serve(self) -> None:
        plan = self.plan

        def open_platforms(store: Store) -> Sequence[Platform]:
            opened = (OPENERS[name] for name in plan.platforms)
            found = [each(plan.settings, store, plan.phrases) for each in opened]
            return [_overheard(each, plan) for each in found]

        opening = put_together(
            f"sqlite+aiosqlite:///{plan.settings.database}",
            plan.world,
            plan.shelf,
            plan.choose,
            open_platforms,
            connect=plan.disk.connect,
        )
        bot = await opening.__aenter__()
        try:
            self.bot = bot
            await bot.run()
        finally:
            await opening.__aexit__(None, None, None)


class Held(FileLock):
    """A lock that is let go once, by a life or by the end of it, as by that of a process."""

    held = True

    def __init__(self, database: Path) -> None:
        super().__init__(database)
        life = LIFE.get()
        assert isinstance(life, Life)
        life.locks.append(self)

    def release(self) -> None:
        if self.held:
            self.held = False
            super().release()


class _Ear:
    """The desk as a platform has it; what it is asked and answers is overheard."""

    def __init__(self, desk: Desk, plan: Plan) -> None:
        self._desk = desk
        self._plan = plan

    def __getattr__(self, name: str) -> Any:
        return getattr(self._desk, name)

    async def handle(self, command: Command) -> Answer:
        self._plan.asked(command)
        answer = await self._desk.handle(command)
        self._plan.heard(command, answer)
        return answer

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        self._plan.typing(command)
        return await self._desk.complete(command, limit)


def _overheard(platform: Platform, plan: Plan) -> Platform:
    run: Callable[[Desk], Coroutine[Any, Any, None]] = platform.run

    def overheard(desk: Desk) -> Coroutine[Any, Any, None]:
        return run(_Ear(desk, plan))

    platform.run = overheard  # type: ignore[method-assign]
    return platform
