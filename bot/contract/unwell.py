"""What is said while the bot itself cannot work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import TypeAlias

Ailing: TypeAlias = Callable[[], Sequence[str]]
"""Tells what fails now, in a line each, for programs that watch; nothing while all is well."""


class Trouble(StrEnum):
    """What keeps the bot from working; people are told by the phrase `trouble-<it>`."""

    FULL = "full"
    """No room is left on the disk."""
    BUSY = "busy"
    """Another program holds the database."""
    SEALED = "sealed"
    """The file may only be read."""
    DISK = "disk"
    """The disk, or the machine, does not do as it is asked."""
    FAULT = "fault"
    """A part of the bot itself does not work."""
    LOST = "lost"
    """The file is not what it was: gone, replaced or damaged. Nothing helps but a new start."""


class Unwell(Exception):
    """Nothing can be read or kept now: nothing was done, and later it may work.

    It has been said in the log already: whoever meets it tells a person, or waits.
    """

    def __init__(self, trouble: Trouble, why: str = "") -> None:
        super().__init__(why or trouble.value)
        self.trouble = trouble

    @property
    def phrase(self) -> str:
        """The key of the sentence for a person."""
        return f"trouble-{self.trouble}"
