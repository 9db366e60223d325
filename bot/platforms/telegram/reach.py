"""Who can be written to privately: bots cannot open a conversation, people must press Start."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

from telegram import Bot, ChatMember
from telegram.constants import ChatAction
from telegram.error import BadRequest, Forbidden, NetworkError, TelegramError

from bot.contract import Desk, Person, RetryLater, Unwell
from bot.platforms.telegram.errors import Flooded, is_closed

REMEMBERED: Final = 10_000
OUTSIDE: Final = (ChatMember.LEFT, ChatMember.BANNED)
"""How who is not in a group stands to it."""

log = logging.getLogger(__name__)


class Reach:
    """Remembers who was reached, and tells the desk when that changes."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.desk: Desk | None = None
        self._known: OrderedDict[str, bool] = OrderedDict()

    def known(self, person: Person) -> bool | None:
        """Whether a person can be written to, as far as we have seen."""
        return self._known.get(person.id)

    async def can(self, person: Person) -> bool:
        """Whether a person can be written to; a doubt is a yes, for trying will tell."""
        known = self.known(person)
        if known is not None:
            return known
        try:
            # The only request that tells without showing anything but a moment's "typing".
            await self._bot.send_chat_action(int(person.id), ChatAction.TYPING)
        except TelegramError as error:
            if is_closed(error):
                await self.note(person, reachable=False)
                return False
            return True
        await self.note(person, reachable=True)
        return True

    async def manages(self, chat: int, person: Person) -> bool:
        """Whether somebody is an administrator of a chat; raises `RetryLater`.

        N.B. asked each time: it may be taken from them at any moment. Where a chat hides its
        members, it still names those in charge.
        """
        try:
            return await self._leads(chat, int(person.id))
        except (BadRequest, Forbidden):
            return await self._is_named(chat, person)
        except TelegramError as error:
            log.info("whether %s manages %s is not known: %s", person.key, chat, error.message)
            raise _later(error) from error

    async def includes(self, chat: int, person: Person) -> bool:
        """Whether somebody is in a chat; where that is not told, they are."""
        try:
            member = await self._bot.get_chat_member(chat, int(person.id))
        except TelegramError as error:
            log.info("whether %s is in %s is not known: %s", person.key, chat, error.message)
            return True
        return member.status not in OUTSIDE

    async def _leads(self, chat: int, person: int) -> bool:
        """What a chat says of one member; asked once more where nobody answered."""
        try:
            member = await self._bot.get_chat_member(chat, person)
        except BadRequest:  # which the library counts among what the network did
            raise
        except NetworkError:
            member = await self._bot.get_chat_member(chat, person)
        return member.status in (ChatMember.ADMINISTRATOR, ChatMember.OWNER)

    async def _is_named(self, chat: int, person: Person) -> bool:
        """Whether somebody is among those a chat names as in charge of it."""
        try:
            named = await self._bot.get_chat_administrators(chat)
        except TelegramError as error:
            log.info("who manages %s is not known: %s", chat, error.message)
            raise _later(error) from error
        return person.id in {str(each.user.id) for each in named}

    async def note(self, person: Person, *, reachable: bool) -> None:
        """Whether a person can be written to has been seen."""
        if self._known.get(person.id) is reachable:
            return
        self._known[person.id] = reachable
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        if self.desk is None:
            return
        try:
            await self.desk.reached(person, reachable=reachable)
        except Unwell:
            self._known.pop(person.id, None)  # it will be seen again
        except Exception:  # what they asked for is carried out all the same
            log.exception("whether %s can be written to is not noted", person.key)


def _later(error: TelegramError) -> RetryLater:
    """When to ask again."""
    return RetryLater(error.seconds if isinstance(error, Flooded) else None)
