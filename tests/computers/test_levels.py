"""Every level can be beaten by the next, and the lowest still beats chance."""

from __future__ import annotations

import pytest

from engines import GAMES
from tests.bench.arena import CHANCE, HEAD, Match, Result, matches, play, play_all, row, score

BETTER = ((1, CHANCE, 80), (2, 1, 80), (3, 1, 90))
"""A level, a lower one, and how many of a hundred games it wins at least."""


def result(*winners):
    """A match of the second level that these sides won."""
    return Result(Match("boop", (2, 1), 0), frozenset(winners), (0.5, 0.25), (10, 25))


@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_level_beats_chance(game):
    won, _, lost = score([play(match) for match in matches(game, (1, CHANCE), 12)])
    assert won >= 10, f"won {won}, lost {lost}"


@pytest.mark.parametrize("game", GAMES)
def test_the_middle_level_beats_the_lowest(game):
    won, _, lost = score([play(match) for match in matches(game, (2, 1), 4)])
    assert won > lost


@pytest.mark.slow
@pytest.mark.parametrize(("level", "lower", "least"), BETTER, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_a_level_wins_most_games_against_a_lower_one(game, level, lower, least):
    won, _, lost = score(play_all(matches(game, (level, lower), 100)))
    assert won >= least, f"won {won}, lost {lost}"


def test_a_match_is_played_the_same_again():
    match = Match("boop", (1, CHANCE), 7)
    first, second = play(match), play(match)
    assert (first.winners, first.decisions) == (second.winners, second.decisions)


def test_the_levels_change_places_on_every_deal():
    pairs = [[match.side(seat) for seat in (0, 1)] for match in matches("boop", (2, 1), 4)]
    assert pairs == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_a_win_is_the_first_levels_and_shared_wins_are_draws():
    results = [result(0), result(0), result(1), result(0, 1), result()]
    assert score(results) == (2, 2, 1)


def test_the_table_has_a_row_of_figures_for_every_pairing():
    line = row([result(0), result(1), result(0, 1), result(0)])
    assert line == "| boop | 2 : 1 | 4 | 2 | 1 | 1 | 50.0 : 10.0 |\n"
    assert HEAD.splitlines()[-1].count("|") == line.count("|")
