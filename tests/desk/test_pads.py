"""Moves by tapping: what a pad shows after some words, on wide and on narrow platforms."""

from __future__ import annotations

import pytest

from bot.contract import Limits
from bot.pads import Branch, Fork, completions, fork
from engines.grid import Grid

WIDE = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1000, toast=200)
NARROW = Limits(columns=5, rows=5, buttons=25, text=2000, alt=1000, toast=200)
BED = Grid(6, 6)
PLACES = [f"{piece} {cell}" for piece in ("kitten", "cat") for cell in BED.names() if cell != "c4"]
ENTRIES = [f"ghost e{n}" for n in range(20)]


def bed_after(way: tuple[str, ...]) -> Grid | None:
    return BED if way in (("kitten",), ("cat",)) else None


def no_grid(_way: tuple[str, ...]) -> Grid | None:
    return None


def labels(rows: tuple[tuple[Branch, ...], ...]) -> list[list[str]]:
    return [[" ".join(branch.words) for branch in row] for row in rows]


def test_the_first_words_that_differ_are_offered():
    shown = fork(PLACES, (), bed_after, WIDE)
    assert labels(shown.rows) == [["kitten", "cat"]]
    assert not shown.done


def test_a_word_without_an_alternative_is_taken_for_granted():
    kittens = [text for text in PLACES if text.startswith("kitten")]
    assert fork(kittens, (), bed_after, WIDE).way == ("kitten",)


def test_a_wide_platform_shows_the_whole_grid_with_closed_cells_in_place():
    shown = fork(PLACES, ("kitten",), bed_after, WIDE)
    assert [len(row) for row in shown.rows] == [6] * 6
    closed = [branch.way for row in shown.rows for branch in row if not branch.open]
    assert closed == [("kitten", "c4")]


def test_a_narrow_platform_asks_for_the_row_first():
    shown = fork(PLACES, ("kitten",), bed_after, NARROW)
    assert labels(shown.rows) == [["/1", "/2", "/3", "/4", "/5"], ["/6"]]
    row = fork(PLACES, ("kitten", "/4"), bed_after, NARROW)
    assert labels(row.rows) == [["a4", "b4", "d4", "e4", "f4"]]
    assert row.rows[0][0].way == ("kitten", "a4")


def test_a_narrow_platform_shows_a_grid_of_few_open_cells_at_once():
    few = [f"kitten {cell}" for cell in ("a1", "c3", "f6")]
    assert labels(fork(few, (), bed_after, NARROW).rows) == [["a1", "c3", "f6"]]


def test_a_row_that_is_no_row_shows_the_rows_again():
    shown = fork(PLACES, ("kitten", "/9"), bed_after, NARROW)
    assert labels(shown.rows)[0][0] == "/1"


def test_whole_moves_are_shown_where_few_remain():
    moves = ["promote a1 b1 c1", "promote b1 c1 d1"]
    shown = fork(moves, (), no_grid, WIDE)
    assert shown.way == ("promote",)
    assert labels(shown.rows) == [["a1 b1 c1", "b1 c1 d1"]]


def test_more_moves_than_fit_come_in_pages_that_go_round():
    texts = [f"lay {n}" for n in range(30)]
    first = fork(texts, (), no_grid, NARROW)
    shown = [branch for row in first.rows for branch in row]
    assert len(shown) == 20
    assert shown[-1].words == ("+19",)
    last = fork(texts, shown[-1].way, no_grid, NARROW)
    assert labels(last.rows)[0][0] == "19"
    assert labels(last.rows)[-1][-1] == "+0"


def test_every_move_can_be_reached_by_tapping_on_a_narrow_platform():
    texts = [*PLACES, *ENTRIES, "stay"]
    reached: set[str] = set()
    ways: list[tuple[str, ...]] = [()]
    seen: set[tuple[str, ...]] = set()
    while ways:
        way = ways.pop()
        shown = fork(texts, way, bed_after, NARROW)
        if shown.done:
            reached.add(" ".join(shown.way))
        assert sum(map(len, shown.rows)) <= NARROW.buttons - 5
        for branch in (branch for row in shown.rows for branch in row):
            if branch.way not in seen:
                seen.add(branch.way)
                ways.append(branch.way)
    assert reached == set(texts)


def test_a_complete_move_is_done():
    assert fork(PLACES, ("cat", "a1"), bed_after, WIDE).done


def test_a_way_that_leads_nowhere_is_walked_back():
    assert fork(PLACES, ("cat", "c4"), bed_after, WIDE).way == ("cat",)
    assert fork(PLACES, ("dog",), bed_after, WIDE).way == ()


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        pytest.param("ki", ["kitten a1", "kitten b1"], id="those that begin so come first"),
        pytest.param("  KITTEN   b", ["kitten b1", "kitten b2"], id="case and spaces are forgiven"),
        pytest.param("f6", ["kitten f6", "cat f6"], id="then those that hold it"),
        pytest.param("zebra", [], id="nonsense completes to nothing"),
    ],
)
def test_typed_text_is_completed(typed, expected):
    assert completions(PLACES, typed, 2) == expected


EIGHT = [
    "promote c4 d4 e4",
    "promote d4 e4 f4",
    *(f"promote {cell}" for cell in ("c4", "d4", "a1")),
]
"""With eight on the bed single pieces may be taken up; lines begin with the same cells."""


def test_a_move_with_which_another_begins_can_be_chosen():
    shown = fork(EIGHT, (), no_grid, WIDE)
    assert labels(shown.rows) == [["c4 d4 e4", "d4 e4 f4", "c4", "d4", "a1"]]
    for branch in shown.rows[0]:
        assert fork(EIGHT, branch.way, no_grid, WIDE) == Fork(branch.way, (), done=True)


def test_both_can_be_chosen_where_there_are_too_many_for_whole_moves():
    texts = [*EIGHT, *(f"promote {cell}" for cell in BED.names() if cell not in ("c4", "d4", "a1"))]
    reached: set[str] = set()
    ways: list[tuple[str, ...]] = [()]
    while ways:
        shown = fork(texts, ways.pop(), no_grid, NARROW)
        if shown.done:
            reached.add(" ".join(shown.way))
        more = [branch.way for row in shown.rows for branch in row if branch.words != ("+0",)]
        ways += [way for way in more if " ".join(way) not in reached]
    assert reached == set(texts)


@pytest.mark.parametrize("view", ["+²", "+x", "+", "+999", "+" + "9" * 5000])
def test_a_page_that_is_no_page_is_the_first(view):
    texts = [f"lay {n}" for n in range(30)]
    first = fork(texts, (), no_grid, NARROW)
    assert fork(texts, ("lay", view), no_grid, NARROW) == first
