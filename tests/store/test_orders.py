"""Standing orders."""

from __future__ import annotations

from dataclasses import replace

from bot.store.rows.play.orders import OrderRecord, drop_orders, keep_order, orders_of
from tests.store.examples import ask, do, lay

UP_TO_SIX = OrderRecord("t1", 0, "auction", "bid 6", 3)
RABBIT = OrderRecord("t1", 0, "card", "lay rabbit", 4)
PASS = OrderRecord("t1", 2, "auction", "pass", 3)
ELSEWHERE = replace(UP_TO_SIX, table="t2")


async def keep_all(store):
    await lay(store, "t1", "t2")
    for order in (PASS, RABBIT, UP_TO_SIX, ELSEWHERE):
        await do(store, keep_order, order, 5.0)


async def test_a_seat_has_one_order_about_each_thing(store):
    await keep_all(store)
    assert await ask(store, orders_of, "t1") == (UP_TO_SIX, RABBIT, PASS)
    higher = replace(UP_TO_SIX, text="bid 9")
    await do(store, keep_order, higher, 6.0)
    assert await ask(store, orders_of, "t1") == (higher, RABBIT, PASS)


async def test_orders_are_dropped_one_by_one_by_seat_or_by_table(store):
    await keep_all(store)
    await do(store, drop_orders, "t1", 0, "auction")
    assert await ask(store, orders_of, "t1") == (RABBIT, PASS)
    await do(store, drop_orders, "t1", 0)
    assert await ask(store, orders_of, "t1") == (PASS,)
    await do(store, drop_orders, "t1")
    assert await ask(store, orders_of, "t1") == ()
    assert await ask(store, orders_of, "t2") == (ELSEWHERE,)
