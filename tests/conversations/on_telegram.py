"""People on Telegram: lines in a group, buttons, alerts, the private chat with the bot."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.contract import Platform, Venue
from bot.host.inbox import StoredInbox
from bot.store import Store
from tests.conversations.talking import Settle, Shown, Talker
from tests.stage import Clock
from tests.telegram import spec
from tests.telegram.conftest import CLUB, Stand
from tests.telegram.people import People
from tests.telegram.server import Server, serving
from tests.telegram.town import Json, labels, words


class OnTelegram(Talker):
    """Somebody with a Telegram app, in a group and in a private chat with the bot."""

    def __init__(self, id_: int, name: str, people: People, language: str, settle: Settle) -> None:
        super().__init__(name, language, settle)
        self.id = id_
        self.people = people

    @property
    def key(self) -> str:
        return f"telegram:{self.id}"

    @property
    def group(self) -> int:
        """The group, wherever it has moved to."""
        return self.people.town.chats[CLUB].moved_to or CLUB

    def room(self) -> list[Shown]:
        return self._shown(self.group)

    def private(self) -> list[Shown]:
        return self._shown(self.id)

    async def send(self, verb: str, given: Mapping[str, str], *, aloud: bool) -> Shown:
        before = self.private()
        line = " ".join(("/" + self.say(f"command-{verb}"), *given.values()))
        self.people.say(self.id, line, self.group if aloud else self.id)
        await self.settle()
        return self._answer(before)

    async def press(self, label: str, on: Shown | None = None) -> Shown:
        before = self.private()
        answer = await self.people.pressed(self.id, (on or self.board()).message, label)
        await self.settle()
        return self._answer(before, str(answer.get("text", "")))

    def _shown(self, chat: int) -> list[Shown]:
        return [_shown(self.people.town.snapshot(each)) for each in self.people.town.of(chat)]

    def _answer(self, before: list[Shown], toast: str = "") -> Shown:
        """The words beside the button and whatever is new in the private chat, as one."""
        news = [shown for shown in self.private() if shown not in before]
        text = "\n".join(filter(None, (toast, *(each.text for each in news))))
        newest = news[-1] if news else Shown("")
        return Shown(text, newest.labels, newest.alt, newest.message)


class TelegramRoom:
    """A group of the loopback Telegram."""

    name = "telegram"
    venue = Venue("telegram", str(CLUB))

    def __init__(self, server: Server, clock: Clock) -> None:
        self.server = server
        self.stand = Stand(server, People(server), clock)
        self._ids = itertools.count(11)

    def platform(self, store: Store) -> Platform:
        panels = StoredInbox(store, "telegram panels")
        return self.stand.make(inbox=StoredInbox(store, "telegram"), panels=panels)

    async def person(self, name: str, language: str, settle: Settle) -> Talker:
        id_ = self.server.town.person(next(self._ids), name, language, started=True)
        self.server.methods.statuses[CLUB, id_] = "administrator"
        return OnTelegram(id_, name, self.stand.people, language, settle)

    async def is_busy(self, store: Store) -> bool:
        if self.server.mailbox.waiting or self.stand.held_up:
            return True
        return bool(await StoredInbox(store, self.name).pending())

    async def look(self) -> None:
        """Messages are there as soon as they are delivered."""


@asynccontextmanager
async def telegram_room(clock: Clock) -> AsyncIterator[TelegramRoom]:
    """A group; every request is held against the Bot API's description at the end."""
    async with serving(clock) as server:
        server.town.group(CLUB, "Club")
        yield TelegramRoom(server, clock)
        if spec.description() is not None:
            wrong = {each for call in server.calls for each in spec.complaints(call)}
            assert not wrong, "\n".join(sorted(wrong))


def _shown(message: Json) -> Shown:
    every = tuple(label for row in labels(message) for label in row)
    return Shown(words(message), every, "", message)
