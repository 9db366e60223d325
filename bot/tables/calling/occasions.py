"""Occasions: what people are called for beside their turns, each time it happens once.

A game ends, a lobby can begin, somebody else decides where they have sat.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Final

from bot.store.rows.play.calls import CallRecord
from bot.tables.status import Status
from bot.tables.table import Place, Table
from engines.log import Cause
from engines.values import Seat


class Occasion(IntEnum):
    """Stands where a call has the number of its turn."""

    OVER = -1
    """Said to who has sat there."""
    OVER_MINDED = -2
    """Said to a friend who has minded a seat."""
    READY = -3
    """Enough have sat down: said to who has opened the table."""
    REPLACED = -4
    """A vote or a clock has put a computer into somebody's seat."""
    RELIEVED = -5
    """The same where a friend was minding it: said to the friend."""
    REMOVED = -6
    SUCCEEDED = -7
    """A newcomer has taken the seat over."""


ENDS: Final = (Occasion.OVER, Occasion.OVER_MINDED)
SHOWN: Final = (*ENDS, Occasion.READY)
"""What the board itself tells: it comes anew instead of a mention beside it, and who is here has
seen it."""
GOES_ON: Final = (Status.PLAYING, Status.RESTING)

Befallen = tuple[Seat, Occasion, str]
"""A seat, what has happened there, and who is to hear of it."""


def befell(old: Table, new: Table) -> Iterator[Befallen]:
    """Who is to hear of what by a change of a table."""
    host = new.seat_of(new.host)
    if host is not None and is_ready(new) and len(new.people()) > len(old.people()):
        yield host, Occasion.READY, new.host
    if old.story is None or new.story is None:
        return
    for seat, (before, now) in enumerate(zip(old.places, new.places, strict=True)):
        if before != now:
            yield from _changed(old, new, seat)
        if new.status is Status.OVER and old.status is not Status.OVER:
            if now.person is not None:
                yield seat, Occasion.OVER, now.person
            if now.friend is not None:
                yield seat, Occasion.OVER_MINDED, now.friend


def _changed(old: Table, new: Table, seat: Seat) -> Iterator[Befallen]:
    before, now = old.places[seat], new.places[seat]
    if before.person is not None and before.person != now.person:
        if now.person is None:
            yield seat, Occasion.REMOVED, before.person
        elif seat not in old.told.resigned:
            yield seat, Occasion.SUCCEEDED, before.person
    elif before.person is not None and _put_there(old, new, seat):
        yield seat, Occasion.REPLACED, before.person
    if before.friend is not None and now.minder is None:
        yield seat, Occasion.RELIEVED, before.friend


def _put_there(old: Table, new: Table, seat: Seat) -> bool:
    """Whether others, or the clock, have put a computer into a seat."""
    rows = new.told.rows[len(old.told.rows) :]
    put = (row for row in rows if row.seat == seat and row.text == "!sitter computer")
    return any(row.cause is Cause.CLOCK for row in put)


def is_ready(table: Table) -> bool:
    """Whether enough sit in a lobby for it to begin, several people among them."""
    enough = len(table.places) >= table.game.info.seats.start
    return table.status is Status.LOBBY and enough and len(table.people()) > 1


def still_so(table: Table, call: CallRecord) -> bool:
    """Whether what somebody was to be called for is as it was."""
    match Occasion(call.turn):
        case Occasion.OVER | Occasion.OVER_MINDED:
            return table.status is Status.OVER
        case Occasion.READY:
            return is_ready(table) and table.host == call.person
        case Occasion.REPLACED:
            return table.status in GOES_ON and _waits_for(table.places[call.seat], call.person)
    return table.status in (*GOES_ON, Status.OVER) and table.seat_of(call.person) is None


def _waits_for(place: Place, person: str) -> bool:
    """Whether a computer sits in for somebody."""
    return place.person == person and place.minder is None
