"""What the rooms of the page hold, and who keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Protocol

from bot.contract import Button, Spot


@dataclass(frozen=True, slots=True)
class Author:
    """The person who wrote a line of chat."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture without its bytes: these are asked for by `id`, which nobody can guess.

    The id ends in the picture's size (`…-1000x800`), so a page keeps its place free before the
    bytes are there.
    """

    id: str
    alt: str
    spots: tuple[Spot, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a room, or of one person's private strip."""

    id: str
    room: str | None
    """The venue's id; a private message stands in no room."""
    person: str | None
    """The id of the only person who may see it."""
    key: str
    at: float
    text: str
    sketch: str = ""
    rows: tuple[tuple[Button, ...], ...] = ()
    pings: tuple[str, ...] = ()
    """The keys of the people it waits for."""
    picture: Shown | None = None
    author: Author | None = None
    """Nobody when the bot speaks."""
    position: int = 0
    """Its place among all messages, which the keeper gives."""


class RoomKeeper(Protocol):
    """Keeps messages and their pictures."""

    async def save(self, message: Message, png: bytes | None) -> int:
        """Keep a message, in place of the one with its id if there is one; returns its position.

        A replaced message keeps its position, a new one comes last; the replaced picture goes.
        """

    async def load(self, id: str) -> Message | None:  # noqa: A002
        """The message with this id."""

    async def strip(self, id: str) -> None:  # noqa: A002
        """Take the rows and the picture's spots from a message."""

    async def recent(self, room: str, person: str, limit: int) -> Sequence[Message]:
        """By position: the last `limit` messages of a room and the person's last `limit` ones."""

    async def picture(self, id: str) -> bytes | None:  # noqa: A002
        """The bytes of the picture with this id."""


def message_id(room: str | None, person: str | None, key: str) -> str:
    """The same key in the same place is the same message, before and after a restart."""
    place = f"room/{room}" if person is None else f"person/{person}"
    return blake2b(f"{place}/{key}".encode(), digest_size=16).hexdigest()
