"""Somebody who is asked and stays silent is called once: the program and the clock as they are."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.tables.calling.presence import HERE
from tests.conversations.on_discord import DiscordRoom
from tests.conversations.on_telegram import TelegramRoom
from tests.conversations.program import all_delivered, kept, life
from tests.conversations.talking import Messenger, Talker
from tests.conversations.test_program import at_once, reads, whose_turn

SILENT = HERE + 10
QUIETLY = 1 << 12
"""Discord's flag of a message without a sound."""


def heard_on_discord(room: DiscordRoom) -> list[str]:
    """Whom anything new has called, in the channel or in a private chat, as often as it did."""
    town, heard = room.discord.town, list[str]()
    for sent in room.discord.seen:
        if (
            sent.method == "POST"
            and sent.path.endswith("/messages")
            and isinstance(sent.body, dict)
        ):
            where = town.channels[sent.path.split("/")[2]]
            loud = not int(sent.body.get("flags") or 0) & QUIETLY
            named = (sent.body.get("allowed_mentions") or {}).get("users") or []
            private = [each["id"] for each in where.get("recipients", ())]
            heard += [f"discord:{id_}" for id_ in (*named, *private) if loud]
    return heard


def heard_on_telegram(room: TelegramRoom) -> list[str]:
    """The same there, where every new message sounds that is not said to be quiet."""
    chats = [
        int(call.asked["chat_id"])
        for call in room.server.calls
        if call.method.startswith("send") and call.asked.get("disable_notification") is None
    ]
    return [f"telegram:{chat}" for chat in chats]


async def opened(room: Messenger, *names: str) -> tuple[Talker, Talker]:
    """Two people sit down, and one moves; returns who has, and who is asked then."""
    people = [await room.person(name, "en", at_once) for name in names]
    await people[0].type("play", game="boop", options="ghosts=off")
    await reads(people[0], "a new table")
    await people[1].press("Join")
    await reads(people[1], "to move.")
    one = whose_turn(people)
    [other] = [each for each in people if each is not one]
    await one.type("move", words="c4")
    await reads(other, f"{one.name} puts a kitten on c4.")
    return one, other


@pytest.mark.slow
async def test_who_is_asked_and_silent_hears_one_call_on_each_messenger_and_nobody_else(
    tmp_path, channel, group
):
    async with life(tmp_path, channel, group):
        asked: Sequence[Talker] = [
            (await opened(channel, "Ann", "Bob"))[1],
            (await opened(group, "Cid", "Dot"))[1],
        ]
        await all_delivered(tmp_path)
        before = len(heard_on_discord(channel)), len(heard_on_telegram(group))
        await asyncio.sleep(SILENT)
        heard = heard_on_discord(channel)[before[0] :] + heard_on_telegram(group)[before[1] :]
        await all_delivered(tmp_path)
        called = kept(tmp_path, "SELECT person FROM calls ORDER BY at")
    assert heard == [each.key for each in asked]
    assert sorted(called) == sorted(heard)
