"""The whole program killed at any instant: what it acknowledged is there, once, and is shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

from aiohttp import ClientSession

from tests.local.kept import Kept, read
from tests.local.load import Friend, pairs
from tests.local.program import Page, playing
from tests.patience import DEADLINE

ROOMS = 4
MOST = 100
KILLS = 3
"""Answers of one life, at the most."""


async def live(folder: Path, friends: Sequence[Friend], answers: int, moment: float) -> None:
    """One life of the program: everybody presses, and some time after so many answers it is killed.

    N.B. counted in answers, as a busy machine has hardly started it within a second.
    """
    wanted = answers + sum(friend.answered for friend in friends)
    with playing(folder) as (process, url):
        async with ClientSession() as session:
            pressing = [asyncio.create_task(friend.play(session, url)) for friend in friends]
            while (so_far := sum(friend.answered for friend in friends)) < wanted:
                await _more(friends, so_far)
            await asyncio.sleep(moment)
            process.kill()
            for friend in friends:
                friend.cut = True
            await asyncio.gather(*pressing)


async def _more(friends: Sequence[Friend], answered: int) -> None:
    """Until one more was answered: a busy machine may take long over many."""
    async with asyncio.timeout(DEADLINE):
        while sum(friend.answered for friend in friends) == answered:  # noqa: ASYNC110
            await asyncio.sleep(0.001)


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


async def test_killed_again_and_again_it_loses_nothing_and_doubles_nothing(tmp_path):
    dice = random.Random(7)
    friends = [each for pair in pairs(ROOMS, 7) for each in pair]
    promised = []
    await live(tmp_path, friends, MOST, 0.0)
    for _ in range(KILLS - 1):
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
    assert promised[-1] > 2 * KILLS
    assert sum(friend.resent for friend in friends) >= KILLS // 2
