"""A row that cannot be read stops its own table, and nothing else."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text

from bot.tables.status import Status
from tests.courier.playing import YARD, moves, pair, seed
from tests.patience import DEADLINE
from tests.stage import ROOM, Paper, Stage, stage

DAMAGES = {
    "options that are no JSON": "UPDATE tables SET options = '{\"ghosts\"' WHERE id = :t",
    "options that are a number": "UPDATE tables SET options = '7' WHERE id = :t",
    "options of an option nobody has": 'UPDATE tables SET options = \'{"tea":"no"}\' WHERE id = :t',
    "an unknown sitter": "UPDATE seats SET sitter = 'dog' WHERE \"table\" = :t AND seat = 0",
    "an unknown cause": "UPDATE log SET cause = 'whim' WHERE \"table\" = :t AND step = 1",
    "a move nobody can make": "UPDATE log SET text = 'z99' WHERE \"table\" = :t AND step = 1",
    "a seat that is not there": 'DELETE FROM seats WHERE "table" = :t AND seat = 1',
    "an order of nobody": (
        'INSERT INTO orders ("table", seat, about, text, round, at) '
        "VALUES (:t, 9, 'bid', 'bid 3', 0, 0)"
    ),
}


async def two_tables(s: Stage) -> tuple[str, str]:
    """One in the room, which Ann has moved at, and one in the yard."""
    await pair(s)
    await s.say("ann", "/m a1")
    first = (await s.only_table()).id
    await pair(s, venue=YARD)
    return first, (await s.only_table(YARD)).id


async def damage(s: Stage, table: str, statement: str) -> None:
    await s.bot.store.write(lambda tx: tx.sql.execute(text(statement), {"t": table}))


@pytest.mark.parametrize("statement", DAMAGES.values(), ids=list(DAMAGES))
async def test_a_broken_row_pauses_its_table_alone(tmp_path, caplog, statement):
    paper = Paper()
    async with stage(tmp_path, seeds=[seed(0), seed(0)], paper=paper) as s:
        broken, sound = await two_tables(s)
        await s.say("ann", "/show", ROOM, table=sound)
        await s.settled()
        await damage(s, broken, statement)
    async with stage(tmp_path, paper=paper) as s:
        await s.say("ann", "/text")
        table = await s.bot.desk.tables.get(broken)
        assert table is not None
        assert table.status is Status.PAUSED
        for line in ("/text", "/m c4", "/undo", "/resign"):
            said = await s.say("ann", line, ROOM, table=broken)
            assert said.toast.startswith("This table is paused"), line
        assert (await s.say("ann", "/text", ROOM, table=sound)).post is not None
        await s.say("ann", "/m a1", YARD, table=sound)
        assert await moves(s, YARD) == ["kitten a1"]
        await s.settled()
        assert "is paused: its record could not be read back" in "".join(
            post.text for post in s.paper.shown().values()
        )
    assert caplog.text.count(f"table {broken} is paused") == 1
    assert "Traceback" not in caplog.text


async def test_a_broken_row_is_left_as_it_is_for_whoever_mends_it(tmp_path):
    async with stage(tmp_path, seeds=[seed(0), seed(0)]) as s:
        broken, _ = await two_tables(s)
        await damage(s, broken, DAMAGES["options that are no JSON"])
    async with stage(tmp_path) as s:
        await s.say("ann", "/text")
        kept = await s.bot.store.read(
            lambda sql: sql.execute(
                text("SELECT options FROM tables WHERE id = :t"), {"t": broken}
            ).scalar_one()
        )
        assert kept == '{"ghosts"'
        await damage(s, broken, 'UPDATE tables SET options = \'{"ghosts":"off"}\' WHERE id = :t')
    async with stage(tmp_path) as s:
        assert (await s.table(broken)).status is Status.PLAYING
        assert (await s.table(broken)).told.rows[0].text == "kitten a1"


async def test_a_timer_that_cannot_be_read_pauses_its_table_until_the_next_start(tmp_path, caplog):
    async with stage(tmp_path, seeds=[seed(1)], pause=60) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        table = (await s.only_table()).id
        await s.settled()
        await damage(s, table, "UPDATE timers SET body = 'soon', due = 0 WHERE \"table\" = :t")
        s.bot.automatic.look()
        async with asyncio.timeout(DEADLINE):
            while (await s.table(table)).status is not Status.PAUSED:  # noqa: ASYNC110 — nobody tells
                await asyncio.sleep(0.005)
    async with stage(tmp_path) as s:
        async with asyncio.timeout(DEADLINE):
            while not await moves(s):
                s.passes(60)
                await asyncio.sleep(0.005)
        assert len(await moves(s)) == 1
    assert "Traceback" not in caplog.text


async def test_what_is_owed_of_an_unknown_kind_stands_in_nobodys_way(tmp_path):
    async with stage(tmp_path, seeds=[seed(0)]) as s:
        await pair(s)
        table = await s.only_table()
        await damage(
            s,
            table.id,
            'INSERT INTO outbox (kind, "table", venue, person, due, attempts, ticket) '
            "VALUES ('smoke', :t, 'paper:room', '', 0, 0, 1)",
        )
        await damage(s, table.id, "UPDATE showings SET stale = '[' WHERE \"table\" = :t")
        await s.say("ann", "/m a1")
        await s.until(lambda: "Bob to move" in s.paper.newest().text)
