"""How computers judge boop, and that they see what any person at the table would see."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot.computers.hints import HINTS
from bot.computers.search import choose
from bot.games.levels import LEVELS
from engines.boop.state import Phase
from engines.rng import Scripted
from tests.conformance.play import SETUPS, positions, sample, spread
from tests.games.boop.drawing import BOOP, drawn, play

TWO_CATS = """
    . . . . . .
    . M M . . r
    . . . . . .
    . . r . . .
    . . . r . .
    . . . . . .
"""
BLOCKED = """
    R R . . . .
    . . . . . .
    . . . . m .
    . . m . . .
    . . . . m .
    . . . . . .
"""


def decide(state, level, seed="boop"):
    """What a level plays, in notation."""
    return BOOP.format(choose(BOOP, state, state.seat, level, seed, HINTS["boop"], secrets=False))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("haunted", [False, True], ids=["without ghosts", "with ghosts"])
def test_every_level_sees_a_win_in_one(haunted, level):
    state = drawn(TWO_CATS, cats=(1, 2), haunted=haunted)
    assert {decide(state, level, seed) for seed in ("a", "b", "c")} <= {"cat a2", "cat d2"}


@pytest.mark.parametrize("haunted", [False, True], ids=["without ghosts", "with ghosts"])
def test_the_highest_level_stops_the_only_win_of_the_other_side(haunted):
    state = drawn(BLOCKED, cats=(0, 1), haunted=haunted)
    assert wins(play(state, "kitten f6", *(["stay"] if haunted else []))) == ["cat c1"]
    after = play(state, decide(state, LEVELS[-1]))
    assert not wins(after if not haunted else play(after, "stay"))


def wins(state):
    """The moves that win at once for the seat to move."""
    return [BOOP.format(move) for move, after in nexts(state) if BOOP.outcome(after)]


def nexts(state):
    """Every legal move and what it leads to."""
    moves = BOOP.moves(state, state.seat)
    return [(move, BOOP.apply(state, state.seat, move, Scripted([]))) for move in moves]


def is_safe(state, seat):
    """Whether a seat can finish its turn so that the other one has no win in one."""
    if state.seat == seat:
        return any(is_safe(after, seat) for _, after in nexts(state))
    return not wins(state)


@cache
def dangers(setup):
    """Placements of random play that may let the other side win in one, or may not."""
    found = []
    for position in positions(setup):
        state = position.state
        if state.phase is not Phase.PLACE or state.grown[1 - state.seat] < 3 or wins(state):
            continue
        if {is_safe(after, state.seat) for _, after in nexts(state)} == {False, True}:
            found.append(position)
    return found


@pytest.mark.parametrize("count", [1, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize("setup", SETUPS["boop"], ids=str)
def test_the_highest_level_does_not_let_the_other_side_win_in_one(setup, count):
    assert dangers(setup)
    for position in spread(dangers(setup), count):
        state = position.state
        while BOOP.to_move(state) == (position.state.seat,):
            state = play(state, decide(state, LEVELS[-1], str(position)))
        assert BOOP.outcome(state) or not wins(state), position


@pytest.mark.parametrize("setup", SETUPS["boop"], ids=str)
def test_what_one_side_hopes_the_other_fears(setup):
    for position in sample(setup, 60):
        if position.to_move:
            both = [HINTS["boop"].worth(position.state, seat) for seat in (0, 1)]
            assert sum(both) == pytest.approx(1), position


@pytest.mark.parametrize("setup", SETUPS["boop"], ids=str)
def test_a_position_is_worth_the_same_with_the_colours_exchanged(setup):
    for position in sample(setup, 60):
        state = position.state
        first, second, third, fourth = state.boards
        other = replace(
            state,
            boards=(second, first, fourth, third),
            grown=state.grown[::-1],
            ghosts=state.ghosts[::-1],
            seat=1 - state.seat,
        )
        assert HINTS["boop"].worth(state, 0) == HINTS["boop"].worth(other, 1), position


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("m . . . . .", "m . r . . .", id="one kitten rather than one each"),
        pytest.param("m m M . . .", "m m m . . .", id="a cat rather than a kitten"),
    ],
)
def test_more_is_better(better, worse):
    rest = "\n. . . . . ." * 5
    first, second = (HINTS["boop"].worth(drawn(row + rest), 0) for row in (better, worse))
    assert first > second
