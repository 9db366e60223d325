"""People in the middle of any game, who find in the file what they may do next."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from aiohttp import ClientError, ClientSession
from sqlalchemy import Engine, create_engine

from bot.tables.status import Status
from tests.local.kept import Kept, kept_of
from tests.local.load import FRAMES, Friend
from tests.local.program import Page

NEWEST = "SELECT id FROM tables WHERE game = ? ORDER BY created DESC LIMIT 1"
A_LOOK = 0.05
"""Seconds between two looks into the file."""


@dataclass
class Mover(Friend):
    """Somebody at a table of any game; a move is promised once it was answered without a word."""

    game: str = ""
    seats: int = 2
    file: Path = Path()

    @cached_property
    def engine(self) -> Engine:
        """The file, whatever program has it."""
        return create_engine(f"sqlite:///{self.file}")

    async def play(self, session: ClientSession, url: str) -> None:
        """Move when it is their turn, until the line is cut; what was not answered comes first."""
        self.cut = False
        try:
            page = await Page.open(session, url, self.name, self.room)
            if self.pending is not None:
                self.resent += 1
                await self._ask(page, self.pending)
            while (text := await self._due()) is not None:
                frame = f"f{next(FRAMES)}"
                await self._ask(page, {"type": "say", "id": frame, "text": text, "table": ""})
        except (ClientError, ConnectionError, TimeoutError):
            return

    async def _due(self) -> str | None:
        """What they say next, once there is anything."""
        while not self.cut:
            with self.engine.connect() as sql:
                own = list(sql.exec_driver_sql(NEWEST, (self.game,)).scalars())
                text = self._said(kept_of(sql, own[0]) if own else None)
            if text:
                return text
            await asyncio.sleep(A_LOOK)
        return None

    def _said(self, kept: Kept | None) -> str:
        if kept is None or kept.table.status is Status.OVER:
            return f"/new {self.game} seats={self.seats}" if self.opens else ""
        if kept.table.status is Status.LOBBY:
            return "" if self.name in kept.names() else "/join"
        moves = kept.open_to(self.name)
        return f"/m {self.dice.choice(moves)}" if moves else ""

    def _note(self, frame: dict[str, str], answer: dict[str, Any]) -> None:
        if answer["type"] == "trouble":
            assert answer["code"] == "too-fast", answer
            return
        verb, _, words = frame["text"].partition(" ")
        if verb == "/m":
            self.promised += [] if answer["toast"] else [words]
        self.opened += verb == "/new" and not answer["toast"]
