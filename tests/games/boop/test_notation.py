"""Boop: moves as people type them, why they are refused, and the drawing in plain text."""

from __future__ import annotations

import pytest

from engines.boop.state import Phase
from engines.errors import AmbiguousMove, BadNotation, IllegalMove
from engines.values import Seen
from tests.games.boop.drawing import BOOP, EMPTY, drawn, play

PLACING = drawn(EMPTY, cats=(1, 0), haunted=True)
ENTERING = play(PLACING, "kitten c3")
LINE = drawn(
    """
    m m m . r .
    m . . . . .
    m . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    """,
    phase=Phase.PROMOTE,
)
EIGHT = drawn(
    """
    m m m . r .
    . . . . . .
    m . . . . .
    . . m . . M
    . . . . . .
    m . . . . m
    """,
    phase=Phase.PROMOTE,
)


@pytest.mark.parametrize(
    ("state", "typed", "meant"),
    [
        (PLACING, "kitten c4", "kitten c4"),
        (PLACING, "  KITTEN   C4 ", "kitten c4"),
        (PLACING, "k c4", "kitten c4"),
        (PLACING, "c c4", "cat c4"),
        (PLACING, "c4", "kitten c4"),
        (drawn(EMPTY, cats=(8, 0)), "c4", "cat c4"),
        (LINE, "promote a3 a1 a2", "promote a1 a2 a3"),
        (LINE, "promote a1, b1, c1", "promote a1 b1 c1"),
        (LINE, "p c1b1a1", "promote a1 b1 c1"),
        (LINE, "a1 b1 c1", "promote a1 b1 c1"),
        (LINE, "b1", "promote a1 b1 c1"),
        (LINE, "promote c1", "promote a1 b1 c1"),
        (LINE, "a1 a2", "promote a1 a2 a3"),
        (EIGHT, "promote b1", "promote b1"),
        (EIGHT, "f6", "promote f6"),
        (ENTERING, "ghost a1b1", "ghost a1b1"),
        (ENTERING, "ghost b1a1", "ghost a1b1"),
        (ENTERING, "ghost b1 a1", "ghost a1b1"),
        (ENTERING, "Ghost a2-A1", "ghost a1a2"),
        (ENTERING, "g f6 – f5", "ghost f5f6"),
        (ENTERING, "a1b1", "ghost a1b1"),
        (ENTERING, "stay", "stay"),
        (ENTERING, "S", "stay"),
    ],
    ids=lambda value: repr(value) if isinstance(value, str) else "",
)
def test_a_move_is_read_as_people_type_it(state, typed, meant):
    move = BOOP.parse(state, 0, typed)
    assert BOOP.format(move) == meant
    assert BOOP.objection(state, 0, move) is None


@pytest.mark.parametrize(
    "typed",
    [
        "", " ", "kitten", "cat", "promote", "ghost", "ghost a1", "ghost a1b1c1", "stay a1",
        "kitten g1", "kitten a7", "kitten a0", "kitten a01", "kitten c4 c5", "kitten c4 please",
        "dog c4", "hello", "c4 c4", "ghost a1a1", "promote a1 a1 b1", "!resign", "kitten ｃ4", "c٤",
        "star 1 b2",
    ],
)  # fmt: skip
def test_anything_else_is_no_move(typed):
    for state in (PLACING, LINE, ENTERING):
        with pytest.raises(BadNotation):
            BOOP.parse(state, 0, typed)


@pytest.mark.parametrize(
    ("state", "typed", "candidates"),
    [
        (LINE, "a1", ("promote a1 b1 c1", "promote a1 a2 a3")),
        (LINE, "promote a1", ("promote a1 b1 c1", "promote a1 a2 a3")),
        (EIGHT, "b1", ("promote a1 b1 c1", "promote b1")),
    ],
    ids=["a cell of two lines", "the same with its verb", "a cell of a line or by itself"],
)
def test_what_may_mean_several_promotions_is_asked_back(state, typed, candidates):
    with pytest.raises(AmbiguousMove) as asked:
        BOOP.parse(state, 0, typed)
    assert asked.value.candidates == candidates


NO_GHOSTS = drawn(EMPTY)
KITTENS_OUT = drawn(EMPTY, cats=(8, 0), haunted=True)
ON_BED = drawn(EMPTY, ghosts=("c3d3 up", None))
TAKEN = play(drawn(EMPTY, ghosts=(None, "a1b1 down")), "kitten f6")
OCCUPIED = drawn(EMPTY.replace(".", "R", 1))
PROMOTED = play(drawn(EMPTY.replace(". .", "m m", 1), haunted=True), "kitten c1", "a1 b1 c1")
JUST_LEFT = play(
    drawn(EMPTY.replace(". .", "m m", 1), ghosts=("b6c6 down", None)),
    "kitten c1",
)


@pytest.mark.parametrize(
    ("state", "typed", "code"),
    [
        (PLACING, "promote a1 b1 c1", "place-first"),
        (PLACING, "stay", "place-first"),
        (PLACING, "ghost a1b1", "place-first"),
        (LINE, "kitten f6", "promotion-owed"),
        (LINE, "stay", "promotion-owed"),
        (LINE, "ghost a1b1", "ghosts-off"),
        (ENTERING, "kitten f6", "already-placed"),
        (ENTERING, "promote a1", "nothing-to-promote"),
        (PROMOTED, "promote a1 b1 c1", "promoted-already"),
        (drawn(EMPTY), "cat a1", "no-cat"),
        (KITTENS_OUT, "kitten a1", "no-kitten"),
        (OCCUPIED, "kitten a1", "occupied cell=a1 seat=1 piece=cat whose=other"),
        (LINE, "promote a1 b1 d1", "not-a-line cells=a1 b1 d1"),
        (LINE, "promote a1 b1 c1 d1", "not-a-line cells=a1 b1 c1 d1"),
        (LINE, "promote c1 d1 e1", "not-your-line cells=c1 d1 e1 cell=d1"),
        (LINE, "promote e1", "not-your-piece cell=e1"),
        (EIGHT, "promote d1", "not-your-piece cell=d1"),
        (NO_GHOSTS, "ghost a1b1", "ghosts-off"),
        (ON_BED, "ghost a1b1", "ghost-on-bed seam=c3d3"),
        (JUST_LEFT, "ghost a1b1", "ghost-just-left"),
        (ENTERING, "ghost a1c1", "no-seam seam=a1c1"),
        (ENTERING, "ghost f1a2", "no-seam seam=f1a2"),
        (ENTERING, "ghost c3d3", "not-an-end seam=c3d3"),
        (TAKEN, "ghost a1b1", "seam-taken seam=a1b1"),
    ],
)
def test_a_refused_move_says_why(state, typed, code):
    with pytest.raises(IllegalMove) as refused:
        play(state, typed)
    assert str(refused.value) == code


def test_a_single_piece_needs_eight_on_the_bed():
    row_and_one = drawn(
        """
        m m m . . .
        . . . . . .
        . . . . . m
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        phase=Phase.PROMOTE,
    )
    with pytest.raises(IllegalMove, match="not-eight count=4"):
        play(row_and_one, "promote f3")


def test_the_absent_disturb_as_little_as_they_can():
    crowded = drawn("""
        m . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert BOOP.format(BOOP.idle(crowded, 0)) == "kitten c1"
    assert BOOP.format(BOOP.idle(LINE, 0)) == "promote a1 b1 c1"
    assert BOOP.format(BOOP.idle(ENTERING, 0)) == "stay"


def sketched(state):
    return BOOP.sketch(Seen(state, None)).splitlines()


def test_the_sketch_of_a_table_in_play():
    state = drawn(
        """
        . . . . . .
        . m M . . .
        . . . . . .
        . . . R . .
        . . r . . .
        . . . . . .
        """,
        seat=1,
        cats=(2, 0),
        ghosts=("b2c2 down", "d3d4 left"),
        turn=12,
    )
    assert sketched(state) == [
        "   a b c d e f",
        "1  . . . . . .",
        "2  . mvM . . .",
        "3  . . . . . .",
        "         <",
        "4  . . . R . .",
        "5  . . r . . .",
        "6  . . . . . .",
        "",
        "turn 12, place",
        "  m 4, M 2, ghost b2c2 down",
        "* r 6, R 0, ghost d3d4 left",
    ]


def test_the_sketch_shows_ghosts_in_the_pool_and_no_ghosts_where_there_are_none():
    assert sketched(ENTERING)[-3:] == ["turn 1, enter", "* m 6, M 1, ghost", "  r 8, R 0, ghost"]
    assert sketched(NO_GHOSTS)[-3:] == ["turn 1, place", "* m 8, M 0", "  r 8, R 0"]


def test_the_sketch_tells_where_ghosts_are_going():
    state = drawn(EMPTY, ghosts=("e6f6 up", "a5a6 right"))
    assert sketched(state)[5:8] == ["5  . . . . . .", "   >", "6  . . . . .^."]


def test_the_sketch_of_a_table_that_is_over():
    won = play(drawn(EMPTY.replace(". .", "M M", 1), cats=(1, 0)), "cat c1")
    assert sketched(won)[-3:] == ["turn 1, over, three-cats", "* m 5, M 0", "  r 8, R 0"]
