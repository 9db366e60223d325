"""What a whole press costs, alone and among 50 tables: `python -m tests.bench.press`.

Text in, durable on the disk, picture out. Figures of one run are compared with each other only.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from itertools import count, product
from pathlib import Path
from typing import Any

from bot.contract import Command, Finding, Limits, Person, Place, Post, Venue
from bot.host.app import Bot, put_together, shelf, spare_pauses
from bot.tables.table import Table
from bot.world import World, real_world
from engines import GAMES
from engines.log import Cause, Deal
from engines.story import begin
from engines.values import Seat, Seen
from render.boop.places import CELL
from render.kit import cats
from render.kit.theme import DEFAULT
from tests.bench.pictures import naive
from tests.bench.typical import Typical
from tests.stage import TALKATIVE

GAME = GAMES["boop"]
OPTIONS = (("ghosts", "off"),)
GAMES_ALONE, GAMES_WARM, GAMES_TYPICAL = 12, 12, 1
TABLES, SECONDS = 50, 20.0
PACE = (0.5, 1.5)
"""Seconds between two presses at one of many tables: a brisk game."""
LEAST_RATIO, WORST_WAIT, WORST_LAG = 15.0, 4.0, 5.0

RECEIPTS = count(1)


@dataclass(frozen=True, slots=True)
class Script:
    """A random game: who plays what, and what everybody sees after it."""

    seed: str
    moves: tuple[tuple[Seat, str, Seen[Any]], ...]


def script(seed: str) -> Script:
    """A game without ghosts; what is forced is left to the desk."""
    dice, moves = random.Random(seed), list[tuple[Seat, str, Seen[Any]]]()
    story = begin(GAME, Deal(2, OPTIONS, seed))
    while seats := story.to_move():
        legal = GAME.moves(story.state, seats[0])
        move = dice.choice(legal)
        story = story.play(seats[0], move, Cause.FORCED if len(legal) == 1 else Cause.PERSON)
        seen = GAME.seen_by(story.state, None)
        if len(legal) > 1:
            moves.append((seats[0], GAME.format(move), seen))
        else:
            moves[-1] = (*moves[-1][:2], seen)
    return Script(seed, tuple(moves))


class Sink:
    """A platform that takes everything and keeps nothing; tells when a board has come."""

    name = "sink"
    limits = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1024, toast=200)

    address = "nowhere"

    def __init__(self) -> None:
        self.ready = asyncio.Event()
        self.came: dict[str, asyncio.Event] = {}

    def command(self, language: str, verb: str, typed: str = "", /) -> str:
        return f"/{verb} {typed}".rstrip()

    async def run(self, desk: object) -> None:
        await asyncio.get_running_loop().create_future()

    async def post(self, venue: Venue, post: Post) -> str:
        await self.edit(venue, "", post)
        return f"m{next(RECEIPTS)}"

    async def edit(self, place: Place, message: str, post: Post) -> None:
        self.came.setdefault(place.key, asyncio.Event()).set()

    async def erase(self, place: Place, message: str) -> None:
        """Nothing stays."""

    async def whisper(self, person: Person, post: Post) -> str:
        return "w"

    async def aside(self, venue: Venue, person: Person, post: Post) -> None:
        """Nobody looks."""

    async def put_away(self, person: Person, panel: str, *, but: str = "") -> None:
        """Nobody has anything before them."""

    async def answered(self, person: Person) -> None:
        """At once: nothing is on its way."""

    async def branch(
        self,
        venue: Venue,
        title: str,
        message: str | None,
        people: Sequence[Person],
    ) -> Venue:
        return venue

    async def manages(self, venue: Venue, person: Person) -> bool:
        return True

    async def includes(self, venue: Venue, person: Person) -> bool:
        return True

    async def examine(self) -> Sequence[Finding]:
        return ()


@dataclass(frozen=True, slots=True)
class House:
    """A running bot and where its posts go."""

    bot: Bot
    sink: Sink

    async def say(self, seat: Seat, venue: Venue, verb: str, *words: str) -> None:
        """Somebody says something."""
        person = Person("sink", f"p{seat}", ("Ann", "Bob")[seat])
        command = Command(f"r{next(RECEIPTS)}", person, venue, verb, words)
        await self.bot.desk.handle(command)

    async def open(self, venue: Venue) -> None:
        """A table of two, shown."""
        await self.say(0, venue, "new", "boop", "ghosts=off")
        await self.say(1, venue, "join")
        await asyncio.sleep(0.05)

    async def press(self, seat: Seat, venue: Venue, text: str) -> float:
        """A move; the seconds until its board has come."""
        came = self.sink.came.setdefault(venue.key, asyncio.Event())
        came.clear()
        begun = time.perf_counter()
        await self.say(seat, venue, "move", *text.split())
        await came.wait()
        return time.perf_counter() - begun


@asynccontextmanager
async def house(folder: Path, scripts: Sequence[Script]) -> AsyncIterator[House]:
    """The whole bot on a real disk; its tables get the seeds of these scripts, in order."""
    seeds = iter([each.seed for each in scripts])
    world: World = replace(real_world(), seed=lambda: next(seeds))
    sink = Sink()
    url = f"sqlite+aiosqlite:///{folder / 'press.db'}"

    async def nobody(_table: Table, _seat: Seat) -> object:
        raise LookupError("no computer plays here")

    async with put_together(url, world, shelf(), nobody, lambda _: [sink], TALKATIVE) as bot:
        running = asyncio.create_task(bot.run())
        try:
            yield House(bot, sink)
        finally:
            running.cancel()
            with suppress(asyncio.CancelledError):
                await running


async def alone(at: House, scripts: Sequence[Script], venue: Venue) -> tuple[float, float]:
    """Games one press after the other: CPU of a press and the median wait, in ms."""
    waits: list[float] = []
    cpu = 0.0
    for each in scripts:
        await at.open(venue)
        begun = time.process_time()
        for seat, text, _ in each.moves:
            waits.append(await at.press(seat, venue, text))
        await asyncio.sleep(0.02)
        cpu += time.process_time() - begun
    return cpu / len(waits) * 1e3, statistics.median(waits) * 1e3


def typical(folder: Path, scripts: Sequence[Script]) -> float:
    """The same games the usual way: CPU of a press, in ms."""
    kinds = {"kitten": cats.kitten, "cat": cats.cat}
    sprites = {
        (seat, word): draw(DEFAULT.coats[seat], DEFAULT, 2 * CELL)
        for seat, (word, draw) in product((0, 1), kinds.items())
    }
    stack, presses = Typical(folder), 0
    begun = time.process_time()
    for each in scripts:
        game = stack.begin(each.moves[0][0])
        for _, text, seen in each.moves:
            stack.step(game, text)
            naive(seen, sprites)
            stack.shown(game)
            presses += 1
    cpu = time.process_time() - begun
    stack.close()
    return cpu / presses * 1e3


async def many(at: House, scripts: Sequence[Script]) -> tuple[list[float], list[float]]:
    """Many tables at a brisk pace: the waits, and how late the event loop was, in ms."""
    waits: list[float] = []
    lags: list[float] = []
    venues = [Venue("sink", f"table{number}") for number in range(len(scripts))]
    for venue in venues:
        await at.open(venue)

    async def play(venue: Venue, each: Script) -> None:
        dice = random.Random(each.seed)
        for seat, text, _ in each.moves:
            await asyncio.sleep(dice.uniform(*PACE))
            waits.append(await at.press(seat, venue, text) * 1e3)

    async def watch() -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(0.005)
            lags.append((time.perf_counter() - begun - 0.005) * 1e3)

    tasks = [asyncio.create_task(play(*each)) for each in zip(venues, scripts, strict=True)]
    tasks.append(asyncio.create_task(watch()))
    await asyncio.sleep(SECONDS)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return waits, lags


def verdict(name: str, figure: float, bound: float, *, least: bool = False) -> None:
    """Print a ratio, and whether it keeps its bound."""
    kept = figure >= bound if least else figure <= bound
    limit = f"{'at least' if least else 'at most'} {bound:g}"
    print(f"{name:34} {figure:7.1f} ({limit}){'' if kept else '  MISSED'}")


def p99(values: Sequence[float]) -> float:
    """What 99 of 100 stay under."""
    return statistics.quantiles(values, n=100)[98]


async def run(folder: Path) -> None:
    seeds = [f"press {number}" for number in range(GAMES_WARM + GAMES_ALONE + TABLES)]
    scripts = [script(seed) for seed in seeds]
    warm, lone = scripts[:GAMES_WARM], scripts[GAMES_WARM : GAMES_WARM + GAMES_ALONE]
    crowd = scripts[GAMES_WARM + GAMES_ALONE :]
    async with house(folder, scripts) as at:
        await alone(at, warm, Venue("sink", "warm"))
        spare_pauses()  # as `bot.serve` does once everything is warm
        cpu, wait = await alone(at, lone, Venue("sink", "lone"))
        waits, lags = await many(at, crowd)
    usual = typical(folder, lone[:GAMES_TYPICAL])
    print(f"{'a whole press, CPU':34} {cpu:7.2f} ms")
    print(f"{'the typical stack, CPU':34} {usual:7.2f} ms")
    verdict("typical stack / ours", usual / cpu, LEAST_RATIO, least=True)
    print(f"{'press to board, alone':34} {wait:7.2f} ms median")
    middle = statistics.median(waits)
    print(f"{f'press to board, {TABLES} tables':34} {middle:7.2f} ms median, {len(waits)} presses")
    verdict(f"p99 of {TABLES} tables / a lone press", p99(waits) / wait, WORST_WAIT)
    verdict("event loop lag, p99 ms", p99(lags), WORST_LAG)


def main() -> None:
    """Print the figures and say where a bound is missed."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
