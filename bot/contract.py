"""What platforms and the desk say to each other; a platform knows this page and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on a platform."""

    platform: str
    id: str
    name: str
    language: str = "en"
    """What their client speaks; their own choice, if they made one, is in the store."""

    @property
    def key(self) -> str:
        """The person's name in the store."""
        return f"{self.platform}:{self.id}"


@dataclass(frozen=True, slots=True)
class Venue:
    """A channel, thread, group, topic, room or direct chat."""

    platform: str
    id: str
    private: bool = False
    """Only one person reads it."""

    @property
    def key(self) -> str:
        """The venue's name in the store."""
        return f"{self.platform}:{self.id}"


@dataclass(frozen=True, slots=True)
class Command:
    """One thing a person asked for, by text or by a button."""

    receipt: str
    """The platform's own id of the update: the same one may come twice."""
    person: Person
    venue: Venue
    verb: str
    words: tuple[str, ...] = ()
    table: str = ""
    """The table a button belongs to, or the one whose post is replied to."""
    mark: str = ""
    """What a button carries to tell whether it is still good."""
    unseen: bool = False
    """Nobody but the bot reads these words, wherever they were typed."""


class Style(Enum):
    """How a button looks."""

    PLAIN = "plain"
    PRIMARY = "primary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; `data` is `table.mark.verb.words` and at most 64 bytes."""

    label: str
    data: str
    style: Style = Style.PLAIN


def button_data(table: str, mark: str, verb: str, words: Sequence[str] = ()) -> str:
    """What a button carries."""
    return f"{table}.{mark}.{verb}.{' '.join(words)}"


def read_data(data: str) -> tuple[str, str, str, tuple[str, ...]] | None:
    """Table, mark, verb and words of a button; None if it is none of ours."""
    parts = data.split(".", 3)
    if len(parts) != 4:
        return None
    table, mark, verb, words = parts
    return table, mark, verb, tuple(words.split())


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a picture that may be pressed, in fractions of its width and height."""

    left: float
    top: float
    right: float
    bottom: float
    button: Button


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its description in words."""

    name: str
    png: bytes
    alt: str
    spots: tuple[Spot, ...] = ()
    """For platforms whose `Limits.spots` is true; the same presses are in the post's rows."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be shown."""

    key: str
    """The same key in the same venue is the same message: a second delivery is an edit."""
    text: str
    picture: Picture | None = None
    rows: tuple[tuple[Button, ...], ...] = ()
    ping: Person | None = None
    """The one person this post calls."""
    sketch: str = ""
    """A drawing in plain text, to be shown in a fixed-width face."""
    brief: str = ""
    """The gist of a private post, for platforms that can only show an alert of 200 characters."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What goes back to the presser alone: a short sentence, a private post, or both."""

    toast: str = ""
    post: Post | None = None
    refused: bool = False
    """The sentence says why not: platforms may show it more insistently."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What fits into one message of a platform."""

    columns: int
    rows: int
    buttons: int
    """Buttons in a row, rows of them, buttons in all."""
    text: int
    alt: int
    toast: int
    """Letters of a post, of a picture's description, of a sentence beside a button."""
    spots: bool = False
    """Places on a picture may be pressed."""
    typing: bool = False
    """A press may open a box to type a move in: the verb `type`, which the platform handles."""
    line: int | None = None
    """Letters that fit in a row of buttons, and one for each button; None wraps by itself."""
    replaces: bool = False
    """A private post takes the place of the one with the same key, without a sound."""
    per_minute: int | None = None
    """Posts and edits together that a public venue takes in a minute."""


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


class BadToken(Exception):
    """A platform does not accept its token; said in a sentence for the host."""


class DeliveryError(Exception):
    """A post did not arrive."""


class RetryLater(DeliveryError):
    """Try again, after so many seconds if the platform named them (429, 5xx, network)."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"retry after {seconds} s")
        self.seconds = seconds


class Gone(DeliveryError):
    """The message or the venue is no longer there, or closed to us: give up and remember."""


class Moved(DeliveryError):
    """The venue has another id now."""

    def __init__(self, venue: Venue) -> None:
        super().__init__(f"moved to {venue.key}")
        self.venue = venue


class Unreachable(DeliveryError):
    """Nobody answers there: a person who cannot be written to privately."""


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
