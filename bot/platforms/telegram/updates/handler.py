"""Handles one update: reads it, has the desk carry it out, answers."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from telegram import Bot, CallbackQuery, Chat, ChatMemberUpdated, Message, Update

from bot.contract import Answer, Command, Desk, Phrases, Unwell, Venue
from bot.platforms.answering import Answering
from bot.platforms.telegram.addresses import PLATFORM, Address, person_of, venue_at, venue_of
from bot.platforms.telegram.doubles import Doubles
from bot.platforms.telegram.invitations import Invitations
from bot.platforms.telegram.links import HELLO, join_link, link_to, read_payload
from bot.platforms.telegram.menu import START, Menu
from bot.platforms.telegram.posting.answers import Answers
from bot.platforms.telegram.posting.bells import Bells
from bot.platforms.telegram.reach import OUTSIDE, Reach
from bot.platforms.telegram.updates.edits import Edits
from bot.platforms.telegram.updates.incoming import (
    Line,
    Press,
    read_line,
    read_press,
    read_unnamed,
    read_wordless,
)
from bot.platforms.telegram.updates.intake import Arrival, UnreadableUpdate

SITTING: Final = frozenset({"join", "new", "play", "rematch"})
"""Who sits down must be reachable: hands and pads come in private."""

log = logging.getLogger(__name__)


class Handler:
    """Takes arrivals to the desk."""

    def __init__(
        self,
        desk: Desk,
        bot: Bot,
        menu: Menu,
        phrases: Phrases,
        reach: Reach,
        bells: Bells,
        answers: Answers,
        invitations: Invitations,
        doubles: Doubles,
        answering: Answering,
    ) -> None:
        self._desk = desk
        self._bot = bot
        self._menu = menu
        self._phrases = phrases
        self._reach = reach
        self._bells = bells
        self._answers = answers
        self._invitations = invitations
        self._doubles = doubles
        self._answering = answering
        self._edits = Edits()

    async def handle(self, arrival: Arrival) -> None:
        """Carry out one update."""
        try:
            update = Update.de_json(dict(arrival.raw), self._bot)
        except Exception as error:
            raise UnreadableUpdate(type(error).__name__) from error
        if update.callback_query is not None:
            await self._pressed(update.callback_query, arrival)
            await self._doubles.take_away(update.callback_query)
        elif update.my_chat_member is not None:
            await self._admitted(update.my_chat_member)
        elif update.inline_query is not None:
            await self._invitations.offer(update.inline_query)
        elif (edited := update.edited_message) is not None:
            if self._edits.says_anew(edited):
                await self._written(edited, arrival)
        elif (message := update.message or update.channel_post) is not None:
            await self._written(message, arrival)

    async def _pressed(self, query: CallbackQuery, arrival: Arrival) -> None:
        press = read_press(query, arrival.key, arrival.at)
        if press is None:
            await self._bells.answer(query.id)
            return
        with self._answering.to(press.command.person.id):
            await self._carried_out(press)

    async def _carried_out(self, press: Press) -> None:
        command, answers = press.command, self._answers
        public = not command.venue.private
        if public and command.verb == "join" and not await self._reach.can(command.person):
            await answers.lead(press, join_link(self._bot.username, command.table))
            return
        answer = await self._ask(command)
        sat = public and command.verb in SITTING and not answer.post and not answer.toast
        if sat and not await self._reach.can(command.person):
            await answers.lead(press, link_to(self._bot.username, command))
        else:
            await answers.to_press(press, answer)

    async def _written(self, message: Message, arrival: Arrival) -> None:
        if await self._served(message):
            return
        line = read_line(message, arrival.key, self._bot.bot, self._menu)
        if line is None:
            if (message.text or "").startswith("/"):
                self._edits.note(message)
            await self._unread(message, arrival)
            return
        with self._answering.to(line.command.person.id):
            await self._said(line, message)

    async def _said(self, line: Line, message: Message) -> None:
        if not private_start(line):
            line = replace(line, command=_brought(line.command))
        private, person = line.command.venue.private, line.command.person
        met = self._reach.known(person) is True
        if private:
            await self._reach.note(person, reachable=True)
        if private_start(line):
            await self._started(line, met=met)
            return
        answer = await self._ask(line.command)
        if answer.refused:
            self._edits.note(message)
        await self._answers.to_line(line, answer)
        sat = not private and line.command.verb in SITTING and answer == Answer()
        if sat and not await self._reach.can(person):
            await self._answers.hint(line, link_to(self._bot.username, line.command))

    async def _unread(self, message: Message, arrival: Arrival) -> None:
        """Answer what is no line of anybody's, if it was meant for us."""
        unnamed = read_unnamed(message, self._bot.bot, self._menu)
        if unnamed is not None:
            await self._answers.ask_who(message, *unnamed)
        elif (wordless := read_wordless(message, arrival.key)) is not None:
            language = wordless.command.person.language
            help_ = self._menu.command(language, wordless.command.verb)
            text = self._phrases(language, "telegram-only-text", help=help_)
            await self._answers.to_line(wordless, Answer(text))

    async def _served(self, message: Message) -> bool:
        """Whether a message tells what has become of a chat; the desk is told then."""
        chat = message.chat.id
        if message.migrate_to_chat_id is not None:
            await self._moved(chat, message.migrate_to_chat_id)
        elif message.migrate_from_chat_id is not None:
            await self._moved(message.migrate_from_chat_id, chat)
        elif message.forum_topic_reopened is not None:
            await self._desk.returned(venue_of(message))
        elif (gone := message.left_chat_member) is not None:
            if gone.id != self._bot.id:  # of the bot itself its own membership tells
                await self._desk.departed(venue_at(Address(chat)), person_of(gone))
        else:
            return False
        return True

    async def _started(self, line: Line, *, met: bool) -> None:
        """The private chat was opened; what led there is carried out now."""
        command = line.command
        payload = " ".join(command.words)
        asked = read_payload(payload)
        hello = self._phrases(command.person.language, "telegram-hello")
        owed = self._answers.owed_to(command.person)
        if asked is not None:
            wanted = _asked(command, asked)
        elif payload == HELLO:
            if not await self._answers.pay(line, owed, hello):
                await self._answers.to_line(line, Answer(hello))
            return
        else:
            wanted = replace(command, verb="welcome", words=(), table="")
        answer = await self._ask(wanted)
        greets = asked is not None and not met
        toast = f"{hello}\n\n{answer.toast}".strip() if greets else answer.toast
        await self._answers.to_line(line, replace(answer, toast=toast))
        await self._answers.pay(line, [post for post in owed if post.key != _key(answer)])

    async def _admitted(self, change: ChatMemberUpdated) -> None:
        """Somebody let the bot in or put it out."""
        out = change.new_chat_member.status in OUTSIDE
        if change.chat.type == Chat.PRIVATE:
            await self._reach.note(person_of(change.from_user), reachable=not out)
        elif out:
            await self._desk.left(venue_at(Address(change.chat.id)))
        else:
            await self._desk.returned(venue_at(Address(change.chat.id)))
            if change.old_chat_member.status in OUTSIDE:
                await self._introduce(change)

    async def _introduce(self, change: ChatMemberUpdated) -> None:
        """Say in a group what the bot is for, in the language of who has brought it."""
        venue = venue_at(Address(change.chat.id))
        language = person_of(change.from_user).language
        post = await self._desk.greeting(venue, language)
        if post is not None:
            await self._answers.greet(venue, post)

    async def _moved(self, old: int, new: int) -> None:
        await self._desk.moved(Venue(PLATFORM, str(old)), Venue(PLATFORM, str(new)))

    async def _ask(self, command: Command) -> Answer:
        """The desk's answer; a desk that stumbles is no reason to leave a person waiting."""
        try:
            return await self._desk.handle(command)
        except Unwell as unwell:
            return Answer(self._phrases(command.person.language, unwell.phrase), refused=True)
        except Exception:
            table = command.table or "no table"
            log.exception("update %s (%s) was not carried out", command.receipt, table)
            return Answer(self._phrases(command.person.language, "telegram-failed"))


def private_start(line: Line) -> bool:
    """Whether somebody has opened the private chat, perhaps by a link."""
    return line.command.venue.private and line.command.verb == START


def _brought(command: Command) -> Command:
    """What a link has brought to a group; a start without any is a deal, as everywhere."""
    if command.verb != START or not command.words:
        return command
    asked = read_payload(" ".join(command.words))
    if asked is None:
        return replace(command, verb="welcome", words=())
    return _asked(command, asked)


def _asked(command: Command, asked: tuple[str, str, tuple[str, ...]]) -> Command:
    verb, table, words = asked
    return replace(command, verb=verb, words=words, table=table)


def _key(answer: Answer) -> str:
    return answer.post.key if answer.post is not None else ""
