"""The rooms: keeps what is said and shows it to everybody who may see it, in one order."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import cast
from weakref import WeakValueDictionary

from bot.contract import Gone, Post
from bot.platforms.web.frames import outgoing
from bot.platforms.web.frames.line import Line
from bot.platforms.web.messages import Author, Message, RoomKeeper, Shown, message_id

RECENT = 60
"""Messages a page is given when it comes in."""


class Hall:
    """All rooms and private strips, and the lines of those who are connected."""

    def __init__(
        self, keeper: RoomKeeper, clock: Callable[[], float], fresh_id: Callable[[], str]
    ) -> None:
        self._keeper = keeper
        self._clock = clock
        self._fresh_id = fresh_id
        self._latest = 0.0
        self._lines: set[Line] = set()
        self._served: set[asyncio.Task[object]] = set()
        # What is kept and what is shown in a place must come in the same order, and somebody who
        # enters in between must miss nothing. One lock for all would keep the store from
        # committing the boards of many rooms at once.
        self._orders: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def show(self, room: str | None, person: str | None, post: Post) -> str:
        """Keep a post and show it; one with a known key takes the place of what it was."""
        id_ = message_id(room, person, post.key)
        async with self._order(room, person):
            known = await self._keeper.load(id_)
            at = self._moment() if known is None else known.at
            await self._put(Message(id_, room, person, post.key, at, ""), post)
        return id_

    async def say(self, room: str, author: Author, line: str, text: str) -> None:
        """Somebody's line of chat; what was said once stays as it was said."""
        post = Post(key=f"chat/{author.id}/{line}", text=text)
        id_ = message_id(room, None, post.key)
        async with self._order(room, None):
            if await self._keeper.load(id_) is None:
                at = self._moment()
                await self._put(Message(id_, room, None, post.key, at, "", author=author), post)

    async def change(self, room: str | None, person: str | None, id_: str, post: Post) -> None:
        """Give a message of this place other content; raises `Gone`."""
        async with self._order(room, person):
            await self._put(await self._standing(room, person, id_), post)

    async def strip(self, room: str | None, person: str | None, id_: str) -> None:
        """Take the buttons from a message of this place; raises `Gone`."""
        async with self._order(room, person):
            message = await self._standing(room, person, id_)
            await self._keeper.strip(id_)
            self._tell(message, outgoing.stripped(id_))

    async def picture(self, id_: str) -> bytes | None:
        """The bytes of a picture that was shown."""
        return await self._keeper.picture(id_)

    async def enter(self, line: Line, verbs: Sequence[str]) -> None:
        """Show a room to somebody who comes in, and them to the room."""
        public, private = self._order(line.room, None), self._order(None, line.person.id)
        async with public, private:
            messages = await self._keeper.recent(line.room, line.person.id, RECENT)
            self._lines.add(line)
            here = self._here(line.room)
            line.send(outgoing.welcome(line.person, messages, here, verbs))
            self._tell_room(line.room, outgoing.presence(here), but=line)

    def _moment(self) -> float:
        """What the clock says, never less than before: pages put messages in order by that."""
        self._latest = max(self._latest, self._clock())
        return self._latest

    def _order(self, room: str | None, person: str | None) -> asyncio.Lock:
        """The lock of a place, as long as somebody holds it or waits for it."""
        place = f"room/{room}" if person is None else f"person/{person}"
        return self._orders.setdefault(place, asyncio.Lock())

    def leave(self, line: Line) -> None:
        """Somebody's page has gone."""
        if line in self._lines:
            self._lines.remove(line)
            self._tell_room(line.room, outgoing.presence(self._here(line.room)))

    @contextmanager
    def serving(self) -> Iterator[None]:
        """A page is served in here."""
        task = cast("asyncio.Task[object]", asyncio.current_task())
        self._served.add(task)
        try:
            yield
        finally:
            self._served.discard(task)

    async def end(self) -> None:
        """Give up what pages have asked for: the server forgets it where their lines have gone."""
        served = tuple(self._served)
        for task in served:
            task.cancel()
        await asyncio.gather(*served, return_exceptions=True)

    async def close(self) -> None:
        """Say goodbye to every page."""
        await asyncio.gather(*(line.close() for line in tuple(self._lines)))

    async def _put(self, place: Message, post: Post) -> None:
        message = replace(
            place,
            text=post.text,
            sketch=post.sketch,
            rows=post.rows,
            pings=tuple(person.key for person in post.pings),
            picture=self._shown(post),
        )
        png = None if post.picture is None else post.picture.png
        position = await self._keeper.save(message, png)
        message = replace(message, position=position)
        self._tell(message, outgoing.message_frame(message))

    async def _standing(self, room: str | None, person: str | None, id_: str) -> Message:
        message = await self._keeper.load(id_)
        if message is None or (message.room, message.person) != (room, person):
            raise Gone(f"there is no message {id_} here")
        return message

    def _shown(self, post: Post) -> Shown | None:
        if post.picture is None:
            return None
        width, height = outgoing.size_of(post.picture.png)
        # A new id at each change, so that what is in a browser's cache never has to be checked.
        id_ = f"{self._fresh_id()}-{width}x{height}"
        return Shown(id_, post.picture.alt, post.picture.spots)

    def _tell(self, message: Message, frame: str) -> None:
        if message.person is None:
            self._tell_room(message.room, frame)
            return
        for line in tuple(self._lines):
            if line.person.id == message.person:
                line.send(frame)

    def _tell_room(self, room: str | None, frame: str, but: Line | None = None) -> None:
        for line in tuple(self._lines):
            if line.room == room and line is not but:
                line.send(frame)

    def _here(self, room: str) -> list[Author]:
        people = {line.person.id: line.person for line in self._lines if line.room == room}
        return sorted(
            (Author(person.id, person.name) for person in people.values()),
            key=lambda author: (author.name.casefold(), author.id),
        )
