"""How people talk with the bot, whatever messenger they are on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from bot.contract import Platform, Venue
from bot.store import Store
from tests.stage import Clock, whole_shelf

WORDS = whole_shelf().words


@dataclass(frozen=True)
class Shown:
    """A message as somebody sees it."""

    text: str
    labels: tuple[str, ...] = ()
    """What its buttons say."""
    alt: str = ""
    """What its picture shows, in words."""
    message: Any = None
    """The messenger's own message, as it was when it was looked at."""


NOTHING = Shown("")
Settle: TypeAlias = Callable[[], Awaitable[None]]


class Talker(ABC):
    """One person: types commands, presses buttons by what they say, looks.

    Whatever they do, the answer is what came back to them alone, once all that follows is done.
    """

    def __init__(self, name: str, language: str, settle: Settle) -> None:
        self.name = name
        self.say = WORDS.of(language)
        """What this person's client speaks."""
        self.settle = settle

    @property
    @abstractmethod
    def key(self) -> str:
        """The person's name in the store."""

    @abstractmethod
    def room(self) -> list[Shown]:
        """The bot's messages everybody in the room sees, oldest first."""

    @abstractmethod
    def private(self) -> list[Shown]:
        """The bot's messages only this person sees, oldest first."""

    @abstractmethod
    async def send(self, verb: str, given: Mapping[str, str], *, aloud: bool) -> Shown:
        """Send a command off; where commands can be read by others, `aloud` says whether."""

    @abstractmethod
    async def press(self, label: str, on: Shown | None = None) -> Shown:
        """Press a button on the board, or on another message."""

    async def type(self, verb: str, **given: str) -> Shown:
        """Type a command into the room."""
        return await self.send(verb, given, aloud=True)

    async def whisper(self, verb: str, **given: str) -> Shown:
        """Type a command where nobody else reads it."""
        return await self.send(verb, given, aloud=False)

    async def tap(self, label: str) -> Shown:
        """Press a button on the newest message only this person sees that has it."""
        return await self.press(label, self.pad(label))

    def board(self) -> Shown:
        """The newest message of the room."""
        return self.room()[-1]

    def pad(self, label: str) -> Shown:
        """The newest message only this person sees that has this button."""
        found = [shown for shown in self.private() if label in shown.labels]
        assert found, f"{self.name} has no {label!r}: {[s.labels for s in self.private()]}"
        return found[-1]

    def sees(self) -> str:
        """Every word this person has before them."""
        return "\n".join(f"{each.text}\n{each.alt}" for each in (*self.room(), *self.private()))


class Messenger(Protocol):
    """A messenger on loopback, with one room in it."""

    name: str
    venue: Venue

    def platform(self, store: Store) -> Platform:
        """The bot's end, pointed at this messenger."""

    async def person(self, name: str, language: str, settle: Settle) -> Talker:
        """Somebody comes into the room."""

    async def is_busy(self, store: Store) -> bool:
        """Whether something people did is still on its way to the bot or being handled."""

    async def look(self) -> None:
        """Until everybody sees what was delivered."""


Opening: TypeAlias = Callable[[Clock], AbstractAsyncContextManager[Messenger]]
"""Opens a messenger for as long as the context lasts."""
