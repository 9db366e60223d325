"""Every level can be beaten by the next, and the lowest still beats chance."""

from __future__ import annotations

import pytest

from engines import GAMES
from tests.bench import alone
from tests.bench.arena import (
    HEAD,
    Match,
    Result,
    doubt,
    matches,
    pairings,
    play,
    play_all,
    renewed,
    row,
    score,
    told,
)
from tests.bench.deciding import AHEAD, CHANCE

BETTER = (
    ("boop", 1, CHANCE, 100, 80, 100),
    ("boop", 2, 1, 120, 72, 102),
    ("boop", 3, 2, 120, 72, 102),
    ("boop", 4, 3, 60, 36, 51),
    ("boop", 5, 4, 60, 36, 51),
    ("sack", 1, CHANCE, 96, 62, 96),
    ("sack", 2, 1, 96, 29, 43),
    ("sack", 3, 2, 64, 20, 28),
    ("sack", 4, 3, 64, 20, 28),
    ("sack", 5, 4, 40, 12, 18),
    ("nine", 1, CHANCE, 80, 60, 80),
    ("nine", 2, 1, 80, 20, 32),
    ("nine", 3, 2, 80, 20, 32),
    ("nine", 4, 3, 48, 13, 20),
    ("nine", 5, 4, 32, 8, 13),
    ("nine", 5, 1, 24, 13, 24),
    ("house", 1, CHANCE, 32, 26, 32),
    ("house", 2, 1, 64, 19, 28),
    ("house", 3, 2, 64, 19, 28),
    ("house", 4, 3, 64, 18, 27),
    ("house", 5, 4, 24, 7, 11),
    ("fits", 1, CHANCE, 60, 34, 60),
    ("fits", 2, 1, 40, 9, 21),
    ("fits", 3, 2, 40, 10, 23),
    ("fits", 4, 3, 40, 9, 21),
    ("fits", 5, 4, 64, 14, 29),
)
"""A game, a level, a lower one, how many games they play, and the fewest and most wins it may have.

Of four seats it has one, and a quarter would be its share: of neighbours the higher one is to have
30 to 45 of 100 wins, those shared with others counted in parts. Decisions are seeded and have no
clock: every machine plays the same games. The bounds leave room for another way of playing."""
DUELS = (
    ("fits", 1, CHANCE, 100, 65, 100),
    ("fits", 2, 1, 80, 43, 61),
    ("fits", 3, 2, 80, 52, 70),
    ("fits", 4, 3, 80, 42, 60),
    ("fits", 5, 4, 40, 15, 30),
    ("fits", 5, 1, 40, 34, 40),
)
"""The same where only two play, although more may."""
FEW = {2: (12, 10), 4: (16, 11)}
"""By the number of seats: a few games, and how many the lowest level wins against chance."""
AGAINST_A_BEGINNER = {"boop": 120}
"""Games to be played where forty say too little: one of four seats wins few of them."""


def result(*winners):
    """A match of the second level that these sides won."""
    share = sum(not winner for winner in winners) / max(1, len(winners))
    return Result(Match("boop", (2, 1), 0), frozenset(winners), share, (0.5, 0.25), (10, 25))


@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_level_beats_chance(game):
    rounds, least = FEW[Match(game, (1, CHANCE), 0).seats]
    won, _, lost = score([play(match) for match in matches(game, (1, CHANCE), rounds)])
    assert won >= least, f"won {won}, lost {lost}"


def test_the_second_level_beats_the_lowest():
    won, _, lost = score([play(match) for match in matches("boop", (2, 1), 10)])
    assert won > lost


def loses_to_a_beginner(results):
    """Whether the lowest has less than its share of wins against who looks one move ahead."""
    won, _, lost = score(results)
    return won * (results[0].match.seats - 1) < lost


def test_the_lowest_level_loses_to_a_beginner_at_boop():
    assert loses_to_a_beginner([play(match) for match in matches("boop", (1, AHEAD), 60)])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_lowest_level_loses_to_who_looks_one_move_ahead(game):
    rounds = AGAINST_A_BEGINNER.get(game, 40)
    assert loses_to_a_beginner(play_all(matches(game, (1, AHEAD), rounds)))


def test_every_game_has_its_levels_compared():
    assert {game for game, *_ in BETTER} == set(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level", "lower", "rounds", "least", "most"), BETTER, ids=str)
def test_a_level_wins_more_than_its_share_against_a_lower_one(
    game, level, lower, rounds, least, most
):
    won, _, lost = score(play_all(matches(game, (level, lower), rounds)))
    assert least <= won <= most, f"won {won}, lost {lost}"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "level", "lower", "rounds", "least", "most"), DUELS, ids=str)
def test_a_level_beats_a_lower_one_when_they_are_alone(game, level, lower, rounds, least, most):
    won, _, lost = score(play_all(matches(game, (level, lower), rounds, duel=True)))
    assert least <= won <= most, f"won {won}, lost {lost}"
    assert won > lost


def test_a_match_is_played_the_same_again():
    match = Match("boop", (1, CHANCE), 7)
    first, second = play(match), play(match)
    assert (first.winners, first.decisions) == (second.winners, second.decisions)


def test_the_levels_change_places_on_every_deal():
    pairs = [[match.side(seat) for seat in (0, 1)] for match in matches("boop", (2, 1), 4)]
    assert pairs == [[0, 1], [1, 0], [0, 1], [1, 0]]


def test_two_alone_change_places_on_every_deal():
    games = matches("fits", (5, 1), 4, duel=True)
    assert [[match.side(seat) for seat in (0, 1)] for match in games] == [[0, 1], [1, 0]] * 2
    assert [match.deal for match in games] == [0, 0, 1, 1]


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
    assert line == "| boop | 2 | 2 : 1 | 4 | 2 | 1 | 1 | 62% | 35% | 50.0 : 10.0 |\n"
    assert HEAD.splitlines()[-1].count("|") == line.count("|")


def test_a_row_takes_the_place_of_what_was_known_of_its_pairing():
    lines = [row([result(0)]), row([result(0)]).replace("2 : 1", "3 : 2")]
    newer = [row([result(1)]), row([result(1)]).replace("2 : 1", "3 : 2")]
    assert newer != lines
    assert renewed("".join(lines), newer[0]) == newer[0] + lines[1]
    assert renewed("".join(lines), newer[1]) == lines[0] + newer[1]
    assert renewed(lines[0], newer[1]) == lines[0] + newer[1]


def test_only_the_pairings_asked_for_are_played():
    played = [pairing[0].levels for pairing in pairings("boop", 8, [(4, 3), (5, 4)])]
    assert played == [(4, 3), (5, 4)]


@pytest.mark.parametrize("game", GAMES)
def test_every_pairing_of_a_game_is_played_and_quick_ones_oftener(game):
    pairs = [pairing[0].levels for pairing in pairings(game, 8)]
    wanted = [(1, CHANCE), (1, AHEAD), (2, 1), (3, 2), (4, 3), (5, 4), (5, 1)]
    assert pairs[: len(wanted)] == wanted
    assert {len(pairing) for pairing in pairings(game, 8)} == {8, 24}


def test_a_share_is_the_surer_the_more_games_there_were_and_never_certain():
    doubts = [doubt(0.5, games) for games in (4, 40, 400)]
    assert doubts == sorted(doubts, reverse=True)
    assert doubts[-1] == pytest.approx(0.05, abs=0.001)
    assert 0 < doubt(1.0, 100) < 0.05


def test_rows_of_games_that_are_not_played_stay_as_they_are():
    line = row([result(0), result(1)])
    other = line.replace("boop", "sack")
    rows, sheets = told(f"{HEAD}{line}{line}{other}{alone.HEAD}| house | and more |\n")
    assert (rows["boop"], rows["sack"], rows["nine"]) == (line * 2, other, "")
    assert sheets == "| house | and more |\n"
