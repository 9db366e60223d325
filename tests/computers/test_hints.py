"""Hints: every game has a line, and what they say can be believed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.computers.hints import HINTS, NEUTRAL, hints_for
from bot.games.hints import Level, ladder
from bot.games.levels import LEVELS
from engines import GAMES
from engines.values import Outcome
from tests.conformance.play import SETUPS, sample

EVERY = {**HINTS, "any other": NEUTRAL}


def test_every_game_has_hints_of_its_own():
    assert list(HINTS) == list(GAMES)
    assert all(hints_for(game) is hints for game, hints in HINTS.items())


def test_a_game_without_hints_gets_neutral_ones():
    assert hints_for("lanterns") is NEUTRAL


@pytest.mark.parametrize("hints", EVERY.values(), ids=EVERY)
def test_every_level_thinks_longer_than_the_one_below_and_slips_less_or_thinks_of_more(hints):
    assert tuple(hints.levels) == LEVELS
    for lower, higher in pairwise(hints.levels.values()):
        # N.B. with a budget of 1 nothing is searched: who slips less is better all the same.
        assert lower.budget * 1.5 <= higher.budget or higher.budget == 1
        # N.B. whoever thinks further ahead than one move may slip more, and is better all the same.
        assert lower.slip > higher.slip or lower.naive > higher.naive or lower.budget == 1


@pytest.mark.parametrize("rungs", [3, 4, 6])
def test_a_ladder_has_no_rung_too_few_and_none_too_many(rungs):
    with pytest.raises(ValueError, match="argument"):
        ladder(*(Level(number) for number in range(rungs)))


@pytest.mark.parametrize(
    ("outcome", "rewards"),
    [
        pytest.param(Outcome((0,), "won"), (1, 0), id="a win is everything"),
        pytest.param(Outcome((0, 1), "drawn"), (0.5, 0.5), id="a draw is half"),
        pytest.param(Outcome((), "nobody"), (0, 0), id="nobody won"),
    ],
)
def test_an_outcome_without_scores_is_shared_among_the_winners(outcome, rewards):
    assert tuple(NEUTRAL.reward(outcome, seat) for seat in (0, 1)) == rewards


def test_a_score_counts_after_the_win():
    narrow, wide = Outcome((0,), "", (9, 8, 1)), Outcome((0,), "", (9, 2, 1))
    first, second, third = (NEUTRAL.reward(narrow, seat) for seat in (0, 1, 2))
    assert 1 > NEUTRAL.reward(wide, 0) > first > 0.5 > second > third >= 0
    assert NEUTRAL.reward(Outcome((0,), "", (9,)), 0) > NEUTRAL.reward(Outcome((0,), "", (8,)), 0)


@pytest.mark.parametrize("game", HINTS)
def test_worth_is_between_losing_and_winning(game):
    hints = HINTS[game]
    for setup in SETUPS[game]:
        for position in sample(setup, 60):
            for seat in position.to_move and range(setup.seats):
                assert 0 < hints.worth(position.state, seat) < 1, position
