"""What happened lately at a table, for all to read or since a viewer's own last move."""

from __future__ import annotations

from typing import Any, Final

from bot.games.guide import Guide
from bot.tables.table import Table
from bot.tables.turns import newest_turn
from engines.values import News, Seat

NEWEST: Final = 24
"""Moves that are looked through for news."""


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
    shown: list[News] = []
    for owner, news in reversed(_runs(table)):
        if shown and (mover is None or owner == (0, mover)):
            break
        shown = [*news, *shown]
    return shown


def news_since(guide: Guide[Any], table: Table, seat: Seat | None) -> list[News]:
    """What a viewer may know of all that happened since its own last move.

    A bystander looks over the shoulder of the one seat to move, or reads the newest news, as
    somebody does who plays alone and would have none.
    """
    waiting, story = table.to_move(), table.told
    if story.deal.seats == 1 or (seat is None and len(waiting) != 1):
        return recent_news(guide, table)
    own, told = waiting[0] if seat is None else seat, list[News]()
    for beat in reversed(story.beats[-NEWEST:]):
        if beat.row.seat == own:
            break
        told[:0] = [item for item in table.game.news(beat.state) if item.seat in (None, seat)]
    return told


def _runs(table: Table) -> list[tuple[tuple[int, ...], list[News]]]:
    """The newest news in the order they happened, together what one seat did at one go."""
    story = table.told
    runs: list[tuple[tuple[int, ...], list[News]]] = []
    beats = story.beats[-NEWEST:]
    earlier = story.beats[: len(story.beats) - len(beats)]
    before = earlier[-1].state if earlier else story.opening
    for beat in beats:
        news = [item for item in table.game.news(beat.state) if item.seat is None]
        together = len(table.game.to_move(before)) > 1
        owner: tuple[int, ...] = (beat.row.step,) if together else (0, beat.row.seat)
        before = beat.state
        if not news:
            continue
        if runs and runs[-1][0] == owner:
            runs[-1][1].extend(news)
        else:
            runs.append((owner, news))
    return runs
