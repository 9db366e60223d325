"""A table and the records the store keeps of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection

from bot.games.guide import Order
from bot.games.levels import LEVELS
from bot.store.rows.play.orders import OrderRecord
from bot.store.rows.play.results import Best, ResultRecord, against_computers, best_alone
from bot.store.rows.play.tables import LogRecord, SeatRecord, Sitter, TableRecord
from bot.tables.pace import Pace, read_pace
from bot.tables.status import Status
from bot.tables.table import Place, Table, commitment
from engines.errors import BrokenLog
from engines.game import Game
from engines.log import ALL, Cause, Deal, Row
from engines.story import ranks, replay

STREAK: Final = 3
"""So many wins in a row against one level are enough of it."""
LISTED: Final = 3
"""So many of a person's best results are told."""


def table_record(table: Table, now: float) -> TableRecord:
    """The table itself, changed now."""
    options = dict(table.options)
    return TableRecord(
        table.id,
        table.game.info.id,
        table.game.info.rules,
        options,
        table.room,
        table.seed,
        commitment(table.id, options, table.seed),
        table.status,
        table.version,
        table.host,
        table.created,
        now,
        None if table.pace is Pace.OPEN else table.pace.value,
        table.since,
        table.home or None,
    )


def table_of(
    record: TableRecord,
    game: Game[Any, Any],
    seats: Sequence[SeatRecord],
    rows: Sequence[LogRecord],
    venues: tuple[str, ...],
) -> Table:
    """The table the records are of, its story not yet told."""
    people = (Cause.PERSON, Cause.SITTER)
    own = [row for row in rows if row.cause in people and not row.text.endswith(ALL)]
    return Table(
        record.id,
        game,
        tuple(sorted((record.options or {}).items())),
        record.seats,
        tuple(
            Place(each.name, each.person, each.level, each.minder, each.since, each.bank)
            for each in seats
        ),
        record.host,
        record.seed,
        record.created,
        record.version,
        record.status,
        venues,
        acted=tuple(
            max((row.at for row in own if row.seat == seat.seat), default=record.created)
            for seat in seats
        ),
        pace=read_pace(record.pace),
        since=record.since,
        home=record.home or "",
    )


def flaw(
    record: TableRecord, seats: Sequence[SeatRecord], rows: Sequence[LogRecord]
) -> BrokenLog | None:
    """What of a table's records cannot be read, if anything."""
    if record.options is None:
        return BrokenLog(0, "its options cannot be read")
    if any(each.sitter is None for each in seats):
        return BrokenLog(0, "who sits there cannot be read")
    step = next((row.step for row in rows if row.cause is None), None)
    return None if step is None else BrokenLog(0, f"who made step {step} cannot be read")


def seat_records(places: Sequence[Place]) -> list[SeatRecord]:
    """Who sits where."""
    return [
        SeatRecord(
            seat,
            place.person,
            place.name,
            Sitter.PERSON if place.minder else Sitter.COMPUTER,
            place.level,
            place.friend,
            place.since,
            place.bank,
        )
        for seat, place in enumerate(places)
    ]


def replayed(
    record: TableRecord, loaded: Table, rows: Sequence[LogRecord], ordered: Sequence[OrderRecord]
) -> Table:
    """A table with its story, told from its log; raises `BrokenLog`."""
    game = loaded.game
    if record.rules != game.info.rules:
        raise BrokenLog(0, f"it was begun by rules {record.rules}")
    if len(loaded.places) not in game.info.seats:
        raise BrokenLog(0, "somebody is missing")
    deal = Deal(len(loaded.places), loaded.options, record.seed)
    log_rows = [Row(row.step, row.seat, row.text, row.cause) for row in rows if row.cause]
    told = replace(loaded, story=replay(game, deal, log_rows))
    for each in ordered:
        order = Order(each.text, each.about, each.round, each.given or "")
        told = told.with_orders(each.seat, (*told.orders_of(each.seat), order))
    return told


def with_past(sql: Connection, record: TableRecord, table: Table) -> Table:
    """A table that is over with what its person had done before, and should do next."""
    best = best_before(sql, record, table)
    return replace(table, best=best, challenge=challenge(sql, record, table))


def challenge(sql: Connection, record: TableRecord, table: Table) -> int | None:
    """The level to play next for who has beaten one level of computers again and again."""
    people = [place.person for place in table.places if place.person is not None]
    levels = [place.level for place in table.places if place.person is None and place.level]
    if table.status is not Status.OVER or len(people) != 1 or not levels:
        return None
    level = max(levels)
    newest = against_computers(sql, people[0], record.game, record.changed, STREAK)
    return level + 1 if level < LEVELS[-1] and newest == [(1, level)] * STREAK else None


def best_before(sql: Connection, record: TableRecord, table: Table) -> tuple[Best, ...]:
    """What somebody who has played this table alone had made before; nothing for any other."""
    person = table.places[0].person if len(table.places) == 1 else None
    if person is None or table.status is not Status.OVER:
        return ()
    return best_alone(sql, record, person, LISTED)


def result_records(table: Table, rounds: int, now: float) -> list[ResultRecord]:
    """How it ended in so many rounds, seat by seat; nothing if it was not played to its end."""
    outcome = table.told.outcome()
    if outcome is None or (table.told.ended and not outcome.winners):
        return []
    places = ranks(outcome, table.told)
    scores = outcome.scores or (None,) * len(table.places)
    game = table.game.info.id
    return [
        ResultRecord(table.id, seat, place.person, game, places[seat], score, now, rounds)
        for seat, (place, score) in enumerate(zip(table.places, scores, strict=True))
    ]
