"""Tables in play, and what stands in their logs."""

from __future__ import annotations

from sqlalchemy import update

from bot.contract import Venue
from bot.store import Transaction, schema
from bot.tables.table import Table
from engines import GAMES
from engines.rng import Seeded
from engines.values import Seat
from tests.stage import ROOM, Stage, whole_shelf

ANN = Venue("paper", "ann", private=True)
YARD = Venue("paper", "yard")
EMPTY = ("a1", "f6", "a6", "f1", "c1", "d6", "a3", "f4")
"""Cells so far from one another that no kitten put there moves another."""


def seed(first: int) -> str:
    """A seed by which this seat of two begins Boooop."""
    game, options = GAMES["boop"], {"ghosts": "off"}
    return next(
        text
        for text in map(str, range(99))
        if game.to_move(game.start(2, options, Seeded(text, 0))) == (first,)
    )


async def pair(
    s: Stage, line: str = "/new boop ghosts=off", venue: Venue = ROOM
) -> tuple[str, str]:
    """Ann and Bob at a table, its board shown; returns who is to move and who waits."""
    await s.say("ann", line, venue)
    await s.say("bob", "/join", venue)
    await s.settled()
    first = (await s.only_table(venue)).to_move()[0]
    return ("ann", "bob") if first == 0 else ("bob", "ann")


def board(table: Table, seat: Seat | None, language: str = "en") -> str:
    """The text board a seat or a bystander reads."""
    shelf = whole_shelf()
    seen = table.game.seen_by(table.told.state, seat)
    guide = shelf.guides[table.game.info.id]
    return guide.sketch(shelf.words.of(language), seen, table.names())


async def become(s: Stage, key: str, person: str) -> None:
    """A self is somebody's from now on, by links that were made or undone."""

    def job(tx: Transaction) -> None:
        tx.sql.execute(
            update(schema.selves).where(schema.selves.c.key == key).values(person=person)
        )
        tx.remember(("self", key), None)
        tx.remember(("selves", person), None)
        tx.remember(("selves", key), None)

    await s.bot.store.write(job)


async def moves(s: Stage, venue: Venue = ROOM) -> list[str]:
    """The log of the one open table of a venue."""
    return [row.text for row in (await s.only_table(venue)).told.rows]
