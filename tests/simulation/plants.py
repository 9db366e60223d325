"""Bugs that are planted: one function of the bot as it might have been written, or once was.

They show that the checks see what they are there for. A plant is a function that is given the right
one and returns the faulty one, decorated with `plant`; it says by `took` whenever it really did
wrong. `--plants` finds out after how many worlds each is found.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final
from unittest.mock import patch

from sqlalchemy import delete

from bot.courier.courier import Courier
from bot.courier.due.leaps import LEAP, Leaps
from bot.courier.hands import Hands
from bot.courier.sleep import SleepingBoards
from bot.courier.whispers import Whispers
from bot.desk import desk
from bot.platforms.governor import Governor
from bot.store import schema
from bot.store.rows.shown import outbox
from bot.store.writer import Writer
from bot.tables.calling import calls
from bot.tables.calling.calls import Calls
from bot.tables.calling.occasions import ENDS
from bot.tables.keeper import LostRace, Tables
from bot.tables.refusal import Refusal
from engines.log import ALL
from engines.story import Story
from tests.simulation.trace import Trace

Took = Callable[[], None]
Faulty = Callable[[Any, Took], Any]
TOOK: Final = "planted: "
"""Under this and its name a trace counts how often a plant did wrong."""


@dataclass(frozen=True)
class Plant:
    """A bug that may be planted."""

    name: str
    breaks: str
    where: Any
    what: str
    finding: str
    """What is said where it is found, as a regular expression: what else is wrong in a world in
    which it has done wrong may be chance."""
    faulty: Faulty


PLANTS: dict[str, Plant] = {}


def plant(name: str, where: Any, what: str, *, finding: str) -> Callable[[Faulty], Faulty]:
    """One more bug, in a function of a class or module."""

    def known(faulty: Faulty) -> Faulty:
        PLANTS[name] = Plant(name, faulty.__doc__ or "", where, what, finding, faulty)
        return faulty

    return known


@contextmanager
def planted(name: str, trace: Trace) -> Iterator[None]:
    """While this lasts, the bot has the bug of this name; '' is none."""
    if not name:
        yield
        return
    found = PLANTS[name]
    right = vars(found.where)[found.what]  # N.B. a KeyError where there is no such function
    faulty = found.faulty(right, lambda: trace.count(TOOK + name))
    with patch.object(found.where, found.what, faulty):
        yield


@plant(
    "answering before the commit",
    Writer,
    "_attempted",
    finding=r"is not kept",
)
def _answering_before_the_commit(right: Any, took: Took) -> Any:
    """Jobs are answered once they are carried out, and may be undone after that."""

    async def attempted(self: Writer, errands: Sequence[Any]) -> Any:
        known = await right(self, errands)
        for errand in errands:
            errand.answer()
            took()
        return known

    return attempted


@plant(
    "calls never due",
    Calls,
    "awake",
    finding=r"the call never came|there is still .*'call'|commits while nobody",
)
def _calls_never_due(right: Any, took: Took) -> Any:
    """The clock is read once more, so that everybody rests for a moment longer, and for ever."""

    def awake(self: Calls, sql: Any, table: Any, seat: int, at: float) -> float:
        now = time.time()
        if now > at:
            took()
        return float(right(self, sql, table, seat, max(now, at)))

    return awake


@plant("a receipt forgotten", desk, "claim_receipt", finding=r"was done twice|were asked for")
def _a_receipt_forgotten(right: Any, took: Took) -> Any:
    """What a messenger brings twice is done twice."""

    def claim_receipt(sql: Any, key: str, now: float) -> bool:
        if not right(sql, key, now):
            took()
        return True

    return claim_receipt


@plant(
    "outbox row settled before it is sent",
    Courier,
    "_deliver",
    finding=r"shows what was so before|was never shown|the call never came|was never told",
)
def _settled_before_it_is_sent(right: Any, took: Took) -> Any:
    """What fails, or is cut off, is owed no longer."""

    async def deliver(self: Courier, row: Any) -> None:
        took()
        await self._store.write(lambda tx: outbox.settle(tx.sql, row.id, row.ticket))
        await right(self, row)

    return deliver


@plant(
    "timer lost at restart",
    Tables,
    "resume",
    finding=r"nothing will ever move|the call never came|the time of seat",
)
def _timer_lost_at_restart(right: Any, took: Took) -> Any:
    """What ran out while no bot was there is taken for done."""

    async def resume(self: Tables) -> None:
        def job(tx: Any) -> int:
            due = schema.timers.c.due <= tx.now
            return int(tx.sql.execute(delete(schema.timers).where(due)).rowcount)

        for _ in range(await self._store.write(job)):
            took()
        await right(self)

    return resume


@plant("spell not raised", Story, "_written", finding=r"is good for the next choice")
def _spell_not_raised(right: Any, took: Took) -> Any:
    """Who goes on with their turn is asked in the same spell, in which an older press is good."""

    def written(self: Story[Any, Any], row: Any, **changed: Any) -> Story[Any, Any]:
        after: Story[Any, Any] = right(self, row, **changed)
        seat = row.seat
        if seat in self.to_move() and seat in after.to_move() and not row.text.endswith(ALL):
            took()
            after = _with_spell(after, seat, self.spells[seat])
        return after

    return written


def _with_spell(story: Story[Any, Any], seat: int, spell: int) -> Story[Any, Any]:
    spells = (*story.spells[:seat], spell, *story.spells[seat + 1 :])
    object.__setattr__(story, "spells", spells)  # it is new, and nobody else's yet
    return story


@plant(
    "hand shown to the wrong self",
    Whispers,
    "_send",
    finding=r"was never sent to them|they have no seat|does not read what they hold",
)
def _hand_shown_to_the_wrong_self(right: Any, took: Took) -> Any:
    """For whom something is stands in one place, which the next one has taken by then."""

    async def send(self: Any, platform: Any, known: Any, table: str, post: Any) -> None:
        self.reader = known
        await self._standing(table, known)
        if self.reader.key != known.key and self.reader.platform == known.platform:
            took()
            platform = _Misled(platform, self.reader.there)
        await right(self, platform, known, table, post)

    return send


@dataclass(frozen=True)
class _Misled:
    """A platform that whispers to another."""

    platform: Any
    reader: Any

    def __getattr__(self, name: str) -> Any:
        return getattr(self.platform, name)

    async def whisper(self, _: Any, post: Any) -> str:
        return str(await self.platform.whisper(self.reader, post))


@plant("429 not held", Governor, "hold", finding=r"though it had said to wait")
def _429_not_held(_: Any, took: Took) -> Any:
    """That a messenger wants a rest is known to the row it has refused, and to no other."""

    return lambda *_: took()


@plant("a panel not closed", Hands, "_past", finding=r"a (slip|letter) of")
def _a_panel_not_closed(_: Any, took: Took) -> Any:
    """What somebody has before them elsewhere than in the private chat stays when it is past."""

    async def past(self: Hands, table: Any, known: Any, *, brought: bool) -> None:
        if not brought:
            await self._glance(table, known)
        took()

    return past


@plant("end not told", calls, "befell", finding=r"was never told how")
def _end_not_told(right: Any, took: Took) -> Any:
    """Who is not here when a game ends never hears of it."""

    def befell(old: Any, new: Any) -> Iterator[Any]:
        for each in right(old, new):
            if each[1] in ENDS:
                took()
            else:
                yield each

    return befell


@plant(
    "picture refused for ever",
    SleepingBoards,
    "_in_words",
    finding=r"was refused as a picture again",
)
def _picture_refused_for_ever(right: Any, took: Took) -> Any:
    """Words that had to wait are forgotten: the next try begins with the picture again."""

    def in_words(self: SleepingBoards, row: Any, sleep: Any, now: float) -> Any:
        if self._wordless.pop((row.table, row.venue), None) is not None:
            took()
        return right(self, row, sleep, now)

    return in_words


@plant(
    "memo not dropped after a lost race",
    desk.Desk,
    "commit",
    finding=r"too many press|no move for seat",
)
def _memo_not_dropped(_: Any, took: Took) -> Any:
    """Whoever loses a race begins again with the table that has lost it."""

    async def commit(self: desk.Desk, job: Any) -> Any:
        for _ in range(desk.RETRIES):
            try:
                result = await self.store.write(job)
                await self.rounds.turn()
            except LostRace:
                took()
            else:
                for wake in self._wakers:
                    wake()
                return result
        raise Refusal("refuse-busy")

    return commit


@plant("clock set back", Leaps, "set_right", finding=r"only in|the call never came")
def _clock_set_back(_: Any, took: Took) -> Any:
    """What is to happen waits for as long as the clock was set back."""

    async def set_right(self: Leaps) -> None:
        ahead = self._world.now() - self._world.ticks()
        if self._ahead is not None and self._ahead - ahead > LEAP:
            took()
        self._ahead = ahead

    return set_right
