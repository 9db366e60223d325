"""Interactions as commands: acknowledged first, then taken to the desk, then answered.

One handler takes every kind of interaction as Discord sends it. Nothing is remembered between a
message and the press on it, a box and what is typed into it, so a restart in between changes
nothing, and there is no press nobody answers.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

import aiohttp
import discord
from discord.http import HTTPClient

from bot.contract import (
    Answer,
    Command,
    Desk,
    Person,
    Phrases,
    Rounds,
    Unwell,
)
from bot.platforms.discord.commands import (
    TABLE,
    Data,
    Interaction,
    command_of,
    inputs,
    is_outside,
    language_of,
    table_of,
    words_of,
)
from bot.platforms.discord.errors import ACKNOWLEDGED, TurnedAway
from bot.platforms.discord.menu import CHOICE, CHOICES, SlashMenu
from bot.platforms.discord.posting.letters import Letter, pressed
from bot.platforms.discord.posting.panels import REMEMBERED, Panels
from bot.platforms.discord.posting.recent import Recent
from bot.platforms.discord.posting.replies import Replies
from bot.platforms.discord.promises import Promises
from bot.platforms.discord.rights import install_link
from bot.platforms.discord.wire import impatient

TYPE: Final = "type"
"""The verb of a button that opens a box to type a move in."""
TYPED: Final = "move"
"""What comes out of the box is a command of this verb."""
PLACING: Final = frozenset({"play", "table", "join", "thread", "start"})
"""What puts a table where it is asked for."""
LONGEST_WORDS: Final = 200
COMPLETING: Final = 2.0
"""Seconds: a list of choices that comes later than three is thrown away."""
ANSWERING: Final = 60.0
SAID: Final = 3
"""Times an acknowledgement is tried where nothing is heard of it."""
HEARD: Final = 1.5
"""Seconds in which one is usually heard of, with time left for another by a new line."""

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
        if entry.verb in PLACING and is_outside(interaction):
            await self._lead_in(interaction)
            return
        given = self.menu.given(entry, data.get("options", ()))
        command = command_of(interaction, entry.verb, words_of(given), table=table_of(given))
        await self._carry_out(interaction, command)

    async def _lead_in(self, interaction: Interaction) -> None:
        """A table has no place where we are nobody: there is a way to let us in."""
        if not await _acknowledge(interaction):
            return
        language = language_of(interaction)
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
        await self._carry_out(interaction, command_of(interaction, verb, words, table, mark))

    async def _typed(self, interaction: Interaction, data: Data) -> None:
        meant = pressed(str(data.get("custom_id")))
        if meant is None:
            await self._carry_out(interaction, None)
            return
        words = tuple(word for text in inputs(data) for word in text.split())
        command = command_of(interaction, TYPED, words, meant[0], meant[1])
        await self._carry_out(interaction, command)

    async def _open_box(self, interaction: Interaction, custom_id: str) -> None:
        """A box is itself the first response: there is nothing to acknowledge before."""
        say, language = self.phrases, language_of(interaction)
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
            command = command_of(interaction, TABLE, tuple(given[argument].split()))
        else:
            upto = list(given)[: list(given).index(argument) + 1]
            words = words_of({each: given[each] for each in upto})
            before = " ".join(words_of({each: given[each] for each in upto[:-1]}))
            command = command_of(interaction, entry.verb, words, table=table_of(given))
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
        async with self.promises.given(interaction, command):
            await self._answer(interaction, command)
        if command is not None and command.venue.private:
            await self._met_in_private(command.person)

    async def make_good(
        self, http: HTTPClient, again: Callable[[Mapping[str, Any]], Interaction]
    ) -> None:
        """Carry out what a process before this one was stopped in, and answer it.

        `again` makes an interaction of what was kept of it.
        """
        async for promise in self.promises.broken(http):
            interaction = again(promise.response)
            with self.recent.answering(interaction):
                await self._answer(interaction, promise.command, late=True)

    async def _answer(
        self, interaction: Interaction, command: Command | None, *, late: bool = False
    ) -> None:
        """Ask the desk, and answer; of what comes late and is done already it says nothing."""
        language = language_of(interaction)
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
        slash = interaction.type is discord.InteractionType.application_command
        if late and slash and answer == Answer():
            answer = Answer(self.phrases(language, "discord-done"))
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
    """Tell Discord within its three seconds; if that fails, the person has been told it failed.

    Where a line is cut or silent nobody knows whether it came to pass: it is said again.
    """
    why: Exception | None = None
    for _ in range(SAID):
        try:
            with impatient():
                async with asyncio.timeout(HEARD):
                    await interaction.response.defer(ephemeral=True)
        except discord.HTTPException as error:
            # By us just now; or this one came twice, and the first is being dealt with.
            if error.code == ACKNOWLEDGED:
                return why is not None
            why = error
            break
        except TurnedAway as error:
            why = error
            if (error.seconds or 0.0) > HEARD:
                break
            await asyncio.sleep(error.seconds or 0.0)
        except (aiohttp.ClientError, OSError) as error:
            why = error
        else:
            return True
    log.warning("a press could not be acknowledged: %r", why)
    return False
