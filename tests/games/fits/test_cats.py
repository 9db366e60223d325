"""If It Fits: cats awake and asleep, Princess, special toys; by the numbers of the rules page."""

from __future__ import annotations

import pytest

from tests.games.fits.drawing import FITS, box, cell, options, play, points, table, told, why


def after(lies, move, **more):
    """The table after a card was laid."""
    return play(table(lies, **more), move)


@pytest.mark.rule("fits", 10)
def test_a_cat_lies_over_the_new_card_and_a_neighbour_on_its_long_side():
    state = after("A1@0,0 A2@2,0 A3@1,1", "lay A7 1,0")
    assert options(state) == ["cat e", "cat w", "no cat"]
    assert FITS.coda(state, 0) == FITS.parse(state, 0, "no cat")
    east = play(state, "cat e")
    assert [(each.what, each.seat, each.cells) for each in east.board.lying] == [
        ("cat", 0, (cell("1,0"), cell("2,0")))
    ]
    assert (east.stock, FITS.to_move(east)) == ((4, 5), (1,))
    west = play(state, "cat w")
    assert west.board.lying[0].cells == (cell("0,0"), cell("1,0"))
    assert told(west)[0].startswith("cat seat=0 piece=cat from=seat1 to=0,0 size=4")
    none = play(state, "no cat")
    assert (none.stock, FITS.to_move(none), told(none)) == ((5, 5), (1,), ["no-cat seat=0"])


@pytest.mark.rule("fits", 10)
def test_no_cat_is_asked_for_where_none_may_lie():
    assert FITS.to_move(after("A1@0,0", "lay A7 0,1")) == (1,)
    assert FITS.to_move(after("A1@0,0", "lay E7 1,0", hand="E7 A8")) == (1,)
    assert FITS.to_move(after("C1@0,0", "lay A7 1,0")) == (1,)
    assert FITS.to_move(after("A1@0,0", "lay A7 1,0", stock=(0, 5), left=3)) == (1,)


@pytest.mark.rule("fits", 10)
@pytest.mark.parametrize(
    ("lies", "code"),
    [
        pytest.param("A1@0,0 A1@1,1", "cat-gap", id="nothing there"),
        pytest.param("A1@0,0 C1r@2,0", "cat-wall", id="a wall of the neighbour"),
        pytest.param("A1@0,0 A2@2,0 A3@3,0 a@2,0", "cat-covered", id="a cat lies there"),
        pytest.param("A1@0,0 A2@2,0 A3@3,0 P@2,0", "cat-covered", id="a Princess lies there"),
        pytest.param("A1@0,0 A2@2,0 A3@3,0 T1@2,0", "cat-covered", id="a special toy lies there"),
        pytest.param("A1@0,0 A@2,0", "cat-covered", id="a sleeping cat is no cardboard"),
        pytest.param("A1@0,0 p@2,0", "cat-covered", id="a Princess in its place neither"),
        pytest.param("A1@0,0 box-T1@2,0", "cat-covered", id="a special toy like a box neither"),
        pytest.param("A1@0,0 S1@2,0", "", id="a start box is cardboard"),
    ],
)
def test_a_cat_needs_two_free_cards_that_hang_together(lies, code):
    state = after(lies, "lay A7 1,0")
    assert why(state, "cat e") == code
    assert ("cat e" in options(state)) is not bool(code)
    assert "cat w" in options(state)


@pytest.mark.rule("fits", 10)
def test_cat_is_said_only_when_it_is_asked():
    state = after("A1@0,0", "lay A7 1,0")
    assert why(state, "lay A8 2,0") == "cat-now"
    assert why(state, "draw") == "cat-now"
    assert why(table("A1@0,0"), "no cat") == "no-cat-now"


@pytest.mark.rule("fits", 11)
@pytest.mark.parametrize(
    ("lies", "allowed"),
    [
        pytest.param("A1@0,0", True, id="nobody"),
        pytest.param("A1@0,0 A2@0,1 A3@1,1 b@0,1", False, id="another, awake"),
        pytest.param("A1@0,0 B@0,1", False, id="another, asleep"),
        pytest.param("A1@0,0 A2@0,1 A3@1,1 b@0,1 A@-1,0", True, id="and oneself asleep"),
        pytest.param("A1@0,0 A2@0,1 A3@1,1 b@0,1 A4@0,2 A5@1,2 a@0,2", True, id="and oneself"),
        pytest.param("A1@0,0 A2@0,1 A3@1,1 P@0,1", True, id="a Princess occupies nothing"),
        pytest.param("A1@0,0 p@0,1", True, id="nor in a sleeper's place"),
        pytest.param("A1@0,0 B2@0,1 B3@1,1 b@0,1", True, id="another box"),
    ],
)
def test_a_cat_may_come_to_an_empty_box_or_to_ones_own(lies, allowed):
    state = after(lies, "lay A7 1,0")
    assert (FITS.to_move(state) == (0,)) is allowed


@pytest.mark.rule("fits", 11)
def test_the_box_counts_as_it_is_after_laying():
    # The new card joins an empty box with one in which Bob sits.
    lies = "A1@0,0 A2@2,0 A3@2,1 A4@3,1 b@2,1"
    assert FITS.to_move(after(lies, "lay A7 1,0")) == (1,)
    own = after(lies + " A@0,1", "lay A7 1,0")
    assert options(own) == ["cat e", "cat w", "no cat"]
    walled = after(lies, "lay C7 1,0", hand="C7 A8")
    assert options(walled) == ["cat w", "no cat"]
    assert why(walled, "cat e") == "cat-wall"


@pytest.mark.rule("fits", 12)
def test_toys_and_bottles_under_anything_still_count():
    assert points("A1@0,0 B5@1,0 a@0,0") == [3, 0, 0]
    assert points("A1@0,0 A6@1,0 a@0,0") == [0, 0, 0]
    lies = "A1@0,0 B5@1,0 A7@0,1 A8@1,1 a@0,1"
    assert points(lies) == points(lies + " P@0,0") == [3, 0, 0]
    assert points(lies + " T1@0,0") == [4, 0, 0]


@pytest.mark.rule("fits", 13)
def test_a_sleeping_cat_lies_like_a_box_whatever_the_walls_and_whoever_is_there():
    lies = "H1@0,0 A1@5,0 A2@6,0 b@5,0"
    state = table(lies, phase="turn")
    places = ["0,-1", "5,-1", "6,-1", "-1,0", "1,0", "4,0", "7,0", "0,1", "5,1", "6,1"]
    assert options(state, "sleep") == [f"sleep {at}" for at in places]
    advanced = table(lies, phase="turn", advanced=True)
    assert options(advanced) == options(state)
    state = play(state, "sleep 7,0")
    assert box(state, "7,0").asleep == (1, 0)
    assert box(state, "7,0").awake == (0, 1)
    assert len(box(state, "7,0").cells) == 3
    assert told(state)[0].startswith("nap seat=0 piece=nap from=seat1 to=7,0 size=3")


@pytest.mark.rule("fits", 13)
def test_a_sleeping_cat_occupies_its_box():
    state = table("A1@0,0 A@0,1", seat=1, hand="A7 A8")
    assert FITS.to_move(play(state, "lay A7 1,0")) == (0,)


@pytest.mark.rule("fits", 13)
def test_the_fifth_cat_may_be_a_sleeping_one_and_it_triggers_the_end():
    state = play(table("S1@0,0", phase="turn", stock=(1, 5)), "sleep 1,0")
    assert state.stock == (0, 5)
    assert state.left == 4
    assert told(state)[-1] == "last seat=0 empty=0"


@pytest.mark.rule("fits", 13)
def test_nobody_goes_to_sleep_in_the_final_phase():
    state = table("S1@0,0", left=3)
    assert why(state, "sleep 0,1") == "no-more-sleep"
    assert why(state, "draw") == "no-more-draw"
    assert not options(state, "sleep")


@pytest.mark.rule("fits", 14)
def test_princess_takes_the_place_of_any_cat_and_it_goes_home():
    lies = "A1@0,0 A2@1,0 A3@2,0 A4@3,0 a@0,0 b@2,0 B@0,1 P@5,5 A5@5,5 A6@6,5 T1@7,7 A7@7,7 A8@8,7"
    state = table(lies, hand="princess B1")
    assert options(state, "princess") == ["princess 0,0", "princess 2,0", "princess 0,1"]
    assert why(state, "princess 5,5") == "no-cat-there"
    assert why(state, "princess 7,7") == "no-cat-there"
    assert why(state, "princess 1,0") == "no-cat-there", "it is named by its western cell"
    foreign = play(state, "princess 2,0")
    assert foreign.stock == (4, 4)
    assert box(foreign, "2,0").awake == (1, 0)
    assert foreign.hands[0] == ("B1",)
    assert told(foreign)[0].startswith("princess seat=0 piece=princess from=seat1 to=2,0 size=5")
    assert told(foreign)[1] == "home other=1 piece=cat from=2,0 to=seat2"
    assert play(state, "princess 0,0").stock == (5, 3)
    asleep = play(state, "princess 0,1")
    assert (asleep.stock, box(asleep, "0,1").asleep) == ((4, 4), (0, 0))
    assert told(asleep)[0].endswith("other=1 asleep=1")


@pytest.mark.rule("fits", 14)
def test_a_princess_must_be_played_on_ones_own_cat_if_nothing_else_can_be():
    state = table("A1@0,0 A2@1,0 a@0,0", hand="princess princess", left=3)
    assert options(state) == ["princess 0,0"]
    assert why(state, "discard princess") == "play-another"


@pytest.mark.rule("fits", 14)
def test_only_princesses_and_no_cat_means_one_is_shown_and_removed():
    state = table("A1@0,0 A2@1,0 P@0,0", hand="princess princess princess")
    assert options(state) == ["discard princess"]
    state = play(state, "discard princess")
    assert state.hands[0] == ("princess", "princess")
    assert told(state) == ["discarded seat=0"]
    assert why(table("A1@0,0", hand="princess A7"), "discard princess") == "play-another"
    assert options(table("A1@0,0", hand="princess A7"), "princess") == []


@pytest.mark.rule("fits", 14)
def test_in_a_sleepers_cell_a_princess_is_open_on_four_sides_and_empty():
    state = table("A1@0,0 B@1,0 A2@2,0 A3@1,1", hand="princess A7 A8")
    state = play(state, "princess 1,0")
    whole = box(state, "1,0")
    assert len(whole.cells) == 4
    assert (whole.toys, whole.bottles, whole.asleep) == ((1, 1, 1, 0), 0, (0, 0))
    assert cell("1,0") not in state.board.index.free


@pytest.mark.rule("fits", 15)
def test_a_special_toy_lies_over_two_boxes_neither_of_them_new():
    lies = "A1@0,0 A2@1,0 C3@2,0 A4@3,0 A5@4,0 A6@5,0 b@4,0 A@9,9"
    state = table(lies, hand="T1 A7")
    assert options(state, "toy") == ["toy T1 0,0", "toy T1 1,0"]
    assert why(state, "toy T1 2,0") == "toy-not-there", "a wall is between"
    assert why(state, "toy T1 3,0") == "toy-not-there", "a cat lies there"
    assert why(state, "toy T1 6,0 box") == "toy-over"
    state = play(state, "toy T1 0,0")
    assert box(state, "0,0").toys == (2, 2, 2, 1)
    assert FITS.to_move(state) == (1,), "no cat follows"
    assert told(state)[0].startswith("toy seat=0 piece=T1 from=seat1 to=0,0 size=3 toys=2")


@pytest.mark.rule("fits", 15)
def test_others_keep_special_toys_out_of_their_boxes():
    lies = "A1@0,0 A2@1,0 B@0,1"
    state = table(lies, hand="T1 A7")
    assert why(state, "toy T1 0,0") == "toy-as-box"
    assert why(table(lies + " A3@5,5 A4@6,5", hand="T1 A7"), "toy T1 0,0") == "toy-occupied"
    assert options(table(lies, hand="T1 A7", seat=1), "toy") == ["toy T1 0,0"]
    assert options(table(lies + " A@1,1", hand="T1 A7"), "toy") == ["toy T1 0,0"]


@pytest.mark.rule("fits", 15)
def test_without_such_a_place_it_is_an_open_box_that_is_never_covered():
    state = table("B1@0,0", hand="T1 A7")
    assert options(state, "toy") == [f"toy T1 {at} box" for at in ("0,-1", "-1,0", "1,0", "0,1")]
    assert why(state, "toy T1 3,3 box") == "not-beside"
    state = play(state, "toy T1 1,0 box")
    assert FITS.to_move(state) == (1,), "no cat follows"
    assert (box(state, "1,0").toys, len(box(state, "1,0").cells)) == ((2, 1, 1, 1), 2)
    assert cell("1,0") not in state.board.index.free
    assert told(state)[0].startswith("toy-box seat=0 piece=T1 from=seat1 to=1,0")
    advanced = table("B1@0,0", hand="T1 A7", advanced=True)
    assert "toy T1 0,-1 box" in options(advanced)
