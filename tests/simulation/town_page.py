"""The page of a world, and those who have it open: what is behind it is the bot itself."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from bot.contract import NO_MARK, button_data
from bot.desk.menu import MENU
from bot.platforms.web.frames.incoming import person_id
from tests.simulation.towns import FRESH, Place, Self, Sight

Json = dict[str, Any]


class Page:
    """The page: what is behind it is the bot itself."""

    name = "web"

    def __init__(self, place: Place, port: int) -> None:
        self.place = place
        self.url = f"http://127.0.0.1:{port}"
        self.session: ClientSession
        self.rooms = ("lobby", "attic")

    async def open(self, stack: AsyncExitStack) -> None:
        self.session = await stack.enter_async_context(ClientSession())

    def someone(self, name: str, language: str) -> PageSelf:
        return PageSelf(self, name, language)


@dataclass
class PageSelf(Self):
    """Somebody with one tab or two, which are open while they look."""

    QUIRKS: ClassVar = ("open_a_second_tab", "reload", "chat", "half_typed", "follow_the_table")

    page: Page
    name: str
    language: str
    messages: dict[str, Json] = field(default_factory=dict)
    posts: dict[str, Json] = field(default_factory=dict)
    """What was answered to this page alone, by its id."""
    platform: str = "web"

    def __post_init__(self) -> None:
        self.token = self.name.encode().hex().rjust(48, "0")
        self.key = f"web:{person_id(self.token)}"
        self.room = self.page.rooms[0]
        self._tabs: list[tuple[ClientWebSocketResponse, asyncio.Task[None]]] = []
        self._ids = count(1)
        self._said: Json = {}
        """What they have asked for last."""

    @property
    def venue(self) -> str:  # type: ignore[override]
        return f"web:{self.room}"

    def rooms(self) -> list[str]:
        return [f"web:{room}" for room in self.page.rooms]

    async def go(self, venue: str) -> None:
        await self.leave()
        self.messages.clear()
        self.room = venue.partition(":")[2]
        await self.look()

    def sees(self) -> list[Sight]:
        found = sorted(self.messages.values(), key=lambda each: each["position"])
        public = [each for each in found if not each["private"] and each["author"] is None]
        private = [each for each in found if each["private"]]
        posts = list(self.posts.values())
        return [
            *(self._sight(each, own=False) for each in public[-FRESH:]),
            *(self._sight(each, own=True) for each in [*private, *posts][-FRESH:]),
        ]

    def _sight(self, message: Json, *, own: bool) -> Sight:
        rows = [(each["label"], each["data"]) for row in message["rows"] for each in row]
        sight = message.get("sight") or {}
        pictures = [each for each in (message["picture"], sight.get("beside")) if each]
        spots = [(spot[4], spot[5]) for each in pictures for spot in each["spots"]]
        place = self.key if own else self.venue
        return Sight(place, message["id"], message["text"], (*rows, *spots), own, message)

    async def press(self, sight: Sight, data: str) -> None:
        await self._say("press", data=data)

    async def type(self, verb: str, text: str = "", *, aloud: bool = True, table: str = "") -> None:
        del aloud  # what begins with a slash is shown to nobody
        await self._say("say", text=f"/{verb} {text}".rstrip(), table=table)

    async def say(self, text: str, *, table: str = "") -> None:
        await self._say("say", text=text, table=table)

    async def look(self) -> None:
        self._tabs = [each for each in self._tabs if not each[0].closed]
        if not self._tabs:
            await self._open()

    async def _open(self) -> None:
        try:
            headers = {"Origin": self.page.url}
            url = f"{self.page.url}/chat"
            socket = await self.page.session.ws_connect(url, headers=headers)
        except (ClientError, OSError, AssertionError):  # aiohttp's, where it ends as it begins
            self.page.place.trace.note("unheard", self.name, quiet=True)
            return
        self._tabs.append((socket, asyncio.create_task(self._listen(socket))))
        await self._say(
            "hello", token=self.token, name=self.name, room=self.room, language=self.language
        )
        await asyncio.sleep(1.0)

    async def leave(self) -> None:
        tabs, self._tabs = self._tabs, []
        for socket, listening in tabs:
            await socket.close()
            listening.cancel()
        self.posts.clear()

    async def open_a_second_tab(self, chance: random.Random) -> bool:
        """Of the same page: what they do comes from there now, and both show it."""
        del chance
        if len(self._tabs) != 1:
            return False
        await self._open()
        return True

    async def reload(self, chance: random.Random) -> bool:
        """Everything anew."""
        del chance
        await self.leave()
        await self.look()
        return True

    async def chat(self, chance: random.Random) -> bool:
        """A line for the room."""
        await self.say(chance.choice(("hello", "well played", "a1", "🐈")))
        return True

    async def half_typed(self, chance: random.Random) -> bool:
        """Begin a command, and read how it may go on."""
        entry = chance.choice(MENU)
        await self._say("complete", text=f"/{entry.verb} ", table="")
        return True

    async def follow_the_table(self, chance: random.Random) -> bool:
        """See a table as the page draws it, or how it was some moves ago."""
        here = {of for sight in self.sees() for _, of, _, _ in sight.deeds() if of.strip("-")}
        if not here:
            return False
        verb, said = chance.choice((("sight", ("0",)), ("again", ("1", "3")), ("again", ())))
        data = button_data(chance.choice(sorted(here)), NO_MARK, verb, said)
        await self._say("press", data=data)
        return True

    async def _say(self, kind: str, **fields: str) -> None:
        """A frame from the tab that was opened last."""
        frame = {"type": kind, "id": f"{self.name}-{next(self._ids)}", **fields}
        if await self._send(frame) and kind != "hello":
            self._said = frame

    async def say_again(self) -> bool:
        """Ask again for what they have asked for last, as a page does once its line is back."""
        if not self._tabs or not self._tabs[-1][0].closed or not self._said:
            return False
        await self.look()
        return await self._send(self._said)

    async def _send(self, frame: Json) -> bool:
        """Say something on the tab that was opened last; whether there is one."""
        socket = self._tabs[-1][0] if self._tabs else None
        if socket is None or socket.closed:
            return False
        try:
            await socket.send_str(json.dumps(frame))
        except (ClientError, OSError):
            self.page.place.trace.note("unheard", self.name, quiet=True)
        return True

    async def _listen(self, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                frame = json.loads(message.data)
                self.page.place.trace.sent("web", frame["type"], message.data)
                self._take(frame)
            elif message.type is WSMsgType.BINARY:
                self.page.place.trace.sent("web", "drawings", message.data)

    def _take(self, frame: Json) -> None:
        kind = frame["type"]
        for each in frame.get("messages", []) or ([frame["message"]] if "message" in frame else []):
            self.messages[each["id"]] = each
        if kind == "stripped" and frame["id"] in self.messages:
            self.messages[frame["id"]] = {**self.messages[frame["id"]], "rows": []}
        post = frame.get("post")
        if kind == "ack" and post is not None:
            self.posts.pop(post["id"], None)
            self.posts[post["id"]] = post
