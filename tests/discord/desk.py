"""A scripted desk: answers what it was told to, remembers what it was asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import TypeAlias

from PIL import Image

from bot.contract import (
    Answer,
    Button,
    Command,
    Mark,
    Person,
    Picture,
    Post,
    Style,
    Venue,
    Why,
    button_data,
)

Reply: TypeAlias = Answer | Exception | Callable[[Command], Answer]


@dataclass
class ScriptedDesk:
    """Answers each verb with what the script says, everything else with nothing."""

    script: dict[str, Reply] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    """How everything typed may go on."""
    commands: list[Command] = field(default_factory=list)
    completed: list[Command] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    whys: list[Why] = field(default_factory=list)
    """What became of the venues that are gone."""
    back: list[str] = field(default_factory=list)
    greetings: dict[str, Post] = field(default_factory=dict)
    """What is said once in a venue."""
    told: list[tuple[object, ...]] = field(default_factory=list)
    met: list[tuple[str, bool]] = field(default_factory=list)
    hold: asyncio.Event | None = None
    """Nothing is answered before this is set."""

    async def handle(self, command: Command) -> Answer:
        self.commands.append(command)
        if self.hold is not None:
            await self.hold.wait()
        reply = self.script.get(command.verb, Answer())
        if isinstance(reply, Exception):
            raise reply
        return reply if isinstance(reply, Answer) else reply(command)

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        self.completed.append(command)
        typed = " ".join(command.words)
        return [word for word in self.words if word.startswith(typed)]

    async def seated(self, person: Person) -> bool:
        raise AssertionError(f"nobody asks whether {person.key} has a seat")

    async def moved(self, old: Venue, new: Venue) -> None:
        raise AssertionError(f"no venue moves on Discord: {old} {new}")

    async def left(self, venue: Venue, why: Why = Why.OUT) -> None:
        self.gone.append(venue.id)
        self.whys.append(why)

    async def departed(self, venue: Venue, person: Person) -> None:
        raise AssertionError(f"nobody tells that {person.key} has left {venue.key}")

    async def returned(self, venue: Venue) -> None:
        self.back.append(venue.id)

    async def greeting(self, venue: Venue, language: str) -> Post | None:
        self.told.append(("greeting", venue.id, language))
        return self.greetings.pop(venue.id, None)

    async def reached(self, person: Person, *, reachable: bool) -> None:
        self.met.append((person.id, reachable))


def picture(colour: str = "#f6a044", alt: str = "A cat on a quilt.") -> Picture:
    """A small picture in one colour."""
    file = BytesIO()
    Image.new("RGB", (40, 40), colour).save(file, "PNG")
    return Picture("quilt.png", file.getvalue(), alt)


def board(number: int = 1, text: str = "Ann to move.", ping: Person | None = None) -> Post:
    """A board with two buttons."""
    rows = (
        (
            Button("Move", button_data("t1", Mark.post(number), "move"), Style.PRIMARY),
            Button("Rules", button_data("t1", Mark.post(number), "rules")),
        ),
    )
    return Post(f"t1.{number}", text, picture(), rows, () if ping is None else (ping,))


def pad(text: str = "Where to?", *labels: str) -> Post:
    """A pad with a button for each label, and one to type a move."""
    moves = tuple(
        Button(each, button_data("t1", Mark.read("~3"), "pad", (each,))) for each in labels
    )
    box = Button("Type it", button_data("t1", Mark.read("~3"), "type"))
    return Post("pad.t1", text, picture("#566a9c"), (moves, (box,)) if moves else ((box,),))
