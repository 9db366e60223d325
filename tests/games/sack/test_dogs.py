"""Cat in the Sack: the dogs."""

from __future__ import annotations

import pytest

from tests.games.sack.drawing import cards, play, table, told, worth

ROWS = [  # rule 15: the sack, what its winner gets of it, and what is chased away
    ("d -5 11 r", 11, "d -5"),
    ("D -5 11 r", -5, "D 11"),
    ("D d 15 3", 18, "D d"),
    ("d r 3 5", 8, "d r"),
    ("D r r -8", -8, "D r"),
    ("d 3 5 8", 13, "d 3"),
    ("D -8 -5 -8", -16, "D -5"),
    ("-8 -5 r D", -13, "D r"),
    ("D D -8 15", 7, "D D"),
    ("d D d D", 0, "d D d D"),
    ("D -8 11 15 r", 3, "D 15"),
]


def sold(row, *, start=0, winner=0):
    """The table after one bid and everybody else's pass."""
    seats = len(row.split())
    first, _, rest = row.partition(" ")
    state = table(f"{first} | {rest}", offers="0 " * seats, start=start)
    for _ in range((winner - start) % seats):
        state = play(state, "pass")
    state = play(state, "bid 2")
    while any(state.laid):
        state = play(state, "pass")
    return state


@pytest.mark.rule("sack", 13)
@pytest.mark.rule("sack", 14)
@pytest.mark.rule("sack", 15)
@pytest.mark.parametrize(("row", "value", "chased"), ROWS, ids=str)
def test_the_winner_gets_what_the_dogs_leave(row, value, chased):
    after = sold(row)
    assert worth(after.sacks[0]) == value
    assert after.gone == cards(chased)
    assert sorted([*after.sacks[0], *after.gone]) == sorted(cards(row))
    assert after.sacks[1:] == ((),) * (len(row.split()) - 1)


@pytest.mark.rule("sack", 15)
def test_every_row_of_the_rules_page_is_here():
    assert len(ROWS) == 11


@pytest.mark.rule("sack", 13)
def test_without_a_dog_all_cards_go_to_the_winner():
    after = sold("-8 r 3 15")
    assert (after.sacks[0], after.gone) == (cards("-8 r 3 15"), ())
    assert [line for line in told(after) if line.startswith(("chased", "scuffle"))] == []


@pytest.mark.rule("sack", 13)
@pytest.mark.parametrize("row", ["D 3 d -5", "d -5 d 3", "-5 D 3 D", "d d 3 -5 D"])
def test_two_dogs_of_any_kind_leave_and_nothing_else(row):
    after = sold(row)
    assert sorted(after.gone) == sorted(card for card in cards(row) if card.endswith("dog"))
    assert worth(after.sacks[0]) == -2


@pytest.mark.rule("sack", 14)
@pytest.mark.parametrize(
    ("row", "gone", "left"),
    [
        ("d 8 3 3", "d 3", "8 3"),
        ("8 D 8 3", "D 8", "8 3"),
        ("r -5 D -5", "D r", "-5 -5"),
        ("r -5 d -5", "d -5", "r -5"),
        ("r r 5 d", "d r", "r 5"),
        ("r D -8 -5", "D r", "-8 -5"),
    ],
)
def test_a_lone_dog_leaves_with_the_best_or_the_worst_card(row, gone, left):
    after = sold(row)
    assert (after.gone, after.sacks[0]) == (cards(gone), cards(left))


@pytest.mark.rule("sack", 14)
def test_the_leftmost_of_equal_cards_is_that_nearest_to_the_start_player():
    # Rabbits of seats 3 and 1: seat 2 starts, so the row is 2, 3, 0, 1 and that of seat 3 goes.
    after = sold("d r 5 r", start=2, winner=2)
    assert after.sale.row == cards("d r 5 r")
    assert after.sale.kept == cards("5 r")


@pytest.mark.rule("sack", 11)
@pytest.mark.rule("sack", 14)
def test_the_card_in_the_row_is_chased_and_never_one_won_before():
    state = table("d | 3 5 8", won=["-8 -5", "", "", ""])
    after = play(state, "bid 1", "pass", "pass", "pass")
    assert after.gone == cards("d 3")
    assert after.sacks[0] == cards("-8 -5 5 8")
