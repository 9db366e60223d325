"""Games with sheets, boxes and hands killed in their middle, with people on both messengers."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from bot.store.rows.play import timers
from engines import GAMES
from engines.log import Cause
from tests.conversations.on_telegram import OnTelegram
from tests.conversations.program import all_delivered, finished, kept, life, until
from tests.conversations.talking import Talker
from tests.conversations.test_program import at_once, reads
from tests.local.kept import Kept, read

FILE = "purrlor.db"
INBOX = "SELECT id FROM inbox"
LONGEST = 0.25
"""Seconds after which a move has surely been answered, on a machine with nothing else to do."""


def table_in(folder: Path) -> Kept:
    """The one table there is."""
    [table] = read(folder / FILE)[0]
    return table


def played(folder: Path) -> list[str]:
    """Everything people did at it, in order."""
    return [row.text for row in table_in(folder).rows if row.cause is Cause.PERSON]


def stirring(folder: Path) -> bool:
    """Whether the bot is about to make a move that is the only one."""
    engine = create_engine(f"sqlite:///{folder / FILE}")
    with engine.connect() as sql:
        found = bool(timers.due_timers(sql, 1e12, 1))
    engine.dispose()
    return found


async def begun(game: str, people: Sequence[Talker]) -> None:
    """They sit down; nobody is asked before they move."""
    host, *guests = people
    await host.type("play", game=game, options=f"seats={len(people)}")
    await reads(host, "a new table")
    code = re.search(r"/join (\w+)", (await host.type("invite")).text)
    assert code is not None
    for guest in guests:
        await guest.type("join", code=code[1])
        await reads(host, f"• {guest.name}" if guest is not guests[-1] else "▶")
    for each in people:
        await each.type("confirm", when="never")


@dataclass
class Said:
    """What was said last, and what is certain to have been played before."""

    folder: Path
    certain: list[str] = field(default_factory=list)
    mover: Talker | None = None
    text: str = ""

    async def next(self, people: Sequence[Talker], dice: random.Random) -> None:
        """Choose what one of those does who are to move and are not moved by the bot itself."""
        await until(lambda: not stirring(self.folder))
        table = table_in(self.folder)
        self.mover = dice.choice([each for each in people if table.open_to(each.name)])
        self.text = dice.choice(table.open_to(self.mover.name))

    async def say(self) -> None:
        """Have it said."""
        assert self.mover is not None
        await self.mover.whisper("move", words=self.text)

    async def settled(self) -> None:
        """It is in the log, once."""
        await until(lambda: len(played(self.folder)) > len(self.certain))
        self.certain.append(self.text)
        assert played(self.folder) == self.certain

    async def survived(self) -> None:
        """The program died meanwhile: Telegram brings it again, on Discord it is said again."""
        if not isinstance(self.mover, OnTelegram):
            await all_delivered(self.folder)
            if played(self.folder) == self.certain:
                await self.say()
        await self.settled()


@pytest.mark.parametrize(
    ("game", "kills"),
    [
        ("house", 1),
        *(pytest.param(game, 3, marks=pytest.mark.slow) for game in ("fits", "house", "nine")),
    ],
)
async def test_killed_in_its_middle_a_game_goes_on_as_everybody_saw_it(
    tmp_path, channel, group, game, kills
):
    dice, said = random.Random(f"{game}/{kills}"), Said(tmp_path)
    rooms = [channel, group, group][: max(2, GAMES[game].info.seats.start)]
    people = [await room.person(f"P{at}", "en", at_once) for at, room in enumerate(rooms)]
    for _ in range(kills):
        async with life(tmp_path, channel, group) as process:
            if said.mover is None:
                await begun(game, people)
            else:
                await said.survived()
            for _ in range(dice.randint(1, 3)):
                await said.next(people, dice)
                await said.say()
                await said.settled()
            await said.next(people, dice)
            moving = asyncio.create_task(said.say())
            await asyncio.sleep(dice.uniform(0, LONGEST))
            process.kill()
            await finished(process)
            moving.cancel()
            await asyncio.gather(moving, return_exceptions=True)
    async with life(tmp_path, channel, group):
        await said.survived()
        await until(lambda: not kept(tmp_path, INBOX))
        await all_delivered(tmp_path)
    assert played(tmp_path) == said.certain
    assert len(said.certain) >= 2 * kills
    waiting = [each.name for each in people if table_in(tmp_path).open_to(each.name)]
    for talker in people:
        [board] = talker.room()
        [asked] = [line for line in board.text.splitlines() if line.startswith("▶")]
        assert [each.name for each in people if each.name in asked] == waiting
