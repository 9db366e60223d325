"""Who is in charge where, and what they may leave to others."""

from __future__ import annotations

from enum import StrEnum


class Deciders(StrEnum):
    """Who begins tables in a place and clears them away."""

    EVERYBODY = "everybody"
    """Whoever sits there."""
    HOST = "host"
    """Who set the table up; the others after a while."""
    CHARGE = "charge"
    """Those who may manage the place; they alone set tables up, too."""
