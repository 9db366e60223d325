"""How somebody is called when their turn comes."""

from __future__ import annotations

from enum import StrEnum


class CallWay(StrEnum):
    """The way a call takes, or what somebody chose of the ways."""

    PRIVATE = "private"
    """A private post with a sound: what they hold, and the buttons to move by."""
    HERE = "here"
    """A mention where the table is shown."""
    BOTH = "both"
    NONE = "none"
