"""How computers bid and lay in Cat in the Sack, and that they see what any person would see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.computers.hints import HINTS
from bot.computers.search import choose
from bot.games.levels import LEVELS
from engines.rng import Seeded
from engines.sack.moves import Bid, Call
from tests.conformance.play import SETUPS, sample
from tests.games.sack.drawing import SACK, play, table

HINT = HINTS["sack"]
EACH_LEVEL = pytest.mark.parametrize("level", LEVELS)
OFTEN = dict(zip(LEVELS, (40, 20, 20, 8, 8), strict=True))
"""How often each level is asked the same."""
FOOLISH = {1: 0.5, 2: 0.25}
"""How often the lower levels may do what is plainly worse: kittens are to lose to beginners."""


def think(*asked):
    """What a computer chooses."""
    state, seat, level, seed = asked
    return choose(SACK, state, seat, level, seed, HINT, secrets=True)


def asked(state, seat, level):
    """What a level plays here, with how many seeds."""
    moves = (think(state, seat, level, f"asked/{n}") for n in range(OFTEN[level]))
    return Counter(map(SACK.format, moves))


@EACH_LEVEL
@pytest.mark.parametrize("setup", SETUPS["sack"], ids=str)
def test_every_level_decides_alike_at_all_that_a_seat_cannot_tell_apart(setup, level):
    different = 0
    for position in sample(setup, 3 * OFTEN[level] // 2):
        for seat in position.to_move[:1]:
            deals = [Seeded(f"twin/{number}", position.step) for number in range(3)]
            twins = {SACK.redeal(position.state, seat, deal) for deal in deals} | {position.state}
            different += len(twins) > 1
            chosen = {think(twin, seat, level, str(position)) for twin in twins}
            assert len(chosen) == 1, position
    assert different


@pytest.mark.parametrize("setup", SETUPS["sack"], ids=str)
def test_no_habit_of_a_bidder_looks_under_covered_cards(setup):
    looked = 0
    for position in sample(setup, 60):
        state = position.state
        for seat in position.to_move[:1]:
            moves = SACK.moves(state, seat)
            for number in range(3):
                twin = SACK.redeal(state, seat, Seeded("habit", number))
                looked += twin != state
                assert HINT.sensible(moves, twin, seat) == HINT.sensible(moves, state, seat)
                leaning = [HINT.lean(moves, s, seat, Seeded("lean", number)) for s in (twin, state)]
                assert leaning[0] == leaning[1], position
    assert looked > 20


@pytest.mark.parametrize("setup", SETUPS["sack"], ids=str)
def test_sensible_moves_are_legal_ones(setup):
    narrowed = 0
    for position in sample(setup, 60):
        for seat in position.to_move:
            moves = SACK.moves(position.state, seat)
            sensible = HINT.sensible(moves, position.state, seat)
            narrowed += len(sensible) < len(moves)
            assert set(sensible) <= set(moves), position
            assert sensible, position
    assert narrowed


@EACH_LEVEL
def test_nobody_pays_twelve_for_an_open_bad_cat(level):
    state = table("-8 | 5 3 8", offers="0 0 0 11", start=1)
    assert asked(state, 1, level) == {"pass": OFTEN[level]}


@EACH_LEVEL
def test_nobody_leaves_three_good_cats_to_others_for_little(level):
    state = table("15 11 15 | 8", offers="- - 3 2", lying="0 0 6", seat=3)
    assert asked(state, 3, level)["pass"] <= OFTEN[level] * FOOLISH.get(level, 0)


@EACH_LEVEL
def test_a_good_sack_is_bought_for_one_mouse_and_a_bad_one_is_left(level):
    for row, word in (("11 8 3 5", "buy"), ("-8 -5 -8 3", "pass")):
        state = play(table(f"{row.split()[0]} | {row.partition(' ')[2]}"), "pass", "pass", "pass")
        assert asked(state, 3, level)[word] >= OFTEN[level] * (1 - FOOLISH.get(level, 0))


@EACH_LEVEL
def test_nobody_always_lays_the_same_card(level):
    state = SACK.start(4, {}, Seeded("bluff", 0))
    for seat in (state.start, (state.start + 1) % 4):
        laid = asked(state, seat, level)
        assert len(laid) > 1
        assert laid["lay cat15"] < OFTEN[level] / 2


@EACH_LEVEL
def test_who_has_laid_the_worst_cat_now_and_then_bids_all_the_same(level):
    said = asked(play(table("8 | -8 3 8"), "bid 1"), 1, level)
    assert said["bid 2"] + said["bid 3"]


@EACH_LEVEL
def test_who_has_laid_the_worst_cat_takes_the_mice_rather_than_pay_much(level):
    said = asked(play(table("3 | -8 3 8"), "bid 5"), 1, level)
    assert said["pass"] > OFTEN[level] / 2


def test_mice_and_cats_count_alike_and_more_of_them_is_better():
    cats, mice = table(won=["8", "", "", ""]), table(mice="23 15 15 15")
    level = table()
    assert HINT.worth(cats, 0) == HINT.worth(mice, 0) > HINT.worth(level, 0) == 0.25
    assert HINT.worth(cats, 1) < 0.25


def test_a_lead_is_worth_more_the_later_it_is():
    early, late = (table(mice="20 15 15 15", round_=number) for number in (1, 9))
    assert HINT.worth(late, 0) > HINT.worth(early, 0)


def test_what_all_hope_for_is_one_win():
    state = replace(table(mice="20 3 15 9"), round=4)
    assert sum(HINT.worth(state, seat) for seat in range(4)) == pytest.approx(1)


def test_a_win_is_better_than_any_score_without():
    state = SACK.start(4, {}, Seeded("end", 0))
    while turn := SACK.to_move(state):
        state = SACK.play(state, turn[0], SACK.idle(state, turn[0]), Seeded("end", 1))
    outcome = SACK.outcome(state)
    assert outcome is not None
    rewards = [HINT.reward(outcome, seat) for seat in range(4)]
    best = [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
    assert set(best) <= set(outcome.winners)


def test_the_habit_of_passing_and_bidding_is_a_habit_of_both():
    state = table("3 | 5 3 8", offers="0 11 0 0")
    leaning = {
        type(HINT.lean(SACK.moves(state, 0), state, 0, Seeded("both", number)))
        for number in range(40)
    }
    assert leaning == {Bid, Call}


def test_who_goes_by_the_thumb_bids_by_it_and_thinks_only_beyond():
    cheap, dear = (table("3 | 5 3 8", offers=f"0 {high} 0 0") for high in (9, 12))
    bids = tuple(SACK.moves(cheap, 0))
    assert HINT.thumb(bids, cheap, 0) == (Bid(10), Bid(11))  # it seems worth 11.7
    assert HINT.thumb(SACK.moves(dear, 0), dear, 0) == SACK.moves(dear, 0)
