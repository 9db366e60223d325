"""Nine Lives: to take, to draw, and that one always can. Rules 5, 6 and 10."""

from __future__ import annotations

import pytest

from engines.rng import Seeded
from engines.values import Objection
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
)


@pytest.mark.rule("nine", 5)
def test_a_number_card_that_is_taken_is_played_at_once_to_the_series_of_its_colour():
    state = table("1 red: red5", tops="red7|blue1|green1")
    after = play(state, "take 1")
    assert row(after, "1 red") == "red5 red7"
    assert mover(after) == 2
    assert row(play(state, "take 2"), "1 blue") == "blue1"


@pytest.mark.rule("nine", 5)
@pytest.mark.parametrize(
    ("card", "series", "fits"),
    [
        ("stray", "1 red: red5", True),
        ("stray", "1 red: red5 stray", False),
        ("stray", "2 red: red5", False),
        ("kittens", "1 red: red5", True),
        ("kittens", "1 red: red5 +kittens", False),
        ("rascal", "1 red: red5 stray", False),
        ("gooddog", "1 red: red5", True),
        ("gooddog", "2 red: red5", False),
        ("baddog", "1 red: red5", True),
        ("baddog", "2 red: red5", False),
        ("lady", "1 red: red5 stray", True),
        ("lady", "1 red: red5", False),
    ],
)
def test_a_stray_or_an_extra_may_be_taken_only_if_it_can_be_executed(card, series, fits):
    state = table(series, tops=f"blue1|{card}|green1")
    assert ("take 2" in moves(state)) == fits
    assert objection(state, "take 2") == (None if fits else "no-use")


@pytest.mark.rule("nine", 5)
def test_a_taken_extra_is_executed_by_a_move_of_its_own():
    taken = play(table("1 red: red5 stray", tops="lady|blue1|green1"), "take 1")
    assert mover(taken) == 1
    assert moves(taken) == ["lady"]
    assert play(taken, "lady").coins == (2, 0, 0)


@pytest.mark.rule("nine", 5)
def test_the_pile_is_refilled_before_the_taken_card_is_played():
    state = table(
        "1 red: red5 red7",
        tops="red7|blue1|kittens",
        stock="kittens red9 green1 blue9",
    )
    after = play(state, "take 1")
    # The new top makes a pair with pile 3, and both piles are filled, before anything is scored.
    assert news(after) == ["took", "opened", "paired", "opened", "opened"]
    assert after.phase.value == "score"
    assert tops(after) == ["red9", "blue1", "green1"]


@pytest.mark.rule("nine", 5)
def test_a_bared_top_may_make_a_pair():
    state = table(tops="lady red7|blue1|lady")
    after = play(state, "take 1")
    assert names(after.box) == "lady lady"
    assert tops(after) == ["blue1", "blue1", "yellow3"]


@pytest.mark.rule("nine", 5)
def test_an_empty_pile_has_nothing_to_take():
    bare = table(tops="blue1||green1")
    assert objection(bare, "take 2") == "empty-pile"
    said = NINE.objection(bare, 0, NINE.parse(bare, 0, "take 2"))
    assert said == Objection("empty-pile", {"pile": 2})
    assert objection(table(), "take 4") == "no-such-pile"


@pytest.mark.rule("nine", 6)
def test_two_cards_are_drawn_and_resolved_in_an_order_of_choice():
    state = play(table(stock="red5 blue9 green1 green3"), "draw")
    assert names(state.cards) == "red5 blue9"
    assert moves(state) == ["first", "second"]
    first = play(state, "first")
    assert names(first.cards) == "red5 blue9"
    second = play(state, "second", "play")
    assert row(second, "1 blue") == "blue9"
    assert names(second.cards) == "red5"
    after = play(second, "play")
    assert row(after, "1 red") == "red5"
    assert mover(after) == 2


@pytest.mark.rule("nine", 6)
def test_the_last_card_is_drawn_alone():
    state = play(table(stock="red5", seats=4), "draw")
    assert names(state.cards) == "red5"
    assert moves(state) == ["play", "drop 1", "drop 2", "drop 3", "drop 4"]


@pytest.mark.rule("nine", 6)
@pytest.mark.parametrize("extra", ["kittens", "rascal", "gooddog", "lady", "baddog"])
def test_two_same_extras_go_to_the_box_and_the_turn_ends(extra):
    after = play(table("1 red: red5 stray", stock=f"{extra} {extra} red1 red3"), "draw")
    assert names(after.box) == f"{extra} {extra}"
    assert mover(after) == 2
    assert after.phase.value == "turn"
    assert row(after, "1 red") == "red5 stray"


@pytest.mark.rule("nine", 6)
@pytest.mark.parametrize("twins", ["stray stray", "red5 red5"])
def test_two_strays_or_numbers_are_resolved_though_they_are_the_same(twins):
    state = play(table("1 red: red1", "1 blue: blue1", stock=f"{twins} red1 red3"), "draw")
    assert moves(state) == ["first", "second"]


@pytest.mark.rule("nine", 6)
def test_two_number_cards_are_dropped_on_different_piles():
    state = play(table(stock="red5 blue9 green1 green3"), "draw", "first", "drop 2")
    assert moves(state) == ["play", "drop 1", "drop 3"]
    assert objection(state, "drop 2") == "other-pile"
    assert tops(play(state, "drop 1")) == ["blue9", "red5", "green1"]


@pytest.mark.rule("nine", 6)
@pytest.mark.parametrize("pair", ["red5 lady", "lady red5", "stray lady", "stray stray"])
def test_any_other_two_may_share_a_pile(pair):
    state = play(table(stock=f"{pair} green1 green3"), "draw", "first", "drop 2")
    assert "drop 2" in moves(state)
    after = play(state, "drop 2")
    assert names(after.piles[1]) == f"yellow1 {pair}"


@pytest.mark.rule("nine", 6)
def test_a_number_card_that_was_played_leaves_every_pile_for_the_other():
    state = play(table(stock="red5 blue9 green1 green3"), "draw", "first", "play")
    assert moves(state) == ["play", "drop 1", "drop 2", "drop 3"]
    # and a dropped one is forgotten by the next turn
    after = play(table(stock="red5 red1 green1 green3"), "draw", "first", "drop 1", "drop 2")
    again = play(after, "draw", "first")
    assert "drop 2" in moves(again)
    assert "drop 1" in moves(again)


@pytest.mark.rule("nine", 6)
def test_what_can_be_executed_must_be_and_the_rest_is_dropped():
    state = table("1 red: red5", question="stray")
    assert moves(state) == ["into red"]
    assert objection(state, "drop 1") == "must-use"
    state = table(question="stray")
    assert moves(state) == ["drop 1", "drop 2", "drop 3"]
    assert objection(state, "into red") == "drop-it"


@pytest.mark.rule("nine", 6)
def test_the_order_may_be_chosen_so_that_a_card_cannot_be_executed():
    drawn = play(table(stock="stray red5 green1 green3"), "draw")
    assert moves(play(drawn, "first")) == ["drop 1", "drop 2", "drop 3"]
    assert moves(play(drawn, "second", "play")) == ["into red"]


@pytest.mark.rule("nine", 10)
def test_drawing_is_always_possible_while_the_game_lasts():
    turns, step = 0, 0
    state = NINE.start(5, {}, Seeded("draw", 0))
    rng = Seeded("drawing", 0)
    while turn := NINE.to_move(state):
        legal = moves(state)
        assert "pass" not in legal
        if state.phase.value == "turn":
            turns += 1
            assert "draw" in legal
        step += 1
        move = NINE.parse(state, turn[0], rng.choice(legal))
        state = NINE.play(state, turn[0], move, Seeded("draw", step))
    assert turns > 50
