"""Keeps the web platform's messages in the store, in its own table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.platforms.web import Author, Message, Shown
from bot.store import Store, Transaction
from bot.store.rows.shown import rooms
from bot.store.rows.shown.rooms import MessageRecord

KEPT = 200
"""Messages of a room, or of a person, that a page can still scroll back to."""
PRUNED_EVERY = 20


class Rooms:
    """The `RoomKeeper` of a running bot."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, message: Message, png: bytes | None) -> int:
        """Keep a message, or edit the one with its key; returns its position."""
        return await self._store.write(lambda tx: self._save(tx, _record(message), png))

    def _save(self, tx: Transaction, record: MessageRecord, png: bytes | None) -> int:
        position = rooms.save(tx.sql, record, png)
        if position % PRUNED_EVERY == 0:
            rooms.prune(tx.sql, record.room, KEPT, person=record.person)
        return position

    async def load(self, id: str) -> Message | None:  # noqa: A002 — the protocol's name
        """The message with this id."""
        record = await self._store.read(lambda sql: rooms.load(sql, id))
        return _message(record) if record else None

    async def strip(self, id: str) -> None:  # noqa: A002 — the protocol's name
        """Take the rows and the picture's spots from a message."""
        await self._store.write(lambda tx: rooms.strip(tx.sql, id))

    async def recent(self, room: str, person: str, limit: int) -> Sequence[Message]:
        """By position: the last messages of a room and the person's own last ones."""
        records = await self._store.read(lambda sql: rooms.recent(sql, room, person, limit))
        return [_message(record) for record in records]

    async def picture(self, id: str) -> bytes | None:  # noqa: A002 — the protocol's name
        """The bytes of the picture with this id."""
        return await self._store.read(lambda sql: rooms.picture(sql, id))


def _record(message: Message) -> MessageRecord:
    picture, author = message.picture, message.author
    return MessageRecord(
        id=message.id,
        room=message.room or "",
        person=message.person or "",
        key=message.key,
        at=message.at,
        text=message.text,
        sketch=message.sketch,
        rows=message.rows,
        ping=" ".join(message.pings),
        picture_id=picture.id if picture else None,
        alt=picture.alt if picture else "",
        spots=picture.spots if picture else (),
        author=author.id if author else "",
        author_name=author.name if author else "",
    )


def _message(record: MessageRecord) -> Message:
    shown = Shown(record.picture_id, record.alt, record.spots) if record.picture_id else None
    author = Author(record.author, record.author_name) if record.author else None
    return Message(
        id=record.id,
        room=record.room or None,
        person=record.person or None,
        key=record.key,
        at=record.at,
        text=record.text,
        sketch=record.sketch,
        rows=record.rows,
        pings=tuple(record.ping.split()),
        picture=shown,
        author=author,
        position=record.position,
    )
