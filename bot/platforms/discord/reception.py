"""Interactions as commands: acknowledged first, then taken to the desk, then answered.

One handler takes every kind of interaction as Discord sends it. Nothing is remembered between a
message and the press on it, a box and what is typed into it, so a restart in between changes
nothing, and there is no press nobody answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, cast

import aiohttp
import discord

from bot.contract import (
    NO_MARK,
    Answer,
    Argument,
    Command,
    Desk,
    Mark,
    Person,
    Phrases,
    Rounds,
    Unwell,
    Venue,
)
from bot.platforms.discord.errors import ACKNOWLEDGED
from bot.platforms.discord.menu import CHOICE, CHOICES, SlashMenu
from bot.platforms.discord.posting.letters import Letter, pressed
from bot.platforms.discord.posting.panels import REMEMBERED, Panels
from bot.platforms.discord.posting.recent import Recent
from bot.platforms.discord.posting.replies import Replies
from bot.platforms.discord.promises import Promises
from bot.platforms.discord.rights import install_link

TYPE: Final = "type"
"""The verb of a button that opens a box to type a move in."""
TYPED: Final = "move"
"""What comes out of the box is a command of this verb."""
PLACING: Final = frozenset({"play", "table", "join", "thread", "start"})
"""What puts a table where it is asked for."""
TABLE: Final = "table"
"""The argument that names a table, and the command that shows one."""
LONGEST_WORDS: Final = 200
COMPLETING: Final = 2.0
"""Seconds: a list of choices that comes later than three is thrown away."""
ANSWERING: Final = 60.0

Interaction: TypeAlias = discord.Interaction[Any]
Data: TypeAlias = Mapping[str, Any]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reception:
    """Takes interactions to a desk, and its answers back to who asked."""

    desk: Desk
    menu: SlashMenu
    phrases: Phrases
    written_to: set[int]
    """Whose private messages are known to arrive, so that it is told once."""
    recent: Recent
    panels: Panels
    promises: Promises
    rounds: Rounds = field(default_factory=Rounds)

    async def receive(self, interaction: Interaction) -> None:
        """Deal with one interaction, whatever it is and whatever happens."""
        await self.rounds.turn()
        if interaction.type is discord.InteractionType.autocomplete:
            await self._complete(interaction, cast(Data, interaction.data or {}))
            return
        with self.recent.answering(interaction):
            await self._receive(interaction)

    async def _receive(self, interaction: Interaction) -> None:
        data = cast(Data, interaction.data or {})
        match interaction.type:
            case discord.InteractionType.application_command:
                await self._slash(interaction, data)
            case discord.InteractionType.component:
                await self._press(interaction, data)
            case discord.InteractionType.modal_submit:
                await self._typed(interaction, data)

    async def _slash(self, interaction: Interaction, data: Data) -> None:
        entry = self.menu.entry(str(data.get("name")))
        if entry is None:
            await self._carry_out(interaction, None)
            return
        if entry.verb in PLACING and _is_outside(interaction):
            await self._lead_in(interaction)
            return
        given = self.menu.given(entry, data.get("options", ()))
        command = _command(interaction, entry.verb, _words(given), table=_table(given))
        await self._carry_out(interaction, command)

    async def _lead_in(self, interaction: Interaction) -> None:
        """A table has no place where we are nobody: there is a way to let us in."""
        if not await _acknowledge(interaction):
            return
        language = _language(interaction)
        link = (self.phrases(language, "discord-let-in"), install_link(interaction.application_id))
        told = Letter(self.phrases(language, "discord-outside"), links=(link,))
        await Replies(self.panels, self.phrases, language).tell(interaction, told)

    async def _press(self, interaction: Interaction, data: Data) -> None:
        chosen = next(iter(data.get("values", ())), data.get("custom_id"))
        meant = pressed(str(chosen))
        if meant is None:
            await self._carry_out(interaction, None)
            return
        table, mark, verb, words = meant
        if verb == TYPE:
            await self._open_box(interaction, str(chosen))
            return
        await self._carry_out(interaction, _command(interaction, verb, words, table, mark))

    async def _typed(self, interaction: Interaction, data: Data) -> None:
        meant = pressed(str(data.get("custom_id")))
        if meant is None:
            await self._carry_out(interaction, None)
            return
        words = tuple(word for text in _inputs(data) for word in text.split())
        command = _command(interaction, TYPED, words, meant[0], meant[1])
        await self._carry_out(interaction, command)

    async def _open_box(self, interaction: Interaction, custom_id: str) -> None:
        """A box is itself the first response: there is nothing to acknowledge before."""
        say, language = self.phrases, _language(interaction)
        box = discord.ui.Modal(
            title=say(language, "discord-type-title"), custom_id=custom_id, timeout=None
        )
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="words", max_length=LONGEST_WORDS
        )
        label = say(language, "discord-type-label")
        about = say(language, "discord-type-about")
        box.add_item(discord.ui.Label(text=label, description=about, component=line))
        box.stop()  # discord.py need not remember it: what is typed comes with the box's id
        try:
            await interaction.response.send_modal(box)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("%s: no box to type in: %s", custom_id, error)

    async def _complete(self, interaction: Interaction, data: Data) -> None:
        choices = [word for word in await self._choices(interaction, data) if len(word) <= CHOICE]
        offered = [
            discord.app_commands.Choice(name=word, value=word)
            for word in dict.fromkeys(filter(None, choices))
        ]
        try:
            await interaction.response.autocomplete(offered[:CHOICES])
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("choices came too late: %s", error)

    async def _choices(self, interaction: Interaction, data: Data) -> Sequence[str]:
        """How what is typed may go on; for the name of a table, as after `/table`."""
        entry = self.menu.entry(str(data.get("name")))
        options = data.get("options", ())
        argument = self.menu.focused(entry, options) if entry else None
        if entry is None or argument is None:
            return ()
        given, before = self.menu.given(entry, options), ""
        if argument.name == TABLE:
            command = _command(interaction, TABLE, tuple(given[argument].split()))
        else:
            upto = list(given)[: list(given).index(argument) + 1]
            words = _words({each: given[each] for each in upto})
            before = " ".join(_words({each: given[each] for each in upto[:-1]}))
            command = _command(interaction, entry.verb, words, table=_table(given))
        try:
            async with asyncio.timeout(COMPLETING):
                found = await self.desk.complete(command, CHOICES)
                return [each.removeprefix(before).strip() for each in found]
        except Unwell:
            return ()
        except Exception:
            log.exception("nothing to offer after /%s", command.verb)
            return ()

    async def _carry_out(self, interaction: Interaction, command: Command | None) -> None:
        """Acknowledge, ask the desk, answer; `None` is something we know nothing of."""
        if not await _acknowledge(interaction):
            return
        async with self.promises.given(interaction):
            await self._answer(interaction, command)
        if command is not None and command.venue.private:
            await self._met_in_private(command.person)

    async def _answer(self, interaction: Interaction, command: Command | None) -> None:
        language = _language(interaction)
        if command is None:
            help_ = self.menu.command(language, "help")
            answer = Answer(self.phrases(language, "discord-unknown", help=help_))
        else:
            try:
                answer = await self.desk.handle(command)
            except Unwell as unwell:
                answer = Answer(self.phrases(language, unwell.phrase))
            except Exception:
                log.exception("table %s: /%s was not carried out", command.table, command.verb)
                answer = Answer(self.phrases(language, "discord-trouble"))
        try:
            async with asyncio.timeout(ANSWERING):
                await Replies(self.panels, self.phrases, language).bring(interaction, answer)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            table = command.table if command else "-"
            log.warning("table %s: an answer did not arrive: %s", table, error)

    async def _met_in_private(self, person: Person) -> None:
        """Who speaks to us in private can be written to there."""
        if int(person.id) in self.written_to:
            return
        if len(self.written_to) >= REMEMBERED:
            self.written_to.clear()  # it is told again
        self.written_to.add(int(person.id))
        try:
            await self.desk.reached(person, reachable=True)
        except Unwell:
            self.written_to.discard(int(person.id))
        except Exception:
            log.exception("%s: not noted as reachable", person.key)


async def _acknowledge(interaction: Interaction) -> bool:
    """Tell Discord within its three seconds; if that fails, the person has been told it failed."""
    try:
        await interaction.response.defer(ephemeral=True)
    except discord.HTTPException as error:
        if error.code != ACKNOWLEDGED:  # this one came twice, and the first is being dealt with
            log.warning("a press could not be acknowledged: %s", error)
        return False
    except (aiohttp.ClientError, OSError) as error:
        log.warning("a press could not be acknowledged: %s", error)
        return False
    return True


def _command(
    interaction: Interaction, verb: str, words: Sequence[str], table: str = "", mark: Mark = NO_MARK
) -> Command:
    who = interaction.user
    return Command(
        receipt=str(interaction.id),
        person=Person("discord", str(who.id), who.display_name, _language(interaction)),
        venue=_venue(interaction),
        verb=verb,
        words=tuple(words),
        table=table,
        mark=mark,
        unseen=True,  # what is said to us is shown to nobody else, wherever it is said
    )


def _is_outside(interaction: Interaction) -> bool:
    """Whether somebody brought us along where we are not: into a group of theirs, or a server."""
    if interaction.guild_id is not None:
        return interaction.client.get_guild(interaction.guild_id) is None
    return interaction.context.private_channel


def _venue(interaction: Interaction) -> Venue:
    """Where it was asked, with the channel and the server that is in."""
    parent = getattr(interaction.channel, "parent_id", None)
    above = (parent, interaction.guild_id)
    private = interaction.guild_id is None or _is_outside(interaction)
    return Venue(
        "discord", str(interaction.channel_id), private, tuple(str(each) for each in above if each)
    )


def _language(interaction: Interaction) -> str:
    return str(interaction.locale.value).partition("-")[0]


def _words(given: Mapping[Argument, str]) -> tuple[str, ...]:
    return tuple(
        word for argument, text in given.items() if argument.name != TABLE for word in text.split()
    )


def _table(given: Mapping[Argument, str]) -> str:
    return next((text.strip() for each, text in given.items() if each.name == TABLE), "")


def _inputs(data: Data) -> list[str]:
    """What was typed into the lines of a box."""
    lines = [component.get("component", component) for component in data.get("components", ())]
    return [str(line.get("value", "")) for line in lines]
