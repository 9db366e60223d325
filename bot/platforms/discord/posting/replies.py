"""Answers on their way to who asked: in the panel that was pressed, or as one new message."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeAlias, cast

import discord

from bot.contract import Answer, Phrases
from bot.platforms.discord.posting.letters import Letter, answer_letter, pressed
from bot.platforms.discord.posting.panels import Panels, Slip, taken_back
from bot.platforms.discord.rights import install_link, lacking

NOTE: Final = "note:"
"""A few words that are read once; the next answer in the channel takes their place."""

CHANNELS: Final = "https://discord.com/channels"

Interaction: TypeAlias = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class Replies:
    """Brings answers, and takes back what they make superfluous."""

    panels: Panels
    phrases: Phrases
    language: str

    async def bring(self, interaction: Interaction, answer: Answer) -> None:
        """Fill the response that was opened, or change the message that was pressed.

        An answer to a press on what everybody sees is a new message for the presser alone.
        """
        slash = interaction.type is discord.InteractionType.application_command
        if slash and answer == Answer():
            answer = Answer(self._cannot_post(interaction))
        if answer.closes and not slash:
            await self._close(interaction, answer)
            return
        letter = self._handing_out(interaction, answer)
        kind = answer.post.panel if answer.post is not None and not answer.closes else ""
        note = f"{NOTE}{interaction.channel_id}"
        if letter is None:
            if slash:
                await interaction.delete_original_response()
        elif slash or (answer.post is not None and in_place(interaction)):
            slip = await _fill(interaction, letter, panel=bool(kind))
            brief = slash and (answer.post is None or bool(answer.closes))
            kind = note if brief else kind
        else:
            slip = await follow(interaction, replace(letter, panel=bool(kind)))
            kind = kind or (note if answer.post is None else "")
        if letter is not None and kind:
            await self.panels.keep(interaction.user.id, kind, slip)
        if kind != note:
            await self.panels.drop(interaction.user.id, note)
        if answer.closes:
            await self.panels.drop(interaction.user.id, answer.closes)

    async def tell(self, interaction: Interaction, letter: Letter) -> None:
        """Fill the response that was opened with words of our own."""
        await _fill(interaction, letter, panel=False)

    def _handing_out(self, interaction: Interaction, answer: Answer) -> Letter | None:
        """The answer as a message; an invitation leads here, and lets the bot in elsewhere."""
        letter = answer_letter(answer)
        invitation = answer.post.invitation if answer.post is not None else None
        if letter is None or invitation is None:
            return letter
        elsewhere = (invitation.elsewhere, install_link(interaction.application_id))
        text = letter.text
        if interaction.guild_id is not None:
            here = f"{CHANNELS}/{interaction.guild_id}/{interaction.channel_id}"
            text += "\n" + self.phrases(self.language, "discord-invite-here", link=here)
        return replace(letter, text=text, links=(elsewhere,))

    async def _close(self, interaction: Interaction, answer: Answer) -> None:
        """The panel goes, whatever was pressed; what everybody sees says the rest.

        A few words for the presser alone take its place, and go once they are read.
        """
        person, message = interaction.user.id, interaction.message
        note = f"{NOTE}{interaction.channel_id}"
        here = message.id if message is not None and in_place(interaction) else 0
        letter = answer_letter(Answer(answer.toast))
        if here and letter is None:
            await taken_back(Slip(here, interaction.delete_original_response))
        await self.panels.drop(person, answer.closes, but=here)
        if letter is None:
            await self.panels.drop(person, note)
            return
        told = _fill(interaction, letter, panel=False) if here else follow(interaction, letter)
        slip = await told
        await self.panels.keep(person, note, slip)
        self.panels.fade(person, note, slip)

    def _cannot_post(self, interaction: Interaction) -> str:
        """What keeps us from posting where a command was given, or nothing."""
        if interaction.guild_id is None:
            return ""
        thread = isinstance(interaction.channel, discord.Thread)
        return "\n".join(
            self.phrases(self.language, f"discord-lacks-{right}")
            for right in lacking(interaction.app_permissions, thread=thread)
        )


def in_place(interaction: Interaction) -> bool:
    """Whether what was pressed may become the answer: the presser alone sees it."""
    message = interaction.message
    if message is None:
        return False
    if message.flags.ephemeral:
        return True
    data = cast("dict[str, Any]", interaction.data or {})
    meant = pressed(str(data.get("custom_id")))
    return interaction.guild_id is None and meant is not None and meant[1].own


async def _fill(interaction: Interaction, letter: Letter, *, panel: bool) -> Slip:
    """The message that was promised, or pressed, says this from now on."""
    message = interaction.message
    # N.B. what was a panel once takes no plain text any more.
    letter = replace(letter, panel=panel or (message is not None and message.flags.components_v2))
    shown = await interaction.edit_original_response(
        content=letter.content,
        embeds=[] if letter.panel else discord.utils.MISSING,
        attachments=letter.files(),
        view=letter.view(),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return Slip(shown.id, interaction.delete_original_response)


async def follow(interaction: Interaction, letter: Letter) -> Slip:
    """A new message for the presser alone."""
    view, nobody = letter.view(), discord.AllowedMentions.none()
    files, send = letter.files(), interaction.followup.send
    if isinstance(view, discord.ui.LayoutView):
        shown = await send(
            files=files, view=view, ephemeral=True, wait=True, allowed_mentions=nobody
        )
    else:
        shown = await send(
            letter.text,
            files=files,
            view=view or discord.utils.MISSING,
            ephemeral=True,
            wait=True,
            allowed_mentions=nobody,
        )
    return Slip(shown.id, partial(interaction.followup.delete_message, shown.id))
