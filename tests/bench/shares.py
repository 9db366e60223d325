"""What one person on 60 sockets takes from another: `python -m tests.bench.shares`.

Somebody presses while a flood from a third process hits another, idle bot, then while it hits
theirs, one that never waits for anything and one that stays within what a person may do: five
rounds of all, compared with each other only.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

from aiohttp import ClientError, ClientSession, TCPConnector

from tests.bench.press import verdict
from tests.local.program import ROOT, Page, playing

SOCKETS: Final = 60
ROUNDS: Final = 5
AWAY, MAD, SLY = 1.5, 3.5, 2.5
"""Seconds of a flood at the idle bot, and at the one that is played on: half a minute in all."""
PACE: Final = 0.25
PAGES, FRAMES_A_SECOND = 8, 7.5
"""What one person may open and say."""
WORST_RATIO, MOST_GROWTH = 3.0, 5.0

LINES: Final = (
    "/new boop alone",
    "/new sack alone",
    "/new boop",
    "/resign",
    "/m kitten a1",
    "/show",
    "/text",
    "/rules boop",
    "purr " * 99,
)
FRAMES = count(1)


def main() -> None:
    """Print the figures and say where a bound is missed."""
    if sys.argv[1:]:
        kind, url = sys.argv[1:]
        asyncio.run(flood(url, mad=kind == "mad"))
        return
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


async def run(folder: Path) -> None:
    """Two bots, one flood, one person."""
    ours, idle = folder / "ours", folder / "idle"
    ours.mkdir()
    idle.mkdir()
    with playing(ours) as (_, url), playing(idle) as (_, elsewhere):
        async with ClientSession() as session:
            ann = await Page.open(session, url, "Ann", "kitchen")
            await ann.ask(frame("/new boop"))
            await presses(ann, 2.0)
            before, rounds = size(ours), list[tuple[float, ...]]()
            for _ in range(ROUNDS):
                figures = []
                for at, kind, seconds in (
                    (elsewhere, "mad", AWAY),
                    (url, "mad", MAD),
                    (url, "sly", SLY),
                ):
                    with flooding(at, kind):
                        figures.append(statistics.median(await presses(ann, seconds)))
                rounds.append(tuple(figures))
            grown = size(ours) - before
    for number, what in enumerate(("elsewhere", "here, mad", "here, sly")):
        middle = statistics.median(figures[number] for figures in rounds)
        print(f"{f'a press, the flood {what}':34} {middle:7.2f} ms")
    for number, kind in ((1, "mad"), (2, "sly")):
        ratio = statistics.median(figures[number] / figures[0] for figures in rounds)
        verdict(f"a press in a {kind} flood / elsewhere", ratio, WORST_RATIO)
    verdict("growth of the file, MB", grown / 1e6, MOST_GROWTH)


def size(folder: Path) -> int:
    """Bytes of the database once its journal is empty."""
    file = folder / "purrlor.db"
    with closing(sqlite3.connect(file, timeout=10)) as sql:
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


def frame(text: str) -> dict[str, str]:
    """Something typed."""
    return {"type": "say", "id": f"frame-{next(FRAMES)}", "text": text, "table": ""}


async def presses(page: Page, seconds: float) -> list[float]:
    """The milliseconds presses took that were written down, at a person's brisk pace."""
    waits, until = list[float](), time.monotonic() + seconds
    while time.monotonic() < until:
        begun = time.perf_counter()
        answer = await page.ask(frame(f"/option ghosts {('on', 'off')[len(waits) % 2]}"))
        waits.append((time.perf_counter() - begun) * 1e3)
        assert answer["type"] == "ack", answer
        assert not answer["toast"], answer
        await asyncio.sleep(PACE)
    return waits


@contextmanager
def flooding(url: str, kind: str) -> Iterator[None]:
    """A flood from a process of its own, until what is inside is done."""
    command = [sys.executable, "-m", "tests.bench.shares", kind, url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield
        finally:
            process.kill()


async def flood(url: str, *, mad: bool) -> None:
    """One person on many sockets, until killed."""
    print("here it comes", flush=True)
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        await asyncio.gather(*(pour(session, url, number, mad=mad) for number in range(SOCKETS)))


async def pour(session: ClientSession, url: str, number: int, *, mad: bool) -> None:
    """One socket, opened again whenever it is closed; the sly one says what it may, and no more."""
    dice = random.Random(f"{number}/{time.monotonic()}")
    token, pause = ("f" * 48, 0.0) if mad else ("e" * 48, PAGES / FRAMES_A_SECOND)
    hello = {"type": "hello", "id": "hello", "token": token, "name": "Flo", "language": "en"}
    while mad or number < PAGES:
        with suppress(ClientError, ConnectionError):
            socket = await session.ws_connect(f"{url}/chat", headers={"Origin": url})
            await socket.send_str(json.dumps({**hello, "room": f"room{number}"}))
            while not socket.closed:
                line = {**frame(dice.choice(LINES)), "id": f"{dice.random()}"[2:]}
                await socket.send_str(json.dumps(line))
                await asyncio.sleep(pause)


if __name__ == "__main__":
    main()
