"""The web platform's chat: what was said in its rooms survives a restart."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select, update

from bot.contract import Button, Spot, Style, Venue
from bot.store import schema
from bot.store.packing import pack
from bot.tables.status import OPEN


@dataclass(frozen=True, slots=True)
class MessageRecord:
    """One message as a room shows it; its picture's bytes are fetched apart."""

    id: str
    room: str
    """The venue's id; '' for a private message that stands in no room."""
    person: str
    """The one person who may read it; '' is everybody."""
    key: str
    """The post's key: the same one in the same place is the same message."""
    at: float
    text: str
    sketch: str = ""
    rows: tuple[tuple[Button, ...], ...] = ()
    ping: str = ""
    """The keys of the people it waits for, between spaces."""
    picture_id: str | None = None
    """New with every picture, and not to be guessed: whoever has it may look."""
    alt: str = ""
    spots: tuple[Spot, ...] = ()
    author: str = ""
    """The id of the person who said it; '' is the bot."""
    author_name: str = ""
    position: int = 0
    """Its place among all messages of the store, which `save` gives."""


BOARDS = 20
"""Boards of open tables that a newcomer is shown beside what was said last."""

_messages, _showings, _tables = schema.web_messages.c, schema.showings.c, schema.tables.c
_SHOWN = [column for column in _messages if column.name != "picture"]

_EDIT = update(schema.web_messages).where(
    _messages.room == bindparam("here"),
    _messages.person == bindparam("reader"),
    _messages.key == bindparam("named"),
)
_SAY = insert(schema.web_messages)
_LAST = select(func.coalesce(func.max(_messages.position), 0))
_PLACE = select(_messages.position).where(
    _messages.room == bindparam("here"),
    _messages.person == bindparam("reader"),
    _messages.key == bindparam("named"),
)
_ONE = select(*_SHOWN).where(_messages.id == bindparam("of"))
_RECENT = (
    select(*_SHOWN)
    .where(
        _messages.room.in_(bindparam("places", expanding=True)),
        _messages.person == bindparam("reader"),
    )
    .order_by(_messages.position.desc())
    .limit(bindparam("most"))
)
_LIVE = (
    select(_showings.message)
    .join(schema.tables, _tables.id == _showings.table)
    .where(
        _showings.venue == bindparam("venue"),
        _showings.closed.is_(False),
        _showings.message.is_not(None),
        _tables.status.in_(OPEN),
    )
)
_MINE = exists(
    select(schema.seats.c.table)
    .join(schema.selves, schema.selves.c.person == schema.seats.c.person)
    .join(schema.showings, _showings.table == schema.seats.c.table)
    .where(
        schema.selves.c.key == bindparam("self"),
        _showings.venue == bindparam("venue"),
        _showings.message == _messages.id,
    )
)
_BOARDS = (
    select(*_SHOWN)
    .where(_messages.room == bindparam("here"), _messages.id.in_(_LIVE))
    .order_by(_MINE.desc(), _messages.position.desc())
    .limit(BOARDS)
)
_STRIP = update(schema.web_messages).where(_messages.id == bindparam("of"))
_PICTURE = select(_messages.picture).where(_messages.picture_id == bindparam("of"))
_ROOMS = select(_messages.room).where(_messages.room != "").distinct().order_by(_messages.room)
_OLDEST_TO_GO = (
    select(_messages.position)
    .where(_messages.room == bindparam("here"), _messages.person == bindparam("reader"))
    .order_by(_messages.position.desc())
    .limit(1)
    .offset(bindparam("keep"))
)
_PRUNE = delete(schema.web_messages).where(
    _messages.room == bindparam("here"),
    _messages.person == bindparam("reader"),
    _messages.position <= _OLDEST_TO_GO.scalar_subquery(),
    _messages.id.not_in(_LIVE),
)


def save(sql: Connection, message: MessageRecord, png: bytes | None = None) -> int:
    """Say something, or edit what was said there under the same key; returns its position.

    An edited message keeps its id, its position and its time; the picture it had goes.
    """
    content = {
        "text": message.text,
        "sketch": message.sketch,
        "rows": pack([[_pack_button(button) for button in row] for row in message.rows]),
        "ping": message.ping,
        "picture": png,
        "picture_id": message.picture_id,
        "alt": message.alt,
        "spots": pack([_pack_spot(spot) for spot in message.spots]),
    }
    place = {"here": message.room, "reader": message.person, "named": message.key}
    position: int
    if sql.execute(_EDIT, {**place, **content}).rowcount:
        position = sql.execute(_PLACE, place).scalar_one()
        return position
    position = sql.execute(_LAST).scalar_one() + 1
    sql.execute(
        _SAY,
        {
            "id": message.id,
            "room": message.room,
            "person": message.person,
            "key": message.key,
            "at": message.at,
            "author": message.author,
            "author_name": message.author_name,
            "position": position,
            **content,
        },
    )
    return position


def load(sql: Connection, id: str) -> MessageRecord | None:  # noqa: A002 - it is the message's
    """A message, if it is kept."""
    row = sql.execute(_ONE, {"of": id}).one_or_none()
    return _record(row) if row else None


def strip(sql: Connection, id: str) -> None:  # noqa: A002 - it is the message's
    """Take a message's buttons away."""
    sql.execute(_STRIP, {"of": id, "rows": "[]", "spots": "[]"})


def recent(sql: Connection, room: str, person: str, limit: int) -> list[MessageRecord]:
    """By position: the last so many of a room, and of this person's own private messages.

    The boards of open tables are among them however much was said since, one's own first.
    """
    public = sql.execute(_RECENT, {"places": [room], "reader": "", "most": limit}).all()
    private: Sequence[Any] = ()
    if person:
        here = {"places": ["", room], "reader": person, "most": limit}
        private = sql.execute(_RECENT, here).all()
    venue, self_ = Venue("web", room).key, Venue("web", person).key
    boards = sql.execute(_BOARDS, {"here": room, "venue": venue, "self": self_}).all()
    found = {row.position: row for row in (*public, *private, *boards)}
    return [_record(found[position]) for position in sorted(found)]


def picture(sql: Connection, picture_id: str) -> bytes | None:
    """A picture, as long as its message shows it."""
    return sql.execute(_PICTURE, {"of": picture_id}).scalar_one_or_none()


def rooms(sql: Connection) -> list[str]:
    """The rooms in which something was said."""
    return list(sql.execute(_ROOMS).scalars())


def prune(sql: Connection, room: str, keep: int, *, person: str = "") -> int:
    """Drop all but the newest messages of a room, or of a person there; returns how many went.

    The boards of open tables stay.
    """
    of = {"here": room, "reader": person, "keep": keep, "venue": Venue("web", room).key}
    return sql.execute(_PRUNE, of).rowcount


def _pack_button(button: Button) -> list[str]:
    return [button.label, button.data, button.style.value]


def _pack_spot(spot: Spot) -> list[Any]:
    return [spot.left, spot.top, spot.right, spot.bottom, *_pack_button(spot.button)]


def _button(label: str, data: str, style: str) -> Button:
    return Button(label, data, Style(style))


def _spot(left: float, top: float, right: float, bottom: float, *button: str) -> Spot:
    return Spot(left, top, right, bottom, _button(*button))


def _record(row: Any) -> MessageRecord:
    rows, spots = _pressed(row)
    return MessageRecord(
        id=row.id,
        room=row.room,
        person=row.person,
        key=row.key,
        at=row.at,
        text=row.text,
        sketch=row.sketch,
        rows=rows,
        ping=row.ping,
        picture_id=row.picture_id,
        alt=row.alt,
        spots=spots,
        author=row.author,
        author_name=row.author_name,
        position=row.position,
    )


def _pressed(row: Any) -> tuple[tuple[tuple[Button, ...], ...], tuple[Spot, ...]]:
    """What of a message can be pressed; nothing, if that cannot be read."""
    try:
        rows = tuple(tuple(_button(*each) for each in line) for line in json.loads(row.rows))
        return rows, tuple(_spot(*each) for each in json.loads(row.spots))
    except (ValueError, TypeError):
        return (), ()
