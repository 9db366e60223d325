"""What somebody alone sees on Discord and need not see any longer: one panel a table, one note.

A message only its reader sees can be taken back for a quarter of an hour after the last press on
it. What is remembered here serves that and nothing else: after a restart one may be left behind,
which its reader can dismiss.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import aiohttp
import discord

REMEMBERED: Final = 2_000
READ: Final = 10.0
"""Seconds after which a few words have been read that take the place of a panel."""

Interaction: TypeAlias = discord.Interaction[Any]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Slip:
    """A message only one person sees, and how it is taken back."""

    message: int
    take_back: Callable[[], Awaitable[None]]


class Panels:
    """The newest slip of each kind a person has before them. `pause` waits until one is read."""

    def __init__(self, pause: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self._slips: OrderedDict[tuple[int, str], Slip] = OrderedDict()
        self._pause = pause
        self._fading: set[asyncio.Task[None]] = set()

    async def keep(self, person: int, kind: str, slip: Slip) -> None:
        """Know the newest one: the one before it goes."""
        former = self._slips.pop((person, kind), None)
        self._slips[person, kind] = slip
        while len(self._slips) > REMEMBERED:
            self._slips.popitem(last=False)
        if former is not None and former.message != slip.message:
            await taken_back(former)

    async def drop(self, person: int, kind: str, *, but: int = 0) -> None:
        """There is none any more; `but` is a message that is seen to otherwise."""
        former = self._slips.pop((person, kind), None)
        if former is not None and former.message != but:
            await taken_back(former)

    def fade(self, person: int, kind: str, slip: Slip) -> None:
        """One that was kept goes by itself once it has been read, unless it has gone before.

        N.B. it may have gone already: other answers come while `keep` takes the one before away.
        """
        task = asyncio.create_task(self._faded((person, kind), slip))
        self._fading.add(task)
        task.add_done_callback(self._fading.discard)

    async def _faded(self, key: tuple[int, str], slip: Slip) -> None:
        await self._pause(READ)
        if self._slips.get(key) is slip:
            await self.drop(*key)


async def taken_back(slip: Slip) -> None:
    """Take a message back, if that is still possible."""
    try:
        await slip.take_back()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("message %s stays: %s", slip.message, error)
