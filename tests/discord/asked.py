"""Interactions as the loopback Discord keeps them, and the answers the bot gives to them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from tests.discord.faults import Refused
from tests.discord.letters import keep_message
from tests.discord.town import EPHEMERAL, Json, Town

IN_TIME = 3.0
LOADING = 1 << 7
LASTS = 15 * 60.0


@dataclass
class Asked:
    """One interaction and what came back; `kind` is the type of the first response."""

    id: str
    token: str
    person: str
    channel: str
    type: int
    made: float
    message: Json | None = None
    """The message whose button was pressed."""
    kind: int | None = None
    data: Json = field(default_factory=dict)
    """What came with the first response: a box, choices."""
    shown: Json | None = None
    """The message the first response is, or changes."""
    more: list[Json] = field(default_factory=list)
    """Messages that followed."""
    gone: bool = False
    """The response was taken back."""
    acknowledged: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def newest(self) -> Json:
        """The message the person looks at now."""
        found = self.more[-1] if self.more else self.shown
        assert found is not None, "nothing was answered"
        return found

    @property
    def is_thinking(self) -> bool:
        """A response was promised and has not come."""
        return self.kind == 5 and self.shown is None and not self.gone


def acknowledge(town: Town, asked: Asked, body: Json) -> Json:
    """The first response."""
    if town.clock() - asked.made > IN_TIME:
        raise Refused(404, 10062, "Unknown interaction")
    if asked.kind is not None:
        raise Refused(400, 40060, "Interaction has already been acknowledged.")
    if body["type"] == 4:
        raise Refused(400, 50035, "this bot promises first and answers later")
    asked.kind, asked.data = body["type"], body.get("data") or {}
    if asked.kind == 6:
        asked.shown = asked.message
    asked.acknowledged.set()
    return {"interaction": {"id": asked.id, "type": asked.type}}


def answer(town: Town, asked: Asked, body: Json, files: dict[str, bytes], host: str) -> Json:
    """What the first response promised, or a change to the message that was pressed."""
    _check(town, asked)
    if asked.kind == 5 and asked.shown is None:
        for_one = bool(asked.data.get("flags", 0) & EPHEMERAL)
        only_for = asked.person if for_one else None
        made = _made(town, asked, body, files, host, only_for)
        asked.shown = made
        return made
    assert asked.shown is not None
    return keep_message(town, asked.channel, body, files, host=host, base=asked.shown)


def original(town: Town, asked: Asked) -> Json:
    """What the first response has become so far."""
    _check(town, asked)
    if asked.gone:
        raise Refused(404, 10008, "Unknown Message")
    return asked.shown or {"id": asked.id, "content": "", "flags": EPHEMERAL | LOADING}


def follow_up(town: Town, asked: Asked, body: Json, files: dict[str, bytes], host: str) -> Json:
    """One more message."""
    _check(town, asked)
    if asked.kind == 5 and asked.shown is None:
        return answer(town, asked, body, files, host)
    for_one = bool(body.get("flags", 0) & EPHEMERAL)
    message = _made(town, asked, body, files, host, asked.person if for_one else None)
    asked.more.append(message)
    return message


def take_back(town: Town, asked: Asked) -> None:
    """The response is deleted."""
    _check(town, asked)
    if asked.shown is not None and town.messages.pop(asked.shown["id"], None) is None:
        raise Refused(404, 10008, "Unknown Message")
    asked.shown, asked.gone = None, True


def take_back_one(town: Town, asked: Asked, message: str) -> None:
    """One of the messages that followed is deleted."""
    _check(town, asked)
    if message not in {each["id"] for each in asked.more}:
        raise Refused(404, 10008, "Unknown Message")
    if town.messages.pop(message, None) is None:
        raise Refused(404, 10008, "Unknown Message")


def _made(
    town: Town, asked: Asked, body: Json, files: dict[str, bytes], host: str, only_for: str | None
) -> Json:
    more: dict[str, Any] = {"webhook_id": town.bot["id"], "application_id": town.bot["id"]}
    message = keep_message(town, asked.channel, body, files, host=host, only_for=only_for, **more)
    if only_for is not None:
        message["flags"] |= EPHEMERAL
    return message


def _check(town: Town, asked: Asked) -> None:
    if asked.kind is None:
        raise Refused(404, 10015, "Unknown Webhook")
    if asked.channel not in town.channels:
        raise Refused(404, 10003, "Unknown Channel")
    if town.clock() - asked.made > LASTS:
        raise Refused(401, 50027, "Invalid Webhook Token")
