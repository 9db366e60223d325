"""How a world is told: what was found, who did what, and the logs of its tables."""

from __future__ import annotations

import asyncio
import gc
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.desk.verbs import VERBS
from engines import GAMES
from engines.record import write_record
from tests.simulation import deeds_strange, deeds_talk  # noqa: F401 — for what they register
from tests.simulation.deeds import DEEDS
from tests.simulation.economy import every_game
from tests.simulation.plants import planted
from tests.simulation.storms import KINDS
from tests.simulation.town_discord import DiscordSelf
from tests.simulation.town_page import PageSelf
from tests.simulation.town_telegram import TelegramSelf
from tests.simulation.world import World, live, unmoved
from tests.stage import database_in

MEMORY = Path("/dev/shm")  # noqa: S108 — only where there is one
LONGEST = 30.0
"""Seconds of CPU after which a world is taken to go on for ever."""
LINES = 40
"""Of what happened before it was found that something is wrong."""


@dataclass(frozen=True)
class Told:
    """What is left of a world."""

    seed: int
    digest: str
    found: tuple[str, ...]
    counts: Counter[str]
    lines: tuple[str, ...]
    records: tuple[str, ...]
    """Its tables' logs, as playthroughs."""
    cpu: float

    def story(self) -> str:
        """For whoever has to find out why."""
        first = [f"world {self.seed}:", *(f"  {each}" for each in self.found[:8])]
        return "\n".join([*first, *(f"    {each}" for each in self.lines), *self.records, ""])


def live_through(seed: int, *, tell: bool = False, plant: str = "") -> Told:
    """The world of a seed, from its beginning to its end; in its bot may be one of `PLANTS`."""
    where = MEMORY if MEMORY.is_dir() else None
    with TemporaryDirectory(dir=where) as folder:
        (Path(folder) / "world.db").write_bytes(_empty())
        _everything_loaded()
        begun = time.process_time()
        gc.disable()  # what a world leaves behind is cleared away once
        world = World(seed, Path(folder), print if tell else None)
        try:
            with _bounded(), planted(plant, world.trace):
                live(world)
        except (Exception, _TooLong):  # noqa: BLE001 — whatever it is, it is a part of the story
            world.found.append(f"the world itself ended: {traceback.format_exc(limit=-6)}")
        lines = _telling(world) if world.found else ()
        records = _records(world) if world.found else ()
        digest, found, counts = world.trace.digest, tuple(world.found), world.trace.counts
        with unmoved():
            del world
            gc.collect()
            gc.freeze()  # what is left is remembered from world to world: it is not walked again
        gc.enable()
        cpu = time.process_time() - begun
        counts["milliseconds of CPU"] += int(1000 * cpu)
        return Told(seed, digest, found, counts, lines, tuple(records), cpu)


def told_aloud(seed: int, plant: str = "") -> Told:
    """The world of a seed, told as it goes."""
    told = live_through(seed, tell=True, plant=plant)
    print("\n".join((*told.found, *told.records)))
    print(f"world {seed} {told.digest} {told.cpu:.2f} s of CPU")
    return told


def never_happened(counts: Counter[str]) -> list[str]:
    """Faults, deeds, verbs and games that should be seen in some hundred worlds, and were not."""
    wanted = [f"fault: {name}" for name in KINDS if name != "cut"]
    wanted += [f"deed: {name}" for name in DEEDS]
    wanted += [f"verb: {verb}" for verb in VERBS]
    wanted += [f"{what}: {name}" for name in GAMES for what in ("begun", "finished")]
    for self_ in (DiscordSelf, TelegramSelf, PageSelf):
        wanted += [f"quirk: {self_.platform} {name}" for name in self_.QUIRKS]
    return [name for name in wanted if not counts[name]]


def _telling(world: World) -> tuple[str, ...]:
    lines = list(world.trace.lines)
    at = next((n for n, line in enumerate(lines) if "WRONG" in line), len(lines))
    return tuple(lines[max(0, at - LINES) : at + 1])


def _records(world: World) -> list[str]:
    return [write_record(story) for story in world.stories]


class _TooLong(BaseException):
    """A world has taken far more of the machine than it may."""


@contextmanager
def _bounded() -> Iterator[None]:
    """Nothing in it goes on for ever."""

    def end(*_: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, LONGEST, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@cache
def _everything_loaded() -> None:
    """Read what is read once, and leave it out of all clearing away."""
    for language in every_game().words.languages:
        every_game().words.of(language)
    gc.collect()
    gc.freeze()


@cache
def _empty() -> bytes:
    """A database of the newest schema in which there is nothing."""

    async def migrated() -> bytes:
        with TemporaryDirectory() as folder:
            await database_in(Path(folder), "world.db")
            return (Path(folder) / "world.db").read_bytes()

    return asyncio.run(migrated())
