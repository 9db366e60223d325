"""Rounds: the roll for all, three dice side by side, and when one may stop (rules 1 to 8)."""

from __future__ import annotations

import pytest

from engines.house.state import Phase
from engines.rng import Seeded
from engines.values import HIDDEN, Objection
from tests.games.house.drawing import GAME, dealt, legal, mask, play, rolls, why

ALL = {f"{column}{row}" for column in "abcdef" for row in range(1, 7)}


@pytest.mark.rule("house", 1)
def test_one_roll_of_four_dice_is_for_all():
    state = GAME.start(3, {}, rolls("2 5 cat mouse"))
    assert [state.draft(seat).dice for seat in range(3)] == [(2, 5, 6, 7)] * 3
    assert GAME.to_move(state) == (0, 1, 2)


@pytest.mark.rule("house", 1)
def test_what_one_writes_touches_no_other_sheet_and_is_hidden_until_all_have_confirmed():
    state = play(dealt(seats=2), "1 a1", "2 b1", "3 c1")
    assert state.draft(1) == dealt(seats=2).draft(1)
    assert GAME.seen_by(state, 1).state.drafts[0] is HIDDEN
    assert GAME.seen_by(state, None).state.drafts == (HIDDEN, HIDDEN)
    state = play(state, "done")
    assert GAME.seen_by(state, None).state.sheets[0].empty.bit_count() == 36
    state = play(state, "1 f6", "2 e6", "3 d6", "done", seat=1, rng="2 2 3 3")
    assert [sheet.empty.bit_count() for sheet in GAME.seen_by(state, None).state.sheets] == [33, 33]
    assert (state.round, state.dice) == (2, (2, 2, 3, 3))


@pytest.mark.rule("house", 1)
def test_nobody_waits_for_anybody_before_the_end_of_a_round():
    state = play(dealt(seats=3), "1 a1", "2 b1", "3 c1", "done", seat=1)
    assert GAME.to_move(state) == (0, 2)
    assert legal(state, 1) == set()


@pytest.mark.rule("house", 2)
@pytest.mark.parametrize(("level", "stars"), [("2", "b2 e2 d5"), ("3", "d2 b4 e5")])
def test_three_results_go_to_the_stars_and_the_third_confirms(level, stars):
    options = {"level": level, "abilities": "first"}
    state = GAME.start(1, options, rolls("3 cat mouse"))
    one, two, three = stars.split()
    assert state.phase is Phase.STARS
    assert len(legal(state)) == 9
    assert legal(state) == {f"star {n} {cell}" for n in (1, 2, 3) for cell in stars.split()}
    state = play(state, f"star 2 {one}")
    assert why(state, f"star 2 {two}") == "die-used"
    assert why(state, f"star 1 {one}") == "taken"
    assert why(state, "star 1 a1") == "not-starred"
    assert why(state, "done") == "stars-first"
    state = play(state, f"star 1 {three}", f"star 3 {two}", rng="2 3 4 5")
    assert (state.phase, state.round) == (Phase.ROUND, 1)
    sheet = state.shown(0)
    assert (sheet.holds(6), sheet.holds(3), sheet.holds(7)) == (mask(one), mask(three), mask(two))
    assert why(state, f"star 1 {one}") == "no-stars"


@pytest.mark.rule("house", 2)
def test_stars_are_hidden_until_the_last_one_is_written():
    state = GAME.start(2, {"level": "2"}, Seeded("stars", 0))
    state = play(state, "star 1 b2", "star 2 e2", "star 3 d5")
    assert GAME.to_move(state) == (1,)
    assert GAME.seen_by(state, 1).state.drafts[0] is HIDDEN
    assert state.sheets[0].empty.bit_count() == 36


@pytest.mark.rule("house", 2)
@pytest.mark.parametrize("level", ["1", "4"])
def test_other_levels_have_no_stars(level):
    assert GAME.start(1, {"level": level}, Seeded("none", 0)).phase is Phase.ROUND


@pytest.mark.rule("house", 3)
def test_three_dice_are_used_and_no_fourth():
    state = play(dealt("2 3 4 5"), "1 a1", "2 b1", "3 c1")
    assert legal(state) == {"done"}
    assert why(state, "4 d1") == "no-dice-left"


@pytest.mark.rule("house", 3)
def test_a_cat_crossed_counts_as_a_die_and_a_double_as_two():
    state = play(dealt("cat 3 4 5"), "1 cat", "2 a1", "3 b1")
    assert legal(state) == {"done"}
    state = play(dealt("3 3 4 5", tiles="ICDE", uses=(1, 0, 0, 0)), "I 1 2 a1")
    assert state.draft(0).left == 1
    assert legal(play(state, "3 a2")) == {"done"}


@pytest.mark.rule("house", 4)
def test_the_first_die_goes_anywhere_and_the_next_beside_what_a_die_wrote():
    state = dealt("2 3 4 5")
    assert legal(state, verb="1") == {f"1 {cell}" for cell in ALL}
    state = play(state, "1 c3")
    assert legal(state, verb="2") == {"2 c2", "2 b3", "2 d3", "2 c4"}
    assert why(state, "2 d4") == "apart"
    assert why(state, "2 c3") == "taken"
    state = play(state, "2 d3")
    assert legal(state, verb="3") == {"3 c2", "3 b3", "3 c4", "3 d2", "3 e3", "3 d4"}


@pytest.mark.rule("house", 4)
def test_cells_of_earlier_rounds_do_not_matter():
    state = play(dealt("2 3 4 5", "3..... ...... ...... ...... ...... ......"), "1 f6")
    assert legal(state, verb="2") == {"2 e6", "2 f5"}


@pytest.mark.rule("house", 4)
def test_a_die_marked_by_a_is_no_link():
    state = dealt("2 3 4 5", uses=(2, 0, 0, 0))
    state = play(state, "A 1", "1 a1")
    assert legal(state, verb="2") == {f"2 {cell}" for cell in ALL - {"a1"}}
    state = play(state, "2 f6", "A 3")
    assert legal(state, verb="3") == {f"3 {cell}" for cell in ALL - {"a1", "f6"}}
    assert legal(state, verb="4") == {"4 e6", "4 f5"}


@pytest.mark.rule("house", 4)
def test_a_link_that_g_has_killed_stays_a_link():
    state = dealt("2 3 4 5", tiles="GBCD", uses=(1, 0, 0, 0))
    state = play(state, "2 c3", "G c3 a6")
    assert legal(state, verb="1") == {"1 c2", "1 b3", "1 d3", "1 c4"}


@pytest.mark.rule("house", 5)
def test_what_the_track_and_d_and_k_and_l_write_goes_anywhere_and_is_no_link_and_no_die():
    state = play(dealt("2 cat 4 5", track=1), "1 a1", "2 cat")
    assert legal(state) == {f"write {cell}" for cell in ALL - {"a1"}}
    state = play(state, "write f6")
    assert legal(state, verb="3") == {"3 b1", "3 a2"}
    assert state.draft(0).left == 1
    state = play(dealt("2 3 4 5", tiles="DBCE", uses=(1, 0, 0, 0)), "D f6")
    assert legal(state, verb="1") == {f"1 {cell}" for cell in ALL - {"f6"}}
    assert state.draft(0).left == 3
    state = dealt("2 2 4 5", tiles="LBCD")
    state = play(state, "1 a1", "2 a2", "L f6 f5")
    assert legal(state, verb="3") == {"3 b1", "3 b2", "3 a3"}
    state = play(dealt("2 2 4 5", tiles="KBCD"), "1 a1", "2 a2", "K 5 f6")
    assert legal(state, verb="4") == {"4 b1", "4 b2", "4 a3"}
    assert state.draft(0).left == 1


@pytest.mark.rule("house", 6)
def test_a_two_cell_area_takes_two_dice_and_the_third_is_lost():
    rows = "..2345 3m4... 23m... ...... ...... ......"
    state = play(dealt("2 3 4 5", rows), "1 a1", "2 b1")
    assert legal(state) == {"done"}
    assert state.draft(0).left == 1
    state = play(state, "done", rng="2 2 2 2")
    assert state.round == 2


@pytest.mark.rule("house", 7)
def test_done_is_for_who_owes_nothing_and_has_used_up_the_dice():
    state = play(dealt("2 3 4 5"), "1 a1", "2 b1")
    assert why(state, "done") == "not-done"
    objection = GAME.objection(state, 0, GAME.parse(state, 0, "done"))
    assert objection == Objection("not-done", {"left": 1})
    owing = play(dealt("2 3 4 cat", track=1), "1 a1", "2 b1", "4 cat")
    assert why(owing, "done") == "owed"
    assert why(play(owing, "write f6"), "done") is None


@pytest.mark.rule("house", 7)
def test_one_stops_early_only_with_e():
    state = dealt("2 3 4 5", tiles="EBCD", uses=(1, 0, 0, 0))
    state = play(state, "1 a1", "2 b1")
    assert why(state, "done") == "not-done"
    assert why(play(state, "E -"), "done") is None


@pytest.mark.rule("house", 8)
def test_a_cat_of_the_track_can_always_be_used():
    rows = ".23452 3m4333 23m444 555555 555555 555555"
    state = dealt("cat cat cat 5", rows)
    assert why(state, "done") == "not-done"
    state = play(state, "4 a1")
    assert why(state, "done") == "not-done"
    assert legal(state) == {"1 cat", "2 cat", "3 cat"}
    assert why(play(state, "1 cat", "2 cat"), "done") is None


@pytest.mark.rule("house", 8)
def test_with_the_track_full_a_cat_is_a_blank():
    state = play(dealt("cat 3 4 5", track=10), "1 cat")
    assert state.shown(0).track == 10
    assert state.draft(0).left == 2
    assert not state.draft(0).owed


@pytest.mark.rule("house", 8)
@pytest.mark.parametrize(
    ("dice", "code"),
    [
        pytest.param("2 3 4 cat", None, id="as many others as are left are lost"),
        pytest.param("2 3 cat cat", "not-done", id="a cat is left over"),
    ],
)
def test_a_cat_stays_unused_only_where_the_others_are_the_lost_ones(dice, code):
    rows = ".23452 3m4333 23m444 555555 555555 555555"
    state = play(dealt(dice, rows), "1 a1")
    assert state.draft(0).left == 2
    assert why(state, "done") == code


@pytest.mark.rule("house", 8)
@pytest.mark.parametrize("level", [2, 3, 4])
def test_on_other_levels_cats_are_written_like_numbers(level):
    state = dealt("cat 3 4 5", level=level)
    assert why(state, "1 cat") == "no-cat"
    assert play(state, "1 c4").shown(0).holds(6) == mask("c4")
    assert why(dealt("cat 3 4 5"), "1 c4") == "tracked"


@pytest.mark.rule("house", 15)
def test_mouse_cat_and_four_with_a_two_on_the_next_cat():
    state = play(dealt("mouse cat 4 5", track=1), "1 c3", "3 c4", "2 cat", "write a6")
    sheet = state.shown(0)
    assert (sheet.holds(7), sheet.holds(4), sheet.holds(2)) == tuple(map(mask, ("c3", "c4", "a6")))
    assert sheet.track == 2
    assert legal(state) == {"done"}
