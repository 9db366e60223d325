"""A table gets a thread or topic of its own: one, its people in it; the old board leads there."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Bar, Barred, Closed, Gone, Venue, Why
from bot.store.rows.shown.showings import load_showing
from tests.desk.talk import two
from tests.stage import ROOM, button


async def branched(s) -> Venue:
    """The venue of the only branch, once the table is shown there."""
    await s.settled()
    (key,) = [key for key, _ in s.paper.posts if key.startswith(f"{ROOM.key}/")]
    return Venue("paper", key.removeprefix("paper:"))


async def test_it_is_made_from_the_post_that_shows_the_table_with_its_people_in_it(s):
    await two(s)
    await s.settled()
    await s.say("ann", "/thread")
    there = await branched(s)
    assert there.id == "room/m1"
    [(message, people)] = s.paper.branches
    assert (message, sorted(people)) == ("m1", ["ann", "bob"])
    button(s.paper.newest(there), "Move")


async def test_the_old_board_is_a_link_without_buttons(s):
    await two(s)
    await s.settled()
    await s.say("ann", "/thread")
    there = await branched(s)
    old = s.paper.shown()["m1"]
    assert (old.rows, old.picture) == ((), None)
    assert old.lead is not None
    assert old.lead.venue == there
    assert "goes on" in old.text


async def test_two_who_ask_at_once_get_one(s):
    await two(s)
    await s.settled()
    table = (await s.only_table()).id
    door = s.paper.doors[ROOM.key] = asyncio.Event()
    asking = [asyncio.create_task(s.say(who, "/thread", table=table)) for who in ("ann", "bob")]
    await asyncio.sleep(0.05)
    door.set()
    answers = await asyncio.gather(*asking)
    assert [answer.toast for answer in answers] == ["The table goes on in a thread of its own."] * 2
    assert len(s.paper.branches) == 1
    await branched(s)
    assert s.bot.desk.openings == {}


async def test_one_that_was_made_before_a_crash_is_used_again(s):
    """The platform says the same thread again; the table is shown there once."""
    await two(s)
    await s.settled()
    table = (await s.only_table()).id
    await s.paper.branch(ROOM, "made, and then killed", "m1", ())
    await s.say("ann", "/thread", table=table)
    assert (await branched(s)).id == "room/m1"


@pytest.mark.parametrize(
    ("bar", "words"),
    [
        (Bar.KIND, "in a group with topics"),
        (Bar.RIGHTS, "Somebody in charge can allow it"),
        (Bar.FULL, "Archive one"),
        (Bar.MESSAGE, "has just been deleted"),
    ],
)
async def test_what_bars_it_is_said_with_what_to_do(s, bar, words):
    await two(s)
    await s.settled()
    s.paper.refusals[ROOM.key] = Barred(bar, "no")
    answer = await s.say("ann", "/thread")
    assert words in (answer.toast or answer.post.text)
    assert answer.refused
    assert (await s.only_table()).venues == (ROOM.key,)


@pytest.mark.parametrize("error", [Closed(Why.OUT, "kicked"), Gone("gone")])
async def test_where_nothing_goes_no_thread_does(s, error):
    await two(s)
    await s.settled()
    s.paper.refusals[ROOM.key] = error
    assert (await s.say("ann", "/thread")).toast == "A thread cannot be opened here."


async def test_a_thread_that_takes_nothing_sleeps_like_any_place(s):
    await two(s)
    await s.settled()
    s.paper.refusals["paper:room/m1"] = Closed(Why.LOCKED, "locked")
    await s.say("ann", "/thread")
    await s.quiet()
    table = (await s.bot.desk.tables.of_person("paper:ann"))[0].id
    kept = await s.bot.store.read(lambda sql: load_showing(sql, table, "paper:room/m1"))
    assert kept.sleep.why is Why.LOCKED
    assert {name for name, _ in s.paper.whispers} == {"ann", "bob"}
