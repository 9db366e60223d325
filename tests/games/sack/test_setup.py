"""Cat in the Sack: the set-up, the mouse cards and the laying of cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from engines.errors import IllegalMove
from engines.rng import Seeded
from engines.sack.state import Phase
from tests.games.sack.drawing import SACK, WHOLE_SET, cards, options, play, table, up

SEATS = [3, 4, 5]


def deals(seats, count=60):
    return [SACK.start(seats, {}, Seeded(seed, 0)) for seed in range(count)]


@pytest.mark.rule("sack", 1)
@pytest.mark.rule("sack", 2)
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_nine_of_the_same_ten_cards_and_one_is_out(seats):
    for state in deals(seats):
        assert (len(state.hands), len(state.removed)) == (seats, seats)
        for hand, removed in zip(state.hands, state.removed, strict=True):
            assert len(hand) == 9
            assert sorted([*hand, removed]) == sorted(cards(WHOLE_SET))


@pytest.mark.rule("sack", 1)
def test_a_set_is_seven_cats_a_rabbit_and_two_dogs():
    names = "cat-8 cat-5 cat3 cat5 cat8 cat11 cat15 rabbit bigdog smalldog"
    start = deals(4, 1)[0]
    assert {*start.hands[0], start.removed[0]} == {*names.split()}


@pytest.mark.rule("sack", 2)
@pytest.mark.rule("sack", 5)
@pytest.mark.parametrize("seats", SEATS)
def test_chance_says_who_starts_and_which_card_is_out(seats):
    dealt = deals(seats, 200)
    assert {state.start for state in dealt} == set(range(seats))
    for seat in range(seats):
        assert {state.removed[seat] for state in dealt} == {*cards(WHOLE_SET)}
    assert any(len({*state.removed}) > 1 for state in dealt)


@pytest.mark.rule("sack", 3)
@pytest.mark.rule("sack", 4)
@pytest.mark.rule("sack", 5)
@pytest.mark.parametrize(
    ("seats", "bank", "lying", "money"),
    [(3, 12, (3, 6), 66), (4, 15, (2, 4, 6), 87), (5, 18, (2, 3, 4, 6), 108)],
)
def test_mice_bank_and_mouse_cards_at_the_start(seats, bank, lying, money):
    state = deals(seats, 1)[0]
    assert state.mice == (15,) * seats
    assert (state.bank, state.mouse_cards) == (bank, lying)
    assert len(state.mouse_cards) == seats - 1
    assert sum(state.mice) + state.bank + sum(state.mouse_cards) == money
    assert (state.round, state.phase, state.offers) == (1, Phase.LAY, (0,) * seats)


@pytest.mark.rule("sack", 2)
@pytest.mark.parametrize("seats", SEATS)
def test_nine_rounds_use_all_nine_cards(seats):
    state, rounds = deals(seats, 1)[0], []
    while turn := SACK.to_move(state):
        if state.round not in rounds:
            rounds.append(state.round)
            assert {len(hand) for hand in state.hands} == {10 - state.round}
        text = "pass" if state.phase is not Phase.LAY else options(state, turn[0])[0]
        state = play(state, f"{turn[0]}: {text}")
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert state.hands == ((),) * seats


@pytest.mark.rule("sack", 6)
@pytest.mark.parametrize(
    ("offers", "held", "lying", "left"),
    [
        ("1 - 0", 7, "0 0", 8),
        ("1 - 0", 8, "3 6", 0),
        ("1 - - 0", 10, "0 0 0", 11),
        ("1 - - 0", 11, "2 4 6", 0),
        ("1 - - - 0", 13, "0 0 0 0", 14),
        ("1 - - - 0", 14, "2 3 4 6", 0),
    ],
)
def test_all_mouse_cards_are_filled_or_none(offers, held, lying, left):
    """The winner pays one mouse into a bank that holds so many; 9, 12 or 15 fill the cards."""
    seats = len(offers.split())
    row = "r 8 5 | 3" if seats == 3 else "r 3 5 | 8" if seats == 4 else "r 3 5 8 | 11"
    empty = "0 " * (seats - 1)
    after = play(table(row, offers=offers, seat=seats - 1, lying=empty, bank=held), "pass")
    assert after.round == 2
    assert " ".join(map(str, after.mouse_cards)) == lying
    assert after.bank == left


@pytest.mark.rule("sack", 7)
def test_all_who_have_not_laid_choose_at_the_same_time():
    state = table(start=2)
    assert SACK.to_move(state) == (0, 1, 2, 3)
    one = play(state, "3: lay 8")
    assert SACK.to_move(one) == (0, 1, 2)
    two = play(one, "0: lay 8")
    assert SACK.to_move(two) == (1, 2)
    assert SACK.moves(two, 0) == ()


@pytest.mark.rule("sack", 7)
def test_the_order_in_which_cards_are_laid_leaves_no_trace():
    lays = ["0: lay 15", "1: lay dog", "2: lay -8", "3: lay rabbit"]
    state = table(start=2, hands=["15 3", "d 5", "-8 5", "r 8"])
    for count in (2, 3, 4):
        orders = list(permutations(lays[:count]))
        assert len(orders) > 1
        assert len({play(state, *order) for order in orders}) == 1


@pytest.mark.rule("sack", 7)
def test_the_row_is_in_seat_order_from_the_start_player():
    hands = ["3 15", "5 15", "8 15", "11 15"]
    after = play(table(start=2, hands=hands), "1: lay 5", "3: lay 11", "0: lay 3", "2: lay 8")
    assert [place.card for place in after.row()] == list(cards("8 11 3 5"))
    assert [place.owner for place in after.row()] == [2, 3, 0, 1]
    assert after.hands == (cards("15"),) * 4


@pytest.mark.rule("sack", 7)
def test_no_move_changes_a_laid_card():
    laid = play(table(), "1: lay 8")
    for text in ("1: lay 5", "1: lay 8", "1: pass", "1: bid 1"):
        with pytest.raises(IllegalMove) as refused:
            play(laid, text)
        assert refused.value.objection.code == "not-your-turn"


@pytest.mark.rule("sack", 7)
def test_one_lays_any_card_of_the_hand_and_no_other():
    state = table(hands=["-8 r d", "3 5 8", "3 5 8", "3 5 8"])
    assert options(state, 0) == ["lay cat-8", "lay rabbit", "lay smalldog"]
    with pytest.raises(IllegalMove):
        play(state, "0: lay 3")


@pytest.mark.rule("sack", 8)
def test_the_leftmost_card_is_turned_up_when_all_have_laid_and_not_sooner():
    state = table(start=2)
    for text in ("2: lay 15", "3: lay 8", "0: lay 5"):
        state = play(state, text)
        assert (up(state), state.phase) == ([], Phase.LAY)
    state = play(state, "1: lay 3")
    assert (up(state), state.phase) == (["cat15"], Phase.BID)
    assert SACK.to_move(state) == (2,)


@pytest.mark.rule("sack", 8)
def test_clockwise_is_the_next_seat():
    state = table("15 | 3 5 8", start=2)
    asked: list[int] = []
    for text in ("bid 1", "bid 2", "bid 3", "bid 4"):
        asked += SACK.to_move(state)
        state = play(state, text)
    assert [*asked, *SACK.to_move(state)] == [2, 3, 0, 1, 2]


@pytest.mark.rule("sack", 5)
def test_an_offer_stays_its_players_money():
    state = play(table("15 | 3 5 8"), "bid 9")
    assert (state.mice, state.bank, state.offers) == ((15, 15, 15, 15), 15, (9, 0, 0, 0))
