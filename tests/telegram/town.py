"""What a Bot API server knows: people, chats and their messages, who let the bot in and who not."""

from __future__ import annotations

import copy
import itertools
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
BOT: Json = {
    "id": 123,
    "is_bot": True,
    "first_name": "Purrlor",
    "username": "purrlor_bot",
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": False,
}


class Refused(Exception):
    """The server says no, in Telegram's words."""

    def __init__(self, code: int, sentence: str, **parameters: int) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.parameters = parameters


def bad(sentence: str, **parameters: int) -> Refused:
    return Refused(400, f"Bad Request: {sentence}", **parameters)


@dataclass
class Chat:
    """A private chat or a group."""

    id: int
    type: str
    name: str
    forum: bool = False
    ephemeral: bool = False
    """Messages may be shown to one person."""
    admits: bool = True
    """The bot may write: it was started, or is a member."""
    why_not: str = "Forbidden: bot can't initiate conversation with a user"
    moved_to: int = 0
    topics: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    """Topics that are closed."""
    may_branch: bool = True
    may_write: bool = True
    may_photo: bool = True
    deliveries: list[float] = field(default_factory=list)
    """When something was posted or edited."""

    def json(self) -> Json:
        named = "first_name" if self.type == "private" else "title"
        forum = {"is_forum": True} if self.forum else {}
        return {"id": self.id, "type": self.type, named: self.name, **forum}


@dataclass
class Query:
    """A press that waits for its answer."""

    person: int
    chat: int
    answer: Json | None = None
    old: bool = False
    secret: bool = False
    """What was pressed is seen by its presser alone."""


class Town:
    """Everybody and everything the bot can write to."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.people: dict[int, Json] = {}
        self.chats: dict[int, Chat] = {}
        self.messages: dict[tuple[int, int], Json] = {}
        self.secret: dict[int, Json] = {}
        """Ephemeral messages by their number, with their `receiver`."""
        self.queries: dict[str, Query] = {}
        self.offered: dict[str, list[Json]] = {}
        """What was offered to who typed the bot's name, by query."""
        self.files: dict[str, bytes] = {}
        self.topic_names: dict[int, str] = {}
        self.knows_ephemeral = True
        self.per_minute: int | None = None
        self.per_second: int | None = None
        """Requests a second of one bot, whatever they ask for."""
        self.turned_away = 0
        """How often it was told that it asks for too much."""
        self._asked: deque[float] = deque()
        self._ids = itertools.count(1)

    def next_id(self) -> int:
        return next(self._ids)

    def person(self, number: int, name: str, language: str = "en", *, started: bool = False) -> int:
        """Somebody moves in; the bot cannot write to them before they press Start."""
        self.people[number] = {
            "id": number,
            "is_bot": False,
            "first_name": name,
            "language_code": language,
        }
        self.chats[number] = Chat(number, "private", name, admits=started)
        return number

    def group(self, number: int, name: str, *, forum: bool = False, ephemeral: bool = False) -> int:
        kind = "supergroup" if str(number).startswith("-100") else "group"
        self.chats[number] = Chat(number, kind, name, forum, ephemeral)
        return number

    def chat(self, number: int) -> Chat:
        """A chat the bot may write to."""
        chat = self.chats.get(number)
        if chat is None:
            raise bad("chat not found")
        if chat.moved_to:
            sentence = "group chat was upgraded to a supergroup chat"
            raise bad(sentence, migrate_to_chat_id=chat.moved_to)
        if not chat.admits:
            raise Refused(403, chat.why_not)
        return chat

    def writable(self, chat: Chat, topic: int | None, *, photo: bool) -> None:
        """Whether the bot may write there."""
        if photo and not (chat.may_photo and chat.may_write):
            raise bad("not enough rights to send photos to the chat")
        if not chat.may_write:
            raise bad("not enough rights to send text messages to the chat")
        if topic in chat.closed:
            raise bad("TOPIC_CLOSED")

    def empty(self, chat: int, topic: int | None = None) -> None:
        """Somebody deletes all that the bot has written in a chat, or in a topic of it."""
        for message in self.of(chat):
            if topic is None or message.get("message_thread_id") == topic:
                del self.messages[chat, message["message_id"]]

    def count(self) -> None:
        """All that a bot asks for shares one budget."""
        if self.per_second is None:
            return
        now = self.clock()
        while self._asked and self._asked[0] <= now - 1:
            self._asked.popleft()
        if len(self._asked) >= self.per_second:
            self.turned_away += 1
            raise Refused(429, "Too Many Requests: retry after 1", retry_after=1)
        self._asked.append(now)

    def charge(self, chat: Chat) -> None:
        """Sends and edits in a group share one budget."""
        if self.per_minute is None or chat.type == "private":
            return
        now = self.clock()
        chat.deliveries = [at for at in chat.deliveries if now - at < 60]
        if len(chat.deliveries) >= self.per_minute:
            self.turned_away += 1
            wait = int(60 - (now - chat.deliveries[0])) + 1
            raise Refused(429, f"Too Many Requests: retry after {wait}", retry_after=wait)
        chat.deliveries.append(now)

    def add(self, chat: Chat, author: Json, **content: Any) -> Json:
        """A new message."""
        content = {key: value for key, value in content.items() if value is not None}
        message = {
            "message_id": self.next_id(),
            "date": 1_790_000_000,
            "chat": chat.json(),
            "from": author,
            **content,
        }
        self.messages[chat.id, message["message_id"]] = message
        return message

    def find(self, chat: Chat, number: int) -> Json:
        message = self.messages.get((chat.id, number))
        if message is None:
            raise bad("message to edit not found")
        return message

    def rewrite(self, message: Json, **content: Any) -> Json:
        """Other content for a message; what is the same already is refused."""
        if all(message.get(key) == value for key, value in content.items()):
            raise bad(
                "message is not modified: specified new message content and reply markup are "
                "exactly the same as a current content and reply markup of the message"
            )
        for key, value in content.items():
            message.pop(key, None)
            if value is not None:
                message[key] = value
        return message

    def keep(self, png: bytes) -> str:
        name = f"photo-{self.next_id()}"
        self.files[name] = png
        return name

    def of(self, chat: int) -> list[Json]:
        """The bot's messages in a chat, oldest first."""
        found = [message for (where, _), message in self.messages.items() if where == chat]
        return [message for message in found if message["from"]["is_bot"]]

    def snapshot(self, message: Json) -> Json:
        """A message as it travels inside an update."""
        return copy.deepcopy({k: v for k, v in message.items() if k != "reply_to_message"})


def labels(message: Json) -> list[list[str]]:
    """What the buttons of a message say."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [[button["text"] for button in row] for row in rows]


def data_of(message: Json, label: str) -> str:
    """What the button that says this carries."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    found = [b["callback_data"] for row in rows for b in row if b["text"] == label]
    assert found, f"no button says {label!r}; there are {labels(message)}"
    return str(found[0])


def words(message: Json) -> str:
    """The text of a message, or what stands below its picture."""
    return str(message.get("text") or message.get("caption") or "")
