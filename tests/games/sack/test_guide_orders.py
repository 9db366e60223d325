"""Standing orders of sack: which may be given, what they say, and what they do on their go."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.guide import LASTING, Order
from engines.rng import Seeded
from engines.sack.state import Phase
from tests.games.sack.drawing import SACK, play, table
from tests.games.sack.speech import ENGLISH, GUIDE, HUNGARIAN

BIDDING = "15 | D 3 r"
ORDERED = pytest.mark.rule("sack", 22)


def texts(state, seat, about):
    seen = SACK.seen_by(state, seat)
    return [order.text for order in GUIDE.orders(seen, seat) if order.about == about]


def obeyed(state, seat, text, *, about="auction", round_=1, late=False):
    order = Order(text, about, round_)
    return GUIDE.obey(SACK.seen_by(state, seat), seat, order, late=late)


@ORDERED
@pytest.mark.parametrize(
    ("offers", "mice", "order", "move"),
    [
        pytest.param("0 0 0 0", "15 15 15 15", "bid 6", "bid 1", id="the first bid is one"),
        pytest.param("0 0 0 5", "15 15 15 15", "bid 6", "bid 6", id="one more, just within"),
        pytest.param("0 0 0 6", "15 15 15 15", "bid 6", "pass", id="others reached the number"),
        pytest.param("0 0 0 9", "15 15 15 15", "bid 6", "pass", id="others are beyond it"),
        pytest.param("2 3 - 4", "15 15 15 15", "bid 10", "bid 5", id="above an own offer"),
        pytest.param("0 0 0 4", "4 15 15 15", "bid 9", "pass", id="too few mice"),
        pytest.param("0 0 0 4", "5 15 15 15", "bid 9", "bid 5", id="just enough mice"),
        pytest.param("0 0 0 0", "0 15 15 15", "bid 9", "pass", id="no mouse at all"),
        pytest.param("0 0 0 2", "15 15 15 15", "pass", "pass", id="passing"),
        pytest.param("0 0 0 0", "15 15 15 15", "pass", "pass", id="passing unbid"),
    ],
)
def test_an_order_bids_one_more_as_long_as_it_may(offers, mice, order, move):
    state = table(BIDDING, offers=offers, mice=mice)
    assert obeyed(state, 0, order) == move
    assert obeyed(state, 0, order, late=True) == move
    assert SACK.objection(state, 0, SACK.parse(state, 0, move)) is None


@ORDERED
def test_an_order_acts_in_its_own_round_only():
    state = table(BIDDING, round_=4)
    assert obeyed(state, 0, "bid 6", round_=4) == "bid 1"
    assert obeyed(state, 0, "bid 6", round_=3) is None
    assert obeyed(state, 0, "pass", round_=5) is None


@ORDERED
def test_an_order_waits_for_its_owners_go():
    state = table(BIDDING, seat=2)
    assert obeyed(state, 2, "pass") == "pass"
    assert [obeyed(state, seat, "pass") for seat in (0, 1, 3)] == [None] * 3
    assert obeyed(table(". . . ."), 0, "bid 3", late=True) is None


@ORDERED
def test_whether_to_buy_is_always_asked():
    state = play(table(BIDDING), "pass", "pass", "pass")
    assert state.phase is Phase.BUY
    assert [obeyed(state, 3, text, late=True) for text in ("bid 5", "pass")] == [None] * 2
    offered = GUIDE.orders(SACK.seen_by(state, 3), 3)
    once = [order for order in offered if order.round != LASTING]
    assert once == texts_for_next_round(state, 3)
    assert {order.about for order in offered if order.round == LASTING} == {"auction-always"}


def texts_for_next_round(state, seat):
    return [Order(f"lay {card}", "card", state.round + 1) for card in state.hands[seat]]


@ORDERED
def test_a_card_is_laid_only_when_its_owner_is_late():
    state = table(". 5 . 8", hands=["8 15", "3", "11 r", "3"])
    assert obeyed(state, 0, "lay cat15", about="card", late=True) == "lay cat15"
    assert obeyed(state, 0, "lay cat15", about="card") is None
    assert obeyed(state, 0, "lay cat3", about="card", late=True) is None
    assert obeyed(state, 0, "lay cat15", about="card", round_=2, late=True) is None
    assert obeyed(state, 1, "lay cat3", about="card", late=True) is None


@ORDERED
def test_an_ordered_auction_runs_to_its_end():
    state, orders, told = table(BIDDING), ["bid 4", "bid 6", "pass", "bid 5"], []
    while state.phase is Phase.BID:
        seat = state.seat
        text = obeyed(state, seat, orders[seat])
        told.append(f"{seat + 1} {text}")
        state = play(state, text)
    assert ", ".join(told) == (
        "1 bid 1, 2 bid 2, 3 pass, 4 bid 3, 1 bid 4, 2 bid 5, 4 pass, 1 pass"
    )
    assert (state.sale.winner, state.sale.price) == (1, 5)


@ORDERED
@pytest.mark.parametrize(
    ("state", "seat", "auction", "card", "due"),
    [
        pytest.param(
            table(". 5 . 8", mice="3 15 15 15", hands=["8 r", "3", "11", "3"]),
            0,
            "bid 1, bid 2, bid 3, pass",
            "lay cat8, lay rabbit",
            1,
            id="before laying",
        ),
        pytest.param(
            table(". 5 . 8", mice="15 2 15 15", hands=["8 r", "3 d", "11", "3"]),
            1,
            "bid 1, bid 2, pass",
            "lay cat3, lay smalldog",
            2,
            id="after laying",
        ),
        pytest.param(
            table(BIDDING, offers="0 4 - 0", mice="15 6 15 15", hands=["8", "3", "11", "3"]),
            1,
            "bid 5, bid 6, pass",
            "lay cat3",
            2,
            id="in the auction",
        ),
        pytest.param(
            table(BIDDING, offers="0 4 - 0", mice="3 6 15 15", hands=["8", "3", "11", "3"]),
            0,
            "pass",
            "lay cat8",
            2,
            id="in the auction without a chance",
        ),
        pytest.param(
            table(BIDDING, offers="0 4 - 0", hands=["8", "3", "11", "3"]),
            2,
            "",
            "lay cat11",
            2,
            id="out of the auction",
        ),
        pytest.param(
            table(BIDDING, mice="1 1 1 1", round_=9, hands=["", "", "", ""]),
            3,
            "bid 1, pass",
            "",
            0,
            id="the last round",
        ),
        pytest.param(table(". 5 . 8", mice="0 9 9 9"), 0, "pass", None, 1, id="without a mouse"),
    ],
)
def test_the_orders_that_may_be_given(state, seat, auction, card, due):
    orders = GUIDE.orders(SACK.seen_by(state, seat), seat)
    assert ", ".join(texts(state, seat, "auction")) == auction
    assert {order.round for order in orders if order.about == "auction"} <= {state.round}
    if card is not None:
        assert ", ".join(texts(state, seat, "card")) == card
        assert {order.round for order in orders if order.about == "card"} <= {due}


def test_nothing_is_ordered_when_the_game_is_over():
    state = table("3 5 8 | 11", offers="4 - - 0", round_=9, hands=["", "", "", ""], seat=3)
    over = play(state, "pass")
    assert over.phase is Phase.OVER
    assert [list(GUIDE.orders(SACK.seen_by(over, seat), seat)) for seat in range(4)] == [[]] * 4


def test_orders_depend_on_nothing_their_owner_cannot_see():
    state = table(BIDDING, offers="0 4 - 0")
    richer = replace(state, mice=(15, 60, 60, 60), sacks=(("cat3",), (), (), ()))
    assert texts(state, 0, "auction") == texts(richer, 0, "auction")
    assert obeyed(state, 0, "bid 9") == obeyed(richer, 0, "bid 9") == "bid 5"


@pytest.mark.parametrize(
    ("text", "english", "hungarian"),
    [
        pytest.param("bid", "Bid up to…", "Licit eddig…", id="bidding"),
        pytest.param("bid 6", "6 at most, then pass", "6 a plafon, utána passz", id="so far"),
        pytest.param("pass", "Pass at my go", "Passz, amint lehet", id="passing"),
        pytest.param("lay", "If I am late…", "Késés esetén…", id="being late"),
        pytest.param("lay cat-8", "Cat −8 if I am late", "−8-as macska, késés esetén", id="a card"),
        pytest.param("lay bigdog", "Big dog if I am late", "Nagy kutya, késés esetén", id="a dog"),
    ],
)
def test_an_order_is_said_in_words(text, english, hungarian):
    seen = SACK.seen_by(table(BIDDING), 0)
    assert GUIDE.order(ENGLISH, seen, text.split()) == english
    assert GUIDE.order(HUNGARIAN, seen, text.split()) == hungarian


def test_sack_takes_orders_for_the_round_that_is_played():
    assert GUIDE.takes_orders
    assert GUIDE.round(SACK.seen_by(table(BIDDING, round_=7), None)) == 7


def test_an_order_for_all_rounds_bids_in_each_and_one_for_this_round_goes_before_it():
    state = table(BIDDING, round_=4)
    seen = SACK.seen_by(state, 0)
    offered = {order.text: order for order in GUIDE.orders(seen, 0)}
    lasting = offered["always bid 6"]
    assert lasting.now(4) == offered["bid 6"]
    assert GUIDE.obey(seen, 0, lasting.now(4), late=False) == "bid 1"
    assert sorted(order.about for order in (lasting, offered["pass"])) == [
        "auction",
        "auction-always",
    ]


def test_an_order_for_a_card_that_is_gone_is_void():
    seat, seen = 0, SACK.seen_by(table(BIDDING, round_=2), 0)
    assert not GUIDE.void(seen, seat, Order("bid 6", "auction", 2))
    state = SACK.start(4, {}, Seeded("sack", 0))
    seen = SACK.seen_by(state, seat)
    held = [order for order in GUIDE.orders(seen, seat) if order.about == "card"]
    assert held
    assert not any(GUIDE.void(seen, seat, order) for order in held)
    assert GUIDE.void(seen, seat, Order("lay cat99", "card", state.round))
