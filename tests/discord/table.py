"""The real bot between people in the loopback Discord and a database in a folder."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from bot.contract import Desk, Venue
from bot.host.app import Bot, put_together
from bot.platforms.discord import Discord
from bot.store.rows.shown import outbox
from bot.tables.table import Table
from tests.discord.people import Somebody
from tests.discord.server import Loopback
from tests.discord.stage import platform, serving, town, until
from tests.discord.town import Json
from tests.patience import DEADLINE
from tests.stage import TALKATIVE, Clock, database_in, first_move, quick_world, whole_shelf


@dataclass
class Evening:
    """A table on Discord and who sits there."""

    discord: Loopback
    channel: Json
    other: Json
    """Another channel of the same server."""
    folder: Path
    clock: Clock
    ann: Somebody
    bob: Somebody
    seeds: Sequence[str] = ()
    """Of the tables that are opened, one after the other."""
    options: dict[str, Any] = field(default_factory=dict)
    """Of the platform, for as long as the test wants them."""
    bot: Bot | None = None
    sofa: Discord | None = None

    @property
    def venue(self) -> Venue:
        """The channel."""
        return Venue("discord", self.channel["id"])

    def boards(self) -> list[Json]:
        """What everybody sees in the channel, oldest first."""
        return self.discord.town.shown(self.channel)

    def board(self) -> Json:
        """The newest message everybody sees."""
        return self.boards()[-1]

    async def settled(self) -> None:
        """Until everything owed is delivered, and what is older is taken away."""
        assert self.bot is not None
        working = self.bot.courier._watch._busy
        async with asyncio.timeout(DEADLINE):
            while await self.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 1)) or working:
                self.passes(0.25)
                await asyncio.sleep(0.005)

    async def quiet(self) -> None:
        """Until everything owed by now is delivered; what sleeps is owed later."""
        assert self.bot is not None
        async with asyncio.timeout(DEADLINE):
            while True:
                due = await self.bot.store.read(
                    lambda sql: outbox.due_rows(sql, self.clock.now, 100)
                )
                if not any(row.due <= self.clock.now for row in due):
                    return
                await asyncio.sleep(0.005)

    def passes(self, seconds: float) -> None:
        """Time goes by."""
        assert self.bot is not None
        self.clock.passes(seconds)
        self.bot.courier.wake()
        self.bot.automatic.wake()

    async def shows(self, text: str) -> Json:
        """The newest board, once it says something."""
        return await self.shown(lambda board: text in board["content"])

    async def shown(self, true: Callable[[Json], Any]) -> Json:
        """The newest board, once something is so of it."""
        await until(lambda: self.boards() and true(self.board()))
        return self.board()

    async def table(self) -> Table:
        """The one open table here."""
        assert self.bot is not None
        [table] = await self.bot.desk.tables.at_venue(self.venue.key)
        return table

    async def log(self) -> list[str]:
        """What has been played."""
        return [row.text for row in (await self.table()).told.rows]

    async def open(self, game: str, **options: str) -> tuple[Somebody, Somebody]:
        """Ann sets a table up and Bob joins; returns who is to move first, and the other."""
        await self.ann.slash(self.channel, "play", game=game, **options)
        await self.shows("a new table")
        await self.bob.press(self.board(), "Join")
        await self.settled()
        if "Start" in str(self.board()["components"]):
            await self.ann.press(self.board(), "Start")
            await self.settled()
        first = (await self.table()).to_move()[0]
        return (self.ann, self.bob) if first == 0 else (self.bob, self.ann)

    @asynccontextmanager
    async def running(
        self, through: Callable[[Desk], Desk] = lambda desk: desk
    ) -> AsyncIterator[None]:
        """The bot, from its start to its stop; it may be started again."""
        world = quick_world(self.clock, self.seeds)
        sofa = platform(self.discord, **self.options)
        database = await database_in(self.folder, "evening.db")
        async with put_together(
            database, world, whole_shelf(), first_move, lambda _: [sofa], TALKATIVE
        ) as bot:
            self.bot, self.sofa = bot, sofa
            working = [asyncio.create_task(part.run()) for part in (bot.courier, bot.automatic)]
            try:
                async with serving(sofa, through(bot.desk)):
                    yield
            finally:
                for task in working:
                    task.cancel()
                await asyncio.gather(*working, return_exceptions=True)
                world.threads.shutdown()


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[Evening]:
    """Ann and Bob in a channel; nothing runs yet."""
    async with town() as (discord, guild, channel):
        ann = Somebody(discord, discord.town.person("ann"))
        bob = Somebody(discord, discord.town.person("bob"))
        other = discord.town.channel(guild, "lounge")
        yield Evening(discord, channel, other, folder, Clock(), ann, bob)
