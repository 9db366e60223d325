"""Boop: the set-up and the order of a turn."""

from __future__ import annotations

import pytest

from engines.boop.state import Phase
from engines.rng import Scripted, Seeded
from engines.values import Outcome, Seen
from tests.games.boop.drawing import (
    BOOP,
    EMPTY,
    bed,
    drawn,
    ghosts_of,
    options,
    play,
    pools,
    rows,
    told,
)

CELLS = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]


@pytest.mark.parametrize("first", [0, 1], ids=["the first seat begins", "the second seat begins"])
def test_the_bed_is_empty_and_chance_says_who_begins(first):
    start = BOOP.start(2, {}, Scripted([first]))
    assert BOOP.to_move(start) == (first,)
    assert bed(start) == rows(EMPTY)
    assert pools(start) == "8 kittens 0 cats, 8 kittens 0 cats"
    assert [start.pool(seat).ghost for seat in (0, 1)] == [True, True]
    assert BOOP.news(start) == ()


def test_without_ghosts_the_pools_have_none():
    start = BOOP.start(2, {"ghosts": "off"}, Scripted([0]))
    assert [start.pool(seat).ghost for seat in (0, 1)] == [False, False]
    assert play(start, "kitten a1").seat == 1


@pytest.mark.rule("boop", 1)
def test_first_a_piece_is_placed_and_nothing_else_is_possible():
    start = BOOP.start(2, {}, Scripted([0]))
    assert options(start) == [f"kitten {cell}" for cell in CELLS]
    assert BOOP.coda(start, 0) is None
    with_cats = drawn(EMPTY.replace(".", "R", 1), cats=(1, 0))
    placements = [f"{kind} {cell}" for kind in ("kitten", "cat") for cell in CELLS[1:]]
    assert options(with_cats) == placements


def test_nothing_is_hidden_and_nothing_is_drawn_after_the_start():
    rng, state, plies = Scripted([]), BOOP.start(2, {}, Scripted([1])), 0
    while seats := BOOP.to_move(state):
        moves = BOOP.moves(state, seats[0])
        state = BOOP.play(state, seats[0], moves[plies % len(moves)], rng)
        assert BOOP.seen_by(state, None) == Seen(state, None)
        assert BOOP.redeal(state, plies % 2, Seeded("other", 1)) == state
        plies += 1
    assert plies > 10
    assert rng.drawn == 0


@pytest.mark.rule("boop", 2)
@pytest.mark.rule("boop", 3)
def test_the_boop_comes_before_the_ghost():
    drawing = """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . r .
        . . . . r .       . . . . . .
        . . . . . .       . . . . . m
        . . . . . .       . . . . . .
    """
    after = play(drawn(drawing, ghosts=("c2d2 down", None)), "kitten f5")
    assert bed(after) == rows(drawing, 1)
    assert told(after) == [
        "placed 0 kitten f5",
        "booped 1 kitten e4 d3",
        "ghost-moved 0 ghost c2d2 c3d3",
        "ghost-booped 1 kitten d3 e3 0",
    ]


@pytest.mark.rule("boop", 3)
def test_only_the_movers_own_ghost_moves():
    after = play(drawn(EMPTY, ghosts=("c2d2 down", "a3a4 right")), "kitten f6")
    assert ghosts_of(after) == ("c3d3 down", "a3a4 right")


@pytest.mark.rule("boop", 4)
def test_the_win_check_comes_after_the_ghost_which_may_break_the_line():
    drawing = """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . . M . . .       . . . M . .
        . . . M . .       . . . M . .
        . . . . . .       . . . . M .
        . . . . . .       . . . . . .
    """
    after = play(drawn(drawing, cats=(1, 0), ghosts=("b2c2 down", "a3b3 up")), "cat e5")
    assert bed(after) == rows(drawing, 1)
    assert (BOOP.outcome(after), BOOP.to_move(after)) == (None, (1,))


@pytest.mark.rule("boop", 4)
@pytest.mark.rule("boop", 20)
def test_the_ghost_may_make_the_line_that_wins():
    drawing = """
        . . . . . .   →   . . . . . .
        . . . . . .       . . . . . .
        . . M . . .       . . . M . .
        . . . M . .       . . . M . .
        . . . M . .       . . . M . .
        . . . . . .       m . . . . .
    """
    after = play(drawn(drawing, ghosts=("b2c2 down", None)), "kitten a6")
    assert bed(after) == rows(drawing, 1)
    assert BOOP.outcome(after) == Outcome((0,), "three-cats")


@pytest.mark.rule("boop", 5)
@pytest.mark.rule("boop", 6)
def test_the_ghost_may_enter_after_the_promotion():
    two = EMPTY.replace(". .", "m m", 1)
    line = play(drawn(two, haunted=True), "kitten c1")
    assert (line.phase, options(line)) == (Phase.PROMOTE, ["promote a1 b1 c1"])
    promoted = play(line, "promote a1 b1 c1")
    assert (promoted.seat, promoted.phase) == (0, Phase.ENTER)
    assert play(promoted, "ghost a1b1").seat == 1


@pytest.mark.rule("boop", 6)
def test_entering_is_optional():
    asked = play(drawn(EMPTY, haunted=True), "kitten c1")
    assert BOOP.format(BOOP.coda(asked, 0)) == "stay"
    stayed = play(asked, "stay")
    assert (stayed.seat, ghosts_of(stayed), told(stayed)) == (1, (None, None), ["stayed 0"])


@pytest.mark.rule("boop", 6)
def test_a_ghost_on_the_bed_when_the_turn_began_is_not_asked_about():
    after = play(drawn(EMPTY, ghosts=("c2d2 down", None)), "kitten f6")
    assert (after.seat, after.phase) == (1, Phase.PLACE)


@pytest.mark.rule("boop", 19)
def test_eight_on_the_bed_never_stay_there_so_the_next_turn_has_a_piece():
    eight = play(
        drawn("""
            m . m . m .
            . . . . . .
            m . m . m .
            . . . . . .
            m . . . . .
            . . . . . .
        """),
        "kitten f6",
    )
    assert eight.pool(0) == (0, 0, False)
    seen = 0
    for move in options(eight):
        state = play(eight, move, "kitten f1")
        assert state.seat == 0
        assert BOOP.moves(state, 0)
        seen += 1
    assert seen == 8
