"""A table and the records the store keeps of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store.results import ResultRecord
from bot.store.tables import LogRecord, SeatRecord, Sitter, TableRecord
from bot.tables.table import Place, Table, commitment
from engines.game import Game
from engines.story import ranks


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
    )


def table_of(
    record: TableRecord,
    game: Game[Any, Any],
    seats: Sequence[SeatRecord],
    rows: Sequence[LogRecord],
    venues: tuple[str, ...],
) -> Table:
    """The table the records are of, its story not yet told."""
    return Table(
        record.id,
        game,
        tuple(sorted(record.options.items())),
        record.seats,
        tuple(Place(seat.name, seat.person, seat.level) for seat in seats),
        record.host,
        record.seed,
        record.created,
        record.version,
        record.status,
        venues,
        acted=tuple(
            max((row.at for row in rows if row.seat == seat.seat), default=record.created)
            for seat in seats
        ),
    )


def seat_records(places: Sequence[Place]) -> list[SeatRecord]:
    """Who sits where."""
    return [
        SeatRecord(
            seat,
            place.person,
            place.name,
            Sitter.PERSON if place.minder else Sitter.COMPUTER,
            place.level,
        )
        for seat, place in enumerate(places)
    ]


def result_records(table: Table, now: float) -> list[ResultRecord]:
    """How it ended, seat by seat; nothing if it was not played to its end."""
    outcome = table.told.outcome()
    if outcome is None or table.told.ended:
        return []
    places = ranks(outcome, table.told)
    scores = outcome.scores or (None,) * len(table.places)
    return [
        ResultRecord(table.id, seat, place.person, table.game.info.id, places[seat], score, now)
        for seat, (place, score) in enumerate(zip(table.places, scores, strict=True))
    ]
