"""The whole program killed at any instant: what it acknowledged is there, once, and is shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import ClientSession
from sqlalchemy import Connection, create_engine

from bot.games.guides import GUIDES
from bot.store.rows.play import tables
from bot.store.rows.play.tables import SeatRecord, TableRecord
from bot.store.rows.shown import outbox
from bot.words import Words
from engines import GAMES
from engines.log import Cause, Deal, Row
from engines.story import replay
from tests.local.load import Friend, pairs
from tests.local.program import Page, playing
from tests.patience import DEADLINE

ROOMS = 4
MOST = 100
"""Answers of one life, at the most."""


@dataclass(frozen=True)
class Kept:
    """A table as it stands in the file."""

    table: TableRecord
    seats: tuple[SeatRecord, ...]
    rows: tuple[tables.LogRecord, ...]

    def moves(self, name: str) -> list[str]:
        """What a person played, if they sat here."""
        seats = [each.seat for each in self.seats if each.name == name]
        return [r.text for r in self.rows if r.seat in seats and r.cause is Cause.PERSON]

    def sketch(self) -> str:
        """The board everybody should see."""
        game = GAMES[self.table.game]
        options = tuple(sorted((self.table.options or {}).items()))
        deal = Deal(len(self.seats), options, self.table.seed)
        rows = (Row(r.step, r.seat, r.text, r.cause) for r in self.rows if r.cause)
        story = replay(game, deal, rows)
        guide, names = GUIDES[self.table.game], [seat.name for seat in self.seats]
        return guide.sketch(Words().of("en"), game.seen_by(story.state, None), names)


def read(file: Path) -> tuple[list[Kept], bool]:
    """Every table in play or played, the oldest first, and whether anything is still owed."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as sql:
        kept = [_kept(sql, id_) for id_ in sql.exec_driver_sql(IDS).scalars()]
        owed = bool(outbox.due_rows(sql, 1e12, 1))
    engine.dispose()
    return kept, owed


IDS = "SELECT id FROM tables ORDER BY created"


def _kept(sql: Connection, id_: str) -> Kept:
    table = tables.load_table(sql, id_)
    assert table is not None
    return Kept(table, tables.load_seats(sql, id_), tables.load_log(sql, id_))


async def live(folder: Path, friends: Sequence[Friend], answers: int, moment: float) -> None:
    """One life of the program: everybody presses, and some time after so many answers it is killed.

    N.B. counted in answers, as a busy machine has hardly started it within a second.
    """
    wanted = answers + sum(friend.answered for friend in friends)
    with playing(folder) as (process, url):
        async with ClientSession() as session:
            pressing = [asyncio.create_task(friend.play(session, url)) for friend in friends]
            async with asyncio.timeout(DEADLINE):
                while sum(friend.answered for friend in friends) < wanted:  # noqa: ASYNC110
                    await asyncio.sleep(0.001)
            await asyncio.sleep(moment)
            process.kill()
            await asyncio.gather(*pressing)


async def look(folder: Path, friends: Iterable[Friend]) -> dict[str, str]:
    """The last life: what was not answered is said again; returns the newest board of each room."""
    with playing(folder) as (_, url):
        async with ClientSession() as session:
            for friend in friends:
                if friend.pending is not None:
                    page = await Page.open(session, url, friend.name, friend.room)
                    await friend._ask(page, friend.pending)
            async with asyncio.timeout(DEADLINE):
                while read(folder / "purrlor.db")[1]:  # noqa: ASYNC110 - it is another process
                    await asyncio.sleep(0.05)
            boards = {}
            for room in {friend.room for friend in friends}:
                page = await Page.open(session, url, "Onlooker", room)
                boards[room] = page.board()["sketch"]
            return boards


def check(kept: list[Kept], friends: Iterable[Friend]) -> int:
    """Every promise is kept exactly once, in order; returns how many there were."""
    promises = 0
    for friend in friends:
        played = [move for each in kept for move in each.moves(friend.name)]
        # What was written but could not be acknowledged any more may stand at the end, once.
        assert played[: len(friend.promised)] == friend.promised
        assert len(played) - len(friend.promised) <= 1
        promises += len(friend.promised)
    return promises


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
async def test_killed_again_and_again_it_loses_nothing_and_doubles_nothing(tmp_path, kills):
    dice = random.Random(7)
    friends = [each for pair in pairs(ROOMS, 7) for each in pair]
    promised = []
    await live(tmp_path, friends, MOST, 0.0)
    for _ in range(kills - 1):
        await live(tmp_path, friends, dice.randrange(MOST), dice.uniform(0, 0.03))
        kept, _ = read(tmp_path / "purrlor.db")
        promised.append(check(kept, friends))
    boards = await look(tmp_path, friends)
    kept, owed = read(tmp_path / "purrlor.db")
    assert not owed
    for friend in friends:
        assert [move for each in kept for move in each.moves(friend.name)] == friend.promised
    opened = sum(friend.opened for friend in friends)
    assert len(kept) == opened
    for room, board in boards.items():
        names = {friend.name for friend in friends if friend.room == room}
        newest = [each for each in kept if names == {seat.name for seat in each.seats}][-1]
        assert board == newest.sketch()
    print(f"{promised[-1]} promises, {sum(friend.resent for friend in friends)} said again")
    assert promised[-1] > 2 * kills
    assert sum(friend.resent for friend in friends) >= kills // 2
