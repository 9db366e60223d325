"""Handles one update: reads it, has the desk carry it out, answers."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from telegram import Bot, CallbackQuery, Chat, ChatMember, ChatMemberUpdated, Message, Update
from telegram.error import TelegramError

from bot.contract import Answer, Command, Desk, Phrases, Venue
from bot.platforms.telegram.addresses import PLATFORM, Address, person_of, venue_at
from bot.platforms.telegram.answers import Answers
from bot.platforms.telegram.incoming import Line, read_line, read_press
from bot.platforms.telegram.intake import Arrival
from bot.platforms.telegram.links import HELLO, join_link, link_to, read_payload
from bot.platforms.telegram.menu import START, Menu
from bot.platforms.telegram.reach import Reach

SITTING: Final = frozenset({"join", "new", "play", "rematch"})
"""Who sits down must be reachable: hands and pads come in private."""

log = logging.getLogger(__name__)


class Handler:
    """Takes arrivals to the desk."""

    def __init__(
        self, desk: Desk, bot: Bot, menu: Menu, phrases: Phrases, reach: Reach, answers: Answers
    ) -> None:
        self._desk = desk
        self._bot = bot
        self._menu = menu
        self._phrases = phrases
        self._reach = reach
        self._answers = answers

    async def handle(self, arrival: Arrival) -> None:
        """Carry out one update."""
        update = Update.de_json(dict(arrival.raw), self._bot)
        if update.callback_query is not None:
            await self._pressed(update.callback_query, arrival)
        elif update.my_chat_member is not None:
            await self._admitted(update.my_chat_member)
        elif update.message is not None:
            await self._written(update.message, arrival)

    async def _pressed(self, query: CallbackQuery, arrival: Arrival) -> None:
        press = read_press(query, arrival.key, arrival.at)
        if press is None:
            await self._wave_off(query)
            return
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

    async def _wave_off(self, query: CallbackQuery) -> None:
        """A button that is none of ours stops turning."""
        try:
            await self._bot.answer_callback_query(query.id)
        except TelegramError as error:
            log.info("a strange press was not answered: %s", error.message)

    async def _written(self, message: Message, arrival: Arrival) -> None:
        if message.migrate_to_chat_id is not None:
            await self._moved(message.chat.id, message.migrate_to_chat_id)
            return
        if message.migrate_from_chat_id is not None:
            await self._moved(message.migrate_from_chat_id, message.chat.id)
            return
        line = read_line(message, arrival.key, self._bot.bot, self._menu)
        if line is None:
            return
        private, person = line.command.venue.private, line.command.person
        met = self._reach.known(person) is True
        if private:
            await self._reach.note(person, reachable=True)
        if private and line.command.verb == START:
            await self._started(line, met=met)
            return
        answer = await self._ask(line.command)
        await self._answers.to_line(line, answer)
        sat = not private and line.command.verb in SITTING and answer == Answer()
        if sat and not await self._reach.can(person):
            await self._answers.hint(line, link_to(self._bot.username, line.command))

    async def _started(self, line: Line, *, met: bool) -> None:
        """The private chat was opened; what led there is carried out now."""
        command = line.command
        payload = " ".join(command.words)
        asked = read_payload(payload)
        hello = self._phrases(command.person.language, "telegram-hello")
        if asked is not None:
            verb, table = asked
            wanted = replace(command, verb=verb, words=(), table=table)
        elif payload == HELLO:
            await self._answers.to_line(line, Answer(hello))
            return
        else:
            wanted = replace(command, verb="welcome", words=(), table="")
        answer = await self._ask(wanted)
        greets = asked is not None and not met
        toast = f"{hello}\n\n{answer.toast}".strip() if greets else answer.toast
        await self._answers.to_line(line, replace(answer, toast=toast))

    async def _admitted(self, change: ChatMemberUpdated) -> None:
        """Somebody let the bot in or put it out."""
        out = change.new_chat_member.status in (ChatMember.LEFT, ChatMember.BANNED)
        if change.chat.type == Chat.PRIVATE:
            await self._reach.note(person_of(change.from_user), reachable=not out)
        elif out:
            await self._desk.left(venue_at(Address(change.chat.id)))

    async def _moved(self, old: int, new: int) -> None:
        await self._desk.moved(Venue(PLATFORM, str(old)), Venue(PLATFORM, str(new)))

    async def _ask(self, command: Command) -> Answer:
        """The desk's answer; a desk that stumbles is no reason to leave a person waiting."""
        try:
            return await self._desk.handle(command)
        except Exception:
            table = command.table or "no table"
            log.exception("update %s (%s) was not carried out", command.receipt, table)
            return Answer(self._phrases(command.person.language, "telegram-failed"))
