"""Pleas: somebody would like to take a move back, and all that was made after it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.values import Seat


@dataclass(frozen=True, slots=True)
class Plea:
    """What a seat asks of the others; it ends when anybody decides anything at the table."""

    seat: Seat
    step: int
    agreed: tuple[Seat, ...] = ()
    refused: bool = False


def answered(plea: Plea, seat: Seat, *, agrees: bool) -> Plea | None:
    """A plea after one more answer; who has asked and refuses thinks better of it."""
    if agrees:
        return replace(plea, agreed=(*plea.agreed, seat))
    return None if seat == plea.seat else replace(plea, refused=True)
