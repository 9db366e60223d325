"""What a platform is given, and what it does for the rest of the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from bot.contract.commands import Command, Person, Place, Venue
from bot.contract.delivery import Why
from bot.contract.posts import Answer, Limits, Post


class Kind(Enum):
    """What an argument is, for platforms whose menus tell kinds apart."""

    WORDS = "words"
    NUMBER = "number"
    SWITCH = "switch"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of few things an argument may be: the word for it, and the phrase people read."""

    word: str
    phrase: str
    part: int | None = None
    """Which of several a phrase lists."""


@dataclass(frozen=True, slots=True)
class Argument:
    """Something a command may be given; `complete` asks the desk how a half-typed one goes on.

    Where a platform asks for a number or a yes, the desk is told it in the words of its commands.
    """

    name: str
    required: bool = False
    complete: bool = False
    kind: Kind = Kind.WORDS
    choices: tuple[Choice, ...] = ()
    range: tuple[int, int] = (0, 0)
    """The least and the most of a number."""
    before: str = ""
    """What is said before what is given."""
    yes: str = ""
    no: str = ""
    """What is said for a switch."""

    def said(self, given: object) -> str:
        """What was given, in words."""
        if isinstance(given, bool):
            return self.yes if given else self.no
        return f"{self.before}{given}" if given != "" else ""


@dataclass(frozen=True, slots=True)
class Entry:
    """A command as a platform's own menu offers it.

    Its words are the phrases `command-<verb>` (its name), `command-<verb>-about` and
    `argument-<name>`, `argument-<name>-about`.
    """

    verb: str
    arguments: tuple[Argument, ...] = ()
    charge: bool = False
    """It is for those in charge of a server or group."""


class Phrases(Protocol):
    """What a platform itself has to say: a message of the locales in a language."""

    def __call__(self, language: str, key: str, /, **facts: str | int) -> str:
        """The message with the facts put in."""


class Inbox(Protocol):
    """Keeps what a platform has yet to deal with, over a restart: updates, panels that stand."""

    async def record(self, updates: Sequence[tuple[str, str]]) -> None:
        """Keep some, as key and text; a key that is kept already is kept once."""

    async def pending(self) -> Sequence[tuple[str, str]]:
        """What is kept, in the order it came."""

    async def done(self, key: str) -> None:
        """One has been dealt with."""


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

    async def seated(self, person: Person) -> bool:
        """Whether a person has a seat at an open table, wherever it is."""

    async def moved(self, old: Venue, new: Venue) -> None:
        """A venue has another id now."""

    async def left(self, venue: Venue, why: Why = Why.OUT) -> None:
        """The bot is no longer in a venue, or the venue is no more."""

    async def departed(self, venue: Venue, person: Person) -> None:
        """Somebody is no longer in a venue."""

    async def returned(self, venue: Venue) -> None:
        """Something has changed there by which a venue that was closed may be open again."""

    async def reached(self, person: Person, *, reachable: bool) -> None:
        """Whether a person can be written to privately has just been seen."""

    async def greeting(self, venue: Venue, language: str) -> Post | None:
        """What to say where the bot has just been let in; None where it has been said before."""


class Platform(Protocol):
    """Carries commands to the desk and posts to people."""

    name: str
    limits: Limits
    ready: asyncio.Event
    """Set while it serves."""

    @property
    def address(self) -> str:
        """Where it is found, for the host to read."""

    def command(self, language: str, verb: str, typed: str = "", /) -> str:
        """A command of the menu as readers of a language type or press it here.

        With what is typed after it, as far as it can be typed so here.
        """

    async def run(self, desk: Desk) -> None:
        """Serve until cancelled."""

    async def post(self, venue: Venue, post: Post) -> str:
        """Send a new message; returns its id."""

    async def edit(self, place: Place, message: str, post: Post) -> None:
        """Replace a message's content, without a sound; raises `Gone`."""

    async def erase(self, place: Place, message: str) -> None:
        """Take a message away, or, where that is not possible any more, its buttons."""

    async def whisper(self, person: Person, post: Post) -> str:
        """Send a private message; raises `Unreachable`."""

    async def aside(self, venue: Venue, person: Person, post: Post) -> None:
        """Show somebody alone a post where they have just pressed; raises `Unreachable`."""

    async def put_away(self, person: Person, panel: str, *, but: str = "") -> None:
        """Take away what answers have put before somebody of a table, unless it is this message.

        What was shown them aside goes by its key. What cannot be taken away any more says so when
        it is pressed.
        """

    async def answered(self, person: Person) -> None:
        """Returns once what somebody is being answered now has come, or after some seconds."""

    async def branch(
        self, venue: Venue, title: str, message: str | None, people: Sequence[Person]
    ) -> Venue:
        """Open a thread or topic below a venue, where it can be from a message there.

        These people are brought in. Where that message has one already, it is this. Raises `Barred`
        where that is not possible.
        """

    async def manages(self, venue: Venue, person: Person) -> bool:
        """Whether somebody is in charge of a venue, as the platform itself has it.

        Raises `RetryLater` where that cannot be found out now.
        """

    async def includes(self, venue: Venue, person: Person) -> bool:
        """Whether somebody is in a venue; where the platform does not tell, they are."""

    async def examine(self) -> Sequence[Finding]:
        """What `doctor` should know: token, permissions, reachability."""
