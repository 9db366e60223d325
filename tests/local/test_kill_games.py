"""Every other game killed on the page in its middle: nothing promised is lost, nothing doubled."""

from __future__ import annotations

import random
from pathlib import Path

from tests.local.kept import read
from tests.local.moving import Mover
from tests.local.test_kill import check, live, look

GAMES = {"fits": 2, "house": 2, "nine": 3}
FILE = "purrlor.db"
MOST = 24
KILLS = 2
"""Answers of one life, at the most."""


def company(folder: Path) -> list[Mover]:
    """So many as each of the games takes, in a room each."""
    file = folder / FILE
    return [
        Mover(
            f"{who}.{game}",
            game,
            random.Random(f"{who}/{game}"),
            opens=who == "Ann",
            game=game,
            seats=seats,
            file=file,
        )
        for game, seats in GAMES.items()
        for who in ("Ann", "Bob", "Cid")[:seats]
    ]


async def test_no_game_loses_or_doubles_a_move_when_it_is_killed(tmp_path):
    dice = random.Random(f"kills/{KILLS}")
    movers = company(tmp_path)
    await live(tmp_path, movers, MOST, 0.0)
    for _ in range(KILLS - 1):
        await live(tmp_path, movers, dice.randrange(4, MOST), dice.uniform(0, 0.03))
        check(read(tmp_path / FILE)[0], movers)
    boards = await look(tmp_path, movers)
    kept, owed = read(tmp_path / FILE)
    assert not owed
    for game in GAMES:
        assert sum(len(mover.promised) for mover in movers if mover.game == game) >= KILLS // 2
    for mover in movers:
        assert [move for each in kept for move in each.moves(mover.name)] == mover.promised
    assert len(kept) == sum(mover.opened for mover in movers)
    for game, board in boards.items():
        newest = [each for each in kept if each.table.game == game][-1]
        assert board == newest.sketch()
