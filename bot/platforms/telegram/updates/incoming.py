"""What people do, read as commands: presses of buttons, and lines they type."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from telegram import CallbackQuery, Message, User

from bot.contract import NO_MARK, Command, Person, Venue, button_data, read_data
from bot.platforms.telegram.addresses import person_of, venue_of
from bot.platforms.telegram.menu import Menu

MOVE: Final = "move"
HELP: Final = "help"
NO_TABLE: Final = "-"
LONGEST_DATA: Final = 64
"""Bytes a button can carry."""


@dataclass(frozen=True, slots=True)
class Press:
    """A button that was pressed, and the message it is on."""

    query: str
    command: Command
    message: int
    at: float | None
    """When it came; None if it waited through a restart."""
    secret: int | None
    """The number of a message only its presser sees."""
    pictured: bool

    @property
    def in_place(self) -> bool:
        """Whether the answer may take the place of the message: a table's own is the courier's."""
        return self.command.mark.own


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was typed."""

    command: Command
    message: int


def read_press(query: CallbackQuery, key: str, at: float | None) -> Press | None:
    """The press of one of our buttons; None for any other."""
    data, message = read_data(query.data or ""), query.message
    if data is None or message is None:
        return None
    table, mark, verb, words = data
    person = person_of(query.from_user)
    command = Command(key, person, venue_of(message), verb, words, table, mark, unseen=True)
    secret = message.api_kwargs.get("ephemeral_message_id")
    pictured = isinstance(message, Message) and bool(message.photo)
    return Press(query.id, command, message.message_id, at, secret, pictured)


def read_line(message: Message, key: str, bot: User, menu: Menu) -> Line | None:
    """A command, a move in answer to a board, or what is typed in private; None for mere talk."""
    text, user = message.text, message.from_user
    if not text or user is None or user.is_bot:
        return None
    person, venue, table = person_of(user), venue_of(message), replied_table(message, bot)
    if venue.private and text.startswith("/"):
        text = _said_to_us(text)
    first, *words = text.split()
    name, _, addressed = first.removeprefix("/").partition("@")
    if not text.startswith("/"):
        if not venue.private and not table:
            return None
        command = _command(key, person, venue, MOVE, (first, *words), table)
        command = replace(command, talk=not venue.private)
    elif (
        not name
        or (addressed and addressed.casefold() != (bot.username or "").casefold())
        or (not addressed and not venue.private and not menu.is_ours(name))
    ):
        return None
    else:
        command = _command(key, person, venue, menu.verb(name), tuple(words), table)
    return Line(command, message.message_id)


def _said_to_us(text: str) -> str:
    """A command in private, where nobody else is meant; a bare slash asks what there is."""
    first, *words = text.strip("/ ").split() or [HELP]
    return " ".join((f"/{first.partition('@')[0] or HELP}", *words))


def read_wordless(message: Message, key: str) -> Line | None:
    """A picture, a voice, a sticker sent in private: nothing can be done with it."""
    user = message.from_user
    if user is None or user.is_bot or message.effective_attachment is None:
        return None
    person, venue = person_of(user), venue_of(message)
    if not venue.private:
        return None
    return Line(_command(key, person, venue, HELP, (), ""), message.message_id)


def read_unnamed(message: Message, bot: User, menu: Menu) -> tuple[str, str] | None:
    """A command of somebody who writes as a group or channel: as written, and as a button has it.

    Who that is only a press tells.
    """
    text = message.text or ""
    if message.sender_chat is None or message.is_automatic_forward or not text.startswith("/"):
        return None
    first, *words = text.split()
    name, _, addressed = first.removeprefix("/").partition("@")
    ours = addressed.casefold() == (bot.username or "").casefold() if addressed else True
    if not ours or not name or not menu.is_ours(name):
        return None
    table = replied_table(message, bot) or NO_TABLE
    data = [button_data(table, NO_MARK, menu.verb(name), said) for said in (words, ())]
    return text, next(each for each in (*data, "") if len(each.encode()) <= LONGEST_DATA)


def replied_table(message: Message, bot: User) -> str:
    """The table on whose post a message replies, as its buttons tell."""
    post = message.reply_to_message
    if post is None or post.from_user is None or post.from_user.id != bot.id:
        return ""
    rows = post.reply_markup.inline_keyboard if post.reply_markup else ()
    for button in (button for row in rows for button in row):
        data = read_data(str(button.callback_data or ""))
        if data is not None and data[0] != NO_TABLE:
            return data[0]
    return ""


def _command(
    key: str, person: Person, venue: Venue, verb: str, words: tuple[str, ...], table: str
) -> Command:
    return Command(key, person, venue, verb, words, table, unseen=venue.private)
