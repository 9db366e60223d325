"""What happened, once more: how a table looked to one person after each of some moves."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.contract import Picture, Post, Sight, Urgency
from bot.posts.private.grip import Grip
from bot.posts.public.board import winners_of
from bot.sights.signs import Telling, signs_of, telling, told_as
from bot.sights.stills import NOBODY

MOST: Final = 24
"""So many moves are shown once more at a time."""


async def again_post(grip: Grip, first: int, count: int) -> Post:
    """Some of the moves the reader was told of, each with how the table looked to them after it.

    N.B. what they see today of how it was: what was covered then stays so, what they knew then is
    shown as it was.
    """
    table, moves = grip.table, telling(grip)
    wanted = moves[first : first + min(count, MOST)]
    told = [replace(told_as(grip, move), after=await _after(grip, move)) for move in wanted]
    title, signs = grip.say(f"{table.game.info.id}-title"), signs_of(grip.say, table, grip.seat)
    shown = Sight(table.id, title, table.status.value, signs, told=tuple(told), count=len(moves))
    # N.B. the key of its sights: what was drawn for those need not be sent once more.
    return Post(f"sight.{table.id}", "", urgency=Urgency.ANSWER, sight=shown)


async def _after(grip: Grip, move: Telling) -> Picture:
    """The table after a move, what it did marked."""
    game, table = grip.table.game, grip.table
    seen = game.seen_by(move.beat.state, None if grip.seat == NOBODY else grip.seat)
    last = move.beat is table.told.beats[-1]
    drawn = await grip.kit.studio.picture(
        game,
        seen,
        grip.say,
        table.names(),
        since=move.news,
        winners=winners_of(table) if last else None,
        apart=True,
    )
    return Picture(f"{game.info.id}.png", drawn.png, "", parts=drawn.parts)
