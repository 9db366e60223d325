"""Frames that pages receive, as finished JSON."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from struct import unpack
from typing import Final

from bot.contract import Answer, Button, Drag, Parts, Person, Picture, Post, Sight, Spot, Told
from bot.platforms.web.messages import Author, Message, Shown

_RARE: Final = re.compile("[\u23f3\u23f8]\ufe0f? ?")
"""Signs for which many machines have no letters: what stands beside them says it all."""


def welcome(
    person: Person, messages: Iterable[Message], here: Iterable[Author], verbs: Sequence[str]
) -> str:
    """Who you are, what stands in the room and in your strip, who is here, what may be typed."""
    return _frame(
        "welcome",
        you={"id": person.id, "key": person.key, "name": person.name},
        messages=[_message(message) for message in messages],
        here=[asdict(author) for author in here],
        verbs=list(verbs),
    )


def message_frame(message: Message) -> str:
    """A message that is new or has changed."""
    return _frame("message", message=_message(message))


def stripped(id: str) -> str:  # noqa: A002
    """A message has lost its buttons."""
    return _frame("stripped", id=id)


def presence(here: Iterable[Author]) -> str:
    """Who is in the room."""
    return _frame("presence", here=[asdict(author) for author in here])


def acknowledged(frame: str, answer: Answer, id: str) -> str:  # noqa: A002
    """A frame was carried out; its post is for this page alone and is kept nowhere."""
    post = None if answer.post is None else _private(answer.post, id)
    return _frame(
        "ack", id=frame, toast=_plain(answer.toast), post=post, closes=bool(answer.closes)
    )


def completed(frame: str, options: Sequence[str]) -> str:
    """How a command being typed may go on."""
    return _frame("ack", id=frame, toast="", post=None, options=list(options))


def trouble(code: str, frame: str | None) -> str:
    """A frame was refused; the page says why in its own words."""
    return _frame("trouble", id=frame, code=code)


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height, from a PNG's header."""
    width, height = unpack(">II", png[16:24])
    return width, height


def _frame(kind: str, **fields: object) -> str:
    return json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":"))


def _plain(text: str) -> str:
    """What the bot says, without signs that may be shown as boxes."""
    return _RARE.sub("", text)


def _message(message: Message) -> dict[str, object]:
    return {
        "id": message.id,
        "key": message.key if message.author is None else "",
        # N.B. not its place among all messages: gaps would tell what goes on in other rooms.
        "position": message.at,
        "at": message.at,
        "private": message.person is not None,
        "author": None if message.author is None else asdict(message.author),
        "text": message.text if message.author else _plain(message.text),
        "sketch": message.sketch,
        "rows": _rows(message.rows),
        "pings": list(message.pings),
        "picture": None if message.picture is None else _shown(message.picture),
    }


def _private(post: Post, id: str) -> dict[str, object]:  # noqa: A002
    return {
        "id": id,
        "key": post.key,
        "position": 0,
        "at": 0,
        "private": True,
        "author": None,
        "text": _plain(post.text),
        "sketch": post.sketch,
        "rows": _rows(post.rows),
        "pings": [],
        "picture": None if post.picture is None else _inline(post.picture),
        "sight": None if post.sight is None else _sight(post.sight),
        "invitation": None if post.invitation is None else asdict(post.invitation),
    }


def _sight(sight: Sight) -> dict[str, object]:
    return {
        "table": sight.table,
        "title": sight.title,
        "status": sight.status,
        "signs": [asdict(sign) for sign in sight.signs],
        "beside": None if sight.beside is None else _inline(sight.beside),
        "own": sight.own,
        "told": [_told(told) for told in sight.told],
        "count": sight.count,
        "turn": sight.turn,
        "preview": sight.preview,
    }


def _told(told: Told) -> dict[str, object]:
    fields: dict[str, object] = {"text": told.text, "motions": told.motions, "own": told.own}
    return fields if told.after is None else {**fields, "after": _inline(told.after)}


def _shown(picture: Shown) -> dict[str, object]:
    # N.B. by address, not inline: frames stay small, a page that comes back finds the picture in
    # its cache, and one slow reader does not hold a room's pictures in its queue.
    width, _, height = picture.id.rpartition("-")[2].partition("x")
    return {
        "src": f"/picture/{picture.id}",
        "width": int(width),
        "height": int(height),
        "alt": picture.alt,
        "spots": _spots(picture.spots),
    }


def _inline(picture: Picture) -> dict[str, object]:
    # N.B. inline, not by address: an answer is kept nowhere, so there is nothing to ask for later.
    if picture.parts is not None:
        return _in_parts(picture, picture.parts)
    width, height = size_of(picture.png)
    return {
        "src": f"data:image/png;base64,{b64encode(picture.png).decode()}",
        "width": width,
        "height": height,
        "alt": picture.alt,
        "spots": _spots(picture.spots),
    }


def _in_parts(picture: Picture, parts: Parts) -> dict[str, object]:
    width, height = parts.size
    return {
        "width": width,
        "height": height,
        "alt": picture.alt,
        "tiles": [art.name for art in parts.tiles],
        "columns": parts.columns,
        "pieces": [[piece.word, *piece.box, piece.art.name] for piece in parts.pieces],
        "homes": parts.homes,
        "plot": parts.plot,
        "spots": _spots(picture.spots),
        "deeds": list(_deeds(picture.spots)),
        "drags": [_drag(drag) for drag in picture.drags],
        "lettered": picture.lettered,
    }


def _drag(drag: Drag) -> list[object]:
    box = (drag.left, drag.top, drag.right, drag.bottom)
    return [*(round(edge, 4) for edge in box), drag.first, drag.out]


def _deed(spot: Spot) -> str:
    """What a place tries out, with `{}` for its own name."""
    head, name, tail = spot.deed.rpartition(spot.button.label)
    return f"{head}{{}}{tail}" if name else spot.deed


def _deeds(spots: Iterable[Spot]) -> dict[str, int]:
    """All that places try out, and their numbers."""
    said = dict.fromkeys(_deed(spot) for spot in spots if spot.deed)
    return {deed: number for number, deed in enumerate(said)}


def _spots(spots: Sequence[Spot]) -> list[list[object]]:
    # N.B. no names of fields: there are many, and they are sent with every look. What they do is
    # mostly the same but for the place, so that is said once.
    deeds = _deeds(spots)
    return [
        [
            *(round(each, 4) for each in (spot.left, spot.top, spot.right, spot.bottom)),
            spot.button.label,
            spot.button.data,
            spot.button.style.value,
            *((deeds[_deed(spot)],) if spot.deed else ()),
        ]
        for spot in spots
    ]


def _rows(rows: Iterable[Iterable[Button]]) -> list[list[dict[str, str]]]:
    return [[_button(button) for button in row] for row in rows]


def _button(button: Button) -> dict[str, str]:
    return {"label": _plain(button.label), "data": button.data, "style": button.style.value}
