"""Presses on both messengers at once, over real sockets: how soon each is answered and shown.

The messengers are the loopback servers of the tests, in this process; the bot is a process of its
own, on a real disk, with all its tables being played. Times are from the moment a press leaves the
messenger to the moment the bot's request has come in there.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass
from itertools import chain, islice
from pathlib import Path
from typing import Final

from bot.host.openers import configured
from bot.host.serve import serve
from bot.settings import read_settings
from tests.bench.crowd import Table, Waits, at_discord, at_telegram
from tests.bench.loopbacks import Messengers, messengers, program
from tests.bench.press import p99

TABLES: Final = 100
"""On each messenger."""
ALONE: Final = 10
"""More tables on each, where nobody presses but one; each has its share of Telegram's budget."""
LONE_PRESSES: Final = 8
PACE, SECONDS = 30.0, 25.0
"""Presses a second in all, as groups produce them: at moments nobody arranges."""
BURSTS: Final = 2
OPENING: Final = 40.0
"""Seconds after which tables that cannot be set up are given up."""
TICK: Final = 0.005
STARTS: Final = 3

ACKNOWLEDGED, SHOWN, LAG, READY = 50.0, 150.0, 5.0, 3.0
"""What a quiet machine is to keep, as p99 in ms; the start in seconds."""
LAG_AT_ONCE: Final = 40.0
"""So late the event loop may be even then; half of it is aimed at."""
AT_ONCE: Final = 3000.0
"""What Discord grants any press, even when everybody presses in the same instant."""


@dataclass(frozen=True, slots=True)
class Beat:
    """One look at the bot from inside: when, how late its event loop was, its CPU so far."""

    at: float
    late: float
    cpu: float


async def watched(beats: list[Beat]) -> None:
    """The bot, as `python -m bot` runs it, with somebody who looks at the clock beside it."""
    settings = read_settings(os.environ)

    async def watch() -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(TICK)
            now = time.monotonic()
            beats.append(Beat(now, now - begun - TICK, time.process_time()))

    running = asyncio.gather(serve(settings, configured(settings), _ready), watch())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with suppress(asyncio.CancelledError):
        await running


def serve_watched(record: Path) -> None:
    """Serve until asked to stop; what was seen goes into a file."""
    beats: list[Beat] = []
    asyncio.run(watched(beats))
    record.write_text(json.dumps([astuple(beat) for beat in beats]))


def _ready(address: str) -> None:
    print(f"The table is set: {address}", flush=True)


async def starts(at: Messengers) -> float:
    """Seconds from the command line to a bot that serves both messengers."""
    seconds = []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            settings = at.settings(folder, "discord", "telegram")
            async with program(["-m", "bot"], folder, settings, 2) as (waited, _process):
                seconds.append(waited)
    return statistics.median(seconds)


async def imported(at: Messengers, messenger: str) -> set[str]:
    """The messengers' libraries a bot with but one token has imported."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = at.settings(folder, messenger)
        async with program(["-X", "importtime", "-m", "bot"], folder, settings, 1):
            pass
        lines = (folder / "stderr").read_text().splitlines()
    modules = {line.rpartition("|")[2].strip() for line in lines}
    assert "bot.host.serve" in modules, "nothing was imported"
    return modules & {"discord", "telegram"}


class Phase:
    """A stretch of the bench: what was waited for on each messenger, and when it was."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.waits = {messenger: Waits() for messenger in ("Discord", "Telegram")}
        self.begun = self.ended = time.monotonic()

    async def press(self, table: Table) -> None:
        """One press at a table."""
        await table.step(self.waits[table.messenger])
        self.ended = time.monotonic()

    def beats(self, beats: Sequence[Beat]) -> list[Beat]:
        """What was seen inside the bot meanwhile."""
        return [beat for beat in beats if self.begun <= beat.at <= self.ended]


async def crowd(tables: Sequence[Table], do: Callable[[Table], Awaitable[None]]) -> None:
    """Have every table do something, a few of them at the same time."""
    room = asyncio.Semaphore(20)

    async def one(table: Table) -> None:
        async with room:
            await do(table)

    await asyncio.gather(*map(one, tables))


async def alone(tables: Sequence[Table]) -> Phase:
    """One press after the other."""
    phase = Phase("alone")
    for table in tables:
        for _ in range(LONE_PRESSES):
            await phase.press(table)
    return phase


async def steadily(tables: Sequence[Table]) -> Phase:
    """All tables at a steady pace; who is still waiting for an answer does not press."""
    phase, dice = Phase(f"{PACE:g} presses a second"), random.Random("pace")
    idle, busy = list(tables), set[asyncio.Task[None]]()

    async def press(table: Table) -> None:
        await phase.press(table)
        idle.append(table)

    due = time.monotonic()
    until = due + SECONDS
    while due < until:
        due += dice.expovariate(PACE)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        task = asyncio.create_task(press(idle.pop(dice.randrange(len(idle)))))
        busy.add(task)
        task.add_done_callback(busy.discard)
    await asyncio.gather(*busy)
    return phase


async def burst(tables: Sequence[Table]) -> Phase:
    """Everybody plays a move in the same instant."""
    await crowd(tables, lambda table: table.ready())
    phase = Phase(f"{len(tables)} moves in one instant")
    await asyncio.gather(*map(phase.press, tables))
    return phase


def report(
    phase: Phase,
    beats: Sequence[Beat],
    lone: Phase,
    bounds: tuple[float, float],
    lag: float = LAG,
) -> None:
    """Print what a phase measured."""
    seen = phase.beats(beats)
    presses = sum(len(waits.acknowledged) for waits in phase.waits.values())
    cpu = (seen[-1].cpu - seen[0].cpu) / presses * 1e3
    print(f"{phase.name}: {presses} presses, {cpu:.1f} ms CPU of the bot for each")
    for messenger, waits in phase.waits.items():
        before = lone.waits[messenger]
        figures("acknowledged", messenger, waits.acknowledged, before.acknowledged, bounds[0])
        figures("board shown", messenger, waits.shown, before.shown, bounds[1])
    late = [beat.late * 1e3 for beat in seen]
    print(f"  {'event loop late':22}{tail(late, lag)}")


def figures(
    what: str, messenger: str, waits: Sequence[float], lone: Sequence[float], bound: float
) -> None:
    """Median, p99 and whether it keeps its bound, with the ratio to a lone press."""
    ms = [wait * 1e3 for wait in waits]
    ratio = p99(ms) / statistics.median(lone) / 1e3
    print(f"  {f'{what}, {messenger}':22}{tail(ms, bound)}, p99 / a lone press {ratio:.1f}")


def tail(ms: Sequence[float], bound: float) -> str:
    """Median and p99, and whether that keeps its bound."""
    kept = "" if p99(ms) <= bound else "  MISSED"
    return f"{statistics.median(ms):8.1f} median {p99(ms):8.1f} p99 ms (at most {bound:g}){kept}"


async def pressing(at: Messengers, folder: Path) -> None:
    """Measure presses."""
    made = (at_discord(at.discord, at.ears), at_telegram(at.telegram, at.ears))
    few, tables = ([*chain(*(islice(each, count) for each in made))] for count in (ALONE, TABLES))
    settings = at.settings(folder, "discord", "telegram")
    record = folder / "beats"
    arguments = ["-m", "tests.bench.messengers", str(record)]
    async with program(arguments, folder, settings, 2):
        async with asyncio.timeout(OPENING):
            await crowd([*few, *tables], lambda table: table.open())
        await crowd(tables, lambda table: table.ready())
        lone = await alone(few)
        steady = await steadily(tables)
        bursts = [await burst(tables) for _ in range(BURSTS)]
    beats = [Beat(*beat) for beat in json.loads(record.read_text())]
    report(lone, beats, lone, (ACKNOWLEDGED, SHOWN))
    report(steady, beats, lone, (ACKNOWLEDGED, SHOWN))
    for each in bursts:
        report(each, beats, lone, (AT_ONCE, AT_ONCE), LAG_AT_ONCE)


async def run() -> None:
    """All of it."""
    async with messengers() as at:
        with tempfile.TemporaryDirectory() as folder:
            await pressing(at, Path(folder))
        waited = await starts(at)
        print(f"start to ready, both messengers {waited:6.2f} s (at most {READY:g})")
        for messenger in ("discord", "telegram"):
            libraries = await imported(at, messenger)
            kept = "" if libraries == {messenger} else "  MISSED"
            print(f"with a token for {messenger} alone it imports {', '.join(libraries)}{kept}")


def main() -> None:
    """Print the figures and say where a bound is missed."""
    asyncio.run(run())


if __name__ == "__main__":
    if sys.argv[1:]:
        serve_watched(Path(sys.argv[1]))
    else:
        main()
