"""The Telegram of a world: two groups, private chats, and those who write there."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import count
from typing import ClassVar, Final

from tests.simulation.towns import FRESH, Heard, Place, Self, Sight
from tests.telegram.people import People
from tests.telegram.server import Server, serving
from tests.telegram.town import Json, words

LINK: Final = "https://t.me/purrlor_bot?start="


class TelegramTown:
    """A Telegram with a group, perhaps with a topic in it, and another one."""

    name = "telegram"

    def __init__(
        self, place: Place, clock: Callable[[], float], server: type[Server], *, forum: bool
    ) -> None:
        self.place = place
        self._clock, self._kind = clock, server
        self.server: Server
        self.groups = (-100_5500 if forum else -5500, -6600)
        self.topic = 77 if forum else None
        self._numbers = count(11)

    async def open(self, stack: AsyncExitStack) -> None:
        self.server = await stack.enter_async_context(serving(self._clock, self._kind))
        self.server.calls = Heard(
            lambda call: self.place.trace.sent("telegram", call.method, (call.asked, call.files))
        )
        ephemeral = self.place.chance.random() < 0.5
        club, attic = self.groups
        self.server.town.group(club, "Club", ephemeral=ephemeral, forum=self.topic is not None)
        self.server.town.group(attic, "Attic", ephemeral=ephemeral)
        if self.topic is not None:
            self.server.town.chats[club].topics.add(self.topic)
        self.people = People(self.server)

    @property
    def group(self) -> int:
        """The group, under the number it has now."""
        return self.now(self.groups[0])

    def now(self, chat: int) -> int:
        """The number of a chat after it has moved, if it has."""
        moved = self.server.town.chats[chat].moved_to
        return self.now(moved) if moved else chat

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
    QUIRKS: ClassVar = ("mend_a_line", "follow_a_link", "talk_in_a_group", "offer_it_elsewhere")

    def __init__(self, town: TelegramTown, number: int, name: str, language: str) -> None:
        self.town, self.number, self.name, self.language = town, number, name, language
        self.key = f"telegram:{number}"
        self._chat, self._topic = town.groups[0], town.topic or 0
        self._line: Json | None = None
        """What they have written last."""
        self._pressed: list[str] = []
        """Of what they have pressed, the answers they have not looked at."""

    @property
    def chat(self) -> int:
        """Where they are."""
        return self.town.now(self._chat)

    @property
    def venue(self) -> str:  # type: ignore[override]
        return f"telegram:{self.chat}/{self._topic}" if self._topic else f"telegram:{self.chat}"

    def rooms(self) -> list[str]:
        chats = [self.town.now(each) for each in (*self.town.groups, self.number)]
        topics = [
            (chat, topic)
            for chat in chats
            for topic in sorted(self.town.server.town.chats[chat].topics)
        ]
        return [f"telegram:{chat}" for chat in chats] + [
            f"telegram:{chat}/{topic}" for chat, topic in topics
        ]

    async def go(self, venue: str) -> None:
        chat, _, topic = venue.partition(":")[2].partition("/")
        self._chat, self._topic = int(chat), int(topic or 0)

    def sees(self) -> list[Sight]:
        town = self.town.server.town
        secret = [each for each in town.secret.values() if each["receiver"] == self.number]
        alone = self.chat == self.number
        public = [] if alone else [each for each in town.of(self.chat) if self._is_here(each)]
        private = [*town.of(self.number), *secret][-FRESH:]
        return [
            *(self._sight(each, own=False) for each in public[-FRESH:]),
            *(self._sight(each, own=True) for each in private),
        ]

    def _is_here(self, message: Json) -> bool:
        return bool(message.get("message_thread_id", 0) == self._topic)

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
            people = self.town.people
            await self._bring(
                lambda: self._pressed.append(people.press_data(self.number, sight.message, data))
            )

    async def look(self) -> None:
        """Some buttons are answered with a link, which a client opens."""
        queries, self._pressed = self._pressed, []
        for query in queries:
            answer = self.town.server.town.queries[query].answer or {}
            if answer.get("url", "").startswith(LINK):
                await self._follow(answer["url"])

    async def _follow(self, link: str) -> None:
        await self._bring(lambda: self.town.people.follow(self.number, link))

    async def type(self, verb: str, text: str = "", *, aloud: bool = True, table: str = "") -> None:
        await self._write(f"/{verb} {text}".rstrip(), table, self.chat if aloud else self.number)

    async def say(self, text: str, *, table: str = "") -> None:
        await self._write(text, table, self.chat)

    async def _write(self, line: str, table: str, chat: int) -> None:
        if chat < 0 and not self.town.server.town.chats[chat].admits:
            return
        shown = [each for each in self.sees() if table and each.about(table)]
        posts = [each.message for each in shown if each.message["chat"]["id"] == chat]
        reply = next((each for each in posts if "receiver" not in each), None)
        topic = self._topic if chat == self.chat and self._topic else None

        def written() -> None:
            self.town.people.say(self.number, line, chat, topic=topic, reply=reply)
            self._line = self.town.server.mailbox.waiting[-1].get("message")

        await self._bring(written)

    async def mend_a_line(self, chance: random.Random) -> bool:
        """Say something else in place of what they have written last."""
        line, self._line = self._line, None
        if line is None:
            return False
        text = chance.choice(("/help", "/tables", f"{line['text']}s", line["text"]))
        mended = {**line, "text": text, "edit_date": 1}
        await self._bring(lambda: self.town.server.mailbox.put(edited_message=mended))
        return True

    async def follow_a_link(self, chance: random.Random) -> bool:
        """One of those before them that open the private chat, and ask there."""
        links = [
            button["url"]
            for sight in self.sees()
            for row in sight.message.get("reply_markup", {}).get("inline_keyboard", [])
            for button in row
            if button.get("url", "").startswith(LINK)
        ]
        if not links:
            return False
        await self._follow(chance.choice(links))
        return True

    async def talk_in_a_group(self, chance: random.Random) -> bool:
        """About something else altogether."""
        line = chance.choice(("hello", "what a game!", "/weather tomorrow", "/start@another_bot"))
        await self._write(line, "", self.chat)
        return True

    async def offer_it_elsewhere(self, chance: random.Random) -> bool:
        """Type the bot's name somewhere else."""
        text = chance.choice(("", "join_", "join_abcdefghij", "hello"))
        query = {
            "id": f"i{self.town.server.town.next_id()}",
            "from": self.town.server.town.people[self.number],
            "query": text,
            "offset": "",
        }
        await self._bring(lambda: self.town.server.mailbox.put(inline_query=query))
        return True

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
