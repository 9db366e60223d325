"""If It Fits: how a table is set up, by the numbers of its rules page."""

from __future__ import annotations

import pytest

from engines.errors import IllegalMove
from engines.rng import Seeded
from tests.games.fits.by_the_book import BOXES, SPECIAL
from tests.games.fits.drawing import FITS, board, cell, options, play, told, why


def dealt(seats=2, seed=1, *, advanced=False):
    """A table that was just set up."""
    options = {"advanced": "on" if advanced else "off"}
    return FITS.start(seats, options, Seeded(seed, 0))


def begun(*, advanced=False):
    """A table of two whose first seat lays the first start box."""
    return next(s for s in (dealt(2, n, advanced=advanced) for n in range(9)) if s.first == 0)


def small_piles(state, *sizes):
    """The draw pile cut where the small piles lie on one another."""
    parts, start = [], 0
    for size in sizes:
        parts.append(state.pile[start : start + size])
        start += size
    assert start == len(state.pile)
    return parts


@pytest.mark.rule("fits", 1)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_has_five_cats_and_there_are_as_many_princesses_as_players(seats):
    state = dealt(seats)
    assert state.stock == (5,) * seats
    assert state.pile.count("princess") == seats


@pytest.mark.rule("fits", 2)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_of_the_boxes_and_special_toys_are_dealt_to_each(seats):
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    held = [card for hand in state.hands for card in hand]
    cards = [card for card in (*held, *state.pile) if card != "princess"]
    assert sorted(cards) == sorted([*BOXES, *SPECIAL])
    assert "princess" not in held
    assert dealt(seats, 2).hands != state.hands


@pytest.mark.rule("fits", 3)
@pytest.mark.parametrize(
    "sizes", [(37, 36), (24, 24, 24), (18, 18, 18, 17), (14, 14, 14, 14, 14)], ids=str
)
def test_each_small_pile_holds_one_princess_and_the_first_ones_are_the_larger(sizes):
    places = set()
    for seed in range(12):
        for part in small_piles(dealt(len(sizes), seed), *sizes):
            assert part.count("princess") == 1
            places.add(part.index("princess"))
    assert len(places) > 5


@pytest.mark.rule("fits", 4)
def test_the_first_player_is_drawn_by_lot():
    assert {dealt(3, seed).first for seed in range(20)} == {0, 1, 2}
    assert "dealt seat=0" in told(begun())[0]


@pytest.mark.rule("fits", 4)
def test_the_first_start_box_lies_at_zero_in_any_of_its_ways():
    state = begun()
    assert options(state) == [
        f"start {way} 0,0" for way in ("S1", "S2", "S2r", "S3", "S3r", "S4", "S4r", "S5")
    ]
    assert why(state, "start S1 1,0") == "start-at-zero"
    assert why(state, "draw") == "start-first"
    assert why(state, "sleep 0,0") == "start-first"


@pytest.mark.rule("fits", 4)
def test_each_other_player_lays_one_against_the_one_laid_just_before():
    state = dealt(3)
    first = state.first
    state = play(state, "start S2r 0,0")
    assert FITS.to_move(state) == ((first + 1) % 3,)
    assert "start S1 0,-1" in options(state)
    assert "start S1 -1,0" in options(state), "walls forbid nothing in the basic game"
    state = play(state, "start S4 1,0")
    assert {text.split()[2] for text in options(state)} == {"1,-1", "2,0", "1,1"}
    assert {text.split()[1] for text in options(state)} == {"S1", "S3", "S3r", "S5"}
    assert why(state, "start S4 2,0") == "start-gone"
    assert why(state, "start S1 0,1") == "start-beside"
    state = play(state, "start S5 1,1")
    assert (FITS.to_move(state), state.starts) == ((first,), ())
    assert options(state)[0] == "draw"
    assert why(state, "start S1 2,0") == "start-over"


@pytest.mark.rule("fits", 4)
def test_advanced_start_boxes_make_no_double_wall():
    state = play(begun(advanced=True), "start S2 0,0")
    assert {text for text in options(state) if text.endswith(" 1,0")} == {
        f"start {way} 1,0" for way in ("S1", "S3", "S3r", "S4", "S5")
    }
    assert why(state, "start S4r 1,0") == "double-wall"
    basic = play(begun(), "start S2 0,0")
    assert why(basic, "start S4r 1,0") == ""
    assert "S4r@1,0" in FITS.sketch(FITS.seen_by(play(basic, "start S4r 1,0"), None))


@pytest.mark.rule("fits", 20)
@pytest.mark.parametrize("seats", [2, 5])
def test_advanced_all_five_princesses_are_anywhere_in_the_pile(seats):
    state = dealt(seats, advanced=True)
    assert state.pile.count("princess") == 5
    assert len(state.pile) == 80 - 2 * seats
    thirds = {
        state.pile.index("princess") // 5
        for state in (dealt(2, n, advanced=True) for n in range(30))
    }
    assert len(thirds) > 3
    assert all("princess" not in hand for hand in state.hands)


def test_cards_turned_by_half_show_their_walls_on_the_other_side():
    lies = board("S4@0,0 S4r@5,0 B1r@0,5 I1r@5,5 C1@9,0 C1r@9,5")
    walls = lies.index.walls
    wanted = {"0,0": 3, "5,0": 12, "0,5": 4, "5,5": 13, "9,0": 2, "9,5": 8}
    assert {at: walls[cell(at)] for at in wanted} == wanted


def test_nobody_but_who_is_to_move_may():
    state = begun()
    with pytest.raises(IllegalMove, match="not-your-turn"):
        FITS.play(state, 1, FITS.parse(state, 1, "start S1 0,0"), Seeded(1, 1))
