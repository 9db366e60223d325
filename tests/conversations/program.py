"""`python -m bot` in a process of its own, between loopback messengers; it may be killed."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aiohttp import web

from tests.conversations.on_discord import DiscordRoom
from tests.conversations.on_telegram import TelegramRoom
from tests.conversations.talking import Messenger
from tests.discord import server as discord
from tests.discord.faults import Fault
from tests.local.program import start
from tests.patience import DEADLINE
from tests.telegram import server as telegram
from tests.telegram.methods import Methods
from tests.telegram.town import Json, Refused


def settings(*messengers: Messenger) -> dict[str, str]:
    """What a host sets to have these messengers served."""
    found = {}
    for each in messengers:
        if isinstance(each, DiscordRoom):
            found["PURRLOR_DISCORD_TOKEN"] = discord.TOKEN
            found["PURRLOR_DISCORD_API"] = each.discord.api
        elif isinstance(each, TelegramRoom):
            found["PURRLOR_TELEGRAM_TOKEN"] = telegram.TOKEN
            found["PURRLOR_TELEGRAM_API"] = each.server.address
    return found


@asynccontextmanager
async def life(folder: Path, *messengers: Messenger) -> AsyncIterator[subprocess.Popen[str]]:
    """One life of the program, from when all its messengers are served; killed at the end."""
    with start(folder, **settings(*messengers)) as process:
        try:
            assert process.stdout is not None
            async with asyncio.timeout(DEADLINE):
                for _ in messengers:
                    line = await asyncio.to_thread(process.stdout.readline)
                    assert line.startswith("The table is set: "), await finished(process)
            yield process
        finally:
            process.kill()
            await finished(process)


@dataclass(frozen=True)
class End:
    """How a process ended."""

    code: int
    said: str
    complained: str


async def finished(process: subprocess.Popen[str]) -> End:
    """The end of a process, which is waited for."""
    try:
        said, complained = await asyncio.to_thread(process.communicate, timeout=DEADLINE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise
    except ValueError:  # it has been read to its end before
        said, complained = "", ""
    return End(process.wait(), said, complained)


async def until(true: Callable[[], object]) -> None:
    """Until something is so; the program tells nobody."""
    async with asyncio.timeout(DEADLINE):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def kept(folder: Path, query: str) -> list[Any]:
    """What stands in the program's file, column by column."""
    with closing(sqlite3.connect(folder / "purrlor.db")) as sql:
        return [row[0] for row in sql.execute(query)]


async def all_delivered(folder: Path) -> None:
    """Until nothing is owed any more."""
    await until(lambda: not kept(folder, "SELECT id FROM outbox"))


@dataclass
class LastWords(Fault):
    """The program dies while a request of it is on its way to Discord."""

    kill: Callable[[], None] = field(kw_only=True)

    def strike(self, request: web.Request) -> None:
        self.kill()
        super().strike(request)


CONFIRMATION = "confirmation"
"""The call that tells Telegram not to bring again what it brought."""


class LastCall(Methods):
    """Once armed, the program dies while the answer to a call of it is on its way back."""

    def __init__(self, server: telegram.Server) -> None:
        super().__init__(server.town, server.mailbox)
        server.methods = self
        self._method = ""
        self._kill: Callable[[], None] | None = None

    def arm(self, method: str, kill: Callable[[], None]) -> None:
        """The next call of this method that brings something, or confirms, is the last."""
        self._method, self._kill = method, kill

    async def call(self, method: str, asked: Json) -> Any:
        confirms = (self._method, method) == (CONFIRMATION, "getUpdates")
        result = await super().call(method, {**asked, "timeout": 0} if confirms else asked)
        if self._kill is not None and (confirms or (result and method == self._method)):
            self._kill()
            self._kill = None
            raise Refused(500, "nobody hears this")
        return result
