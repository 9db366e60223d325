"""The governor alone: what goes first, what waits, and how long, in time that is skipped."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from bot.contract import RetryLater, Urgency
from bot.platforms.governor import EVERYWHERE, Allowance, Governor, Room
from bot.platforms.telegram.request import GROUP, PRIVATE, everything
from tests.hurry import skipped

MINUTES = 5
GROUPS = 60
CEILING = 30
"""Requests a second that the server takes of a bot."""

ANSWER, PLAY, HAND, LOBBY = Urgency


class Time:
    """A clock that tests move."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


def governor(time: Time) -> Governor:
    return Governor(everything(), time, time.sleep)


async def asked(at: Governor, place: str, urgency: Urgency, allowance: Allowance) -> float:
    """The seconds for which something is put off; none if it went."""
    try:
        await at.admit(place, urgency, allowance)
    except RetryLater as later:
        return later.seconds or 0.0
    return 0.0


async def passed(at: Governor, time: Time, seconds: int, urgency: Urgency) -> list[int]:
    """The seconds in which something for a group passed, tried three times in each."""
    found, start = [], time.now
    while time.now < start + seconds:
        for _ in range(3):
            wait = await asked(at, "group", urgency, GROUP)
            assert 0 <= wait <= 60
            if not wait:
                found.append(int(time.now - start))
        time.now = float(int(time.now) + 1)
    return found


async def test_half_of_a_groups_minute_passes_at_once_and_the_rest_is_spread():
    time = Time()
    found = await passed(governor(time), time, 60, PLAY)
    assert found[:10] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]
    assert found[10:] == [9, 15, 21, 27, 33, 39, 45, 51, 57]


@pytest.mark.parametrize(
    ("urgency", "fewest"),
    [
        pytest.param(PLAY, 100, id="boards"),
        pytest.param(HAND, 140, id="hands"),
        pytest.param(LOBBY, 50, id="lobbies"),
    ],
)
async def test_no_minute_holds_more_than_a_group_takes(urgency, fewest):
    time = Time()
    found = await passed(governor(time), time, 600, urgency)
    assert len(found) >= fewest
    assert all(sum(start <= each < start + 60 for each in found) <= 20 for start in found)


async def test_a_lobbys_flood_delays_no_board_of_the_same_group():
    time = Time()
    at = governor(time)
    flood = await passed(at, time, 30, LOBBY)
    assert 5 <= len(flood) <= 10
    await at.admit("group", PLAY, GROUP)
    time.now += 6
    await at.admit("group", PLAY, GROUP)


async def test_a_busy_group_sees_a_new_lobby_all_the_same():
    time = Time()
    at = governor(time)
    boards, lobbies = 0, []
    for _ in range(600):
        for urgency in (PLAY, HAND):
            boards += not await asked(at, "group", urgency, GROUP)
        lobbies += [time.now] * (not await asked(at, "group", LOBBY, GROUP))
        time.now += 0.5
    apart = [after - before for before, after in pairwise(lobbies)]
    assert boards > 50
    assert lobbies[0] < 1_016
    assert max(apart) < 40
    assert len(lobbies) + boards <= 20 * 5 + 10


async def test_a_flood_holds_what_it_names_and_nothing_else():
    time = Time()
    at = governor(time)
    at.hold("one", 30)
    with pytest.raises(RetryLater) as told:
        await at.admit("one", PLAY, GROUP)
    assert told.value.seconds == 30
    await at.admit("other", LOBBY, GROUP)
    await at.admit(EVERYWHERE, ANSWER)
    time.now += 30
    await at.admit("one", PLAY, GROUP)


async def test_a_flood_of_everything_holds_everything_and_answers_wait_for_its_end():
    time = Time()
    at = governor(time)
    at.hold(EVERYWHERE, 3)
    with pytest.raises(RetryLater):
        await at.admit("one", PLAY, GROUP)
    before = time.now
    await at.admit(EVERYWHERE, ANSWER)
    assert time.now - before == 3
    at.hold(EVERYWHERE, 300)
    with pytest.raises(RetryLater):
        await at.admit(EVERYWHERE, ANSWER)


async def order(at: Governor, asked: list[tuple[str, Urgency]]) -> list[tuple[str, Urgency]]:
    """In which order what is asked for in one instant is let through."""
    found = []

    async def one(place: str, urgency: Urgency) -> None:
        await at.admit(place, urgency)
        found.append((place, urgency))

    await asyncio.gather(*(one(*each) for each in asked))
    return found


async def test_what_is_urgent_goes_first():
    at = governor(Time())
    await order(at, [("busy", HAND)] * 4)
    asked = [("a", LOBBY), ("b", HAND), ("c", PLAY), ("d", PLAY), (EVERYWHERE, ANSWER)]
    found = await order(at, asked)
    assert [urgency for _, urgency in found] == [PLAY, ANSWER, PLAY, HAND, LOBBY]


async def test_a_backlog_of_one_place_is_nobody_elses():
    at = governor(Time())
    found = await order(at, [("long", PLAY)] * 12 + [("short", PLAY)])
    assert found.index(("short", PLAY)) < 8
    assert len(found) == 13


async def test_what_was_given_up_takes_no_room():
    time = Time()
    at = governor(time)
    await order(at, [("busy", HAND)] * 4)
    tasks = [asyncio.create_task(at.admit("a", HAND, GROUP)) for _ in range(12)]
    for each in tasks:
        asyncio.get_running_loop().call_soon(each.cancel)
    await asyncio.wait(tasks)
    assert all(each.cancelled() for each in tasks)
    await order(at, [("b", LOBBY)])
    assert time.now < 1_000.2


async def test_a_place_that_fills_up_meanwhile_puts_off_what_waits():
    time = Time()
    at = governor(time)
    found = await asyncio.gather(
        *(at.admit("group", PLAY, GROUP) for _ in range(12)), return_exceptions=True
    )
    assert [each is None for each in found] == [True] * 10 + [False] * 2
    assert all(isinstance(each, RetryLater) for each in found[10:])


async def test_too_long_a_queue_of_a_place_is_put_off_but_no_answer_is():
    at = governor(Time())
    asked = [at.admit("group", PLAY) for _ in range(40)]
    asked += [at.admit(EVERYWHERE, ANSWER) for _ in range(40)]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(each, RetryLater) for each in found[:40]) > 20
    assert found[40:] == [None] * 40


async def test_a_private_chat_takes_about_one_a_second():
    time = Time()
    at, sent = governor(time), 0
    while time.now < 1_060:
        if await asked(at, "7", HAND, PRIVATE):
            time.now += 0.25
        else:
            sent += 1
    assert 55 <= sent <= 66


@dataclass
class Strict:
    """A server that refuses what a bot sends beyond its second, and a group's beyond its minute."""

    jitter: random.Random
    seen: deque[float] = field(default_factory=deque)
    groups: dict[str, deque[float]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)

    async def take(self, place: str) -> float | None:
        """None if it is taken, else the seconds to wait."""
        await asyncio.sleep(self.jitter.uniform(0.01, 0.06))
        now = asyncio.get_running_loop().time()
        if self._over(self.seen, now, 1.0, CEILING):
            self.refused["everything"] += 1
            return 1.0
        if place and self._over(self.groups.setdefault(place, deque()), now, 60.0, 20):
            self.refused["group"] += 1
            return 5.0
        return None

    def _over(self, spent: deque[float], now: float, span: float, most: int) -> bool:
        while spent and spent[0] <= now - span:
            spent.popleft()
        if len(spent) >= most:
            return True
        spent.append(now)
        return False


class Player:
    """Plays at a group's table: each press is answered, brings a pad, and every fourth a board."""

    def __init__(self, at: Governor, server: Strict, place: str, dice: random.Random) -> None:
        self.at, self.server, self.place, self.dice = at, server, place, dice
        self.acknowledged: list[float] = []
        self.shown: list[float] = []

    async def play(self) -> None:
        loop = asyncio.get_running_loop()
        async with asyncio.TaskGroup() as errands:
            while loop.time() < MINUTES * 60:
                await asyncio.sleep(self.dice.expovariate(1 / 6))
                errands.create_task(self.sent(EVERYWHERE, ANSWER, None, self.acknowledged))
                errands.create_task(self.sent(f"u{self.place}", HAND, PRIVATE, []))
                if self.dice.random() < 0.25:
                    errands.create_task(self.sent(self.place, PLAY, GROUP, self.shown))
                elif self.dice.random() < 0.05:
                    errands.create_task(self.sent(self.place, LOBBY, GROUP, []))

    async def sent(
        self, place: str, urgency: Urgency, allowance: Allowance | None, waits: list[float]
    ) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while True:
            try:
                await self.at.admit(place, urgency, allowance)
            except RetryLater as later:
                await asyncio.sleep(later.seconds or 1.0)
                continue
            wait = await self.server.take(place if place.startswith("g") else "")
            if wait is None:
                waits.append(loop.time() - begun)
                return
            self.at.hold(place, wait)


async def storm(make: Callable[[], Governor]) -> tuple[Strict, list[float], list[float]]:
    """Everybody plays for some minutes; what the server refused, and how long people waited."""
    server, at = Strict(random.Random("jitter")), make()
    players = [Player(at, server, f"g{n}", random.Random(f"player {n}")) for n in range(GROUPS)]
    playing: list[Awaitable[None]] = [player.play() for player in players]
    await asyncio.gather(*playing)
    acknowledged = sorted(wait for player in players for wait in player.acknowledged)
    shown = sorted(wait for player in players for wait in player.shown)
    return server, acknowledged, shown


def p99(waits: list[float]) -> float:
    return waits[len(waits) * 99 // 100]


def test_sixty_groups_play_for_five_minutes_under_a_ceiling_and_nobody_is_turned_away():
    def make() -> Governor:
        loop = asyncio.get_running_loop()
        return Governor(everything(), loop.time)

    server, acknowledged, shown = skipped(storm(make))
    assert len(acknowledged) > 3_000
    assert server.refused.total() < 10
    assert p99(acknowledged) < 1.0
    assert p99(shown) < 2.0


def test_without_a_governor_they_would_be_turned_away_by_the_hundred():
    free = {urgency: Room(10_000, 10_000) for urgency in Urgency}

    def make() -> Governor:
        loop = asyncio.get_running_loop()
        return Governor(Allowance(1.0, free), loop.time)

    server, _, _ = skipped(storm(make))
    assert server.refused["everything"] > 100


async def test_places_that_were_to_be_spared_are_forgotten_once_they_need_not_be():
    time = Time()
    at = governor(time)
    for number in range(50):
        at.hold(f"chat {number}", 10.0)
        time.now += 5.0
    assert len(at._held) <= 3
    assert await asked(at, "chat 49", PLAY, GROUP) == 5.0
