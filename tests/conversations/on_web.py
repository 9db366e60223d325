"""People on the web page, as the frames it sends and receives."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from aiohttp import ClientSession

from bot.contract import Platform, Venue
from bot.host.rooms import Rooms
from bot.platforms.web import Web
from bot.platforms.web.frames.incoming import person_id
from bot.store import Store
from tests.conversations.talking import NOTHING, Settle, Shown, Talker
from tests.stage import Clock
from tests.web.conftest import Tab

ROOM = "lobby"


class OnWeb(Talker):
    """Somebody with one tab open."""

    def __init__(self, tab: Tab, token: str, name: str, language: str, settle: Settle) -> None:
        super().__init__(name, language, settle)
        self.tab = tab
        self.token = token
        self._closed: list[Tab] = []
        self._answers: dict[str, dict[str, Any]] = {}
        """What was answered to this page alone, by its id; the newest last."""

    @property
    def key(self) -> str:
        return f"web:{person_id(self.token)}"

    def opened(self, tab: Tab) -> None:
        """Another tab takes the place of one that was closed."""
        self._closed.append(self.tab)
        self.tab = tab

    def had(self) -> list[dict[str, Any]]:
        """Every message any tab has shown, as often as it was changed."""
        return [each for tab in (*self._closed, self.tab) for each in _told(tab)]

    def room(self) -> list[Shown]:
        public = [each for each in self._messages() if not each["private"]]
        return [_shown(each) for each in public if each["author"] is None]

    def private(self) -> list[Shown]:
        kept = [each for each in self._messages() if each["private"]]
        return [_shown(each) for each in (*kept, *self._answers.values())]

    async def send(self, verb: str, given: Mapping[str, str], *, aloud: bool) -> Shown:
        line = " ".join((f"/{verb}", *given.values()))
        return await self._ask("say", text=line, table="")

    async def press(self, label: str, on: Shown | None = None) -> Shown:
        message = (on or self.board()).message
        every = _buttons(message)
        found = [button["data"] for button in every if button["label"] == label]
        assert found, f"no button says {label!r}; there are {[each['label'] for each in every]}"
        return await self._ask("press", data=found[0])

    async def _ask(self, kind: str, **fields: str) -> Shown:
        answer = await self.tab.ask(kind, **fields)
        post = answer["post"]
        if post is not None:
            self._answers.pop(post["id"], None)
            self._answers[post["id"]] = post
        await self.settle()
        shown = NOTHING if post is None else _shown(post)
        text = "\n".join(filter(None, (answer["toast"], shown.text)))
        return Shown(text, shown.labels, shown.alt, shown.message)

    def _messages(self) -> list[dict[str, Any]]:
        """What the page shows by now, in its order."""
        messages: dict[str, dict[str, Any]] = {}
        for frame in self.tab.heard:
            for each in _in(frame):
                messages[each["id"]] = each
            if frame["type"] == "stripped":
                messages[frame["id"]] = {**messages[frame["id"]], "rows": []}
        return sorted(messages.values(), key=lambda each: each["position"])


class WebRoom:
    """A room of the page."""

    name = "web"
    venue = Venue("web", ROOM)

    def __init__(self, session: ClientSession) -> None:
        self.session = session
        self.web: Web | None = None
        self.tabs: list[Tab] = []

    def platform(self, store: Store) -> Platform:
        seconds = count(1)  # nobody here is ever too fast
        self.web = Web(
            Rooms(store),
            clock=lambda: float(next(seconds)),
            ticks=lambda: float(next(seconds)),
            fresh_id=lambda: secrets.token_hex(16),
            port=0,
        )
        return self.web

    async def person(self, name: str, language: str, settle: Settle) -> Talker:
        token = name.encode().hex().rjust(48, "0")
        return OnWeb(await self._tab(token, name, language), token, name, language, settle)

    async def again(self, talker: OnWeb) -> None:
        """Somebody's page finds a bot that was started anew."""
        await talker.tab.socket.close()
        self.tabs.remove(talker.tab)
        talker.opened(await self._tab(talker.token, talker.name, talker.say.language))

    async def _tab(self, token: str, name: str, language: str) -> Tab:
        assert self.web is not None
        url = self.web.address
        tab = Tab(await self.session.ws_connect(f"{url}/chat", headers={"Origin": url}))
        await tab.send("hello", token=token, name=name, room=ROOM, language=language)
        await tab.next("welcome")
        self.tabs.append(tab)
        return tab

    async def is_busy(self, store: Store) -> bool:
        return False

    async def look(self) -> None:
        for tab in self.tabs:
            # Frames come in order: what was delivered before is here when this is answered.
            await tab.ask("complete", text="/", table="")


@asynccontextmanager
async def web_room(clock: Clock) -> AsyncIterator[WebRoom]:  # noqa: ARG001
    """A room, and a browser for everybody who comes."""
    async with ClientSession() as session:
        room = WebRoom(session)
        yield room
        for tab in room.tabs:  # else some later test is blamed for the connection that is left
            await tab.socket.close()


def _shown(message: dict[str, Any]) -> Shown:
    picture = message["picture"]
    every = tuple(button["label"] for button in _buttons(message))
    told = [each["text"] for each in (message.get("sight") or {}).get("told", ())]
    text = "\n".join((message["text"], *told[-2:]))
    return Shown(text, every, picture["alt"] if picture else "", message)


def _told(tab: Tab) -> list[dict[str, Any]]:
    """The messages a tab was sent, each as often as it was."""
    return [each for frame in tab.heard for each in _in(frame)]


def _in(frame: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = frame.get("messages", [])
    return found or ([frame["message"]] if "message" in frame else [])


def _buttons(message: dict[str, Any]) -> list[dict[str, str]]:
    """All that can be pressed, in rows or on a picture."""
    rows = [button for row in message["rows"] for button in row]
    sight = message.get("sight") or {}
    pictures = [each for each in (message["picture"], sight.get("beside")) if each]
    spots = [spot for picture in pictures for spot in picture["spots"]]
    return [*rows, *({"label": spot[4], "data": spot[5]} for spot in spots)]
