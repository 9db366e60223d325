"""Both loopback servers, and the bot as a program that speaks with them."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.bench.crowd import Ears, Told
from tests.discord.server import TOKEN as DISCORD_TOKEN
from tests.discord.server import Loopback
from tests.telegram.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram.server import Server, serving

ROOT: Final = Path(__file__).parents[2]
STOPPING: Final = 10.0
"""Seconds the program has to stop when it is asked to."""


@dataclass(frozen=True, slots=True)
class Messengers:
    """Both servers, and what the bot has to be told to find them."""

    discord: Loopback
    telegram: Server
    ears: Ears

    def settings(self, folder: Path, *wanted: str) -> dict[str, str]:
        """The bot's environment, with the tokens of the wanted messengers."""
        ours = {name: value for name, value in os.environ.items() if "PURRLOR" not in name}
        tokens = {"discord": DISCORD_TOKEN, "telegram": TELEGRAM_TOKEN}
        return {
            **ours,
            **{f"PURRLOR_{name.upper()}_TOKEN": tokens[name] for name in wanted},
            "PURRLOR_DISCORD_API": self.discord.api,
            "PURRLOR_TELEGRAM_API": self.telegram.address,
            "PURRLOR_TELEGRAM_RATE": "1000",  # the bot is measured, not Telegram
            "PURRLOR_DATABASE": str(folder / "bench.db"),
            "PURRLOR_LOG": "error",
            "PYTHONPATH": str(ROOT),
        }


@asynccontextmanager
async def messengers() -> AsyncIterator[Messengers]:
    """Both servers, on free ports."""
    ears = Ears()
    discord = Loopback(seen=Told(ears.discord), limit=1000)
    await discord.open()
    try:
        async with serving(time.time) as telegram:
            telegram.calls = Told(ears.telegram)
            yield Messengers(discord, telegram, ears)
    finally:
        await discord.close()


@asynccontextmanager
async def program(
    arguments: Sequence[str], folder: Path, settings: Mapping[str, str], messengers: int
) -> AsyncIterator[tuple[float, asyncio.subprocess.Process]]:
    """A Python program that serves messengers, and the seconds until it served them all."""
    begun = time.monotonic()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=folder,
        env=dict(settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=(folder / "stderr").open("wb"),
    )
    assert process.stdout is not None
    try:
        for _ in range(messengers):
            assert await process.stdout.readline(), (folder / "stderr").read_text()
        yield time.monotonic() - begun, process
    finally:
        if process.returncode is None:
            process.terminate()
        try:
            async with asyncio.timeout(STOPPING):
                await process.wait()
        except TimeoutError:
            process.kill()
            raise
