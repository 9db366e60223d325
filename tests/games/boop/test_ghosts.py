"""Boop: where ghosts stand, how they enter and leave, and what they are not."""

from __future__ import annotations

import pytest

from engines.boop.ghosts import GHOSTS, SEAMS
from engines.boop.state import Phase
from engines.errors import IllegalMove
from engines.rng import Scripted
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

ENTRIES = {
    "a1b1": "down", "b1c1": "down", "c1d1": "down", "d1e1": "down", "e1f1": "down",
    "a6b6": "up", "b6c6": "up", "c6d6": "up", "d6e6": "up", "e6f6": "up",
    "a1a2": "right", "a2a3": "right", "a3a4": "right", "a4a5": "right", "a5a6": "right",
    "f1f2": "left", "f2f3": "left", "f3f4": "left", "f4f5": "left", "f5f6": "left",
}  # fmt: skip

WAY_OF_A_GHOST = {
    "b1c1": ["b2c2 down", "b3c3 down", "b4c4 down", "b5c5 down", "b6c6 down"],
    "d6e6": ["d5e5 up", "d4e4 up", "d3e3 up", "d2e2 up", "d1e1 up"],
    "a2a3": ["b2b3 right", "c2c3 right", "d2d3 right", "e2e3 right", "f2f3 right"],
    "f5f6": ["e5e6 left", "d5d6 left", "c5c6 left", "b5b6 left", "a5a6 left"],
}


def asked(*, other=None):
    """The first seat has placed a kitten and may let its ghost in."""
    return play(drawn(EMPTY, ghosts=(None, other)), "kitten c3")


def entering_moves(state):
    return [text for text in options(state) if text != "stay"]


@pytest.mark.rule("boop", 22)
def test_ten_seams_of_six_pieces_and_the_rim_is_none():
    assert len(SEAMS) == 10 * 6
    assert len(GHOSTS) == 2 * len(SEAMS)
    assert all(second - first in (1, 6) for first, second in SEAMS)
    assert not any(first % 6 == 5 and second == first + 1 for first, second in SEAMS)


@pytest.mark.rule("boop", 23)
def test_twenty_entries_each_with_its_direction():
    state = asked()
    assert set(entering_moves(state)) == {f"ghost {seam}" for seam in ENTRIES}
    assert options(state)[-1] == "stay"
    assert len(options(state)) == 21
    entered = {seam: play(state, f"ghost {seam}") for seam in ENTRIES}
    assert {seam: after.ghost(0).direction.value for seam, after in entered.items()} == ENTRIES
    assert told(entered["a6b6"]) == ["ghost-entered 0 ghost a6b6 up"]


@pytest.mark.rule("boop", 23)
@pytest.mark.rule("boop", 24)
@pytest.mark.parametrize(("entry", "way"), WAY_OF_A_GHOST.items(), ids=list(WAY_OF_A_GHOST))
def test_a_ghost_goes_straight_leaves_on_the_sixth_turn_and_may_be_back_on_the_seventh(entry, way):
    def turn(state):
        """Both place where they disturb least; the second seat's ghost stays in the pool."""
        for seat in (1, 0):
            while state.seat == seat and not (seat == 0 and state.phase is Phase.ENTER):
                state = BOOP.play(state, seat, BOOP.idle(state, seat), Scripted([]))
        return state

    state = play(asked(), f"ghost {entry}")
    track = []
    for _ in range(6):
        state = turn(state)
        track.append(ghosts_of(state)[0])
        assert state.seat == 1, "a ghost that began its turn on the bed is not asked about"
    assert track == [*way, None]
    state = turn(state)
    assert (state.seat, state.phase) == (0, Phase.ENTER)
    assert f"ghost {entry}" in options(state)


@pytest.mark.rule("boop", 24)
def test_entering_moves_neither_the_ghost_nor_a_piece():
    drawing = """
        . r m . . .   →   . r m . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       . . . . . .
        . . . . . .       m . . . . .
    """
    after = play(drawn(drawing, haunted=True), "kitten a6", "ghost b1c1")
    assert bed(after) == rows(drawing, 1)
    assert ghosts_of(after) == ("b1c1 down", None)
    assert told(after) == ["ghost-entered 0 ghost b1c1 down"]


@pytest.mark.rule("boop", 25)
@pytest.mark.parametrize("direction", ["down", "up"], ids=["just entered", "about to leave"])
def test_a_ghost_may_not_enter_where_the_other_stands(direction):
    state = asked(other=f"a1b1 {direction}")
    assert "ghost a1b1" not in options(state)
    assert len(options(state)) == 20
    with pytest.raises(IllegalMove, match="seam-taken seam=a1b1"):
        play(state, "ghost a1b1")


@pytest.mark.rule("boop", 29)
def test_a_ghost_that_has_just_left_may_not_enter_even_after_a_promotion():
    line = play(drawn(EMPTY.replace(". .", "m m", 1), ghosts=("b6c6 down", None)), "kitten c1")
    assert ghosts_of(line) == (None, None)
    assert line.pool(0).ghost
    with pytest.raises(IllegalMove, match="ghost-just-left"):
        play(line, "ghost a1b1")
    assert play(line, "promote a1 b1 c1").seat == 1


@pytest.mark.rule("boop", 30)
def test_a_ghost_between_does_not_spoil_a_line_and_is_no_part_of_one():
    line = play(drawn(EMPTY.replace(". .", "m m", 1), ghosts=(None, "a1b1 down")), "kitten c1")
    assert options(line) == ["promote a1 b1 c1"]
    two = play(drawn(EMPTY.replace(". .", "m m", 1), ghosts=("c2d2 up", None)), "kitten f6")
    assert two.seat == 1


@pytest.mark.rule("boop", 30)
def test_ghosts_are_not_among_the_eight_pieces():
    state = drawn(EMPTY, ghosts=("a1b1 down", "a6b6 up"))
    assert pools(state) == "8 kittens 0 cats, 8 kittens 0 cats"
    assert [state.pool(seat).ghost for seat in (0, 1)] == [False, False]
