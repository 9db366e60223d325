"""Serves what has a token, then tells which messengers' libraries that took."""

from __future__ import annotations

import asyncio
import os
import sys

from bot.host.openers import configured
from bot.host.serve import serve
from bot.settings import read_settings


async def main() -> None:
    """Serve until everything is announced; print the libraries."""
    settings = read_settings(os.environ)
    names = configured(settings) or ["web"]
    waiting, up = set(names), asyncio.Event()

    def announce(_address: str) -> None:
        waiting.pop()
        if not waiting:
            up.set()

    serving = asyncio.create_task(serve(settings, names, announce))
    ready = asyncio.create_task(up.wait())
    await asyncio.wait((serving, ready), return_when=asyncio.FIRST_COMPLETED)
    print(*sorted({"discord", "telegram"} & set(sys.modules)))
    for task in (serving, ready):
        task.cancel()
    await asyncio.gather(serving, ready, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
