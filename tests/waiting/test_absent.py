"""Somebody does not come: the others decide in secret, and of two the other one alone."""

from __future__ import annotations

import pytest

from bot.store.rows.play import wills
from bot.tables.pace import DAY
from bot.tables.status import Status
from bot.tables.waiting.absence import ALONE, LONG, SEVERAL
from engines.log import Cause
from tests.courier.playing import pair
from tests.desk.talk import labels, shown
from tests.stage import Stage, button, stage
from tests.waiting.people import SEATS, at_pace, board, chooses, later, written

SACK = "/new sack seats=3"


@pytest.fixture
async def s(tmp_path):
    """Ann and Bob have chosen a card; Cid does not come."""
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as running:
        await at_pace(running, "open", SACK)
        for who in ("ann", "bob"):
            await chooses(running, who)
        await running.settled()
        yield running


async def choices(s: Stage, who: str) -> list[str]:
    return labels(shown(await s.say(who, "/absent")))


async def votes(s: Stage, who: str, label: str) -> str:
    panel = shown(await s.say(who, "/absent"))
    toast: str = (await s.press(who, button(panel, label))).toast
    return toast


async def test_nobody_is_voted_on_who_has_just_been_asked(s):
    assert await choices(s, "ann") == ["✕ Close"]
    assert (await s.say("ann", "/absent 3 idle")).toast == "It is too soon for that."
    s.passes(SEVERAL)
    assert await choices(s, "ann") == [
        "A harmless move for Cid",
        "A computer for Cid",
        "✕ Close",
    ]


async def test_the_others_have_a_harmless_move_made(s):
    s.passes(SEVERAL)
    before = board(s)
    assert await votes(s, "ann", "A harmless move for Cid") == (
        "Noted. Nobody learns how you voted."
    )
    await s.settled()
    assert board(s) == before
    assert await votes(s, "bob", "A harmless move for Cid") == ("That was decided, and it is done.")
    assert [cause for _, cause in written(await s.only_table(), 2)] == [Cause.CLOCK]


async def test_votes_that_differ_decide_nothing_until_they_agree(s):
    s.passes(SEVERAL)
    await votes(s, "ann", "A harmless move for Cid")
    await votes(s, "bob", "A computer for Cid")
    assert written(await s.only_table(), 2) == []
    await votes(s, "ann", "A computer for Cid")
    assert written(await s.only_table(), 2) == [("!sitter computer", Cause.CLOCK)]


async def test_a_vote_survives_a_restart_and_its_row_says_nothing_to_others(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as s:
        await at_pace(s, "open", SACK)
        for who in ("ann", "bob"):
            await chooses(s, who)
        s.passes(SEVERAL)
        await votes(s, "ann", "A computer for Cid")
        table = await s.only_table()
        assert table.wills == ()
        clock = s.clock
    async with stage(tmp_path, clock=clock, pause=1e6) as s:
        assert (await s.only_table()).wills == ()
        await votes(s, "bob", "A computer for Cid")
        assert written(await s.only_table(), 2) == [("!sitter computer", Cause.CLOCK)]


async def test_who_comes_after_all_ends_the_vote(s):
    s.passes(SEVERAL)
    await votes(s, "ann", "A computer for Cid")
    await chooses(s, "cid")
    assert (await s.say("bob", "/absent 3 sitter")).refused


async def test_nobody_votes_on_themselves_or_for_a_friend(s):
    s.passes(SEVERAL)
    assert (await s.say("cid", "/absent 3 idle")).refused
    assert (await s.say("dot", "/absent 3 idle")).refused


async def test_of_two_the_other_one_decides_and_claims_the_win_at_last(tmp_path):
    async with stage(tmp_path) as s:
        mover, waits = await pair(s)
        name = mover.capitalize()
        s.passes(ALONE)
        assert await choices(s, waits) == [
            f"A harmless move for {name}",
            f"A computer for {name}",
            "✕ Close",
        ]
        s.passes(LONG - ALONE)
        table_id = (await s.only_table()).id
        assert await votes(s, waits, "I claim the win") == "That was decided, and it is done."
        await s.settled()
        table = await s.table(table_id)
        assert table.status is Status.OVER
        assert board(s).text.endswith(
            f"{waits.capitalize()} has won: the other one did not come any more."
        )
        outcome = table.told.outcome()
        assert outcome is not None
        assert outcome.winners == (SEATS.index(waits),)


async def test_of_two_with_a_pace_nothing_happens_by_itself_when_time_is_over(tmp_path):
    async with stage(tmp_path) as s:
        mover, waits = await pair(s)
        for who in (mover, waits):
            await s.say(who, "/pace day")
        await later(s, DAY)
        name = mover.capitalize()
        assert f"The time is over for {name}." in board(s).text
        assert (await s.only_table()).told.rows == ()
        assert "I claim the win" in await choices(s, waits)
        clock = s.clock
    async with stage(tmp_path, clock=clock) as s:
        assert (await s.only_table()).late == (SEATS.index(mover),)
        await s.say(mover, "/m a1")
        table = await s.only_table()
        assert (table.late, [seat for seat, _ in table.until]) == ((), [SEATS.index(waits)])


async def test_a_vote_is_forgotten_with_the_table(s):
    await s.say("ann", "/end yes")
    table = await s.only_table()
    assert await s.bot.store.read(lambda sql: wills.wills_of(sql, table.id))
    await s.say("bob", "/end yes")
    assert not await s.bot.store.read(lambda sql: wills.wills_of(sql, table.id))
