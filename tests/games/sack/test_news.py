"""Cat in the Sack: what is told of a move, in the order it happened."""

from __future__ import annotations

import pytest

from engines.rng import Seeded
from tests.games.sack.drawing import SACK, play, table, told

LOT = "cards=cat15 cat3 cat5 cat8"
ROW = "cells=row1 row2 row3 row4"


def test_the_deal_is_told_and_to_everybody_alone_the_hand():
    state = SACK.start(3, {}, Seeded(1, 0))
    assert told(state) == [
        f"dealt seat={state.start} mice=15",
        *(f"hand cards={' '.join(state.hands[seat])} @{seat}" for seat in range(3)),
        f"round seat={state.start} round=1 mice=9 bank=12",
    ]


def test_a_laid_card_is_told_to_who_laid_it():
    after = play(table(start=1), "2: lay 15", "0: lay -8")
    assert told(after) == [
        "laid piece=cat-8 from=seat1 to=row4 @0",
        "laid piece=cat15 from=seat3 to=row2 @2",
    ]


@pytest.mark.rule("sack", 8)
def test_the_last_card_laid_opens_the_leftmost():
    state = table("-5 3 . d", start=1)
    assert told(play(state, "3: lay 15")) == [
        "opened seat=1 piece=cat-5 from=row1 to=row1 place=1 left=3"
    ]


@pytest.mark.rule("sack", 19)
def test_the_piles_card_is_opened_by_no_seat():
    state = table(". 3 d", offers="0 0 0", start=1)
    assert told(play(state, "1: lay 15")) == [
        f"opened piece={state.pile[0]} from=row1 to=row1 place=1 left=3"
    ]


@pytest.mark.rule("sack", 9)
def test_a_bid_says_what_it_is_over():
    state = table("15 | 3 5 8", start=2)
    assert told(play(state, "3")) == ["bid seat=2 mice=3 over=0"]
    assert told(play(state, "3", "8")) == ["bid seat=3 mice=8 over=3"]


@pytest.mark.rule("sack", 10)
def test_a_pass_says_the_mice_taken_and_the_card_opened():
    state = table("15 | 3 5 8", start=2, lying="0 4 6")
    assert told(play(state, "pass")) == [
        "passed seat=2 mice=4 piece=mice from=mice2 to=seat3",
        "opened seat=3 piece=cat3 from=row2 to=row2 place=2 left=2",
    ]
    nothing = table("15 3 | 5 8", offers="0 9 - 0", start=2, seat=3, lying="0 0 0")
    assert told(play(nothing, "pass")) == [
        "passed seat=3 mice=0",
        "opened seat=0 piece=cat5 from=row3 to=row3 place=3 left=1",
    ]


@pytest.mark.rule("sack", 11)
@pytest.mark.parametrize(
    ("row", "dogs", "took"),
    [
        ("15 3 5 | 8", [], "cards=cat15 cat3 cat5 cat8 worth=31 cells=row1 row2 row3 row4"),
        (
            "15 D 5 | 8",
            ["chased dog=bigdog dog-from=row2 piece=cat15 from=row1"],
            "cards=cat5 cat8 worth=13 cells=row3 row4",
        ),
        (
            "15 3 r | d",
            ["chased dog=smalldog dog-from=row4 piece=rabbit from=row3"],
            "cards=cat15 cat3 worth=18 cells=row1 row2",
        ),
        (
            "8 D 8 | 8",
            ["chased dog=bigdog dog-from=row2 piece=cat8 from=row1"],
            "cards=cat8 cat8 worth=16 cells=row3 row4",
        ),
        (
            "-8 d 5 | D",
            ["scuffle dogs=2 cells=row2 row4"],
            "cards=cat-8 cat5 worth=-3 cells=row1 row3",
        ),
        ("d d 5 | D", ["scuffle dogs=3 cells=row1 row2 row4"], "cards=cat5 worth=5 cells=row3"),
        ("d D d | D", ["scuffle dogs=4 cells=row1 row2 row3 row4"], "cards= worth=0 cells="),
    ],
)
def test_a_sale_is_told_in_the_order_it_happens(row, dogs, took):
    state = table(row, offers="- 6 - 4", seat=3, lying="0 0 6", bank=10, round_=4)
    last = {"8": "cat8", "d": "smalldog", "D": "bigdog"}[row[-1]]
    assert told(play(state, "pass")) == [
        "passed seat=3 mice=6 piece=mice from=mice3 to=seat4",
        f"opened seat=3 piece={last} from=row4 to=row4 place=4 left=0",
        "won seat=1 mice=6 piece=mice from=seat2 to=bank",
        *dogs,
        f"took seat=1 {took} to=seat2",
        "round seat=1 round=5 mice=12 bank=4",
    ]


@pytest.mark.rule("sack", 19)
def test_with_three_players_the_last_two_cards_are_opened_together():
    state = table("15 3 | d 8", offers="0 - 2", start=0, lying="0 6", bank=2)
    assert told(play(state, "pass")) == [
        "passed seat=0 mice=6 piece=mice from=mice2 to=seat1",
        "opened seat=1 piece=smalldog from=row3 to=row3 place=3 left=1",
        "opened seat=2 piece=cat8 from=row4 to=row4 place=4 left=0",
        "won seat=2 mice=2 piece=mice from=seat3 to=bank",
        "chased dog=smalldog dog-from=row3 piece=cat3 from=row2",
        "took seat=2 cards=cat15 cat8 worth=23 cells=row1 row4 to=seat3",
        "round seat=2 round=2 mice=0 bank=4",
    ]


@pytest.mark.rule("sack", 16)
def test_the_last_chance_and_what_is_made_of_it():
    asked = play(table("15 3 5 | 8", offers="- 0 - 0", seat=3, lying="0 0 6", bank=20), "pass")
    assert told(asked) == [
        "passed seat=3 mice=6 piece=mice from=mice3 to=seat4",
        "opened seat=3 piece=cat8 from=row4 to=row4 place=4 left=0",
        "last-chance seat=1",
    ]
    assert told(play(asked, "buy")) == [
        "bought seat=1 piece=mice from=seat2 to=bank",
        f"took seat=1 {LOT} worth=31 {ROW} to=seat2",
        "round seat=1 round=2 mice=12 bank=9",
    ]
    assert told(play(asked, "pass")) == [
        f"declined seat=1 {LOT} {ROW}",
        "round seat=0 round=2 mice=0 bank=20",
    ]


@pytest.mark.rule("sack", 20)
def test_after_the_ninth_sack_no_round_begins():
    state = table("15 3 5 | 8", offers="- 6 - 4", seat=3, lying="0 0 0", round_=9)
    assert told(play(state, "pass"))[-1] == f"took seat=1 {LOT} worth=31 {ROW} to=seat2"
    asked = table("15 3 5 | 8", offers="- 0 - 0", seat=3, lying="0 0 0", round_=9)
    assert told(play(asked, "pass", "pass")) == [f"declined seat=1 {LOT} {ROW}"]
