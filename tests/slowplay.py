"""Slow play: whoever is asked comes twenty minutes later, and who was called is counted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.host.app import Bot
from bot.store.rows.play import calls
from bot.store.rows.play.calls import CallRecord
from bot.tables.asking.turns import turn_of
from bot.tables.asking.unasked import unasked
from bot.tables.status import Status
from bot.tables.table import Table

LATE = 1200.0
"""Seconds after which somebody looks whether it is their turn."""

Asked = set[tuple[str, int]]
"""Who was asked, and for which of their turns."""


@dataclass
class Evenings:
    """A table whose people come one after the other, long after they were asked."""

    bot: Bot
    table: str
    pass_time: Callable[[float], None]
    play: Callable[[str, str], Awaitable[object]]
    """Has a person make a move."""
    settle: Callable[[], Awaitable[None]]
    until: Callable[[Callable[[], bool]], Awaitable[object]]
    asked: Asked = field(default_factory=set)
    """Everybody who was waited for, by turn."""
    forced: Asked = field(default_factory=set)
    """Everybody who was to move and had no choice, by turn."""

    async def now(self) -> Table:
        """The table as it stands."""
        found = await self.bot.desk.tables.get(self.table)
        assert found is not None
        return found

    def note(self, table: Table) -> None:
        """Note who is asked now, or forced, by turn."""
        guide = self.bot.desk.kit.guide(table.game)
        moved_for = unasked(guide, table)
        for seat in table.to_move():
            minder = table.places[seat].minder
            if minder is not None:
                found = self.forced if seat in moved_for else self.asked
                found.add((minder, turn_of(guide, table, seat)))

    async def called(self) -> list[CallRecord]:
        """Every call that has arrived."""
        found = await self.bot.store.read(lambda sql: calls.calls_of_table(sql, self.table))
        return [call for call in found if call.at is not None]

    async def turns(self, count: int) -> None:
        """So many turns, each by the first who is asked, after everybody asked was called."""
        for _ in range(count):
            table = await self._come_late()
            if table.status is not Status.PLAYING:
                return
            seat = table.to_move()[0]
            texts = table.texts(seat)
            pick = texts[len(self.asked) % len(texts)] if len(texts) < 6 else texts[0]
            await self.play(table.places[seat].person or "", pick)
            await self.settle()
        await self._all_noted()

    async def _all_noted(self) -> None:
        """Who is moved for makes somebody else be asked: until that brings nobody new."""
        noted = -1
        while noted != (noted := len(self.asked) + len(self.forced)):
            await self._come_late()
            self.note(await self.now())

    async def _come_late(self) -> Table:
        """The table as it stands, twenty minutes after its people were asked."""
        table = await self.now()
        self.note(table)
        self.pass_time(LATE)
        await self._all_called()
        return table

    async def _all_called(self) -> None:
        for _ in range(400):
            reached = {(call.person, call.turn) for call in await self.called()}
            if self.asked <= reached:
                break
            self.pass_time(0.0)
            await self.settle()
        assert self.asked <= reached, "somebody was not called"
        await self.settle()
