"""Many presses in the same millisecond: each is judged by its own choice, and by nobody else's."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice

from bot.contract import Venue
from engines.log import Cause
from tests.courier.playing import EMPTY
from tests.stage import Stage

SIX = ("ann", "bob", "cid", "dot", "eva", "fay")


def alone(who: str) -> Venue:
    """Where only one person reads."""
    return Venue("paper", who, private=True)


async def six(s: Stage) -> str:
    """Six people at a table where all choose at once."""
    await s.say("ann", "/new lanterns seats=6")
    for who in SIX[1:]:
        await s.say(who, "/join")
    await s.settled()
    table = await s.only_table()
    assert table.to_move() == (0, 1, 2, 3, 4, 5)
    return table.id


async def confirm_buttons(s: Stage, table: str):
    """Everybody's own button that makes a move, all made at the same version."""
    version, buttons = (await s.table(table)).version, []
    for who in SIX:
        pad = (await s.say(who, "/m", alone(who))).post
        assert pad is not None
        buttons.append(pad.rows[0][0])
    assert (await s.table(table)).version == version
    return buttons


async def test_six_presses_in_the_same_millisecond_all_land(s):
    table = await six(s)
    buttons = await confirm_buttons(s, table)
    answers = await asyncio.gather(
        *(s.press(who, each, alone(who)) for who, each in zip(SIX, buttons, strict=True))
    )
    assert not any(answer.refused for answer in answers)
    rows = (await s.table(table)).told.rows[:6]
    assert sorted(row.seat for row in rows) == [0, 1, 2, 3, 4, 5]
    assert [row.step for row in rows] == [1, 2, 3, 4, 5, 6]
    assert {row.cause for row in rows} == {Cause.PERSON}


async def test_the_same_six_buttons_are_good_once(s):
    table = await six(s)
    buttons = await confirm_buttons(s, table)
    twice = [*zip(SIX, buttons, strict=True)] * 2
    answers = await asyncio.gather(*(s.press(who, each, alone(who)) for who, each in twice))
    assert sum(not answer.refused for answer in answers) == 6
    rows = [row for row in (await s.table(table)).told.rows if row.cause is Cause.PERSON]
    assert len(rows) == 6


async def test_an_update_received_twice_at_the_same_time_is_one_move(s):
    table = await six(s)
    (mine, *_) = await confirm_buttons(s, table)
    answers = await asyncio.gather(
        *(s.press("ann", mine, alone("ann"), receipt="the same") for _ in range(5))
    )
    assert sum(answer.post is not None for answer in answers) == 1
    assert all("passed" not in answer.toast for answer in answers)
    assert len((await s.table(table)).told.rows) == 1


async def test_one_bad_press_of_twenty_harms_no_other(s):
    tables = []
    for number in range(20):
        venue = Venue("paper", f"room{number}")
        await s.say("ann", "/new boop ghosts=off", venue)
        await s.say("bob", "/join", venue)
        tables.append(await s.only_table(venue))
    movers = [("ann", "bob")[table.to_move()[0]] for table in tables]
    lines = [*islice(cycle(f"/m {cell}" for cell in EMPTY), 20)]
    lines[7] = "/m z9"
    answers = await asyncio.gather(
        *(s.say(*each, table=table.id) for *each, table in zip(movers, lines, tables, strict=True))
    )
    assert answers[7].toast.startswith("There is no “z9” here")
    after = [len((await s.table(table.id)).told.rows) for table in tables]
    assert after == [1] * 7 + [0] + [1] * 12
    assert all(answer.toast == "" for n, answer in enumerate(answers) if n != 7)


async def test_two_people_who_sit_down_on_the_last_seat_get_one(s):
    await s.say("ann", "/new boop")
    table = (await s.only_table()).id
    answers = await asyncio.gather(*(s.say(who, "/join", table=table) for who in ("bob", "cid")))
    assert sorted(answer.toast for answer in answers) == sorted(
        ["You have a seat.", "This game has already begun."]
    )
    assert len((await s.table(table)).places) == 2
