"""Discord's errors as what they mean for a delivery: later, gone, or nobody there."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

from bot import contract
from bot.contract import Gone, RetryLater, Unreachable

ARCHIVED: Final = 50083
"""The thread is archived: it takes no edits, and no posts while it is locked."""
OLD_EDITS: Final = 30046
"""Too many edits of messages older than an hour; it comes with status 429."""
ACKNOWLEDGED: Final = 40060
"""Somebody, perhaps we ourselves, has acknowledged this interaction before."""

_LATER: Final = frozenset({20016, 20028, 20029, 40003, 40333, 130000})
"""Slow mode, write limits, opening private chats too fast, an overloaded Discord."""
_GONE: Final = frozenset({ARCHIVED, OLD_EDITS, 10003, 10008, 50001, 50008, 50013, 50024, 160006})
"""Unknown or closed channels and messages; 160006 is a channel full of threads."""
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

    In `private` whatever closes the channel means that nobody is there to be reached.
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
    closed = Unreachable(str(error)) if private else Gone(str(error))
    if error.code in _GONE:
        return closed
    if error.code in _LATER or error.status in (401, 429) or error.status >= 500:
        return RetryLater()
    if error.status in (403, 404):
        return closed if error.code else RetryLater(_BLOCKED)
    return error
