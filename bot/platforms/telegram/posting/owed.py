"""Answers that are kept for somebody who cannot be written to yet."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from bot.contract import Command, Person, Post
from bot.platforms.telegram.links import REPEATABLE

EACH: Final = 4
PEOPLE: Final = 1_000


class Owed:
    """Keeps what people could not be told, until they open the private chat.

    A table's panel is one kind: the newest is kept, until it is past.
    """

    def __init__(self) -> None:
        self._posts: OrderedDict[str, dict[str, Post]] = OrderedDict()

    def keep(self, command: Command, post: Post) -> None:
        """Keep an answer; what asks for nothing but to be shown is asked for again by the link."""
        if command.verb in REPEATABLE and not command.words:
            return
        owed = self._posts.setdefault(command.person.id, {})
        kind = post.panel or post.key
        owed.pop(kind, None)
        owed[kind] = post
        while len(owed) > EACH:
            del owed[next(iter(owed))]
        self._posts.move_to_end(command.person.id)
        while len(self._posts) > PEOPLE:
            self._posts.popitem(last=False)

    def drop(self, person: str, kind: str) -> None:
        """What is past, or has been shown in a newer form by now, is owed no longer."""
        self._posts.get(person, {}).pop(kind, None)

    def take(self, person: Person) -> Sequence[Post]:
        """What somebody is to be told, once."""
        return tuple(self._posts.pop(person.id, {}).values())
