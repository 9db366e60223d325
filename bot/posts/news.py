"""What is told beside a picture and marked on it: the newest of what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from bot.games.guide import Guide
from bot.games.tones import RECALLED
from bot.tables.asking.turns import newest_turn
from bot.tables.status import Status
from bot.tables.table import Table
from bot.words import Speech
from engines.game import Game
from engines.log import Beat
from engines.story import Story
from engines.values import News, Seat

NEWEST = 24
"""Moves that are told of, of those that told anybody anything."""
AWAY = 4
"""So many sentences say what others have done to somebody meanwhile."""
NAPPED = 3
"""So many lines say what has happened since somebody's last move."""


def remembered(guide: Guide[Any], story: Story[Any, Any]) -> Sequence[list[News]]:
    """What every move did, as somebody tells it who remembers how often such a move was made."""
    return [_knowing(guide, story, at, count) for at, count in enumerate(_counts(guide, story))]


def newest_news(guide: Guide[Any], story: Story[Any, Any]) -> list[News]:
    """What the newest move did."""
    return _knowing(guide, story, len(story.beats) - 1, _counts(guide, story)[-1])


def _counts(guide: Guide[Any], story: Story[Any, Any]) -> list[int | None]:
    """How many moves of its kind were made before each; None where that is not told."""
    made: Counter[str] = Counter()
    counts: list[int | None] = []
    for beat in story.beats:
        word = beat.row.text.partition(" ")[0]
        counts.append(made[word] if word in guide.recalls else None)
        made[word] += 1
    return counts


def _knowing(guide: Guide[Any], story: Story[Any, Any], at: int, count: int | None) -> list[News]:
    """What the move at a place of the story did, as somebody tells it who knows what was before."""
    news = _fresh(story, at)
    if count is not None:
        news = [replace(item, facts={**item.facts, RECALLED: count}) for item in news]
    news = list(guide.recollected(story, at, news))
    if guide.races and story.deal.seats > 1 and any(item.seat is None for item in news):
        last = max((n for n, item in enumerate(news, 1) if "seat" in item.facts), default=0)
        news[last:last] = _ahead(story, at)
    return news


def _fresh(story: Story[Any, Any], at: int) -> list[News]:
    """What a move did, without what somebody else has done in secret and was told of already.

    A state where several choose knows what each of them did last, but not who was the last of all.
    """
    mover, news = story.beats[at].row.seat, list(story.game.news(story.beats[at].state))
    if all(item.seat in (None, mover) for item in news):
        return news
    told = story.game.news(story.state_before(at))
    return [item for item in news if item.seat in (None, mover) or item not in told]


def _ahead(story: Story[Any, Any], at: int) -> Sequence[News]:
    """That a move has brought somebody to the front who was not the last one there alone."""
    front = _front(story.game, story.beats[at].state)
    if front is None or story.game.outcome(story.beats[at].state) is not None:
        return ()  # how it ended is said below
    earlier = (beat.state for beat in reversed(story.beats[:at]))
    fronts = (_front(story.game, state) for state in (*earlier, story.opening))
    if front[0] == next((each[0] for each in fronts if each), None):
        return ()
    return (News("ahead", {"seat": front[0], "margin": front[1]}),)


def _front(game: Game[Any, Any], state: Any) -> tuple[Seat, int] | None:
    """Who has most so far, and by how much; None where several have."""
    tally = game.tally(state)
    if tally is None:
        return None
    first, second, *_ = sorted(tally.scores, reverse=True)
    return (tally.scores.index(first), first - second) if first > second else None


def recent_news(guide: Guide[Any], table: Table) -> list[News]:
    """What everybody may know of the newest turns.

    That is all since the seat to move moved last, or else the newest run of one seat's moves; of
    somebody who plays alone the newest turn; before all of that, how it was dealt. Moves that told
    nobody anything leave no trace here, nor does the order of simultaneous ones.
    """
    if table.told.deal.seats == 1:
        turn = len(newest_turn(guide, table))
        moves = remembered(guide, table.told)
        return [item for news in moves[len(moves) - turn :] for item in news]
    waiting = table.to_move()
    mover = waiting[0] if len(waiting) == 1 else None
    telling = (each for each in _backwards(guide, table, None) if each[-1])
    shown: list[News] = []
    last: tuple[int, ...] = ()
    for before, beat, news in islice(telling, NEWEST):
        together = len(table.game.to_move(before)) > 1
        owner = (beat.row.step,) if together else (0, beat.row.seat)
        if shown and owner != last and (mover is None or owner == (0, mover)):
            break
        shown, last = [*news, *shown], owner
    return shown or [item for item in table.game.news(table.told.opening) if item.seat is None]


def news_since(guide: Guide[Any], table: Table, seat: Seat | None) -> list[News]:
    """What a viewer may know of all that happened since its own last move.

    A bystander looks over the shoulder of the one seat to move, of whose moves only those count
    that told everybody something, or reads the newest news, as does who plays alone.
    """
    waiting = table.to_move()
    if table.told.deal.seats == 1 or (seat is None and len(waiting) != 1):
        return recent_news(guide, table)
    own = waiting[0] if seat is None else seat
    return [item for _, news in _since(guide, table, seat, own) for item in news]


def _since(
    guide: Guide[Any], table: Table, seat: Seat | None, own: Seat
) -> list[tuple[Seat, list[News]]]:
    """What a viewer may know of every move since a seat's last one, and whose, the oldest first."""
    told: list[tuple[Seat, list[News]]] = []
    for _, beat, news in _backwards(guide, table, seat):
        if len(told) == NEWEST or (beat.row.seat == own and (news or seat is not None)):
            break
        told += [(beat.row.seat, news)] if news else []
    return told[::-1]


def while_away(guide: Guide[Any], table: Table, seat: Seat, say: Speech) -> list[str]:
    """What others have done to what is a seat's own since its last move, the newest of it.

    Whole moves are told: a sentence may need the one before.
    """
    if table.told.deal.seats == 1 or table.status is not Status.PLAYING:
        return []
    moves = _since(guide, table, seat, seat)
    own = [news for _, news in moves if any(concerns(item, seat) for item in news)]
    lines = guide.tell(say, [item for news in own for item in news], table.names())
    return [say("news-away", news=" ".join(lines[-AWAY:]))] if lines else []


def napped(guide: Guide[Any], table: Table, seat: Seat, say: Speech, *, hands: bool) -> list[str]:
    """What has happened since a seat's last move, a line for each turn of others.

    Where there are too many, those are told that did something to what is the seat's own, then the
    newest. Without `hands` nothing is told that the seat alone may know.
    """
    if table.told.deal.seats == 1 or table.status is not Status.PLAYING:
        return []
    runs: list[tuple[Seat, list[News]]] = []
    for mover, news in _since(guide, table, seat if hands else None, seat):
        if not runs or runs[-1][0] != mover:
            runs.append((mover, []))
        runs[-1][1].extend(news)
    worth = [(any(concerns(item, seat) for item in news), at) for at, (_, news) in enumerate(runs)]
    told = sorted(at for _, at in sorted(worth, reverse=True)[:NAPPED])
    lines = [" ".join(guide.tell(say, runs[at][1], table.names())) for at in told]
    head = [say("news-napped", count=len(runs), more=len(runs) - len(told))] if lines else []
    return head + [say("news-napped-line", news=line) for line in lines if line]


def concerns(item: News, seat: Seat) -> bool:
    """Whether somebody else's move moved what is a seat's own, or something to it or from it."""
    if "piece" not in item.facts and "cards" not in item.facts:
        return False
    own = f"seat{seat + 1}"
    lies = (str(item.facts.get(name, "")).split() for name in ("from", "to", "cells"))
    places = [place for places in lies for place in places]
    return item.facts.get("seat") == seat or any(
        place == own or place.startswith(f"{own}-") for place in places
    )


def _backwards(
    guide: Guide[Any], table: Table, seat: Seat | None
) -> Iterator[tuple[Any, Beat[Any], list[News]]]:
    """The moves from the newest on, each with the state before it and what it told a viewer."""
    story = table.told
    counts = _counts(guide, story)
    for at in range(len(counts) - 1, -1, -1):
        before = story.beats[at - 1].state if at else story.opening
        told = _knowing(guide, story, at, counts[at])
        yield before, story.beats[at], [item for item in told if item.seat in (None, seat)]
