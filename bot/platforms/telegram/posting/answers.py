"""The ways an answer finds to the person who asked, and to nobody else."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from telegram import Message
from telegram.error import TelegramError

from bot.contract import Answer, Command, Person, Phrases, Post, Venue
from bot.platforms.telegram.addresses import address_of, venue_of
from bot.platforms.telegram.errors import Flooded, is_closed
from bot.platforms.telegram.links import link_to
from bot.platforms.telegram.posting.bells import Bells
from bot.platforms.telegram.posting.ephemeral import Ephemerals
from bot.platforms.telegram.posting.owed import Owed
from bot.platforms.telegram.posting.own import OwnPanels
from bot.platforms.telegram.posting.patience import LONGEST, Later, Pause, patiently
from bot.platforms.telegram.posting.script import (
    TOAST,
    as_post,
    clip,
    link_keyboard,
    plain,
    press_keyboard,
)
from bot.platforms.telegram.posting.writer import Writer
from bot.platforms.telegram.reach import Reach
from bot.platforms.telegram.updates.incoming import Line, Press

HINT_EVERY: Final = 60.0
"""A person is told in a group to open the private chat once in so many seconds."""
HINTS: Final = 1_000
SEEN: Final = "\N{EYES}"
LABEL: Final = 40

log = logging.getLogger(__name__)


class Answers:
    """Answers presses and lines. In a group nothing of an answer is ever said aloud."""

    def __init__(
        self,
        bells: Bells,
        writer: Writer,
        own: OwnPanels,
        ephemerals: Ephemerals,
        reach: Reach,
        phrases: Phrases,
        ticks: Callable[[], float],
        pause: Pause,
        later: Later,
    ) -> None:
        self._bells = bells
        self._bot = writer.bot
        self._later = later
        self._writer = writer
        self._own = own
        self._ephemerals = ephemerals
        self._reach = reach
        self._phrases = phrases
        self._ticks = ticks
        self._pause = pause
        self._owed = Owed()
        self._hinted: OrderedDict[tuple[str, str], float] = OrderedDict()

    async def to_press(self, press: Press, answer: Answer) -> None:
        """Answer a press: beside the button, in its message, or by the first way that is open.

        The button stops turning first, wherever it is known by then which way that will be.
        """
        post, command = answer.post, press.command
        if answer.closes:
            await self._close(press, answer)
        elif post is None:
            await self.say(press, answer.toast, alert=answer.refused)
        elif command.venue.private:
            in_time = await self._toast(press, answer.toast)
            await self._here(press, post if in_time else as_post(answer) or post)
        elif (look := self._known_way(press)) is not None:
            in_time = await self._toast(press, answer.toast or look)
            await self._afterwards(press, post if in_time else as_post(answer) or post)
        elif await self._shown_here(press, post):
            await self._toast(press, answer.toast)
        elif await self.whisper(command.person, post):
            await self._toast(press, answer.toast or self._look(command))
        elif post.brief:
            await self.say(press, post.brief, alert=True)
        else:
            await self.lead(press, link_to(self._bot.username, command))

    async def close(self) -> None:
        """Nothing that is held up is sent any more."""
        await self._later.close()

    async def put_away(self, person: Person, table: str, but: int) -> None:
        """Take a panel back that something else than its person has made superfluous."""
        self._owed.drop(person.id, table)
        await self._ephemerals.put_away(person.id, table)
        await self._own.put_away(int(person.id), table, but)

    async def to_line(self, line: Line, answer: Answer) -> None:
        """Answer what was typed: in private, and without any way there by a hint to open one."""
        post, command = as_post(answer), line.command
        if answer.closes:
            self._owed.drop(command.person.id, answer.closes)
            await self._ephemerals.put_away(command.person.id, answer.closes)
            if post is None or not post.panel:  # which takes the place of the former one
                await self._own.close(int(command.person.id), answer.closes, None)
        if post is None or await self.whisper(command.person, post) or command.venue.private:
            return
        self._owed.keep(command, post)
        await self.hint(line, link_to(self._bot.username, command))

    async def greet(self, venue: Venue, post: Post) -> None:
        """Say something in a group that nobody has asked for."""
        try:
            await patiently(self._pause, lambda: self._writer.send(address_of(venue), post))
        except TelegramError as error:
            log.info("no greeting in %s: %s", venue.key, error.message)

    async def ask_who(self, message: Message, typed: str, data: str) -> None:
        """Who writes as a group or channel is known by a press alone: it does what they typed."""
        venue = venue_of(message)
        writer = message.from_user.language_code if message.from_user else None
        text = self._phrases(writer or "en", "telegram-unnamed")
        keyboard = press_keyboard(clip(typed, LABEL), data)
        try:
            await self._writer.reply(address_of(venue), message.message_id, text, keyboard)
        except TelegramError as error:
            log.info("nobody was asked who they are in %s: %s", venue.key, error.message)

    def owed_to(self, person: Person) -> Sequence[Post]:
        """What somebody could not be told before, and is to be told once."""
        return self._owed.take(person)

    async def pay(self, line: Line, posts: Sequence[Post], hello: str = "") -> bool:
        """Tell somebody what they were to be told; whether there was anything."""
        for number, post in enumerate(posts):
            await self.to_line(line, Answer("" if number else hello, post))
        return bool(posts)

    async def say(self, press: Press, text: str, *, alert: bool = False) -> None:
        """A few words beside the button; once it has stopped turning, as a message."""
        if not await self._toast(press, text, alert=alert) and text:
            await self._afterwards(press, Post("answer", text))

    async def lead(self, press: Press, url: str) -> None:
        """Open the private chat, or say that there is a way to it."""
        if not await self._bells.answer(press.query, url=url):
            await self.hint(press, url)

    async def whisper(self, person: Person, post: Post) -> bool:
        """Whether a post is in a person's private chat, or will be when a short flood is over."""
        if self._reach.known(person) is False:
            return False
        kind = (person.id, post.panel or post.key)
        self._later.drop(kind)
        try:
            return await self._whispered(person, post)
        except Flooded as error:
            if error.seconds > LONGEST:
                log.warning("no answer for %s: %s", person.key, error.message)
                return False
            self._later.put(kind, error.seconds, partial(self._whispered, person, post))
            return True

    async def _whispered(self, person: Person, post: Post) -> bool:
        chat = int(person.id)
        try:
            await patiently(self._pause, lambda: self._own.send(chat, post))
        except Flooded:
            raise
        except TelegramError as error:
            if is_closed(error):
                await self._reach.note(person, reachable=False)
            else:
                log.warning("no answer for %s: %s", person.key, error.message)
            return False
        self._owed.drop(person.id, post.panel)
        await self._reach.note(person, reachable=True)
        return True

    async def hint(self, line: Line | Press, url: str) -> None:
        """Say in the group that the answer waits in private; nothing of what it is."""
        command = line.command
        if not self._may_hint(command):
            if isinstance(line, Line):
                await self._nod(line)
            return
        say, name = self._phrases, command.person.name
        text = say(command.person.language, "telegram-hint", name=name)
        label = say(command.person.language, "telegram-open")
        address = address_of(command.venue)
        try:
            await self._writer.reply(address, line.message, text, link_keyboard(label, url))
        except TelegramError as error:
            log.info("no hint in %s: %s", command.venue.key, error.message)

    async def _toast(self, press: Press, text: str, *, alert: bool = False) -> bool:
        """Whether words were shown beside the button; without any, it just stops turning."""
        text = clip(text, TOAST)
        return await self._bells.answer(press.query, text or None, alert=bool(text) and alert)

    def _look(self, command: Command) -> str:
        return self._phrases(command.person.language, "telegram-look")

    def _known_way(self, press: Press) -> str | None:
        """What to say where it is known which way a post will go; else that is found by trying."""
        works = self._ephemerals.work(press)
        if works:
            return ""
        reached = works is False and self._reach.known(press.command.person)
        return self._look(press.command) if reached else None

    async def _afterwards(self, press: Press, post: Post) -> None:
        """Bring what was pressed for when the button turns no more."""
        command = press.command
        if not command.venue.private and await self._shown_here(press, post):
            return
        if not await self.whisper(command.person, post) and not command.venue.private:
            self._owed.keep(command, post)
            await self.hint(press, link_to(self._bot.username, command))

    async def _shown_here(self, press: Press, post: Post) -> bool:
        """Whether the post was shown in the group; the panel in private goes then."""
        if not await self._ephemerals.show(press, post):
            return False
        if post.panel:
            self._owed.drop(press.command.person.id, post.panel)
            await self._own.give_way(int(press.command.person.id), post.panel)
        return True

    async def _close(self, press: Press, answer: Answer) -> None:
        """How it went is said beside the button, and the panel goes.

        Who was told to wait reads it where the panel was, if that is not among others.
        """
        command, post = press.command, answer.post
        self._owed.drop(command.person.id, answer.closes)
        text = answer.toast or (plain(post.text) if post else "")
        told = await self._toast(press, text, alert=answer.refused)
        here = press.message if command.venue.private and press.in_place else None
        if here is not None and post is not None and not told:
            await self._here(press, post)
            return
        await self._ephemerals.close(press, answer.closes)
        await self._own.close(int(command.person.id), answer.closes, here)

    async def _here(self, press: Press, post: Post) -> None:
        """In the private chat itself: walking a pad turns one message over and over."""
        chat, stands = int(press.command.person.id), press.in_place
        kind = (press.command.person.id, post.panel or post.key)

        async def turn() -> None:
            nonlocal stands  # what is gone is not tried again: it would take the new one's room
            stands = stands and await self._own.turn(
                chat, press.message, post, pictured=press.pictured
            )
            if not stands:
                await self._own.send(chat, post)

        self._later.drop(kind)
        try:
            await patiently(self._pause, turn)
        except Flooded as error:
            self._later.put(kind, error.seconds, turn)
        except TelegramError as error:
            log.warning("message %s stays as it was: %s", press.message, error.message)

    async def _nod(self, line: Line) -> None:
        """Show that something was seen whose answer waits where the hint above leads."""
        chat = address_of(line.command.venue).chat
        try:
            await self._bot.set_message_reaction(chat, line.message, SEEN)
        except TelegramError as error:  # there are groups without any
            log.info("no nod in %s: %s", line.command.venue.key, error.message)

    def _may_hint(self, command: Command) -> bool:
        """Lest somebody uses up the group's budget."""
        key, now = (command.person.id, command.venue.id), self._ticks()
        if now - self._hinted.get(key, -HINT_EVERY) < HINT_EVERY:
            return False
        self._hinted[key] = now
        while len(self._hinted) > HINTS:
            self._hinted.popitem(last=False)
        return True
