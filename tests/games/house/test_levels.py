"""What cats and mice count on each level, the end, and playing for somebody absent (15 to 21)."""

from __future__ import annotations

import pytest

from engines.house.moves import DONE
from engines.house.scoring import filled
from engines.house.state import Phase, but
from engines.rng import Scripted, Seeded
from engines.values import Outcome
from tests.games.house.drawing import (
    GAME,
    dealt,
    legal,
    mask,
    outcome_of,
    play,
    rolls,
    score,
    sheet,
    why,
)


def rows(text):
    """Rows of six, the missing ones empty."""
    given = text.split()
    return " ".join([*given, *["......"] * (6 - len(given))])


@pytest.mark.rule("house", 15)
def test_the_track_is_crossed_from_the_left_and_numbers_are_written_at_once():
    state, owed = dealt("cat cat cat cat"), []
    for crossed in range(10):
        state = dealt("cat cat cat cat", track=crossed)
        after = play(state, "1 cat")
        assert after.shown(0).track == crossed + 1
        owed.append(after.draft(0).owed[0].number if after.draft(0).owed else 0)
    assert owed == [0, 2, 0, 3, 0, 4, 0, 5, 0, 1]


@pytest.mark.rule("house", 15)
def test_the_last_cat_lets_one_choose_the_number():
    state = play(dealt("cat 3 4 5", track=9), "1 cat")
    assert len(legal(state)) == 36 * 4
    assert why(state, "write c4") == "number-given"
    assert play(state, "write c4 5").shown(0).holds(5) == mask("c4")
    named = play(dealt("cat 3 4 5", track=3), "1 cat")
    assert why(named, "write c4 5") == "number-given"
    assert play(named, "write c4").shown(0).holds(3) == mask("c4")


@pytest.mark.rule("house", 15)
def test_seven_cheeses_and_six_cats_are_thirteen_besides_rooms():
    drawn = rows("mmm... m..... m..... m.....")
    assert score(1, drawn, track=6) == {"rooms": 0, "cats": 6, "cheeses": 7}


@pytest.mark.rule("house", 15)
def test_a_mouse_crosses_the_cheese_of_its_row_and_of_its_column_once():
    assert score(1, rows("m....."))["cheeses"] == 2
    assert score(1, rows("mm...."))["cheeses"] == 3
    assert score(1, rows("m..... .m...."))["cheeses"] == 4


@pytest.mark.rule("house", 15)
def test_rooms_are_one_three_five_seven():
    drawn = rows("222233 223333 333333 33.... 55555.")
    built = [
        *((2, cells) for cells in ("a1 b1", "c1 d1", "a2 b2")),
        *((3, cells) for cells in ("e1 f1 f2", "c2 d2 e2", "a3 b3 c3", "d3 e3 f3")),
        (5, "a5 b5 c5 d5 e5"),
    ]
    assert score(1, drawn, rooms=built)["rooms"] == 22


@pytest.mark.rule("house", 16)
def test_in_each_row_and_column_with_a_cat_every_mouse_is_a_point():
    assert score(2, rows("c..... m..... m....."))["mice"] == 2
    assert score(2, rows(".m...."))["mice"] == 0
    assert score(2, rows("cm.... .c...."))["mice"] == 2
    assert score(2, rows("ccm..."))["mice"] == 1


@pytest.mark.rule("house", 16)
def test_a_double_mouse_counts_twice_on_level_two():
    assert score(2, rows("cm...."), doubles="b1")["mice"] == 2


@pytest.mark.rule("house", 16)
@pytest.mark.parametrize(
    ("drawn", "more", "bonus"),
    [
        pytest.param("5555.. ...5..", {"rooms": [(5, "a1 b1 c1 d1 d2")]}, 5, id="in a room of 5"),
        pytest.param("...5..", {}, 0, id="a loose number"),
        pytest.param("...m..", {}, 0, id="a mouse"),
        pytest.param("...2..", {"rooms": [(2, "d1")], "doubles": "d1"}, 2, id="a double once"),
    ],
)
def test_a_bonus_cell_in_a_room_is_worth_its_number(drawn, more, bonus):
    assert score(2, rows(drawn), **more)["bonus"] == bonus


@pytest.mark.rule("house", 17)
@pytest.mark.parametrize(
    ("drawn", "more", "points"),
    [
        pytest.param("mm....", {}, 0, id="no cat"),
        pytest.param("mmc...", {}, 2, id="one cat"),
        pytest.param("mmcc..", {}, 2, id="two cats"),
        pytest.param("mmcc.. c.....", {}, 4, id="three cats and two mice"),
        pytest.param("mmcc..", {"doubles": "c1"}, 4, id="a double cat counts two"),
        pytest.param("mc....", {"doubles": "a1"}, 2, id="a double mouse counts two"),
        pytest.param("mm..c.", {}, 0, id="the cat is in another area"),
    ],
)
def test_mice_count_by_the_cats_of_their_area(drawn, more, points):
    assert score(3, rows(drawn), **more)["mice"] == points


@pytest.mark.rule("house", 17)
def test_level_three_has_its_own_bonus_cells():
    assert score(3, rows(".2.... .2...."), rooms=[(2, "b1 b2")])["bonus"] == 2
    assert score(3, rows("...2.. ...2.."), rooms=[(2, "d1 d2")])["bonus"] == 0


@pytest.mark.rule("house", 18)
def test_a_room_of_four_opens_four_squares_and_the_next_die_may_go_there():
    drawn = "####### ####### #44...# #.....# #.....# ####### #######"
    state = play(dealt("4 4 2 5", drawn, level=4, tiles="BACD"), "1 d3", "2 e3")
    assert legal(state) == {
        f"open {column}{row}" for column in "abcdefg" for row in range(1, 8)
    } - {f"open {column}{row}" for column in "bcdef" for row in (3, 4, 5)}
    state = play(state, "open e2")
    assert legal(state) == {"open e1", "open d2", "open f2"}
    assert why(state, "open a7") == "not-beside"
    assert why(state, "open c3") == "not-closed"
    state = play(state, "open e1", "open d2", "open d1")
    assert not state.draft(0).owed
    state = play(state, "3 e2")
    assert state.shown(0).holds(2) == mask("e2")
    assert legal(state) == {"done", *legal(state, verb="A"), *legal(state, verb="C")}


@pytest.mark.rule("house", 18)
def test_where_there_are_too_few_squares_the_largest_region_is_opened():
    drawn = "#..#... ....... .444... ....... ....... ......# .....##"
    state = play(dealt("4 4 2 5", drawn, level=4, tiles="BACD"), "1 e3")
    assert legal(state) == {"open g6", "open f7", "open g7"}
    assert why(state, "open a1") == "too-small"
    state = play(state, "open g7", "open f7", "open g6")
    assert not state.draft(0).owed
    assert state.shown(0).closed == mask("a1 d1")


@pytest.mark.rule("house", 18)
def test_nothing_is_opened_where_all_is_open():
    drawn = " ".join(["2......", *["......."] * 6])
    assert not play(dealt("2 4 2 5", drawn, level=4), "1 b1").draft(0).owed


@pytest.mark.rule("house", 18)
def test_level_four_counts_cheeses_and_mice_beside_cats_and_no_penalty():
    drawn = "####### ####### #cm...# #.....# #.....# ####### #######"
    state = but(dealt("2 2 2 2", drawn, level=4), phase=Phase.OVER, drafts=())
    assert dict(outcome_of(state).breakdown[0]) == {"rooms": 0, "cheeses": 2, "mice": 1}


@pytest.mark.rule("house", 19)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_ends_after_the_round_in_which_somebody_is_full(level):
    full = " ".join(["...mmm", *["mmmmmm"] * 5])
    state = dealt("2 3 4 5", full, rows(""), level=level)
    state = play(state, "1 a1", "2 b1", "3 c1", "done")
    assert GAME.outcome(state) is None
    state = play(state, "1 a1", "2 b1", "3 c1", "done", seat=1)
    outcome = outcome_of(state)
    assert [dict(parts)["empty"] for parts in outcome.breakdown] == [0, -33]


@pytest.mark.rule("house", 19)
def test_on_level_four_who_is_full_waits_until_all_are():
    nearly = "####### ####### #m...m# #mmmmm# #mmmmm# ####### #######"
    fewer = "####### ####### #....m# #.mmmm# #.mmmm# ####### #######"
    state = dealt("2 3 4 5", nearly, fewer, level=4)
    state = play(state, "1 c3", "2 d3", "3 e3", "done")
    state = play(state, "1 b3", "2 c3", "3 d3", "done", seat=1, rng="2 3 4 5")
    assert state.round == 2
    assert GAME.to_move(state) == (1,)
    assert GAME.outcome(state) is None
    state = play(state, "2 b4", "3 b5", seat=1)
    assert why(state, "done", 1) is None
    state = play(state, "done", seat=1, rng="2 3 4 5")
    assert GAME.to_move(state) == (1,)
    state = play(state, "1 e3", "done", seat=1)
    assert GAME.outcome(state) is not None


def ended(*sheets, level=1):
    """How a table with these sheets ended."""
    return outcome_of(but(dealt("2 2 2 2", *sheets, level=level), phase=Phase.OVER, drafts=()))


@pytest.mark.rule("house", 20)
def test_most_points_win_then_more_filled_cells_then_it_is_shared():
    full = " ".join(["333333"] * 6)
    better = " ".join(["m33333", *["333333"] * 5])
    outcome = ended(full, better)
    assert (outcome.winners, outcome.reason, outcome.scores) == ((1,), "most", (0, 2))
    assert (ended(full, full).winners, ended(full, full).reason) == ((0, 1), "shared")
    fewer = " ".join(["m3333.", *["333333"] * 4, "33333."])
    outcome = ended(fewer, full)
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 0), (1,), "filled")


@pytest.mark.rule("house", 20)
def test_a_double_is_one_filled_cell_and_a_dead_cell_is_one():
    plan = dealt().plan
    assert filled(sheet(plan, rows("33x..."), doubles="a1")) == 3


@pytest.mark.rule("house", 20)
def test_checked_after_the_last_done_and_alone_seat_0_wins():
    full = " ".join(["...mmm", *["mmmmmm"] * 5])
    state = play(dealt("2 3 4 5", full), "1 a1", "2 b1", "3 c1")
    assert GAME.outcome(state) is None
    parts = (("rooms", 0), ("cats", 0), ("cheeses", 12), ("empty", 0))
    outcome = GAME.outcome(play(state, "done"))
    assert outcome == Outcome((0,), "alone", (12,), (parts,))


@pytest.mark.rule("house", 20)
def test_random_abilities_are_four_different_tiles_for_two_to_five():
    first = GAME.start(1, {"abilities": "first"}, Seeded(1, 0)).plan.tiles
    assert first == ("A", "B", "C", "D")
    drawn = {GAME.start(1, {"abilities": "random"}, Seeded(n, 0)).plan.tiles for n in range(50)}
    assert all(len(set(tiles)) == 4 for tiles in drawn)
    assert {letter for tiles in drawn for letter in tiles} == set("ABCDEFGHIJKL")


def test_the_options_of_the_page_are_offered_and_no_others():
    offered = {option.id: (option.values, option.default) for option in GAME.info.offered}
    assert offered == {
        "level": (("1", "2", "3", "4"), "1"),
        "abilities": (("first", "random"), "first"),
    }


@pytest.mark.rule("house", 20)
@pytest.mark.parametrize(("level", "usual"), [("1", "first"), ("2", "random"), ("4", "random")])
def test_the_first_abilities_are_usual_on_the_first_level_only(level, usual):
    assert GAME.info.settle({"level": level})["abilities"] == usual
    assert GAME.info.fresh({"level": level})["abilities"] == usual
    assert GAME.info.settle({"level": level, "abilities": "first"})["abilities"] == "first"


@pytest.mark.rule("house", 21)
def test_the_absent_pay_what_is_owed_and_write_the_first_die_into_the_first_cell():
    state = dealt("cat 3 4 5", track=1, uses=(1, 1, 1, 1))
    texts = []
    for _ in range(5):
        move = GAME.idle(state, 0)
        texts.append(GAME.format(move))
        state = GAME.play(state, 0, move, Scripted([]) if texts[-1] != "done" else rolls("2 2 2 2"))
    assert texts == ["1 cat", "write a1", "2 b1", "3 c1", "done"]
    assert state.shown(0).uses == (1, 1, 1, 1)


@pytest.mark.rule("house", 21)
def test_the_coda_is_done_when_it_is_legal():
    state = play(dealt(), "1 a1", "2 b1")
    assert GAME.coda(state, 0) is None
    assert GAME.coda(play(state, "3 c1"), 0) == DONE
