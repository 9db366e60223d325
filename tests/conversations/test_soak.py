"""Two hundred tables opened in one instant on both messengers, and two minutes of play on them.

Meanwhile requests fail, hang up and are turned away, and the file is held by another program for
moments. In the end every board is there, and whatever the bot began is over.
"""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import replace
from itertools import chain, islice
from math import inf
from pathlib import Path
from typing import Final

import pytest

from bot.contract import Platform
from bot.desk.menu import MENU
from bot.host.app import Bot, put_together
from bot.host.inbox import StoredInbox
from bot.host.openers import phrases_of
from bot.platforms.telegram import Telegram
from bot.store import Store
from bot.store.rows.shown import outbox, showings
from bot.world import real_world
from tests.bench.crowd import (
    AtDiscord,
    AtTelegram,
    Ears,
    Table,
    Told,
    Waits,
    at_discord,
    at_telegram,
)
from tests.discord.faults import Fault
from tests.discord.server import Loopback
from tests.discord.stage import platform as at_the_sofa
from tests.hurry import hurried
from tests.stage import TALKATIVE, database_in, first_move, whole_shelf
from tests.telegram.server import TOKEN, Server, serving

TABLES: Final = 100
"""On each messenger."""
PLAYED: Final = 120.0
THINKING: Final = 10.0
"""Seconds between two presses at a table, now fewer, now more."""
TROUBLE: Final = 0.4
"""Seconds from one fault to the next."""
PATIENT: Final = 400.0
"""Seconds until everything owed must have arrived."""
TIMES: Final = 1.0
"""No faster than it is: on a busy machine everything takes long enough."""
EPOCH: Final = 1_800_000_000.0
METHODS: Final = ("sendPhoto", "sendMessage", "editMessageMedia", "editMessageCaption")


def clock() -> float:
    """Unix time, as fast as the loop runs."""
    return EPOCH + asyncio.get_running_loop().time()


def descriptors() -> int:
    """Files and sockets that are open."""
    return len(os.listdir("/proc/self/fd"))  # noqa: PTH208 — no paths are wanted


def begun() -> Counter[str]:
    """The tasks of the bot, by what they do."""
    tasks = [task.get_coro() for task in asyncio.all_tasks()]
    codes = [code for coro in tasks if (code := getattr(coro, "cr_code", None)) is not None]
    return Counter(code.co_qualname for code in codes if "/bot/" in code.co_filename)


@asynccontextmanager
async def served(folder: Path, discord: Loopback, telegram: Server) -> AsyncIterator[Bot]:
    """The bot, on both."""
    shelf = whole_shelf()

    def platforms(store: Store) -> Sequence[Platform]:
        loop = asyncio.get_running_loop()
        sofa = at_the_sofa(discord, clock=clock, pause=asyncio.sleep)
        club = Telegram(
            TOKEN,
            menu=MENU,
            phrases=phrases_of(shelf.words),
            inbox=StoredInbox(store, "telegram"),
            panels=StoredInbox(store, "telegram panels"),
            clock=clock,
            ticks=loop.time,
            api=telegram.address,
            per_second=1000,
        )
        return [sofa, club]

    world = replace(real_world(), now=clock, ticks=asyncio.get_running_loop().time)
    database = await database_in(folder, "soak.db")
    async with put_together(database, world, shelf, first_move, platforms, TALKATIVE) as bot:
        running = asyncio.create_task(bot.run())
        for each in bot.platforms:
            await each.ready.wait()
        try:
            yield bot
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running
            world.threads.shutdown()


async def trouble(discord: Loopback, telegram: Server, file: Path, dice: random.Random) -> None:
    """Something goes wrong, again and again."""
    while True:
        await asyncio.sleep(dice.expovariate(1 / TROUBLE))
        match dice.randrange(7):
            case 0:
                telegram.fail(dice.choice(METHODS), 502, "Bad Gateway", dice.randint(1, 5))
            case 1:
                telegram.fail(dice.choice(METHODS), 429, "Too Many Requests", retry_after=2)
            case 2:
                telegram.cut(dice.choice(METHODS), dice.randint(1, 3), done=dice.random() < 0.5)
            case 3:
                telegram.fail("answerCallbackQuery", 500, "Internal Server Error")
            case 4:
                method, after = dice.choice(("POST", "PATCH")), dice.random() < 0.5
                discord.faults.append(Fault(method, "^channels/", 503, times=3, after=after))
            case 5:
                again = dice.uniform(0.2, 2)
                discord.faults.append(Fault("PATCH", "^channels/", 429, retry_after=again))
            case _:
                with closing(sqlite3.connect(file, isolation_level=None, timeout=5)) as other:
                    with suppress(sqlite3.OperationalError):
                        other.execute("BEGIN IMMEDIATE")
                    await asyncio.sleep(dice.uniform(0.05, 0.5))


def newest(table: Table) -> object:
    """The newest message at a table from which one may move."""
    if isinstance(table, AtDiscord):
        shown = table.loopback.town.shown(table.channel)
    else:
        assert isinstance(table, AtTelegram)
        shown = table.server.town.of(table.group)
    return next(each for each in reversed(shown) if "move" in table._verbs(each))


async def play(table: Table, dice: random.Random) -> int:
    """Press at one table for two minutes, whatever comes of it; how often that went well."""
    loop, pressed = asyncio.get_running_loop(), 0
    until = loop.time() + PLAYED
    while loop.time() < until:
        await asyncio.sleep(dice.expovariate(1 / THINKING))
        try:
            table._board = newest(table)  # type: ignore[attr-defined]
            await table.step(Waits())
        except (TimeoutError, LookupError, AssertionError, RuntimeError, StopIteration):
            table.pad = None
            for what in [key for key, future in table.ears._awaited.items() if future.done()]:
                del table.ears._awaited[what]
        else:
            pressed += 1
    return pressed


async def delivered(bot: Bot) -> None:
    """Until nothing is owed any more."""
    async with asyncio.timeout(PATIENT):
        while await bot.store.read(lambda sql: outbox.due_rows(sql, inf, 1)):  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        while bot.courier._watch._busy or bot.automatic._watch._busy:  # noqa: ASYNC110
            await asyncio.sleep(0.2)


async def shown(bot: Bot, table: Table) -> str:
    """What is wrong with what a place shows of its table; nothing if that is its newest board."""
    key = (
        f"discord:{table.channel['id']}"
        if isinstance(table, AtDiscord)
        else f"telegram:{table.group}"  # type: ignore[attr-defined]
    )
    (kept,) = await bot.desk.tables.at_venue(key)
    (showing,) = await bot.store.read(lambda sql: showings.showings_of(sql, kept.id))
    board = newest(table)
    assert isinstance(board, dict)
    ids = {str(board.get("id", "")), str(board.get("message_id", ""))}
    (seat,) = kept.to_move()
    if showing.message not in ids:
        return f"{key}: {showing.message} is not the newest of {ids}"
    if showing.version != kept.version or f"{kept.places[seat].name} to move" not in table.said(
        board
    ):
        return f"{key}: version {showing.version} of {kept.version}: {table.said(board)!r}"
    return ""


async def soak(folder: Path) -> None:
    """All of it, from the first table to the last board."""
    ears, discord = Ears(), Loopback(limit=1000)
    discord.seen = Told(ears.discord)
    await discord.open()
    async with serving(clock) as telegram:
        telegram.calls = Told(ears.telegram)
        made = (at_discord(discord, ears), at_telegram(telegram, ears))
        tables = [*chain(*(islice(each, TABLES) for each in made))]
        async with served(folder, discord, telegram) as bot:
            await asyncio.sleep(1)
            idle = begun()
            async with asyncio.timeout(PATIENT):
                await asyncio.gather(*(table.open() for table in tables))
            dice = [random.Random(f"soak {number}") for number in range(len(tables))]
            ill = asyncio.create_task(
                trouble(discord, telegram, folder / "soak.db", random.Random("trouble"))
            )
            pressed = await asyncio.gather(*map(play, tables, dice))
            ill.cancel()
            discord.faults.clear()
            telegram.faults.clear()
            await delivered(bot)
            wrong = [await shown(bot, table) for table in tables]
            await asyncio.sleep(10)
            assert begun() <= idle, begun() - idle
        print(f"{sum(pressed)} presses")
    await discord.close()
    assert not [each for each in wrong if each]
    assert sum(pressed) > TABLES


@pytest.mark.slow
def test_two_hundred_tables_opened_at_once_are_played_under_faults(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.discord.people.DEADLINE", PATIENT)  # a hundred open at once
    hurried(asyncio.sleep(0), TIMES)
    before = descriptors()
    hurried(soak(tmp_path), TIMES)
    assert descriptors() <= before
