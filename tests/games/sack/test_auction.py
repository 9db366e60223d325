"""Cat in the Sack: bidding, passing and paying."""

from __future__ import annotations

import pytest

from engines.errors import IllegalMove
from engines.rng import Seeded
from engines.sack.state import Phase
from tests.games.sack.drawing import SACK, cards, options, play, table, told, up


def bids(first, last):
    return [*(f"bid {mice}" for mice in range(first, last + 1)), "pass"]


@pytest.mark.rule("sack", 9)
@pytest.mark.parametrize(
    ("offers", "mice", "seat", "allowed"),
    [
        pytest.param("0 0 0 0", "4 15 15 15", 0, bids(1, 4), id="from one to all one has"),
        pytest.param("5 0 0 0", "9 7 15 15", 1, bids(6, 7), id="above the highest bid"),
        pytest.param("3 4 5 6", "8 15 15 15", 0, bids(7, 8), id="mice offered before count"),
        pytest.param("5 0 0 0", "9 5 15 15", 1, ["pass"], id="as many are not enough"),
        pytest.param("5 0 0 0", "9 2 15 15", 1, ["pass"], id="who has too few must pass"),
        pytest.param("0 0 0 0", "0 15 15 15", 0, ["pass"], id="who has none must pass"),
        pytest.param(
            "- 9 4 0", "30 15 6 12", 3, bids(10, 12), id="mice of who passed do not count"
        ),
        pytest.param("0 - 0 0", "40 1 1 1", 0, bids(1, 40), id="there is no other limit"),
    ],
)
def test_a_bid_is_above_the_highest_and_at_most_all_ones_mice(offers, mice, seat, allowed):
    state = table("3 | 5 8 11", offers=offers, mice=mice, seat=seat)
    assert options(state) == allowed
    assert SACK.to_move(state) == (seat,)
    for other in {0, 1, 2, 3} - {seat}:
        assert SACK.moves(state, other) == ()


@pytest.mark.rule("sack", 9)
@pytest.mark.rule("sack", 22)
def test_a_forced_pass_is_a_move_like_any_other():
    forced = table("3 | 5 8 11", offers="6 0 0 0", mice="15 6 15 15", seat=1)
    assert SACK.to_move(forced) == (1,)
    free = table("3 | 5 8 11", offers="6 0 0 0", mice="15 12 15 15", seat=1)
    assert (len(options(forced)), len(options(free))) == (1, 7)
    after = [play(state, "pass") for state in (forced, free)]
    for viewer in (None, 0, 2, 3):
        assert SACK.seen_by(after[0], viewer) == SACK.seen_by(after[1], viewer)
    assert told(after[0]) == told(after[1])


@pytest.mark.rule("sack", 22)
def test_an_auction_is_a_chain_of_moves_of_one_step_each():
    state = table("3 | 5 8 11", start=1)
    steps = ["bid 1", "bid 2", "pass", "bid 3", "bid 9", "pass", "pass"]
    asked: list[int] = []
    for text in steps:
        asked += SACK.to_move(state)
        before, state = state, play(state, text)
        # One step changes what one seat offers, and asks at most one other.
        changed = [seat for seat in range(4) if before.offers[seat] != state.offers[seat]]
        assert state.round == 2 or changed == asked[-1:]
    assert asked == [1, 2, 3, 0, 1, 2, 0]
    assert (state.round, state.start) == (2, 1)


@pytest.mark.rule("sack", 10)
def test_who_passes_takes_the_lowest_mouse_card_that_has_any_and_his_offer_back():
    state = table("3 | 5 8 11", mice="15 15 15 15", lying="2 4 6")
    state = play(state, "bid 1", "bid 2", "bid 3", "bid 4", "pass")
    assert (state.mice, state.mouse_cards) == ((17, 15, 15, 15), (0, 4, 6))
    assert state.offers == (None, 2, 3, 4)
    state = play(state, "pass")
    assert (state.mice, state.mouse_cards) == ((17, 19, 15, 15), (0, 0, 6))
    assert (state.offers, state.bank) == ((None, None, 3, 4), 15)


@pytest.mark.rule("sack", 10)
@pytest.mark.parametrize(
    ("lying", "mice", "left"),
    [("0 4 6", 19, (0, 0, 6)), ("0 0 6", 21, (0, 0, 0)), ("0 0 0", 15, (0, 0, 0))],
)
def test_all_mice_of_one_card_are_taken_if_any_lie_there(lying, mice, left):
    state = play(table("3 | 5 8 11", lying=lying), "pass")
    assert (state.mice[0], state.mouse_cards) == (mice, left)


@pytest.mark.rule("sack", 10)
def test_after_a_pass_the_next_card_is_revealed():
    state = play(table("3 | 5 8 11", start=2), "bid 1")
    assert up(state) == ["cat3"]
    state = play(state, "pass")
    assert up(state) == ["cat3", "cat5"]
    state = play(state, "bid 2")
    assert up(state) == ["cat3", "cat5"]
    state = play(state, "pass")
    assert up(state) == ["cat3", "cat5", "cat8"]


@pytest.mark.rule("sack", 10)
def test_who_passed_is_out_for_this_round_and_back_in_the_next():
    state = play(table("3 | 5 8 11"), "bid 1", "pass", "bid 2", "bid 3", "bid 4")
    assert SACK.to_move(state) == (2,)
    state = play(state, "bid 5")
    assert SACK.to_move(state) == (3,)
    state = play(state, "pass", "pass")
    assert (state.round, SACK.to_move(state)) == (2, (0, 1, 2, 3))
    assert state.offers == (0, 0, 0, 0)


@pytest.mark.rule("sack", 11)
@pytest.mark.rule("sack", 12)
def test_the_last_one_pays_the_bank_takes_the_sack_and_starts_the_next_round():
    # The bank has 15, gets 4, and fills 2 + 4 + 6 = 12: it has 7.
    state = play(table("-8 | 3 8 15"), "bid 2", "bid 4", "pass", "pass", "pass")
    assert (state.phase, state.round, state.start) == (Phase.LAY, 2, 1)
    assert state.sacks == ((), cards("-8 3 8 15"), (), ())
    # Passed: seat 2 (+2), seat 3 (+4), seat 0 (+6).
    assert state.mice == (21, 11, 17, 19)
    assert (state.bank, state.mouse_cards) == (7, (2, 4, 6))
    assert state.laid == (None,) * 4
    assert state.sale.row == cards("-8 3 8 15")


@pytest.mark.rule("sack", 11)
def test_the_auction_ends_at_once_when_one_is_left_and_a_bid_exists():
    state = table("3 5 8 | 11", offers="- 7 - 0", seat=3)
    after = play(state, "pass")
    assert (after.round, after.start, after.sale.winner, after.sale.price) == (2, 1, 1, 7)


@pytest.mark.rule("sack", 11)
def test_a_sack_of_bad_cats_is_won_as_well():
    state = play(table("-8 -5 | -8 -8", offers="4 - 0 0", seat=2), "pass", "pass")
    assert state.sacks[0] == cards("-8 -5 -8 -8")


@pytest.mark.rule("sack", 12)
def test_the_last_pass_reveals_the_last_card():
    state = table("3 5 8 | 11", offers="- 7 - 0", seat=3)
    assert up(state) == ["cat3", "cat5", "cat8"]
    assert "opened seat=3 piece=cat11" in " / ".join(told(play(state, "pass")))
    unbid = play(table("3 5 8 | 11", offers="- 0 - 0", seat=3), "pass")
    assert up(unbid) == ["cat3", "cat5", "cat8", "cat11"]


@pytest.mark.rule("sack", 9)
@pytest.mark.parametrize("text", ["bid 0", "bid 3", "bid 5", "bid 16", "buy"])
def test_other_bids_are_refused(text):
    state = table("3 | 5 8 11", offers="5 0 0 0", seat=1)
    with pytest.raises(IllegalMove):
        play(state, text)


@pytest.mark.rule("sack", 3)
@pytest.mark.parametrize(("seats", "money"), [(3, 66), (4, 87), (5, 108)])
def test_no_mouse_is_ever_lost_or_found(seats, money):
    checked = 0
    for seed in range(10):
        state, rng = SACK.start(seats, {}, Seeded(seed, 0)), Seeded(seed, 1)
        while turn := SACK.to_move(state):
            seat = rng.choice(turn)
            moves = SACK.moves(state, seat)
            move = moves[-1] if rng.below(2) else moves[rng.below(min(4, len(moves)))]
            state = SACK.play(state, seat, move, rng)
            assert sum(state.mice) + state.bank + sum(state.mouse_cards) == money
            checked += 1
    assert checked > 500
