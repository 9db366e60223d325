"""Who is asked, and who is moved for instead: the forced, those with standing orders, computers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.games.guide import LAPSED, Guide
from bot.tables.status import Status
from bot.tables.table import Table
from engines.log import ALL, Cause, Row
from engines.rng import Seeded
from engines.values import Seat

TWINS = 8
"""Tables looked at before a move is called forced while others choose too."""


def unasked(guide: Guide[Any], table: Table) -> dict[Seat, Cause]:
    """The seats that are to move and will not be waited for, and why."""
    ordered = ordered_moves(guide, table)
    found: dict[Seat, Cause] = {}
    for seat in table.to_move():
        if table.private and forced_move(table, seat) is not None:
            found[seat] = Cause.FORCED
        elif table.places[seat].minder is None:
            found[seat] = Cause.COMPUTER
        elif seat in ordered:
            found[seat] = Cause.ORDER
    return found


def asked(guide: Guide[Any], table: Table) -> Mapping[Seat, bool]:
    """The seats others see people asked in, and whether they are who chooses.

    Who plays alone keeps nobody waiting.
    """
    if table.status is not Status.PLAYING or len(table.places) < 2:
        return {}
    waiting = table.to_move()
    minded = [seat for seat in waiting if table.places[seat].minder]
    moved_for = unasked(guide, table) if minded else {}
    return {
        seat: seat not in moved_for
        for seat in minded
        # N.B. who is forced while several choose is so to everybody's knowledge.
        if moved_for.get(seat) is not Cause.FORCED or len(waiting) == 1
    }


def who_acted(table: Table, rows: Iterable[Row]) -> set[Seat]:
    """The seats that moved themselves, as far as others can tell.

    N.B. were the others called sooner afterwards, that would tell who was moved for.
    """
    forced = (Cause.FORCED,) if table.private else ()
    signs = (Cause.PERSON, Cause.SITTER, Cause.ORDER, *forced)
    # N.B. what all have agreed to is written for who asked, who need not be here by then.
    return {row.seat for row in rows if row.cause in signs and not row.text.endswith(ALL)}


def moved_last(table: Table, seat: Seat) -> bool:
    """Whether whoever minds a seat made its last move themselves, if there was any."""
    rows = table.story.rows if table.story else ()
    causes = (row.cause for row in reversed(rows) if row.seat == seat)
    return next(causes, Cause.PERSON) in (Cause.PERSON, Cause.SITTER)


def forced_move(table: Table, seat: Seat) -> Any | None:
    """The one legal move of a seat that is to move; a game's coda is never played for anybody."""
    waiting = table.to_move()
    if seat not in waiting:
        return None
    game, state = table.game, table.told.state
    moves = game.moves(state, seat)
    if len(moves) != 1 or moves[0] == game.coda(state, seat):
        return None
    # N.B. who chooses at once among many would tell them that there was nothing to choose from.
    return moves[0] if len(waiting) == 1 or _everybody_knows(table, seat) else None


def _everybody_knows(table: Table, seat: Seat) -> bool:
    """Whether a bystander, too, can tell that this seat has only one move."""
    game, state = table.game, table.told.state
    twins = (game.redeal(state, None, Seeded("forced", number)) for number in range(TWINS))
    return all(len(game.moves(twin, seat)) == 1 for twin in twins)


def ordered_moves(guide: Guide[Any], table: Table) -> Mapping[Seat, str]:
    """What standing orders have seats do now, in notation."""
    if not any(table.orders):
        return {}
    late = _obeyed(guide, table, late=True)
    return late if set(late) == set(table.to_move()) else _obeyed(guide, table, late=False)


def _obeyed(guide: Guide[Any], table: Table, *, late: bool) -> dict[Seat, str]:
    moves: dict[Seat, str] = {}
    for seat in table.to_move():
        seen = table.game.seen_by(table.told.state, seat)
        for order in table.orders_of(seat):
            if order.round == LAPSED:
                continue
            move = guide.obey(seen, seat, order.now(guide.round(seen)), late=late)
            if move is not None:
                moves.setdefault(seat, move)
    return moves
