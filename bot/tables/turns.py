"""What one turn is: the unbroken run of a seat's spells in one stage, as its guide names it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.guide import Guide
from bot.tables.table import Table
from engines.story import Beat
from engines.values import Seat


def same_turn(guide: Guide[Any], old: Table, new: Table, seat: Seat) -> bool:
    """Whether a seat that is to move now is still in the turn it was in when the table was old."""
    if old.story is None or seat not in old.to_move() or seat not in new.to_move():
        return False
    game, written = new.game, len(old.told.rows)
    since = [beat.state for beat in new.told.beats if beat.row.step > written]
    if not all(seat in game.to_move(state) for state in since):
        return False
    views = (game.seen_by(table.told.state, None) for table in (old, new))
    before, now = map(guide.stage, views)
    return before == now


def goes_on(guide: Guide[Any], old: Table, new: Table, seat: Seat) -> bool:
    """Whether a seat has just moved, and its turn is not over yet."""
    rows = new.told.rows[len(old.told.rows) if old.story else 0 :]
    moved = any(row.seat == seat and not row.text.startswith("!") for row in rows)
    return moved and same_turn(guide, old, new, seat)


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
