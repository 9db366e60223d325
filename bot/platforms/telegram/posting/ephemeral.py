"""Messages in a group that only one person sees: new, so everything about them fails closed."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from telegram import Bot, Message
from telegram.error import BadRequest, InvalidToken, NetworkError, TelegramError

from bot.contract import Phrases, Post
from bot.platforms.telegram.addresses import address_of
from bot.platforms.telegram.errors import UNCHANGED, Flooded, says
from bot.platforms.telegram.posting.patience import ALWAYS, LONGEST, Later
from bot.platforms.telegram.posting.script import CAPTION, script_of, units
from bot.platforms.telegram.posting.writer import Writer, media_of
from bot.platforms.telegram.request import TAKES_BACK
from bot.platforms.telegram.updates.incoming import Press

FRESH: Final = 12.0
"""Telegram takes them until 15 seconds after the press."""
A_WHILE: Final = 3_600.0
"""Seconds a chat that refuses them is believed."""
REMEMBERED: Final = 5_000

log = logging.getLogger(__name__)


class Ephemerals:
    """Shows posts to their presser alone, where that is known to work.

    A Bot API server that does not know them, or not in this kind of chat, would ignore the
    parameter and post for all to read. So it is asked first for something it would refuse
    otherwise, and the first one in a chat is a placeholder without any secret or sound; only when
    the server has called it ephemeral does it become, by an edit that public messages cannot be
    given, the post. A panel stands where the board is until it is taken back.
    """

    def __init__(
        self,
        bot: Bot,
        writer: Writer,
        phrases: Phrases,
        ticks: Callable[[], float],
        later: Later,
        *,
        on: bool,
    ) -> None:
        self._bot = bot
        self._writer = writer
        self._phrases = phrases
        self._ticks = ticks
        self._later = later
        self._on = on
        self._asked = False
        """The server knows the method that takes them back."""
        self._proven: set[int] = set()
        self._closed: dict[int, float] = {}
        self._panels: OrderedDict[tuple[str, str], tuple[int, int]] = OrderedDict()
        """Where each person's panel of a table is: the chat, and its number there."""

    def work(self, press: Press) -> bool | None:
        """Whether a post can be shown to a presser alone; None where trying will tell."""
        chat = address_of(press.command.venue).chat
        if not self._open(chat):
            return False
        fresh = press.at is not None and self._ticks() - press.at <= FRESH
        return True if fresh and chat in self._proven else None

    async def show(self, press: Press, post: Post) -> bool:
        """Whether the post was shown to the presser, and to nobody else."""
        chat = address_of(press.command.venue).chat
        if not self._open(chat):
            return False
        self._later.drop((press.command.person.id, post.panel or post.key))
        if press.secret is not None and await self._turned(press, press.secret, post):
            await self._keep(press, post, press.secret)
            return True
        if press.at is None or self._ticks() - press.at > FRESH:
            return False
        try:
            if not await self._known(press):
                return False
            shown = await (self._next if chat in self._proven else self._first)(press, post)
        except TelegramError as error:
            log.info("chat %s takes no ephemeral messages: %s", chat, error.message)
            passes = isinstance(error, Flooded | NetworkError) and not isinstance(error, BadRequest)
            if not passes:
                self._closed[chat] = self._ticks() + A_WHILE
            return False
        if shown is None:
            return False
        await self._keep(press, post, shown)
        return True

    async def close(self, press: Press, table: str) -> None:
        """Take a panel back: where it stood the board is again."""
        person, chat = press.command.person.id, address_of(press.command.venue).chat
        former = self._panels.pop((person, table), None)
        pressed = None if press.secret is None else (chat, press.secret)
        for each in dict.fromkeys(filter(None, (pressed, former))):
            await self._take_back(person, *each)

    async def put_away(self, person: str, table: str) -> None:
        """Take a panel back that something else than a press has made superfluous."""
        self._later.drop((person, table))
        await self.give_way(person, table)

    async def give_way(self, person: str, table: str) -> None:
        """Take a panel back whose place another one has taken, in the private chat."""
        former = self._panels.pop((person, table), None)
        if former is not None:
            await self._take_back(person, *former)

    def _open(self, chat: int) -> bool:
        if self._closed.get(chat, 0.0) <= self._ticks():
            self._closed.pop(chat, None)
        return self._on and chat not in self._closed

    async def _keep(self, press: Press, post: Post, number: int) -> None:
        """Know where a panel is; of a table there is one, the newest."""
        if not post.panel:
            return
        person, here = press.command.person.id, (address_of(press.command.venue).chat, number)
        former = self._panels.pop((person, post.panel), None)
        self._panels[person, post.panel] = here
        while len(self._panels) > REMEMBERED:
            self._panels.popitem(last=False)
        if former is not None and former != here:
            await self._take_back(person, *former)

    async def _take_back(self, person: str, chat: int, number: int) -> None:
        where = {"chat_id": chat, "receiver_user_id": int(person), "ephemeral_message_id": number}
        take = partial(self._bot.do_api_request, TAKES_BACK, where)
        try:
            await take()
        except Flooded as error:
            self._later.put((TAKES_BACK, chat, number), error.seconds, take, ALWAYS)
        except TelegramError as error:  # it vanishes by itself, too
            log.info("an ephemeral message is gone: %s", error.message)

    async def _known(self, press: Press) -> bool:
        """Whether the server knows such messages at all: nobody sees the question."""
        if not self._asked:
            where = {
                "chat_id": address_of(press.command.venue).chat,
                "receiver_user_id": int(press.command.person.id),
                "ephemeral_message_id": 0,
            }
            try:
                await self._bot.do_api_request(TAKES_BACK, where)
            except InvalidToken:  # how the library takes "method not found"
                log.warning("the Bot API server does not know ephemeral messages: they are off")
                self._on = False
                return False
            except BadRequest:
                pass
            self._asked = True
        return True

    async def _first(self, press: Press, post: Post) -> int | None:
        text = self._phrases(press.command.person.language, "telegram-moment")
        message = await self._send(press, Post("moment", text, panel=post.panel))
        number = await self._number(message)
        if number is None:
            return None
        self._proven.add(message.chat.id)
        await self._change(press, number, post)
        return number

    async def _next(self, press: Press, post: Post) -> int | None:
        return await self._number(await self._send(press, post))

    async def _send(self, press: Press, post: Post) -> Message:
        receiver: dict[str, Any] = {
            "receiver_user_id": int(press.command.person.id),
            "callback_query_id": press.query,
        }
        if post.panel and press.secret is None:
            receiver["replace_callback_query_message"] = True
        return await self._writer.send(
            address_of(press.command.venue),
            post,
            quiet=True,
            secretly={"ephemeral_message_parameters": receiver},
        )

    async def _number(self, message: Message) -> int | None:
        number = message.api_kwargs.get("ephemeral_message_id")
        if number is not None:
            return int(number)
        log.error("the Bot API server does not know ephemeral messages: they are off")
        self._on = False
        await self._bot.delete_message(message.chat.id, message.message_id)
        return None

    async def _turned(self, press: Press, secret: int, post: Post) -> bool:
        """Whether the message that was pressed now shows the post, or will after a flood."""
        kind = (press.command.person.id, post.panel or post.key)
        try:
            await self._change(press, secret, post)
        except Flooded as error:
            if error.seconds > LONGEST:
                return False
            self._later.put(kind, error.seconds, partial(self._change, press, secret, post))
        except TelegramError as error:
            if not says(error, UNCHANGED):
                log.info("an ephemeral message is gone: %s", error.message)
                return False
        return True

    async def _change(self, press: Press, secret: int, post: Post) -> None:
        where: dict[str, Any] = {
            "chat_id": address_of(press.command.venue).chat,
            "receiver_user_id": int(press.command.person.id),
            "ephemeral_message_id": secret,
        }
        if (keyboard := self._writer.keyboard(post)) is not None:
            where["reply_markup"] = keyboard

        async def media(photo: str | bytes) -> bool:
            changed = {**where, "media": media_of(post, photo)}
            return bool(await self._bot.do_api_request("editEphemeralMessageMedia", changed))

        if post.picture is not None:
            await self._writer.album.show(post.picture, media)
            return
        script = script_of(post, ping=False)
        if units(script.text) > CAPTION:  # such an edit takes no more, whatever is documented
            raise BadRequest("too long for an edit: it is sent anew")
        text = {**where, "text": script.text, "entities": list(script.entities)}
        await self._bot.do_api_request("editEphemeralMessageText", text)
