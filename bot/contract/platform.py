"""What a platform is given, and what it does for the rest of the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.contract.commands import Command, Person, Venue
from bot.contract.posts import Answer, Limits, Post


@dataclass(frozen=True, slots=True)
class Argument:
    """Something a command may be given; `complete` asks the desk how a half-typed one goes on."""

    name: str
    required: bool = False
    complete: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A command as a platform's own menu offers it.

    Its words are the phrases `command-<verb>` (its name), `command-<verb>-about` and
    `argument-<name>`, `argument-<name>-about`.
    """

    verb: str
    arguments: tuple[Argument, ...] = ()


class Phrases(Protocol):
    """What a platform itself has to say: a message of the locales in a language."""

    def __call__(self, language: str, key: str, /, **facts: str | int) -> str:
        """The message with the facts put in."""


class Inbox(Protocol):
    """Keeps updates from before they are confirmed to a platform until they are dealt with."""

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        """Keep updates, as key and text; a key that is kept already is kept once."""

    async def pending(self) -> Sequence[tuple[str, str]]:
        """What is kept, in the order it came."""

    async def done(self, key: str) -> None:
        """An update has been dealt with."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing `doctor` looked at; the phrase `doctor-<code>` says what it is and what to do."""

    code: str
    good: bool
    facts: tuple[tuple[str, str | int], ...] = ()


class Desk(Protocol):
    """Takes commands."""

    async def handle(self, command: Command) -> Answer:
        """Carry out one command; safe to call twice with the same receipt."""

    async def complete(self, command: Command, limit: int) -> Sequence[str]:
        """How the words of a command being typed may go on."""

    async def moved(self, old: Venue, new: Venue) -> None:
        """A venue has another id now."""

    async def left(self, venue: Venue) -> None:
        """The bot is no longer in a venue."""

    async def reached(self, person: Person, *, reachable: bool) -> None:
        """Whether a person can be written to privately has just been seen."""


class Platform(Protocol):
    """Carries commands to the desk and posts to people."""

    name: str
    limits: Limits
    ready: asyncio.Event
    """Set while it serves."""

    @property
    def address(self) -> str:
        """Where it is found, for the host to read."""

    async def run(self, desk: Desk) -> None:
        """Serve until cancelled."""

    async def post(self, venue: Venue, post: Post) -> str:
        """Send a new message; returns its id."""

    async def edit(self, venue: Venue, message: str, post: Post) -> None:
        """Replace a message's content."""

    async def strip(self, venue: Venue, message: str) -> None:
        """Take a message's buttons away."""

    async def whisper(self, person: Person, post: Post) -> str:
        """Send a private message; raises `Unreachable`."""

    async def branch(self, venue: Venue, title: str) -> Venue:
        """Open a thread or topic below a venue; raises `Gone` where that is not possible."""

    async def examine(self) -> Sequence[Finding]:
        """What `doctor` should know: token, permissions, reachability."""
