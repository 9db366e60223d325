"""People who play as fast as they can, and remember what they were promised."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aiohttp import ClientError, ClientSession

from bot.contract import read_data
from engines.grid import Grid
from tests.local.program import Page

FRAMES = count(1)
BREATH = 0.01
PIECES = ("kitten",) * 5 + ("cat",)
CELLS = Grid(6, 6).names()


@dataclass
class Friend:
    """Somebody at a table of two; `promised` is what was acknowledged, life after life."""

    name: str
    room: str
    dice: random.Random
    opens: bool
    """Whose business it is to open the next table."""
    promised: list[str] = field(default_factory=list)
    """The moves that were acknowledged, in order."""
    opened: int = 0
    pending: dict[str, str] | None = None
    """A frame that was sent and not answered when the program was killed."""
    answered: int = 0
    """How many frames; those that came too fast are not counted."""
    resent: int = 0
    lost: bool = True
    """There is no table here."""
    cut: bool = False
    """The program was killed: who waits for their turn need not any more."""

    async def play(self, session: ClientSession, url: str) -> None:
        """Press until the line is cut; first say again what was not answered the last time."""
        try:
            page = await Page.open(session, url, self.name, self.room)
            if self.pending is not None:
                self.resent += 1
                await self._ask(page, self.pending)
            rows: list[list[dict[str, str]]] = []
            while True:
                answer = await self._ask(page, self._next(rows))
                post = answer.get("post")
                rows = post["rows"] if post else []
                if not rows:
                    await asyncio.sleep(BREATH)
        except (ClientError, ConnectionError, TimeoutError):
            return

    def _next(self, rows: list[list[dict[str, str]]]) -> dict[str, str]:
        frame = f"f{next(FRAMES)}"
        buttons = [button for row in rows for button in row]
        # N.B. undoing and resigning are moves, too, but nobody is promised those.
        moves = [each for each in buttons if _verb(each["data"]) == "move"]
        if moves:
            return {"type": "press", "id": frame, "data": self.dice.choice(moves)["data"]}
        piece, cell = self.dice.choice(PIECES), self.dice.choice(CELLS)
        text = f"/m {piece} {cell}"
        if self.lost:
            text = "/new boop ghosts=off" if self.opens else "/join"
        return {"type": "say", "id": frame, "text": text, "table": ""}

    async def _ask(self, page: Page, frame: dict[str, str]) -> dict[str, Any]:
        self.pending = frame
        answer = await page.ask(frame)
        self.pending = None
        self.answered += answer["type"] == "ack"
        self._note(frame, answer)
        return answer

    def _note(self, frame: dict[str, str], answer: dict[str, Any]) -> None:
        if answer["type"] == "trouble":
            assert answer["code"] == "too-fast", answer
            return
        toast = answer["toast"]
        if frame.get("text", "").startswith(("/new", "/join")):
            self.opened += self.opens and not toast
            self.lost = False
        else:
            post = answer.get("post") or {"text": ""}
            self.lost = post["text"].startswith("No table here")
        if toast or self.lost:
            return
        verb, _, words = frame.get("text", "").partition(" ")
        data = read_data(frame.get("data", ""))
        if verb == "/m":
            self.promised.append(words)
        elif data is not None and data[2] == "move":
            self.promised.append(" ".join(data[3]))


def _verb(data: str) -> str:
    parts = read_data(data)
    return parts[2] if parts else ""


def pairs(rooms: int, seed: int) -> Iterator[tuple[Friend, Friend]]:
    """Two friends in each of some rooms."""
    for number in range(rooms):
        room, dice = f"room{number}", random.Random(seed + number)
        yield (
            Friend(f"Ann{number}", room, dice, opens=True),
            Friend(f"Bob{number}", room, dice, opens=False),
        )
