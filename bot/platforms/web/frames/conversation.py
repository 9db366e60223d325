"""What one connected page says, frame by frame, and what it is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from aiohttp import WSMsgType, web

from bot.contract import NO_MARK, Answer, Buckets, Command, Desk, Mark, Unwell, Venue, bare
from bot.platforms.web.capacity import Guests
from bot.platforms.web.frames import outgoing
from bot.platforms.web.frames.hall import Hall
from bot.platforms.web.frames.incoming import (
    BadFrameError,
    Chat,
    Completion,
    Frame,
    Hello,
    Request,
    read_frame,
)
from bot.platforms.web.frames.line import Line
from bot.platforms.web.messages import Author, message_id

PATIENCE: Final = 10.0
"""Seconds in which a page must have said hello."""
PENANCE: Final = 5.0
"""Seconds for which a page that hurries is not listened to, before its connection ends."""
LATER: Final = 1013
"""Tells a page to come again after a while."""
OPTIONS: Final = 8
"""Suggestions under the command box."""
BURST, RATE = 40.0, 8.0
"""Frames of one person at once, on however many pages, and a second after that."""
COMING_IN = 4.0
"""What coming in costs in frames: a whole room is read for it."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Parties:
    """Whom a page speaks with: the hall, where people are, and the desk, which plays."""

    hall: Hall
    desk: Desk
    verbs: Sequence[str]
    named: Callable[[str, str], str]
    """A command as readers of a language write it."""
    guests: Guests
    frames: Buckets


@dataclass(frozen=True, slots=True)
class Connection:
    """What can be done with a page's connection beside speaking."""

    settle: Callable[[], None]
    """It is somebody's page from now on."""
    cut: Callable[[], None]
    """End it at once."""


async def converse(socket: web.WebSocketResponse, parties: Parties, connection: Connection) -> None:
    """Answer a page until it goes."""
    hello = await _hello(socket)
    if hello is None or not await _let_in(socket, hello, parties):
        await _put_off(socket)
        return
    line = Line(socket, hello.person, hello.room, connection.cut, hello.drawings)
    with parties.hall.serving(), parties.guests.counted(hello.person):
        connection.settle()
        pump = asyncio.create_task(line.pump())
        try:
            await parties.hall.enter(line, parties.verbs)
            await _Conversation(line, parties).follow(socket)
        except Unwell:  # nothing can be shown: the page comes back by itself
            await socket.close(code=LATER)
        finally:
            parties.hall.leave(line)
            pump.cancel()


async def _let_in(socket: web.WebSocketResponse, hello: Hello, parties: Parties) -> bool:
    """Whether there is room for who says hello; else they are told to come again, or why not.

    N.B. nothing may be waited for between a yes and the moment the page is counted.
    """
    if not parties.frames.take(hello.person.id, COMING_IN):
        return False
    refusal = await parties.guests.refusal(hello.person, parties.desk)
    if refusal == "full":
        await socket.close(code=LATER)
    elif refusal is not None:
        await socket.send_str(outgoing.trouble("too-many", hello.id))
    return refusal is None


async def _put_off(socket: web.WebSocketResponse, code: int = LATER) -> None:
    """Close a connection that would only be opened again at once: it costs less while it waits."""
    if not socket.closed:
        await asyncio.sleep(PENANCE)
        await socket.close(code=code)


async def _hello(socket: web.WebSocketResponse) -> Hello | None:
    try:
        message = await socket.receive(timeout=PATIENCE)
        if message.type is not WSMsgType.TEXT:
            return None
        frame = read_frame(message.data)
    except TimeoutError:
        return None
    except BadFrameError as error:
        await socket.send_str(outgoing.trouble(error.code, error.frame))
        return None
    return frame if isinstance(frame, Hello) else None


class _Conversation:
    def __init__(self, line: Line, parties: Parties) -> None:
        self._line = line
        self._hall = parties.hall
        self._desk = parties.desk
        self._verbs = parties.verbs
        self._named = parties.named
        self._frames = parties.frames

    async def follow(self, socket: web.WebSocketResponse) -> None:
        async for message in socket:
            mad = self._frames.drained(self._line.person.id)
            if mad:
                await _put_off(socket, 1008)
                return
            if message.type is not WSMsgType.TEXT:
                await socket.close(code=1008)
                return
            await self._take(message.data)

    async def _take(self, text: str) -> None:
        passes = self._frames.take(self._line.person.id)
        try:
            frame = read_frame(text)
        except BadFrameError as error:
            self._line.send(outgoing.trouble(error.code, error.frame))
            return
        if not passes:
            self._line.send(outgoing.trouble("too-fast", frame.id))
            return
        try:
            await self._answer(frame)
        except Unwell as unwell:
            self._line.send(outgoing.trouble(unwell.trouble, frame.id))
        except Exception:
            log.exception("a frame from %s could not be answered", self._line.person.key)
            self._line.send(outgoing.trouble("broken", frame.id))

    async def _answer(self, frame: Frame) -> None:
        match frame:
            case Request():
                command = self._command(frame, frame.mark)
                await self._acknowledge(frame.id, await self._desk.handle(command))
            case Chat():
                await self._chat(frame)
                await self._acknowledge(frame.id, Answer())
            case Completion():
                self._line.send(outgoing.completed(frame.id, await self._complete(frame)))
            case Hello():
                self._line.send(outgoing.trouble("bad-frame", frame.id))

    async def _chat(self, chat: Chat) -> None:
        person = self._line.person
        author = Author(person.id, person.name)
        await self._hall.say(self._line.room, author, chat.id, chat.text)

    async def _complete(self, completion: Completion) -> list[str]:
        if not completion.words:
            begun, speaks = bare(completion.verb), self._line.person.language
            named = [self._named(speaks, verb).removeprefix("/") for verb in self._verbs]
            return [name for name in named if bare(name).startswith(begun)][:OPTIONS]
        command = self._command(completion)
        return list(await self._desk.complete(command, OPTIONS))[:OPTIONS]

    def _command(self, frame: Request | Completion, mark: Mark = NO_MARK) -> Command:
        person = self._line.person
        receipt = f"{person.key}:{frame.id}"
        venue = Venue(person.platform, self._line.room)
        # A line with a slash is shown to nobody, so secret moves may be typed in any room.
        return Command(
            receipt, person, venue, frame.verb, frame.words, frame.table, mark, unseen=True
        )

    async def _acknowledge(self, frame: str, answer: Answer) -> None:
        key = "" if answer.post is None else answer.post.key
        id_ = message_id(None, self._line.person.id, key)
        post, drawings = answer.post, self._line.drawings
        if post is not None and not drawings.complete(post):
            # N.B. before the post, and made beside the event loop: what is new has to be found.
            self._line.send(await asyncio.to_thread(drawings.parcel, post))
        elif post is not None:
            drawings.parcel(post)
        self._line.send(outgoing.acknowledged(frame, answer, id_))
