"""Nine Lives: how it ends. Rules 25 to 27."""

from __future__ import annotations

import pytest

from engines.rng import Scripted, Seeded
from tests.games.nine.laying import (
    NINE,
    cards,
    ended,
    later,
    mover,
    moves,
    names,
    news,
    play,
    row,
    table,
    tops,
)


@pytest.mark.rule("nine", 25)
def test_with_three_the_turn_that_draws_the_last_card_is_finished():
    state = play(table("1 red: red3 red7", stock="red9 blue1"), "draw")
    assert NINE.outcome(state) is None
    state = play(state, "first", "play", "score")
    assert state.coins == (1, 0, 0)
    assert NINE.outcome(state) is None
    state = play(state, "drop 1")
    assert ended(state).winners == (0,)
    assert NINE.to_move(state) == ()
    assert news(state)[-1] == "ended"


@pytest.mark.rule("nine", 25)
def test_with_three_a_refill_that_takes_the_last_card_ends_it_too():
    state = play(table(tops="red9|blue1|blue3", stock="green5"), "take 1")
    assert ended(state).reason == "shared"
    asked = play(table("1 red: red3 red7", tops="red9|blue1|blue3", stock="green5"), "take 1")
    assert NINE.outcome(asked) is None
    assert ended(play(asked, "score")).winners == (0,)


@pytest.mark.rule("nine", 25)
def test_kittens_are_dropped_before_it_ends():
    state = table("1 red: red3", "2 red: red9 +kittens", "1 blue: blue5 +kittens")
    state = later(state, stock=cards("baddog"))
    given = play(play(state, "draw"), "baddog blue 2")
    assert NINE.outcome(given) is None
    assert ended(play(given, "drop 1")).winners == (1,)


@pytest.mark.rule("nine", 26)
@pytest.mark.parametrize("seats", [4, 5])
def test_with_more_box_and_discard_piles_become_a_new_draw_pile_once(seats):
    state = table(
        "1 red: red3", "2 blue: blue5 +kittens", seats=seats, stock="red9 green1",
        box="green5 green7 green9 yellow7", coins=(1, 0, 2, 0, 0)[:seats],
    )  # fmt: skip
    drawn = play(state, "draw", "first", "play")
    lying = [card for pile in drawn.piles for card in pile] + [*drawn.box, *cards("green1")]
    after = play(drawn, "drop 1", rng=Seeded("again", 0))
    assert news(after)[:2] == ["dropped", "shuffled"]
    assert news(after)[2:] == ["opened"] * seats
    assert sorted((*after.stock, *(pile[0] for pile in after.piles))) == sorted(lying)
    assert after.box == ()
    assert [len(pile) for pile in after.piles] == [1] * seats
    assert row(after, "1 red") == "red3 red9"
    assert row(after, "2 blue") == "blue5"
    assert after.kittens == state.kittens
    assert after.coins == state.coins
    assert mover(after) == 2
    assert NINE.outcome(after) is None


@pytest.mark.rule("nine", 26)
def test_the_shuffle_is_that_of_the_step_and_of_sorted_cards():
    state = table(seats=4, stock="red9", tops="blue1|blue3|blue5|blue7", box="green9 green1")
    after = play(play(state, "draw"), "drop 1", rng=Scripted([0, 0, 0, 0, 0, 0]))
    # Sorted: blue 1 3 5 7, red 9, green 1 9; the first is always put last: 3 5 7 9 1 9 1.
    assert tops(after) == ["blue3", "blue5", "blue7", "red9"]
    assert names(after.stock) == "green1 green9 blue1"


@pytest.mark.rule("nine", 26)
def test_no_pile_is_refilled_between_the_last_card_and_the_end_of_the_turn():
    state = table(seats=4, tops="lady|blue3|blue5|blue7", stock="lady red9")
    state = play(state, "draw", "first", "drop 2")
    assert [len(pile) for pile in state.piles] == [0, 1, 1, 1]
    after = play(state, "drop 3")
    assert [len(pile) for pile in after.piles] == [1, 1, 1, 1]


@pytest.mark.rule("nine", 26)
@pytest.mark.parametrize("seats", [4, 5])
def test_the_second_exhaustion_ends_it(seats):
    state = table(seats=seats, stock="red9", box="green5 green7 green9", again=1)
    after = play(play(state, "draw"), "play")
    assert NINE.outcome(after) is not None


@pytest.mark.rule("nine", 26)
@pytest.mark.parametrize(
    ("left", "over"), [("blue1|blue3|blue5|", True), ("blue1|blue3|lady|", False)]
)
def test_it_ends_at_once_where_opening_leaves_no_draw_pile(left, over):
    box = "" if over else "red1 red3"
    state = table(seats=4, tops=left, stock="red9", box=box, coins=(0, 3, 1, 0))
    after = play(play(state, "draw"), "drop 1")
    assert (NINE.outcome(after) is not None) == over
    if over:
        assert ended(after).winners == (1,)
        assert news(after)[-1] == "ended"


@pytest.mark.rule("nine", 27)
def test_unfinished_series_are_worth_nothing_and_most_coins_win():
    state = table("1 red: red3 red7 red9", stock="green1", coins=(2, 3, 1))
    over = ended(play(play(state, "draw"), "drop 1"))
    assert (over.winners, over.scores, over.reason) == ((1,), (2, 3, 1), "most")
    assert over.breakdown == ((("coins", 2),), (("coins", 3),), (("coins", 1),))


@pytest.mark.rule("nine", 27)
def test_ties_are_shared():
    state = table(stock="green1", coins=(3, 2, 3))
    over = ended(play(play(state, "draw"), "drop 1"))
    assert (over.winners, over.reason) == ((0, 2), "shared")


def test_what_everybody_would_have_now_is_told_before_the_end():
    assert NINE.tally(table(coins=(1, 4, 2))).winners == (1,)


def test_the_absent_draw_drop_and_score_what_brings_coins():
    state = table("1 red: red3 red7", stock="red9 stray green1")
    texts = []
    for _ in range(4):
        (seat,) = NINE.to_move(state)
        texts.append(NINE.format(NINE.idle(state, seat)))
        state = play(state, texts[-1])
    assert texts == ["draw", "first", "drop 1", "into red"]
    for held, wanted in (("red3 red7", "score"), ("red3 red3", "wait")):
        asked = play(table(f"1 red: {held}", tops="red9|blue1|blue3"), "take 1")
        assert NINE.format(NINE.idle(asked, 0)) == wanted
    assert "score" in moves(asked)
