"""Messages in a group that only one person sees: new, so everything about them fails closed."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Final

from telegram import Bot, Message
from telegram.error import BadRequest, NetworkError, TelegramError

from bot.contract import Phrases, Post
from bot.platforms.telegram.addresses import address_of
from bot.platforms.telegram.incoming import Press
from bot.platforms.telegram.script import keyboard_of, script_of
from bot.platforms.telegram.writer import Writer, media_of

FRESH: Final = 12.0
"""Telegram takes them until 15 seconds after the press."""

log = logging.getLogger(__name__)


class Ephemerals:
    """Shows posts to their presser alone, where that is known to work.

    A Bot API server that does not know them, or not in this kind of chat, would ignore the
    parameter and post for all to read. So the first one in a chat is a placeholder without any
    secret; only when the server has called it ephemeral does it become, by an edit that public
    messages cannot be given, the post.
    """

    def __init__(
        self, bot: Bot, writer: Writer, phrases: Phrases, clock: Callable[[], float], *, on: bool
    ) -> None:
        self._bot = bot
        self._writer = writer
        self._phrases = phrases
        self._clock = clock
        self._on = on
        self._proven: set[int] = set()
        self._closed: set[int] = set()

    async def show(self, press: Press, post: Post) -> bool:
        """Whether the post was shown to the presser, and to nobody else."""
        chat = address_of(press.command.venue).chat
        if not self._on or chat in self._closed:
            return False
        if press.secret is not None and await self._turned(press, press.secret, post):
            return True
        if press.at is None or self._clock() - press.at > FRESH:
            return False
        try:
            if chat in self._proven:
                return await self._was_secret(await self._send(press, post))
            return await self._first(press, post)
        except TelegramError as error:
            log.info("chat %s takes no ephemeral messages: %s", chat, error.message)
            if isinstance(error, BadRequest) or not isinstance(error, NetworkError):
                self._closed.add(chat)
            return False

    async def _first(self, press: Press, post: Post) -> bool:
        text = self._phrases(press.command.person.language, "telegram-moment")
        message = await self._send(press, Post("moment", text))
        if not await self._was_secret(message):
            return False
        self._proven.add(message.chat.id)
        await self._change(press, message.api_kwargs["ephemeral_message_id"], post)
        return True

    async def _send(self, press: Press, post: Post) -> Message:
        receiver = {
            "receiver_user_id": int(press.command.person.id),
            "callback_query_id": press.query,
        }
        return await self._writer.send(
            address_of(press.command.venue),
            post,
            secretly={"ephemeral_message_parameters": receiver},
        )

    async def _was_secret(self, message: Message) -> bool:
        if message.api_kwargs.get("ephemeral_message_id") is not None:
            return True
        log.error("the Bot API server does not know ephemeral messages: they are off")
        self._on = False
        await self._bot.delete_message(message.chat.id, message.message_id)
        return False

    async def _turned(self, press: Press, secret: int, post: Post) -> bool:
        """Whether the message that was pressed now shows the post."""
        try:
            await self._change(press, secret, post)
        except TelegramError as error:
            log.info("an ephemeral message is gone: %s", error.message)
            return False
        return True

    async def _change(self, press: Press, secret: int, post: Post) -> None:
        where: dict[str, Any] = {
            "chat_id": address_of(press.command.venue).chat,
            "receiver_user_id": int(press.command.person.id),
            "ephemeral_message_id": secret,
        }
        if (keyboard := keyboard_of(post.rows)) is not None:
            where["reply_markup"] = keyboard

        async def media(photo: str | bytes) -> bool:
            changed = {**where, "media": media_of(post, photo)}
            return bool(await self._bot.do_api_request("editEphemeralMessageMedia", changed))

        if post.picture is not None:
            await self._writer.album.show(post.picture, media)
            return
        script = script_of(post, ping=False)
        text = {**where, "text": script.text, "entities": list(script.entities)}
        await self._bot.do_api_request("editEphemeralMessageText", text)
