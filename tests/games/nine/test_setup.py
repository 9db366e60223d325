"""Nine Lives: the deck, the piles and the standing look at their tops. Rules 1 to 4."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.nine.cards import COLOURS, FACES, NAMES
from engines.nine.draft import opened
from engines.nine.editions import read_deck
from engines.nine.state import known
from engines.rng import Seeded
from engines.values import HIDDEN
from tests.games.nine.laying import NINE, cards, later, moves, names, news, play, table, tops

PER_COLOUR = {"1": 3, "3": 3, "5": 5, "7": 3, "9": 3, "1-9": 3, "3-7": 3}
OTHERS = {"stray": 12, "kittens": 4, "rascal": 3, "gooddog": 3, "lady": 3, "baddog": 3}


def test_the_first_edition_has_the_cards_of_the_page():
    count = Counter(NAMES[card] for card in read_deck("first"))
    assert count == OTHERS | {
        f"{colour}{face}": PER_COLOUR[face] for colour in COLOURS for face in FACES
    }
    assert sum(count.values()) == 120
    assert sum(PER_COLOUR.values()) == 23
    assert sorted(COLOURS) == ["blue", "green", "red", "yellow"]


@pytest.mark.rule("nine", 1)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_as_many_discard_piles_as_players_with_one_open_card_each(seats):
    state = NINE.start(seats, {}, Seeded(5, 0))
    assert [len(pile) for pile in state.piles] == [1] * seats
    assert len(state.stock) + seats + len(state.box) == 120
    assert NINE.info.seats == range(3, 6)


@pytest.mark.rule("nine", 1)
def test_chance_decides_who_is_first_and_it_goes_on_clockwise():
    starts = {NINE.start(4, {}, Seeded(seed, 0)).turn for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    assert play(table(turn=1), "take 1").turn == 1
    assert play(table(turn=3), "take 1").turn == 0


@pytest.mark.rule("nine", 1)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_is_told_first_that_the_piles_lie_there_and_who_begins(seats):
    for seed in range(8):
        state = NINE.start(seats, {}, Seeded(seed, 0))
        dealt, *others = NINE.news(state)
        assert (dealt.code, dealt.facts, dealt.seat) == ("dealt", {"seat": state.turn}, None)
        assert others
        assert {each.code for each in others} <= {"opened", "paired"}


@pytest.mark.rule("nine", 1)
def test_only_the_order_of_the_draw_pile_is_secret():
    state = table("1 red: red5 stray", question="lady", box="red9", tops="blue1 red7|green1|blue3")
    for viewer in (None, 0, 1, 2):
        seen = NINE.seen_by(state, viewer).state
        assert seen.stock == (HIDDEN,) * len(state.stock)
        assert (seen.piles, seen.series, seen.box) == (state.piles, state.series, state.box)
    twin = NINE.redeal(state, 0, Seeded("twin", 0))
    assert sorted(known(twin.stock)) == sorted(known(state.stock))
    assert twin.stock != state.stock
    assert NINE.seen_by(twin, 1) == NINE.seen_by(state, 1)


@pytest.mark.rule("nine", 2)
def test_all_piles_are_opened_before_pairs_are_looked_for():
    bare = later(table(seats=3, tops="||"), stock=cards("lady lady red1 green1 red3 blue5 green7"))
    state = opened(bare)
    assert tops(state) == ["green1", "red3", "red1"]
    assert names(state.box) == "lady lady"
    assert names(state.stock) == "blue5 green7"


@pytest.mark.rule("nine", 2)
def test_empty_piles_are_filled_the_lowest_first():
    state = table(tops="lady|blue1|lady", stock="red3 red5 red7 red9")
    # Any change of a top makes everybody look: here pile 2 is taken.
    after = play(state, "take 2")
    assert tops(after) == ["red5", "red3", "red7"]
    assert names(after.box) == "lady lady"
    assert news(after) == ["took", "opened", "paired", "opened", "opened"]


@pytest.mark.rule("nine", 2)
def test_the_lowest_pile_with_a_twin_and_its_lowest_twin_go_first():
    state = table(
        seats=5, tops="blue1|red1 rascal|red3 lady|red5 lady|red7 rascal", stock="lady green1 red9"
    )
    after = play(state, "take 1")
    # Of three ladies those on piles 1 and 3; pile 1 is filled; then the rascals on 2 and 5.
    assert tops(after) == ["green1", "red1", "red3", "lady", "red7"]
    assert names(after.box) == "lady lady rascal rascal"


@pytest.mark.rule("nine", 2)
def test_strays_are_no_extras_and_stay_side_by_side():
    state = table(tops="blue1|stray|stray")
    after = play(state, "take 1")
    assert tops(after)[1:] == ["stray", "stray"]
    assert not after.box


@pytest.mark.rule("nine", 2)
def test_without_a_draw_pile_a_pile_stays_empty_and_may_be_dropped_on():
    state = table(tops="blue1|blue3|gooddog", stock="gooddog red1")
    drawn = play(state, "draw", "first", "drop 1")
    # Of two good dogs on piles 1 and 3, pile 3 is left empty.
    assert [len(pile) for pile in drawn.piles] == [1, 1, 0]
    assert moves(drawn) == ["play", "drop 1", "drop 2", "drop 3"]
    assert names(play(drawn, "drop 3").piles[2]) == "red1"


@pytest.mark.rule("nine", 3)
def test_cards_that_are_turned_up_or_dropped_do_nothing():
    state = table("1 red: red5 stray", tops="blue1|blue3|blue5", stock="baddog red1 lady blue9")
    after = play(state, "take 1")
    assert tops(after)[0] == "baddog"
    assert after.phase.value == "turn"
    dropped = play(table("1 red: red5", question="lady"), "drop 2")
    assert tops(dropped)[1] == "lady"
    assert dropped.coins == (0, 0, 0)


@pytest.mark.rule("nine", 4)
def test_everybody_has_one_series_a_colour_coins_and_no_hand():
    state = table("2 red: red5 red7", "2 blue: blue1", coins=(1, 2, 3))
    assert [len(state.of(seat)) for seat in range(3)] == [4, 4, 4]
    after = play(table("1 red: red5", tops="red7|red1|red3"), "take 1")
    assert [names(held) for held in after.of(0)] == ["", "", "red5 red7", ""]
    assert not NINE.private(3, {})
    assert NINE.secrets(3, {})
