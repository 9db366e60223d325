"""Where things are on Telegram: chats, topics in them, and how venues name both."""

from __future__ import annotations

from typing import Final, NamedTuple

from telegram import Chat, MaybeInaccessibleMessage, Message, User

from bot.contract import Person, Venue

PLATFORM: Final = "telegram"
GENERAL: Final = 1
"""The topic every forum has: messages arrive from it, but it takes none under its number."""


class Address(NamedTuple):
    """A chat, and a topic of it where there are topics."""

    chat: int
    topic: int | None = None


def address_of(venue: Venue) -> Address:
    """Where a venue is."""
    chat, _, topic = venue.id.partition("/")
    return Address(int(chat), int(topic) if topic and int(topic) != GENERAL else None)


def venue_at(address: Address, *, private: bool = False) -> Venue:
    """The venue at an address."""
    chat = str(address.chat)
    return Venue(PLATFORM, chat if address.topic is None else f"{chat}/{address.topic}", private)


def venue_of(message: MaybeInaccessibleMessage) -> Venue:
    """The venue a message stands in; an old one no longer says in which topic it was."""
    private = message.chat.type == Chat.PRIVATE
    topic = None
    # N.B. in ordinary groups every thread of replies has a number too, but is no topic.
    if isinstance(message, Message) and message.is_topic_message and not private:
        topic = message.message_thread_id
    return venue_at(Address(message.chat.id, None if topic == GENERAL else topic), private=private)


def person_of(user: User) -> Person:
    """Who a user is."""
    return Person(PLATFORM, str(user.id), user.full_name, user.language_code or "en")


def private_venue(person: Person) -> Venue:
    """The chat of the bot and one person."""
    return Venue(PLATFORM, person.id, private=True)
