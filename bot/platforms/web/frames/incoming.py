"""Frames that pages send: bounded, cleaned and typed before anything else looks at them."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias
from zoneinfo import ZoneInfo

from bot.contract import NO_MARK, Mark, Person, can_be_seen, read_data

MAX_FRAME: Final = 8 * 1024
"""Bytes; the longest honest frame, a line of chat, is a quarter of this."""
MAX_LINE: Final = 500
MAX_NAME: Final = 24
MAX_DATA: Final = 64
"""Bytes of a button's data, as the contract has it."""
LOCALES: Final = Path(__file__).parents[4] / "data" / "locales"
DEFAULT: Final = "en"
LANGUAGES: Final = tuple(
    sorted(
        (file.parent.name for file in LOCALES.glob("*/page.json")),
        key=lambda language: (language != DEFAULT, language),
    )
)
"""What the page speaks: every language that has words for it, its own first."""
MOST_DRAWINGS: Final = 300
"""Names of them in one frame."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,128}")  # 22 characters of base64 are 128 bits
_ROOM: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")
_ZONE: Final = re.compile(r"[A-Za-z0-9_+/-]{1,40}")
_ZERO_WIDTH_JOINER: Final = "\u200d"


class BadFrameError(Exception):
    """A frame that is refused: the page has a sentence for the code."""

    def __init__(self, code: str, frame: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.frame = frame


@dataclass(frozen=True, slots=True)
class Hello:
    """The first frame of a connection."""

    id: str
    person: Person
    room: str
    drawings: tuple[str, ...] = ()
    """The names of those the page has kept."""


@dataclass(frozen=True, slots=True)
class Chat:
    """A line for the room."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class Request:
    """A press, a line that begins with a slash, or a move said in reply to a board."""

    id: str
    verb: str
    words: tuple[str, ...]
    table: str
    mark: Mark


@dataclass(frozen=True, slots=True)
class Completion:
    """A command being typed; its last word, which may be empty, is to be completed."""

    id: str
    verb: str
    words: tuple[str, ...]
    table: str


Frame: TypeAlias = Hello | Chat | Request | Completion
Fields: TypeAlias = Mapping[str, object]


def read_frame(text: str) -> Frame:
    """The frame in a text; raises `BadFrameError`."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        raise BadFrameError("bad-frame") from None
    if not isinstance(fields, dict):
        raise BadFrameError("bad-frame")
    frame = _string(fields, "id")
    if not _ID.fullmatch(frame):
        raise BadFrameError("bad-frame")
    reader = _READERS.get(_string(fields, "type"))
    if reader is None:
        raise BadFrameError("bad-frame", frame)
    try:
        return reader(frame, fields)
    except BadFrameError as error:
        raise BadFrameError(error.code, frame) from None


def person_id(token: str) -> str:
    """The public name of whoever holds this token; the token itself goes nowhere."""
    return blake2b(token.encode(), digest_size=16, person=b"purrlor/web").hexdigest()


def clean(text: str) -> str:
    """The text on one line, without control characters, lone surrogates and bidi overrides."""
    kept = (
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace()
        or character == _ZERO_WIDTH_JOINER
        or not unicodedata.category(character).startswith("C")
    )
    return " ".join("".join(kept).split())


def _hello(frame: str, fields: Fields) -> Hello:
    token, room = _string(fields, "token"), _string(fields, "room")
    name, language = clean(_string(fields, "name")), _string(fields, "language")
    if not _TOKEN.fullmatch(token):
        raise BadFrameError("bad-frame")
    if not _ROOM.fullmatch(room):
        raise BadFrameError("bad-room")
    if not can_be_seen(name) or len(name) > MAX_NAME:
        raise BadFrameError("bad-name")
    language = language if language in LANGUAGES else LANGUAGES[0]
    person = Person("web", person_id(token), name, language, _zone(fields))
    return Hello(frame, person, room, _drawings(fields))


def _zone(fields: Fields) -> str:
    """The time zone a page tells, if there is one of that name on this machine."""
    name = fields.get("zone")
    if not isinstance(name, str) or not _ZONE.fullmatch(name):
        return ""
    try:
        return ZoneInfo(name).key
    except (LookupError, ValueError, OSError):
        return ""


def _drawings(fields: Fields) -> tuple[str, ...]:
    names = fields.get("drawings", [])
    if not isinstance(names, list) or len(names) > MOST_DRAWINGS:
        raise BadFrameError("bad-frame")
    if not all(isinstance(name, str) and _ID.fullmatch(name) for name in names):
        raise BadFrameError("bad-frame")
    return tuple(names)


def _say(frame: str, fields: Fields) -> Chat | Request:
    text, table = clean(_string(fields, "text")), _table(fields)
    if len(text) > MAX_LINE:
        raise BadFrameError("too-long")
    if not text:
        raise BadFrameError("empty")
    if not text.startswith("/"):
        # Whoever replies to a board means the game: a secret move must not end up in the chat.
        return (
            Request(frame, "move", tuple(text.split()), table, NO_MARK)
            if table
            else Chat(frame, text)
        )
    verb, *words = text[1:].split() or [""]
    if not verb:
        raise BadFrameError("empty")
    return Request(frame, verb.casefold(), tuple(words), table, NO_MARK)


def _press(frame: str, fields: Fields) -> Request:
    data = _string(fields, "data")
    if data != clean(data) or len(data.encode()) > MAX_DATA:
        raise BadFrameError("bad-frame")
    parts = read_data(data)
    if parts is None or not parts[2]:
        raise BadFrameError("bad-frame")
    table, mark, verb, words = parts
    return Request(frame, verb, words, table, mark)


def _complete(frame: str, fields: Fields) -> Completion:
    text = _string(fields, "text")
    if len(text) > MAX_LINE:
        raise BadFrameError("too-long")
    if not text.startswith("/"):
        raise BadFrameError("bad-frame")
    begun = text.endswith(" ")
    verb, *words = clean(text[1:]).split() or [""]
    if begun and verb:
        words.append("")
    return Completion(frame, verb.casefold(), tuple(words), _table(fields))


def _table(fields: Fields) -> str:
    table = _string(fields, "table")
    if table and not _ID.fullmatch(table):
        raise BadFrameError("bad-frame")
    return table


def _string(fields: Fields, name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise BadFrameError("bad-frame")
    return value


_READERS: Final[Mapping[str, Callable[[str, Fields], Frame]]] = {
    "hello": _hello,
    "say": _say,
    "press": _press,
    "complete": _complete,
}
