"""Tables as they stand in the file of a program that may have been killed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, create_engine

from bot.games.guides import GUIDES
from bot.store.rows.play import tables
from bot.store.rows.play.tables import LogRecord, SeatRecord, TableRecord
from bot.store.rows.shown import outbox
from bot.words import Words
from engines import GAMES
from engines.log import Cause, Deal, Row
from engines.story import Story, replay

IDS = "SELECT id FROM tables ORDER BY created"


@dataclass(frozen=True)
class Kept:
    """A table as it stands in the file."""

    table: TableRecord
    seats: tuple[SeatRecord, ...]
    rows: tuple[LogRecord, ...]

    @cached_property
    def story(self) -> Story[Any, Any]:
        """All that has happened at a table that was dealt."""
        options = tuple(sorted((self.table.options or {}).items()))
        deal = Deal(len(self.seats), options, self.table.seed)
        rows = (Row(r.step, r.seat, r.text, r.cause) for r in self.rows if r.cause)
        return replay(GAMES[self.table.game], deal, rows)

    def names(self) -> list[str]:
        """Who sits here."""
        return [seat.name for seat in self.seats]

    def moves(self, name: str) -> list[str]:
        """What a person played, if they sat here."""
        seats = [each.seat for each in self.seats if each.name == name]
        return [r.text for r in self.rows if r.seat in seats and r.cause is Cause.PERSON]

    def open_to(self, name: str) -> list[str]:
        """What a person may play now."""
        game, state, seat = GAMES[self.table.game], self.story.state, self.names().index(name)
        return [game.format(move) for move in game.moves(state, seat)]

    def sketch(self) -> str:
        """The board everybody should see."""
        game, guide = GAMES[self.table.game], GUIDES[self.table.game]
        return guide.sketch(Words().of("en"), game.seen_by(self.story.state, None), self.names())


def read(file: Path) -> tuple[list[Kept], bool]:
    """Every table in play or played, the oldest first, and whether anything is still owed."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as sql:
        kept = [kept_of(sql, id_) for id_ in sql.exec_driver_sql(IDS).scalars()]
        owed = bool(outbox.due_rows(sql, 1e12, 1))
    engine.dispose()
    return kept, owed


def kept_of(sql: Connection, id_: str) -> Kept:
    """One table."""
    table = tables.load_table(sql, id_)
    assert table is not None
    return Kept(table, tables.load_seats(sql, id_), tables.load_log(sql, id_))
