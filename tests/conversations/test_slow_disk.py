"""A disk that takes its time keeps nobody waiting for a word, and nothing is called done early."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.conversations.on_discord import OnDiscord
from tests.conversations.on_telegram import OnTelegram, TelegramRoom
from tests.conversations.party import Party, party
from tests.discord.people import PRESS
from tests.discord.town import buttons

THINKING = (5, 6)
"""What a bot on Discord says at once: it shows that it is at work, and nothing else."""


@pytest.fixture
def slow(monkeypatch):
    """Nothing is committed as long as this lasts."""

    @contextmanager
    def hold(given: Party) -> Iterator[None]:
        writer, door = given.bot.store._writer, asyncio.Event()
        commit = writer._commit

        async def held(errands) -> None:
            await door.wait()
            await commit(errands)

        monkeypatch.setattr(writer, "_commit", held)
        try:
            yield
        finally:
            door.set()

    return hold


async def seated(given: Party, messenger: str) -> list[str]:
    """Who sits at the one table of a room."""
    (table,) = await given.tables(messenger)
    return [place.name for place in table.places]


async def test_a_press_on_telegram_is_told_that_it_takes_a_moment(tmp_path, slow):
    async with party(tmp_path, ["telegram"]) as given:
        ann = await given.person("Ann", "telegram")
        bob = await given.person("Bob", "telegram")
        await ann.type("play", game="boop")
        room = given.messengers["telegram"]
        assert isinstance(room, TelegramRoom)
        assert isinstance(bob, OnTelegram)
        with slow(given):
            query = room.stand.people.press(bob.id, bob.board().message, "Join")
            room.stand.moment_over.set()
            answer = await room.stand.people.answer(query)
            assert answer["text"].startswith("One moment, I am on it.")
            assert await seated(given, "telegram") == ["Ann"]
        await given.settled()
        assert await seated(given, "telegram") == ["Ann", "Bob"]


async def test_a_press_on_discord_is_acknowledged_before_anything_is_kept(tmp_path, slow):
    async with party(tmp_path, ["discord"]) as given:
        ann = await given.person("Ann", "discord")
        bob = await given.person("Bob", "discord")
        await ann.type("play", game="boop")
        assert isinstance(bob, OnDiscord)
        message = bob.board().message
        with slow(given):
            data = {"custom_id": buttons(message)["Join"], "component_type": 2}
            asked = await bob.hand.ask(PRESS, bob.channel, data, message)
            assert asked.kind in THINKING
            assert (asked.more, await seated(given, "discord")) == ([], ["Ann"])
        await bob.hand.answered(asked)
        await given.settled()
        assert await seated(given, "discord") == ["Ann", "Bob"]
