"""Whether a move does what an exercise asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any

from bot.lessons.book import Goal
from engines.story import Story
from engines.values import News, Seat


def fulfilled(goal: Goal, after: Story[Any, Any], seat: Seat) -> bool:
    """Whether the newest move of a story does it."""
    news = after.game.news(after.state)
    text = after.beats[-1].row.text
    if goal.moves and not any(fnmatchcase(text, wanted) for wanted in goal.moves):
        return False
    if goal.wins and not _won(after, seat):
        return False
    if any(_happened(wanted, news) for wanted in goal.never):
        return False
    return all(_happened(wanted, news) for wanted in goal.news)


def _won(after: Story[Any, Any], seat: Seat) -> bool:
    outcome = after.outcome()
    return outcome is not None and seat in outcome.winners


def _happened(wanted: Mapping[str, Any], news: Sequence[News]) -> bool:
    """Whether something of this code, with these facts, is among what happened."""
    return any(
        item.code == wanted["code"]
        and all(item.facts.get(name) == fact for name, fact in wanted.items() if name != "code")
        for item in news
    )
