"""Nine Lives: moves as they are written and typed, the sketch, and what is revealed."""

from __future__ import annotations

import pytest

from engines.errors import BadNotation
from engines.nine.cards import CARDS, NAMES
from tests.games.nine.laying import NINE, play, table

ONE_FORM = [
    "take 2", "draw", "steal 1 red", "rob 1 red 2 blue", "play", "drop 3", "into red",
    "rascal red 2", "gooddog red 2", "baddog red 2", "lady", "first", "second", "score", "wait",
]  # fmt: skip


@pytest.mark.parametrize("text", ONE_FORM)
def test_every_move_of_the_page_is_written_as_it_is_read(text):
    move = NINE.parse(table(), 0, text)
    assert NINE.format(move) == text
    assert NINE.parse(table(), 0, f" {text.upper()} ") == move


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rob 2 blue 1 red", "rob 1 red 2 blue"),
        ("rob red 1 2 blue", "rob 1 red 2 blue"),
        ("steal red 1", "steal 1 red"),
        ("steal 1 r", "steal 1 red"),
        ("gooddog 2 red", "gooddog red 2"),
        ("good dog red 2", "gooddog red 2"),
        ("bad dog y 2", "baddog yellow 2"),
        ("cat lady", "lady"),
        ("into g", "into green"),
        ("3", "take 3"),
    ],
)
def test_other_forms_are_accepted(typed, meant):
    assert NINE.format(NINE.parse(table(), 0, typed)) == meant


def test_a_number_alone_drops_where_a_card_is_to_be_dropped():
    assert NINE.format(NINE.parse(table(question="red5"), 0, "2")) == "drop 2"


@pytest.mark.parametrize(
    "text",
    [
        "", "take", "take 0", "take 6", "steal red", "steal 1", "steal 1 2", "steal red blue",
        "steal 1 red now", "rob 1 red", "rob 1 red 1 blue", "rascal red", "into", "into 1", "lad",
        "score 1", "drop -1", "take 22",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text):
    with pytest.raises(BadNotation):
        NINE.parse(table(), 0, text)


def test_cards_have_one_name_each():
    assert len(CARDS) == len(NAMES) == 34
    assert NAMES[20] == "red3-7"


def test_the_sketch_shows_tops_heights_and_every_series():
    state = table(
        "1 red: red5 stray", "2 blue: blue1 +kittens", tops="red1 red7|stray|", coins=(0, 1, 2),
        question="lady", box="red3",
    )  # fmt: skip
    assert NINE.sketch(NINE.seen_by(state, None)).splitlines() == [
        "turn 1 card box 1 piles red7:2,stray:1,-",
        ">1: coins 0 blue - yellow - red red5,stray green -",
        " 2: coins 1 bluek blue1 yellow - red - green -",
        " 3: coins 2 blue - yellow - red - green -",
        "stock 10 cards lady",
    ]


@pytest.mark.parametrize(
    ("tops", "stock", "text", "told"),
    [
        ("red1|blue1|blue3", "red5 red7 red9", "take 1", True),
        ("blue5 red1|blue1|blue3", "red5 red7 red9", "take 1", False),
        ("red1|blue1|blue3", "red5 red5 red5", "take 1", False),
        ("red1|blue1|blue3", "red5 red7 red9", "draw", True),
        ("red1|blue1|blue3", "red5 red5 red5", "draw", False),
        ("lady blue5 red1|blue1|blue3", "red5", "take 2", True),
    ],
)
def test_a_move_reveals_what_it_turns_up_unless_all_that_is_left_is_the_same(
    tops, stock, text, told
):
    state = table(tops=tops, stock=stock)
    assert NINE.reveals(state, 0, NINE.parse(state, 0, text)) == told


@pytest.mark.parametrize("colour", ["blue", "yellow"])
def test_the_last_card_of_the_draw_pile_is_no_news_while_the_turn_goes_on(colour):
    series = f"1 {colour}: {colour}3 {colour}7"
    state = table(series, tops=f"{colour}9|green1|green3", stock="red5")
    assert not NINE.reveals(state, 0, NINE.parse(state, 0, "take 1"))
    asked = play(state, "take 1")
    assert NINE.reveals(asked, 0, NINE.parse(asked, 0, "score"))


def test_news_say_what_moved_from_where_to_where():
    state = play(table("1 red: red3 red7", "2 red: red9"), "steal 2 red")
    assert [(item.code, dict(item.facts)) for item in NINE.news(state)] == [
        (
            "stole",
            {"seat": 0, "other": 1, "piece": "red9", "from": "seat2-red", "to": "seat1-red"},
        ),
        (
            "scored",
            {
                "seat": 0,
                "cards": "red3 red7 red9",
                "cells": "seat1-red",
                "to": "seat1",
                "coins": 1,
            },
        ),
    ]
