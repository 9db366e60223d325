"""If It Fits: the end and the points, by the numbers of the rules page and its test rows."""

from __future__ import annotations

import pytest

from engines.fits.boxes import Box
from engines.fits.scoring import scored, tally
from tests.games.fits.drawing import FITS, play, points, table, told

ANN, BOB, CID = range(3)


def one_box(*, closed, toys=(0, 0, 0, 0), bottles=0, awake=(0, 0, 0), asleep=(0, 0, 0)):
    """A box of three players by what is in it."""
    return Box(((0, 0),), toys, bottles, 0 if closed else 1, awake, asleep)


def brings(box, *, advanced=False):
    """Everybody's points for one box."""
    return tally([scored(box, advanced=advanced)], 3).scores


@pytest.mark.rule("fits", 16)
def test_an_empty_pile_triggers_the_end_after_the_turn():
    state = play(table("S1@0,0", pile="E7", phase="turn"), "draw")
    assert state.left is None
    assert FITS.to_move(state) == (0,)
    state = play(state, "lay A7 0,1")
    assert (state.left, told(state)[-1]) == (4, "last seat=0 empty=1")


@pytest.mark.rule("fits", 16)
def test_a_cat_is_still_asked_for_in_the_turn_that_empties_the_pile():
    state = play(table("S1@0,0", pile="E7", phase="turn"), "draw", "lay A7 1,0")
    assert state.left is None
    assert play(state, "cat w").left == 4


@pytest.mark.rule("fits", 16)
def test_a_last_cat_triggers_the_end_after_the_turn():
    state = play(table("S1@0,0", stock=(1, 5)), "lay A7 1,0", "cat w")
    assert (state.left, told(state)[-1]) == (4, "last seat=0 empty=0")
    two = play(table("S1@0,0", stock=(2, 5)), "lay A7 1,0", "cat w")
    assert two.left is None
    none = play(table("S1@0,0", stock=(1, 5)), "lay A7 1,0", "no cat")
    assert none.left is None


@pytest.mark.rule("fits", 16)
def test_everybody_then_plays_two_more_turns_and_the_trigger_player_last():
    state = table(
        "S1@0,0", seats=3, seat=1, phase="turn", pile="E7", hand="A7 A8", others="A1 A2|A3 A4"
    )
    state = play(state, "draw", "lay E7 0,1")
    order: list[int] = []
    while turn := FITS.to_move(state):
        order += turn
        card = state.hands[turn[0]][0]
        state = play(state, f"lay {card} 0,{8 - state.left}")
    assert order == [2, 0, 1, 2, 0, 1]
    assert all(not hand for hand in state.hands)
    assert FITS.outcome(state) is not None
    assert not FITS.moves(state, 1)


@pytest.mark.rule("fits", 16)
def test_a_princess_does_not_undo_the_trigger_and_the_cat_may_be_laid_again():
    lies = "S1@0,0 A1@1,0 a@0,0 A2@0,1"
    state = table(lies, seat=1, hand="princess A8", others="A7 B7", left=4, stock=(0, 5))
    state = play(state, "princess 0,0")
    assert (state.left, state.stock) == (3, (1, 5))
    state = play(state, "lay A7 1,1", "cat w")
    assert (state.left, state.stock) == (2, (0, 5))
    state = play(state, "lay A8 0,2", "lay B7 0,3")
    assert FITS.outcome(state) is not None


@pytest.mark.rule("fits", 16)
def test_it_goes_on_while_there_are_cards_and_cats():
    state = play(table("S1@0,0", pile="E7 E8", phase="turn"), "draw", "lay A7 0,1")
    assert (state.left, state.phase.value) == (None, "turn")


# What a box brings: the rows at the end of the page.


@pytest.mark.rule("fits", 17)
@pytest.mark.rule("fits", 19)
def test_row_closed_three_mice():
    row = one_box(closed=True, toys=(3, 1, 0, 0), bottles=1, awake=(2, 1, 0))
    assert brings(row) == (5, 0, 0)
    assert brings(row, advanced=True) == (4, 0, 0)


@pytest.mark.rule("fits", 18)
@pytest.mark.rule("fits", 20)
def test_row_open_with_three_bottles():
    row = one_box(closed=False, toys=(0, 2, 1, 2), bottles=3, awake=(1, 0, 0), asleep=(1, 0, 0))
    assert brings(row) == (0, 0, 0)
    assert brings(row, advanced=True) == (-1, 0, 0)


@pytest.mark.rule("fits", 13)
@pytest.mark.rule("fits", 17)
def test_row_two_of_cid_asleep():
    row = one_box(closed=False, toys=(0, 0, 3, 0), awake=(1, 0, 0), asleep=(0, 0, 2))
    assert brings(row) == (3, 0, 0)


@pytest.mark.rule("fits", 17)
def test_row_only_a_sleeper():
    row = one_box(closed=True, toys=(0, 0, 0, 5), asleep=(0, 0, 1))
    assert brings(row) == (0, 0, 0)
    assert scored(row, advanced=False).winners == ()
    assert brings(one_box(closed=True, toys=(1, 0, 0, 0))) == (0, 0, 0)


@pytest.mark.rule("fits", 15)
@pytest.mark.rule("fits", 18)
def test_row_a_special_toy():
    # Mouse 2, ball 1 and one of every kind.
    assert brings(one_box(closed=True, toys=(3, 1, 1, 2), awake=(1, 0, 0))) == (6, 0, 0)
    assert points("I5r@0,0 I4@1,0 T1@0,0") == [0, 0, 0]
    assert points("H5@0,0 B1@0,1 A1@5,5 A2@6,5 a@5,5") == [1, 0, 0]
    assert points("I1r@0,0 D1@1,0 D7@2,0 I1@3,0 T1@0,0 a@2,0") == [8, 0, 0]


@pytest.mark.rule("fits", 18)
def test_row_only_a_bottle():
    assert brings(one_box(closed=True, bottles=1, awake=(1, 0, 0))) == (-2, 0, 0)
    assert brings(one_box(closed=False, bottles=1, awake=(1, 0, 0))) == (-1, 0, 0)


@pytest.mark.rule("fits", 19)
@pytest.mark.rule("fits", 20)
def test_row_one_awake_and_two_asleep():
    row = one_box(closed=False, toys=(1, 0, 0, 0), awake=(1, 2, 0), asleep=(2, 0, 0))
    assert brings(row) == (3, 1, 0)
    assert brings(row, advanced=True) == (1, 1, 0)


@pytest.mark.rule("fits", 17)
def test_ties_all_get_the_full_amount_and_fewer_cats_nothing():
    row = one_box(closed=True, toys=(0, 4, 0, 0), awake=(1, 1, 0))
    assert brings(row) == (8, 8, 0)
    assert brings(one_box(closed=False, toys=(0, 4, 0, 0), awake=(2, 1, 3))) == (1, 0, 6)


@pytest.mark.rule("fits", 19)
def test_further_cats_are_never_doubled_and_need_no_majority():
    assert brings(one_box(closed=True, awake=(3, 2, 0))) == (2, 1, 0)
    assert brings(one_box(closed=True, awake=(1, 0, 3), asleep=(1, 2, 0))) == (1, 0, 2)


@pytest.mark.rule("fits", 20)
def test_advanced_a_sleeper_is_half_a_cat():
    row = one_box(closed=False, toys=(2, 0, 0, 0), awake=(1, 1, 0), asleep=(1, 0, 0))
    assert brings(row, advanced=True) == (2, 0, 0)
    outweighed = one_box(closed=False, toys=(2, 0, 0, 0), awake=(1, 2, 0), asleep=(1, 0, 0))
    assert brings(outweighed, advanced=True) == (0, 2, 0)


def over(lies, seats=2):
    """A table that is over."""
    return FITS.outcome(table(lies, seats=seats, phase="over", hand="", others="|" * seats, left=0))


@pytest.mark.rule("fits", 21)
def test_most_points_win():
    outcome = over("A1@0,0 B5@1,0 a@0,0 A2@9,0 A3@10,0 b@9,0")
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "most", (3, 1))
    assert outcome.breakdown[0] == (("toys", 3), ("bottles", 0), ("cats", 0))


@pytest.mark.rule("fits", 21)
def test_of_equal_points_fewer_negative_ones_win():
    outcome = over("A1@0,0 B5@1,0 A6@0,1 a@0,0 B1@9,0 F5@10,0 A6@8,0 b@9,0")
    assert outcome.scores == (2, 2)
    assert outcome.winners == (0, 1)
    level = over("A1@0,0 B5@1,0 A6@0,1 a@0,0 A1@9,0 B1@10,0 b@9,0")
    assert level.scores == (2, 2)
    assert (level.winners, level.reason) == ((1,), "bottles")
    assert level.breakdown[0] == (("toys", 3), ("bottles", -1), ("cats", 0))


@pytest.mark.rule("fits", 21)
def test_bottles_count_doubled_if_closed_and_also_in_tied_boxes():
    # A closed box with four feathers and a bottle, (4 - 1) x 2 = 6 for both; elsewhere Ann has an
    # open one with one ball more, Bob one with a mouse, so both have the same but for a bottle.
    tied = "I5r@0,0 D5@1,0 D6@2,0 D5@3,0 I5@4,0 a@0,0 b@2,0"
    outcome = over(tied)
    assert outcome.scores == (6, 6)
    assert outcome.breakdown[0] == (("toys", 8), ("bottles", -2), ("cats", 0))
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


@pytest.mark.rule("fits", 21)
def test_then_the_win_is_shared():
    outcome = over("A1@0,0 B5@1,0 a@0,0 A1@9,0 F5@10,0 b@9,0")
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


def test_what_everybody_would_have_now_is_told_before_the_end():
    state = table("A1@0,0 B5@1,0 a@0,0")
    assert FITS.outcome(state) is None
    now = FITS.tally(state)
    assert now
    assert now.scores == (3, 0)
