"""Who can be written to privately: bots cannot open a conversation, people must press Start."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

from telegram import Bot
from telegram.constants import ChatAction
from telegram.error import TelegramError

from bot.contract import Desk, Person
from bot.platforms.telegram.errors import is_closed

REMEMBERED: Final = 10_000

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
        except Exception:  # what they asked for is carried out all the same
            log.exception("whether %s can be written to is not noted", person.key)
