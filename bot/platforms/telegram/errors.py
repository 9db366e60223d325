"""Sorts what Telegram refuses into what the courier can do about it.

Telegram tells many refusals apart by their sentence only; the sentences here are those of its
server's sources, in lower case.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, TypeVar

from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot import contract
from bot.contract import (
    Closed,
    DeliveryError,
    Gone,
    Moved,
    Pictureless,
    Place,
    RetryLater,
    Unreachable,
    Venue,
    Why,
)
from bot.platforms.telegram.addresses import PLATFORM

UNCHANGED: Final = "message is not modified"
NO_TEXT: Final = "there is no text in the message to edit"
TOO_OLD: Final = "message can't be deleted"
NO_TOPIC: Final = "message thread not found"
BAD_FILE: Final = ("wrong file identifier", "wrong remote file", "file_reference", "invalid file")
NO_PICTURES: Final = (
    "not enough rights to send photos",
    "chat_send_photos_forbidden",
    "chat_send_media_forbidden",
)
GONE: Final = (
    "message to edit not found",
    "message can't be edited",
    "message to delete not found",
    "message_id_invalid",
    NO_TEXT,
)
CLOSED: Final = {
    Why.TOPIC: ("topic_closed",),
    Why.GONE: (
        NO_TOPIC,
        "topic_deleted",
        "chat not found",
        "chat was deleted",
        "chat was deactivated",
        "peer_id_invalid",
        "user_deactivated",
        "user not found",
    ),
    Why.WRITING: (
        "chat_write_forbidden",
        "chat_restricted",
        "chat_send_plain_forbidden",
        "have no write access",
        "have no rights to send",
        "not enough rights",
        "need administrator rights",
    ),
}


T = TypeVar("T")


class BadToken(contract.BadToken):
    """Telegram does not know the token, said in a sentence for the host."""

    def __init__(self) -> None:
        super().__init__("Telegram knows no bot with this token. Ask @BotFather for the right one.")


class Flooded(TelegramError):
    """Telegram wants to hear nothing for some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"flooded for {seconds} s")
        self.seconds = seconds


def says(error: TelegramError, *sentences: str) -> bool:
    """Whether a refusal has one of these sentences in it."""
    text = error.message.casefold()
    return any(sentence in text for sentence in sentences)


def is_closed(error: TelegramError) -> bool:
    """Whether it is of no use to try again: the message, the chat or the person is not there."""
    if isinstance(error, Forbidden):
        return True
    return isinstance(error, BadRequest) and (says(error, *GONE) or _closed_by(error) is not None)


async def delivered(place: Place, sending: Awaitable[T], *, whisper: bool = False) -> T:
    """What was sent to a place, or the contract's error instead of Telegram's."""
    try:
        return await sending
    except TelegramError as error:
        raise _sort(error, place, whisper=whisper) from error


def _sort(error: TelegramError, place: Place, *, whisper: bool) -> DeliveryError:
    """What an error means: also what we asked for and cannot have is no use to be repeated."""
    if isinstance(error, Flooded):
        return RetryLater(error.seconds)
    if isinstance(error, ChatMigrated):
        return Moved(Venue(PLATFORM, str(error.new_chat_id)))
    sentence = f"{place.key}: {error.message}"
    if whisper and is_closed(error):
        return Unreachable(sentence)
    if isinstance(error, Forbidden):
        return Closed(
            Why.OUT if isinstance(place, Venue) and not place.private else Why.BLOCKED, sentence
        )
    if not isinstance(error, BadRequest):
        return RetryLater()
    if says(error, *NO_PICTURES):
        return Pictureless(sentence)
    if says(error, *GONE):
        return Gone(sentence)
    return Closed(_closed_by(error) or Why.REFUSED, sentence)


def _closed_by(error: BadRequest) -> Why | None:
    """Why a chat takes nothing, if that is what is said."""
    return next((why for why, sentences in CLOSED.items() if says(error, *sentences)), None)
