"""Says how a running bot is, in a file beside its database: `doctor --health` reads it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.contract import Finding, Trouble, Unwell
from bot.health import Ailment, Health
from bot.platforms.port import memory
from bot.store import Store
from bot.store.faults import reason, trouble_of
from bot.world import World

BEAT: Final = 10.0
SILENT: Final = 60.0
"""Seconds without a word after which nobody believes that the bot still runs."""
ACCEPTING: Final = "accepting connections"
NOTING: Final = "writing down how it is"
BLOCK: Final = 4096
"""Bytes of the file: there is room for all that may have to be said, also on a full disk."""
MINUTE: Final = 60
CODES: Final = {
    Trouble.FULL: "health-full",
    Trouble.BUSY: "health-busy",
    Trouble.SEALED: "health-sealed",
    Trouble.DISK: "health-disk",
    Trouble.FAULT: "health-fault",
    Trouble.LOST: "health-lost",
}
"""What is found when something fails."""


class Pulse:
    """Looks around every few seconds while nobody asks for anything, and writes down how it is.

    What begins to fail is written down at once.
    """

    def __init__(self, store: Store, world: World, file: Path) -> None:
        self._store = store
        self._world = world
        self._file = file
        self._writing: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Beat until cancelled."""
        health = self._store.health
        try:
            while True:
                health.changed.clear()
                with suppress(Unwell):  # said by the store
                    await self._store.look_around()
                health.works(ACCEPTING)
                await self._write_down()
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT):
                        await health.changed.wait()
        finally:
            if self._writing is not None:  # else it would write the file after it is gone
                await asyncio.gather(self._writing, return_exceptions=True)
            with suppress(OSError):
                self._file.unlink()

    async def _write_down(self) -> None:
        health = self._store.health
        try:
            work = partial(_replace, self._file, self._said())
            self._writing = asyncio.get_running_loop().run_in_executor(None, work)
            await asyncio.shield(self._writing)
        except (OSError, RuntimeError) as error:
            health.ails(NOTING, trouble_of(error) or Trouble.FAULT, reason(error))
            _write_over(self._file, self._said())
        else:
            health.works(NOTING)

    def _said(self) -> str:
        return _written(self._world.now(), self._store.health.ailments)


def pulse_file(database: Path) -> Path:
    """Where the bot on this database says how it is."""
    return database.with_name(f"{database.name}.health")


def lines(health: Health) -> Sequence[str]:
    """What fails, for programs that watch."""
    return [
        f"{each.part} fails since {datetime.fromtimestamp(each.since, UTC):%Y-%m-%d %H:%M:%S} UTC"
        f" ({each.trouble})"
        for each in health.ailments
    ]


def findings(file: Path, now: float) -> list[Finding]:
    """How the bot is that writes this file."""
    try:
        said = json.loads(file.read_text(encoding="utf-8"))
        at, ailing = float(said["at"]), [_ailment(*each) for each in said["ailing"]]
    except (OSError, ValueError, TypeError, KeyError):
        return [Finding("health-silent", good=False)]
    if abs(now - at) > SILENT:
        return [Finding("health-late", good=False, facts=(("minutes", _minutes(now, at)),))]
    if not ailing:
        return [Finding("health-well", good=True, facts=(("memory", int(said.get("memory", 0))),))]
    return [
        Finding(CODES[each.trouble], good=False, facts=(("minutes", _minutes(now, each.since)),))
        for each in ailing
    ]


def _minutes(now: float, since: float) -> int:
    return max(0, int(now - since) // MINUTE)


def _ailment(part: str, trouble: str, since: float) -> Ailment:
    return Ailment(part, Trouble(trouble), float(since))


def _written(now: float, ailments: Sequence[Ailment]) -> str:
    ailing: list[Any] = [(each.part, each.trouble, each.since) for each in ailments]
    return json.dumps({"at": now, "ailing": ailing, "memory": memory()}).ljust(BLOCK)


def _replace(file: Path, said: str) -> None:
    """In one go: nobody reads half of it."""
    fresh = file.with_name(f"{file.name}.new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as there:
        there.write(said)
    fresh.replace(file)


def _write_over(file: Path, said: str) -> None:
    """Where it stands, for which no room is needed; what cannot be said at all is no longer said.

    Else it would say for a while that all is well.
    """
    try:
        with file.open("r+") as there:
            there.write(said)
    except OSError:
        with suppress(OSError):
            file.unlink()
