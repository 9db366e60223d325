"""The places of a world: a Discord, a Telegram and a page, and what each shows to whom.

A `Self` is somebody on one platform: it sees what its client would show and presses or types; what
comes of that it finds out by looking again.
"""

from __future__ import annotations

import asyncio
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from bot.contract import read_data
from bot.desk.menu import MENU
from bot.platforms.web.frames.incoming import person_id
from tests.discord.people import COMMAND, PRESS, Somebody
from tests.discord.server import Loopback
from tests.discord.town import BUTTON, LIST, Json, parts, said
from tests.simulation.trace import Trace
from tests.telegram.people import People
from tests.telegram.server import Server, serving
from tests.telegram.town import words

LANGUAGES: Final = {"en": "en-US", "hu": "hu"}
FRESH: Final = 4
"""So many of the newest messages of a place somebody looks at."""


@dataclass(frozen=True)
class Sight:
    """A message somebody has before them."""

    place: str
    """The key of the venue or, of what they alone see, of the person."""
    id: str
    text: str
    buttons: tuple[tuple[str, str], ...]
    """Label and data of what can be pressed."""
    own: bool
    message: Any

    def deeds(self) -> Iterator[tuple[str, str, str, tuple[str, ...]]]:
        """What can be pressed, as table, verb and words, after its data."""
        for _, data in self.buttons:
            found = read_data(data)
            if found is not None:
                table, _, verb, said_words = found
                yield data, table, verb, said_words


class Self(ABC):
    """Somebody on one platform, in one room of it."""

    platform: str
    key: str
    """Their name in the store."""
    venue: str
    """The key of the room they are in."""
    name: str
    language: str

    @abstractmethod
    def sees(self) -> list[Sight]:
        """What is before them, the newest last."""

    @abstractmethod
    async def press(self, sight: Sight, data: str) -> None:
        """Press a button; nobody waits for what comes of it."""

    @abstractmethod
    async def type(self, verb: str, text: str = "", *, aloud: bool = True) -> None:
        """Type a command, for all to read where there is such a thing, or in private."""

    def move(self) -> None:  # noqa: B027 — most stay
        """Go where everybody is."""

    async def look(self) -> None:  # noqa: B027 — most need nothing
        """Whatever a client does when it is opened."""

    async def leave(self) -> None:  # noqa: B027
        """Whatever a client does when it is put away."""


@dataclass
class Post:
    """What brings to the bot what people do: it may be late, lose it, or bring it twice."""

    time: Callable[[], float]
    struck: Callable[[str], None]
    chance: random.Random
    late_until: float = 0.0
    mixed_until: float = 0.0
    """Until then some of it comes before what was sent before it."""
    doubled: int = 0
    lost: int = 0
    under_way: int = 0

    async def bring(self, deed: Callable[[], Awaitable[object]]) -> None:
        """Bring something, when and as often as it comes."""
        self.under_way += 1
        try:
            await self._bring(deed)
        finally:
            self.under_way -= 1

    async def _bring(self, deed: Callable[[], Awaitable[object]]) -> None:
        if self.lost > 0:
            self.lost -= 1
            self.struck("lost update")
            return
        late = self.late_until - self.time()
        if self.time() < self.mixed_until:
            late = self.chance.choice((0.0, 2.0, 20.0))
        if late > 0:
            await asyncio.sleep(late)
        await deed()
        if self.doubled > 0:
            self.doubled -= 1
            self.struck("doubled update")
            await asyncio.sleep(0.3)
            await deed()


@dataclass
class Place:
    """What a platform of the world needs of the world."""

    trace: Trace
    chance: random.Random
    post: Post


class Heard(list[Any]):
    """A server's record that tells of every request and keeps none."""

    def __init__(self, hear: Callable[[Any], None]) -> None:
        super().__init__()
        self._hear = [hear]

    def also(self, hear: Callable[[Any], None]) -> None:
        """One more is told."""
        self._hear.append(hear)

    def append(self, entry: Any) -> None:
        for hear in self._hear:
            hear(entry)


class DiscordTown:
    """A Discord with a server of some channels."""

    name = "discord"

    def __init__(self, place: Place, clock: Callable[[], float], loopback: type[Loopback]) -> None:
        self.place = place
        self.server = loopback(clock)
        self.server.limit = 50
        self.server.seen = Heard(
            lambda seen: place.trace.sent("discord", seen.route, (seen.body, seen.files))
        )
        self.guild: Json = {}
        self.channels: list[Json] = []

    async def open(self, stack: AsyncExitStack) -> None:
        self.server.gateway.heartbeat = 1_800_000
        await self.server.open()
        stack.push_async_callback(self.server.close)
        self.guild = self.server.town.guild("The Sofa")
        self.channels = [self.server.town.channel(self.guild, "games")]

    def someone(self, name: str, language: str) -> DiscordSelf:
        person = self.server.town.person(name)
        return DiscordSelf(self, Somebody(self.server, person, LANGUAGES[language]), name, language)

    def shows(self, channel: str, message: str) -> str | None:
        """What a message of this id says, if it stands in this channel."""
        found = self.server.town.messages.get(message)
        there = found is not None and found["channel_id"] == channel
        return said(found) if found is not None and there else None


class DiscordSelf(Self):
    platform = "discord"

    def __init__(self, town: DiscordTown, body: Somebody, name: str, language: str) -> None:
        self.town, self.body, self.name, self.language = town, body, name, language
        self.key = f"discord:{body.id}"
        self.move()

    def move(self) -> None:
        """Go where everybody is."""
        self.channel = self.town.channels[0]
        self.venue = f"discord:{self.channel['id']}"

    def sees(self) -> list[Sight]:
        town = self.town.server.town
        found = town.shown(self.channel, self.body.person)
        public = [each for each in found if each["id"] not in town.audience][-FRESH:]
        private = [each for each in found if each["id"] in town.audience]
        chat = town.private_chats.get(self.body.id)
        if chat is not None:
            private += town.shown(town.channels[chat], self.body.person)
        return [*map(self._sight, public), *map(self._sight, private[-FRESH:])]

    def _sight(self, message: Json) -> Sight:
        own = message["id"] in self.town.server.town.audience
        place = self.key if own else self.venue
        return Sight(place, message["id"], said(message), _pressable(message), own, message)

    async def press(self, sight: Sight, data: str) -> None:
        message = self.town.server.town.messages.get(sight.id)
        if message is None:
            return
        channel = self.town.server.town.channels[message["channel_id"]]
        for each in parts(message["components"]):
            if each["type"] == LIST and data in [o["value"] for o in each["options"]]:
                chosen = {
                    "custom_id": each["custom_id"],
                    "component_type": LIST,
                    "values": [data],
                }
                await self._ask(PRESS, channel, chosen, message)
                return
        await self._ask(PRESS, channel, {"custom_id": data, "component_type": BUTTON}, message)

    async def type(self, verb: str, text: str = "", *, aloud: bool = True) -> None:
        entry = next((each for each in MENU if each.verb == verb), None)
        known = [each for each in self.town.server.town.commands if each["name"] == verb]
        if entry is None or not known:
            return
        data: Json = {"id": known[0]["id"], "name": verb, "type": 1, "options": []}
        if text and entry.arguments:
            data["options"] = _options(verb, text)
        await self._ask(COMMAND, self.channel, data)

    async def _ask(self, kind: int, channel: Json, data: Json, message: Json | None = None) -> None:
        gateway = self.town.server.gateway
        shard = gateway.shards.get(0)
        away = channel.get("guild_id", self.town.guild["id"]) not in self.town.server.town.guilds
        if shard is None or shard.socket.closed or away:
            self.town.place.trace.note("unheard", self.name, quiet=True)
            return  # "The application did not respond"
        id_ = self.town.server.town.id()

        async def asked() -> None:
            if not shard.socket.closed:
                await self.body.ask(kind, channel, data, message, id_=id_, wait=False)

        await self.town.place.post.bring(asked)


def _options(verb: str, text: str) -> list[Json]:
    if verb != "play":
        name = next(each for each in MENU if each.verb == verb).arguments[0].name
        return [{"name": name, "type": 3, "value": text}]
    game, *others = text.split()
    found: list[Json] = [{"name": "game", "type": 3, "value": game}]
    if others:
        found.append({"name": "options", "type": 3, "value": " ".join(others)})
    return found


def _pressable(message: Json) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for each in parts(message["components"]):
        if each["type"] == LIST:
            found += [(option["label"], option["value"]) for option in each["options"]]
        elif each["type"] == BUTTON and "custom_id" in each and not each.get("disabled"):
            found.append((each.get("label") or "", each["custom_id"]))
    return tuple(found)


class TelegramTown:
    """A Telegram with a group, perhaps with a topic in it."""

    name = "telegram"

    def __init__(
        self, place: Place, clock: Callable[[], float], server: type[Server], *, forum: bool
    ) -> None:
        self.place = place
        self._clock, self._kind = clock, server
        self.server: Server
        self.group = -100_5500 if forum else -5500
        self.topic = 77 if forum else None
        self._numbers = count(11)

    async def open(self, stack: AsyncExitStack) -> None:
        self.server = await stack.enter_async_context(serving(self._clock, self._kind))
        self.server.calls = Heard(
            lambda call: self.place.trace.sent("telegram", call.method, (call.asked, call.files))
        )
        ephemeral = self.place.chance.random() < 0.5
        forum = self.topic is not None
        self.server.town.group(self.group, "Club", ephemeral=ephemeral, forum=forum)
        if self.topic is not None:
            self.server.town.chats[self.group].topics.add(self.topic)
        self.people = People(self.server)

    def someone(self, name: str, language: str) -> TelegramSelf:
        started = self.place.chance.random() < 0.7
        number = self.server.town.person(next(self._numbers), name, language, started=started)
        return TelegramSelf(self, number, name, language)

    def shows(self, chat: str, message: str) -> str | None:
        """What a message of this number says, if it stands in this chat."""
        found = self.server.town.messages.get((int(chat.partition("/")[0]), int(message)))
        return None if found is None else words(found)


class TelegramSelf(Self):
    platform = "telegram"

    def __init__(self, town: TelegramTown, number: int, name: str, language: str) -> None:
        self.town, self.number, self.name, self.language = town, number, name, language
        self.key = f"telegram:{number}"
        self.move()

    def move(self) -> None:
        """Go where everybody is."""
        self.group = self.town.group
        topic = "" if self.town.topic is None else f"/{self.town.topic}"
        self.venue = f"telegram:{self.group}{topic}"

    def sees(self) -> list[Sight]:
        town = self.town.server.town
        secret = [each for each in town.secret.values() if each["receiver"] == self.number]
        public = town.of(self.group)[-FRESH:]
        private = [*town.of(self.number), *secret][-FRESH:]
        return [
            *(self._sight(each, own=False) for each in public),
            *(self._sight(each, own=True) for each in private),
        ]

    def _sight(self, message: Json, *, own: bool) -> Sight:
        rows = message.get("reply_markup", {}).get("inline_keyboard", [])
        pressable = tuple(
            (button["text"], button["callback_data"])
            for row in rows
            for button in row
            if "callback_data" in button
        )
        number = message["message_id"] or f"e{message['ephemeral_message_id']}"
        place = self.key if own else self.venue
        return Sight(place, str(number), words(message), pressable, own, message)

    async def press(self, sight: Sight, data: str) -> None:
        if self.town.server.town.chats[sight.message["chat"]["id"]].admits:
            await self._bring(lambda: self.town.people.press_data(self.number, sight.message, data))

    async def type(self, verb: str, text: str = "", *, aloud: bool = True) -> None:
        line = f"/{verb} {text}".rstrip()
        where = self.group if aloud else None
        if where is None or self.town.server.town.chats[where].admits:
            topic = self.town.topic if aloud else None
            await self._bring(lambda: self.town.people.say(self.number, line, where, topic=topic))

    async def _bring(self, deed: Callable[[], object]) -> None:
        """Have an update made, and brought: a second time it is the same one."""
        mailbox = self.town.server.mailbox
        made: list[Json] = []

        async def brought() -> None:
            if not made:
                deed()
                made.append(mailbox.waiting[-1])
            elif made[0] not in mailbox.waiting:
                mailbox.waiting.insert(0, made[0])
                mailbox._news.set()

        await self.town.place.post.bring(brought)


class Page:
    """The page: what is behind it is the bot itself."""

    name = "web"

    def __init__(self, place: Place, port: int) -> None:
        self.place = place
        self.url = f"http://127.0.0.1:{port}"
        self.session: ClientSession
        self.room = "lobby"

    async def open(self, stack: AsyncExitStack) -> None:
        self.session = await stack.enter_async_context(ClientSession())

    def someone(self, name: str, language: str) -> PageSelf:
        return PageSelf(self, name, language)


@dataclass
class PageSelf(Self):
    """Somebody with one tab, which is open while they look."""

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
        self.venue = f"web:{self.page.room}"
        self.socket: ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None
        self._ids = count(1)

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

    async def type(self, verb: str, text: str = "", *, aloud: bool = True) -> None:
        await self._say("say", text=f"/{verb} {text}".rstrip(), table="")

    async def look(self) -> None:
        if self.socket is not None and not self.socket.closed:
            return
        try:
            headers = {"Origin": self.page.url}
            url = f"{self.page.url}/chat"
            self.socket = await self.page.session.ws_connect(url, headers=headers)
        except (ClientError, OSError, AssertionError):  # aiohttp's, where it ends as it begins
            self.socket = None
            self.page.place.trace.note("unheard", self.name, quiet=True)
            return
        self._listening = asyncio.create_task(self._listen(self.socket))
        await self._say(
            "hello", token=self.token, name=self.name, room=self.page.room, language=self.language
        )
        await asyncio.sleep(1.0)

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self._listening is not None:
            self._listening.cancel()
        self.socket = self._listening = None
        self.posts.clear()

    async def _say(self, kind: str, **fields: str) -> None:
        if self.socket is None or self.socket.closed:
            return
        frame = {"type": kind, "id": f"{self.name}-{next(self._ids)}", **fields}
        try:
            await self.socket.send_str(json.dumps(frame))
        except (ClientError, OSError):
            self.page.place.trace.note("unheard", self.name, quiet=True)

    async def _listen(self, socket: ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                self._take(json.loads(message.data))

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


Town = DiscordTown | TelegramTown | Page


def keys(selves: Sequence[Self]) -> list[str]:
    """The names of several in the store."""
    return [each.key for each in selves]
