"""Rooms and what they bring (rules 9 to 12)."""

from __future__ import annotations

import pytest

from tests.games.house.drawing import dealt, legal, play, rooms, why


@pytest.mark.rule("house", 9)
@pytest.mark.parametrize(
    ("rows", "dice", "move", "built"),
    [
        pytest.param("2....." + " ......" * 5, "2 3 4 5", "1 b1", [(2, "a1 b1")], id="two 2s"),
        pytest.param("33...." + " ......" * 5, "3 3 4 5", "1 b2", [(3, "a1 b1 b2")], id="three 3s"),
        pytest.param("444..." + " ......" * 5, "4 3 4 5", "1 d1", [(4, "a1 b1 c1 d1")], id="four"),
        pytest.param("33...." + " ......" * 5, "2 3 4 5", "1 c1", [], id="another number"),
        pytest.param("44...." + " ......" * 5, "4 3 4 5", "1 c1", [], id="one too few"),
        pytest.param("2....." + " ......" * 5, "2 3 4 5", "1 b2", [], id="two diagonal 2s"),
        pytest.param("cc...." + " ......" * 5, "2 3 4 5", "1 c1", [], id="cats are no rooms"),
    ],
)
def test_a_room_is_built_as_soon_as_equal_numbers_are_as_many_as_they_say(rows, dice, move, built):
    assert rooms(play(dealt(dice, rows), move)) == built


@pytest.mark.rule("house", 9)
def test_a_double_cell_counts_two():
    state = dealt("2 2 4 5", tiles="IBCD", uses=(1, 0, 0, 0))
    assert rooms(play(state, "I 1 2 c3")) == [(2, "c3")]
    rows = "3....." + " ......" * 5
    state = dealt("3 3 4 5", rows, tiles="IBCD", uses=(1, 0, 0, 0))
    assert rooms(play(state, "I 1 2 b1")) == [(3, "a1 b1")]


@pytest.mark.rule("house", 10)
def test_of_a_group_that_is_too_large_the_player_chooses():
    rows = "22.... ...... ...... ...... ...... ......"
    alike = dealt("2 3 4 5", ".2.2.. ..2... ...... ...... ...... ......")
    state = play(alike, "1 c1")
    assert rooms(state) == []
    assert legal(state) == {"room b1 c1", "room c1 d1", "room c1 c2"}
    assert why(state, "room b1 d1") == "no-room"
    assert why(state, "2 d2") == "owed"
    state = play(state, "room c2 c1")
    assert rooms(state) == [(2, "c1 c2")]
    assert state.shown(0).uses == (1, 0, 0, 0)
    assert rooms(play(dealt("2 3 4 5", rows), "1 c1")) == [(2, "b1 c1")]


@pytest.mark.rule("house", 10)
def test_where_doubles_leave_no_exact_set_one_more_is_built():
    rows = "3....." + " ......" * 5
    state = dealt("3 3 4 5", rows, tiles="IBCD", uses=(1, 0, 0, 0), doubles="a1")
    state = play(state, "I 1 2 b1")
    assert rooms(state) == [(3, "a1 b1")]


@pytest.mark.rule("house", 10)
def test_an_exact_set_goes_before_one_more():
    rows = "3.3..." + " ......" * 5
    state = play(dealt("3 3 4 5", rows, doubles="a1"), "1 b1")
    assert rooms(state) == [(3, "a1 b1")]


@pytest.mark.rule("house", 11)
def test_cells_of_a_room_are_in_no_other():
    rows = "22...." + " ......" * 5
    state = play(dealt("2 2 4 5", rows, rooms=[(2, "a1 b1")]), "1 c1")
    assert rooms(state) == [(2, "a1 b1")]
    assert rooms(play(state, "2 c2")) == [(2, "a1 b1"), (2, "c1 c2")]


@pytest.mark.rule("house", 11)
def test_one_number_builds_one_room_at_most():
    state = play(dealt("2 3 4 5", ".2.2.. ..2..." + " ......" * 4), "1 c1", "room b1 c1")
    assert rooms(state) == [(2, "b1 c1")]
    assert not state.draft(0).owed


@pytest.mark.rule("house", 12)
def test_a_room_gives_a_use_that_is_available_at_once():
    state = play(dealt("2 2 3 5"), "1 a1", "2 b1")
    assert state.shown(0).uses == (1, 0, 0, 0)
    assert {"A 3", "A 4"} <= legal(state)


@pytest.mark.rule("house", 12)
def test_expansion_comes_before_what_is_owed_at_once_and_chains_go_depth_first():
    rows = "####### ####### #33...# #33...# #.....# ####### #######"
    state = dealt("3 2 4 5", rows, level=4, tiles="BKCD", rooms=[])
    state = play(state, "1 d3", "room b3 c3 d3")
    assert [owed.verb for owed in state.draft(0).owed] == ["open", "K"]
    state = play(state, "open a3", "open a4", "open a5")
    assert [owed.verb for owed in state.draft(0).owed] == ["K"]
    state = play(state, "K 3 d4")
    assert rooms(state)[1:] == [(3, "b4 c4 d4")]
    assert [owed.verb for owed in state.draft(0).owed] == ["open", "K"]


@pytest.mark.rule("house", 12)
def test_a_number_from_the_track_may_build_and_what_that_brings_comes_first():
    rows = "2....." + " ......" * 5
    state = play(dealt("cat 3 4 5", rows, tiles="LBCD", track=1), "1 cat", "write b1")
    assert rooms(state) == [(2, "a1 b1")]
    assert [owed.verb for owed in state.draft(0).owed] == ["L"]


@pytest.mark.rule("house", 12)
def test_what_is_owed_is_asked_for_even_with_one_way_and_dropped_with_none():
    rows = "..mmmm mmmmmm mmmmmm mmmmmm mmmmmm mmmmmm"
    state = play(dealt("cat 3 4 5", rows, track=1), "2 a1", "1 cat")
    assert legal(state) == {"write b1"}
    full = play(dealt("cat 3 4 5", ".mmmmm" + " mmmmmm" * 5, track=1), "2 a1", "1 cat")
    assert not full.draft(0).owed
    assert full.shown(0).track == 2
