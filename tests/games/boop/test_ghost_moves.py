"""Boop: how ghosts move, whom they scare and where those land."""

from __future__ import annotations

import pytest

from engines.boop.state import Phase
from tests.games.boop.drawing import EMPTY, bed, drawn, ghosts_of, play, pools, rows, told

SCARED = pytest.mark.rule("boop", 26)
JUMPED = pytest.mark.rule("boop", 27)
SKIPPED = pytest.mark.rule("boop", 28)
LEFT = pytest.mark.rule("boop", 29)
ONLY_GHOSTS = pytest.mark.rule("boop", 30)


def case(rule, why, before, after, drawing, *, move="kitten f6"):
    return pytest.param(move, before, after, drawing, id=why, marks=rule)


MOVING = [
    case(
        SCARED,
        "both cells beside the ghost are pushed apart, of either colour and kind",
        ("b2c2 down", None),
        ("b3c3 down", None),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . m R . . .       m . . R . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        SCARED,
        "a ghost going right pushes up and down",
        ("a2a3 right", None),
        ("b2b3 right", None),
        """
        . . . . . .   →   . r . . . .
        . r . . . .       . . . . . .
        . M . . . .       . . . . . .
        . . . . . .       . M . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        SCARED,
        "nothing on a diagonal moves, nor what the ghost left behind",
        ("b2c2 down", None),
        ("b3c3 down", None),
        """
        . . . . . .   →   . . . . . .
        . r m . . .       . r m . . .
        m . . r . .       m . . r . .
        . m r . . .       . m r . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        SCARED,
        "the piece placed this turn is scared as well",
        ("d5e5 up", None),
        ("d4e4 up", None),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . m . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
        move="kitten d4",
    ),
    case(
        JUMPED,
        "over one to the first empty cell",
        ("b2c2 down", None),
        ("b3c3 down", None),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . . m r . .       . . . r m .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        JUMPED,
        "over three to the last cell of the row",
        ("a2b2 down", None),
        ("a3b3 down", None),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . m r R m .       . . r R m m
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       m . . . . .
        """,
        move="kitten a6",
    ),
    case(
        JUMPED,
        "with no empty cell before the rim it falls off, and those jumped stay",
        ("b2c2 down", None),
        ("b3c3 down", None),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        r m . . . .       r . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        JUMPED,
        "the first empty cell, not a later one",
        ("a2a3 right", None),
        ("b2b3 right", None),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . r . . . .       . . . . . .
        . m . . . .       . m . . . .
        . . . . . .       . r . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        SKIPPED,
        "the other ghost is skipped and only the landing is felt",
        ("b1c1 down", "b2c2 up"),
        ("b3c3 down", "b2c2 up"),
        """
        . . . . . .   →   . . . . . .
        . m r . . .       . m r . . .
        . m r . . .       m . . r . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        SKIPPED,
        "crossing the other's seam is no meeting: only the same two cells are skipped",
        ("b1c1 down", "b2b3 left"),
        ("b2c2 down", "b2b3 left"),
        """
        . . . . . .   →   . . . . . .
        . m r . . .       m . . r . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . m
        """,
    ),
    case(
        SKIPPED,
        "skipping the other on the last piece is leaving the bed",
        ("e5f5 down", "e6f6 up"),
        (None, "e6f6 up"),
        """
        . . . . . .   →   m . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . r R       . . . . r R
        """,
        move="kitten a1",
    ),
    case(
        LEFT,
        "beyond the last piece the ghost leaves and nobody is scared",
        ("b6c6 down", None),
        (None, None),
        """
        . . . . . .   →   m . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . m r . . .       . m r . . .
        """,
        move="kitten a1",
    ),
    case(
        ONLY_GHOSTS,
        "a placed piece boops through ghosts and boops no ghost",
        ("a3b3 down", "b3b4 right"),
        ("a4b4 down", "b3b4 right"),
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . . r . . .       . r . m . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
        move="kitten d3",
    ),
]


@pytest.mark.parametrize(("move", "before", "after", "drawing"), MOVING)
def test_a_ghost_moves(move, before, after, drawing):
    moved = play(drawn(drawing, ghosts=before), move)
    assert bed(moved) == rows(drawing, 1)
    assert ghosts_of(moved) == after
    assert (moved.seat, moved.phase) == (1, Phase.PLACE)


@pytest.mark.rule("boop", 27)
def test_a_piece_scared_off_the_bed_returns_to_its_owner_and_the_news_count_the_jumps():
    before = drawn(
        """
        . . . . . .
        . . . . . .
        m R r m . .
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        ghosts=("b2c2 down", None),
    )
    assert pools(before) == "6 kittens 0 cats, 6 kittens 0 cats"
    after = play(before, "kitten f6")
    assert pools(after) == "5 kittens 0 cats, 6 kittens 1 cats"
    assert told(after) == [
        "placed 0 kitten f6",
        "ghost-moved 0 ghost b2c2 b3c3",
        "ghost-felled 1 cat b3 1",
        "ghost-booped 1 kitten c3 e3 1",
    ]


@pytest.mark.rule("boop", 28)
def test_the_news_say_that_the_other_ghost_was_skipped():
    state = drawn(EMPTY, ghosts=("b1c1 down", "b2c2 up"))
    assert told(play(state, "kitten f6"))[1:] == [
        "ghost-skipped 0 b2c2",
        "ghost-moved 0 ghost b1c1 b3c3",
    ]
    last = drawn(EMPTY, ghosts=("b5c5 down", "b6c6 up"))
    assert told(play(last, "kitten f6"))[1:] == ["ghost-skipped 0 b6c6", "ghost-left 0 ghost b5c5"]
