"""A seat is handed to a friend or a computer and taken back, and a newcomer takes one over."""

from __future__ import annotations

import pytest

from bot.tables.waiting.clocks import RETURNS
from engines.log import Cause
from tests.courier.playing import board as drawn
from tests.courier.playing import pair
from tests.desk.talk import alone, labels, shown
from tests.stage import Stage, button, stage
from tests.waiting.people import at_pace, board, chooses, later, plays_turn, written

SACK = "/new sack seats=3"


@pytest.fixture
async def s(tmp_path):
    """Ann, Bob and Cid hold hidden cards; computers are in no hurry."""
    async with stage(tmp_path, seeds=["sack"], pause=1e6) as running:
        await at_pace(running, "open", SACK)
        yield running


async def dot_sits_in_for_ann(s: Stage) -> str:
    """Ann asks for a sitter, and Dot is the friend; the table's id."""
    panel = shown(await s.say("ann", "/sitter"))
    await s.press("ann", button(panel, "A friend"))
    await s.settled()
    assert "Ann is looking for a friend to sit in." in board(s).text
    answer = await s.press("dot", button(board(s), "Sit in for Ann"))
    assert answer.toast.startswith("You play for Ann now")
    await s.settled()
    return (await s.only_table()).id


async def test_a_friend_sees_the_hand_only_while_sitting_in(s):
    table = await s.only_table()
    hand = drawn(table, 0)
    assert (await s.say("dot", "/hand", alone("dot"), table=table.id)).refused
    await dot_sits_in_for_ann(s)
    assert "A friend sits in for Ann." in board(s).text
    own = shown(await s.say("dot", "/text", alone("dot"), table=table.id))
    assert own.sketch == hand
    assert (await s.say("ann", "/hand", alone("ann"), table=table.id)).refused
    await s.say("ann", "/sitter back")
    assert (await s.say("dot", "/hand", alone("dot"), table=table.id)).refused
    assert not (await s.say("ann", "/hand", alone("ann"), table=table.id)).refused


async def test_what_a_friend_does_is_written_down_as_a_sitters(s):
    table_id = await dot_sits_in_for_ann(s)
    text = (await s.only_table()).texts(0)[0]
    assert not (await s.say("dot", f"/m {text}", alone("dot"), table=table_id)).refused
    assert written(await s.only_table(), 0) == [
        ("!sitter friend", Cause.PERSON),
        (text, Cause.SITTER),
    ]


async def test_a_friend_is_called_for_the_turn_and_reads_of_it_among_their_tables(s):
    await dot_sits_in_for_ann(s)
    s.passes(200)
    await s.until(lambda: any(who == "dot" for who, _ in s.paper.whispers) or _pinged(s, "dot"))
    assert "your move!" in shown(await s.say("dot", "/tables", alone("dot"))).text


def _pinged(s: Stage, who: str) -> bool:
    return any(person.id == who for post in s.paper.shown().values() for person in post.pings)


async def test_a_friend_gives_nothing_up_and_decides_nothing_else(s):
    await dot_sits_in_for_ann(s)
    for line in ("/resign yes", "/end yes", "/pause yes", "/pace day", "/sitter 3"):
        assert (await s.say("dot", line)).refused, line


async def test_who_has_sat_in_one_seat_never_has_another_at_that_table(s):
    await dot_sits_in_for_ann(s)
    await s.say("ann", "/sitter back")
    await s.say("bob", "/sitter friend")
    await s.settled()
    refused = await s.press("dot", button(board(s), "Sit in for Bob"))
    assert refused.toast == "You know another seat of this table, so this one is not for you."
    assert not (await s.press("eve", button(board(s), "Sit in for Bob"))).refused


async def test_nobody_with_a_seat_sits_in_for_another(s):
    await s.say("ann", "/sitter friend")
    await s.settled()
    assert (await s.press("bob", button(board(s), "Sit in for Ann"))).refused


async def test_a_sitter_and_an_offer_survive_a_restart(tmp_path):
    async with stage(tmp_path, seeds=["sack"]) as s:
        await at_pace(s, "open", SACK)
        await dot_sits_in_for_ann(s)
        await s.say("bob", "/sitter friend")
        clock = s.clock
    async with stage(tmp_path, clock=clock) as s:
        table = await s.only_table()
        assert table.own_seat("paper:dot") == 0
        assert [will.person for will in table.wills] == ["paper:bob"]
        assert (await s.say("dot", "/mind 2")).refused


async def test_a_computer_plays_until_its_person_is_back(s):
    panel = shown(await s.say("ann", "/sitter"))
    await s.press("ann", button(panel, "Computer: mouser"))
    await s.settled()
    table = await s.only_table()
    assert (table.places[0].level, table.own_seat("paper:ann")) == (3, None)
    assert "A computer sits in for Ann until they are back." in board(s).text
    refused = await s.say("ann", "/m x", alone("ann"), table=table.id)
    assert "Somebody else minds your seat" in shown(refused).text
    panel = shown(await s.say("ann", "/sitter"))
    await s.press("ann", button(panel, "I am back"))
    assert (await s.only_table()).own_seat("paper:ann") == 0


async def test_orders_end_when_somebody_else_decides(s):
    table = await s.only_table()
    card = table.texts(0)[0]
    assert not (await s.say("ann", f"/order {card}", alone("ann"), table=table.id)).refused
    assert (await s.only_table()).orders_of(0)
    await s.say("ann", "/sitter 1")
    assert not (await s.only_table()).orders_of(0)


async def test_who_alone_is_waited_for_needs_no_sitter(tmp_path):
    async with stage(tmp_path) as s:
        await s.say("ann", "/new boop computer ghosts=off")
        assert (await s.say("ann", "/sitter 3")).toast == (
            "Nobody else plays here: the game simply waits for you."
        )


async def test_a_newcomer_takes_over_a_seat_that_was_given_up_and_may_win(s):
    await s.say("cid", "/resign yes")
    await s.settled()
    assert "The seat of Cid is free: a newcomer may take it over." in board(s).text
    assert (await s.press("bob", button(board(s), "Take over the seat of Cid"))).refused
    assert (await s.press("cid", button(board(s), "Take over the seat of Cid"))).refused
    assert not (await s.press("dot", button(board(s), "Take over the seat of Cid"))).refused
    table = await s.only_table()
    assert (table.places[2].name, table.own_seat("paper:dot")) == ("Dot", 2)
    assert (table.told.resigned, table.seat_of("paper:cid")) == ((), None)


async def test_a_seat_whose_person_stays_away_is_free_after_a_week(tmp_path):
    async with stage(tmp_path, seeds=["sack"], pause=1e9) as s:
        await at_pace(s, "day", SACK)
        for _ in range(9):
            for who in ("ann", "bob", "ann", "bob"):
                await plays_turn(s, who)
            if (await s.only_table()).places[2].level is not None:
                break
            await later(s, 24 * 3600)
        assert "Take over the seat of Cid" not in labels(board(s))
        await s.say("ann", "/pause yes")
        await s.say("bob", "/pause yes")
        await later(s, RETURNS)
        table = await s.only_table()
        assert table.told.vacant == (2,)
        await s.say("ann", "/wake")
        await s.settled()
        assert not (await s.press("cid", button(board(s), "Take over the seat of Cid"))).refused
        assert (await s.only_table()).own_seat("paper:cid") == 2


async def test_a_sitter_of_one_of_two_plays_against_the_other(tmp_path):
    async with stage(tmp_path) as s:
        mover, waits = await pair(s)
        await s.say(mover, "/sitter friend")
        await s.settled()
        name = mover.capitalize()
        assert (await s.press(waits, button(board(s), f"Sit in for {name}"))).refused
        assert not (await s.press("eve", button(board(s), f"Sit in for {name}"))).refused
        assert not (await s.say("eve", "/m a1")).refused
        assert (await s.only_table()).to_move() == (0 if waits == "ann" else 1,)


async def test_leaving_never_stops_the_rest(s):
    panel = shown(await s.say("cid", "/leave"))
    assert "Resign" in labels(panel)
    await s.say("cid", "/resign yes")
    for who in ("ann", "bob"):
        await chooses(s, who)
    assert len(written(await s.only_table(), 0)) == 1
