"""Cat in the Sack: the end of the game, and who is absent."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.rng import Seeded
from engines.sack.state import Phase
from engines.values import Outcome
from tests.games.sack.drawing import SACK, options, play, table

NINTH = {"round_": 9, "lying": "0 0 0"}


def ended(won, mice, row="3 | 5 r -5"):
    """The ninth round: the start player bids 1, all others pass without finding mice."""
    state = table(row, won=won, mice=mice, **NINTH)
    return play(state, "bid 1", "pass", "pass", "pass")


@pytest.mark.rule("sack", 20)
def test_points_are_cats_won_and_mice_left():
    state = table("3 | 5 r -5", won=["15 r", "11 8", "r r", "-8"], round_=9)
    over = play(state, "bid 2", "pass", "pass", "pass")
    assert (over.phase, over.round, SACK.to_move(over)) == (Phase.OVER, 9, ())
    # Seat 0 has 15 and wins 3 + 5 - 5, and pays 2 of 15; the others find 2, 4 and 6 mice.
    assert SACK.outcome(over) == Outcome(
        (1,),
        "most",
        (31, 36, 19, 13),
        (
            (("cats", 18), ("mice", 13)),
            (("cats", 19), ("mice", 17)),
            (("cats", 0), ("mice", 19)),
            (("cats", -8), ("mice", 21)),
        ),
    )


@pytest.mark.rule("sack", 20)
@pytest.mark.parametrize(
    ("won", "mice", "winners", "reason", "scores"),
    [
        pytest.param(
            ["15", "8 11", "", ""], "14 12 9 9", (1,), "cats", (31, 31, 9, 9), id="card points"
        ),
        pytest.param(
            ["15", "5 8 5", "", ""], "14 13 9 9", (0, 1), "shared", (31, 31, 9, 9), id="all equal"
        ),
        pytest.param(
            ["15", "8 11", "15 15", ""], "14 12 0 9", (1,), "cats", (31, 31, 30, 9),
            id="cards of who has less do not count",
        ),
        pytest.param(
            ["", "3", "3", "3"], "1 0 0 0", (0, 1, 2, 3), "shared", (3, 3, 3, 3), id="everybody",
        ),
        pytest.param(
            ["-8", "-8 -5", "-8", "-8"], "1 3 2 0", (0,), "most", (-5, -10, -6, -8),
            id="below zero",
        ),
        pytest.param(
            ["-8", "-8", "r", ""], "9 3 3 3", (2, 3), "shared", (3, -5, 3, 3),
            id="cats decide among three, then two share",
        ),
    ],
)  # fmt: skip
def test_most_points_win_then_card_points_then_the_win_is_shared(
    won, mice, winners, reason, scores
):
    """Seat 0 wins cats worth 3 for one mouse in the last round."""
    outcome = SACK.outcome(ended(won, mice))
    assert outcome
    assert (outcome.winners, outcome.reason, outcome.scores) == (winners, reason, scores)


@pytest.mark.rule("sack", 20)
def test_there_is_no_outcome_before_nine_rounds_are_over():
    state = table("3 | 5 r -5", round_=8)
    assert SACK.outcome(state) is None
    eighth = play(state, "bid 1", "pass", "pass", "pass")
    assert (eighth.round, eighth.phase, SACK.outcome(eighth)) == (9, Phase.LAY, None)


@pytest.mark.rule("sack", 3)
@pytest.mark.rule("sack", 20)
def test_after_the_ninth_round_nothing_is_filled():
    over = play(table("3 | 5 r -5", round_=9, bank=40), "bid 2", "pass", "pass", "pass")
    assert (over.bank, over.mouse_cards) == (42, (0, 0, 0))


@pytest.mark.rule("sack", 23)
@pytest.mark.parametrize(
    "state",
    [
        pytest.param(table("15 | 3 5 8"), id="in an auction"),
        pytest.param(table("15 | 3 5 8", offers="5 0 0 0", seat=1, mice="9 2 9 9"), id="forced"),
        pytest.param(play(table("15 | 3 5 8"), "pass", "pass", "pass"), id="asked to buy"),
    ],
)
def test_who_is_absent_passes(state):
    (seat,) = SACK.to_move(state)
    assert SACK.format(SACK.idle(state, seat)) == "pass"


@pytest.mark.rule("sack", 23)
def test_who_is_absent_lays_a_card_that_depends_on_his_own_cards_and_the_round_alone():
    looked, laid, differ = 0, set(), 0
    for seed in range(30):
        state = SACK.start(4, {}, Seeded(seed, 0))
        card = SACK.format(SACK.idle(state, 0))
        assert card in options(state, 0)
        laid.add(card)
        others = SACK.redeal(state, 0, Seeded(seed, 1))
        rich = replace(others, mice=(3, 4, 5, 6), bank=1, start=(state.start + 1) % 4)
        assert SACK.format(SACK.idle(rich, 0)) == card
        rounds = {SACK.idle(replace(state, round=number), 0) for number in range(1, 10)}
        looked += 1
        differ += len(rounds) > 1
    assert (looked, differ) == (30, 30)
    assert len(laid) > 3


@pytest.mark.rule("sack", 23)
def test_the_absent_ones_card_depends_on_hand_and_removed_card():
    state, base = SACK.start(4, {}, Seeded(1, 0)), "3 5 8 11"
    by_removed, by_hand = set(), set()
    for out in ("cat-8", "cat-5", "cat15", "rabbit", "bigdog", "smalldog"):
        hands = (table(hands=[base] * 4).hands[0], *state.hands[1:])
        there = replace(state, hands=hands, removed=(out, *state.removed[1:]))
        by_removed.add(SACK.format(SACK.idle(there, 0)))
    for hand in ("3 5 8 11", "3 5 8 15", "3 5 8 r", "3 5 8 d", "3 5 8 D", "-8 3 5 8"):
        there = replace(state, hands=(table(hands=[hand] * 4).hands[0], *state.hands[1:]))
        by_hand.add(options(there, 0).index(SACK.format(SACK.idle(there, 0))))
    assert len(by_removed) > 1
    assert len(by_hand) > 1


def test_two_absent_people_with_the_same_cards_lay_the_same():
    state = table(hands=["3 5 8", "3 5 8", "3 5 8", "3 5 8"])
    assert len({SACK.format(SACK.idle(state, seat)) for seat in range(4)}) == 1


def test_no_move_means_nothing_more():
    for state in (table(), table("15 | 3 5 8")):
        assert SACK.coda(state, SACK.to_move(state)[0]) is None
