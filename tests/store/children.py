"""Processes that open a store in order to be killed: `python -m tests.store.children`."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

from bot.store import Store, StoreError
from bot.store.lock import FileLock
from bot.store.migrate import MIGRATIONS
from tests.store.examples import put, url


async def hold(file: str, migrations: str = str(MIGRATIONS)) -> int:
    """Open a store, say so, and keep it until the input ends."""
    try:
        store = await Store.open(url(Path(file)), migrations=Path(migrations))
    except StoreError as error:
        print(type(error).__name__, error, flush=True)
        return 2
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await store.close()
    return 0


async def count(file: str, first: str) -> int:
    """Twenty tasks put numbers without end; each number is said once it is acknowledged."""
    store = await Store.open(url(Path(file)))
    following = itertools.count(int(first))

    async def task() -> None:
        for number in following:
            print(await store.write(put(number)), flush=True)

    await asyncio.gather(*(task() for _ in range(20)))
    return 0


async def fork(file: str) -> int:
    """Take the lock and have a child of one's own that outlives us, as a process pool's may."""
    FileLock(Path(file))
    if os.fork() == 0:
        sys.stdin.read()
        os._exit(0)
    print("locked", flush=True)
    sys.stdin.read()
    return 0


if __name__ == "__main__":
    role, *arguments = sys.argv[1:]
    roles: dict[str, Callable[..., Coroutine[None, None, int]]]
    roles = {"hold": hold, "count": count, "fork": fork}
    sys.exit(asyncio.run(roles[role](*arguments)))
