"""The Discord of a world: a server of some channels, and those who are on it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from typing import ClassVar, Final

from bot.contract import Argument, Entry, Kind
from bot.desk.menu import MENU
from tests.discord.asked import Asked
from tests.discord.people import COMMAND, COMPLETE, PRESS, SUBMIT, Somebody
from tests.discord.server import Loopback
from tests.discord.town import BUTTON, LIST, Json, parts, said
from tests.simulation.economy import phrase
from tests.simulation.towns import FRESH, Heard, Place, Self, Sight

LANGUAGES: Final = {"en": "en-US", "hu": "hu"}
KINDS: Final = {Kind.WORDS: 3, Kind.NUMBER: 4, Kind.SWITCH: 5}
"""What Discord calls them."""
BOX: Final = 9
"""A response that is a box to type into."""


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
        town = self.server.town
        self.guild = town.guild("The Sofa")
        self.channels = [town.channel(self.guild, name) for name in ("games", "lounge")]

    def someone(self, name: str, language: str) -> DiscordSelf:
        person = self.server.town.person(name)
        return DiscordSelf(self, Somebody(self.server, person, LANGUAGES[language]), name, language)

    def places(self) -> list[Json]:
        """Every channel of the server, and every thread below one."""
        return [each for each in self.server.town.channels.values() if "guild_id" in each]

    def shows(self, channel: str, message: str) -> str | None:
        """What a message of this id says, if it stands in this channel."""
        found = self.server.town.messages.get(message)
        there = found is not None and found["channel_id"] == channel
        return said(found) if found is not None and there else None


class DiscordSelf(Self):
    platform = "discord"
    QUIRKS: ClassVar = ("half_typed", "fill_in_a_box")

    def __init__(self, town: DiscordTown, body: Somebody, name: str, language: str) -> None:
        self.town, self.body, self.name, self.language = town, body, name, language
        self.channel = town.channels[0]
        self.key = f"discord:{body.id}"
        self.asked: Asked | None = None
        """What they have done last, and what came of it."""

    @property
    def venue(self) -> str:  # type: ignore[override]
        return f"discord:{self.channel['id']}"

    def rooms(self) -> list[str]:
        town = self.town.server.town
        mine = town.private_chats.get(self.body.id)
        found = [id_ for id_, each in town.channels.items() if each.get("guild_id") or id_ == mine]
        return [f"discord:{id_}" for id_ in found]

    async def go(self, venue: str) -> None:
        self.channel = self.town.server.town.channels[venue.partition(":")[2]]

    def sees(self) -> list[Sight]:
        town = self.town.server.town
        found = town.shown(self.channel, self.body.person)
        public = [each for each in found if each["id"] not in town.audience][-FRESH:]
        private = [each for each in found if each["id"] in town.audience]
        chat = town.private_chats.get(self.body.id)
        if chat not in (None, self.channel["id"]):
            private += town.shown(town.channels[chat], self.body.person)
        return [*map(self._sight, public), *map(self._sight, private[-FRESH:])]

    def _sight(self, message: Json) -> Sight:
        own = message["id"] in self.town.server.town.audience
        place = self.key if own else self.venue
        return Sight(place, message["id"], said(message), _pressable(message), own, message)

    async def press(self, sight: Sight, data: str) -> None:
        message = self.town.server.town.messages.get(sight.id)
        if message is None or message["channel_id"] not in self.town.server.town.channels:
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

    async def type(self, verb: str, text: str = "", *, aloud: bool = True, table: str = "") -> None:
        del aloud  # what is typed is seen by nobody else
        known = self._command(verb)
        if known is not None:
            command, entry = known
            data = {**command, "options": _options(entry, text, table)}
            await self._ask(COMMAND, self.channel, data)

    async def say(self, text: str, *, table: str = "") -> None:
        """The bot is not told what people write."""

    async def look(self) -> None:
        """A box that is open stands before everything else."""
        chance = self.town.place.chance
        if chance.random() < 0.7 and await self.fill_in_a_box(chance):
            self.town.place.trace.count("quirk: discord fill_in_a_box")

    async def half_typed(self, chance: random.Random) -> bool:
        """Begin a command, and read how it may go on."""
        verb = chance.choice([entry.verb for entry in MENU if entry.arguments])
        known = self._command(verb)
        if known is None:
            return False
        command, entry = known
        focus = {**_option(chance.choice(entry.arguments), ""), "type": 3, "focused": True}
        await self._ask(COMPLETE, self.channel, {**command, "options": [focus]})
        return True

    async def fill_in_a_box(self, chance: random.Random) -> bool:
        """Type something into the box before them."""
        box = self.asked
        if box is None or box.kind != BOX or box.channel not in self.town.server.town.channels:
            return False
        self.asked = None
        [label] = box.data["components"]
        text = chance.choice(("1", "pass", "a1", "what?", "/undo"))
        line = {"type": 4, "id": 2, "custom_id": label["component"]["custom_id"], "value": text}
        filled = {"custom_id": box.data["custom_id"]}
        data = {**filled, "components": [{"type": 18, "id": 1, "component": line}]}
        await self._ask(SUBMIT, self.town.server.town.channels[box.channel], data, box.message)
        return True

    def _command(self, verb: str) -> tuple[Json, Entry] | None:
        entry = next((each for each in MENU if each.verb == verb), None)
        known = [each for each in self.town.server.town.commands if each["name"] == verb]
        if entry is None or not known:
            return None
        return {"id": known[0]["id"], "name": verb, "type": 1}, entry

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
                self.asked = await self.body.ask(kind, channel, data, message, id_=id_, wait=False)

        await self.town.place.post.bring(asked)


def _options(entry: Entry, text: str, table: str) -> list[Json]:
    """Words as the options of a command, each where it belongs."""
    found: dict[str, Json] = {}
    for word in text.split():
        argument, value = next(_belongs(entry, word, found), (None, None))
        if argument is None:  # a client has no place for it
            continue
        before = found.get(argument.name)
        given = value if before is None else f"{before['value']} {value}"
        found[argument.name] = _option(argument, given)
    for argument in entry.arguments:
        if table and argument.name == "table":
            found["table"] = _option(argument, table)
    return list(found.values())


def _belongs(entry: Entry, word: str, found: dict[str, Json]) -> Iterator[tuple[Argument, object]]:
    for argument in entry.arguments:
        if argument.name in found:
            continue
        match argument.kind:
            case Kind.SWITCH if word in (argument.yes, argument.no or argument.yes):
                yield argument, word == argument.yes
            case Kind.NUMBER if word.startswith(argument.before):
                yield argument, int(word.removeprefix(argument.before))
            case Kind.WORDS if argument.before and word.startswith(argument.before):
                yield argument, word.removeprefix(argument.before)
    words = [each for each in entry.arguments if each.kind is Kind.WORDS and not each.before]
    named = [each for each in words if each.name != "game" or "game" not in found]
    yield from ((each, word) for each in named)


def _option(argument: Argument, value: object) -> Json:
    name = phrase("en", f"argument-{argument.name}")
    return {"name": name, "type": KINDS[argument.kind], "value": value}


def _pressable(message: Json) -> tuple[tuple[str, str], ...]:
    found: list[tuple[str, str]] = []
    for each in parts(message["components"]):
        if each["type"] == LIST:
            found += [(option["label"], option["value"]) for option in each["options"]]
        elif each["type"] == BUTTON and "custom_id" in each and not each.get("disabled"):
            found.append((each.get("label") or "", each["custom_id"]))
    return tuple(found)
