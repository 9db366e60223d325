"""The wire: where Discord is, and how a delivery goes over it without ever waiting there.

discord.py keeps the rate limits it reads from headers: it lets no request go before its bucket is
free again. What it cannot foresee, a 429 or a 5xx, it would sleep over inside the request. A
delivery must not: the courier is the one who waits; nor must the confirmation of a press, that has
three seconds. So a trace on the HTTP session turns such an answer into `TurnedAway` for whoever is
`impatient`; all other requests keep the library's own patience. That also makes it safe to give a
delivery up: discord.py, cancelled while it sleeps over a global limit, would hold back every
request for ever.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from yarl import URL

from bot.contract import RetryLater, Urgency
from bot.platforms.discord.errors import TurnedAway, sort_out
from bot.platforms.governor import EVERYWHERE, Allowance, Governor, Room

# Nobody talks aloud here: the library need not warn of what it lacks for that.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

LONGEST_DELIVERY: Final = 30.0
LONGEST_LIMIT: Final = 30.0
"""How long discord.py may hold a request back for its bucket."""
AHEAD: Final = 2
"""Deliveries a channel makes wait for its limit before lobbies make room for boards in play."""
A_WHILE: Final = 1.0
EVERYTHING: Final = Allowance(1.0, dict.fromkeys(Urgency, Room(45, 45)))
"""Discord takes 50 requests a second of a bot; presses are acknowledged on top of that."""

_impatient: ContextVar[bool] = ContextVar("_impatient", default=False)


class Pace:
    """Lets deliveries out as the governor likes, and tells it what Discord asks for."""

    def __init__(self, governor: Governor) -> None:
        self._governor = governor
        self._inside: Counter[str] = Counter()

    @asynccontextmanager
    async def delivery(
        self, place: str, urgency: Urgency, *, private: bool = False
    ) -> AsyncIterator[None]:
        """Something is being delivered to a place; its errors become the contract's."""
        if urgency is Urgency.LOBBY and self._inside[place] >= AHEAD:
            raise RetryLater(A_WHILE)
        await self._governor.admit(place, urgency)
        self._inside[place] += 1
        try:
            with impatient():
                async with asyncio.timeout(LONGEST_DELIVERY):
                    yield
        except Exception as error:
            meaning = sort_out(error, private=private)
            if isinstance(error, TurnedAway) and isinstance(meaning, RetryLater):
                self._governor.hold(EVERYWHERE if error.everywhere else place, error.seconds or 0.0)
            if meaning is error:
                raise
            raise meaning from error
        finally:
            self._inside[place] -= 1
            if not self._inside[place]:
                del self._inside[place]


@contextmanager
def impatient() -> Iterator[None]:
    """What is asked for meanwhile and is turned away is over at once."""
    token = _impatient.set(True)
    try:
        yield
    finally:
        _impatient.reset(token)


def impatience() -> aiohttp.TraceConfig:
    """A trace that ends at once what Discord turns away, for whoever is `impatient`."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_turn_away)
    return trace


async def _turn_away(
    session: aiohttp.ClientSession,  # noqa: ARG001 — the signature of a trace
    context: SimpleNamespace,  # noqa: ARG001
    end: aiohttp.TraceRequestEndParams,
) -> None:
    response = end.response
    if not _impatient.get() or (response.status != 429 and response.status < 500):
        return
    try:
        body = json.loads(await response.read())
    except ValueError:
        body = {}
    said = body if isinstance(body, dict) else {}
    seconds = said.get("retry_after", response.headers.get("Retry-After"))
    raise TurnedAway(
        response.status,
        int(said.get("code") or 0),
        None if seconds is None else float(seconds),
        # Without this header it is the guard in front of Discord, who bans the whole machine.
        everywhere=bool(said.get("global")) or "Via" not in response.headers,
    )


@contextmanager
def pointed_at(api: str | None) -> Iterator[None]:
    """Have discord.py speak to another address as long as this lasts."""
    rest, gateway = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    if api is not None:
        Route.BASE = api.rstrip("/")
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = rest, gateway


async def find_gateway(http: HTTPClient) -> None:
    """Have lost connections come back to the gateway of the address `pointed_at`."""
    _, url, _ = await http.get_bot_gateway()
    DiscordWebSocket.DEFAULT_GATEWAY = URL(url)


A_MOMENT: Final = 0.1
OUTAGES: Final = (OSError, aiohttp.ClientError, discord.GatewayNotFound, discord.RateLimited)
"""What ends a connection without anybody's fault, beside Discord's own 5xx."""


async def stopped(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it has stopped: before Python 3.12 `wait_for` may lose a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=A_MOMENT)
