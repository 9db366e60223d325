"""The abilities: how each is used, and when not (rules 13 and 14)."""

from __future__ import annotations

import pytest

from tests.games.house.drawing import dealt, legal, mask, play, rooms, why


@pytest.mark.rule("house", 13)
def test_uses_are_saved_and_any_number_may_be_used_and_stacked():
    state = dealt("3 3 4 mouse", tiles="BFCA", uses=(2, 1, 1, 1))
    state = play(state, "B 1 -", "F 1", "A 1")
    assert state.draft(0).dice == (5, 3, 4, 7)
    assert state.shown(0).uses == (1, 0, 1, 0)
    state = play(state, "2 c3", "1 a1")
    assert state.shown(0).holds(5) == mask("a1")


@pytest.mark.rule("house", 13)
@pytest.mark.parametrize(
    ("tiles", "dice", "text", "face"),
    [
        ("BACD", "2 3 4 5", "B 1 +", 3),
        ("BACD", "2 3 4 5", "B 4 -", 4),
        ("BACD", "2 3 4 5", "B 1 -", None),
        ("BACD", "2 3 4 5", "B 4 +", None),
        ("BACD", "mouse 3 4 5", "B 1 +", None),
        ("CABD", "mouse 3 4 5", "C 1 4", 4),
        ("CABD", "2 3 4 5", "C 1 4", None),
        ("CABD", "cat 3 4 5", "C 1 4", None),
        ("FABC", "2 3 4 5", "F 1", 5),
        ("FABC", "2 3 4 5", "F 4", 2),
        ("FABC", "2 3 4 5", "F 2", None),
        ("HABC", "2 3 4 5", "H 3 cat", 6),
        ("HABC", "2 3 4 5", "H 3 mouse", 7),
        ("HABC", "2 3 mouse 5", "H 3 cat", None),
    ],
)
def test_b_c_f_and_h_change_a_face_for_the_rest_of_the_round(tiles, dice, text, face):
    state = dealt(dice, tiles=tiles, uses=(1, 0, 0, 0))
    if face is None:
        assert why(state, text) == "no-face"
        return
    assert play(state, text).draft(0).dice[int(text.split()[1]) - 1] == face


@pytest.mark.rule("house", 13)
@pytest.mark.parametrize(
    ("letter", "ways"),
    [
        ("B", {"B 1 +", "B 2 -", "B 3 +", "B 3 -"}),
        ("C", {"C 4 2", "C 4 3", "C 4 4", "C 4 5"}),
        ("F", {"F 1", "F 2"}),
        ("H", {f"H {die} {symbol}" for die in (1, 2, 3) for symbol in ("cat", "mouse")}),
    ],
)
def test_all_ways_to_change_a_face_are_told(letter, ways):
    tiles = letter + "DEG"
    assert legal(dealt("2 5 3 mouse", tiles=tiles, uses=(1, 0, 0, 0)), verb=letter) == ways


@pytest.mark.rule("house", 13)
def test_what_b_c_f_and_h_made_of_a_die_is_written():
    state = dealt("2 mouse 4 5", tiles="BCHF", uses=(1, 1, 1, 1))
    state = play(state, "B 1 +", "C 2 3", "H 3 cat", "1 a1", "2 b1")
    assert state.shown(0).holds(3) == mask("a1 b1")
    assert legal(state, verb="3") == {"3 cat"}


@pytest.mark.rule("house", 13)
def test_i_on_other_levels_doubles_cats_and_mice_too():
    state = play(dealt("cat cat 4 5", level=2, tiles="IABC", uses=(1, 0, 0, 0)), "I 1 2 c3")
    sheet = state.shown(0)
    assert (sheet.holds(6), sheet.doubles) == (mask("c3"), mask("c3"))
    assert state.draft(0).left == 1
    assert legal(state, verb="3") == {"3 c2", "3 b3", "3 d3", "3 c4"}


@pytest.mark.rule("house", 13)
def test_a_double_is_written_beside_what_a_die_wrote_and_of_unused_dice():
    state = play(dealt("3 3 4 5", tiles="IABC", uses=(1, 0, 0, 0)), "3 c3")
    assert legal(state, verb="I") == {"I 1 2 c2", "I 1 2 b3", "I 1 2 d3", "I 1 2 c4"}
    assert why(state, "I 1 2 d4") == "apart"
    assert why(state, "I 1 3 d3") == "die-used"
    spent = play(dealt("2 3 4 4", tiles="IEAB", uses=(1, 1, 0, 0)), "E -", "1 a1", "2 b1")
    assert why(spent, "I 3 4 c1") == "no-dice-left"
    assert legal(spent, verb="I") == set()


@pytest.mark.rule("house", 9)
@pytest.mark.rule("house", 13)
def test_what_d_and_g_write_builds_rooms_too():
    three = dealt("2 2 4 5", "33...." + " ......" * 5, tiles="DABC", uses=(1, 0, 0, 0))
    assert rooms(play(three, "D c1")) == [(3, "a1 b1 c1")]
    rows = "3.33.." + " ......" * 5
    moved = dealt("2 2 4 5", rows, tiles="GABC", uses=(1, 0, 0, 0), doubles="a1")
    assert rooms(play(moved, "G a1 e1")) == [(3, "c1 d1 e1")]
    assert legal(moved, verb="G").isdisjoint({"G b1 e1", "G a1 c1"})
    assert {text.split()[1] for text in legal(moved, verb="G")} == {"a1", "c1", "d1"}


@pytest.mark.rule("house", 13)
def test_a_is_once_per_die_and_not_on_a_cat_of_the_track():
    state = dealt("cat 3 4 5", uses=(2, 0, 0, 0))
    assert why(state, "A 1") == "no-face"
    assert why(play(state, "A 2"), "A 2") == "marked"
    assert why(dealt("cat 3 4 5", level=2, uses=(1, 0, 0, 0)), "A 1") is None


@pytest.mark.rule("house", 13)
def test_d_writes_a_three_anywhere_also_after_the_last_die():
    state = dealt("2 3 4 5", tiles="DABC", uses=(1, 0, 0, 0))
    state = play(state, "1 a1", "3 b1", "4 c1", "D f6")
    assert state.shown(0).holds(3) == mask("f6")
    assert legal(state) == {"done"}


@pytest.mark.rule("house", 13)
def test_e_gives_one_to_four_dice_and_no_fewer_than_are_used():
    state = dealt("2 3 4 5", tiles="EABC", uses=(4, 0, 0, 0))
    assert play(state, "E +").draft(0).left == 4
    assert why(play(state, "E +"), "E +") == "allowance"
    assert why(play(state, "E -", "E -"), "E -") == "allowance"
    used = play(state, "1 a1", "2 b1", "3 c1")
    assert why(used, "E -") == "allowance"
    assert legal(play(used, "E +"), verb="4") == {"4 d1", "4 a2", "4 b2", "4 c2"}


@pytest.mark.rule("house", 13)
def test_g_moves_a_loose_number_and_leaves_a_dead_cell():
    rows = "3322m." + " ......" * 5
    state = dealt("2 3 4 5", rows, tiles="GABC", uses=(1, 0, 0, 0), rooms=[(2, "c1 d1")])
    assert why(state, "G c1 f6") == "not-loose"
    assert why(state, "G e1 f6") == "not-loose"
    assert why(state, "G a1 b1") == "taken"
    state = play(state, "G a1 f6")
    sheet = state.shown(0)
    assert (sheet.holds(3), sheet.dead) == (mask("b1 f6"), mask("a1"))
    assert not sheet.empty & mask("a1")


@pytest.mark.rule("house", 13)
def test_a_double_moved_by_g_gives_back_one():
    state = dealt(
        "2 3 4 5", "4....." + " ......" * 5, tiles="GABC", uses=(1, 0, 0, 0), doubles="a1"
    )
    sheet = play(state, "G a1 f6").shown(0)
    assert (sheet.holds(4), sheet.doubles) == (mask("f6"), 0)


@pytest.mark.rule("house", 13)
def test_i_takes_equal_faces_as_they_are_now_and_no_cats_of_the_track():
    state = dealt("2 3 cat cat", tiles="IBAC", uses=(2, 2, 1, 0))
    assert why(state, "I 1 2 a1") == "unequal"
    assert why(state, "I 3 4 a1") == "unequal"
    grown = play(state, "B 1 +")
    assert why(grown, "I 1 2 a1") is None
    apart = play(grown, "I 1 2 a1")
    assert apart.shown(0).doubles == mask("a1")
    late = play(dealt("3 3 4 5", tiles="IBAC", uses=(1, 0, 0, 0)), "3 a1", "4 b1")
    assert why(late, "I 1 2 a2") == "one-left"


@pytest.mark.rule("house", 13)
def test_a_on_either_of_a_pair_covers_both():
    state = dealt("3 3 4 5", tiles="IABC", uses=(1, 1, 0, 0))
    state = play(state, "3 a1", "A 2", "I 1 2 f6")
    assert state.shown(0).doubles == mask("f6")
    assert state.draft(0).links == mask("a1")


@pytest.mark.rule("house", 13)
def test_j_lets_corners_count_for_dice_alone():
    state = dealt("2 2 4 5", tiles="JABC", uses=(2, 0, 0, 0))
    state = play(state, "1 a1", "J")
    assert why(state, "J") == "in-force"
    assert legal(state, verb="2") == {"2 b1", "2 a2", "2 b2"}
    assert rooms(play(state, "2 b2")) == []


@pytest.mark.rule("house", 13)
def test_j_and_a_and_changed_faces_are_for_this_round_only():
    state = dealt("2 2 4 5", tiles="JABC", uses=(1, 1, 1, 0))
    state = play(state, "A 4", "1 a1", "J", "2 b2", "B 3 -", "3 c3", "done", rng="4 4 4 4")
    assert state.draft(0).dice == (4, 4, 4, 4)
    state = play(state, "1 e5")
    assert legal(state, verb="4") == {"4 e4", "4 d5", "4 f5", "4 e6"}


@pytest.mark.rule("house", 13)
@pytest.mark.parametrize(
    ("text", "last"),
    [
        ("A 4", "5"),
        ("B 4 -", "5"),
        ("C 4 2", "mouse"),
        ("F 4", "5"),
        ("H 4 cat", "5"),
        ("J", "5"),
    ],
)
def test_abilities_for_dice_need_allowance(text, last):
    letters = text[0] + "GDE"
    state = dealt(f"2 3 4 {last}", tiles=letters, uses=(1, 0, 1, 1))
    state = play(state, "1 a1", "2 b1", "3 c1")
    assert legal(state, verb=text[0]) == set()
    assert why(state, text) == "no-dice-left"
    assert legal(state, verb="D")
    assert legal(state, verb="E") == {"E +"}


@pytest.mark.rule("house", 13)
def test_no_ability_is_compulsory_and_none_is_used_without_a_room():
    state = play(dealt("2 2 4 5"), "1 a1", "2 b1", "3 c1")
    assert why(state, "done") is None
    assert why(state, "B 4 -") == "no-use"
    assert why(state, "J") == "no-use"


@pytest.mark.rule("house", 14)
def test_k_and_l_come_at_once_and_cannot_be_saved():
    state = play(dealt("2 2 4 5", tiles="KABC"), "1 a1", "2 b1")
    assert state.shown(0).uses == (0, 0, 0, 0)
    assert len(legal(state)) == 5 * 34 + 1
    assert {"K 5 c4", "K mouse c4", "K cat"} <= legal(state)
    assert why(state, "K cat c4") == "cat-on-track"
    assert why(state, "3 c1") == "owed"
    assert play(state, "K cat").shown(0).track == 1
    assert why(dealt("2 2 4 5", tiles="KABC"), "K 5 c4") == "not-owed"


@pytest.mark.rule("house", 14)
def test_k_writes_a_cat_on_other_levels_and_only_that_is_no_move_with_the_track_full():
    state = play(dealt("2 2 4 5", tiles="KABC", level=2), "1 a1", "2 b1")
    assert why(state, "K cat") == "which-cell"
    assert play(state, "K cat c4").shown(0).holds(6) == mask("c4")
    full = play(dealt("2 2 4 5", tiles="KABC", track=10), "1 a1", "2 b1")
    assert why(full, "K cat") == "track-full"


@pytest.mark.rule("house", 14)
def test_l_draws_one_mouse_or_two_side_by_side():
    state = play(dealt("2 2 4 5", tiles="LABC"), "1 a1", "2 b1")
    assert play(state, "L c4").shown(0).holds(7) == mask("c4")
    assert play(state, "L c5 c4").shown(0).holds(7) == mask("c4 c5")
    assert why(state, "L c4 d5") == "not-touching"
    assert why(state, "L c4 a1") == "taken"


@pytest.mark.rule("house", 14)
def test_all_ways_to_draw_mice_are_told_and_corners_do_not_touch_even_while_j_is_in_force():
    rows = "2..mmm m.mmmm mmmmmm mmmmmm mmmmm. mmmm.m"
    state = dealt("2 2 4 5", rows, tiles="LJCD", uses=(0, 1, 0, 0))
    state = play(state, "J", "1 b1")
    assert rooms(state) == [(2, "a1 b1")]
    assert legal(state) == {"L c1", "L b2", "L f5", "L e6"}
    assert why(state, "L b2 c1") == "not-touching"
    rows = "2..... m...mm mmmmmm mmmmmm mmmmmm mmmmmm"
    assert legal(play(dealt("2 3 4 5", rows, tiles="LBCD"), "1 b1")) == {
        *("L c1", "L d1", "L e1", "L f1", "L b2", "L c2", "L d2"),
        *("L c1 d1", "L d1 e1", "L e1 f1", "L b2 c2", "L c2 d2", "L c1 c2", "L d1 d2"),
    }


@pytest.mark.rule("house", 14)
def test_an_impossible_one_is_lost():
    rows = ".2mmmm mmmmmm mmmmmm mmmmmm mmmmmm mmmmmm"
    assert not play(dealt("2 3 4 5", rows, tiles="LABC"), "1 a1").draft(0).owed
    assert [
        owed.verb for owed in play(dealt("2 3 4 5", rows, tiles="KABC"), "1 a1").draft(0).owed
    ] == ["K"]
    full = play(dealt("2 3 4 5", rows, tiles="KABC", track=10), "1 a1")
    assert not full.draft(0).owed
