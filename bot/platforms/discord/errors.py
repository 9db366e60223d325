"""Discord's errors as what they mean for a delivery: later, gone, closed, or nobody there."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

from bot import contract
from bot.contract import Bar, Barred, Closed, Gone, RetryLater, Unreachable, Why

ARCHIVED: Final = 50083
"""The thread is archived: it takes no edits, and no posts while it is locked."""
NO_MESSAGE: Final = 10008
OLD_EDITS: Final = 30046
"""Too many edits of messages older than an hour; it comes with status 429."""
NO_MEMBER: Final = (10007, 10013)
"""Nobody of that server, or nobody at all."""
ACKNOWLEDGED: Final = 40060
"""Somebody, perhaps we ourselves, has acknowledged this interaction before."""

_LATER: Final = frozenset({20016, 20028, 20029, 40003, 40333, 130000})
"""Slow mode, write limits, opening private chats too fast, an overloaded Discord."""
_GONE: Final = frozenset({ARCHIVED, OLD_EDITS, NO_MESSAGE})
"""Messages that are not there, or take no changes."""
BAD_TOKEN: Final = 4004
NO_RIGHT: Final = 50013
_CLOSED: Final = {
    10003: Why.GONE,
    50001: Why.OUT,
    NO_RIGHT: Why.WRITING,
    160005: Why.LOCKED,
}
"""What a channel says that takes nothing from us."""
_BARRED: Final = {
    160006: Bar.FULL,
    NO_RIGHT: Bar.RIGHTS,
    50001: Bar.RIGHTS,
    NO_MESSAGE: Bar.MESSAGE,
    50024: Bar.KIND,
}
"""What a channel says in which no thread may be opened."""
HAS_THREAD: Final = 160004
"""The message has a thread already, whose id is the message's own."""
_NOBODY: Final = frozenset({10013, 50007, 50033, 50278})
"""Unknown persons, closed private messages, no server in common."""
_BLOCKED: Final = 60.0
"""Refused without a reason in JSON: that is the guard in front of Discord, not Discord."""


class BadToken(contract.BadToken):
    """The token opens nothing, said in a sentence for the host."""

    def __init__(self) -> None:
        super().__init__(
            "Discord does not accept the token. Copy it again from the Bot page of your "
            "application in the developer portal, without spaces or quotes."
        )


class TurnedAway(Exception):
    """Discord did not take a delivery now: a rate limit (429) or a fault of its own (5xx)."""

    def __init__(self, status: int, code: int, seconds: float | None, *, everywhere: bool) -> None:
        super().__init__(f"{status} with code {code}, to be tried again in {seconds} s")
        self.status = status
        self.code = code
        self.seconds = seconds
        self.everywhere = everywhere
        """It goes for all we send, not only for this channel."""


def sort_out(error: Exception, *, private: bool = False) -> Exception:
    """What an error means for a delivery; an error that means a fault of ours stays itself.

    In `private` whatever closes the channel means that nobody is there to be reached; a message may
    be gone there all the same.
    """
    match error:
        case TurnedAway():
            return Gone(str(error)) if error.code == OLD_EDITS else RetryLater(error.seconds)
        case discord.RateLimited():
            return RetryLater(error.retry_after)
        case discord.HTTPException():
            return _refusal(error, private=private)
        case OSError() | aiohttp.ClientError():  # TimeoutError is an OSError
            return RetryLater()
    return error


def _refusal(error: discord.HTTPException, *, private: bool) -> Exception:
    if error.code in _NOBODY:
        return Unreachable(str(error))
    if error.code in _GONE:
        nobody = private and error.code != NO_MESSAGE
        return Unreachable(str(error)) if nobody else Gone(str(error))
    if error.code in _LATER or error.status in (401, 429) or error.status >= 500:
        return RetryLater()
    if error.status in (403, 404) and not error.code:
        return RetryLater(_BLOCKED)
    why = _CLOSED.get(error.code) or _by_status(error.status)
    closed = Closed(why, str(error))
    return Unreachable(str(error)) if private and why is not Why.REFUSED else closed


def _by_status(status: int) -> Why:
    """What a refusal means whose code nobody knows."""
    return {403: Why.WRITING, 404: Why.GONE}.get(status, Why.REFUSED)


def barred(error: discord.HTTPException) -> Barred | None:
    """What bars a table from a thread, if it is that."""
    bar = _BARRED.get(error.code)
    return None if bar is None else Barred(bar, str(error))


def is_bad_token(error: Exception) -> bool:
    """Whether Discord refuses the token, at the login or at the gateway."""
    refused = isinstance(error, discord.ConnectionClosed) and error.code == BAD_TOKEN
    return refused or isinstance(error, discord.LoginFailure)
