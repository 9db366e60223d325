"""A scripted desk: answers each verb as a test likes and remembers what it was told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.contract import Answer, Command, Person, Post, Trouble, Unwell, Venue, Why

Reply: TypeAlias = Answer | Exception | Callable[[Command], Answer]


@dataclass
class ScriptedDesk:
    """Keeps commands, and holds those of a verb back until a test lets them go."""

    replies: dict[str, Reply] = field(default_factory=dict)
    commands: list[Command] = field(default_factory=list)
    finished: list[Command] = field(default_factory=list)
    told: list[tuple[object, ...]] = field(default_factory=list)
    """What happened to venues and persons."""
    greetings: dict[str, Post] = field(default_factory=dict)
    """What is said once in a venue."""
    held: dict[str, asyncio.Event] = field(default_factory=dict)
    unwell: int = 0
    """So many times nothing can be noted of what becomes of a venue."""

    async def handle(self, command: Command) -> Answer:
        self.commands.append(command)
        if command.verb in self.held:
            await self.held[command.verb].wait()
        self.finished.append(command)
        reply = self.replies.get(command.verb, Answer())
        if isinstance(reply, Exception):
            raise reply
        return reply if isinstance(reply, Answer) else reply(command)

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        return ()

    async def seated(self, person: Person) -> bool:
        raise AssertionError(f"nobody asks whether {person.key} has a seat")

    async def moved(self, old: Venue, new: Venue) -> None:
        self.told.append(("moved", old.id, new.id))

    async def left(self, venue: Venue, why: Why = Why.OUT) -> None:
        if self.unwell:
            self.unwell -= 1
            raise Unwell(Trouble.FULL)
        self.told.append(("left", venue.id))
        assert why is Why.OUT

    async def departed(self, venue: Venue, person: Person) -> None:
        self.told.append(("departed", venue.id, person.id))

    async def returned(self, venue: Venue) -> None:
        self.told.append(("returned", venue.id))

    async def greeting(self, venue: Venue, language: str) -> Post | None:
        self.told.append(("greeting", venue.id, language))
        return self.greetings.pop(venue.id, None)

    async def reached(self, person: Person, *, reachable: bool) -> None:
        self.told.append(("reached", person.id, reachable))
