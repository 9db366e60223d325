"""The whole bot on Telegram: the real desk, courier and store, restarted as a test likes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

from bot.contract import Venue
from bot.host.app import Bot, put_together
from bot.platforms.telegram import Telegram
from bot.store.rows.shown import outbox
from bot.tables.table import Table
from tests.patience import DEADLINE
from tests.stage import TALKATIVE, database_in, first_move, quick_world, whole_shelf
from tests.telegram.conftest import ANN, BOB, CLUB, Stand
from tests.telegram.town import Json, words


@dataclass
class Whole:
    """A bot whose database and inbox outlive it."""

    stand: Stand
    folder: Path
    seeds: Sequence[str] = ("a", "b", "c")
    bots: list[Bot] = field(default_factory=list)

    @property
    def bot(self) -> Bot:
        """The one that runs."""
        return self.bots[-1]

    @asynccontextmanager
    async def up(self, **more: Any) -> AsyncIterator[Telegram]:
        """The bot runs until the end of the block."""
        world = quick_world(self.stand.clock, self.seeds)
        database = await database_in(self.folder, "bot.db")
        platform = self.stand.make(**more)
        async with put_together(
            database, world, whole_shelf(), first_move, lambda _: [platform], TALKATIVE
        ) as bot:
            self.bots.append(bot)
            running = asyncio.create_task(bot.run())
            try:
                async with asyncio.timeout(DEADLINE):
                    await platform.ready.wait()
                yield platform
            finally:
                running.cancel()
                with suppress(asyncio.CancelledError):
                    await running
                world.threads.shutdown()

    async def settled(self) -> None:
        """Until everything that came is handled and everything owed is delivered.

        Nobody waits for floods and budgets: time jumps to when the next delivery is due.
        """
        async with asyncio.timeout(DEADLINE):
            while True:
                # In this order: what is handled meanwhile may owe something.
                busy = bool(self.stand.inbox.kept or self.stand.server.mailbox.waiting)
                busy = busy or self.stand.held_up
                owed = await self.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 100))
                busy = busy or bool(self.bot.courier._watch._busy)
                if not owed and not busy:
                    return
                due = min((row.due for row in owed), default=0.0)
                if due > self.stand.clock.now:
                    self.stand.clock.now = due
                    self.bot.courier.wake()
                await asyncio.sleep(0.005)

    async def quiet(self) -> None:
        """Until everything that came is handled and everything due by now is delivered."""
        async with asyncio.timeout(DEADLINE):
            while True:
                busy = bool(self.stand.inbox.kept or self.stand.server.mailbox.waiting)
                busy = busy or self.stand.held_up
                now = self.stand.clock.now
                owed = await self.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 100))
                if not busy and not any(row.due <= now for row in owed):
                    return
                await asyncio.sleep(0.005)

    async def say(self, who: int, text: str, chat: int | None = None, **more: Any) -> None:
        """Somebody writes, and all that follows happens."""
        self.stand.people.say(who, text, chat, **more)
        await self.settled()

    async def press(self, who: int, message: Json, label: str) -> Json:
        """Somebody presses, and all that follows happens."""
        answer = await self.stand.people.pressed(who, message, label)
        await self.settled()
        return answer

    def newest(self, chat: int = CLUB) -> Json:
        """The bot's last message in a chat."""
        return self.stand.server.town.of(chat)[-1]

    async def table(self, venue: int | str = CLUB) -> Table:
        """The one open table of a group."""
        found = await self.bot.desk.tables.at_venue(Venue("telegram", str(venue)).key)
        assert len(found) == 1, f"{len(found)} tables are open here"
        return found[0]

    async def log(self, venue: int | str = CLUB) -> list[str]:
        """The moves of the one open table."""
        return [row.text for row in (await self.table(venue)).told.rows]

    async def two(self, line: str = "/new boop ghosts=off", chat: int = CLUB) -> tuple[int, int]:
        """Ann opens a table, Bob joins: who is to move, and who waits."""
        await self.say(ANN, line, chat)
        await self.press(BOB, self.newest(chat), "Join")
        first = (await self.table(chat)).to_move()[0]
        return (ANN, BOB) if first == 0 else (BOB, ANN)

    async def pad(self, who: int, chat: int = CLUB) -> Json:
        """Somebody presses Move and looks at the pad in private."""
        await self.press(who, self.newest(chat), "Move")
        return self.newest(who)


NAMES = {ANN: "Ann", BOB: "Bob"}


def text_of(messages: Sequence[Json]) -> str:
    """All that some messages say."""
    return "\n".join(map(words, messages))
