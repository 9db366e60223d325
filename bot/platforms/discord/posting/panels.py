"""What somebody alone sees on Discord and need not see any longer: one panel a table, one note.

A message only its reader sees can be taken back for a quarter of an hour after the last press on
it. What is remembered here serves that and nothing else: after a restart one may be left behind,
which its reader can dismiss.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import aiohttp
import discord

REMEMBERED: Final = 2_000

Interaction: TypeAlias = discord.Interaction[Any]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Slip:
    """A message only one person sees, and how it is taken back."""

    message: int
    take_back: Callable[[], Awaitable[None]]


class Panels:
    """The newest slip of each kind a person has before them."""

    def __init__(self) -> None:
        self._slips: OrderedDict[tuple[int, str], Slip] = OrderedDict()

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


async def taken_back(slip: Slip) -> None:
    """Take a message back, if that is still possible."""
    try:
        await slip.take_back()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("message %s stays: %s", slip.message, error)
