"""The ways an answer finds to the person who asked, and to nobody else."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from telegram import Bot
from telegram.error import BadRequest, TelegramError

from bot.contract import Answer, Command, Person, Phrases, Post
from bot.platforms.telegram.addresses import Address, address_of
from bot.platforms.telegram.ephemeral import Ephemerals
from bot.platforms.telegram.errors import is_closed
from bot.platforms.telegram.incoming import Line, Press
from bot.platforms.telegram.links import link_to
from bot.platforms.telegram.patience import Pause, patiently
from bot.platforms.telegram.reach import Reach
from bot.platforms.telegram.script import TOAST, clip, link_keyboard
from bot.platforms.telegram.writer import Writer

HINT_EVERY: Final = 60.0
"""A person is told in a group to open the private chat once in so many seconds."""
HINTS: Final = 1_000

log = logging.getLogger(__name__)


class Answers:
    """Answers presses and lines. In a group nothing of an answer is ever said aloud."""

    def __init__(
        self,
        bot: Bot,
        writer: Writer,
        ephemerals: Ephemerals,
        reach: Reach,
        phrases: Phrases,
        clock: Callable[[], float],
        pause: Pause,
    ) -> None:
        self._bot = bot
        self._writer = writer
        self._ephemerals = ephemerals
        self._reach = reach
        self._phrases = phrases
        self._clock = clock
        self._pause = pause
        self._hinted: OrderedDict[tuple[str, str], float] = OrderedDict()

    async def to_press(self, press: Press, answer: Answer) -> None:
        """Answer a press: beside the button, in its message, or by the first way that is open."""
        post, command = answer.post, press.command
        if post is None:
            await self.toast(press, answer.toast, alert=answer.refused)
        elif command.venue.private:
            await self.toast(press, answer.toast)
            await self._here(press, post)
        elif await self._ephemerals.show(press, post):
            await self.toast(press, answer.toast)
        elif await self.whisper(command.person, post):
            look = self._phrases(command.person.language, "telegram-look")
            await self.toast(press, answer.toast or look)
        elif post.brief:
            await self.toast(press, post.brief, alert=True)
        else:
            await self.lead(press, link_to(self._bot.username, command))

    async def to_line(self, line: Line, answer: Answer) -> None:
        """Answer what was typed: in private, and without any way there by a hint to open one."""
        post, command = as_post(answer), line.command
        if post is None or await self.whisper(command.person, post):
            return
        await self.hint(line, link_to(self._bot.username, command))

    async def toast(self, press: Press, text: str, *, alert: bool = False) -> None:
        """A few words beside the button; without any, the button just stops turning."""
        text = clip(text, TOAST)
        await self._answer(press, text=text or None, alert=bool(text) and alert)

    async def lead(self, press: Press, url: str) -> None:
        """Open the private chat."""
        await self._answer(press, url=url)

    async def whisper(self, person: Person, post: Post) -> bool:
        """Whether a post was sent to a person's private chat."""
        if self._reach.known(person) is False:
            return False
        address = Address(int(person.id))
        try:
            await patiently(self._pause, lambda: self._writer.send(address, post))
        except TelegramError as error:
            if is_closed(error):
                await self._reach.note(person, reachable=False)
            else:
                log.warning("no answer for %s: %s", person.key, error.message)
            return False
        await self._reach.note(person, reachable=True)
        return True

    async def hint(self, line: Line, url: str) -> None:
        """Say in the group that the answer waits in private; nothing of what it is."""
        command = line.command
        if not self._may_hint(command):
            return
        say, name = self._phrases, command.person.name
        text = say(command.person.language, "telegram-hint", name=name)
        label = say(command.person.language, "telegram-open")
        address = address_of(command.venue)
        try:
            await self._writer.reply(address, line.message, text, link_keyboard(label, url))
        except TelegramError as error:
            log.info("no hint in %s: %s", command.venue.key, error.message)

    async def _here(self, press: Press, post: Post) -> None:
        """In the private chat itself: walking a pad turns one message over and over."""
        chat = int(press.command.person.id)

        async def turn() -> None:
            if press.in_place:
                await self._writer.turn(chat, press.message, post, pictured=press.pictured)
            else:
                await self._writer.send(Address(chat), post)

        try:
            await patiently(self._pause, turn)
        except BadRequest as error:
            log.info("message %s cannot be turned: %s", press.message, error.message)
            await self.whisper(press.command.person, post)
        except TelegramError as error:
            log.warning("message %s stays as it was: %s", press.message, error.message)

    async def _answer(
        self, press: Press, *, text: str | None = None, alert: bool = False, url: str | None = None
    ) -> None:
        try:
            await self._bot.answer_callback_query(press.query, text, alert or None, url)
        except TelegramError as error:  # too old, most of the time: nobody waits for it any more
            log.info("press %s was not answered: %s", press.command.receipt, error.message)

    def _may_hint(self, command: Command) -> bool:
        """Lest somebody uses up the group's budget."""
        key, now = (command.person.id, command.venue.id), self._clock()
        if now - self._hinted.get(key, -HINT_EVERY) < HINT_EVERY:
            return False
        self._hinted[key] = now
        while len(self._hinted) > HINTS:
            self._hinted.popitem(last=False)
        return True


def as_post(answer: Answer) -> Post | None:
    """A whole answer as one message."""
    if answer.post is None:
        return Post("answer", answer.toast) if answer.toast else None
    if not answer.toast:
        return answer.post
    return replace(answer.post, text=f"{answer.toast}\n\n{answer.post.text}")
