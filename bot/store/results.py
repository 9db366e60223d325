"""How tables ended, seat by seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, bindparam, insert, select

from bot.store import schema


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


_results = schema.results.c
_KEEP = insert(schema.results)
_OF_PERSON = (
    select(schema.results)
    .where(_results.person == bindparam("of"))
    .order_by(_results.at.desc(), _results.table, _results.seat)
    .limit(bindparam("most"))
)


def keep_results(sql: Connection, results: Sequence[ResultRecord]) -> None:
    """Keep how a table ended."""
    if results:
        sql.execute(_KEEP, [asdict(result) for result in results])


def results_of(sql: Connection, person: str, limit: int) -> list[ResultRecord]:
    """A person's latest results, the last one first."""
    return [
        ResultRecord(**row._mapping)  # noqa: SLF001 - its public name
        for row in sql.execute(_OF_PERSON, {"of": person, "most": limit})
    ]
