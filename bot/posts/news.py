"""What is told beside a picture and marked on it: the newest of what happened."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from bot.games.guide import Guide
from bot.tables.table import Table
from bot.tables.turns import newest_turn
from engines.story import Beat
from engines.values import News, Seat

NEWEST = 24
"""Moves that are told of, of those that told anybody anything."""


def recent_news(guide: Guide[Any], table: Table) -> list[News]:
    """What everybody may know of the newest turns.

    That is all since the seat to move moved last, or else the newest run of one seat's moves; of
    somebody who plays alone the newest turn. Moves that told nobody anything leave no trace here,
    nor does the order of simultaneous ones.
    """
    if table.told.deal.seats == 1:
        return [item for beat in newest_turn(guide, table) for item in table.game.news(beat.state)]
    waiting = table.to_move()
    mover = waiting[0] if len(waiting) == 1 else None
    telling = (each for each in _backwards(table, None) if each[-1])
    shown: list[News] = []
    last: tuple[int, ...] = ()
    for before, beat, news in islice(telling, NEWEST):
        together = len(table.game.to_move(before)) > 1
        owner = (beat.row.step,) if together else (0, beat.row.seat)
        if shown and owner != last and (mover is None or owner == (0, mover)):
            break
        shown, last = [*news, *shown], owner
    return shown


def news_since(guide: Guide[Any], table: Table, seat: Seat | None) -> list[News]:
    """What a viewer may know of all that happened since its own last move.

    A bystander looks over the shoulder of the one seat to move, of whose moves only those count
    that told everybody something, or reads the newest news, as does who plays alone.
    """
    waiting = table.to_move()
    if table.told.deal.seats == 1 or (seat is None and len(waiting) != 1):
        return recent_news(guide, table)
    own, told = waiting[0] if seat is None else seat, list[list[News]]()
    for _, beat, news in _backwards(table, seat):
        if len(told) == NEWEST or (beat.row.seat == own and (news or seat is not None)):
            break
        told += [news] if news else []
    return [item for news in reversed(told) for item in news]


def _backwards(table: Table, seat: Seat | None) -> Iterator[tuple[Any, Beat[Any], list[News]]]:
    """The moves from the newest on, each with the state before it and what it told a viewer."""
    story = table.told
    states = [story.opening, *(beat.state for beat in story.beats)]
    for before, beat in zip(states[-2::-1], reversed(story.beats), strict=True):
        told = table.game.news(beat.state)
        yield before, beat, [item for item in told if item.seat in (None, seat)]
