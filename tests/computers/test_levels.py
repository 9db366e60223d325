"""Every level can be beaten by the next, and the lowest still beats chance."""

from __future__ import annotations

import pytest

from engines import GAMES
from tests.bench.arena import CHANCE, HEAD, Match, Result, matches, play, play_all, row, score

BETTER = (
    ("boop", 1, CHANCE, 100, 80),
    ("boop", 2, 1, 100, 80),
    ("boop", 3, 2, 100, 80),
    ("boop", 4, 3, 60, 42),
    ("boop", 5, 4, 20, 14),
    ("sack", 1, CHANCE, 200, 160),
    ("sack", 2, 1, 200, 55),
    ("sack", 3, 1, 200, 90),
    ("sack", 5, 1, 200, 90),
)
"""A game, a level, a lower one, how many games they play, and how many it wins at least: of four
seats it has one, and a quarter would be its share."""
FEW = {2: (12, 10), 4: (16, 11)}
"""By the number of seats: a few games, and how many the lowest level wins against chance."""


def result(*winners):
    """A match of the second level that these sides won."""
    return Result(Match("boop", (2, 1), 0), frozenset(winners), (0.5, 0.25), (10, 25))


@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_level_beats_chance(game):
    rounds, least = FEW[Match(game, (1, CHANCE), 0).seats]
    won, _, lost = score([play(match) for match in matches(game, (1, CHANCE), rounds)])
    assert won >= least, f"won {won}, lost {lost}"


def test_the_second_level_beats_the_lowest():
    won, _, lost = score([play(match) for match in matches("boop", (2, 1), 4)])
    assert won > lost


def test_every_game_has_its_levels_compared():
    assert {game for game, *_ in BETTER} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level", "lower", "rounds", "least"), BETTER, ids=str)
def test_a_level_wins_more_than_its_share_against_a_lower_one(game, level, lower, rounds, least):
    won, _, lost = score(play_all(matches(game, (level, lower), rounds)))
    assert won >= least, f"won {won}, lost {lost}"


def test_a_match_is_played_the_same_again():
    match = Match("boop", (1, CHANCE), 7)
    first, second = play(match), play(match)
    assert (first.winners, first.decisions) == (second.winners, second.decisions)


def test_the_levels_change_places_on_every_deal():
    pairs = [[match.side(seat) for seat in (0, 1)] for match in matches("boop", (2, 1), 4)]
    assert pairs == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_one_of_the_first_level_has_every_place_of_a_deal_against_three():
    games = matches("sack", (3, 1), 8)
    assert [[match.side(seat) for seat in range(4)].index(0) for match in games] == [0, 1, 2, 3] * 2
    assert all(sum(match.side(seat) for seat in range(4)) == 3 for match in games)
    assert [match.deal for match in games] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_a_win_is_the_first_levels_and_shared_wins_are_draws():
    results = [result(0), result(0), result(1), result(0, 1), result()]
    assert score(results) == (2, 2, 1)


def test_the_table_has_a_row_of_figures_for_every_pairing():
    line = row([result(0), result(1), result(0, 1), result(0)])
    assert line == "| boop | 2 : 1 | 4 | 2 | 1 | 1 | 50.0 : 10.0 |\n"
    assert HEAD.splitlines()[-1].count("|") == line.count("|")
