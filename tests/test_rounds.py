"""A crowd begins one by one, each in a round of the event loop of its own."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count

from bot.contract import Rounds


class Heart:
    """Counts the rounds of the event loop."""

    def __init__(self) -> None:
        self.beats = 0
        self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        for self.beats in count():
            await asyncio.sleep(0)

    def stop(self) -> None:
        self._beating.cancel()


async def began(crowd: int, *, hasty: int = 0) -> list[int]:
    """In which rounds the members of a crowd began; some give up before it is their turn."""
    rounds, heart, seen = Rounds(), Heart(), list[int]()

    async def one() -> None:
        await rounds.turn()
        seen.append(heart.beats)

    tasks = [asyncio.create_task(one()) for _ in range(crowd)]
    await asyncio.sleep(0)
    for task in tasks[1 : 1 + hasty]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    heart.stop()
    return seen


async def test_of_a_crowd_no_two_begin_in_the_same_round():
    assert max(Counter(await began(50)).values()) == 1


async def test_who_gives_up_keeps_nobody_waiting():
    assert len(await began(50, hasty=20)) == 30


async def test_who_comes_alone_begins_at_once():
    rounds, heart = Rounds(), Heart()
    await asyncio.sleep(0)
    begun = 0
    for _ in range(5):
        before = heart.beats
        await rounds.turn()
        assert heart.beats == before
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        begun += 1
    heart.stop()
    assert begun


async def test_the_crowd_after_a_crowd_begins_one_by_one_too():
    rounds, heart, seen = Rounds(), Heart(), list[int]()

    async def one() -> None:
        for _ in range(3):
            await rounds.turn()
            seen.append(heart.beats)

    await asyncio.gather(*(one() for _ in range(20)))
    heart.stop()
    assert len(seen) == 60
    assert max(Counter(seen).values()) == 1
