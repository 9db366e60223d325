"""How a delivery, or a token, can fail."""

from __future__ import annotations

from bot.contract.commands import Venue


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
    """The message or the venue is no longer there, or closed to us: give up and remember."""


class Moved(DeliveryError):
    """The venue has another id now."""

    def __init__(self, venue: Venue) -> None:
        super().__init__(f"moved to {venue.key}")
        self.venue = venue


class Unreachable(DeliveryError):
    """Nobody answers there: a person who cannot be written to privately."""
