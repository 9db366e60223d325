"""The disk of a machine: full, sealed, held by another, broken, slow; and no descriptors left."""

from __future__ import annotations

import errno
import os
import random
import sqlite3
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Final

from tests.simulation.disk import Crossing, failing
from tests.simulation.faults import Excuse, kind

if TYPE_CHECKING:
    from tests.simulation.world import World

READ: Final = r"reading the database fails: "
WRITE: Final = r"writing to the database fails: "


def _excuses(sentence: str) -> tuple[Excuse, ...]:
    """What the bot says, once, of a disk that fails."""
    return tuple(Excuse("bot.health", f"{part}{sentence}") for part in (READ, WRITE))


WHERE: Final = {
    sqlite3.SQLITE_FULL: ("statement", "commit"),
    sqlite3.SQLITE_READONLY: ("statement",),
    sqlite3.SQLITE_BUSY: ("with_cursor",),
    sqlite3.SQLITE_IOERR: ("with_cursor", "statement", "commit"),
}
"""What fails; where the disk itself does, reading does, too."""


def _fails(world: World, chance: random.Random, name: str, code: int, sentence: str) -> None:
    """For a while the disk fails, perhaps only now and then."""
    often = chance.choice((1.0, 1.0, 0.3))
    struck = False

    def meddle(crossing: Crossing) -> None:
        nonlocal struck
        meant = crossing.writer or code == sqlite3.SQLITE_IOERR
        if crossing.done or not meant or crossing.what not in WHERE[code]:
            return
        if chance.random() < often:
            if not struck:
                struck = True
                world.faults.struck(name)
            raise failing(code, sentence)

    async def over() -> None:
        world.disk.troubles.remove(meddle)
        world.witness.trouble(name)  # what had to wait is done now, and meets what came first

    if not world.disk.troubles:
        world.disk.troubles.append(meddle)
        longest = 3600.0 if world.shape.slow else 60.0
        world.faults.take(name, chance.choice((0.5, 5.0, 20.0, longest)), over)


@kind(explains=_excuses("database or disk is full"))
async def full_disk(world: World, chance: random.Random) -> None:
    """No room is left."""
    _fails(world, chance, "full disk", sqlite3.SQLITE_FULL, "database or disk is full")


@kind(explains=_excuses("attempt to write a readonly database"))
async def sealed_disk(world: World, chance: random.Random) -> None:
    """It may only be read."""
    sentence = "attempt to write a readonly database"
    _fails(world, chance, "sealed disk", sqlite3.SQLITE_READONLY, sentence)


@kind(explains=_excuses("database is locked"))
async def held_disk(world: World, chance: random.Random) -> None:
    """Another program writes to the file, perhaps to a table that is remembered."""
    if chance.random() < 0.7:
        _written_by_another(world, chance)
    _fails(world, chance, "held disk", sqlite3.SQLITE_BUSY, "database is locked")


def _written_by_another(world: World, chance: random.Random) -> None:
    """A table has been written to since the memo has it: whoever writes next loses the race."""
    tables = world.rows("SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id")
    if not tables:
        return
    with suppress(sqlite3.OperationalError):  # where the bot is writing just now
        with closing(sqlite3.connect(world.file, timeout=0)) as sql, sql:
            sql.execute("UPDATE tables SET version=version+1 WHERE id=?", chance.choice(tables))
        world.faults.struck("written by another")


@kind(explains=_excuses("disk I/O error"))
async def broken_disk(world: World, chance: random.Random) -> None:
    """Neither reading nor writing works."""
    _fails(world, chance, "broken disk", sqlite3.SQLITE_IOERR, "disk I/O error")


SLOW: Final = (
    Excuse("bot.platforms.discord.reception", "nothing to offer", "TimeoutError"),
    # A bot that stops does not wait for what it reads for pages that have gone.
    Excuse("sqlalchemy.pool.impl.AsyncAdaptedQueuePool", "Exception term", "CancelledError"),
)


@kind(explains=SLOW)
async def slow_disk(world: World, chance: random.Random) -> None:
    """Whatever has to wait for it waits for seconds."""
    disk = world.disk
    slow = chance.choice((0.5, 2.0, 6.0))

    async def over() -> None:
        disk.slowness = 0.0

    if not disk.slowness:
        disk.slowness = slow
        world.faults.struck("slow disk")
        world.faults.take("slow disk", chance.choice((10.0, 60.0)), over)


NO_FILES: Final = r".*(Too many open files|unable to open database file)"


@kind(explains=(*_excuses(NO_FILES), Excuse("discord.shard", r"Attempting a reconnect", r".*")))
async def no_descriptors(world: World, chance: random.Random) -> None:
    """The machine has no more files to open: no connection is made, and no database opened."""
    error = OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    def meddle(crossing: Crossing) -> None:
        if crossing.what == "open" and not crossing.done:
            world.faults.struck("no descriptors", "database")
            raise failing(sqlite3.SQLITE_CANTOPEN, "unable to open database file")

    def refuse() -> None:
        world.faults.struck("no descriptors", "connection")
        raise OSError(*error.args)

    async def over() -> None:
        world.loop.refuse = None
        world.disk.troubles.remove(meddle)

    if not world.disk.troubles:
        world.disk.troubles.append(meddle)
        world.loop.refuse = refuse
        world.faults.take("no descriptors", chance.choice((5.0, 60.0)), over)
