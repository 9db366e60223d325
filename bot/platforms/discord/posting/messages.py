"""Messages of ours: how a post is sent, sent once, and changed."""

from __future__ import annotations

import discord

from bot.contract import Closed, Post, Why
from bot.platforms.discord.errors import ARCHIVED
from bot.platforms.discord.posting.letters import callable_of, called, letter, nonce


async def send(
    channel: discord.PartialMessageable | discord.DMChannel, post: Post, key: str
) -> discord.Message:
    """A new message; only what calls somebody, or is private, makes a sound."""
    sent = letter(post, ping=True)
    view, mentions = sent.view(), called(post)
    silent = post.silent or not (callable_of(post) or isinstance(channel, discord.DMChannel))
    if isinstance(view, discord.ui.LayoutView):
        return await channel.send(
            files=sent.files(), view=view, nonce=key, silent=silent, allowed_mentions=mentions
        )
    return await channel.send(
        sent.text,
        files=sent.files(),
        view=view or discord.utils.MISSING,
        nonce=key,
        suppress_embeds=True,
        silent=silent,
        allowed_mentions=mentions,
        reference=_reference(channel, post),  # type: ignore[arg-type]
    )


def _reference(
    channel: discord.PartialMessageable | discord.DMChannel, post: Post
) -> discord.MessageReference | None:
    """The message a post is about, if it still stands there."""
    if not post.about:
        return None
    return discord.MessageReference(
        message_id=int(post.about), channel_id=channel.id, fail_if_not_exists=False
    )


async def send_or_unlock(
    client: discord.Client, channel: discord.PartialMessageable, post: Post, key: str
) -> discord.Message:
    """A new message; it opens a thread that is archived, and, where we may, a locked one."""
    try:
        return await send(channel, post, key)
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        try:
            await client.http.edit_channel(channel.id, archived=False)
        except discord.Forbidden as locked:
            raise Closed(Why.LOCKED, str(error)) from locked
    return await send(channel, post, key)


async def brought_up_to_date(
    channel: discord.PartialMessageable, message: discord.Message, post: Post
) -> discord.Message:
    """What was sent before shows a post; if it has called too few, it makes room for another."""
    people = {int(person.id) for person in callable_of(post)}
    if people <= {each.id for each in message.mentions}:
        await change(channel.get_partial_message(message.id), post)
        return message
    await message.delete()
    return await send(channel, post, nonce(post.key, str(message.id)))


async def change(message: discord.PartialMessage, post: Post) -> None:
    """Text, picture and buttons anew; nobody is called by a change."""
    sent = letter(post)
    await message.edit(
        content=sent.content,
        embeds=[] if sent.panel else discord.utils.MISSING,
        attachments=sent.files(),
        view=sent.view(),
        allowed_mentions=discord.AllowedMentions.none(),
    )
