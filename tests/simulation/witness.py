"""A witness: what messengers really delivered, to whom and how loudly, and who gave a sign when.

It stands beside the servers and takes down what they have carried out, so that what the bot keeps
of itself is not all there is to go by.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.contract import Command, Mark, read_data
from tests.discord.server import Seen
from tests.discord.town import DM, Json, parts, said
from tests.telegram.server import Call
from tests.telegram.town import words

if TYPE_CHECKING:
    from tests.simulation.world import World

TOLD: Final = re.compile(r"retry after (\d+)")
HUSHED: Final = 1 << 12
"""The flag of a message on Discord that makes no sound."""
UNKNOWN_MEMBER: Final = 10007
JOINER: Final = "\N{WORD JOINER}"


class Sign(NamedTuple):
    """Somebody did something."""

    at: float
    """By the bot's clock, which may have been set back since."""
    true: float
    """By everybody else's."""
    venue: str
    """The key of where."""
    asks: bool = True
    """Something was asked for, and not just begun to be typed."""


class Trouble(NamedTuple):
    """Something went wrong."""

    at: float
    """By the bot's clock."""
    name: str
    true: float
    """By everybody else's."""


@dataclass(frozen=True)
class Sent:
    """A new message that stands there."""

    at: float
    """By the bot's clock."""
    true: float
    """By everybody else's."""
    life: int
    """Which life of the bot sent it."""
    place: str
    """The key of the venue."""
    message: str
    reader: str
    """The self that alone reads it; '' is everybody."""
    called: tuple[str, ...]
    """The selves it mentions."""
    loud: bool
    """It makes a sound, for its reader or for those it mentions."""
    text: str
    data: tuple[str, ...]
    """What its buttons carry."""

    def deeds(self) -> Iterator[tuple[str, Mark, str]]:
        """What its buttons mean: table, mark and verb."""
        for data in self.data:
            found = read_data(data)
            if found is not None:
                yield found[:3]

    def people(self) -> tuple[str, ...]:
        """Who hears of it."""
        return (self.reader,) if self.reader else self.called


@dataclass(frozen=True)
class Request:
    """Something a messenger was asked for, whatever it answered."""

    at: float
    life: int
    entry: Any
    """As its server takes it down."""

    @property
    def place(self) -> str:
        """The chat or route it counts for; answers on Discord count for what they answer."""
        if isinstance(self.entry, Call):
            return f"telegram:{self.entry.asked.get('chat_id', self.entry.method)}"
        _, what, *ids = self.entry.path.split("/")
        return " ".join((self.entry.method, what, *ids[: 2 if what == "webhooks" else 1]))

    @property
    def counted(self) -> bool:
        """Whether it is one of those of which a group takes so many."""
        if not isinstance(self.entry, Call) or not self.place.startswith("telegram:-"):
            return False
        return self.entry.method.startswith(("send", "edit")) and not self.entry.refused

    @property
    def parting(self) -> bool:
        """Whether the bot says with it, as it stops, what has come in: it cannot wait."""
        return isinstance(self.entry, Call) and self.entry.asked.get("limit") == "1"

    @property
    def rest(self) -> float:
        """Seconds the messenger wanted to be left alone for."""
        if isinstance(self.entry, Call):
            found = TOLD.search(self.entry.refused)
            return float(found[1]) if found else 0.0
        return float(self.entry.answer["retry_after"]) if self.entry.status == 429 else 0.0


@dataclass
class Witness:
    """Everything that was seen from the beginning of a world."""

    world: World
    sent: list[Sent] = field(default_factory=list)
    signs: defaultdict[str, list[Sign]] = field(default_factory=lambda: defaultdict(list))
    """When each self did something, as the bot heard of it."""
    spoken: dict[str, float] = field(default_factory=dict)
    """When each self did something in its private chat last, by the bot's clock."""
    joined: dict[str, float] = field(default_factory=dict)
    """When each self said last that it is also another, by everybody's clock but the bot's."""
    heard: dict[str, list[tuple[float, str]]] = field(default_factory=lambda: defaultdict(list))
    """The verbs that were asked for, by the table they named."""
    troubles: list[Trouble] = field(default_factory=list)
    touched: dict[tuple[str, str], tuple[float, int]] = field(default_factory=dict)
    """When each message, by its place and id, was sent or changed last, and by which life."""
    requests: list[Request] = field(default_factory=list)
    _known: set[str] = field(default_factory=set)

    def watch(self, name: str, town: Any) -> None:
        """Stand beside the server of a messenger."""
        if name == "telegram":
            self._watch_telegram(town.server.methods)
            town.server.calls.also(self._requested)
        elif name == "discord":
            self._watch_discord(town.server)
            town.server.seen.also(self._requested)

    def _requested(self, entry: Any) -> None:
        at, life = self.world.clock.true(), len(self.world.lives) - 1
        self.requests.append(Request(at, life, entry))

    def asked(self, command: Command) -> None:
        """Somebody did something."""
        clock = self.world.clock
        self._sign(command, asks=True)
        if command.venue.private:
            self.spoken[command.person.key] = clock.now()
        if command.verb == "link" and len(command.words) > 1:
            self.joined[command.person.key] = clock.true()
        self.heard[command.table].append((clock.now(), command.verb))

    def typing(self, command: Command) -> None:
        """Somebody reads how what they have begun to type may go on."""
        self._sign(command, asks=False)

    def _sign(self, command: Command, *, asks: bool) -> None:
        clock = self.world.clock
        sign = Sign(clock.now(), clock.true(), command.venue.key, asks)
        self.signs[command.person.key].append(sign)

    def last_asked(self, key: str, moment: float) -> float:
        """When a self asked for something last before a time."""
        asked = (sign.at for sign in self.signs[key] if sign.asks and sign.at <= moment)
        return max(asked, default=0.0)

    def last_before(self, key: str, moment: float = inf) -> float:
        """When a self gave its last sign before a time."""
        return max((sign.at for sign in self.signs[key] if sign.at <= moment), default=0.0)

    def last_sign(self, key: str, moment: float) -> Sign:
        """The last sign of a self before a moment of true time."""
        signs = [sign for sign in self.signs[key] if sign.true <= moment]
        return signs[-1] if signs else Sign(0.0, 0.0, "")

    def joined_since(self, keys: Iterable[str], moment: float) -> bool:
        """Whether any of these selves has become another's since a moment of true time."""
        return any(self.joined.get(key, 0.0) > moment for key in keys)

    def letter_refused(self, native: str) -> float:
        """When Discord refused a letter to somebody last, by everybody's clock but the bot's."""
        chat = self.world.towns["discord"].server.town.private_chats.get(native)
        found = [each for each in self.requests if isinstance(each.entry, Seen)]
        letters = [each for each in found if each.entry.path == f"/channels/{chat}/messages"]
        return max((each.at for each in letters if each.entry.status == 403), default=0.0)

    def found_away(self, native: str) -> float:
        """When Discord told last that somebody is not on a server, by everybody's clock."""
        found = [each for each in self.requests if isinstance(each.entry, Seen)]
        asked = [each for each in found if each.entry.path.endswith(f"/members/{native}")]
        away = [each for each in asked if each.entry.status == 404]
        return max((e.at for e in away if e.entry.answer["code"] == UNKNOWN_MEMBER), default=0.0)

    def trouble(self, name: str) -> None:
        """A fault struck, or a life ended."""
        clock = self.world.clock
        self.troubles.append(Trouble(clock.now(), name, clock.true()))

    def troubled(self, since: float, by: Container[str] | None = None) -> bool:
        """Whether anything has gone wrong since a time, or something of some kinds."""
        return any(at >= since and (by is None or name in by) for at, name, _ in self.troubles)

    def truly_troubled(self, since: float) -> bool:
        """The same, by everybody's clock but the bot's."""
        return any(trouble.true >= since for trouble in self.troubles)

    def _note(self, **seen: Any) -> None:
        life = len(self.world.lives) - 1
        clock = self.world.clock
        found = Sent(at=clock.now(), true=clock.true(), life=life, **seen)
        self._touch(found.place, found.message)
        if f"{found.place} {found.message}" not in self._known:  # N.B. a nonce brings it twice
            self._known.add(f"{found.place} {found.message}")
            self.sent.append(found)

    def _touch(self, place: str, message: str) -> None:
        self.touched[place, message] = self.world.clock.now(), len(self.world.lives) - 1

    def _watch_telegram(self, methods: Any) -> None:
        carry_out = methods.call

        async def watched(method: str, asked: Json) -> Any:
            result = await carry_out(method, asked)
            if method in ("sendMessage", "sendPhoto"):
                self._note_telegram(asked, result)
            elif method.startswith("edit"):
                number = asked.get("message_id") or f"e{asked.get('ephemeral_message_id')}"
                self._touch(f"telegram:{asked['chat_id']}", str(number))
            return result

        methods.call = watched

    def _note_telegram(self, asked: Json, message: Json) -> None:
        chat, secret = int(asked["chat_id"]), message.get("ephemeral_message_id")
        alone = int(asked["ephemeral_message_parameters"]["receiver_user_id"]) if secret else chat
        entities = message.get("entities") or message.get("caption_entities") or []
        rows = (message.get("reply_markup") or {}).get("inline_keyboard", [])
        quiet = str(asked.get("disable_notification")).lower() == "true"
        topic = asked.get("message_thread_id")
        self._note(
            place=f"telegram:{chat}" + (f"/{topic}" if topic else ""),
            message=f"e{secret}" if secret else str(message["message_id"]),
            reader=f"telegram:{alone}" if secret or chat > 0 else "",
            called=tuple(f"telegram:{each['user']['id']}" for each in entities if "user" in each),
            loud=not quiet and not secret,
            text=words(message).replace(JOINER, ""),
            data=tuple(b["callback_data"] for row in rows for b in row if "callback_data" in b),
        )

    def _watch_discord(self, server: Any) -> None:
        carry_out = server.rest.answer

        def watched(call: Any) -> Any:
            result = carry_out(call)
            match (call.method, *call.path):
                case ("POST", "channels", channel, "messages"):
                    self._note_discord(server.town, channel, result)
                case ("POST" | "PATCH", *_) if isinstance(result, dict) and "channel_id" in result:
                    self._touch(f"discord:{result['channel_id']}", result["id"])
            return result

        server.rest.answer = watched

    def _note_discord(self, town: Any, channel: str, message: Json) -> None:
        private = town.channels[channel]["type"] == DM
        reader = town.channels[channel]["recipients"][0]["id"] if private else ""
        called = [each["id"] for each in message["mentions"] if f"<@{each['id']}>" in said(message)]
        shown = tuple(parts(message["components"]))
        data = [each["custom_id"] for each in shown if each["type"] == 2 and "custom_id" in each]
        data += [option["value"] for each in shown for option in each.get("options", ())]
        self._note(
            place=f"discord:{channel}",
            message=message["id"],
            reader=f"discord:{reader}" if private else "",
            called=tuple(f"discord:{each}" for each in called),
            loud=not message["flags"] & HUSHED and bool(private or called),
            text=said(message).replace("\\", ""),
            data=tuple(data),
        )
