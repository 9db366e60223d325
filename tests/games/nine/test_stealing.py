"""Nine Lives: stealing a card, or two. Rules 7 to 9."""

from __future__ import annotations

import pytest

from tests.games.nine.laying import (
    mover,
    moves,
    names,
    news,
    objection,
    play,
    row,
    starting,
    table,
    with_kittens,
)


@pytest.mark.rule("nine", 7)
@pytest.mark.parametrize(
    ("own", "right"),
    [
        ("", False),
        ("red1", False),
        ("red1 red1", True),
        ("red1 stray", False),
        ("red1 red1 red3", False),
        ("red1 red1 red3 red3", True),
        ("red1 red1 red3 stray", True),
        ("red1 red1 +kittens", False),
        ("red1 red1 red3 red3 +kittens", False),
        ("red1 red1 red3 red3 red3 red5 +kittens", True),
        ("red1 red1 red3 red3 red3 stray +kittens", True),
    ],
)
def test_a_card_is_stolen_only_into_a_series_that_is_scored_by_it(own, right):
    series = ["2 red: red9", *([f"1 red: {own}"] if own else [])]
    state = table(*series)
    assert starting(state, "steal", "rob") == (["steal 2 red"] if right else [])
    if right:
        after = play(state, "steal 2 red")
        assert row(after, "1 red") == row(after, "2 red") == ""
        assert "scored" in news(after)
        assert mover(after) == 2


@pytest.mark.rule("nine", 7)
def test_a_stolen_card_is_scored_at_once_also_at_three():
    after = play(table("1 red: red3 red7", "3 red: red1 red9"), "steal 3 red")
    assert after.coins == (1, 0, 0)
    assert row(after, "3 red") == "red1"
    assert names(after.box) == "red7 red9"


@pytest.mark.rule("nine", 7)
def test_only_the_last_card_of_an_opponents_series_can_be_stolen():
    state = table("1 red: red3 red7", "2 red: red9 stray", "3 red: red9 +kittens")
    assert starting(state, "steal") == ["steal 3 red"]
    assert objection(state, "steal 2 red") == "protected"
    assert objection(state, "steal 1 red") == "own-series"
    assert objection(state, "steal 2 blue") == "no-series"
    assert objection(state, "steal 5 red") == "no-such-player"


@pytest.mark.rule("nine", 7)
def test_why_a_series_is_not_to_be_scored_is_told():
    victim = "2 red: red9"
    assert objection(table("1 red: red1", victim), "steal 2 red") == "not-scored"
    assert objection(table("1 red: red1 +kittens", victim), "steal 2 red") == "not-seven"
    assert objection(table("1 red: red1 stray", victim), "steal 2 red") == "stray-at-three"


@pytest.mark.rule("nine", 8)
@pytest.mark.parametrize(
    ("own", "right"),
    [
        ("", False),
        ("red1", True),
        ("red1 +kittens", False),
        ("red1 red1", False),
        ("red1 red1 red3", True),
        ("red1 red1 stray", True),
        ("red1 red1 red3 +kittens", False),
        ("red1 red1 red3 red3", False),
        ("red1 red1 red3 red3 red5 +kittens", True),
        ("red1 red1 red3 red3 stray +kittens", True),
    ],
)
def test_two_cards_are_stolen_into_one_series_that_is_scored_by_both(own, right):
    series = ["2 red: red9", "3 red: red9", *([f"1 red: {own}"] if own else [])]
    state = table(*series)
    assert starting(state, "rob") == (["rob 2 red 3 red"] if right else [])
    if right:
        after = play(state, "rob 2 red 3 red")
        assert row(after, "1 red") == row(after, "2 red") == row(after, "3 red") == ""


@pytest.mark.rule("nine", 8)
def test_two_cards_are_stolen_into_two_series_that_are_both_scored():
    state = table("1 red: red3 red7", "1 blue: blue3 blue3", "2 red: red9", "3 blue: blue3")
    assert starting(state, "rob", "steal") == ["steal 2 red", "steal 3 blue", "rob 2 red 3 blue"]
    after = play(state, "rob 2 red 3 blue")
    assert after.coins == (4, 0, 0)
    assert news(after) == ["stole", "stole", "scored", "scored"]


@pytest.mark.rule("nine", 8)
def test_two_series_of_any_lengths_are_scored_by_a_card_each():
    state = table(
        "1 red: red9 red9 red9 stray",
        "1 blue: blue9 blue9 blue9 blue5 blue5 blue1 +kittens",
        *("2 red: red1", "3 blue: blue3 blue1"),
    )
    assert "rob 2 red 3 blue" in moves(state)
    after = play(state, "rob 2 red 3 blue")
    # Five cards with a stray bring 1; 9+9+9+5+5+1+1 with kittens brings 8.
    assert after.coins == (9, 0, 0)
    assert (row(after, "2 red"), row(after, "3 blue")) == ("", "blue3")


@pytest.mark.rule("nine", 8)
def test_two_cards_come_from_two_different_opponents():
    state = table("1 red: red3 red7", "1 blue: blue3 blue3", "2 red: red9", "2 blue: blue3")
    assert starting(state, "rob") == []
    state = table("2 red: red3", "1 red: red9", "3 red: red9", "4 red: red5", seats=4, turn=2)
    assert starting(state, "rob") == ["rob 1 red 3 red", "rob 1 red 4 red", "rob 3 red 4 red"]
    assert objection(state, "rob 1 red 2 red") == "own-series"


@pytest.mark.rule("nine", 8)
def test_both_cards_of_a_robbery_must_be_wanted():
    state = table("1 red: red3 red7", "1 blue: blue3", "2 red: red9", "3 blue: blue3")
    assert starting(state, "rob") == []
    assert objection(state, "rob 2 red 3 blue") == "not-scored"
    state = table("1 red: red3 red7", "2 red: red9", "3 red: red9")
    assert objection(state, "rob 2 red 3 red") == "not-scored"


@pytest.mark.rule("nine", 8)
def test_the_smaller_player_number_stands_first_and_is_laid_first():
    state = table("1 red: red5", "2 red: red1", "3 red: red3")
    after = play(state, "rob 3 red 2 red")
    assert after.coins == (1, 0, 0)
    assert names(after.box) == "red1 red3"


@pytest.mark.rule("nine", 9)
def test_a_stolen_card_may_make_a_wrong_sum():
    after = play(table("1 red: red1 red1", "2 red: red5"), "steal 2 red")
    assert after.coins == (0, 0, 0)
    assert names(after.box) == "red1 red1 red5"


@pytest.mark.rule("nine", 7)
@pytest.mark.rule("nine", 20)
def test_kittens_lie_across_and_do_not_protect_the_card_beneath():
    state = table("1 red: red3 red7", "2 red: red1 red9 +kittens")
    after = play(state, "steal 2 red")
    assert with_kittens(after) == ["2 red"]
    assert row(after, "2 red") == "red1"
