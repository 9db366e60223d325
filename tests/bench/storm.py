"""Sixty groups on Telegram under its ceiling for a bot: who is turned away, and who waits.

The real bot and the loopback server in one process, five minutes of play on a clock that runs
several times faster; seconds are those of that clock.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Final

from bot.contract import Platform
from bot.desk.menu import MENU
from bot.desk.verbs import ALIASES, VERBS
from bot.host.app import put_together, shelf
from bot.host.inbox import StoredInbox
from bot.host.openers import phrases_of
from bot.platforms.telegram import Telegram
from bot.store import Store
from bot.world import real_world
from tests.bench.crowd import Ears, Table, Told, Waits, at_telegram
from tests.bench.press import p99
from tests.hurry import hurried
from tests.stage import first_move
from tests.telegram.server import TOKEN, Server, serving

GROUPS: Final = 60
MINUTES: Final = 5.0
THINKING: Final = 6.0
"""Seconds between two presses at a table, as people take them: now soon, now late."""
CEILING, GROUPS_MINUTE = 30, 20
TIMES: Final = 2.0
EPOCH: Final = 1_800_000_000.0

TURNED_AWAY, ACKNOWLEDGED = 10, 1.0
"""What is to be kept: refusals, and seconds as p99."""


def clock() -> float:
    """Unix time, as fast as the loop runs."""
    return EPOCH + asyncio.get_running_loop().time()


async def play(table: Table, waits: Waits, dice: random.Random, minutes: float) -> None:
    """Press at one table, after it has been set up."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(dice.uniform(0, 20))
    await table.open()
    while not any(".move." in data for _, data in table.offered(table.board())):  # noqa: ASYNC110
        await asyncio.sleep(0.1)  # its board has left for the group, and is not there yet
    until = loop.time() + minutes * 60
    while loop.time() < until:
        await asyncio.sleep(dice.expovariate(1 / THINKING))
        await table.step(waits)


async def storm(minutes: float) -> tuple[Server, Waits]:
    """Everybody plays."""
    waits, ears, offered = Waits(), Ears(), shelf()
    async with serving(clock) as server:
        server.calls = Told(ears.telegram)
        server.town.per_second, server.town.per_minute = CEILING, GROUPS_MINUTE
        tables = list(islice(at_telegram(server, ears), GROUPS))

        def platforms(store: Store) -> Sequence[Platform]:
            loop = asyncio.get_running_loop()
            inbox, phrases = StoredInbox(store, "telegram"), phrases_of(offered.words)
            verbs = [*VERBS, *ALIASES]
            telegram = Telegram(
                TOKEN,
                menu=MENU,
                phrases=phrases,
                inbox=inbox,
                panels=StoredInbox(store, "telegram panels"),
                verbs=verbs,
                clock=clock,
                ticks=loop.time,
                api=server.address,
            )
            return [telegram]

        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite+aiosqlite:///{Path(folder)}/storm.db"
            world = replace(real_world(), now=clock)
            async with put_together(database, world, offered, first_move, platforms) as bot:
                running = asyncio.create_task(bot.run())
                await bot.platforms[0].ready.wait()
                dice = [random.Random(f"storm {number}") for number in range(GROUPS)]
                playing = zip(tables, dice, strict=True)
                try:
                    await asyncio.gather(*(play(t, waits, d, minutes) for t, d in playing))
                finally:
                    running.cancel()
                    with suppress(asyncio.CancelledError):
                        await running
    return server, waits


def report(server: Server, waits: Waits) -> None:
    """Print what was measured."""
    acknowledged, shown = waits.acknowledged, waits.shown
    away = server.town.turned_away
    print(f"{len(acknowledged)} presses in {GROUPS} groups, {len(shown)} moves")
    missed = "" if away < TURNED_AWAY else "  MISSED"
    print(f"  turned away           {away:6d} (fewer than {TURNED_AWAY}){missed}")
    missed = "" if p99(acknowledged) < ACKNOWLEDGED else "  MISSED"
    print(f"  acknowledged, p99     {p99(acknowledged):6.2f} s (under {ACKNOWLEDGED:g}){missed}")
    print(f"  board shown, p99      {p99(shown):6.2f} s")


def main(minutes: float = MINUTES) -> None:
    """Print the figures and say where a bound is missed."""
    report(*hurried(storm(minutes), TIMES))


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
