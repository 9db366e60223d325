"""Writes posts: new messages, and new content for old ones."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final

from telegram import (
    Bot,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.error import BadRequest, TelegramError

from bot.contract import Post, Urgency
from bot.platforms.telegram.addresses import Address
from bot.platforms.telegram.errors import NO_PICTURES, NO_TEXT, TOO_OLD, UNCHANGED, says
from bot.platforms.telegram.posting.pictures import Album
from bot.platforms.telegram.posting.script import inert, invitation_keyboard, keyboard_of, script_of
from bot.platforms.telegram.request import as_urgent_as

NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
"""A name may be an address: its page is not shown below our words."""

REMEMBERED: Final = 2_000

log = logging.getLogger(__name__)


class Writer:
    """Shows posts in chats; what Telegram refuses comes out as it came."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.album = Album()
        self._pictured: OrderedDict[tuple[int, int], None] = OrderedDict()
        """Messages that have a picture, which they keep."""
        self._lasting: OrderedDict[tuple[int, int], None] = OrderedDict()
        """Messages that are too old to be erased."""

    def keyboard(self, post: Post) -> InlineKeyboardMarkup | None:
        """What may be pressed below a post."""
        if post.invitation is not None:
            return invitation_keyboard(self.bot, post.invitation)
        return keyboard_of(post.rows, post.lead)

    async def send(
        self,
        address: Address,
        post: Post,
        *,
        quiet: bool = False,
        secretly: dict[str, Any] | None = None,
    ) -> Message:
        """A new message; `secretly` are parameters the library does not know yet."""
        with as_urgent_as(post.urgency):
            return await self._send(address, _for(address.chat, post), secretly, quiet=quiet)

    async def send_anyway(self, address: Address, post: Post, *, quiet: bool = False) -> Message:
        """A new message, in words where its picture is refused."""
        try:
            return await self.send(address, post, quiet=quiet)
        except TelegramError as error:
            if post.picture is None or not says(error, *NO_PICTURES):
                raise
        return await self.send(address, wordy(post), quiet=quiet)

    async def _send(
        self, address: Address, post: Post, secretly: dict[str, Any] | None, *, quiet: bool
    ) -> Message:
        script, keyboard = script_of(post, ping=True), self.keyboard(post)
        common: dict[str, Any] = {
            "message_thread_id": address.topic,
            "disable_notification": quiet or None,
            "reply_markup": keyboard,
            "api_kwargs": secretly,
        }
        if post.about:
            common["reply_parameters"] = ReplyParameters(
                int(post.about), allow_sending_without_reply=True
            )
        picture = post.picture
        if picture is None:
            return await self.bot.send_message(
                address.chat,
                script.text,
                entities=script.entities,
                link_preview_options=NO_PREVIEW,
                **common,
            )
        sent = await self.album.show(
            picture,
            lambda photo: self.bot.send_photo(
                address.chat,
                photo,
                caption=script.text,
                caption_entities=script.entities,
                filename=picture.name,
                **common,
            ),
        )
        _note(self._pictured, address.chat, sent.message_id)
        return sent

    async def change_anyway(self, chat: int, message: int, post: Post) -> None:
        """New content for a message, in words where its picture is refused."""
        try:
            await self.change(chat, message, post)
        except TelegramError as error:
            if post.picture is None or not says(error, *NO_PICTURES):
                raise
            await self.change(chat, message, wordy(post))

    async def change(self, chat: int, message: int, post: Post, *, pictured: bool = False) -> None:
        """New content for a message; without a picture of its own a post leaves the old one.

        Where it is known that there is an old one, that is not found out by trying.
        """
        post = _for(chat, post)
        script, keyboard = script_of(post, ping=False), self.keyboard(post)
        where: dict[str, Any] = {"chat_id": chat, "message_id": message, "reply_markup": keyboard}
        picture = post.picture
        with _same_is_fine(), as_urgent_as(post.urgency):
            if picture is not None:
                await self.album.show(
                    picture,
                    lambda photo: self.bot.edit_message_media(media_of(post, photo), **where),
                )
                _note(self._pictured, chat, message)
                return
            known = (chat, message) in self._pictured
            # N.B. a board that has lost its picture is no board below another's.
            if known and post.sketch and not pictured:
                raise BadRequest(NO_TEXT)
            if known or pictured:
                await self.bot.edit_message_caption(caption=script.text, **where)
                return
            try:
                await self.bot.edit_message_text(
                    script.text,
                    entities=script.entities,
                    link_preview_options=NO_PREVIEW,
                    **where,
                )
            except BadRequest as error:
                if not says(error, NO_TEXT):
                    raise
                _note(self._pictured, chat, message)  # lest a caption that must wait is text again
                if post.sketch:
                    raise
                await self.bot.edit_message_caption(caption=script.text, **where)

    async def strip(self, chat: int, message: int) -> None:
        """Take a message's buttons away."""
        with _same_is_fine(), as_urgent_as(Urgency.LOBBY):
            await self.bot.edit_message_reply_markup(chat, message, reply_markup=None)

    async def erase(self, chat: int, message: int) -> None:
        """Take a message away; one that is too old for that loses its buttons."""
        if (chat, message) not in self._lasting:
            try:
                with as_urgent_as(Urgency.LOBBY):
                    await self.bot.delete_message(chat, message)
            except BadRequest as error:
                if not says(error, TOO_OLD):
                    raise
                _note(self._lasting, chat, message)  # lest asking again takes the room for the rest
            else:
                return
        await self.strip(chat, message)

    async def turn(self, chat: int, message: int, post: Post, *, pictured: bool) -> int:
        """The post in the place of a message that was pressed; where it stands now.

        A picture cannot be taken from a message. Where the post goes on without one, it is written
        anew and the old message removed; a closing word without buttons leaves the picture.
        """
        if not (pictured and post.picture is None and post.rows):
            await self.change(chat, message, post, pictured=pictured)
            return message
        sent = await self.send(Address(chat), post)
        try:
            with as_urgent_as(Urgency.LOBBY):
                await self.bot.delete_message(chat, message)
        except TelegramError as error:  # older than two days, as a rule
            log.info("message %s stays: %s", message, error.message)
        return sent.message_id

    async def reply(
        self, address: Address, message: int, text: str, keyboard: InlineKeyboardMarkup | None
    ) -> None:
        """A short public answer to what somebody wrote."""
        await self.bot.send_message(
            address.chat,
            inert(text),
            message_thread_id=address.topic,
            reply_markup=keyboard,
            disable_notification=True,
            link_preview_options=NO_PREVIEW,
            reply_parameters=ReplyParameters(message, allow_sending_without_reply=True),
        )


def _note(messages: OrderedDict[tuple[int, int], None], chat: int, message: int) -> None:
    messages[chat, message] = None
    while len(messages) > REMEMBERED:
        messages.popitem(last=False)


@contextmanager
def _same_is_fine() -> Iterator[None]:
    """An edit to what is shown already is done."""
    try:
        yield
    except BadRequest as error:
        if not says(error, UNCHANGED):
            raise


def _for(chat: int, post: Post) -> Post:
    """The post as a chat is shown it: groups have numbers below nought."""
    return replace(post, text=inert(post.text)) if chat < 0 else post


def wordy(post: Post) -> Post:
    """A post that says what its picture shows."""
    alt = "" if post.sketch or post.picture is None else f"\n\n{post.picture.alt}"
    return replace(post, picture=None, text=f"{post.text}{alt}".strip())


def media_of(post: Post, photo: str | bytes) -> InputMediaPhoto:
    """A post's picture with its words, as an edit takes it."""
    script = script_of(post, ping=False)
    name = post.picture.name if post.picture else None
    return InputMediaPhoto(
        photo, caption=script.text, caption_entities=script.entities, filename=name
    )
