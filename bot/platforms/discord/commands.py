"""Interactions as commands: who asks for what, where, in which language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.contract import NO_MARK, Argument, Command, Mark, Person, Venue

TABLE: Final = "table"
"""The argument that names a table, and the command that shows one."""

Interaction: TypeAlias = discord.Interaction[Any]
Data: TypeAlias = Mapping[str, Any]


def command_of(
    interaction: Interaction, verb: str, words: Sequence[str], table: str = "", mark: Mark = NO_MARK
) -> Command:
    """What somebody asks for."""
    who = interaction.user
    return Command(
        receipt=str(interaction.id),
        person=Person("discord", str(who.id), who.display_name, language_of(interaction)),
        venue=venue_of(interaction),
        verb=verb,
        words=tuple(words),
        table=table,
        mark=mark,
        unseen=True,  # what is said to us is shown to nobody else, wherever it is said
    )


def is_outside(interaction: Interaction) -> bool:
    """Whether somebody brought us along where we are not: into a group of theirs, or a server."""
    if interaction.guild_id is not None:
        return interaction.client.get_guild(interaction.guild_id) is None
    return interaction.context.private_channel


def venue_of(interaction: Interaction) -> Venue:
    """Where it was asked, with the channel and the server that is in."""
    parent = getattr(interaction.channel, "parent_id", None)
    above = (parent, interaction.guild_id)
    private = interaction.guild_id is None or is_outside(interaction)
    return Venue(
        "discord", str(interaction.channel_id), private, tuple(str(each) for each in above if each)
    )


def language_of(interaction: Interaction) -> str:
    """What the client of who asks speaks."""
    return str(interaction.locale.value).partition("-")[0]


def words_of(given: Mapping[Argument, str]) -> tuple[str, ...]:
    """What was typed, but for the name of a table."""
    return tuple(
        word for argument, text in given.items() if argument.name != TABLE for word in text.split()
    )


def table_of(given: Mapping[Argument, str]) -> str:
    """The table that was named, if any was."""
    return next((text.strip() for each, text in given.items() if each.name == TABLE), "")


def inputs(data: Data) -> list[str]:
    """What was typed into the lines of a box."""
    lines = [component.get("component", component) for component in data.get("components", ())]
    return [str(line.get("value", "")) for line in lines]
