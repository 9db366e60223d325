"""A new edition comes out: tables in play keep theirs, new ones get it, and nobody chooses."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.desk.talk import alone, completed, send
from tests.games.sack.two_editions import two_editions
from tests.stage import stage, whole_shelf

PEOPLE = ("ann", "bob", "cid")


@pytest.fixture
def corrected(tmp_path):
    """All games, with a second edition of one."""
    shelf = whole_shelf()
    return replace(shelf, games={**shelf.games, "sack": two_editions(tmp_path)})


async def sit(s, line):
    """Three sit down at a new table."""
    await s.say("ann", line)
    for who in PEOPLE[1:]:
        await s.say(who, "/join")
    await s.settled()


async def lay(s, table):
    """Everybody lays a card at this table."""
    for seat in table.to_move():
        now = await s.table(table.id)
        answer = await s.say(
            PEOPLE[seat], f"/m {now.texts(seat)[0]}", alone(PEOPLE[seat]), table=table.id
        )
        assert not answer.refused, answer.toast


async def test_a_table_in_play_keeps_its_edition_and_a_new_one_gets_the_newest(tmp_path, corrected):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new sack seats=3")
        await s.bot.store.write(
            lambda tx: tx.sql.exec_driver_sql("UPDATE tables SET options = '{}'")
        )
    async with stage(tmp_path) as s:
        for who in PEOPLE[1:]:
            await s.say(who, "/join")
        old = await s.only_table()
        assert old.options == ()
        await lay(s, old)
    async with stage(tmp_path, offered=corrected) as s:
        again = await s.only_table()
        assert again.told.state.edition.id == "first"
        assert again.told.state.phase.value == "bid"
        await sit(s, "/new sack seats=3")
        tables = await s.bot.desk.tables.at_venue("paper:room")
        (new,) = (table for table in tables if table.id != old.id)
        assert dict(new.options) == {"edition": "second"}
        assert new.told.state.edition.id == "second"
        await lay(s, new)
        for table in (again, new):
            now = await s.table(table.id)
            (seat,) = now.to_move()
            who = PEOPLE[seat]
            answer = await s.say(who, "/m bid 2", alone(who), table=table.id)
            assert not answer.refused, answer.toast
        bids = [(await s.table(table.id)).told.state.high for table in (again, new)]
        assert bids == [2, 2]


async def test_nobody_is_offered_an_edition_or_can_choose_one(tmp_path, corrected):
    async with stage(tmp_path, offered=corrected) as s:
        assert (await s.say("ann", "/new sack edition=first")).refused
        await s.say("ann", "/new sack seats=3")
        lobby = await s.only_table()
        assert dict(lobby.options) == {"edition": "second"}
        await s.settled()
        post = s.paper.newest()
        assert "edition" not in f"{post.text} {post.rows}"
        assert (await s.say("ann", "/option edition first")).refused
        assert await s.only_table() == lobby
        assert "edition" not in " ".join(await completed(s, "ann", "new sack"))
        assert "edition" not in str((await send(s, "help")).post)


async def test_a_rematch_of_an_old_table_is_of_the_newest_edition(tmp_path, corrected):
    async with stage(tmp_path) as s:
        await sit(s, "/new sack seats=3")
        old = await s.only_table()
    async with stage(tmp_path, offered=corrected) as s:
        for who in PEOPLE[:2]:
            await s.say(who, "/resign yes", table=old.id)
        await s.say("ann", "/rematch", table=old.id)
        again = await s.only_table()
        assert dict(again.options) == {"edition": "second"}
        await s.say("bob", "/rematch", table=old.id)
        assert (await s.only_table()).names() == ("Bob", "Ann")
