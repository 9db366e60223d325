"""If It Fits: drawing, laying boxes, what hangs together; by the numbers of the rules page."""

from __future__ import annotations

import pytest

from tests.games.fits.drawing import FITS, box, cell, options, play, table, told, why


@pytest.mark.rule("fits", 5)
def test_a_turn_begins_with_a_card_drawn_or_with_a_sleeping_cat():
    state = table("S1@0,0", phase="turn")
    assert options(state) == ["draw", "sleep 0,-1", "sleep -1,0", "sleep 1,0", "sleep 0,1"]
    assert why(state, "lay A7 1,0") == "draw-or-sleep"
    assert why(state, "cat e") == "no-cat-now"
    drawn = play(state, "draw")
    assert drawn.hands[0] == ("A7", "A8", "E7")
    assert drawn.pile == ("E8", "F7")
    assert FITS.to_move(drawn) == (0,)
    assert told(drawn) == ["drew seat=0 left=2", "drawn piece=E7 from=pile to=seat1 @0"]
    assert why(drawn, "draw") == "play-now"
    assert why(drawn, "sleep 1,0") == "play-now"


@pytest.mark.rule("fits", 5)
def test_a_sleeping_cat_is_the_whole_turn_and_nothing_is_drawn():
    state = play(table("S1@0,0", phase="turn"), "sleep 1,0")
    assert FITS.to_move(state) == (1,)
    assert (state.hands[0], state.pile) == (("A7", "A8"), ("E7", "E8", "F7"))
    assert state.stock == (4, 5)
    assert options(state)[0] == "draw"


@pytest.mark.rule("fits", 5)
def test_exactly_one_card_is_played_and_the_next_seat_is_to_move():
    state = play(table("S2@0,0 S3@0,1", seat=1, hand="A7 A8 T1 princess"), "lay A7 1,0")
    assert state.hands[1] == ("A8", "T1", "princess")
    assert FITS.to_move(state) == (0,)


@pytest.mark.rule("fits", 6)
def test_anything_of_the_hand_may_be_played_whenever_it_was_drawn():
    state = table("S1@0,0 S1@1,0 a@0,0", hand="B5 C5", pile="princess E7 E8", phase="turn")
    state = play(state, "draw")
    words = {tuple(text.split()[:2]) for text in options(state)}
    assert words == {
        ("lay", "B5"),
        ("lay", "B5r"),
        ("lay", "C5"),
        ("lay", "C5r"),
        ("princess", "0,0"),
    }
    assert why(state, "lay A1 2,0") == "not-in-hand"
    assert why(state, "toy T1 0,0") == "not-in-hand"


@pytest.mark.rule("fits", 7)
def test_a_box_goes_on_any_empty_cell_beside_the_table():
    state = table("S1@0,0 S2@1,0", hand="A1 B1")
    cells = ["0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"]
    assert options(state, "lay A1") == [f"lay A1 {at}" for at in cells]
    assert options(state, "lay B1r") == [f"lay B1r {at}" for at in cells]
    assert why(state, "lay A1 1,0") == "not-beside"
    assert why(state, "lay A1 2,1") == "not-beside"
    assert why(state, "lay A1 3,0") == "not-beside"


@pytest.mark.rule("fits", 7)
def test_walls_forbid_nothing_in_the_basic_game_and_each_other_in_the_advanced_one():
    lies = "S4@0,0"  # walls north and east
    assert why(table(lies, hand="B1 C1"), "lay C1r 1,0") == ""
    advanced = table(lies, hand="B1 C1", advanced=True)
    assert why(advanced, "lay C1r 1,0") == "double-wall"
    assert why(advanced, "lay C1 1,0") == ""
    assert why(advanced, "lay B1r 0,-1") == "double-wall"
    assert why(advanced, "lay B1 0,-1") == ""
    assert why(advanced, "lay B1r 0,1") == ""
    assert "lay C1r 1,0" not in options(advanced)
    assert len(options(advanced)) == 4 * 4 - 2


@pytest.mark.rule("fits", 7)
def test_advanced_a_box_minds_the_walls_of_every_neighbour():
    # 1,1 lies east of a wall and north of a wall; H1 is open to the south only, H1r to the north.
    state = table("S2@0,1 S1@0,2 S3@1,2", hand="H1 B1", advanced=True)
    assert why(state, "lay H1 1,1") == "double-wall"
    assert why(state, "lay H1r 1,1") == "double-wall"
    assert why(state, "lay B1 1,1") == ""
    assert why(state, "lay B1r 1,1") == "double-wall"


@pytest.mark.rule("fits", 8)
def test_boxes_hang_together_where_both_edges_are_open():
    state = table("S2@0,0 A1@1,0 A2@0,1 C1r@1,1 B5@-1,0")
    assert {*box(state, "0,0").cells} == {cell("0,0"), cell("0,1"), cell("-1,0")}
    assert {*box(state, "1,0").cells} == {cell("1,0"), cell("1,1")}
    assert box(state, "0,0").toys == (2, 1, 0, 0)
    assert box(state, "1,0").toys == (2, 0, 0, 0)


@pytest.mark.rule("fits", 8)
def test_one_card_joins_all_boxes_it_opens_to():
    lies = "A1@0,0 E1@1,0 A3@2,0 E4@3,0 A2@1,-1"
    apart = table(lies + " E6@4,-1", hand="A6 A7")
    assert len(box(apart, "0,0").cells) == 1
    assert {*box(apart, "1,0").cells} == {cell("1,0"), cell("1,-1")}
    joined = play(apart, "lay A6 2,-1")
    whole = box(joined, "2,-1")
    assert {*whole.cells} == {cell(at) for at in ("1,0", "1,-1", "2,-1", "2,0")}
    assert (whole.toys, whole.bottles) == ((1, 1, 1, 0), 1)


@pytest.mark.rule("fits", 9)
def test_a_box_is_closed_when_no_edge_opens_to_an_empty_cell():
    state = table("H1@0,0", hand="H2 A1")
    assert not box(state, "0,0").closed
    assert box(play(state, "lay H2r 0,1"), "0,0").closed
    assert not box(play(state, "lay A1 0,1"), "0,0").closed


@pytest.mark.rule("fits", 9)
def test_a_neighbours_wall_closes_and_boxes_are_computed_anew_after_each_play():
    state = table("H1@0,0", hand="H2 B1")
    state = play(state, "lay B1 0,1")
    assert box(state, "0,0").closed
    assert not box(state, "0,1").closed
    assert len(box(state, "0,0").cells) == 1
    assert "closed=0" in told(state)[0]
    closing = play(table("I1@0,0 I2@9,9", hand="I3 I4"), "lay I3r -1,0")
    assert "size=2" in told(closing)[0]
    assert "closed=1" in told(closing)[0]


@pytest.mark.rule("fits", 9)
def test_a_gap_that_goes_round_a_corner_still_counts_for_each_edge():
    state = table("A1@0,0 A2@1,0 A3@0,1")
    assert box(state, "0,0").gaps == 8
    filled = play(table("A1@0,0 A2@1,0 A3@0,1", hand="A4 A5"), "lay A4 1,1")
    assert box(filled, "1,1").gaps == 8


def test_the_turn_order_goes_up_by_seats():
    state = table("S1@0,0", seats=4, seat=3, phase="turn")
    assert FITS.to_move(play(state, "sleep 0,1")) == (0,)
    assert FITS.to_move(play(state, "draw", "lay A7 0,1")) == (0,)
