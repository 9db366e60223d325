"""Takes updates in: recorded first, then confirmed, then handled, then done."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.contract import Inbox, Rounds, Unwell
from bot.platforms.telegram.posting.patience import Pause
from bot.platforms.telegram.wire import WANTED, Raw

REMEMBERED: Final = 10_000
CROWD: Final = 1_000
"""Lanes being worked at once; more are left with Telegram until there is room."""
LANE: Final = 200
"""Updates waiting in a lane: nobody means more, and nobody else shall wait for them."""

A_WHILE: Final = 5.0
"""Seconds before what cannot be noted now is noted again."""

NOWHERE: Final = {"id": 0}

Lane: TypeAlias = tuple[int, int]
"""A person in a chat: what they ask is carried out in the order they asked."""

log = logging.getLogger(__name__)


class UnreadableUpdate(Exception):
    """Something that is not written as updates are."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """An update, and when it came; one found after a restart has waited for longer than we know."""

    key: str
    raw: Raw
    at: float | None


class Intake:
    """Every update is handled once, those of a person in a chat one after the other."""

    def __init__(
        self,
        inbox: Inbox,
        ticks: Callable[[], float],
        handle: Callable[[Arrival], Awaitable[None]],
        expect: Callable[[Raw], None],
        pause: Pause,
    ) -> None:
        self._inbox = inbox
        self._ticks = ticks
        self._handle = handle
        self._expect = expect
        self._pause = pause
        self._met: OrderedDict[str, None] = OrderedDict()
        self._lanes: dict[Lane, deque[Arrival]] = {}
        self._workers: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(CROWD)
        self._rounds = Rounds()

    async def resume(self) -> None:
        """Take up what was recorded and never done."""
        for key, text in await self._inbox.pending():
            try:
                raw = json.loads(text)
            except ValueError:
                log.warning("update %s cannot be read back", key)
                await self._inbox.done(key)
            else:
                self._expect(raw)
                await self._enter(Arrival(key, raw, None))

    async def take(self, updates: Sequence[Raw]) -> None:
        """Returns when the updates are kept: from then on they may be confirmed."""
        fresh = {str(raw["update_id"]): raw for raw in updates}
        fresh = {key: raw for key, raw in fresh.items() if key not in self._met}
        if not fresh:
            return
        now = self._ticks()
        for raw in fresh.values():  # before it is kept: a slow disk delays no acknowledgement
            self._expect(raw)
        await self._inbox.record([(key, json.dumps(raw)) for key, raw in fresh.items()])
        for key, raw in fresh.items():
            await self._enter(Arrival(key, raw, now))

    def glance(self, updates: Sequence[Raw]) -> None:
        """These will be taken; who pressed may be told already that it takes a moment."""
        for raw in updates:
            if str(raw["update_id"]) not in self._met:
                self._expect(raw)

    async def close(self) -> None:
        """Stop handling; what is not done is taken up after the next start."""
        workers = list(self._workers)
        for worker in workers:
            worker.cancel()
        await asyncio.gather(*workers, return_exceptions=True)

    async def _enter(self, arrival: Arrival) -> None:
        if arrival.key in self._met:  # brought by two deliveries at the same time
            return
        self._met[arrival.key] = None
        while len(self._met) > REMEMBERED:
            self._met.popitem(last=False)
        lane = lane_of(arrival.raw)
        if lane not in self._lanes:
            await self._room.acquire()
            if lane not in self._lanes:
                self._open(lane, arrival)
                return
            self._room.release()  # another delivery has opened it meanwhile
        waiting = self._lanes[lane]
        if len(waiting) < LANE:
            waiting.append(arrival)
            return
        log.info("update %s is one too many of a person", arrival.key)
        await self._inbox.done(arrival.key)

    def _open(self, lane: Lane, arrival: Arrival) -> None:
        self._lanes[lane] = deque([arrival])
        worker = asyncio.create_task(self._work(lane))
        self._workers.add(worker)
        worker.add_done_callback(self._workers.discard)

    async def _work(self, lane: Lane) -> None:
        waiting = self._lanes[lane]
        while waiting:
            await self._finish(waiting[0])
            waiting.popleft()
        del self._lanes[lane]
        self._room.release()

    async def _finish(self, arrival: Arrival) -> None:
        """What goes wrong is said and not tried again: it would go wrong after every start."""
        try:
            await self._rounds.turn()
            await self._handled(arrival)
        except UnreadableUpdate as error:
            log.warning("update %s is none: %s", arrival.key, error)
        except Exception:
            log.exception("update %s was not handled", arrival.key)
        try:
            await self._inbox.done(arrival.key)
        except Unwell:
            return
        except Exception:
            log.exception("update %s stays in the inbox", arrival.key)

    async def _handled(self, arrival: Arrival) -> None:
        """What becomes of a chat is noted once it can be; people are told themselves to try again.

        What fails is said by whoever fails.
        """
        while True:
            try:
                await self._handle(arrival)
            except Unwell:
                await self._pause(A_WHILE)
            else:
                return


def lane_of(raw: Raw) -> Lane:
    """Whose update it is, and where; what cannot be read so far is handled in a lane of its own."""
    try:
        content = next(raw[kind] for kind in WANTED if kind in raw)
        message = content.get("message", content)
        chat = message.get("chat", NOWHERE)  # some is asked from any chat, and not told from which
        return int(content.get("from", chat)["id"]), int(chat["id"])
    except (StopIteration, KeyError, TypeError, ValueError, AttributeError):
        return 0, 0
