"""Boop: every way the game ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.values import Outcome
from tests.games.boop.drawing import BOOP, EMPTY, bed, drawn, options, play, rows, told

THREE_CATS = """
    M M . . . .   →   M M M . . .
    . . . . . .       . . . . . .
    . . . . . .       . . . . . .
    m m m . . .       m m m . . .
    . . . . . .       . . . . . .
    . . . . . .       . . . . . .
"""


@pytest.mark.rule("boop", 20)
def test_three_own_cats_in_a_line_win_before_any_promotion():
    after = play(drawn(THREE_CATS, cats=(1, 0), haunted=True), "cat c1")
    assert bed(after) == rows(THREE_CATS, 1)
    assert BOOP.outcome(after) == Outcome((0,), "three-cats")
    assert told(after) == ["placed 0 cat c1", "won-three-cats 0 a1 b1 c1"]
    assert after.winning_line() == (0, 1, 2)
    assert (BOOP.to_move(after), BOOP.moves(after, 0), BOOP.moves(after, 1)) == ((), (), ())
    assert BOOP.coda(after, 0) is None


@pytest.mark.rule("boop", 20)
def test_two_cats_and_a_kitten_do_not_win():
    line = play(drawn(THREE_CATS.replace("m", ".")), "kitten c1")
    assert (BOOP.outcome(line), options(line)) == (None, ["promote a1 b1 c1"])


EIGHT = """
    M . M . M .
    . . . . . .
    M . M . M .
    . . . . . .
    M . . . . .
    . . . . . .
"""


@pytest.mark.rule("boop", 20)
def test_eight_own_cats_on_the_bed_win():
    after = play(drawn(EIGHT, cats=(1, 0)), "cat f6")
    assert BOOP.outcome(after) == Outcome((0,), "eight-cats")
    assert told(after) == ["placed 0 cat f6", "won-eight-cats 0"]
    assert after.winning_line() is None


@pytest.mark.rule("boop", 20)
def test_seven_cats_and_a_kitten_do_not_win():
    after = play(drawn(EIGHT), "kitten f6")
    assert (BOOP.outcome(after), len(options(after))) == (None, 8)


CATS_FOR_THE_OTHER = """
    . . . . . .   →   . . . . . .
    . . . . . .       . . . . . .
    . R R . . .       . R R R . .
    . . . . R .       . . . . . .
    . . . . . .       . . . . . M
    . . . . . .       . . . . . .
"""


@pytest.mark.rule("boop", 4)
@pytest.mark.rule("boop", 20)
def test_three_cats_of_the_other_win_at_the_end_of_his_own_turn():
    pushed = play(drawn(CATS_FOR_THE_OTHER, cats=(1, 1)), "cat f5")
    assert bed(pushed) == rows(CATS_FOR_THE_OTHER, 1)
    assert (BOOP.outcome(pushed), BOOP.to_move(pushed)) == (None, (1,))
    assert BOOP.outcome(play(pushed, "kitten f1")) == Outcome((1,), "three-cats")
    assert BOOP.outcome(play(pushed, "cat c4")) is None


@pytest.mark.rule("boop", 20)
def test_if_both_have_three_cats_the_active_seat_wins():
    both = drawn(
        """
        . . . . . .
        . . . . . .
        . R R . . M
        . . . . R M
        . . . . . .
        . . . . . .
        """,
        cats=(1, 0),
    )
    assert BOOP.outcome(play(both, "cat f5")) == Outcome((0,), "three-cats")


EACH_BOOPS_THE_OTHER_OFF = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    r . . . . .
    . . . . . .
"""


@pytest.mark.rule("boop", 21)
def test_the_third_time_of_the_same_position_is_a_draw():
    start = drawn(EACH_BOOPS_THE_OTHER_OFF)
    twice = play(start, "kitten b6", "kitten a5", "kitten b6")
    assert BOOP.outcome(twice) is None
    third = play(twice, "kitten a5")
    assert BOOP.outcome(third) == Outcome((0, 1), "repetition")
    assert told(third) == ["placed 1 kitten a5", "fell 0 kitten b6", "drawn-repetition"]
    assert (third.seat, third.turn, BOOP.to_move(third)) == (1, 4 + start.turn - 1, ())


@pytest.mark.rule("boop", 21)
def test_ghosts_their_direction_and_the_side_to_move_make_another_position():
    start = drawn(EACH_BOOPS_THE_OTHER_OFF, ghosts=(None, "c3d3 up"))
    boards, ghosts, seat = play(start, "kitten b6", "stay").past[-1]
    entered = drawn(EMPTY, ghosts=(None, "c3d3 down")).ghosts
    reasons = {}
    for name, before in {
        "the same": (boards, ghosts, seat),
        "ghost turned": (boards, entered, seat),
        "ghost in the pool": (boards, (None, None), seat),
        "other side": (boards, ghosts, 1 - seat),
        "other bed": (start.boards, ghosts, seat),
    }.items():
        after = play(replace(start, past=(before, before)), "kitten b6", "stay")
        reasons[name] = after.result and after.result.reason
    assert reasons == {
        "the same": "repetition",
        "ghost turned": None,
        "ghost in the pool": None,
        "other side": None,
        "other bed": None,
    }


@pytest.mark.rule("boop", 21)
def test_positions_from_before_a_kitten_grew_are_forgotten_and_others_are_not():
    line = play(drawn(EMPTY.replace(". .", "m m", 1)), "kitten c1")
    assert len(line.past) == 1
    assert len(play(line, "promote a1 b1 c1").past) == 1
    one_cat = drawn(EIGHT.replace("M", "m", 6))
    assert len(play(one_cat, "kitten f6", "promote a5").past) == 2
    assert len(play(one_cat, "kitten f6", "promote a1").past) == 1


@pytest.mark.rule("boop", 21)
def test_turn_three_hundred_is_the_last():
    assert BOOP.outcome(play(drawn(EMPTY, turn=299), "kitten a1")) is None
    last = play(drawn(EMPTY, turn=300), "kitten a1")
    assert BOOP.outcome(last) == Outcome((0, 1), "turns")
    assert told(last) == ["placed 0 kitten a1", "drawn-turns 300"]


@pytest.mark.rule("boop", 21)
def test_turn_three_hundred_is_played_to_its_end():
    asked = play(drawn(EMPTY, turn=300, haunted=True), "kitten a1")
    assert (BOOP.outcome(asked), BOOP.to_move(asked)) == (None, (0,))
    assert BOOP.outcome(play(asked, "stay")) == Outcome((0, 1), "turns")
    won = play(drawn(THREE_CATS, cats=(1, 0), turn=300), "cat c1")
    assert BOOP.outcome(won) == Outcome((0,), "three-cats")
