"""A whole bot behind the page, and people who look at it in browsers of their own."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path

from playwright.async_api import Browser as Chromium
from playwright.async_api import Page, expect

from bot.courier.due.automatic import Choose
from bot.host.app import Bot, put_together
from bot.host.rooms import Rooms
from bot.platforms.web import Web
from bot.tables.table import Table as Kept
from bot.world import real_world
from tests.patience import DEADLINE, PATIENCE
from tests.stage import database_in, first_move, whole_shelf

FIRST_SEAT_BEGINS = "soft paws"
"""A seed of boop; the computer, who plays the first legal move, answers on a1, then on b1."""


class Table:
    """A whole bot that can be stopped and started on the same database and port."""

    def __init__(self, folder: Path, chromium: Chromium) -> None:
        self.folder = folder
        self.chromium = chromium
        self.port = 0
        self.faults: list[str] = []
        self.pages = AsyncExitStack()
        self._up: AsyncExitStack | None = None
        self.bot: Bot | None = None
        self.link = ""
        """What people follow from now on, instead of coming to the door."""
        self.seed = FIRST_SEAT_BEGINS
        """Of every table that is set up from now on."""
        self.pause = 0.0
        """Of a computer, once a turn."""
        self.chooses: Choose = first_move
        """What computers do from now on."""

    async def open(self) -> None:
        up = AsyncExitStack()
        world = real_world(pause=lambda _: self.pause)
        world = replace(world, seed=lambda: self.seed, brisk=self.pause)
        self.bot = await up.enter_async_context(
            put_together(
                await database_in(self.folder, "page.db"),
                world,
                whole_shelf(),
                self._choose,
                lambda store: [
                    Web(
                        Rooms(store),
                        clock=time.time,
                        fresh_id=lambda: secrets.token_hex(16),
                        port=self.port,
                    )
                ],
            )
        )
        running = asyncio.create_task(self.bot.run())

        async def stop() -> None:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            world.threads.shutdown()

        up.push_async_callback(stop)
        web = self.bot.platforms[0]
        assert isinstance(web, Web)
        async with asyncio.timeout(DEADLINE):
            await web.ready.wait()
        self.port, self._up = web.port, up

    async def _choose(self, kept: Kept, seat: int) -> object:
        return await self.chooses(kept, seat)

    async def close(self) -> None:
        if self._up is not None:
            await self._up.aclose()
            self._up = None

    async def door(self, **options: object) -> Page:
        """A browser of its own, before somebody comes in."""
        context = await self.chromium.new_context(**{"locale": "en-GB", **options})  # type: ignore[arg-type]
        self.pages.push_async_callback(context.close)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        await page.goto(self.link or f"http://127.0.0.1:{self.port}/")
        return page

    async def page(self, name: str, **options: object) -> Page:
        page = await self.door(**options)
        if name:
            await page.get_by_label("What shall we call you?").fill(name)
        await page.get_by_role("button", name="Come in").click()
        await expect(page.get_by_label("Message or command")).to_be_visible()
        return page


async def told(page: Page, text: str) -> None:
    """Wait until this is told beside the board, or asked, or said in the lobby."""
    parts = page.locator("#moves, #ask, #lobby").filter(has_text=text, visible=True)
    await expect(parts.first).to_be_visible()
