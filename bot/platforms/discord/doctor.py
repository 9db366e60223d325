"""What `doctor` looks at: the token, the clock, where the bot is, what it may not do there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.contract import Finding
from bot.platforms.discord.rights import install_link, lacking
from bot.platforms.discord.wire import OUTAGES

SAMPLE: Final = 5
"""Servers that are looked at closely."""
MOST_GUILDS: Final = 200
SKEW: Final = 5.0
"""Seconds a clock may be off; the date of an answer counts whole seconds."""


async def look_into(token: str, clock: Callable[[], float]) -> list[Finding]:
    """Everything that can be found out with a token, without connecting to the gateway."""
    skews: list[float] = []

    async def read_date(
        session: aiohttp.ClientSession,  # noqa: ARG001 — the signature of a trace
        context: SimpleNamespace,  # noqa: ARG001
        end: aiohttp.TraceRequestEndParams,
    ) -> None:
        if date := end.response.headers.get("Date"):
            skews.append(clock() - parsedate_to_datetime(date).timestamp())

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(read_date)
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=trace)
    try:
        await client.login(token)
        found = [await _identity(client), Finding("discord-intents", good=True)]
        found += [await _sessions(client), *await _places(client)]
    except discord.LoginFailure:
        found = [Finding("discord-token-refused", good=False)]
    except (*OUTAGES, discord.HTTPException) as error:
        found = [Finding("discord-unreachable", good=False, facts=(("error", str(error)),))]
    finally:
        await client.close()
    return [*found, *_clock(skews)]


async def _identity(client: discord.Client) -> Finding:
    name = client.user.name if client.user else ""
    return Finding("discord-token", good=True, facts=(("name", name),))


async def _sessions(client: discord.Client) -> Finding:
    """How often the bot may still connect today: who restarts in a circle runs out of it."""
    shards, _, limit = await client.http.get_bot_gateway()
    left = limit["remaining"]
    code = "discord-sessions" if left > shards else "discord-sessions-spent"
    return Finding(code, good=left > shards, facts=(("left", left), ("shards", shards)))


async def _places(client: discord.Client) -> list[Finding]:
    guilds = [guild async for guild in client.fetch_guilds(limit=MOST_GUILDS)]
    address = (("address", install_link(client.application_id or 0)),)
    if not guilds:
        return [Finding("discord-nowhere", good=False, facts=address)]
    found = [
        Finding("discord-guilds", good=True, facts=(("guilds", len(guilds)),)),
        Finding("discord-install", good=True, facts=address),
    ]
    for guild in guilds[:SAMPLE]:
        found += await _rights(client, guild.id)
    return found


LACKS: Final = {
    "view": "discord-lacks-view",
    "send": "discord-lacks-send",
    "attach": "discord-lacks-attach",
    "thread": "discord-lacks-thread",
    "post-thread": "discord-lacks-post-thread",
}
"""What is found when a right is missing."""


async def _rights(client: discord.Client, guild_id: int) -> list[Finding]:
    """The rights a server does not give, and in how many of its text channels."""
    guild = await client.fetch_guild(guild_id, with_counts=False)
    me = await guild.fetch_member(client.user.id if client.user else 0)
    channels = [
        each for each in await guild.fetch_channels() if isinstance(each, discord.TextChannel)
    ]
    missing = Counter(
        right
        for channel in channels
        for right in lacking(channel.permissions_for(me), branching=True)
    )
    if not missing:
        return [Finding("discord-rights", good=True, facts=(("guild", guild.name),))]
    return [
        Finding(
            LACKS[right],
            good=False,
            facts=(("guild", guild.name), ("channels", count), ("all", len(channels))),
        )
        for right, count in missing.items()
    ]


def _clock(skews: list[float]) -> list[Finding]:
    if not skews:
        return []
    nearest: float = min(skews, key=abs)
    seconds = round(nearest)
    good = abs(seconds) <= SKEW
    code = "discord-clock" if good else "discord-clock-off"
    return [Finding(code, good=good, facts=(("seconds", seconds),))]
