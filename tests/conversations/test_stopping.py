"""A messenger that is stopped while it is still connecting stops, and says nothing of it."""

from __future__ import annotations

import asyncio

import pytest
from aiohttp import web

from tests.discord.desk import ScriptedDesk
from tests.discord.gateway import Gateway
from tests.discord.server import TOKEN, Loopback
from tests.discord.stage import platform
from tests.patience import DEADLINE

TURNS = 100
"""Turns of the event loop in which a connection is begun; discord.py waits for it in the middle."""


class Hesitant(Gateway):
    """Takes connections in and never says a word."""

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.connected.set()
        async for _ in socket:
            pass
        return socket


@pytest.fixture
async def discord():
    """A Discord with one server."""
    discord = Loopback()
    discord.town.guild("The Sofa")
    yield discord
    await discord.close()


async def stopped(running: asyncio.Task[None]) -> None:
    """Stop a platform as a host stops it."""
    running.cancel()
    async with asyncio.timeout(DEADLINE):
        await asyncio.wait((running,))


async def test_discord_stopped_while_it_connects_leaves_no_traceback(discord, caplog):
    discord.gateway = Hesitant(discord.town, TOKEN)
    await discord.open()
    running = asyncio.create_task(platform(discord).run(ScriptedDesk()))
    async with asyncio.timeout(DEADLINE):
        await discord.gateway.connected.wait()
    await stopped(running)
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


async def test_discord_stops_at_whatever_moment_it_is_told_to(discord):
    await discord.open()
    for turns in range(TURNS):
        running = asyncio.create_task(platform(discord).run(ScriptedDesk()))
        for _ in range(turns):
            await asyncio.sleep(0)
        await stopped(running)
        assert running.cancelled()
    assert discord.gateway.connected.is_set()
