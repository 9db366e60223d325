"""How a delivery, or a token, can fail."""

from __future__ import annotations

from enum import StrEnum

from bot.contract.commands import Venue


class Why(StrEnum):
    """Why a venue takes nothing, or no pictures; the phrase `asleep-<why>` says what to do."""

    PICTURES = "pictures"
    """Words are welcome, pictures are not."""
    WRITING = "writing"
    """We may not write there."""
    OUT = "out"
    """We were put out of it, or see it no more."""
    GONE = "gone"
    """It was deleted."""
    TOPIC = "topic"
    """Its topic is closed."""
    LOCKED = "locked"
    """Its thread is archived and locked."""
    BLOCKED = "blocked"
    """Its one reader has blocked us."""
    REFUSED = "refused"
    """For a reason we do not know; the same post would be refused again."""


class Bar(StrEnum):
    """What bars a table from a place of its own; the phrase `refuse-thread-<bar>` says so."""

    KIND = "kind"
    """There are none in such a venue."""
    RIGHTS = "rights"
    """We may not open one."""
    FULL = "full"
    """There are too many."""
    MESSAGE = "message"
    """The message it would hang on is not there."""


class BadToken(Exception):
    """A platform does not accept its token; said in a sentence for the host."""


class DeliveryError(Exception):
    """A post did not arrive."""


class RetryLater(DeliveryError):
    """Try again, after so many seconds if the platform named them (429, 5xx, network)."""

    def __init__(self, seconds: float | None = None) -> None:
        super().__init__(f"retry after {seconds} s")
        self.seconds = seconds


class Gone(DeliveryError):
    """The message is no longer there, or takes no changes: post anew."""


class Closed(DeliveryError):
    """A venue takes nothing from us for now."""

    def __init__(self, why: Why, detail: str) -> None:
        super().__init__(detail)
        self.why = why


class Pictureless(DeliveryError):
    """A venue takes no pictures from us; the same post without one is welcome."""


class Barred(DeliveryError):
    """No thread or topic can be opened there."""

    def __init__(self, bar: Bar, detail: str) -> None:
        super().__init__(detail)
        self.bar = bar


class Moved(DeliveryError):
    """The venue has another id now."""

    def __init__(self, venue: Venue) -> None:
        super().__init__(f"moved to {venue.key}")
        self.venue = venue


class Unreachable(DeliveryError):
    """Nobody answers there: a person who cannot be written to privately."""
