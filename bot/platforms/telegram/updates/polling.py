"""Polling: asks for updates, has them recorded, and only then asks on, which confirms them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

from telegram.error import InvalidToken, TelegramError

from bot.contract import Unwell
from bot.platforms.telegram.errors import BadToken, Flooded
from bot.platforms.telegram.posting.patience import Pause
from bot.platforms.telegram.wire import Raw, Wire

SLOWEST: Final = 30.0
A_WHILE: Final = 0.5
"""Seconds updates may take to be kept before it is looked who has pressed meanwhile."""
FAREWELL: Final = 2.0

log = logging.getLogger(__name__)


Take: TypeAlias = Callable[[Sequence[Raw]], Awaitable[None]]
Glance: TypeAlias = Callable[[Sequence[Raw]], None]


async def poll(wire: Wire, take: Take, glance: Glance, pause: Pause, moment: Pause) -> None:
    """Take updates until cancelled; connections may break and come back.

    Where they wait for longer than a moment to be kept, those behind them are glanced at.
    """
    offset, failures = 0, 0
    try:
        while True:
            try:
                updates = await wire.updates(offset)
                async with _glancing(wire, offset, glance, pause, moment):
                    await take(updates)
                    offset = max([offset, *(update["update_id"] + 1 for update in updates)])
            except InvalidToken:
                raise BadToken from None
            except TelegramError as error:
                failures += 1
                log.warning("no updates from Telegram: %s", error.message)
                await pause(_wait(error, failures))
            except Unwell:  # not recorded, so not confirmed either
                failures += 1
                await pause(_wait(None, failures))
            except Exception:
                # Not recorded, so not confirmed either: Telegram brings them again.
                failures += 1
                log.exception("updates were not recorded")
                await pause(_wait(None, failures))
            else:
                failures = 0
    finally:
        await _confirm(wire, offset)


@asynccontextmanager
async def _glancing(
    wire: Wire, offset: int, glance: Glance, pause: Pause, moment: Pause
) -> AsyncIterator[None]:
    """Whoever presses while a disk is slow is not left without a word.

    Where Telegram is flooded by that, it is over only with the flood: who polls heeds it, too.
    """
    flooded = asyncio.Event()

    async def look() -> None:
        try:
            while True:
                await moment(A_WHILE)
                glance(await wire.updates(offset, wait=0))
        except Flooded as error:
            flooded.set()
            await pause(error.seconds)
        except TelegramError:
            pass

    looking = asyncio.create_task(look())
    try:
        yield
    except asyncio.CancelledError:
        flooded.clear()  # who stops waits for nothing
        raise
    finally:
        if not flooded.is_set():
            looking.cancel()
        await asyncio.gather(looking, return_exceptions=True)


async def _confirm(wire: Wire, offset: int) -> None:
    """Confirm what was recorded last, lest it comes again; without time for it, it just does."""
    if not offset:
        return
    try:
        async with asyncio.timeout(FAREWELL):
            await wire.updates(offset, limit=1, wait=0)
    except (TimeoutError, TelegramError):
        log.info("the last updates are not confirmed")


def _wait(error: TelegramError | None, failures: int) -> float:
    if isinstance(error, Flooded):
        return error.seconds
    return min(2.0 ** (failures - 1), SLOWEST)
