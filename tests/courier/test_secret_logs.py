"""What goes wrong behind the scenes is logged without the secrets it is about."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from traceback import format_exception
from typing import Any

import pytest

from bot.courier.due.automatic import RETRY
from bot.games.guide import LAPSED
from bot.store import Transaction
from bot.tables.status import Status
from tests.courier.test_automatic import quiet
from tests.courier.test_orders_life import PAUSE, kept, order
from tests.desk.talk import alone
from tests.games.sack.test_desk import PEOPLE, lay_all, mover, rows, say, sit
from tests.stage import stage, whole_shelf


class Rogue:
    """A guide that orders what is forbidden."""

    def __init__(self, guide, move: str) -> None:
        self._guide, self._move = guide, move

    def __getattr__(self, name):
        return getattr(self._guide, name)

    def obey(self, seen, seat, order, *, late):
        return self._move if self._guide.obey(seen, seat, order, late=late) else None


@pytest.mark.parametrize("move", ["bid 99", "lay rabbit", "buy", "juggle"])
async def test_an_order_that_cannot_be_carried_out_ends_and_its_owner_is_waited_for(
    tmp_path, caplog, move
):
    shelf = whole_shelf()
    guides: dict[str, Any] = {**shelf.guides, "sack": Rogue(shelf.guides["sack"], move)}
    rogue = replace(shelf, guides=guides)
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"], offered=rogue) as s:
        table = await sit(s)
        await lay_all(s)
        who = await mover(s)
        await order(s, who, "bid 6")
        s.passes(PAUSE)
        await quiet(s)
        [lapsed] = (await s.table(table)).orders_of(PEOPLE.index(who))
        assert lapsed.round == LAPSED, "it is kept for its owner to read"
        assert len(await rows(s)) == 4
        assert move not in caplog.text
        assert f"table {table}" in caplog.text
        s.passes(2 * RETRY)
        await quiet(s)
        assert caplog.text.count(f"table {table}") == 1
        await say(s, "1")


async def test_what_goes_wrong_with_a_move_is_logged_without_the_move(tmp_path, caplog):
    async def odd(table, seat):
        return table.game.parse(table.told.state, seat, "bid 77")

    async with stage(tmp_path, seeds=["sack"], choose=odd) as s:
        await s.say("ann", "/new sack seats=3 alone")
        table = (await s.only_table()).id
        await s.until(lambda: f"table {table}: no move" in caplog.text)
        assert "77" not in caplog.text


async def test_a_table_that_does_not_replay_is_paused_without_telling_a_card(tmp_path, caplog):
    async with stage(tmp_path, seeds=["sack"]) as s:
        table = await sit(s)
        text = (await s.only_table()).texts(0)[0]
        await s.say("ann", f"/m {text}", alone("ann"))
        spoil = "UPDATE log SET text = text || ' ' || text"
        await s.bot.store.write(lambda tx: tx.sql.exec_driver_sql(spoil))
    async with stage(tmp_path) as s:
        assert (await s.table(table)).status is Status.PAUSED
        assert f"table {table} is paused" in caplog.text
        assert text not in caplog.text
    async with stage(tmp_path) as s:
        assert f"table {table} stays paused" in caplog.text
        assert text not in caplog.text


async def test_a_database_that_fails_tells_neither_order_nor_card_nor_seed(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        for name in ("orders", "log", "tables"):
            trigger = (
                f"CREATE TRIGGER broken_{name} BEFORE INSERT ON {name} "
                "BEGIN SELECT RAISE(ABORT, 'no room left'); END"
            )
            if name == "orders":
                table = await sit(s)
                text = (await s.only_table()).texts(0)[0]
            await s.bot.store.write(partial(_run, trigger))
        told = []
        for line in (f"/order {text}", f"/m {text}", "/new sack seats=3 alone"):
            with pytest.raises(Exception, match="no room left") as broken:
                await s.say("ann", line, alone("ann"))
            told.append("".join(format_exception(broken.value)))
        assert len(told) == 3
        for each in told:
            assert text not in each
            assert "token" not in each
            assert not re.search(r"[0-9a-f]{32}", each)
        assert (await kept(s, table), await rows(s)) == ([], [])


def _run(statement: str, tx: Transaction) -> None:
    tx.sql.exec_driver_sql(statement)
