"""The rights the bot needs in a channel, each by a short name of its own."""

from __future__ import annotations

from typing import Final

import discord

NEEDED: Final = {
    "view": "view_channel",
    "send": "send_messages",
    "attach": "attach_files",
}
"""What every table needs. Pictures are attachments: the right to embed links is not among them."""
IN_THREADS: Final = NEEDED | {"send": "send_messages_in_threads"}
FOR_THREADS: Final = {
    "thread": "create_public_threads",
    "post-thread": "send_messages_in_threads",
}
"""What a table in a thread of its own needs beside that."""


REMEMBERED: Final = {"history": "read_message_history"}
"""Without it no post can be about another."""
SCOPES: Final = ("bot", "applications.commands")


def install_link(application: int) -> str:
    """Where the bot is let into a server with the rights it needs, and no others."""
    rights = {*NEEDED.values(), *FOR_THREADS.values(), *REMEMBERED.values()}
    permissions = discord.Permissions(**dict.fromkeys(rights, True))
    return discord.utils.oauth_url(application, permissions=permissions, scopes=SCOPES)


def lacking(
    permissions: discord.Permissions, *, thread: bool = False, branching: bool = False
) -> list[str]:
    """The short names of the rights that are not given."""
    needed = (IN_THREADS if thread else NEEDED) | (FOR_THREADS if branching else {})
    return [name for name, right in needed.items() if not getattr(permissions, right)]
