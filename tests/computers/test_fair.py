"""Computers think for everybody in turn: nobody waits behind all that one person has asked."""

from __future__ import annotations

import asyncio

import pytest

from bot.computers import Computers
from bot.computers.fair import FairQueue
from engines.rng import Seeded
from tests.lanterns import LANTERNS
from tests.patience import DEADLINE


async def thinking(queue: FairQueue, whose: str, done: list[str]) -> None:
    async with queue.passed(whose):
        await asyncio.sleep(0)
        done.append(whose)


async def test_nobody_waits_behind_three_hundred_of_somebody_elses():
    queue, done = FairQueue(2), list[str]()
    flood = [asyncio.create_task(thinking(queue, "ann", done)) for _ in range(300)]
    await asyncio.sleep(0)
    bob = asyncio.create_task(thinking(queue, "bob", done))
    await asyncio.gather(bob, *flood)
    assert done.index("bob") < 8
    assert len(done) == 301


async def test_people_take_turns_and_each_persons_own_come_in_order():
    queue, done = FairQueue(1), list[str]()

    async def one(whose: str, name: str) -> None:
        async with queue.passed(whose):
            await asyncio.sleep(0)
            done.append(name)

    await asyncio.gather(
        *(one("ann", f"a{n}") for n in range(4)),
        *(one("bob", f"b{n}") for n in range(2)),
        one("cid", "c0"),
    )
    assert done == ["a0", "a1", "b0", "c0", "a2", "b1", "a3"]


@pytest.mark.parametrize("when", [0, 1, 2, 3])
async def test_who_gives_up_waiting_keeps_no_place(when):
    queue, done = FairQueue(1), list[str]()
    tasks = [asyncio.create_task(thinking(queue, "ann", done)) for _ in range(3)]
    for _ in range(when):
        await asyncio.sleep(0)
    for task in tasks[:2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(DEADLINE):
        await thinking(queue, "bob", done)
    assert done[-2:] == ["ann", "bob"]


async def test_a_fault_gives_its_place_back():
    queue = FairQueue(1)
    with pytest.raises(LookupError):
        async with queue.passed("ann"):
            raise LookupError
    async with asyncio.timeout(DEADLINE), queue.passed("bob"):
        pass


async def test_the_computers_think_by_turns():
    computers = Computers(1)
    state = LANTERNS.start(3, {}, Seeded("turns", 0))
    done: list[str] = []

    async def choose(whose: str, number: int) -> None:
        seed = f"turns/{number}"
        await computers.choose(LANTERNS, state, 0, 1, seed, secrets=True, whose=whose)
        done.append(whose)

    try:
        await computers.warm()
        flood = [asyncio.create_task(choose("ann", number)) for number in range(40)]
        await asyncio.sleep(0)
        bob = asyncio.create_task(choose("bob", 0))
        await asyncio.gather(bob, *flood)
    finally:
        await computers.close()
    assert done.index("bob") <= 3
