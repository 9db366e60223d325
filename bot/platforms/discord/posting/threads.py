"""Threads for tables: opened from the message that shows the table, one for each."""

from __future__ import annotations

from typing import Final

import discord

from bot.contract import Bar, Barred
from bot.platforms.discord.errors import HAS_THREAD, barred
from bot.platforms.discord.posting.letters import cut

NAME: Final = 100
REST: Final = 7 * 24 * 60
"""Minutes without a word after which Discord archives a thread: the longest there are."""


async def open_thread(
    client: discord.Client, channel_id: int, title: str, message: str | None
) -> int:
    """The id of the thread of a message, or, without one, of a thread below a channel."""
    try:
        if message is not None:
            return await _from_message(client, channel_id, title, int(message))
        return await _below(client, channel_id, title)
    except discord.HTTPException as error:
        why = barred(error)
        if why is None:
            raise
        raise why from error


async def _from_message(client: discord.Client, channel: int, title: str, message: int) -> int:
    """A message's thread has its id: what two ask for at once, or twice, is one and the same."""
    try:
        await client.http.start_thread_with_message(
            channel, message, name=cut(title, NAME), auto_archive_duration=REST
        )
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
    return message


async def _below(client: discord.Client, channel_id: int, title: str) -> int:
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise Barred(Bar.KIND, f"{channel_id} has no threads")
    public, news = discord.ChannelType.public_thread, discord.ChannelType.news_thread
    thread = await channel.create_thread(
        name=cut(title, NAME),
        type=news if channel.is_news() else public,
        auto_archive_duration=REST,
    )
    return thread.id
