"""Computers at Nine Lives: what they think worth a thought, and how they judge a table."""

from __future__ import annotations

import pytest

from bot.computers.hints import hints_for
from bot.computers.search import choose
from bot.games.nine.hints import to_come
from bot.games.nine.promises import hopes, promise
from bot.games.nine.uses import use
from engines.nine.cards import CARDS
from tests.conformance.play import SETUPS, sample
from tests.games.nine.laying import FULL, NINE, cards, moves, table

HINTS = hints_for("nine")


@pytest.mark.rule("nine", 9)
def test_no_computer_steals_for_nothing():
    state = table("1 red: red1 red1", "1 blue: blue3 blue3", "2 red: red5", "3 blue: blue3")
    legal = NINE.moves(state, 0)
    assert {"steal 2 red", "rob 2 red 3 blue", "steal 3 blue"} <= {*moves(state)}
    kept = [NINE.format(move) for move in HINTS.sensible(legal, state, 0)]
    assert "steal 3 blue" in kept
    assert not {"steal 2 red", "rob 2 red 3 blue"} & {*kept}


def test_something_is_always_worth_a_thought():
    thought = 0
    for position in sample(SETUPS["nine"][1], 60):
        if position.seat is not None:
            legal = NINE.moves(position.state, position.seat)
            kept = HINTS.sensible(legal, position.state, position.seat)
            assert kept
            assert set(kept) <= set(legal)
            thought += 1
    assert thought


def test_the_chances_of_all_seats_are_between_nothing_and_certainty():
    for position in sample(SETUPS["nine"][0], 40):
        worths = [HINTS.worth(position.state, seat) for seat in range(3)]
        assert all(0 < worth < 1 for worth in worths)
        assert 0.9 < sum(worths) < 1.1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (table(coins=(2, 0, 0)), table(coins=(0, 0, 0))),
        (table("1 red: red9 red9 red9 red1"), table("1 red: red1")),
        (
            table("1 red: red3 red7"),
            table("1 red: red3 red7", "2 green: green3 green7 green9 green1"),
        ),
    ],
)
def test_more_coins_and_better_series_are_worth_more(better, worse):
    assert HINTS.worth(better, 0) > HINTS.worth(worse, 0)


@pytest.mark.parametrize("level", [2, 3])
def test_a_computer_takes_what_is_plainly_best(level):
    state = table("1 red: red9 red9 red9 red1-9", "2 red: red3", stock=f"{FULL} " * 3)
    chosen = choose(NINE, state, 0, level, "plain", HINTS, secrets=True)
    assert NINE.format(chosen) == "steal 2 red"


def gain(*series, seat=0, **laid):
    """The most a seat could add at once."""
    return hopes(table(*series, tops="green1|green1|green1", **laid))[seat][1]


def test_a_theft_within_reach_is_seen():
    row = "red9 red9 red9 red1-9"
    missing = 3 - promise(cards(row), kittens=False)
    assert gain(f"1 red: {row}", "2 red: red3") == pytest.approx(missing)
    assert gain(f"1 red: {row}", "2 red: red3 stray") < missing


def test_two_thefts_at_once_are_worth_both_if_they_are_from_two():
    mine = ("1 red: red3 red7", "1 blue: blue5 blue5")
    one = gain(*mine, "2 blue: blue5")
    both = gain(*mine, "2 blue: blue5", "3 red: red9")
    assert both > one
    assert gain(*mine, "2 blue: blue5", "2 red: red9") == one


def test_two_cards_of_others_into_one_series_are_seen():
    assert gain("1 red: red5", "2 red: red5", "3 red: red5") > 2
    assert gain("1 red: red5", "2 red: red5 red5") < 1


@pytest.mark.parametrize(
    "row",
    ["red5", "red5 red5", "red1 red1 red3", "red9 red9 red9 red1-9"],
)
def test_a_series_promises_something_and_no_more_than_it_may_bring(row):
    assert 0 < promise(cards(row), kittens=False) < 3


def test_a_pair_that_may_become_three_alike_promises_more():
    alike, other = cards("red5 red5"), cards("red1 red5")
    assert promise(alike, kittens=False) > promise(other, kittens=False)


@pytest.mark.parametrize("card", ["stray", "kittens", "rascal", "gooddog", "baddog", "lady"])
def test_what_cannot_be_used_costs_nothing(card):
    assert use(table(), 0, CARDS[card]) == 0


@pytest.mark.parametrize("card", ["gooddog", "baddog", "kittens"])
def test_what_must_be_used_may_cost_something(card):
    assert use(table("1 red: red5"), 0, CARDS[card]) < 0


def test_a_dog_costs_less_with_a_card_to_spare():
    series = "1 red: red9 red9 red9 red1-9"
    dog = CARDS["baddog"]
    assert use(table(series, "1 blue: blue5"), 0, dog) > use(table(series), 0, dog)


def test_the_cat_lady_is_worth_more_the_more_strays_there_are():
    one = table("1 red: red5 stray")
    two = table("1 red: red5 stray", "1 blue: blue3 stray")
    assert 0 < use(one, 0, CARDS["lady"]) < use(two, 0, CARDS["lady"])


def test_a_rascal_fetches_what_completes_a_series():
    poor = table("1 red: red5 red5 stray", "2 red: red1 red9")
    rich = table("1 red: red5 red5 stray", "2 red: red1 red5")
    assert use(rich, 0, CARDS["rascal"]) > use(poor, 0, CARDS["rascal"])


def test_with_four_the_cards_come_round_again():
    last = table(seats=4, again=1)
    assert to_come(table(seats=4)) > to_come(last) == len(last.stock)
    assert to_come(table(seats=3)) == len(FULL.split())
