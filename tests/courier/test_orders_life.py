"""The life of a standing order: once and no more, through restarts, faults, ends and mischief."""

from __future__ import annotations

import asyncio
from functools import partial

from bot.store import Transaction
from bot.store.rows.play import timers
from bot.store.rows.play.orders import orders_of
from bot.tables.consequences import TIMER_SET
from bot.tables.status import Status
from bot.world import World, real_world
from engines.log import Cause
from tests.courier.playing import ANN
from tests.courier.test_automatic import quiet, rung
from tests.desk.talk import alone
from tests.games.sack.test_desk import PEOPLE, lay_all, mover, rows, say, sit
from tests.stage import ROOM, about, stage

PAUSE = 4.0


async def order(s, who: str, line: str, **more):
    return await s.say(who, f"/order {line}", alone(who), **more)


async def kept(s, table: str) -> list[tuple[int, str]]:
    found = await s.bot.store.read(lambda sql: orders_of(sql, table))
    return [(each.seat, each.text) for each in found]


async def played(s, table: str, count: int) -> None:
    """Until so many rows are written."""

    def done() -> bool:
        known = s.bot.store.memo.get(table)
        return known is not None and len(known.told.rows) >= count

    await s.until(done)


async def test_orders_act_once_each_however_often_the_bot_dies(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s)
        await lay_all(s)
        state = (await s.only_table()).told.state
        for seat, limit in zip(state.order(), ("bid 2", "bid 6", "pass", "bid 5"), strict=True):
            assert not (await order(s, PEOPLE[seat], limit)).refused
        clock = s.clock
    wanted = ["bid 1", "bid 2", "pass", "bid 3", "pass", "bid 4", "bid 5", "bid 6", "pass"]
    for count in range(1, len(wanted) + 1):
        async with stage(tmp_path, pause=PAUSE, clock=clock) as s:
            await s.table(table)
            s.passes(PAUSE)
            await played(s, table, 4 + count)
            await s.settled()
            log = [text for _, text, _ in await rows(s)][4:]
            assert log == wanted[:count]
            clock = s.clock
    async with stage(tmp_path, pause=PAUSE, clock=clock) as s:
        assert {cause for _, _, cause in (await rows(s))[4:]} == {Cause.ORDER}
        assert (await s.table(table)).told.state.sale.price == 6
        assert await kept(s, table) == []


def unhurried(**_) -> World:
    """A world that pauses only where secrets are kept."""
    return real_world(pause=lambda secrets: 9.0 if secrets else 0.0)


async def test_all_who_are_moved_for_where_secrets_are_kept_pause_alike(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.stage.real_world", unhurried)
    async with stage(tmp_path, seeds=["sack"]) as s:
        await sit(s)
        await lay_all(s)
        await order(s, await mover(s), "bid 2")
        assert [(t.kind, float(t.body["at"]) - s.clock.now) for t in await rung(s)] == [
            (Cause.ORDER, about(9))
        ]
        await say(s, "15")
        kinds = {t.kind: t.due - s.clock.now for t in await rung(s)}
        assert kinds == about({Cause.ORDER: 9, Cause.FORCED: 9})


async def test_what_is_ordered_and_what_is_not_any_more_stands_in_the_hand(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        await sit(s)
        others, done = s.paper.done_for_others("ann"), len(s.paper.order)
        for line, stands in (("bid 6", True), ("none", False)):
            await order(s, "ann", line)
            await s.settled()
            [hand] = s.paper.shown(ANN).values()
            assert ("Standing order: " in hand.text) is stands
        assert [verb for verb, _ in s.paper.order[done:]] == ["edit", "edit"]
        assert s.paper.done_for_others("ann") == others


async def test_an_order_received_twice_is_given_once(tmp_path):
    """The second time it may come late, after another order or the end of this one."""
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s)
        await order(s, "ann", "bid 6", receipt="one")
        await order(s, "ann", "bid 2", receipt="two")
        await order(s, "ann", "bid 6", receipt="one")
        assert await kept(s, table) == [(0, "bid 2")]
        await order(s, "ann", "none", receipt="three")
        await order(s, "ann", "bid 2", receipt="two")
        assert await kept(s, table) == []


async def test_everybody_who_left_a_card_is_played_for_and_nobody_waits_for_another(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        table = await sit(s)
        cards = {}
        for who in PEOPLE:
            seat = PEOPLE.index(who)
            cards[who] = (await s.only_table()).texts(seat)[seat]
            await order(s, who, cards[who])
        await played(s, table, 4)
        assert {who: text for who, text, _ in await rows(s)} == cards
        await quiet(s)


async def test_computers_and_people_who_left_a_card_wait_for_each_other_only_once(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        await s.say("ann", "/new sack seats=4 computer computer")
        await order(s, "ann", "none")
        await s.say("bob", "/join")
        table = (await s.only_table()).id
        seats = {who: (await s.table(table)).seat_of(f"paper:{who}") for who in ("ann", "bob")}
        for who, seat in seats.items():
            assert seat is not None
            text = (await s.table(table)).texts(seat)[0]
            assert not (await order(s, who, text)).refused
        await played(s, table, 4)
        await s.until(lambda: s.bot.store.memo.get(table).told.state.shown > 0)


async def test_orders_are_gone_with_their_table(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s, 3)
        for who in PEOPLE[:3]:
            await order(s, who, "bid 2")
        await s.say("ann", "/resign yes")
        assert [seat for seat, _ in await kept(s, table)] == [1, 2]
        await s.say("bob", "/resign yes")
        await s.settled()
        assert (await s.table(table)).status is Status.OVER
        assert await kept(s, table) == []
        assert await rung(s) == []
        assert (await order(s, "cid", "bid 2", table=table)).refused
        assert await kept(s, table) == []


async def test_nobody_ends_or_sees_the_order_of_another(tmp_path):
    asked = ("order", "text", "hand", "m", "pad", "tables", "show", "undo", "order none auction")
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s)

        async def told() -> list[str]:
            where = (alone, lambda _: ROOM)
            return [
                repr(await s.say(who, f"/{line}", place(who), table=table))
                for who in ("bob", "eve")
                for line in asked
                for place in where
            ]

        before = await told()
        shown = await order(s, "ann", "bid 6")
        assert "Standing order: " in shown.post.text
        assert await told() == before
        (ending,) = [b for row in shown.post.rows for b in row if b.data.endswith("none auction")]
        for who in ("bob", "eve"):
            await s.press(who, ending, alone(who))
        assert await kept(s, table) == [(0, "bid 6")]


async def test_an_order_taken_up_and_put_down_while_it_pauses_acts_once(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s)
        await lay_all(s)
        who = await mover(s)
        for _ in range(3):
            await order(s, who, "bid 6")
            s.passes(PAUSE / 4)
            await order(s, who, "none")
            s.passes(PAUSE / 4)
        await order(s, who, "bid 6")
        s.passes(PAUSE / 2)
        await s.settled()
        assert len(await rows(s)) == 4  # the pause of an order that has ended is no longer its
        s.passes(PAUSE)
        await played(s, table, 5)
        await s.settled()
        assert [text for _, text, _ in await rows(s)][4:] == ["bid 1"]


async def test_an_order_given_anew_is_looked_for_anew(tmp_path):
    """It changes no version, and it may be for the same choice as one that was ended."""
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        await sit(s)
        await lay_all(s)
        who, set_ = await mover(s), []
        for _ in range(2):
            await order(s, who, "bid 6")
            set_.append(s.bot.store.memo.get(TIMER_SET))
            await order(s, who, "none")
            s.passes(PAUSE)
            await quiet(s)
        assert set_[0] != set_[1]
        assert None not in set_


async def test_undo_does_not_make_orders_go_round_in_circles(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        table = await sit(s)
        await lay_all(s)
        first = await mover(s)
        await order(s, first, "bid 6")
        await played(s, table, 5)
        assert (await s.say(first, "/undo", alone(first))).toast.startswith("Taken back: ")
        await quiet(s)
        assert [text for _, text, _ in await rows(s)][4:] == ["bid 1", "!undo 5"]
        assert await kept(s, table) == []
        assert await mover(s) == first


async def test_a_timer_that_was_read_for_an_earlier_choice_moves_nobody(tmp_path):
    """It may be worked on while its owner moves by hand and is asked again."""
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s, 3)
        await lay_all(s)
        who = await mover(s)
        await order(s, who, "bid 9")
        (early,) = await rung(s)
        for line in ("1", "2", "3"):
            await say(s, line)
        assert (await mover(s), len(await rung(s))) == (who, 1)
        await s.bot.automatic._ring(early)
        assert len(await rows(s)) == 6
        s.passes(PAUSE)
        await played(s, table, 7)
        assert [text for _, text, _ in await rows(s)][-1] == "bid 4"


async def test_a_timer_that_is_read_before_its_table_is_remembered_rings_again(tmp_path):
    """A reader sees a commit a moment before whoever asks for the table does."""
    async with stage(tmp_path, pause=PAUSE, seeds=["sack"]) as s:
        table = await sit(s, 3)
        await lay_all(s)
        who, old = await mover(s), await s.table(table)
        await order(s, who, "bid 9")
        (timer,) = await rung(s)
        memo = s.bot.store.memo
        ordered = await s.table(table)
        memo.absorb({table: old})
        ring = asyncio.create_task(s.bot.automatic._ring(timer))
        await asyncio.sleep(0)
        memo.absorb({table: ordered})
        await ring
        s.passes(PAUSE)
        await played(s, table, 4)
        assert [text for _, text, _ in await rows(s)][-1] == "bid 1"


async def test_rings_of_timers_that_are_forged_or_late_move_nobody(tmp_path):
    """A timer of another choice, of a seat that does not exist, of a kind that is not due."""
    async with stage(tmp_path, seeds=["sack"]) as s:
        table = await sit(s)
        await lay_all(s)
        for kind in ("order", "forced", "computer"):
            for seat in (0, 1, 3, 9, -1):
                for spell in (0, 1, 2, 99):
                    await s.bot.store.write(partial(_forge, table, kind, seat, spell))
        s.passes(1)
        await quiet(s)
        assert len(await rows(s)) == 4


def _forge(table: str, kind: str, seat: int, spell: int, tx: Transaction) -> None:
    """Set a timer nobody has set."""
    body: dict[str, str | int | float] = {"spell": spell, "move": "pass"}
    timers.set_timer(tx.sql, table, kind, due=1.0, seat=seat, body=body)
