"""What one turn is: the unbroken run of a seat's spells in one stage, as its guide names it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bot.games.guide import Guide
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import ALL, Beat, Cause
from engines.values import Seat

_BY_HAND: Final = (Cause.PERSON, Cause.SITTER)


def same_turn(guide: Guide[Any], old: Table, new: Table, seat: Seat) -> bool:
    """Whether a seat that is to move now is still in the turn it was in when the table was old."""
    if old.story is None or seat not in old.to_move() or seat not in new.to_move():
        return False
    game, written = new.game, len(old.told.rows)
    rows = new.told.rows[written:]
    if any(row.text.endswith(ALL) for row in rows):
        return False
    if any(row.text.startswith("!undo") for row in rows):  # perhaps to an earlier turn of theirs
        return turn_of(guide, old, seat) == turn_of(guide, new, seat)
    since = [beat.state for beat in new.told.beats if beat.row.step > written]
    if not all(seat in game.to_move(state) for state in since):
        return False
    views = (game.seen_by(table.told.state, None) for table in (old, new))
    before, now = map(guide.stage, views)
    return before == now


def turn_of(guide: Guide[Any], table: Table, seat: Seat) -> int:
    """The name of the turn a seat that is to move is in: how many moves stood when it began.

    An undo that asks the seat again for what it was asked before leads back to the same turn.
    """
    game, told = table.game, table.told
    states = [told.opening, *(beat.state for beat in told.beats)]
    stage = guide.stage(game.seen_by(told.state, None))
    begun = len(told.beats)
    while begun and seat in game.to_move(states[begun - 1]):
        if guide.stage(game.seen_by(states[begun - 1], None)) != stage:
            break
        begun -= 1
    return begun


def goes_on(guide: Guide[Any], old: Table, new: Table, seat: Seat) -> bool:
    """Whether a seat has just moved, and its turn is not over yet."""
    rows = new.told.rows[len(old.told.rows) if old.story else 0 :]
    moved = any(row.seat == seat and not row.text.startswith("!") for row in rows)
    return moved and same_turn(guide, old, new, seat)


def asked_anew(old: Table, new: Table) -> set[Seat]:
    """Who is asked for another choice now; nobody while one seat just goes on with its turn."""
    if set(new.to_move()) <= set(old.to_move()):
        return set()
    return {seat for seat in new.to_move() if new.told.spells[seat] != old.told.spells[seat]}


def past(guide: Guide[Any], old: Table, new: Table) -> set[Seat]:
    """The seats whose turn, round or game is over; but whoever has just moved is answered."""
    return _ended(guide, old, new) - _by_hand(old, new)


def past_by_hand(guide: Guide[Any], old: Table, new: Table) -> set[Seat]:
    """The seats that have just ended their own turn, round or game."""
    ended = _ended(guide, old, new) & _by_hand(old, new)
    return {seat for seat in ended if not same_turn(guide, old, new, seat)}


def _ended(guide: Guide[Any], old: Table, new: Table) -> set[Seat]:
    """The seats that are asked no more for what they were asked."""
    if old.story is None or old.over or new.status not in (Status.PLAYING, Status.OVER):
        return set()
    if new.status is Status.OVER or (new.private and _stage(guide, old) != _stage(guide, new)):
        return set(range(len(new.places)))
    before, now, still = old.told.spells, new.told.spells, new.to_move()
    return {seat for seat in old.to_move() if seat not in still or before[seat] != now[seat]}


def _by_hand(old: Table, new: Table) -> set[Seat]:
    """Whose person has done something since a table was old."""
    rows = new.told.rows[len(old.told.rows) if old.story else 0 :]
    return {row.seat for row in rows if row.cause in _BY_HAND}


def _stage(guide: Guide[Any], table: Table) -> object:
    return guide.stage(table.game.seen_by(table.told.state, None))


def newest_turn(guide: Guide[Any], table: Table) -> Sequence[Beat[Any]]:
    """The moves of the newest turn of somebody who plays alone."""
    game, beats = table.game, table.told.beats
    begun = None
    for at in range(len(beats) - 1, -1, -1):
        before = beats[at - 1].state if at else table.told.opening
        stage = guide.stage(game.seen_by(before, None))
        if begun not in (None, stage):
            return beats[at + 1 :]
        begun = stage
    return beats
