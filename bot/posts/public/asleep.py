"""What people are told of a table that cannot be shown in its place, and the board they get."""

from __future__ import annotations

from dataclasses import replace

from bot.contract import NO_MARK, Limits, Post, Why
from bot.posts.kit import Kit
from bot.posts.public.board import board_post
from bot.posts.rows import Frame
from bot.tables.table import Table
from bot.words import Speech

STAYING = (Why.GONE, Why.REFUSED)
"""What does not pass by itself."""


def asleep_key(table: str) -> str:
    """Which post of a table that board is: of each reader's the newest stands."""
    return f"asleep.{table}"


def why_asleep(say: Speech, table: str, why: Why) -> str:
    """What happened and what to do."""
    return say(f"asleep-{why}", table=table)


async def asleep_post(kit: Kit, table: Table, say: Speech, limits: Limits, why: Why | None) -> Post:
    """The board for somebody alone; told first, where a reason is given, why it comes this way."""
    lines = [] if why is None else [why_asleep(say, table.id, why), say("asleep-private")]
    if why is not None and why not in STAYING:
        lines.append(say("asleep-back"))
    note = " ".join(lines)
    room = replace(limits, text=limits.text - len(note) - 2)
    post = await board_post(kit, table, Frame(asleep_key(table.id), NO_MARK, say, room))
    return replace(post, text=f"{note}\n\n{post.text}") if note else post


def in_words(post: Post, say: Speech) -> Post:
    """A board without its picture, for where none are allowed."""
    if post.picture is None:
        return post
    return replace(post, text=f"{post.text}\n\n{say('asleep-pictures')}", picture=None)
