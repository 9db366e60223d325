"""What a tap on a place of a picture means."""

from __future__ import annotations

from bot.sights.reach import reach

PILES = ("1", "2", "3", "draw")


def test_a_tap_on_a_pile_takes_from_it_also_where_its_number_may_mean_a_player():
    steals = [f"steal {player} {colour}" for player in "23" for colour in ("red", "blue", "green")]
    found = reach(["take 1", "take 2", "take 3", "draw", *steals], (), PILES)
    assert {word: each[0].way for word, each in found.places.items()} == {
        "1": ("take", "1"),
        "2": ("take", "2"),
        "3": ("take", "3"),
        "draw": ("draw",),
    }
    assert [" ".join(move) for move in found.rest] == steals


def test_a_place_in_the_middle_of_few_moves_means_all_of_them():
    found = reach(["put b1", "raise a1 a2 a3", "raise a3 a2 a1"], (), ("a2",))
    assert [branch.way for branch in found.places["a2"]] == [
        ("raise", "a1", "a2", "a3"),
        ("raise", "a3", "a2", "a1"),
    ]
