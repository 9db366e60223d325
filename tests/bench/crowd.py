"""Tables of two on both messengers' loopback servers, which press one real button after another."""

from __future__ import annotations

import asyncio
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, ClassVar, Final

from bot.contract import read_data
from tests.discord.people import PRESS, Somebody
from tests.discord.server import Loopback, Seen
from tests.discord.town import buttons
from tests.telegram.people import People
from tests.telegram.server import Call, Server
from tests.telegram.town import Json, words

PATIENCE: Final = 30.0
BACK: Final = "‹ Back"
CLOSED: Final = re.compile(r"[a-f][1-6] \w+")
"""What a cell says where somebody lies."""
POSTS: Final = frozenset(
    {"sendMessage", "sendPhoto", "editMessageText", "editMessageCaption", "editMessageMedia"}
)
FIRST_PERSON: Final = 1_000
FIRST_GROUP: Final = -1_000_000


class Told(list[Any]):
    """A server's record that tells of every request and keeps none."""

    def __init__(self, hear: Callable[[Any], None]) -> None:
        super().__init__()
        self._hear = hear

    def append(self, entry: Any) -> None:
        self._hear(entry)


class Ears:
    """Hears when what was waited for comes in at a server."""

    def __init__(self) -> None:
        self._awaited: dict[str, asyncio.Future[float]] = {}

    def expect(self, what: str) -> asyncio.Future[float]:
        """When this comes in, in monotonic seconds; from now on."""
        return self._awaited.setdefault(what, asyncio.get_running_loop().create_future())

    def discord(self, seen: Seen) -> None:
        """A request at Discord, carried out."""
        match seen.path.strip("/").split("/"):
            case ["interactions", _, token, _]:
                self._heard(f"ack {token}")
            case ["webhooks", _, token, *_]:
                self._heard(f"answer {token}")
            case ["channels", channel, "messages", *_]:
                self._heard(f"shown {channel}")

    def telegram(self, call: Call) -> None:
        """A request at Telegram, about to be carried out."""
        if call.method == "answerCallbackQuery":
            self._heard(f"ack {call.asked['callback_query_id']}")
        elif call.method in POSTS:
            self._heard(f"shown {call.asked['chat_id']}")

    def _heard(self, what: str) -> None:
        future = self._awaited.pop(what, None)
        if future is not None and not future.done():
            future.set_result(asyncio.get_running_loop().time())


@dataclass
class Waits:
    """Seconds from presses to what they brought."""

    acknowledged: list[float] = field(default_factory=list)
    shown: list[float] = field(default_factory=list)
    """Of those presses that changed a board: until the request that shows it."""


@dataclass
class Table(ABC):
    """Two people at a table; `pad` is what the one to move has before them."""

    messenger: ClassVar[str]
    ears: Ears
    dice: random.Random
    pad: Json | None = None

    @abstractmethod
    async def open(self) -> None:
        """Set the table up, and sit down."""

    @abstractmethod
    def board(self) -> Json:
        """The message everybody sees."""

    @abstractmethod
    def said(self, message: Json) -> str:
        """The words of a message."""

    @abstractmethod
    def offered(self, message: Json) -> list[tuple[str, str]]:
        """The buttons of a message, by label and what they carry."""

    @abstractmethod
    async def press(self, message: Json, data: str, waits: Waits, *, plays: bool) -> Json:
        """Have the one to move press a button; returns the pad that is answered."""

    def mover(self) -> int:
        """Which of the two is to move."""
        return int("Bob" in self.said(self.board()).splitlines()[-1])

    @property
    def confirms(self) -> bool:
        """The next press plays a move."""
        return self.pad is not None and "move" in self._verbs(self.pad)

    async def step(self, waits: Waits) -> None:
        """One press: of the board at the start of a turn, else of any button that leads on."""
        if self.pad is None or not self.offered(self.pad):
            data = self._verbs(self.board())["move"]
            self.pad = await self.press(self.board(), data, waits, plays=False)
            return
        verbs = self._verbs(self.pad)
        if "move" in verbs:
            await self.press(self.pad, verbs["move"], waits, plays=True)
            self.pad = None
            return
        open_ = (each for each in self.offered(self.pad) if not CLOSED.fullmatch(each[0]))
        ways = [data for label, data in open_ if label != BACK]
        way = self.dice.choice([data for data in ways if ".pad." in data])
        self.pad = await self.press(self.pad, way, waits, plays=False)

    async def ready(self) -> None:
        """Press on until the next press would play a move."""
        while not self.confirms:
            await self.step(Waits())

    def _verbs(self, message: Json) -> dict[str, str]:
        found = [(read_data(data), data) for _, data in self.offered(message)]
        return {read[2]: data for read, data in found if read is not None}


@dataclass
class AtDiscord(Table):
    """A table in a channel of its own; its pads are ephemeral."""

    messenger = "Discord"
    loopback: Loopback = field(kw_only=True)
    channel: Json = field(kw_only=True)
    people: tuple[Somebody, Somebody] = field(kw_only=True)

    async def open(self) -> None:
        ann, bob = self.people
        shown = self.ears.expect(f"shown {self.channel['id']}")
        await ann.slash(self.channel, "play", game="boop", options="ghosts=off")
        await shown
        [self._board] = self.loopback.town.shown(self.channel)
        shown = self.ears.expect(f"shown {self.channel['id']}")
        data = {"custom_id": buttons(self._board)["Join"], "component_type": 2}
        await bob.ask(PRESS, self.channel, data, self._board)
        await shown

    def board(self) -> Json:
        return self._board

    def said(self, message: Json) -> str:
        return str(message["content"])

    def offered(self, message: Json) -> list[tuple[str, str]]:
        return list(buttons(message).items()) if message["components"] else []

    async def press(self, message: Json, data: str, waits: Waits, *, plays: bool) -> Json:
        ears, who = self.ears, self.people[self.mover()]
        id_ = self.loopback.town.id()
        acknowledged = ears.expect(f"ack token-{id_}")
        answered = ears.expect(f"answer token-{id_}")
        shown = ears.expect(f"shown {self.channel['id']}") if plays else None
        begun = asyncio.get_running_loop().time()
        pressed = {"custom_id": data, "component_type": 2}
        asked = await who.ask(PRESS, self.channel, pressed, message, id_=id_, wait=False)
        async with asyncio.timeout(PATIENCE):
            waits.acknowledged.append(await acknowledged - begun)
            await answered
            if shown is not None:
                waits.shown.append(await shown - begun)
        return {"components": []} if asked.gone else asked.newest


@dataclass
class AtTelegram(Table):
    """A table in a group of its own, so that no group's budget is spent; pads come in private."""

    messenger = "Telegram"
    server: Server = field(kw_only=True)
    group: int = field(kw_only=True)
    people: tuple[int, int] = field(kw_only=True)

    async def open(self) -> None:
        fingers, (ann, bob) = People(self.server), self.people
        shown = self.ears.expect(f"shown {self.group}")
        fingers.say(ann, "/new boop ghosts=off", self.group)
        await shown
        self._board = self._newest(self.group)
        shown = self.ears.expect(f"shown {self.group}")
        fingers.press(bob, self._board, "Join")
        await shown
        self._board = self._newest(self.group)

    def board(self) -> Json:
        return self._board

    def said(self, message: Json) -> str:
        return words(message)

    def offered(self, message: Json) -> list[tuple[str, str]]:
        rows = message.get("reply_markup", {}).get("inline_keyboard", [])
        return [
            (button["text"], button["callback_data"])
            for row in rows
            for button in row
            if "callback_data" in button
        ]

    async def press(self, message: Json, data: str, waits: Waits, *, plays: bool) -> Json:
        ears, who = self.ears, self.people[self.mover()]
        answered = ears.expect(f"shown {who}")
        shown = ears.expect(f"shown {self.group}") if plays else None
        begun = asyncio.get_running_loop().time()
        query = People(self.server).press_data(who, message, data)
        acknowledged = ears.expect(f"ack {query}")
        async with asyncio.timeout(PATIENCE):
            waits.acknowledged.append(await acknowledged - begun)
            if not plays:  # the pad of a move that was made goes without an answer
                await answered
            if shown is not None:
                waits.shown.append(await shown - begun)
        return {} if plays else self._newest(who)

    def _newest(self, chat: int) -> Json:
        messages = self.server.town.messages
        key = next(key for key in reversed(messages) if key[0] == chat and _is_ours(messages[key]))
        return messages[key]


def _is_ours(message: Json) -> bool:
    return bool(message["from"]["is_bot"])


def at_discord(loopback: Loopback, ears: Ears) -> Iterator[Table]:
    """Tables on Discord; to be made before the bot connects, which learns of the channels then."""
    town = loopback.town
    guild = town.guild("The Sofa")
    for number in count():
        channel = town.channel(guild, f"table-{number}")
        ann, bob = (Somebody(loopback, town.person(f"{name}{number}")) for name in ("ann", "bob"))
        dice = random.Random(f"discord {number}")
        yield AtDiscord(ears, dice, loopback=loopback, channel=channel, people=(ann, bob))


def at_telegram(server: Server, ears: Ears) -> Iterator[Table]:
    """Tables on Telegram."""
    town = server.town
    for number in count():
        group = town.group(FIRST_GROUP - number, f"Sofa {number}")
        first = FIRST_PERSON + 2 * number
        ann = town.person(first, f"Ann{number}", started=True)
        bob = town.person(first + 1, f"Bob{number}", started=True)
        dice = random.Random(f"telegram {number}")
        yield AtTelegram(ears, dice, server=server, group=group, people=(ann, bob))
