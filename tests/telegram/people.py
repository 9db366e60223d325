"""What people do in Telegram's apps: type, reply, press, follow links, block, migrate."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

from tests.patience import DEADLINE
from tests.telegram.server import Server
from tests.telegram.town import Json, Query, data_of, words


async def until(true: Callable[[], Any]) -> None:
    """Until something is so."""
    async with asyncio.timeout(DEADLINE):
        while not true():  # noqa: ASYNC110 — anything may make it so
            await asyncio.sleep(0.003)


class People:
    """Everybody's fingers, on one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.town = server.town

    def say(
        self,
        who: int,
        text: str,
        chat: int | None = None,
        *,
        topic: int | None = None,
        reply: Json | None = None,
    ) -> int:
        """Somebody writes, in private if no chat is named; returns the update's number."""
        where = self.town.chats[who if chat is None else chat]
        if where.id == who:
            where.admits = True
        in_topic: Json = {}
        if where.forum:  # as it is: General has a number too
            in_topic = {"message_thread_id": topic or 1, "is_topic_message": True}
        quoted = {"reply_to_message": self.town.snapshot(reply)} if reply else {}
        message = self.town.add(where, self.town.people[who], text=text, **in_topic, **quoted)
        return self.server.mailbox.put(message=message)

    def press(self, who: int, message: Json, label: str, *, old: bool = False) -> str:
        """Somebody presses a button; returns the query, which waits for an answer."""
        return self.press_data(who, message, data_of(message, label), old=old)

    def press_data(self, who: int, message: Json, data: str, *, old: bool = False) -> str:
        query = f"q{self.town.next_id()}"
        secret = "ephemeral_message_id" in message
        self.town.queries[query] = Query(who, message["chat"]["id"], old=old, secret=secret)
        shown = self.town.snapshot(message)
        for ours in ("receiver", "replaces"):
            shown.pop(ours, None)
        self.server.mailbox.put(
            callback_query={
                "id": query,
                "from": self.town.people[who],
                "chat_instance": "1",
                "message": shown,
                "data": data,
            }
        )
        return query

    async def answer(self, query: str) -> Json:
        """What a press was answered."""
        await until(lambda: self.town.queries[query].answer is not None)
        answer = self.town.queries[query].answer
        assert answer is not None
        return answer

    async def pressed(self, who: int, message: Json, label: str) -> Json:
        """Somebody presses a button and waits for the answer."""
        return await self.answer(self.press(who, message, label))

    def follow(self, who: int, url: str) -> int:
        """Somebody opens a deep link and presses Start."""
        parts = urlsplit(url)
        assert (parts.netloc, parts.path) == ("t.me", "/purrlor_bot"), url
        (payload,) = parse_qs(parts.query)["start"]
        assert len(payload) <= 64
        return self.say(who, f"/start {payload}")

    def block(self, who: int) -> None:
        """Somebody blocks the bot."""
        chat = self.town.chats[who]
        chat.admits, chat.why_not = False, "Forbidden: bot was blocked by the user"
        self._membership(who, who, "kicked")

    def kick(self, who: int, group: int) -> None:
        """Somebody throws the bot out of a group."""
        chat = self.town.chats[group]
        chat.admits, chat.why_not = False, "Forbidden: bot was kicked from the supergroup chat"
        self._membership(who, group, "left")

    def let_in(self, who: int, group: int) -> None:
        """Somebody lets the bot in again, or gives it its rights back."""
        chat = self.town.chats[group]
        chat.admits = chat.may_write = True
        self._membership(who, group, "member")

    def reopen(self, who: int, group: int, topic: int) -> None:
        """Somebody opens a topic again: all in it read that."""
        chat = self.town.chats[group]
        chat.closed.discard(topic)
        there = {"message_thread_id": topic, "is_topic_message": True}
        message = self.town.add(chat, self.town.people[who], forum_topic_reopened={}, **there)
        self.server.mailbox.put(message=message)

    def leave(self, who: int, group: int) -> None:
        """Somebody leaves a group: all in it read that."""
        chat, person = self.town.chats[group], self.town.people[who]
        message = self.town.add(chat, person, left_chat_member=person)
        self.server.mailbox.put(message=message)

    def upgrade(self, group: int, *, told: bool) -> int:
        """A group becomes a supergroup; the bot is told or finds out by itself."""
        old = self.town.chats[group]
        new = self.town.group(int(f"-100{-group}"), old.name)
        old.moved_to = new
        statuses = self.server.methods.statuses
        here = [(who, status) for (where, who), status in statuses.items() if where == group]
        statuses.update({(new, who): status for who, status in here})
        if told:
            ann = next(iter(self.town.people.values()))
            message = self.town.add(old, ann, migrate_to_chat_id=new)
            self.server.mailbox.put(message=message)
        return new

    async def posted(self, chat: int, text: str) -> Json:
        """The newest message of the bot that says this, once it is there."""

        def found() -> list[Json]:
            return [message for message in self.town.of(chat) if text in words(message)]

        await until(found)
        return found()[-1]

    def bring(self, who: int, group: int, payload: str = "") -> None:
        """Somebody brings the bot to a group, perhaps by a link that has something with it."""
        self._membership(who, group, "member", before="left")
        if payload:
            self.say(who, f"/start@purrlor_bot {payload}", group)

    def _membership(self, who: int, chat: int, status: str, before: str = "member") -> None:
        bot = {"id": 123, "is_bot": True, "first_name": "Purrlor"}
        until_date = {"until_date": 0} if status == "kicked" else {}
        self.server.mailbox.put(
            my_chat_member={
                "chat": self.town.chats[chat].json(),
                "from": self.town.people[who],
                "date": 1_790_000_000,
                "old_chat_member": {"user": bot, "status": before},
                "new_chat_member": {"user": bot, "status": status, **until_date},
            }
        )
