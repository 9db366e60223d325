"""A place that takes one request a second: what takes several comes to an end there, too."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from math import inf

import pytest

from bot.contract import CallWay, Gone, Place, Post, RetryLater
from bot.posts.public.board import ending
from bot.store.rows.shown import outbox
from bot.store.rows.shown.outbox import Kind
from tests.courier.playing import YARD
from tests.courier.test_calls import choose
from tests.courier.test_finale import AWAY, PEOPLE, alone, seated, standing
from tests.courier.test_reminders import ahead, nudges, waiting
from tests.stage import ROOM, ROOMY, Clock, Paper, Stage, stage

GROUPS = replace(ROOMY, calls=CallWay.PRIVATE)
ENOUGH = 12
"""Seconds in which everything has come that is owed in these tests."""


@dataclass
class Cramped(Paper):
    """Takes one request a second at each place, whether it is refused or not."""

    clock: Clock = field(default_factory=Clock)
    cramped: bool = False
    free: dict[str, float] = field(default_factory=dict)
    """When a place takes the next one."""
    frozen: set[str] = field(default_factory=set)
    """Messages that take no changes."""

    async def edit(self, place: Place, message: str, post: Post) -> None:
        if message in self.frozen:
            await self._stumble(place.key)
            raise Gone(message)
        await super().edit(place, message, post)

    async def _stumble(self, place: str, post: Post | None = None) -> None:
        now = self.clock.ticked
        if self.cramped and now < self.free.get(place, 0.0):
            raise RetryLater(self.free[place] - now)
        self.free[place] = now + 1.0
        await super()._stumble(place, post)


@pytest.fixture
async def s(tmp_path):
    """There is room at first."""
    clock = Clock()
    async with stage(tmp_path, clock=clock, paper=Cramped(limits=GROUPS, clock=clock)) as s:
        yield s


async def brought(s: Stage) -> None:
    """What is owed is brought, one request a second at each place."""
    for _ in range(ENOUGH):
        await s.quiet()
        owed = await s.bot.store.read(lambda sql: outbox.due_rows(sql, inf, 99))
        if not owed:
            return
        s.passes(1)
    raise AssertionError(f"still owed: {[(row.kind, row.person) for row in owed]}")


@pytest.mark.parametrize("frozen", [False, True], ids=["deleted", "frozen"])
async def test_a_hand_comes_anew_where_the_last_one_takes_no_changes(s, frozen):
    table = await seated(s, "lanterns", PEOPLE)
    [message] = s.paper.shown(alone("bob"))
    if frozen:
        s.paper.frozen.add(message)
    else:
        del s.paper.posts["paper:bob", message]
    s.paper.cramped = True
    await s.bot.store.write(
        lambda tx: outbox.owe(tx.sql, Kind.HAND, table, due=tx.now, person="paper:bob")
    )
    s.bot.courier.wake()
    await brought(s)
    assert len(standing(s, "bob")) == 1
    assert message not in s.paper.shown(alone("bob"))


@pytest.mark.parametrize("deleted", [False, True], ids=["there are two", "it was deleted"])
async def test_what_stands_there_at_the_end_shows_it_or_goes(s, deleted):
    table = await seated(s, "lanterns", PEOPLE)
    s.paper.cramped = True
    if deleted:
        del s.paper.posts["paper:bob", next(iter(s.paper.shown(alone("bob"))))]
    else:
        s.passes(AWAY)
        await s.until(lambda: len(s.paper.shown(alone("bob"))) == 2)
        await choose(s, "bob", "none")
    for who in ("ann", "cid"):
        await s.say(who, "/resign yes", alone(who), table=table)
    await brought(s)
    outcome = (await s.table(table)).told.outcome()
    assert outcome is not None
    how = ending(s.bot.desk.kit.words.of("en", "paper"), await s.table(table), outcome)
    assert [how in post.text for post in standing(s, "bob")] == [True] * (not deleted)


async def test_a_reminder_is_given_once_though_the_one_before_has_to_stay_for_a_while(s):
    other = await waiting(s, "here")
    await ahead(s, 1)
    s.paper.cramped = True
    before = len(s.paper.order)
    await ahead(s, 2)
    await brought(s)
    assert nudges(s.paper) == [other, other]
    said = Counter(verb for verb, _ in s.paper.order[before:])
    assert said["post"] == 1
    assert said["edit"] == 0, "it came again"


async def test_a_board_says_once_where_it_goes_on_though_a_call_beside_it_has_to_wait(s):
    other = await waiting(s, "here")
    await ahead(s, 1)
    assert nudges(s.paper) == [other]
    s.passes(1)
    s.paper.cramped = True
    before = len(s.paper.order)
    await s.say("ann", "/thread")
    await brought(s)
    [lead] = s.paper.shown().values()
    assert lead.lead is not None
    assert s.paper.order[before:].count(("edit", "m1")) == 1, "it came again"


@pytest.mark.parametrize("how", ["/thread", "/hide"])
async def test_an_older_board_goes_also_where_its_table_is_shown_no_more(s, how):
    """It had to wait for room until then."""
    table = await seated(s, "boop", PEOPLE[:2])
    if how == "/hide":
        await s.say("ann", "/show", YARD, table=table)
        await s.settled()
    here = YARD if how == "/hide" else ROOM
    [board] = s.paper.shown(here)
    s.paper.frozen.add(board)
    s.paper.strip_faults.append(RetryLater(5))
    await s.say("ann", "/m a1", table=table)
    await s.say("bob", "/m a1", table=table)
    await s.until(lambda: len(s.paper.shown(here)) == 2)
    s.passes(1)
    s.paper.cramped = True
    assert not (await s.say("ann", how, here, table=table)).refused
    await brought(s)
    assert board not in s.paper.shown(here)


async def test_a_board_that_was_brought_back_is_made_no_link_that_had_to_wait(s):
    table = await seated(s, "boop", PEOPLE[:2])
    await s.say("ann", "/thread")
    await s.settled()
    await s.say("ann", "/show", table=table)
    await s.settled()
    [board] = s.paper.shown().values()
    assert board.rows
    await s.bot.store.write(
        lambda tx: outbox.owe(tx.sql, Kind.LEAD, table, due=tx.now, venue=ROOM.key)
    )
    s.bot.courier.wake()
    await brought(s)
    assert list(s.paper.shown().values()) == [board]
