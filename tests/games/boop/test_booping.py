"""Boop: what a placed piece does to its neighbours."""

from __future__ import annotations

from itertools import product

import pytest

from engines.boop.bed import AROUND, NUDGES
from tests.games.boop.drawing import bed, drawn, play, pools, rows, told

STRAIGHT_AWAY = pytest.mark.rule("boop", 7)
KITTENS_AND_CATS = pytest.mark.rule("boop", 8)
BLOCKED = pytest.mark.rule("boop", 9)
OVER_THE_RIM = pytest.mark.rule("boop", 10)
NO_CHAIN = pytest.mark.rule("boop", 11)


def case(rule, why, move, drawing, *, cats=(0, 0)):
    return pytest.param(move, drawing, cats, id=why, marks=rule)


CASES = [
    case(
        STRAIGHT_AWAY,
        "all eight neighbours go one cell straight away, own and foreign",
        "kitten c3",
        """
        . . . . . .   →   m . r . m .
        . m r m . .       . . . . . .
        . r . r . .       r . m . r .
        . m r m . .       . . . . . .
        . . . . . .       m . r . m .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        STRAIGHT_AWAY,
        "two cells away nothing moves",
        "kitten c3",
        """
        r . m . . .   →   r . m . . .
        . . . . . .       . . . . . .
        m . . . r .       m . m . r .
        . . . . . .       . . . . . .
        r . . . m .       r . . . m .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        KITTENS_AND_CATS,
        "a placed kitten moves kittens but no cat, neither foreign nor own",
        "kitten c3",
        """
        . . . . . .   →   . . . . . .
        . R M . . .       . R M . . .
        . . . r . .       . . m . r .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        KITTENS_AND_CATS,
        "a placed cat moves everything",
        "cat c3",
        """
        . . . . . .   →   R . M . . .
        . R M . . .       . . . . . .
        . . . r . .       . . M . r .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
        cats=(1, 0),
    ),
    case(
        BLOCKED,
        "a piece of any colour or kind behind a neighbour holds it",
        "kitten c3",
        """
        R . . . . .   →   R . . . . .
        . r . . . .       . r . . . .
        . . . m r .       . . m m r .
        . m . . . .       . m . . . .
        m . . . . .       m . . . . .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        BLOCKED,
        "a held neighbour may still be pushed another way",
        "kitten d2",
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . m . .
        . . r r . .       . . . r . .
        . . . r . .       . r . r . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        BLOCKED,
        "pieces on both sides of a diagonal block nothing",
        "kitten b2",
        """
        . . . . . .   →   . . . . . .
        . . . . . .       . m . . . .
        . . m r . .       . . . r . .
        . . r . . .       . . r m . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        OVER_THE_RIM,
        "over the rim on every side of a corner",
        "kitten b2",
        """
        r m r . . .   →   . . . . . .
        r . . . . .       . m . . . .
        r . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
    ),
    case(
        NO_CHAIN,
        "no chain: a pushed piece pushes nothing, and the placed one stays",
        "kitten a1",
        """
        . . . . . .   →   m . . . . .
        . r . . . .       . . . . . .
        . . . . . .       . . r . . .
        . . . m . .       . . . m . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        """,
    ),
]


@pytest.mark.parametrize(("move", "drawing", "cats"), CASES)
def test_a_placed_piece_boops(move, drawing, cats):
    assert bed(play(drawn(drawing, cats=cats), move)) == rows(drawing, 1)


@pytest.mark.rule("boop", 10)
def test_a_kitten_over_the_rim_returns_to_its_owner():
    before = drawn("""
        r . . . . .
        . . . . . .
        m . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)
    assert pools(before) == "7 kittens 0 cats, 7 kittens 0 cats"
    after = play(before, "kitten b2")
    assert pools(after) == "7 kittens 0 cats, 8 kittens 0 cats"
    assert told(after) == ["placed 0 kitten b2", "fell 1 kitten a1", "fell 0 kitten a3"]


@pytest.mark.rule("boop", 10)
def test_a_cat_over_the_rim_returns_as_a_cat():
    before = drawn(
        """
        . . . . . .
        . . . . . .
        . . . . . R
        . . . . . .
        . . . . . .
        . . . . . .
        """,
        cats=(1, 0),
    )
    assert pools(before) == "7 kittens 1 cats, 7 kittens 0 cats"
    after = play(before, "cat e3")
    assert pools(after) == "7 kittens 0 cats, 7 kittens 1 cats"
    assert told(after) == ["placed 0 cat e3", "fell 1 cat f3"]


@pytest.mark.rule("boop", 12)
def test_the_targets_of_pushes_are_distinct_and_none_is_a_source():
    seen = 0
    for column, row in product(range(6), repeat=2):
        ways = product((-1, 0, 1), repeat=2)
        near = {(column + right, row + down) for right, down in ways if right or down}
        on_bed = {place for place in near if min(place) >= 0 and max(place) <= 5}
        far = [(2 * right - column, 2 * down - row) for right, down in on_bed]
        assert len(set(far)) == len(far)
        assert not set(far) & near
        cell = row * 6 + column
        assert AROUND[cell] == sum(1 << right + 6 * down for right, down in on_bed)
        inside = [place for place in far if min(place) >= 0 and max(place) <= 5]
        targets = sum(1 << right + 6 * down for right, down in inside)
        assert sum(way.far for way in NUDGES[cell].values()) == targets
        seen += len(on_bed)
    assert seen == 4 * 3 + 16 * 5 + 16 * 8
