"""Says how a running bot is, in a file beside its database: `doctor --health` reads it."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bot.contract import Finding, Trouble, Unwell
from bot.health import Ailment, Health
from bot.store import Store
from bot.world import World

BEAT: Final = 10.0
SILENT: Final = 60.0
"""Seconds without a word after which nobody believes that the bot still runs."""
ACCEPTING: Final = "accepting connections"
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
    """Looks around every few seconds while nobody asks for anything, and writes down how it is."""

    def __init__(self, store: Store, world: World, file: Path) -> None:
        self._store = store
        self._world = world
        self._file = file

    async def run(self) -> None:
        """Beat until cancelled."""
        health = self._store.health
        try:
            while True:
                with suppress(Unwell):  # said by the store
                    await self._store.look_around()
                health.works(ACCEPTING)
                said = _written(self._world.now(), health.ailments)
                with suppress(OSError, RuntimeError):  # what is not renewed tells as much
                    await asyncio.to_thread(_replace, self._file, said)
                await self._world.sleep(BEAT)
        finally:
            with suppress(OSError):
                self._file.unlink()


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
        return [Finding("health-well", good=True)]
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
    return json.dumps({"at": now, "ailing": ailing})


def _replace(file: Path, said: str) -> None:
    """In one go: nobody reads half of it."""
    fresh = file.with_name(f"{file.name}.new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as there:
        there.write(said)
    fresh.replace(file)
