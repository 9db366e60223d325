"""One running bot, the messengers it serves, and the people who meet there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any

import pytest

from bot.contract import Platform
from bot.host.app import Bot, put_together
from bot.store import Store
from bot.store.rows.play import timers
from bot.store.rows.shown import outbox
from bot.tables.table import Table
from bot.words import Words
from engines.values import Outcome
from tests.conversations.on_discord import OnDiscord, discord_room
from tests.conversations.on_telegram import OnTelegram, TelegramRoom, telegram_room
from tests.conversations.on_web import web_room
from tests.conversations.talking import Messenger, Opening, Talker
from tests.patience import DEADLINE
from tests.stage import Clock, database_in, first_move, quick_world, whole_shelf
from tests.telegram.conftest import CLUB

A_MOMENT = 2.0
"""Seconds a person takes to do something."""
OPENINGS: dict[str, Opening] = {
    "discord": discord_room,
    "telegram": telegram_room,
    "web": web_room,
}
MESSENGERS = tuple(OPENINGS)


def _everywhere(languages: Sequence[str]) -> Iterator[Any]:
    """Every messenger in every language; each run has one language of each, the slow tests all."""
    for turn, messenger in enumerate(MESSENGERS):
        for number, language in enumerate(languages):
            often = number == turn % len(languages)
            yield pytest.param(messenger, language, marks=() if often else (pytest.mark.slow,))


everywhere = pytest.mark.parametrize(
    ("messenger", "language"), list(_everywhere(Words().languages))
)


@dataclass
class Party:
    """The bot and its messengers, by their names."""

    messengers: dict[str, Messenger]
    clock: Clock
    bot: Bot
    talkers: list[Talker] = field(default_factory=list)

    async def person(self, name: str, messenger: str, language: str = "en") -> Talker:
        """Somebody comes into the room of a messenger."""
        talker = await self.messengers[messenger].person(name, language, self.settled)
        talker.say = talker.say.calling(self.bot.desk.platforms[messenger].command)
        self.talkers.append(talker)
        return talker

    def relieve(self, person: Talker, messenger: str) -> None:
        """Somebody is in charge no longer, where a messenger tells that apart."""
        room = self.messengers[messenger]
        if isinstance(person, OnTelegram) and isinstance(room, TelegramRoom):
            room.server.methods.statuses[CLUB, person.id] = "member"
        if isinstance(person, OnDiscord):
            person.hand.discord.town.powers[person.hand.id] = 0

    async def settled(self) -> None:
        """Until everything people did is handled, and everything owed is delivered and seen.

        Nobody waits for budgets and floods: time jumps to when the next delivery is due.
        """
        self.passes(A_MOMENT)
        async with asyncio.timeout(DEADLINE):
            while (due := await self._next_due()) is not None:
                if due > self.clock.now:
                    self.passes(due - self.clock.now)
                await asyncio.sleep(0.003)
            for messenger in self.messengers.values():
                await messenger.look()

    async def until(self, true: Callable[[], bool]) -> None:
        """Until something is so, while no time passes."""
        async with asyncio.timeout(DEADLINE):
            while not true():
                for messenger in self.messengers.values():
                    await messenger.look()
                await asyncio.sleep(0.003)

    def passes(self, seconds: float) -> None:
        """Time goes by."""
        self.clock.passes(seconds)
        self.bot.courier.wake()
        self.bot.automatic.look()
        self.bot.deadlines.look()

    async def tables(self, messenger: str) -> list[Table]:
        """The open tables of a room."""
        return await self.bot.desk.tables.at_venue(self.messengers[messenger].venue.key)

    async def table(self, id_: str) -> Table:
        """A table, open or not."""
        found = await self.bot.desk.tables.get(id_)
        assert found is not None, f"there is no table {id_}"
        return found

    async def _next_due(self) -> float | None:
        """When something is due, or None if nothing at all is left to do."""
        store = self.bot.store
        # In this order: who is heard may set a timer, and a timer that runs out owes something.
        busy = [await each.is_busy(store) for each in self.messengers.values()]
        set_ = await store.read(lambda sql: timers.due_timers(sql, inf, 100))
        owed = await store.read(lambda sql: outbox.due_rows(sql, inf, 100))
        dues = [*(row.due for row in owed), *(timer.due for timer in set_)]
        return min(dues) if dues else 0.0 if any(busy) else None


def log_of(table: Table) -> list[str]:
    """What was played, by whom and why, as the store has it."""
    return [f"{row.seat} {row.text} ({row.cause.value})" for row in table.told.rows]


def outcome_of(table: Table) -> Outcome:
    """How a game ended."""
    outcome = table.told.outcome()
    assert outcome is not None, "it is not over"
    return outcome


@asynccontextmanager
async def meeting(names: Sequence[str], clock: Clock) -> AsyncIterator[dict[str, Messenger]]:
    """Some messengers on loopback, by their names; no bot serves them yet."""
    async with AsyncExitStack() as stack:
        yield {name: await stack.enter_async_context(OPENINGS[name](clock)) for name in names}


@asynccontextmanager
async def served(
    folder: Path,
    messengers: dict[str, Messenger],
    clock: Clock,
    seeds: Sequence[str] = (),
    talkers: Sequence[Talker] = (),
) -> AsyncIterator[Party]:
    """A bot from its start to its stop, for whoever is there already; again is a restart."""
    async with AsyncExitStack() as stack:
        world = quick_world(clock, seeds)

        def platforms(store: Store) -> list[Platform]:
            return [messenger.platform(store) for messenger in messengers.values()]

        database = await database_in(folder, "party.db")
        bot = await stack.enter_async_context(
            put_together(database, world, whole_shelf(), first_move, platforms)
        )
        running = asyncio.create_task(bot.run())

        async def stop() -> None:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            world.threads.shutdown()

        stack.push_async_callback(stop)
        async with asyncio.timeout(DEADLINE):
            for platform in bot.platforms:
                await platform.ready.wait()
        here = Party(messengers, clock, bot, list(talkers))
        for talker in talkers:
            talker.settle = here.settled
        yield here


@asynccontextmanager
async def party(
    folder: Path, names: Sequence[str], seeds: Sequence[str] = ()
) -> AsyncIterator[Party]:
    """A bot that serves some messengers, from its start to its stop."""
    clock = Clock()
    async with (
        meeting(names, clock) as messengers,
        served(folder, messengers, clock, seeds) as here,
    ):
        yield here
