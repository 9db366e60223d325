"""A press on what somebody still has before them of a turn, a seat or a game that is over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.contract import Answer, Life
from bot.desk.ask import Ask, refused
from bot.desk.playing.play import grip
from bot.posts.private.call import over_post
from bot.tables.refusal import Refusal
from bot.tables.status import Status

if TYPE_CHECKING:
    from bot.desk.desk import Desk

PAST: Final = frozenset({"refuse-over", "refuse-not-your-turn", "refuse-resigned", "refuse-minded"})
"""Of these nothing on a panel can be pressed any more."""


async def answered(desk: Desk, ask: Ask, refusal: Refusal) -> Answer | None:
    """Why not, and the panel that was pressed goes, or shows the end; None for other presses."""
    if refusal.key not in PAST or ask.mark.life not in (Life.PAD, Life.ROUND):
        return None
    answer = refused(ask.say, ask.limits, refusal.key, **refusal.facts)
    table = await desk.tables.get(ask.command.table)
    seat = table.own_seat(ask.person) if table is not None else None
    if table is None or seat is None or table.status is not Status.OVER or ask.limits.sights:
        return replace(answer, closes=ask.command.table)
    return replace(answer, post=await over_post(grip(desk, ask, table, seat)))
