"""The bot is killed and comes back: what is owed arrives, what cannot be read harms nobody."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.courier.courier import SLOWEST_RETRY
from bot.courier.tidy import RECEIPTS_KEPT
from bot.store.rows.receipts import claim_receipt
from bot.tables.status import Status
from tests.courier.playing import YARD, moves, pair, seed
from tests.desk.talk import why_not
from tests.stage import ROOM, Clock, Paper, button, stage

LOST = "Table {} is paused"


async def test_a_post_that_was_sent_but_not_recorded_becomes_an_edit_of_the_same_message(tmp_path):
    paper = Paper()
    async with stage(tmp_path, paper=paper) as s:
        paper.silent.add(ROOM.key)
        await s.say("ann", "/new boop ghosts=off")
        await s.until(lambda: bool(paper.order))
    paper.silent.clear()
    async with stage(tmp_path, paper=paper) as s:
        await s.settled()
        assert paper.order == [("post", "m1"), ("edit", "m1")]
        await s.say("bob", "/join")
        await s.settled()
        assert list(paper.shown()) == ["m1"]


async def test_a_board_below_that_was_not_recorded_is_not_doubled(tmp_path):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, _ = await pair(s)
        paper.silent.add(ROOM.key)
        await s.say("ann", "/show")
        await s.until(lambda: len(paper.shown()) == 2)
    paper.silent.clear()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.settled()
        await s.until(lambda: list(paper.shown()) == ["m2"])
        assert f"{one.capitalize()} to move" in paper.newest().text


async def test_an_edit_that_was_not_recorded_is_the_same_edit_again(tmp_path):
    paper = Paper()
    async with stage(tmp_path, paper=paper) as s:
        one, _ = await pair(s)
        paper.silent.add(ROOM.key)
        edits = len(paper.order)
        await s.say(one, "/m a1")
        await s.until(lambda: len(paper.order) > edits)
        before = paper.newest()
    paper.silent.clear()
    async with stage(tmp_path, paper=paper) as s:
        await s.settled()
        assert list(paper.shown()) == ["m1"]
        assert paper.newest() == before


async def test_what_is_owed_when_the_bot_is_killed_arrives_after_the_restart(tmp_path):
    paper = Paper()
    async with stage(tmp_path, paper=paper) as s:
        one, other = await pair(s)
        paper.doors[ROOM.key] = asyncio.Event()
        await s.say(one, "/m a1")
        await s.say(other, "/m f6")
    paper.doors.clear()
    async with stage(tmp_path, paper=paper) as s:
        await s.settled()
        assert await moves(s) == ["kitten a1", "kitten f6"]
        assert f"{one.capitalize()} to move" in paper.newest().text


async def test_a_board_is_still_live_after_a_restart(tmp_path):
    paper, clock = Paper(), Clock()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        one, other = await pair(s)
        await s.say(one, "/m a1")
        await s.settled()
    async with stage(tmp_path, paper=paper, clock=clock) as s:
        await s.say(other, "/m f6")
        await s.settled()
        assert list(paper.shown()) == ["m1"]


async def test_an_old_press_repeated_after_the_restart_is_one_move(tmp_path):
    async with stage(tmp_path) as s:
        one, _ = await pair(s)
        await s.say(one, "/m a1", receipt="update 7")
    async with stage(tmp_path) as s:
        await s.say(one, "/m a1", receipt="update 7")
        assert await moves(s) == ["kitten a1"]


@pytest.mark.parametrize(
    "sql",
    [
        pytest.param("UPDATE log SET text = 'kitten a1' WHERE step = 2", id="a forbidden move"),
        pytest.param("UPDATE log SET text = 'zzz' WHERE step = 1", id="a move nobody can read"),
        pytest.param("DELETE FROM log WHERE step = 1", id="a step that is missing"),
        pytest.param("UPDATE tables SET rules = 99", id="rules of another time"),
        pytest.param(
            """UPDATE tables SET options = '{"moon": "full"}'""", id="a variant there is no more"
        ),
    ],
)
async def test_a_table_that_does_not_replay_is_paused_and_says_so_where_it_is_shown(
    tmp_path, caplog, sql
):
    paper = Paper()
    async with stage(tmp_path, paper=paper) as s:
        one, other = await pair(s)
        table = (await s.only_table()).id
        await s.say("ann", "/show", YARD, table=table)
        await s.say(one, "/m a1")
        await s.say(other, "/m f6")
        await s.settled()
        await s.bot.store.write(lambda tx: tx.sql.exec_driver_sql(sql))
    async with stage(tmp_path, paper=paper) as s:
        await s.say("cid", "/new boop computer ghosts=off")
        await s.settled()
        refused = await s.say(one, "/m a6", table=table)
        s.passes(0)
        await s.until(lambda: LOST.format(table) in paper.shown()["m1"].text)
        await s.until(lambda: LOST.format(table) in paper.newest(YARD).text)
        assert refused.toast == (
            "This table is paused: its record could not be read back. Other tables go on as usual."
        )
        assert paper.shown()["m1"].rows == ()
        assert (await s.table(table)).status is Status.PAUSED
        assert f"table {table} is paused" in caplog.text
        others = [t for t in await s.bot.desk.tables.at_venue(ROOM.key) if t.id != table]
        assert [t.status for t in others] == [Status.PLAYING]


async def test_a_paused_table_goes_on_once_it_replays(tmp_path):
    paper = Paper()
    spoil, mend = "UPDATE tables SET rules = 99", "UPDATE tables SET rules = 1"
    async with stage(tmp_path, paper=paper, seeds=[seed(0)]) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        table = (await s.only_table()).id
        await s.settled()
        await s.bot.store.write(lambda tx: tx.sql.exec_driver_sql(spoil))
    async with stage(tmp_path, paper=paper) as s:
        assert (await s.table(table)).status is Status.PAUSED
        s.bot.courier.wake()
        await s.settled()
    async with stage(tmp_path, paper=paper) as s:
        assert (await s.table(table)).status is Status.PAUSED
        await s.bot.store.write(lambda tx: tx.sql.exec_driver_sql(mend))
    async with stage(tmp_path, paper=paper) as s:
        assert (await s.table(table)).status is Status.PLAYING
        await s.settled()
        assert "Ann to move" in paper.newest().text
        await s.say("ann", "/m a1")
        await s.until(lambda: s.bot.store.memo.get(table).to_move() == (0,))
        assert len((await s.table(table)).told.rows) == 2


async def test_a_computer_is_rung_for_again_when_its_table_goes_on(tmp_path):
    async def asleep(*_):
        await asyncio.get_running_loop().create_future()

    async with stage(tmp_path, seeds=[seed(1)], choose=asleep) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        table = (await s.only_table()).id
        await s.bot.store.write(lambda tx: s.bot.desk.tables.pause(tx, table))
    async with stage(tmp_path) as s:
        await s.until(lambda: s.bot.store.memo.get(table).to_move() == (0,))
        assert len((await s.table(table)).told.rows) == 1


async def test_a_table_of_a_game_we_do_not_have_waits_for_it_and_harms_nobody(tmp_path, caplog):
    paper = Paper()
    async with stage(tmp_path, paper=paper, seeds=[seed(0)]) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        lost = await s.only_table()
        await s.settled()

        def rename(tx):
            tx.sql.exec_driver_sql("UPDATE tables SET game = 'whist'")
            s.bot.desk.tables.show(tx, lost, YARD.key)

        await s.bot.store.write(rename)
    with caplog.at_level(logging.WARNING):
        async with stage(tmp_path, paper=paper) as s:
            await s.until(lambda: "there is no game whist" in caplog.text)
            answer = await s.say("ann", "/undo", table=lost.id)
            assert why_not(answer) == f"I know of no table “{lost.id}”."
            await s.say("bob", "/new boop ghosts=off")
            await s.say("cid", "/join")
            await s.until(lambda: "to move" in paper.newest().text)
            await s.bot.store.write(
                lambda tx: tx.sql.exec_driver_sql("UPDATE tables SET game = 'boop'")
            )
            assert (await s.table(lost.id)).status is Status.PLAYING
            s.passes(SLOWEST_RETRY)
            await s.settled()
            assert len((await s.table(lost.id)).told.rows) == 0


async def test_receipts_no_platform_repeats_any_more_are_cleared_away(tmp_path):
    clock = Clock()
    old, young = clock.now - RECEIPTS_KEPT - 1, clock.now - RECEIPTS_KEPT + 1
    async with stage(tmp_path, clock=clock) as s:
        await s.bot.store.write(lambda tx: claim_receipt(tx.sql, "old", old))
        await s.bot.store.write(lambda tx: claim_receipt(tx.sql, "young", young))
    async with stage(tmp_path, clock=clock) as s:
        await pair(s)
        assert await s.bot.store.write(lambda tx: claim_receipt(tx.sql, "old", clock()))
        assert not await s.bot.store.write(lambda tx: claim_receipt(tx.sql, "young", clock()))


async def test_a_game_that_ended_is_shown_and_stays_so(tmp_path):
    paper = Paper()
    async with stage(tmp_path, paper=paper) as s:
        await pair(s)
        await s.say("ann", "/resign yes")
    async with stage(tmp_path, paper=paper) as s:
        await s.settled()
        button(paper.newest(), "Rematch")
