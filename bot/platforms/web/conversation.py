"""What one connected page says, frame by frame, and what it is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from aiohttp import WSMsgType, web

from bot.contract import NO_MARK, Answer, Command, Desk, Mark, Post, Venue
from bot.platforms.web import outgoing
from bot.platforms.web.hall import Hall
from bot.platforms.web.incoming import (
    BadFrameError,
    Chat,
    Completion,
    Frame,
    Hello,
    Request,
    read_frame,
)
from bot.platforms.web.line import Bucket, Line
from bot.platforms.web.messages import Author, message_id

PATIENCE: Final = 10.0
"""Seconds in which a page must have said hello."""
OPTIONS: Final = 8
"""Suggestions under the command box."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Parties:
    """Whom a page speaks with: the hall, where people are, and the desk, which plays."""

    hall: Hall
    desk: Desk
    verbs: Sequence[str]
    clock: Callable[[], float]


async def converse(
    socket: web.WebSocketResponse, parties: Parties, cut: Callable[[], None]
) -> None:
    """Answer a page until it goes."""
    hello = await _hello(socket)
    if hello is None:
        await socket.close()
        return
    line = Line(socket, hello.person, hello.room, cut)
    pump = asyncio.create_task(line.pump())
    try:
        await parties.hall.enter(line, parties.verbs)
        await _Conversation(line, parties).follow(socket)
    finally:
        parties.hall.leave(line)
        pump.cancel()


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
        self._bucket = Bucket(parties.clock)

    async def follow(self, socket: web.WebSocketResponse) -> None:
        async for message in socket:
            if message.type is not WSMsgType.TEXT or self._bucket.drained:
                await socket.close(code=1008)
                return
            await self._take(message.data)

    async def _take(self, text: str) -> None:
        passes = self._bucket.take()
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
        except Exception:
            log.exception("a frame from %s could not be answered", self._line.person.key)
            self._line.send(outgoing.trouble("broken", frame.id))

    async def _answer(self, frame: Frame) -> None:
        match frame:
            case Request():
                command = self._command(frame, frame.mark)
                self._acknowledge(frame.id, await self._desk.handle(command))
            case Chat():
                await self._chat(frame)
                self._acknowledge(frame.id, Answer())
            case Completion():
                self._line.send(outgoing.completed(frame.id, await self._complete(frame)))
            case Hello():
                self._line.send(outgoing.trouble("bad-frame", frame.id))

    async def _chat(self, chat: Chat) -> None:
        person = self._line.person
        post = Post(key=f"chat/{person.id}/{chat.id}", text=chat.text)
        await self._hall.show(self._line.room, None, post, Author(person.id, person.name))

    async def _complete(self, completion: Completion) -> list[str]:
        if not completion.words:
            return [verb for verb in self._verbs if verb.startswith(completion.verb)][:OPTIONS]
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

    def _acknowledge(self, frame: str, answer: Answer) -> None:
        key = "" if answer.post is None else answer.post.key
        id_ = message_id(None, self._line.person.id, key)
        self._line.send(outgoing.acknowledged(frame, answer, id_))
