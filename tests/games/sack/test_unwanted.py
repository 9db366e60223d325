"""Cat in the Sack: everybody passes, and three players."""

from __future__ import annotations

import pytest

from engines.errors import IllegalMove
from engines.rng import Seeded
from engines.sack.state import Phase
from tests.games.sack.drawing import SACK, WHOLE_SET, cards, options, play, table, up


def unwanted(**more):
    """Three of four have passed before any bid; the last one is asked."""
    more = {"offers": "- - 0 0", "seat": 2, "lying": "0 0 6", **more}
    return play(table("3 5 d | 8", **more), "pass")


def next_row(state, *texts):
    """Everybody lays the first card of the hand; then these moves."""
    for seat in SACK.to_move(state):
        state = play(state, f"{seat}: {options(state, seat)[0]}")
    return play(state, *texts)


@pytest.mark.rule("sack", 16)
def test_the_last_one_may_buy_or_pass_with_the_whole_row_open():
    state = unwanted()
    assert state.phase is Phase.BUY
    assert up(state) == list(cards("3 5 d 8"))
    assert SACK.to_move(state) == (3,)
    assert options(state) == ["buy", "pass"]
    assert (state.mice, state.mouse_cards) == ((15, 15, 21, 15), (0, 0, 0))


@pytest.mark.rule("sack", 16)
@pytest.mark.parametrize("text", ["bid 1", "1", "bid 2"])
def test_the_last_one_never_bids(text):
    with pytest.raises(IllegalMove) as refused:
        play(unwanted(), text)
    assert refused.value.objection.code == "buy-or-pass"


@pytest.mark.rule("sack", 16)
def test_without_a_mouse_only_passing_is_left():
    state = unwanted(mice="30 15 15 0")
    assert options(state) == ["pass"]
    with pytest.raises(IllegalMove) as refused:
        play(state, "buy")
    assert refused.value.objection.code == "no-mouse"


@pytest.mark.rule("sack", 16)
def test_one_mouse_buys_what_the_dogs_leave_and_the_next_start():
    state = play(unwanted(mice="15 15 15 1"), "buy")
    assert (state.mice[3], state.start, state.round) == (0, 3, 2)
    assert state.sacks == ((), (), (), cards("5 8"))
    assert state.gone == cards("d 3")
    # 15 + 1 in the bank fill 12.
    assert (state.bank, state.mouse_cards) == (4, (2, 4, 6))


@pytest.mark.rule("sack", 17)
def test_a_declined_row_leaves_the_game_and_nothing_is_filled():
    state = play(unwanted(start=1, bank=40), "pass")
    assert state.gone == cards("3 5 d 8")
    assert state.sacks == ((),) * 4
    assert (state.start, state.round, state.phase) == (1, 2, Phase.LAY)
    assert (state.bank, state.mouse_cards) == (40, (0, 0, 0))
    assert state.mice == (15, 15, 21, 15)


@pytest.mark.rule("sack", 17)
def test_after_a_second_decline_running_nothing_is_filled_again_and_then_it_resumes():
    once = play(unwanted(bank=40), "pass")
    twice = next_row(once, "pass", "pass", "pass", "pass")
    assert (twice.round, twice.mouse_cards, twice.bank) == (3, (0, 0, 0), 40)
    assert twice.mice == once.mice
    sold = next_row(twice, "bid 3", "pass", "pass", "pass")
    assert (sold.round, sold.mouse_cards, sold.bank) == (4, (2, 4, 6), 40 + 3 - 12)


@pytest.mark.rule("sack", 17)
def test_after_a_sold_sack_the_cards_are_filled_as_before():
    once = play(unwanted(bank=40), "pass")
    bought = next_row(once, "pass", "pass", "pass", "buy")
    assert (bought.round, bought.mouse_cards, bought.bank) == (3, (2, 4, 6), 40 + 1 - 12)
    too_poor = next_row(play(unwanted(bank=10), "pass"), "bid 1", "pass", "pass", "pass")
    assert (too_poor.mouse_cards, too_poor.bank) == ((0, 0, 0), 11)


@pytest.mark.rule("sack", 17)
def test_a_declined_ninth_round_ends_the_game():
    state = unwanted(round_=9, won=["15", "8", "", ""])
    assert SACK.outcome(state) is None
    over = play(state, "pass")
    assert (over.phase, SACK.to_move(over)) == (Phase.OVER, ())
    assert over.gone == cards("3 5 d 8")
    outcome = SACK.outcome(over)
    assert outcome
    assert (outcome.scores, outcome.winners) == ((30, 23, 21, 15), (0,))


@pytest.mark.rule("sack", 17)
def test_a_declined_round_counts_as_one_of_the_nine():
    state, rounds = SACK.start(4, {}, Seeded(1, 0)), 0
    start = state.start
    while SACK.to_move(state):
        rounds += 1
        assert (state.round, state.start) == (rounds, start)
        state = next_row(state, "pass", "pass", "pass", "pass")
    assert rounds == 9
    assert len(state.gone) == 36
    # Only the first filling was ever taken: 12 mice, and the bank has its 15.
    assert (sorted(state.mice), state.bank) == ([15, 17, 19, 21], 15)


@pytest.mark.rule("sack", 18)
def test_three_players_have_a_draw_pile_of_nine_and_a_card_nobody_saw():
    for seed in range(20):
        state = SACK.start(3, {}, Seeded(seed, 0))
        assert len(state.pile) == 10
        assert sorted(state.pile) == sorted(cards(WHOLE_SET))
    assert len({SACK.start(3, {}, Seeded(seed, 0)).pile for seed in range(20)}) > 15
    assert [SACK.start(seats, {}, Seeded(1, 0)).pile for seats in (4, 5)] == [(), ()]


@pytest.mark.rule("sack", 18)
def test_each_round_takes_one_of_nine_cards_from_the_pile_and_the_tenth_stays():
    state = SACK.start(3, {}, Seeded(3, 0))
    pile, drawn = state.pile, []
    while SACK.to_move(state):
        state = next_row(state)
        drawn.append(state.row()[0].card)
        state = play(state, "bid 1", "pass", "pass")
    assert sorted([*drawn, *state.pile]) == sorted(pile)
    assert (len(drawn), len(state.pile)) == (9, 1)


@pytest.mark.rule("sack", 18)
@pytest.mark.rule("sack", 8)
def test_the_row_of_three_is_pile_start_player_second_and_third():
    state = table(offers="0 0 0", start=1, hands=["3 15", "5 15", "8 15"])
    top = state.pile[0]
    state = play(state, "2: lay 8", "0: lay 3", "1: lay 5")
    assert [place.card for place in state.row()] == [top, *cards("5 8 3")]
    assert [place.owner for place in state.row()] == [-1, 1, 2, 0]


@pytest.mark.rule("sack", 19)
def test_of_three_players_rows_the_last_two_cards_are_opened_together():
    state = table("15 | 5 8 3", offers="0 0 0", start=1)
    assert up(state) == ["cat15"]
    state = play(state, "bid 1")
    assert (up(state), SACK.to_move(state)) == (["cat15"], (2,))
    state = play(state, "pass")
    assert up(state) == ["cat15", "cat5"]
    after = play(state, "pass")
    assert after.sale.row == cards("15 5 8 3")
    assert after.sacks[1] == cards("15 5 8 3")
    unbid = play(table("15 5 | 8 3", offers="0 - 0", start=2, seat=2), "pass")
    assert (up(unbid), unbid.phase) == (list(cards("15 5 8 3")), Phase.BUY)
    assert (SACK.to_move(unbid), options(unbid)) == ((0,), ["buy", "pass"])


@pytest.mark.rule("sack", 19)
def test_of_three_players_the_first_pass_earns_three_and_the_second_six():
    state = play(table("15 | 5 8 3", offers="0 0 0"), "bid 2", "pass")
    assert (state.mice, state.mouse_cards) == ((15, 18, 15), (0, 6))
    state = play(state, "pass")
    assert state.mice == (13, 18, 21)
    # 15 + 2 in the bank fill 3 + 6.
    assert (state.bank, state.mouse_cards) == (8, (3, 6))


@pytest.mark.rule("sack", 14)
@pytest.mark.rule("sack", 18)
def test_the_piles_card_acts_like_any_other():
    dog = play(table("D | 5 8 3", offers="0 0 0"), "bid 2", "pass", "pass")
    assert (dog.gone, dog.sacks[0]) == (cards("D 8"), cards("5 3"))
    prey = play(table("3 | d 8 3", offers="0 0 0"), "bid 2", "pass", "pass")
    assert (prey.gone, prey.sacks[0]) == (cards("d 3"), cards("8 3"))
