"""Where things are on Telegram: chats, topics in them, and how venues name both."""

from __future__ import annotations

from typing import Final, NamedTuple

from telegram import Chat, MaybeInaccessibleMessage, Message, User

from bot.contract import Person, Place, Venue

PLATFORM: Final = "telegram"
GENERAL: Final = 1
"""The topic every forum has: messages arrive from it, but it takes none under its number."""


SUPERGROUP: Final = "-100"
"""How the numbers of supergroups begin."""


class Address(NamedTuple):
    """A chat, and a topic of it where there are topics."""

    chat: int
    topic: int | None = None


def address_of(place: Place) -> Address:
    """Where a venue, or somebody's private chat, is."""
    chat, _, topic = place.id.partition("/")
    return Address(int(chat), int(topic) if topic and int(topic) != GENERAL else None)


def venue_at(address: Address, *, private: bool = False) -> Venue:
    """The venue at an address."""
    chat = str(address.chat)
    if address.topic is None:
        return Venue(PLATFORM, chat, private)
    return Venue(PLATFORM, f"{chat}/{address.topic}", private, (chat,))


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


def link_into(venue: Venue) -> str | None:
    """Where a topic is found; other groups than supergroups, and so topics, have no address."""
    chat, topic = address_of(venue)
    inner = str(chat).removeprefix(SUPERGROUP)
    return f"https://t.me/c/{inner}/{topic}" if topic and inner != str(chat) else None


def private_venue(person: Person) -> Venue:
    """The chat of the bot and one person."""
    return Venue(PLATFORM, person.id, private=True)
