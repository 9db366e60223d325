"""Cat in the Sack: moves as people type them, why they are refused, and the table in plain text."""

from __future__ import annotations

import pytest

from engines.errors import AmbiguousMove, BadNotation, IllegalMove
from engines.sack.cards import Card
from engines.sack.moves import BIDS, LAYS, Bid, Call
from tests.games.sack.drawing import SACK, cards, play, table

LAYING = table()
BIDDING = table("15 | 3 5 8")
ASKED = play(BIDDING, "pass", "pass", "pass")
CARDS = "cat-8 cat-5 cat3 cat5 cat8 cat11 cat15 rabbit bigdog smalldog"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay -8", "lay cat-8"),
        ("lay -5", "lay cat-5"),
        ("lay 3", "lay cat3"),
        ("lay 5", "lay cat5"),
        ("lay 8", "lay cat8"),
        ("lay 11", "lay cat11"),
        ("lay 15", "lay cat15"),
        ("lay rabbit", "lay rabbit"),
        ("lay dog", "lay smalldog"),
        ("lay smalldog", "lay smalldog"),
        ("lay bigdog", "lay bigdog"),
        ("lay cat-8", "lay cat-8"),
        ("lay cat11", "lay cat11"),
        ("  LAY   Rabbit ", "lay rabbit"),
        ("Lay\tCAT-8", "lay cat-8"),
        ("lay \u22128", "lay cat-8"),
        ("lay cat\u22125", "lay cat-5"),
        ("lay \u20138", "lay cat-8"),
        ("lay big dog", "lay bigdog"),
        ("lay Small Dog", "lay smalldog"),
        ("lay cat 11", "lay cat11"),
        ("rabbit", "lay rabbit"),
        ("Dog", "lay smalldog"),
        ("cat-8", "lay cat-8"),
        ("bid 5", "bid 5"),
        ("5", "bid 5"),
        ("15", "bid 15"),
        (" BID  12 ", "bid 12"),
        ("bid 007", "bid 7"),
        ("0", "bid 0"),
        ("pass", "pass"),
        (" Pass", "pass"),
        ("BUY", "buy"),
    ],
)
def test_a_move_is_read_as_people_type_it(typed, meant):
    for state in (LAYING, BIDDING, ASKED):
        assert SACK.format(SACK.parse(state, 0, typed)) == meant


@pytest.mark.parametrize(
    "typed",
    [
        "", " ", "bid", "bid -1", "bid 5 mice", "bid five", "5 5", "5.0", "+5", "bid 5.5", "1e3",
        "lay 4", "lay 0", "lay +8", "lay cat", "lay cat4", "lay cat-11", "lay 8 11", "lay dog dog",
        "lay rabbit please", "lay lay 8", "lay bid 8", "lay pass", "lay ?", "lay hidden",
        "pass 3", "pass buy", "buy 1", "buy it", "sell", "!resign", "hello", "cat", "cat4",
        "lay ８", "bid ５", "bid ٥", "lay cat²", "-1", "kitten c4", "x" * 5000,
        "bid 1000000", "9" * 30, "bid " + "9" * 5000, "lay " + "9" * 5000,
    ],
    ids=lambda typed: typed[:20],
)  # fmt: skip
def test_anything_else_is_no_move(typed):
    for state in (LAYING, BIDDING, ASKED):
        with pytest.raises(BadNotation):
            SACK.parse(state, 0, typed)


@pytest.mark.parametrize("typed", ["-8", "-5", "\u22128"])
def test_a_bare_number_is_never_a_card(typed):
    for state in (LAYING, BIDDING, ASKED):
        with pytest.raises(BadNotation):
            SACK.parse(state, 0, typed)
    assert SACK.format(SACK.parse(LAYING, 0, "8")) == "bid 8"


def test_lay_alone_is_good_for_the_last_card_only():
    last = table(hands=["r", "3 5", "8", "8"], round_=9)
    assert SACK.format(SACK.parse(last, 0, "lay")) == "lay rabbit"
    with pytest.raises(AmbiguousMove) as asked:
        SACK.parse(last, 1, " LAY ")
    assert asked.value.candidates == ("lay cat3", "lay cat5")
    for state in (BIDDING, ASKED, play(last, "0: lay r".replace(" r", " rabbit"))):
        with pytest.raises(BadNotation):
            SACK.parse(state, 0, "lay")


def test_what_is_written_is_read_again():
    moves = [*map(LAYS.__getitem__, map(Card, CARDS.split())), *BIDS, Bid(400), Bid(999999), *Call]
    assert len(moves) > 100
    for move in moves:
        text = SACK.format(move)
        assert text == " ".join(text.split())
        for state in (LAYING, BIDDING, ASKED):
            assert SACK.parse(state, 1, text) == move


def test_the_canonical_forms_are_those_of_the_rules_page():
    written = {SACK.format(LAYS[Card(card)]) for card in CARDS.split()}
    assert written == {f"lay {card}" for card in CARDS.split()}
    assert [SACK.format(BIDS[5]), SACK.format(Bid(12))] == ["bid 5", "bid 12"]
    assert {SACK.format(call) for call in Call} == {"pass", "buy"}


HIGH = table("15 | 3 5 8", offers="5 0 0 0", seat=1, mice="9 7 15 15")
POOR = table("15 | 3 5 8", offers="5 0 0 0", seat=1, mice="9 4 15 15")
BROKE = play(table("15 | 3 5 8", mice="15 15 15 0"), "pass", "pass", "pass")


@pytest.mark.parametrize(
    ("state", "text", "code", "facts"),
    [
        (LAYING, "bid 3", "lay-first", {}),
        (LAYING, "pass", "lay-first", {}),
        (LAYING, "buy", "lay-first", {}),
        (table(hands=["3 5", "8", "8", "8"]), "lay 15", "not-in-hand", {"card": "cat15"}),
        (table(hands=["3 5", "8", "8", "8"]), "lay dog", "not-in-hand", {"card": "smalldog"}),
        (BIDDING, "lay 3", "row-complete", {}),
        (ASKED, "lay 3", "row-complete", {}),
        (BIDDING, "0", "too-low", {"least": 1}),
        (HIGH, "4", "too-low", {"least": 6}),
        (HIGH, "5", "too-low", {"least": 6}),
        (POOR, "5", "too-low", {"least": 6}),
        (HIGH, "8", "too-few-mice", {"mice": 7}),
        (POOR, "6", "too-few-mice", {"mice": 4}),
        (BIDDING, "999999", "too-few-mice", {"mice": 15}),
        (BIDDING, "buy", "not-for-sale", {}),
        (HIGH, "buy", "not-for-sale", {}),
        (ASKED, "bid 1", "buy-or-pass", {}),
        (ASKED, "bid 900", "buy-or-pass", {}),
        (BROKE, "bid 1", "buy-or-pass", {}),
        (BROKE, "buy", "no-mouse", {}),
    ],
)
def test_why_a_move_is_refused(state, text, code, facts):
    seat = SACK.to_move(state)[0]
    with pytest.raises(IllegalMove) as refused:
        SACK.play(state, seat, SACK.parse(state, seat, text), None)  # type: ignore[arg-type]
    assert (refused.value.objection.code, dict(refused.value.objection.facts)) == (code, facts)


@pytest.mark.rule("sack", 24)
def test_the_sketch_begins_with_the_line_of_the_rules_page():
    line = "round 3 start 1 bank 12 mice 2,0,6 row cat15,?,?,? offers 3,0,5,0"
    state = table("15 | 3 5 8", offers="3 0 5 0", lying="2 0 6", bank=12, round_=3)
    for viewer in (None, 0, 1, 2, 3):
        assert SACK.sketch(SACK.seen_by(state, viewer)).splitlines()[0] == line


@pytest.mark.rule("sack", 24)
@pytest.mark.parametrize(
    ("state", "line"),
    [
        pytest.param(
            table("3 -8 | d 8", offers="4 - 0 -", start=2, seat=0, lying="0 0 6", bank=0),
            "round 1 start 3 bank 0 mice 0,0,6 row cat3,cat-8,?,? offers 4,-,0,-",
            id="who passed is a dash, seats are counted from 1",
        ),
        pytest.param(
            table("d r | D 8", offers="0 - 2", round_=9),
            "round 9 start 1 bank 15 mice 3,6 row smalldog,rabbit,?,? offers 0,-,2",
            id="three players",
        ),
        pytest.param(
            table("d r D | -5 15", offers="9 - 0 - 0", start=4),
            "round 1 start 5 bank 15 mice 2,3,4,6 row smalldog,rabbit,bigdog,?,? offers 9,-,0,-,0",
            id="five players",
        ),
        pytest.param(
            table(". 3 . 5", start=1),
            "round 1 start 2 bank 15 mice 2,4,6 row .,?,.,? offers 0,0,0,0",
            id="who has not laid yet",
        ),
    ],
)
def test_the_first_line_of_other_sketches(state, line):
    assert SACK.sketch(SACK.seen_by(state, None)).splitlines()[0] == line


def test_the_sketch_shows_a_seat_its_own_and_backs_of_the_rest():
    state = table(
        "15 3 | d 8", won=["", "r 5", "", "-8"], mice="1 2 3 4", hands=["5", "8 r", "", "3"]
    )
    text = SACK.sketch(SACK.seen_by(state, 1)).splitlines()
    assert text[1:3] == [
        ">1: mice ? hand 1? laid cat15 out ? won -",
        " 2: mice 2 hand cat8,rabbit laid cat3 out smalldog won rabbit,cat5",
    ]
    assert text[3:] == [
        " 3: mice ? hand - laid ? out ? won -",
        " 4: mice ? hand 1? laid ? out ? won 1?",
    ]
    assert cards("15 3") == ("cat15", "cat3")
