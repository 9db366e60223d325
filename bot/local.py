"""The local table: the web platform alone, for a newcomer and for a round at home."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable

from bot.app import Bot, put_together, shelf
from bot.computers import Computers
from bot.desk import VERBS
from bot.platforms.web import Web
from bot.rooms import Rooms
from bot.settings import Settings
from bot.store import Store
from bot.table import Table
from bot.world import real_world
from engines.values import Seat

HIDDEN_VERBS = frozenset({"pad", "option", "welcome", "rematch"})
"""What only buttons and the page itself ask for."""


async def serve_local_table(settings: Settings, announce: Callable[[str], None]) -> None:
    """Serve the page until cancelled; announces its address once it is up."""
    computers = Computers()

    async def choose(table: Table, seat: Seat) -> object:
        level = table.places[seat].level or 1
        state, step = table.told.state, len(table.told.rows) + 1
        return await computers.choose(table.game, state, seat, level, f"{table.id}/{step}")

    def web(store: Store) -> list[Web]:
        return [
            Web(
                Rooms(store),
                clock=time.time,
                fresh_id=lambda: secrets.token_hex(16),
                host=settings.host,
                port=settings.port,
                hosts=settings.hosts,
                verbs=[verb for verb in VERBS if verb not in HIDDEN_VERBS],
            )
        ]

    database = f"sqlite+aiosqlite:///{settings.database}"
    try:
        async with put_together(database, real_world(), shelf(), choose, web) as bot:
            await _serve(bot, announce)
    finally:
        await computers.close()


async def _serve(bot: Bot, announce: Callable[[str], None]) -> None:
    web = next(platform for platform in bot.platforms if isinstance(platform, Web))
    serving = asyncio.create_task(bot.run())
    ready = asyncio.create_task(web.started.wait())
    try:
        await asyncio.wait((serving, ready), return_when=asyncio.FIRST_COMPLETED)
        if ready.done():
            announce(f"http://{web.host}:{web.port}")
        await serving
    finally:
        ready.cancel()
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
