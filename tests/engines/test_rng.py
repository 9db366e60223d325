"""Chance depends on seed, step and how many numbers were drawn, and on nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.rng import Scripted, Seeded


def test_a_number_is_the_hash_of_seed_step_and_place():
    # blake2b("table/3/0") and so on with 16 bytes: other programs must be able to check a seed.
    rng = Seeded("table", 3)
    assert [rng.below(1000) for _ in range(4)] == [62, 902, 225, 44]


def test_seeds_may_be_numbers_or_text():
    assert [Seeded(7, 1).below(10**9)] == [Seeded("7", 1).below(10**9)]


@pytest.mark.parametrize(
    ("seed", "step"),
    [
        pytest.param("s", 2, id="another step"),
        pytest.param("t", 1, id="another seed"),
    ],
)
def test_neighbours_share_no_numbers(seed, step):
    one, other = Seeded("s", 1), Seeded(seed, step)
    assert [one.below(2**64) for _ in range(3)] != [other.below(2**64) for _ in range(3)]


def test_drawing_is_counted():
    rng = Seeded(1, 1)
    assert rng.drawn == 0
    rng.below(6)
    rng.choice("abc")
    assert rng.drawn == 2


def test_every_number_below_the_bound_comes_about_as_often():
    counts = Counter(Seeded("fair", step).below(6) for step in range(6000))
    assert set(counts) == set(range(6))
    assert all(900 < count < 1100 for count in counts.values())


def test_a_choice_is_one_of_the_items():
    assert Scripted([2]).choice("abc") == "c"


def test_shuffling_goes_from_the_last_place_down():
    assert Scripted([0, 0, 0]).shuffled("abcd") == ("b", "c", "d", "a")
    assert Scripted([3, 2, 1]).shuffled("abcd") == ("a", "b", "c", "d")


def test_shuffling_keeps_the_items_and_reaches_every_order():
    orders = {Seeded("deck", step).shuffled("abc") for step in range(200)}
    assert len(orders) == 6
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)


def test_one_item_needs_no_chance():
    rng = Scripted([])
    assert rng.shuffled("a") == ("a",)
    assert rng.drawn == 0


def test_a_script_says_when_it_is_too_short():
    with pytest.raises(ValueError, match="the script has 1 numbers and one more was drawn"):
        Scripted([0]).shuffled("abc")


@pytest.mark.parametrize("number", [6, -1])
def test_a_script_cannot_throw_what_the_die_has_not(number):
    with pytest.raises(ValueError, match="where a number below 6 was drawn"):
        Scripted([number]).below(6)
