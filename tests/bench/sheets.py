"""Six people at one table, three on each of two messengers, all writing in the same second.

Each says a move or takes one back as soon as the one before is answered, a hundred in all, spread
over the second. The bot is whole and on a real disk; its messengers take everything at once.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path
from statistics import median
from typing import Final

from bot.contract import Command, Person, Place, Post, Venue
from bot.host.app import Bot, put_together, shelf
from bot.tables.table import Table
from bot.world import real_world
from engines.values import Seat
from tests.bench.press import Sink, p99
from tests.stage import TALKATIVE

NAMES: Final = ("Ann", "Bob", "Cid", "Dot", "Eva", "Fay")
MESSENGERS: Final = ("sofa", "hearth")
PRESSES: Final = 100
ANSWERED: Final = 300.0
"""What is to be kept, as p99 in ms."""
EDITS: Final = 1
"""Of each board, until all have confirmed and their sheets are opened."""
SETTLED: Final = 3.0
"""Seconds after which no board is edited any more."""
RECEIPTS: Final = count(1)


class Board(Sink):
    """A messenger that counts how often its board is shown anew."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.shown = 0

    async def edit(self, place: Place, message: str, post: Post) -> None:
        await super().edit(place, message, post)
        self.shown += place.key == f"{self.name}:room"


class Sitting:
    """The table and the people around it."""

    def __init__(self, bot: Bot, boards: list[Board]) -> None:
        self.bot = bot
        self.boards = boards
        self.waits: list[float] = []
        self.refused = 0

    async def say(self, seat: Seat, verb: str, *words: str, aloud: bool = False) -> str:
        """Somebody says something; the sentence that is answered."""
        board = self.boards[seat % len(self.boards)]
        person = Person(board.name, f"p{seat}", NAMES[seat])
        venue = Venue(board.name, "room") if aloud else Venue(board.name, f"p{seat}", private=True)
        command = Command(f"r{next(RECEIPTS)}", person, venue, verb, words)
        begun = asyncio.get_running_loop().time()
        answer = await self.bot.desk.handle(command)
        self.waits.append(asyncio.get_running_loop().time() - begun)
        self.refused += answer.refused
        return answer.toast or (answer.post.text if answer.post else "")

    async def open(self) -> None:
        """All sit down, those of the other messenger with a code."""
        await self.say(0, "new", "house", "seats=6", aloud=True)
        code = (await self.say(0, "invite", aloud=True)).partition("/join ")[2].split()[0]
        await self.say(1, "join", code, aloud=True)
        for seat in range(2, len(NAMES)):
            await self.say(seat, "join", aloud=True)

    async def table(self) -> Table:
        """The one open table."""
        [found] = await self.bot.desk.tables.at_venue(f"{MESSENGERS[0]}:room")
        return found

    async def write(self, seat: Seat, presses: int, pace: float) -> None:
        """A round of one person: moves and undoes, and in the end the sheet is confirmed."""
        loop, dice = asyncio.get_running_loop(), random.Random(f"sheets {seat}")
        begun, number = loop.time(), 0
        while seat in (await self.table()).to_move():
            texts = (await self.table()).texts(seat)
            plain = [text for text in texts if not text[0].isupper()]
            await asyncio.sleep(max(0.0, begun + number * pace - loop.time()))
            number += 1
            if number < presses and "done" in texts:
                await self.say(seat, "undo")
            else:
                ends = "done" in texts
                await self.say(seat, "move", *("done" if ends else dice.choice(plain)).split())
                if ends:
                    return


async def run(folder: Path) -> None:
    """Measure one round, after one that warms everything up."""
    boards = [Board(name) for name in MESSENGERS]

    async def nobody(_table: Table, _seat: Seat) -> object:
        raise LookupError("no computer plays here")

    url = f"sqlite+aiosqlite:///{folder / 'sheets.db'}"
    async with put_together(
        url, real_world(), shelf(), nobody, lambda _: [*boards], TALKATIVE
    ) as bot:
        running = asyncio.create_task(bot.run())
        sitting = Sitting(bot, boards)
        await sitting.open()
        presses = -(-PRESSES // len(NAMES))
        for measured in (False, True):
            await asyncio.sleep(SETTLED)
            sitting.waits, before = [], [board.shown for board in boards]
            begun = asyncio.get_running_loop().time()
            pace = 1 / presses
            await asyncio.gather(
                *(sitting.write(seat, presses, pace) for seat in range(len(NAMES)))
            )
            seconds = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(SETTLED)
            if measured:
                shown = [board.shown - early for board, early in zip(boards, before, strict=True)]
                report(sitting, seconds, shown)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running


def report(sitting: Sitting, seconds: float, shown: list[int]) -> None:
    """Print what was measured, and whether it keeps its bounds."""
    ms = [wait * 1e3 for wait in sitting.waits]
    missed = "  MISSED" if sitting.refused else ""
    print(f"{len(ms)} presses in {seconds:.2f} s, {sitting.refused} refused (none){missed}")
    missed = "" if p99(ms) < ANSWERED else "  MISSED"
    print(f"  answered {median(ms):7.1f} median {p99(ms):7.1f} p99 ms (under {ANSWERED:g}){missed}")
    missed = "" if max(shown) <= EDITS else "  MISSED"
    told = " and ".join(map(str, shown))
    print(f"  edits of the two boards {told} (at most {EDITS}){missed}")


def main() -> None:
    """Print the figures and say where a bound is missed."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder)))


if __name__ == "__main__":
    main()
