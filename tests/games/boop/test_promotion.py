"""Boop: lines of three, eight on the bed, and what becomes of those taken up."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from engines.boop.state import Phase
from tests.games.boop.drawing import BOOP, bed, drawn, options, play, pools, rows, told

SINGLES = ["a1", "c1", "e1", "a3", "c3", "e3", "a5", "f6"]
ALL_EIGHT = """
    m . m . m .   →   m . m . m .
    . . . . . .       . . . . . .
    m . M . m .       m . . . m .
    . . . . . .       . . . . . .
    m . . . . .       m . . . . .
    . . . . . .       . . . . . m
"""


def lines():
    """All lines, from nothing but columns and rows."""
    found = set()
    for column, row, (right, down) in product(
        range(6), range(6), ((1, 0), (0, 1), (1, 1), (-1, 1))
    ):
        places = [(column + right * n, row + down * n) for n in range(3)]
        if all(0 <= x <= 5 and 0 <= y <= 5 for x, y in places):
            found.add(tuple(sorted(x + 6 * y for x, y in places)))
    return found


@pytest.mark.rule("boop", 13)
def test_there_are_eighty_lines_and_no_other_three_cells_are_one():
    straight, seen = lines(), 0
    assert len(straight) == 80
    for cells in combinations(range(36), 3):
        letters = ["m" if cell in cells else "." for cell in range(36)]
        drawing = "\n".join(" ".join(letters[row * 6 : row * 6 + 6]) for row in range(6))
        found = BOOP.moves(drawn(drawing, phase=Phase.PROMOTE), 0)
        assert [move.cells for move in found] == ([cells] if cells in straight else [])
        seen += 1
    assert seen == 7140


LINES = [
    pytest.param(
        "kitten c1",
        """
        m m . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["promote a1 b1 c1"],
        id="a row",
    ),
    pytest.param(
        "kitten f6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . m
        . . . . . m
        . . . . . .
        """,
        ["promote f4 f5 f6"],
        id="a column",
    ),
    pytest.param(
        "kitten c3",
        """
        m . . . . .
        . m . . . .
        . . . . . .
        . . . m . .
        . . . . r .
        . . . . . .
        """,
        ["promote a1 b2 c3", "promote b2 c3 d4"],
        id="four in a falling diagonal are two lines",
    ),
    pytest.param(
        "kitten c1",
        """
        . . . . . .
        . m . . . .
        M . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ["promote c1 b2 a3"],
        id="a rising diagonal of cats and kittens, named row by row",
    ),
]


@pytest.mark.rule("boop", 13)
@pytest.mark.rule("boop", 14)
@pytest.mark.parametrize(("move", "drawing", "offered"), LINES)
def test_a_line_must_be_promoted(move, drawing, offered):
    after = play(drawn(drawing), move)
    assert after.phase is Phase.PROMOTE
    assert (after.seat, options(after)) == (0, offered)


@pytest.mark.rule("boop", 5)
def test_two_and_a_gap_are_no_line_and_the_turn_passes():
    after = play(
        drawn("""
            m . m . . .
            m . . . . .
            . r . . . .
            . . . . . .
            . . . . . .
            . . . . . .
        """),
        "kitten f6",
    )
    assert (after.seat, after.phase) == (1, Phase.PLACE)


@pytest.mark.rule("boop", 14)
def test_with_all_eight_on_the_bed_every_single_piece_is_offered():
    after = play(drawn(ALL_EIGHT), "kitten f6")
    assert options(after) == [f"promote {cell}" for cell in SINGLES]


@pytest.mark.rule("boop", 14)
def test_with_seven_on_the_bed_no_single_piece_is_offered():
    after = play(drawn(ALL_EIGHT.replace("M", ".")), "kitten f6")
    assert after.seat == 1


@pytest.mark.rule("boop", 16)
def test_with_a_line_and_eight_on_the_bed_all_is_offered():
    after = play(
        drawn("""
            m m m . r .
            . . . . . .
            m . . . . .
            . . m . . m
            . . . . . .
            m . . . . .
        """),
        "kitten f6",
    )
    singles = ["a1", "b1", "c1", "a3", "c4", "f4", "a6", "f6"]
    assert options(after) == ["promote a1 b1 c1", *(f"promote {cell}" for cell in singles)]


@pytest.mark.rule("boop", 15)
def test_a_line_leaves_the_bed_and_its_kittens_become_cats():
    drawing = """
        m M . . . r   →   . . . . . r
        . . . . . .       . . . . . .
        . . . m . .       . . . m . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
    """
    line = play(drawn(drawing), "kitten c1")
    assert pools(line) == "4 kittens 0 cats, 7 kittens 0 cats"
    after = play(line, "promote a1 b1 c1")
    assert bed(after) == rows(drawing, 1)
    assert pools(after) == "4 kittens 3 cats, 7 kittens 0 cats"
    assert told(after) == ["promoted 0 a1 b1 c1 2 1"]
    assert (after.seat, after.phase) == (1, Phase.PLACE)


@pytest.mark.rule("boop", 15)
def test_a_single_kitten_becomes_a_cat_in_the_pool():
    after = play(drawn(ALL_EIGHT), "kitten f6", "promote a1")
    assert pools(after) == "0 kittens 1 cats, 8 kittens 0 cats"
    assert told(after) == ["took-up 0 kitten a1"]


@pytest.mark.rule("boop", 15)
def test_a_single_cat_goes_back_to_the_pool():
    after = play(drawn(ALL_EIGHT), "kitten f6", "promote c3")
    assert bed(after) == rows(ALL_EIGHT, 1)
    assert pools(after) == "0 kittens 1 cats, 8 kittens 0 cats"
    assert told(after) == ["took-up 0 cat c3"]


@pytest.mark.rule("boop", 16)
@pytest.mark.parametrize(
    ("choice", "left"),
    [("promote a1 b1 c1", ". . . m r ."), ("promote b1 c1 d1", "m . . . r .")],
    ids=["the left three of four", "the right three of four"],
)
def test_one_promotion_is_carried_out_and_all_else_stays(choice, left):
    four = """
        m m . m r .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """
    after = play(drawn(four), "kitten c1")
    assert len(options(after)) == 2
    assert [" ".join(row) for row in bed(play(after, choice))] == [left, *[". . . . . ."] * 5]


@pytest.mark.rule("boop", 17)
def test_a_line_left_over_is_an_option_again_at_the_end_of_the_next_turn():
    line_of_a_turn_before = """
        . . . . . .
        . . . . . .
        . . . . . .
        m m m . . .
        . . . . . .
        . . . . r .
    """
    after = play(drawn(line_of_a_turn_before), "kitten f1")
    assert options(after) == ["promote a4 b4 c4"]


@pytest.mark.rule("boop", 17)
def test_of_two_lines_one_is_left_for_the_next_turn():
    two = play(
        drawn("""
            m m m . . .
            . . . . . .
            . . . . . .
            m m . . . .
            . . . . . .
            . . . . . .
        """),
        "kitten c4",
    )
    assert options(two) == ["promote a1 b1 c1", "promote a4 b4 c4"]
    again = play(two, "promote a4 b4 c4", "kitten f6", "kitten f3")
    assert options(again) == ["promote a1 b1 c1"]


@pytest.mark.rule("boop", 17)
def test_a_left_over_line_that_was_broken_is_no_option():
    after = play(
        drawn("""
            . . . . . .
            . . . . . .
            . . . . . .
            m m m . . .
            . . . . . .
            . . . . . .
        """),
        "kitten b5",
    )
    assert (after.seat, after.phase) == (1, Phase.PLACE)


FOR_THE_OTHER = """
    . . . . . .   →   . . . . . .
    . . . . . .       . . . . . .
    . r r . . .       . r r r . .
    . . . . r .       . . . . . .
    . . . . . .       . . . . . m
    . . . . . .       . . . . . .
"""


@pytest.mark.rule("boop", 18)
def test_a_line_made_for_the_other_waits_for_the_end_of_his_turn():
    pushed = play(drawn(FOR_THE_OTHER), "kitten f5")
    assert bed(pushed) == rows(FOR_THE_OTHER, 1)
    assert (pushed.seat, pushed.phase) == (1, Phase.PLACE)
    assert options(play(pushed, "kitten f1")) == ["promote b3 c3 d3"]


@pytest.mark.rule("boop", 18)
def test_a_line_made_for_the_other_is_gone_if_his_own_boop_breaks_it():
    broken = play(drawn(FOR_THE_OTHER), "kitten f5", "kitten c4")
    assert (broken.seat, broken.phase) == (0, Phase.PLACE)


@pytest.mark.rule("boop", 18)
def test_a_line_made_for_the_other_is_gone_if_his_own_ghost_breaks_it():
    haunted = drawn(FOR_THE_OTHER, ghosts=(None, "b2c2 down"))
    broken = play(haunted, "kitten f5", "stay", "kitten f1")
    assert bed(broken)[2] == ["r", ".", ".", "r", "r", "."]
    assert (broken.seat, broken.phase) == (0, Phase.PLACE)
