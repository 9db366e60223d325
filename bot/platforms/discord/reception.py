"""Interactions as commands: acknowledged first, then taken to the desk, then answered.

One handler takes every kind of interaction as Discord sends it. Nothing is remembered between a
message and the press on it, a box and what is typed into it, so a restart in between changes
nothing, and there is no press nobody answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

import aiohttp
import discord

from bot.contract import NO_MARK, Answer, Argument, Command, Desk, Mark, Person, Phrases, Venue
from bot.platforms.discord.errors import ACKNOWLEDGED
from bot.platforms.discord.letters import answer_letter, pressed
from bot.platforms.discord.menu import CHOICE, CHOICES, SlashMenu
from bot.platforms.discord.rights import lacking

TYPE: Final = "type"
"""The verb of a button that opens a box to type a move in."""
TYPED: Final = "move"
"""What comes out of the box is a command of this verb."""
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

    async def receive(self, interaction: Interaction) -> None:
        """Deal with one interaction, whatever it is and whatever happens."""
        data = cast(Data, interaction.data or {})
        match interaction.type:
            case discord.InteractionType.application_command:
                await self._slash(interaction, data)
            case discord.InteractionType.autocomplete:
                await self._complete(interaction, data)
            case discord.InteractionType.component:
                await self._press(interaction, data)
            case discord.InteractionType.modal_submit:
                await self._typed(interaction, data)

    async def _slash(self, interaction: Interaction, data: Data) -> None:
        entry = self.menu.entry(str(data.get("name")))
        if entry is None:
            await self._carry_out(interaction, None)
            return
        given = self.menu.given(entry, data.get("options", ()))
        command = _command(interaction, entry.verb, _words(given), table=_table(given))
        await self._carry_out(interaction, command)

    async def _press(self, interaction: Interaction, data: Data) -> None:
        meant = pressed(str(data.get("custom_id")))
        if meant is None:
            await self._carry_out(interaction, None)
            return
        table, mark, verb, words = meant
        if verb == TYPE:
            await self._open_box(interaction, str(data.get("custom_id")))
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
        given = self.menu.given(entry, options)
        if argument.name == TABLE:
            command = _command(interaction, TABLE, tuple(given[argument].split()))
        else:
            upto = list(given)[: list(given).index(argument) + 1]
            words = _words({each: given[each] for each in upto})
            command = _command(interaction, entry.verb, words, table=_table(given))
        try:
            async with asyncio.timeout(COMPLETING):
                return await self.desk.complete(command, CHOICES)
        except Exception:
            log.exception("nothing to offer after /%s", command.verb)
            return ()

    async def _carry_out(self, interaction: Interaction, command: Command | None) -> None:
        """Acknowledge, ask the desk, answer; `None` is something we know nothing of."""
        if not await _acknowledge(interaction):
            return
        language = _language(interaction)
        if command is None:
            answer = Answer(self.phrases(language, "discord-unknown"))
        else:
            try:
                answer = await self.desk.handle(command)
            except Exception:
                log.exception("table %s: /%s was not carried out", command.table, command.verb)
                answer = Answer(self.phrases(language, "discord-trouble"))
        try:
            async with asyncio.timeout(ANSWERING):
                await self._answer(interaction, answer)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            table = command.table if command else "-"
            log.warning("table %s: an answer did not arrive: %s", table, error)
        if command is not None and command.venue.private:
            await self._met_in_private(command.person)

    async def _answer(self, interaction: Interaction, answer: Answer) -> None:
        """Fill the response that was opened, or change the pad that was pressed.

        An answer to a press on what everybody sees is a new message for the presser alone.
        """
        slash = interaction.type is discord.InteractionType.application_command
        if slash and answer == Answer():
            answer = Answer(self._cannot_post(interaction))
        letter = answer_letter(answer)
        if letter is None:
            if slash:
                await interaction.delete_original_response()
        elif slash or (answer.post is not None and _on_a_pad(interaction)):
            await interaction.edit_original_response(
                content=letter.text,
                attachments=letter.files(),
                view=letter.view(),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        else:
            await interaction.followup.send(
                letter.text,
                files=letter.files(),
                view=letter.view() or discord.utils.MISSING,
                ephemeral=True,
                allowed_mentions=discord.AllowedMentions.none(),
            )

    def _cannot_post(self, interaction: Interaction) -> str:
        """What keeps us from posting where a command was given, or nothing."""
        if interaction.guild_id is None:
            return ""
        thread = isinstance(interaction.channel, discord.Thread)
        language = _language(interaction)
        return "\n".join(
            self.phrases(language, f"discord-lacks-{right}")
            for right in lacking(interaction.app_permissions, thread=thread)
        )

    async def _met_in_private(self, person: Person) -> None:
        """Who speaks to us in private can be written to there."""
        if int(person.id) in self.written_to:
            return
        self.written_to.add(int(person.id))
        try:
            await self.desk.reached(person, reachable=True)
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
        venue=Venue("discord", str(interaction.channel_id), private=interaction.guild_id is None),
        verb=verb,
        words=tuple(words),
        table=table,
        mark=mark,
        unseen=True,  # what is said to us is shown to nobody else, wherever it is said
    )


def _language(interaction: Interaction) -> str:
    return str(interaction.locale.value).partition("-")[0]


def _words(given: Mapping[Argument, str]) -> tuple[str, ...]:
    return tuple(
        word for argument, text in given.items() if argument.name != TABLE for word in text.split()
    )


def _table(given: Mapping[Argument, str]) -> str:
    return next((text.strip() for each, text in given.items() if each.name == TABLE), "")


def _on_a_pad(interaction: Interaction) -> bool:
    """Whether what was pressed is seen by the presser alone, and not in a private chat."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _inputs(data: Data) -> list[str]:
    """What was typed into the lines of a box."""
    lines = [component.get("component", component) for component in data.get("components", ())]
    return [str(line.get("value", "")) for line in lines]
