"""50 tables played through the real program's sockets: `python -m tests.bench.browsers`."""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from aiohttp import ClientSession

from bot.games.guides import GUIDES
from bot.words import Words
from tests.bench.press import (
    PACE,
    RECEIPTS,
    SECONDS,
    TABLES,
    WORST_WAIT,
    Script,
    p99,
    script,
    verdict,
)
from tests.local.program import Page, playing

FRIENDS = ("Ann", "Bob")
SAME_COATS = str.maketrans("B", "A")
QUICKEST = (0.02, 0.02)
WARM, LONE = 10, 3


class Round:
    """Two pages at one table of the real program, playing a script."""

    def __init__(self, url: str, room: str, each: Script) -> None:
        self._url = url
        self._room = room
        self._script = each
        self._pages: list[Page] = []
        self.waits: list[float] = []

    async def open(self, session: ClientSession) -> None:
        """Sit down, and see the first board."""
        for name, text in zip(FRIENDS, ("/new boop ghosts=off", "/join"), strict=True):
            page = await Page.open(session, self._url, name, self._room)
            await page.ask(_say(text))
            self._pages.append(page)
        while not any(each["sketch"] for each in page.messages.values()):
            await page.until("message")

    async def play(self, pace: tuple[float, float]) -> None:
        """Press after press; each wait ends when the presser's page has the new board, in ms."""
        pages = self._pages
        dice = random.Random(self._script.seed)
        for turn, (seat, text, seen) in enumerate(self._script.moves):
            await asyncio.sleep(dice.uniform(*pace))
            begun = time.perf_counter()
            answer = await pages[seat].ask(_say(f"/m {text}"))
            if answer.get("toast") and turn == 0:  # who begins is the real program's secret
                pages.reverse()
                begun = time.perf_counter()
                answer = await pages[seat].ask(_say(f"/m {text}"))
            if answer.get("toast"):
                return
            bed = _bed(GUIDES["boop"].sketch(Words().of("en"), seen, FRIENDS))
            while bed not in (_bed(each["sketch"]) for each in pages[seat].messages.values()):
                await pages[seat].until("message")
            self.waits.append((time.perf_counter() - begun) * 1e3)


async def one_by_one(url: str, scripts: Sequence[Script]) -> list[float]:
    """Games one press after the other: the waits, in ms."""
    waits: list[float] = []
    async with ClientSession() as session:
        for each in scripts:
            game = Round(url, f"alone-{next(RECEIPTS)}", each)
            await game.open(session)
            await asyncio.wait_for(game.play(QUICKEST), SECONDS)
            waits += game.waits
    return waits


async def at_once(url: str, scripts: Sequence[Script]) -> list[float]:
    """Many games at a brisk pace: the waits, in ms."""
    async with ClientSession() as session:
        rounds = [Round(url, f"room{n}", each) for n, each in enumerate(scripts)]
        await asyncio.gather(*(each.open(session) for each in rounds))
        plays = [asyncio.create_task(each.play(PACE)) for each in rounds]
        await asyncio.wait(plays, timeout=SECONDS)
        for task in plays:
            task.cancel()
        await asyncio.gather(*plays, return_exceptions=True)
    return [wait for each in rounds for wait in each.waits]


def _bed(sketch: str) -> list[str]:
    """The rows of a drawn bed; which seat plays which coat may differ."""
    return [line.upper().translate(SAME_COATS) for line in sketch.splitlines()[1:8]]


def _say(text: str) -> dict[str, str]:
    return {"type": "say", "id": f"f{next(RECEIPTS)}", "text": text, "table": ""}


async def run(folder: Path) -> None:
    scripts = [script(f"browser {number}") for number in range(WARM + LONE + TABLES)]
    begun = time.perf_counter()
    with playing(folder, PURRLOR_LOG="warning") as (_, url):
        print(f"{'page up':34} {time.perf_counter() - begun:7.2f} s (at most 3)")
        await one_by_one(url, scripts[:WARM])  # tiles are drawn once in the life of a process
        single = await one_by_one(url, scripts[WARM : WARM + LONE])
        waits = await at_once(url, scripts[WARM + LONE :])
    middle = statistics.median(single)
    print(f"{'browser, press to board, alone':34} {middle:7.2f} ms median, {len(single)} presses")
    name = f"browser, {TABLES} tables"
    print(f"{name:34} {statistics.median(waits):7.2f} ms median, {len(waits)} presses")
    verdict("p99 / a lone press", p99(waits) / middle, WORST_WAIT)


def main() -> None:
    """Print the figures and say where a bound is missed."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
