"""Writes posts: new messages, and new content for old ones."""

from __future__ import annotations

import logging
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

from bot.contract import Post
from bot.platforms.telegram.addresses import Address
from bot.platforms.telegram.errors import NO_TEXT, UNCHANGED, says
from bot.platforms.telegram.pictures import Album
from bot.platforms.telegram.script import inert, keyboard_of, script_of

NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
"""A name may be an address: its page is not shown below our words."""

log = logging.getLogger(__name__)


class Writer:
    """Shows posts in chats; what Telegram refuses comes out as it came."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.album = Album()

    async def send(
        self,
        address: Address,
        post: Post,
        *,
        quiet: bool = False,
        secretly: dict[str, Any] | None = None,
    ) -> Message:
        """A new message; `secretly` are parameters the library does not know yet."""
        post = _for(address.chat, post)
        script, keyboard = script_of(post, ping=True), keyboard_of(post.rows)
        common: dict[str, Any] = {
            "message_thread_id": address.topic,
            "disable_notification": quiet or None,
            "reply_markup": keyboard,
            "api_kwargs": secretly,
        }
        picture = post.picture
        if picture is None:
            return await self._bot.send_message(
                address.chat,
                script.text,
                entities=script.entities,
                link_preview_options=NO_PREVIEW,
                **common,
            )
        return await self.album.show(
            picture,
            lambda photo: self._bot.send_photo(
                address.chat,
                photo,
                caption=script.text,
                caption_entities=script.entities,
                filename=picture.name,
                **common,
            ),
        )

    async def change(self, chat: int, message: int, post: Post) -> None:
        """New content for a message; without a picture of its own a post leaves the old one."""
        post = _for(chat, post)
        script, keyboard = script_of(post, ping=False), keyboard_of(post.rows)
        where: dict[str, Any] = {"chat_id": chat, "message_id": message, "reply_markup": keyboard}
        picture = post.picture
        with _same_is_fine():
            if picture is not None:
                await self.album.show(
                    picture,
                    lambda photo: self._bot.edit_message_media(media_of(post, photo), **where),
                )
                return
            try:
                await self._bot.edit_message_text(
                    script.text,
                    entities=script.entities,
                    link_preview_options=NO_PREVIEW,
                    **where,
                )
            except BadRequest as error:
                if not says(error, NO_TEXT):
                    raise
                await self._bot.edit_message_caption(caption=script.text, **where)

    async def strip(self, chat: int, message: int) -> None:
        """Take a message's buttons away."""
        with _same_is_fine():
            await self._bot.edit_message_reply_markup(chat, message, reply_markup=None)

    async def turn(self, chat: int, message: int, post: Post, *, pictured: bool) -> None:
        """The post in the place of a message that was pressed.

        A picture cannot be taken from a message. Where the post goes on without one, it is written
        anew and the old message removed; a closing word without buttons leaves the picture.
        """
        if not (pictured and post.picture is None and post.rows):
            await self.change(chat, message, post)
            return
        await self.send(Address(chat), post)
        try:
            await self._bot.delete_message(chat, message)
        except TelegramError as error:  # older than two days, as a rule
            log.info("message %s stays: %s", message, error.message)

    async def reply(
        self, address: Address, message: int, text: str, keyboard: InlineKeyboardMarkup | None
    ) -> None:
        """A short public answer to what somebody wrote."""
        await self._bot.send_message(
            address.chat,
            inert(text),
            message_thread_id=address.topic,
            reply_markup=keyboard,
            disable_notification=True,
            link_preview_options=NO_PREVIEW,
            reply_parameters=ReplyParameters(message, allow_sending_without_reply=True),
        )


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


def media_of(post: Post, photo: str | bytes) -> InputMediaPhoto:
    """A post's picture with its words, as an edit takes it."""
    script = script_of(post, ping=False)
    name = post.picture.name if post.picture else None
    return InputMediaPhoto(
        photo, caption=script.text, caption_entities=script.entities, filename=name
    )
