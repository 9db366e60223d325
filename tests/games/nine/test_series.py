"""Nine Lives: series and what they bring. Rules 11 to 18, and every row of the page's table."""

from __future__ import annotations

import re

import pytest

from engines.nine.series import worth
from tests.games.nine.laying import cards, mover, moves, names, news, play, row, table, with_kittens
from tests.rules import PAGES

TESTED = [
    ("3 7 9", 1),
    ("5 5 5", 3),
    ("7 7 3-7", 3),
    ("3 3 3", 3),
    ("1 1-9 9", 1),
    ("9 9 9 1-9 3", 3),
    ("1 1 1 1-9 3", 0),
    ("7 7 9 5 stray", 1),
    ("5 5 5 5 5", 0),
    ("3 3-7 7", 0),
    ("1 5 7", 0),
    ("9 9 9 5 5 1 1", 8),
    ("9 9 9 5 5 1 stray", 1),
]
"""The cards of the page's rows, and the coins they bring; seven have kittens."""
MORE = [
    ("1-9 1-9 1-9", 3),
    ("1-9 1 1", 3),
    ("1-9 9 9", 3),
    ("3-7 3 3", 3),
    ("1-9 3-7 5", 1),
    ("1-9 5 7", 0),
    ("9 9 1", 1),
    ("9 5 5", 1),
    ("1 3 5", 1),
    ("1 1 7", 1),
    ("9 9 9 9 3", 3),
    ("1-9 1-9 3-7 3-7 5", 3),
    ("7 7 7 7 1", 3),
    ("7 7 7 7 7", 0),
    ("1 3 5 7 9", 0),
    ("1 3 5 7 3", 3),
    ("1 stray 1 1 1", 1),
    ("7 7 7 7 7 7 7", 8),
    ("1 1 1 1 1 1 1", 0),
    ("3-7 3-7 3-7 3-7 3-7 3-7 1-9", 8),
]
"""Other lengths, sums and choices that matter."""


def red(numbers):
    """Red cards by their numbers; a stray is one."""
    return " ".join(word if word == "stray" else f"red{word}" for word in numbers.split())


@pytest.mark.rule("nine", 14)
@pytest.mark.rule("nine", 17)
@pytest.mark.parametrize(("numbers", "coins"), TESTED + MORE)
def test_a_series_brings_its_coins(numbers, coins):
    assert worth(cards(red(numbers))) == coins
    *held, last = red(numbers).split()
    kittens = " +kittens" if len(held) == 6 else ""
    if last == "stray":
        after = play(table(f"1 red: {' '.join(held)}{kittens}", question="stray"), "into red")
    else:
        after = play(table(f"1 red: {' '.join(held)}{kittens}", tops=f"{last}|blue1|blue3"), "1")
        after = play(after, "score") if len(held) == 2 else after
    assert after.coins[0] == coins
    assert row(after, "1 red") == ""


def test_every_row_of_the_rules_page_is_here():
    page = (PAGES / "nine.md").read_text(encoding="utf-8").partition("## Test rows")[2]
    plain = re.findall(r"([\d+()-]+(?:\+stray)?): (\d)", page.partition("With kittens")[0])
    found = [(line.replace("(", "").replace(")", "").split("+"), int(n)) for line, n in plain]
    assert [(numbers.split(), coins) for numbers, coins in TESTED[:11]] == found
    assert "With kittens 9+9+9+5+5+1+1: 8; with a stray for one 1: 1." in " ".join(page.split())


@pytest.mark.rule("nine", 11)
def test_number_cards_join_only_the_series_of_their_colour():
    state = table("1 red: red5", "1 blue: blue5", question="blue7")
    assert row(play(state, "play"), "1 blue") == "blue5 blue7"
    assert row(play(state, "play"), "1 red") == "red5"


@pytest.mark.rule("nine", 12)
def test_three_cards_may_be_scored_also_for_nothing():
    asked = play(table("1 red: red1 red5", tops="red7|blue1|blue3"), "take 1")
    assert moves(asked) == ["score", "wait"]
    scored = play(asked, "score")
    assert scored.coins == (0, 0, 0)
    assert names(scored.box) == "red1 red5 red7"
    waiting = play(asked, "wait")
    assert row(waiting, "1 red") == "red1 red5 red7"
    assert mover(waiting) == mover(scored) == 2


@pytest.mark.rule("nine", 12)
def test_three_cards_can_be_scored_only_now():
    state = table("1 red: red1 red5 red7", tops="blue1|blue3|blue5")
    assert not {"score", "wait"} & {*moves(state)}
    assert moves(play(table("1 red: red1 red5 red7", tops="red7|blue3|blue5"), "take 1")) != [
        "score",
        "wait",
    ]


@pytest.mark.rule("nine", 12)
def test_the_question_comes_before_the_second_drawn_card():
    asked = play(table("1 red: red1 red1", stock="red7 blue5 red3 red3"), "draw", "first", "play")
    assert moves(asked) == ["score", "wait"]
    after = play(asked, "score")
    assert names(after.cards) == "blue5"
    assert after.coins == (1, 0, 0)
    assert mover(after) == 1


@pytest.mark.rule("nine", 12)
def test_five_cards_without_kittens_must_be_scored():
    after = play(table("1 red: red9 red9 red9 red9", tops="red3|blue1|blue3"), "take 1")
    assert after.coins == (3, 0, 0)
    assert news(after)[-1] == "scored"
    wrong = play(table("1 red: red9 red9 red9 red9", tops="red1|blue1|blue3"), "take 1")
    assert wrong.coins == (0, 0, 0)
    assert row(wrong, "1 red") == ""


@pytest.mark.rule("nine", 12)
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6])
def test_with_kittens_only_seven_cards_are_scored(length):
    held = " ".join(["red9"] * length)
    after = play(table(f"1 red: {held} +kittens", tops="red9|blue1|blue3"), "take 1")
    assert (row(after, "1 red") == "") == (length == 6)
    assert mover(after) == 2


@pytest.mark.rule("nine", 12)
@pytest.mark.parametrize("held", ["red1 stray", "red1 red1"])
def test_a_series_with_a_stray_is_never_scored_at_three(held):
    if "stray" in held:
        after = play(table(f"1 red: {held}", tops="red1|blue1|blue3"), "take 1")
    else:
        after = play(table(f"1 red: {held}", question="stray"), "into red")
    assert mover(after) == 2
    assert len(row(after, "1 red").split()) == 3


@pytest.mark.rule("nine", 12)
@pytest.mark.parametrize("length", [2, 4])
def test_two_or_four_cards_are_not_scored(length):
    held = " ".join(["red9"] * (length - 1))
    after = play(table(f"1 red: {held}", tops="red9|blue1|blue3"), "take 1")
    assert mover(after) == 2
    assert len(row(after, "1 red").split()) == length


@pytest.mark.rule("nine", 13)
def test_a_series_that_shrinks_to_three_is_not_scored():
    # Player 2 has four red cards; the last one is stolen.
    after = play(table("1 red: red3 red7", "2 red: red5 red5 red5 red9"), "steal 2 red")
    assert mover(after) == 2
    assert row(after, "2 red") == "red5 red5 red5"
    assert "score" not in moves(after)
    given = play(table("1 red: red5 red5 red5 red9", question="gooddog"), "gooddog red 2")
    assert mover(given) == 2
    adopted = play(table("1 red: red5 red5 stray red5", question="lady"), "lady")
    assert mover(adopted) == 2
    assert row(adopted, "1 red") == "red5 red5 red5"


@pytest.mark.rule("nine", 13)
def test_after_scoring_the_colour_is_free_again():
    state = table("1 red: red5 red5", stock="red5 red7 blue9 blue9")
    after = play(state, "draw", "first", "play", "score", "play")
    assert after.coins == (3, 0, 0)
    assert row(after, "1 red") == "red7"


@pytest.mark.rule("nine", 15)
@pytest.mark.parametrize("held", ["red7 red7 red9 red5 stray", "red1 stray red1 red1 red1"])
def test_a_stray_in_five_or_seven_makes_it_one_coin(held):
    assert worth(cards(held)) == 1
    assert worth(cards(f"{held} red1 red1")) == 1


@pytest.mark.rule("nine", 16)
def test_three_cards_that_can_show_the_same_bring_three_whatever_the_sum():
    for numbers in ("5 5 5", "7 7 3-7", "1-9 1-9 9", "3 3 3"):
        assert worth(cards(red(numbers))) == 3
    assert worth(cards(red("5 5 7"))) == 0


@pytest.mark.rule("nine", 18)
@pytest.mark.parametrize(
    ("held", "last", "kept", "boxed"),
    [
        ("red3 red7", "red9", 1, "red7 red9"),
        ("red5 red5", "red5", 3, ""),
        ("red9 red9 red9 red1-9", "red3", 3, "red1-9 red3"),
        ("red7 stray red9 red5", "red1", 1, "stray red9 red5 red1"),
        ("red9 red9 red9 red5 red5 red1 +kittens", "red1", 8, ""),
        (
            "red9 red9 red9 red5 red5 stray +kittens",
            "red1",
            1,
            "red9 red9 red5 red5 stray red1 kittens",
        ),
        (
            "red1 red1 red1 red1 red1 red1 +kittens",
            "red1",
            0,
            "red1 red1 red1 red1 red1 red1 red1 kittens",
        ),
        ("red1 red5", "red7", 0, "red1 red5 red7"),
    ],
)
def test_the_first_laid_cards_become_coins_and_the_rest_goes_to_the_box(held, last, kept, boxed):
    after = play(table(f"1 red: {held}", tops=f"{last}|blue1|blue3"), "take 1")
    after = play(after, "score") if after.phase.value == "score" else after
    assert after.coins[0] == kept
    assert names(after.box) == boxed
    assert with_kittens(after) == []
