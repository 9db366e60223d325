"""Who asks for what, and where."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.contract.marks import NO_MARK, Mark
from bot.contract.names import whole_letters


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on a platform."""

    platform: str
    id: str
    name: str
    language: str = "en"
    """What their client speaks; their own choice, if they made one, is in the store."""
    zone: str = field(default="", compare=False)
    """The time zone of their clock, where their client tells it."""

    def __post_init__(self) -> None:
        _whole(self, "name", "language", "zone")

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
    above: tuple[str, ...] = field(default=(), compare=False)
    """What it is part of, as far as is known, the nearest first: a channel, a server, a group."""

    @property
    def house(self) -> str:
        """The key of the server or group it is in, or its own."""
        return f"{self.platform}:{self.above[-1] if self.above else self.id}"

    @property
    def key(self) -> str:
        """The venue's name in the store."""
        return f"{self.platform}:{self.id}"


Place: TypeAlias = Venue | Person
"""Where a message stands; a person's is their private chat."""


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
    mark: Mark = NO_MARK
    """What a button carries to tell whether it is still good."""
    talk: bool = False
    """It may be mere talk: words beside a board, that nobody has called a command."""
    unseen: bool = False
    """Nobody but the bot reads these words, wherever they were typed."""

    def __post_init__(self) -> None:
        _whole(self, "receipt", "verb", "table")
        if not all(map(str.isascii, self.words)):
            object.__setattr__(self, "words", tuple(map(whole_letters, self.words)))


def _whole(value: object, *fields: str) -> None:
    """Leave halves of letters out of what people wrote, once for all who will read it."""
    for name in fields:
        text: str = getattr(value, name)
        if not text.isascii():
            object.__setattr__(value, name, whole_letters(text))
