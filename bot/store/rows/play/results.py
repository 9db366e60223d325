"""How tables ended, seat by seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, exists, func, insert, select

from bot.store import schema
from bot.store.packing import pack, unpack_options
from bot.store.rows.play.tables import TableRecord
from bot.tables.status import Status


@dataclass(frozen=True, slots=True)
class ResultRecord:
    """Where one seat came in; several may share a rank, 1 is the win."""

    table: str
    seat: int
    person: str | None
    game: str
    rank: int
    score: int | None
    at: float
    rounds: int | None = None
    """How many it took; nobody counted those of older tables."""


class Ended(NamedTuple):
    """A table that is over, with results or without."""

    table: str
    at: float


class Best(NamedTuple):
    """What somebody has made alone."""

    score: int
    rounds: int | None


@dataclass(frozen=True, slots=True)
class BestOf:
    """The best somebody has made of a game with these options."""

    game: str
    options: Mapping[str, str]
    made: tuple[Best, ...]


_results = schema.results.c
_KEEP = insert(schema.results)
_OF_PERSON = (
    select(schema.results)
    .where(_results.person == bindparam("of"))
    .order_by(_results.at.desc(), _results.table, _results.seat)
    .limit(bindparam("most"))
)


_ENDED = (
    select(schema.tables.c.id, schema.tables.c.changed)
    .where(schema.tables.c.status == Status.OVER)
    .where(schema.tables.c.changed >= bindparam("since"))
    .where(
        schema.tables.c.id.in_(
            select(schema.seats.c.table).where(schema.seats.c.person == bindparam("of"))
        )
    )
    .order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    .limit(bindparam("most"))
)


def _nobody_else() -> ColumnElement[bool]:
    """That a table had one seat."""
    others = schema.results.alias()
    return ~exists().where(others.c.table == _results.table, others.c.seat > 0)


_options = schema.tables.c.options
_FIRST = (_results.score.desc(), _results.rounds.is_(None), _results.rounds, _results.at)
"""The best first: who is level was the sooner there by rounds, then by the clock."""
_MADE = (
    select(_results.game, _options, _results.score, _results.rounds)
    .join(schema.tables, schema.tables.c.id == _results.table)
    .where(_results.person == bindparam("of"))
    .where(_results.score.is_not(None))
    .where(_nobody_else())
)
_ALONE = (
    _MADE.where(_results.game == bindparam("game"))
    .where(_results.table != bindparam("but"))
    .where(_options == bindparam("options"))
    .where(_results.at <= bindparam("before"))
    .order_by(*_FIRST)
    .limit(bindparam("most"))
)
_placed = _MADE.add_columns(
    func.row_number().over(partition_by=(_results.game, _options), order_by=_FIRST).label("place")
).subquery()
_LISTS = (
    select(_placed)
    .where(_placed.c.place <= bindparam("most"))
    .order_by(_placed.c.game, _placed.c.options, _placed.c.place)
)


_AGAINST = (
    select(_results.rank, func.max(schema.seats.c.level))
    .join(schema.seats, schema.seats.c.table == _results.table)
    .where(_results.person == bindparam("of"))
    .where(_results.game == bindparam("game"))
    .where(_results.at <= bindparam("before"))
    .where(schema.seats.c.person.is_(None))
    .group_by(_results.table, _results.seat, _results.rank, _results.at)
    .order_by(_results.at.desc(), _results.table)
    .limit(bindparam("most"))
)


def against_computers(
    sql: Connection, person: str, game: str, before: float, limit: int
) -> list[tuple[int, int]]:
    """Where a person came in at a game's newest tables with computers, and the best of these."""
    asked = {"of": person, "game": game, "before": before, "most": limit}
    return [(rank, level) for rank, level in sql.execute(_AGAINST, asked)]


def keep_results(sql: Connection, results: Sequence[ResultRecord]) -> None:
    """Keep how a table ended."""
    if results:
        sql.execute(_KEEP, [asdict(result) for result in results])


def results_of(sql: Connection, person: str, limit: int) -> list[ResultRecord]:
    """A person's latest results, the last one first."""
    return [
        ResultRecord(**row)
        for row in sql.execute(_OF_PERSON, {"of": person, "most": limit}).mappings()
    ]


def ended_of(sql: Connection, person: str, since: float, limit: int) -> list[Ended]:
    """The tables of a person that have ended since a time, the last one first."""
    asked = {"of": person, "since": since, "most": limit}
    return [Ended(row.id, row.changed) for row in sql.execute(_ENDED, asked)]


def best_alone(
    sql: Connection,
    table: TableRecord,
    person: str,
    limit: int,
) -> tuple[Best, ...]:
    """What a person had made alone with these options when this table was last changed, best first.

    What they made at this very table is not among it.
    """
    asked = {
        "of": person,
        "game": table.game,
        "but": table.id,
        "options": pack(table.options or {}),
        "before": table.changed,
        "most": limit,
    }
    return tuple(Best(row.score, row.rounds) for row in sql.execute(_ALONE, asked))


def bests_of(sql: Connection, person: str, limit: int) -> list[BestOf]:
    """The best a person has made alone, so many of each game with each choice of options."""
    rows = sql.execute(_LISTS, {"of": person, "most": limit})
    return [
        BestOf(game, unpack_options(options) or {}, tuple(Best(r.score, r.rounds) for r in made))
        for (game, options), made in groupby(rows, key=lambda row: (row.game, row.options))
    ]
