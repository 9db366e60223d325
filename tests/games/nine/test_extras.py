"""Nine Lives: strays and extras, and what happens where they can do nothing. Rules 19 to 24."""

from __future__ import annotations

import pytest

from tests.games.nine.laying import (
    NINE,
    mover,
    moves,
    names,
    news,
    objection,
    play,
    row,
    table,
    tops,
    with_kittens,
)

DROPS = ["drop 1", "drop 2", "drop 3"]


@pytest.mark.rule("nine", 19)
def test_a_stray_goes_to_any_own_started_series_without_one():
    state = table(
        "1 red: red5", "1 blue: blue1 stray", "1 green: green7 green7", "2 yellow: yellow1",
        question="stray",
    )  # fmt: skip
    assert moves(state) == ["into red", "into green"]
    assert objection(state, "into blue") == "has-stray"
    assert objection(state, "into yellow") == "own-none"
    assert row(play(state, "into red"), "1 red") == "red5 stray"


@pytest.mark.rule("nine", 19)
def test_a_stray_counts_for_the_length():
    after = play(table("1 red: red7 red7 red9 red5", question="stray"), "into red")
    assert after.coins == (1, 0, 0)
    assert row(after, "1 red") == ""


@pytest.mark.rule("nine", 19)
@pytest.mark.parametrize("series", ["2 red: red5", "1 red: red5 stray"])
def test_a_stray_without_a_place_is_dropped(series):
    assert moves(table(series, question="stray")) == DROPS


@pytest.mark.rule("nine", 20)
def test_kittens_go_across_an_own_started_series_one_each():
    state = table("1 red: red5", "1 blue: blue5 +kittens", "2 green: green1", question="kittens")
    assert moves(state) == ["into red"]
    assert objection(state, "into blue") == "has-kittens"
    assert with_kittens(play(state, "into red")) == ["1 blue", "1 red"]


@pytest.mark.rule("nine", 20)
def test_a_series_with_kittens_must_become_exactly_seven():
    state = table("1 red: red9 red9 red9 red5", question="kittens")
    grown = play(state, "into red")
    assert row(grown, "1 red") == "red9 red9 red9 red5"
    held = table("1 red: red9 red9 red9 red5 +kittens", tops="red5|blue1|blue3")
    assert row(play(held, "take 1"), "1 red") == "red9 red9 red9 red5 red5"


@pytest.mark.rule("nine", 20)
@pytest.mark.parametrize("series", ["2 red: red5", "1 red: red5 +kittens"])
def test_kittens_without_a_place_are_dropped(series):
    assert moves(table(series, question="kittens")) == DROPS


@pytest.mark.rule("nine", 20)
def test_who_loses_what_lies_beneath_kittens_drops_them_out_of_turn():
    state = table("1 red: red3 red7", "3 red: red9 +kittens", tops="blue1|kittens|blue3")
    stolen = play(state, "steal 3 red")
    assert news(stolen) == ["stole", "homeless", "scored"]
    assert mover(stolen) == 3
    assert moves(stolen) == DROPS
    assert stolen.coins == (1, 0, 0)
    after = play(stolen, "drop 2")
    assert mover(after) == 2
    assert tops(after) == ["blue1", "kittens", "blue3"]
    # and the tops are looked at: a pair on two piles goes to the box
    paired = play(stolen, "drop 1")
    assert names(paired.box).endswith("kittens kittens")
    assert tops(paired) == ["blue1", "blue1", "blue3"]


@pytest.mark.rule("nine", 20)
def test_of_two_owners_the_smaller_player_number_drops_first():
    state = table(
        "2 red: red3", "1 red: red9 +kittens", "3 red: red7 +kittens", "4 red: red7 +kittens",
        turn=2, seats=4,
    )  # fmt: skip
    robbed = play(state, "rob 3 red 1 red")
    assert mover(robbed) == 1
    first = play(robbed, "drop 4")
    assert mover(first) == 3
    after = play(first, "drop 4")
    assert mover(after) == 3
    assert after.phase.value == "turn"
    assert names(after.piles[3]) == "blue3 kittens kittens"
    assert with_kittens(after) == ["4 red"]


@pytest.mark.rule("nine", 20)
@pytest.mark.parametrize(("dog", "left"), [("gooddog", "red5"), ("baddog", "red5 red7")])
def test_dogs_that_empty_a_series_make_the_mover_drop_its_kittens(dog, left):
    state = table(f"1 red: {left} +kittens", stock=f"{dog} blue9 green1 green3")
    given = play(state, "draw", "first", f"{dog} red 2")
    assert mover(given) == 1
    assert moves(given) == DROPS
    assert objection(given, "play") == "asked-kittens"
    after = play(given, "drop 1")
    assert names(after.cards) == "blue9"
    assert mover(after) == 1


@pytest.mark.rule("nine", 20)
def test_the_absent_drop_kittens_on_the_first_pile():
    stolen = play(table("1 red: red3 red7", "3 red: red9 +kittens"), "steal 3 red")
    assert NINE.format(NINE.idle(stolen, 2)) == "drop 1"


@pytest.mark.rule("nine", 21)
def test_a_rascal_swaps_a_stray_for_a_last_card_of_the_same_colour():
    state = table(
        "1 red: red1 stray red3 red5", "2 red: red7 red9 +kittens", "3 red: red5",
        question="rascal",
    )  # fmt: skip
    assert moves(state) == ["rascal red 2"]
    after = play(state, "rascal red 2")
    assert row(after, "1 red") == "red1 red3 red5 red9"
    assert row(after, "2 red") == "red7 stray"
    assert with_kittens(after) == ["2 red"]
    assert after.coins == (0, 1, 0)
    assert mover(after) == 2


@pytest.mark.rule("nine", 21)
@pytest.mark.rule("nine", 12)
def test_what_a_rascal_brings_may_be_scored_at_three():
    state = table("1 red: red1 stray red1", "2 red: red3 red7", question="rascal")
    asked = play(state, "rascal red 2")
    assert mover(asked) == 1
    assert moves(asked) == ["score", "wait"]
    assert play(asked, "score").coins == (1, 1, 0)


@pytest.mark.rule("nine", 21)
@pytest.mark.rule("nine", 12)
def test_what_a_rascal_brings_is_not_scored_at_three_beneath_kittens():
    state = table(
        "1 red: red1 stray red1 +kittens", "2 red: red3 red7", stock="rascal blue9 green1 green3"
    )
    after = play(state, "draw", "first", "rascal red 2")
    assert names(after.cards) == "blue9"
    assert row(after, "1 red") == "red1 red1 red7"
    assert with_kittens(after) == ["1 red"]


@pytest.mark.rule("nine", 21)
def test_the_victims_series_is_never_scored_by_a_rascal():
    state = table("1 red: red1 stray", "2 red: red3 red3 red3 red3", question="rascal")
    after = play(state, "rascal red 2")
    assert row(after, "2 red") == "red3 red3 red3 stray"
    six = table("1 red: red1 stray", f"2 red: {'red3 ' * 6} +kittens", question="rascal")
    assert len(row(play(six, "rascal red 2"), "2 red").split()) == 6


@pytest.mark.rule("nine", 21)
@pytest.mark.parametrize(
    ("own", "theirs", "right"),
    [
        ("red1 stray", "red3 red5", True),
        ("red1 stray", "red3", False),
        ("red1 stray", "red3 stray", False),
        ("red1 red5", "red3 red5", False),
    ],
)
def test_a_rascal_that_can_swap_nothing_is_dropped(own, theirs, right):
    state = table(f"1 red: {own}", f"2 red: {theirs}", "2 blue: blue1 blue1", question="rascal")
    assert moves(state) == (["rascal red 2"] if right else DROPS)
    assert objection(state, "rascal blue 2") == ("own-none" if right else "drop-it")


@pytest.mark.rule("nine", 22)
def test_a_good_dog_takes_a_last_card_to_an_opponent_for_two_coins():
    state = table("1 red: red1 red9", "1 blue: blue5 stray", question="gooddog")
    assert moves(state) == [
        "gooddog blue 2", "gooddog blue 3", "gooddog red 2", "gooddog red 3",
    ]  # fmt: skip
    assert objection(state, "gooddog red 1") == "to-yourself"
    after = play(state, "gooddog red 3")
    assert row(after, "1 red") == "red1"
    assert after.coins == (0, 0, 2)
    assert after.box == ()
    stray = play(state, "gooddog blue 2")
    assert row(stray, "1 blue") == "blue5"
    assert stray.coins == (0, 2, 0)


@pytest.mark.rule("nine", 22)
@pytest.mark.rule("nine", 23)
@pytest.mark.parametrize("dog", ["gooddog", "baddog"])
def test_a_dog_without_a_series_is_dropped(dog):
    assert moves(table("2 red: red5", question=dog)) == DROPS


@pytest.mark.rule("nine", 23)
def test_a_bad_dog_chases_a_whole_series_to_an_opponent_as_coins():
    state = table("1 red: red1 stray red9 +kittens", question="baddog")
    assert moves(state) == ["baddog red 2", "baddog red 3"]
    after = play(state, "baddog red 2")
    assert after.coins == (0, 3, 0)
    assert names(after.box) == "baddog"
    assert row(after, "1 red") == ""
    assert moves(after) == DROPS
    assert news(after) == ["chased", "homeless"]


@pytest.mark.rule("nine", 24)
def test_a_cat_lady_takes_all_own_strays():
    state = table(
        "1 red: red1 stray red9", "1 blue: blue5 stray", "1 green: green1", "2 red: red1 stray",
        question="lady",
    )  # fmt: skip
    assert moves(state) == ["lady"]
    assert objection(state, "drop 1") == "must-use"
    after = play(state, "lady")
    assert after.coins == (3, 0, 0)
    assert row(after, "1 red") == "red1 red9"
    assert row(after, "1 blue") == "blue5"
    assert row(after, "2 red") == "red1 stray"
    assert after.box == ()


@pytest.mark.rule("nine", 24)
def test_a_cat_lady_without_strays_is_dropped():
    assert moves(table("1 red: red5", "2 red: red1 stray", question="lady")) == DROPS


@pytest.mark.parametrize(
    ("question", "text", "code"),
    [
        ("lady", "into red", "other-card"),
        ("lady", "play", "other-card"),
        ("gooddog", "baddog red 2", "other-card"),
        ("stray", "lady", "other-card"),
        ("red7", "into red", "play-or-drop"),
        ("red7", "lady", "play-or-drop"),
        ("gooddog", "gooddog green 2", "own-none"),
        ("gooddog", "gooddog red 4", "no-such-player"),
        ("red7", "drop 4", "no-such-pile"),
        ("red7", "draw", "asked-card"),
        ("red7", "score", "asked-card"),
        ("red7 red5", "play", "asked-first"),
        ("", "play", "asked-turn"),
        ("rascal", "rascal yellow 2", "no-stray"),
        ("rascal", "rascal red 3", "not-swapped"),
    ],
)
def test_what_is_wrong_with_a_move_is_told(question, text, code):
    series = ("1 red: red1 stray", "1 yellow: yellow1", "2 red: red1 red1", "3 red: red5")
    assert objection(table(*series, question=question), text) == code


def test_three_cards_are_scored_or_not_before_anything_else():
    asked = play(table("1 red: red1 red5", tops="red7|blue1|blue3"), "take 1")
    assert objection(asked, "draw") == "asked-score"
