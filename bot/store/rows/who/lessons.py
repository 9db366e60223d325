"""How far people have come in the guided first games."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from bot.store import schema
from bot.store.upsert import Upsert


class LessonRecord(NamedTuple):
    """How far somebody has come in a game's lesson, and since when."""

    game: str
    number: int
    at: float


_lessons = schema.lessons.c

_REACH = Upsert(schema.lessons, by=("person", "game"), take=("number", "at"))
_REACHED = select(_lessons.number).where(
    _lessons.person == bindparam("whose"), _lessons.game == bindparam("of")
)
_ALL = (
    select(_lessons.game, _lessons.number, _lessons.at)
    .where(_lessons.person == bindparam("whose"))
    .order_by(_lessons.game)
)
_NEWEST = (
    select(_lessons.game, _lessons.number)
    .where(_lessons.person == bindparam("whose"), _lessons.at >= bindparam("since"))
    .order_by(_lessons.at.desc(), _lessons.game)
    .limit(1)
)


def reach_exercise(sql: Connection, person: str, game: str, number: int, at: float) -> None:
    """Somebody is at this exercise of a game now."""
    _REACH(sql, {"person": person, "game": game, "number": number, "at": at})


def reached_exercise(sql: Connection, person: str, game: str) -> int | None:
    """Where somebody is in a game's lesson; None if they never began it."""
    return sql.execute(_REACHED, {"whose": person, "of": game}).scalar_one_or_none()


def newest_lesson(sql: Connection, person: str, since: float) -> tuple[str, int] | None:
    """The game somebody has learned last, and how far they have come; None if before then."""
    row = sql.execute(_NEWEST, {"whose": person, "since": since}).one_or_none()
    return None if row is None else (row[0], row[1])


def lessons_of(sql: Connection, person: str) -> list[LessonRecord]:
    """Every lesson somebody has begun."""
    return [LessonRecord(*row) for row in sql.execute(_ALL, {"whose": person})]
