"""Playing once more: the same people at the same game, in other seats."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.desk.desk import Desk


async def played_before(desk: Desk, lobby: Table | None) -> Table | None:
    """The table whose people a lobby is set up for to play again."""
    played = await desk.tables.played_by(lobby.host) if lobby else []
    return next((old for old in played if lobby and same_again(old, lobby)), None)


def same_again(old: Table, table: Table) -> bool:
    """Whether a lobby is one that somebody of an old table has asked for, to play it again."""
    chosen = [each.game.info.chosen(dict(each.options)) for each in (old, table)]
    same = (table.game, table.room) == (old.game, len(old.places)) and chosen[0] == chosen[1]
    return same and table.created >= max(old.acted) and old.seat_of(table.host) is not None


def rotated(former: Table, table: Table) -> Table:
    """The table with everybody one seat before the one they had: who was second begins."""
    computers = [n for n, each in enumerate(former.places) if each.person is None]
    many, order = len(former.places), []
    for at, place in enumerate(table.places):
        had = former.seat_of(place.person) if place.person else None
        if place.person is None and computers:
            had = computers.pop(0)
        order.append((many + at if had is None else (had - 1) % many, at))
    by = [at for _, at in sorted(order)]
    places = tuple(table.places[at] for at in by)
    return replace(table, places=places, acted=tuple(table.acted[at] for at in by))
