"""Whose things are: what one person has at tables becomes another's, in every row that says so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import Column, Connection, Table, delete, select, update

from bot.store import schema
from bot.store.rows.who.hours import keep_hours, load_hours
from bot.store.rows.who.lessons import lessons_of, reach_exercise
from bot.store.rows.who.reminders import interval_of, keep_interval
from bot.tables.status import OPEN, Status

MANY: Final = 500
"""Tables named in one statement."""


class Owned(NamedTuple):
    """Where it is said that something at a table is a person's."""

    rows: Table
    owner: Column[Any]
    table: Column[Any]
    single: bool
    """Of the rows of one table only one may be theirs."""


def _owned() -> Iterator[Owned]:
    for rows in schema.metadata.sorted_tables:
        if "table" in rows.c:
            for name in ("person", "minder"):
                if name in rows.c:
                    owner = rows.c[name]
                    single = owner.primary_key or rows is schema.outbox
                    yield Owned(rows, owner, rows.c.table, single)
    yield Owned(schema.tables, schema.tables.c.host, schema.tables.c.id, single=False)


OWNED: Final = tuple(_owned())


def tables_of(sql: Connection, person: str) -> frozenset[str]:
    """Every table at which anything is a person's, whatever became of it."""
    return frozenset(
        table
        for each in OWNED
        for table in sql.execute(select(each.table).where(each.owner == person)).scalars()
    )


def seated_together(sql: Connection, one: str, other: str, *, running: bool) -> frozenset[str]:
    """The tables where two people sit, or know two seats between them: not at their end, or those.

    Where both only know the same seat, they may well be one: they were, or the one sat in for it.
    """
    sits = [_seats(sql, person, "seats") for person in (one, other)]
    knows = [_seats(sql, person) for person in (one, other)]
    both = sorted(
        table
        for table in knows[0].keys() & knows[1].keys()
        if all(table in each for each in sits) or len(knows[0][table] | knows[1][table]) > 1
    )
    live = schema.tables.c.status.in_(OPEN)
    found: set[str] = set()
    for some in _portions(both):
        of_these = select(schema.tables.c.id).where(schema.tables.c.id.in_(some))
        found |= set(sql.execute(of_these.where(live if running else ~live)).scalars())
    return frozenset(found)


def _seats(sql: Connection, person: str, *among: str) -> dict[str, frozenset[int]]:
    """The seats a person has, minds or otherwise knows, by their tables."""
    found: dict[str, frozenset[int]] = {}
    for each in OWNED:
        if each.rows.name in (among or ("seats", "stints")):
            rows = select(each.table, each.rows.c.seat).where(each.owner == person)
            for table, seat in sql.execute(rows):
                found[table] = found.get(table, frozenset()) | {seat}
    return found


def known_in_play(sql: Connection, person: str) -> dict[str, frozenset[int]]:
    """The seats somebody has, minds or otherwise knows, by those of their tables that are dealt."""
    known = _seats(sql, person)
    begun = schema.tables.c.status.in_(OPEN - {Status.LOBBY})
    found: dict[str, frozenset[int]] = {}
    for some in _portions(sorted(known)):
        of_these = select(schema.tables.c.id).where(schema.tables.c.id.in_(some), begun)
        found |= {table: known[table] for table in sql.execute(of_these).scalars()}
    return found


def give(sql: Connection, tables: Collection[str], old: str, new: str) -> None:
    """What is one person's at some tables is another's from now on."""
    for each in OWNED:
        for some in _portions(sorted(tables)):
            here = each.table.in_(some)
            if each.single:
                twice = select(each.table).where(here, each.owner == old)
                both = each.table.in_(list(sql.execute(twice).scalars()))
                sql.execute(delete(each.rows).where(both, each.owner == new))
            change = update(each.rows).where(here, each.owner == old)
            sql.execute(change.values({each.owner.name: new}))


def name_selves(sql: Connection, selves: Iterable[str], person: str) -> None:
    """These selves are a person's from now on."""
    change = update(schema.selves).where(schema.selves.c.key.in_(list(selves)))
    sql.execute(change.values(person=person))


def share_ways(sql: Connection, old: str, new: str) -> None:
    """What somebody has learned and settled holds for another person, too, as far as it says more.

    Hours that person has settled stay as they are.
    """
    known = {lesson.game: lesson.number for lesson in lessons_of(sql, new)}
    for lesson in lessons_of(sql, old):
        if lesson.number > known.get(lesson.game, -1):
            reach_exercise(sql, new, lesson.game, lesson.number, lesson.at)
    days = interval_of(sql, old)
    if days is not None and interval_of(sql, new) is None:
        keep_interval(sql, new, days)
    hours = load_hours(sql, old)
    if hours is not None and load_hours(sql, new) is None:
        keep_hours(sql, replace(hours, person=new))


def forget_ways(sql: Connection, person: str) -> None:
    """Nobody is this person any more."""
    for rows in (schema.lessons, schema.hours, schema.reminders):
        sql.execute(delete(rows).where(rows.c.person == person))


def _portions(tables: Sequence[str]) -> Iterator[Sequence[str]]:
    for at in range(0, len(tables), MANY):
        yield tables[at : at + MANY]
