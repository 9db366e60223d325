"""Polling: asks for updates, has them recorded, and only then asks on, which confirms them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from telegram.error import InvalidToken, TelegramError

from bot.platforms.telegram.errors import BadToken, Flooded
from bot.platforms.telegram.patience import Pause
from bot.platforms.telegram.wire import Raw, Wire

SLOWEST: Final = 30.0
FAREWELL: Final = 2.0

log = logging.getLogger(__name__)


async def poll(wire: Wire, take: Callable[[Sequence[Raw]], Awaitable[None]], pause: Pause) -> None:
    """Take updates until cancelled; connections may break and come back."""
    offset, failures = 0, 0
    try:
        while True:
            try:
                updates = await wire.updates(offset)
                await take(updates)
            except InvalidToken:
                raise BadToken from None
            except TelegramError as error:
                failures += 1
                log.warning("no updates from Telegram: %s", error.message)
                await pause(_wait(error, failures))
            except Exception:
                # Not recorded, so not confirmed either: Telegram brings them again.
                failures += 1
                log.exception("updates were not recorded")
                await pause(_wait(None, failures))
            else:
                failures = 0
                offset = max([offset, *(update["update_id"] + 1 for update in updates)])
    finally:
        await _confirm(wire, offset)


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
