"""Who has just pressed something where: for a quarter of an hour they can be shown a post there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import discord

from bot.contract import Person, Post, Unreachable, Venue
from bot.platforms.answering import ANSWERED, Answering
from bot.platforms.discord.posting.letters import letter
from bot.platforms.discord.posting.panels import Slip
from bot.platforms.discord.posting.replies import follow

REMEMBERED: Final = 2_000


class Recent:
    """The newest interaction of each person in each channel."""

    def __init__(self) -> None:
        self._known: OrderedDict[
            tuple[str, str], tuple[discord.Interaction[Any], asyncio.Event]
        ] = OrderedDict()
        self._answering = Answering()

    @contextmanager
    def answering(self, interaction: discord.Interaction[Any]) -> Iterator[None]:
        """An interaction is being answered; what else its person is shown comes after that.

        N.B. the first message that follows takes the place of the answer that was promised.
        """
        answered = asyncio.Event()
        key = (str(interaction.channel_id), str(interaction.user.id))
        self._known[key] = (interaction, answered)
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        try:
            with self._answering.to(str(interaction.user.id)):
                yield
        finally:
            answered.set()

    async def answered(self, person: Person) -> None:
        """Until somebody has what they are being answered now, wherever that is."""
        await self._answering.over(person.id)

    def manages(self, venue: Venue, person: Person) -> bool:
        """Whether who has just asked for something may manage the server."""
        interaction, _ = self._known.get((venue.id, person.id), (None, None))
        if interaction is None or interaction.is_expired():
            return False
        rights = interaction.permissions
        return rights.administrator or rights.manage_guild

    async def follow_up(self, venue: Venue, person: Person, post: Post) -> Slip:
        """Show a post to somebody alone where they have just pressed; raises `Unreachable`."""
        interaction, answered = self._known.get((venue.id, person.id), (None, None))
        if interaction is None or answered is None or interaction.is_expired():
            raise Unreachable(f"{person.key} has not pressed anything in {venue.key} lately")
        async with asyncio.timeout(ANSWERED):
            await answered.wait()
        return await follow(interaction, letter(post))
