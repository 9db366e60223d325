"""Sorts what Telegram refuses into what the courier can do about it.

Telegram tells many refusals apart by their sentence only; the sentences here are those of its
server's sources, in lower case.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, TypeVar

from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot import contract
from bot.contract import DeliveryError, Gone, Moved, RetryLater, Unreachable, Venue
from bot.platforms.telegram.addresses import PLATFORM

UNCHANGED: Final = "message is not modified"
NO_TEXT: Final = "there is no text in the message to edit"
NO_TOPIC: Final = "message thread not found"
BAD_FILE: Final = ("wrong file identifier", "wrong remote file", "file_reference", "invalid file")
GONE: Final = (
    "message to edit not found",
    "message can't be edited",
    "message to delete not found",
    "message_id_invalid",
    NO_TOPIC,
    "topic_closed",
    "topic_deleted",
    "chat not found",
    "chat was deleted",
    "chat was deactivated",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_send_photos_forbidden",
    "chat_send_plain_forbidden",
    "not enough rights",
    "have no rights to send",
    "need administrator rights",
    "peer_id_invalid",
    "user_deactivated",
    "user not found",
)


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
    return isinstance(error, Forbidden) or (isinstance(error, BadRequest) and says(error, *GONE))


async def delivered(venue: Venue, sending: Awaitable[T], *, whisper: bool = False) -> T:
    """What was sent to a venue, or the contract's error instead of Telegram's."""
    try:
        return await sending
    except TelegramError as error:
        sorted_error = _sort(error, venue, whisper=whisper)
        if sorted_error is None:
            raise
        raise sorted_error from error


def _sort(error: TelegramError, venue: Venue, *, whisper: bool) -> DeliveryError | None:
    """None if we asked for something impossible: that is a fault of ours, to be seen in the log."""
    if isinstance(error, Flooded):
        return RetryLater(error.seconds)
    if isinstance(error, ChatMigrated):
        return Moved(Venue(PLATFORM, str(error.new_chat_id)))
    if is_closed(error):
        sentence = f"{venue.key}: {error.message}"
        return Unreachable(sentence) if whisper else Gone(sentence)
    return None if isinstance(error, BadRequest) else RetryLater()
