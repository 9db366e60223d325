"""Standing orders: kept, shown to their owner alone, and carried out as if by hand."""

from __future__ import annotations

import asyncio

import pytest

from bot.contract import Button, Mark, button_data, read_data
from bot.store.rows.play.orders import orders_of
from bot.tables.status import Status
from engines.log import Cause
from tests.courier.test_automatic import quiet
from tests.desk.talk import alone, completed, log, three, two
from tests.stage import button, stage

PAUSE = 3.0


@pytest.fixture
async def slow(tmp_path):
    """A bot that pauses before it moves for anybody."""
    async with stage(tmp_path, pause=PAUSE) as running:
        yield running


async def ordered(s, who: str, line: str):
    """Somebody gives an order where nobody else reads it."""
    return await s.say(who, f"/order {line}", alone(who))


async def causes(s) -> list[tuple[int, Cause]]:
    return [(row.seat, row.cause) for row in (await s.only_table()).told.rows]


async def card(s, seat: int) -> int:
    """A card this seat may choose."""
    table = await s.only_table()
    return int(table.texts(seat)[0].split()[1])


async def kept(s):
    table = await s.only_table()
    return await s.bot.store.read(lambda sql: orders_of(sql, table.id))


async def night(s):
    """All three choose; returns who decides about the big lantern, which these seeds bring."""
    for seat, who in enumerate(("ann", "bob", "cid")):
        await s.say(who, f"/m choose {max(await hand(s, seat))}", alone(who))
    (seat,) = (await s.only_table()).to_move()
    return seat


async def hand(s, seat: int) -> list[int]:
    return [int(text.split()[1]) for text in (await s.only_table()).texts(seat)]


async def test_an_order_is_shown_to_its_owner_and_to_nobody_else(s):
    await three(s)
    before, shown = await s.only_table(), s.paper.done_for_others("ann")
    told = await ordered(s, "ann", f"choose {await card(s, 0)}")
    assert told.toast == "I will see to it."
    assert "Standing order: Lantern " in told.post.text
    assert "Standing order: Lantern " in (await s.say("ann", "/hand", alone("ann"))).post.text
    assert "You have left no order." in (await ordered(s, "bob", "")).post.text
    await s.settled()
    after = await s.only_table()
    others = s.paper.done_for_others("ann")
    assert (after.version, after.told.rows, others) == (before.version, (), shown)


async def test_a_choice_is_made_once_nobody_else_is_waited_for(s):
    table = await three(s)
    mine = await card(s, 0)
    await ordered(s, "ann", f"choose {mine}")
    await s.say("bob", f"/m choose {await card(s, 1)}", alone("bob"))
    assert await causes(s) == [(1, Cause.PERSON)]
    await s.say("cid", f"/m choose {await card(s, 2)}", alone("cid"))
    await s.until(lambda: bool(s.bot.store.memo.get(table).told.state.lit))
    assert (await log(s))[2] == f"choose {mine}"
    assert (await causes(s))[2] == (0, Cause.ORDER)


async def test_those_who_are_all_waited_for_do_not_wait_for_each_other(s):
    table = await three(s)
    for seat, who in enumerate(("ann", "bob")):
        await ordered(s, who, f"choose {await card(s, seat)}")
    await s.say("cid", f"/m choose {await card(s, 2)}", alone("cid"))
    await s.until(lambda: len(s.bot.store.memo.get(table).told.rows) >= 3)
    assert sorted((await causes(s))[1:3]) == [(0, Cause.ORDER), (1, Cause.ORDER)]


async def test_an_order_is_carried_out_after_a_pause_and_survives_a_restart(tmp_path):
    async with stage(tmp_path, pause=PAUSE, seeds=["1"]) as s:
        await three(s)
        seat = await night(s)
        who, rows = ("ann", "bob", "cid")[seat], len(await log(s))
        await ordered(s, who, "pass")
        s.passes(PAUSE - 1)
        await s.settled()
        assert len(await log(s)) == rows
        clock = s.clock
    async with stage(tmp_path, pause=PAUSE, clock=clock) as s:
        assert [order.text for order in await kept(s)] == ["pass"]
        table = (await s.only_table()).id
        s.passes(2)
        await s.until(lambda: _rows(s, table) > rows)
        row = (await s.table(table)).told.rows[-1]
        assert (row.seat, row.text, row.cause) == (seat, "pass", Cause.ORDER)
        assert await kept(s) == ()  # it lasted one round


def _rows(s, table: str) -> int:
    known = s.bot.store.memo.get(table)
    return 0 if known is None else len(known.told.rows)


async def test_an_order_that_was_ended_is_not_carried_out(slow):
    s = slow
    table = await three(s)
    for end in ("word", "button"):
        post = (await ordered(s, "ann", f"choose {await card(s, 0)}")).post
        if end == "word":
            answer = await ordered(s, "ann", "none")
        else:
            (ending,) = [b for row in post.rows for b in row if b.label.startswith("✕ End:")]
            answer = await s.press("ann", ending)
        assert answer.toast == "That order has ended."
        assert await kept(s) == ()
    await ordered(s, "ann", f"choose {await card(s, 0)}")
    for seat, who in ((1, "bob"), (2, "cid")):
        await s.say(who, f"/m choose {await card(s, seat)}", alone(who))
    await ordered(s, "ann", "none")
    s.passes(PAUSE + 1)
    await quiet(s)
    assert len((await s.table(table)).told.rows) == 2


async def test_a_newer_order_about_the_same_thing_replaces_the_older(s):
    await three(s)
    low, high = min(await hand(s, 0)), max(await hand(s, 0))
    await ordered(s, "ann", f"choose {low}")
    await ordered(s, "ann", "keep")
    await ordered(s, "ann", f"choose {high}")
    assert [order.text for order in await kept(s)] == [f"choose {high}", "keep"]
    assert [o.text for o in (await s.only_table()).orders_of(0)] == [f"choose {high}", "keep"]


async def test_an_order_ends_with_its_round(s):
    await three(s)
    seat = await night(s)
    who, other = ("ann", "bob", "cid")[seat], ("bob", "cid", "ann")[seat]
    await ordered(s, other, "keep")
    assert len(await kept(s)) == 1
    await s.say(who, "/m keep", alone(who))
    assert await kept(s) == ()
    assert (await s.only_table()).orders == ((), (), ())


async def test_an_order_for_the_next_round_waits_for_it(s):
    await three(s)
    await s.say("ann", f"/m choose {await card(s, 0)}", alone("ann"))
    later = (await s.only_table()).told.state.hands[0][0]
    told = await ordered(s, "ann", f"choose {later}")
    assert "for round 2" in told.post.text
    for seat, who in ((1, "bob"), (2, "cid")):
        await s.say(who, f"/m choose {await card(s, seat)}", alone(who))
    table = await s.only_table()
    if table.told.state.brightest is not None:
        who = ("ann", "bob", "cid")[table.told.state.brightest]
        await s.say(who, "/m keep", alone(who))
    assert await kept(s)
    for seat, who in ((1, "bob"), (2, "cid")):
        await s.say(who, f"/m choose {await card(s, seat)}", alone(who))
    await s.until(
        lambda: any(r.cause is Cause.ORDER for r in s.bot.store.memo.get(table.id).told.rows)
    )
    (row,) = [r for r in (await s.table(table.id)).told.rows if r.cause is Cause.ORDER]
    assert (row.seat, row.text) == (0, f"choose {later}")


async def test_an_order_typed_where_others_read_is_refused_and_not_kept(s):
    await three(s)
    answer = await s.say("ann", f"/order choose {await card(s, 0)}")
    assert answer.refused
    assert "secret" in answer.toast
    assert await kept(s) == ()
    assert (await s.say("ann", "/order")).post is not None  # the answer goes to Ann alone


async def test_a_button_of_an_earlier_round_is_refused(s):
    table = await three(s)
    old = Button("x", button_data(table, Mark.round(0), "order", ("keep",)))
    assert "a moment that has passed" in (await s.press("ann", old)).toast
    assert await kept(s) == ()


async def test_a_round_that_ends_while_an_order_waits_to_be_written_ends_the_order(s):
    table = await three(s)
    seat = await night(s)
    who, other = ("ann", "bob", "cid")[seat], ("bob", "cid", "ann")[seat]
    this = Button("x", button_data(table, Mark.round(1), "order", ("keep",)))
    _, answer = await asyncio.gather(
        s.say(who, "/m keep", alone(who), table=table), s.press(other, this, alone(other))
    )
    assert "a moment that has passed" in answer.toast
    assert await kept(s) == ()


async def test_who_gives_up_while_his_order_waits_to_be_written_has_none(s):
    table = await three(s)
    this = Button("x", button_data(table, Mark.round(1), "order", ("keep",)))
    _, answer = await asyncio.gather(
        s.say("ann", "/resign yes", alone("ann"), table=table), s.press("ann", this, alone("ann"))
    )
    assert answer.refused
    assert await kept(s) == ()


async def test_who_ends_what_was_never_ordered_is_told_that(s):
    await three(s)
    assert (await ordered(s, "ann", "none")).toast == "You have left no order."
    await ordered(s, "ann", "keep")
    assert (await ordered(s, "ann", "none lantern")).toast == "That order has ended."
    assert (await ordered(s, "ann", "none")).toast == "You have left no order."


async def test_what_cannot_be_ordered_is_refused(s):
    await three(s)
    hands = set(await hand(s, 0))
    missing = next(card for card in range(1, 10) if card not in hands)
    answer = await ordered(s, "ann", f"choose {missing}")
    reason = f"“choose {missing}” cannot be ordered now. You have no lantern {missing}."
    assert answer.toast == reason
    assert (await ordered(s, "ann", "juggle")).refused
    assert (await ordered(s, "dot", "keep")).refused
    assert await kept(s) == ()


async def test_a_game_without_orders_says_so(s):
    one, _ = await two(s)
    assert (await ordered(s, one, "c4")).toast == "This game takes no standing orders."


async def test_taking_a_move_back_ends_the_orders_lest_they_make_it_again(s):
    await three(s)
    await ordered(s, "ann", "keep")
    await s.say("ann", f"/m choose {await card(s, 0)}", alone("ann"))
    assert (await s.say("ann", "/undo")).toast == "Taken back."
    assert await kept(s) == ()


async def test_resigning_ends_the_orders(s):
    await three(s)
    await ordered(s, "ann", "keep")
    await s.say("ann", "/resign yes")
    assert await kept(s) == ()


async def test_orders_are_built_by_taps(s):
    await three(s)
    post = (await s.press("ann", button(s.paper.newest(), "Standing order"))).post
    assert [b.label for b in post.rows[0]] == ["Light", "Keep it", "Pass it on"]
    cards = (await s.press("ann", button(post, "Light"))).post
    chosen = cards.rows[0][0]
    told = await s.press("ann", chosen)
    assert told.toast == "I will see to it."
    (order,) = await kept(s)
    assert chosen.data.endswith(f".order.{order.text}")


async def test_orders_are_completed_while_they_are_typed(s):
    await three(s)
    assert await completed(s, "ann", "order k", venue=alone("ann")) == ["keep"]
    assert await completed(s, "ann", "order k") == []


async def passed(folder, *, by_order: bool):
    """What a room shows after the big lantern was passed on, by hand or by an order."""
    folder.mkdir()
    async with stage(folder, seeds=["1"]) as s:
        table = await three(s)
        seat = await night(s)
        who, rows = ("ann", "bob", "cid")[seat], len(await log(s))
        if by_order:
            await ordered(s, who, "pass")
            await s.until(lambda: _rows(s, table) > rows)
        else:
            await s.say(who, "/m pass", alone(who))
        await s.settled()
        assert (await s.table(table)).told.rows[-1].cause is (
            Cause.ORDER if by_order else Cause.PERSON
        )
        return [
            (post.text.replace(table, "?"), post.picture and post.picture.png, len(post.rows))
            for post in s.paper.shown().values()
        ]


async def test_nobody_can_tell_an_order_from_a_move_by_hand(tmp_path):
    ordered_ = await passed(tmp_path / "ordered", by_order=True)
    assert ordered_ == await passed(tmp_path / "by hand", by_order=False)
    assert ordered_


async def test_a_quick_move_is_one_press_under_the_board_and_good_once(s):
    await three(s)
    seat = await night(s)
    who, other = ("ann", "bob", "cid")[seat], ("bob", "cid", "ann")[seat]
    await s.settled()
    quick = button(s.paper.newest(), "Pass it on")
    assert "not your turn" in (await s.press(other, quick)).toast
    await s.say(who, "/confirm never")
    answer = await s.press(who, quick)
    assert (answer.toast, answer.post) == ("", None)  # the board itself shows what it did
    assert (await log(s))[-1] == "pass"
    assert (await s.press(who, quick)).refused
    await s.settled()
    assert "Pass it on" not in [b.label for row in s.paper.newest().rows for b in row]


async def test_the_hand_of_a_game_that_is_over_offers_no_orders(s):
    await two(s, "/new fits seats=2")
    table = (await s.only_table()).id
    played = await s.say("ann", "/hand", alone("ann"))
    assert "order" in offered(played.post)
    for who in ("ann", "bob"):
        await s.say(who, "/end yes", alone(who))
    assert (await s.table(table)).status is Status.OVER
    left = await s.press("ann", Button("Hand", button_data(table, Mark.post(1), "hand")))
    assert left.post is not None
    assert "order" not in offered(left.post)


def offered(post) -> list[str]:
    """The verbs of its buttons."""
    read = [read_data(each.data) for row in post.rows for each in row]
    return [verb for _, _, verb, _ in filter(None, read)]
