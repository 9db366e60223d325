"""Moves by tapping: what a pad shows after some words, on wide and on narrow platforms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.contract import NO_MARK, Limits, Mark, Span
from bot.posts.tree import CONTROLS, Branch, Fork, Offer, Part, Way, completions, fork
from engines.grid import Grid

WIDE = Limits(columns=8, rows=12, buttons=100, text=4000, alt=1000, toast=200)
TINY = Limits(columns=3, rows=3, buttons=9, text=2000, alt=1000, toast=200)
NARROW = Limits(columns=5, rows=5, buttons=25, text=2000, alt=1000, toast=200)
BED = Grid(6, 6)
PLACES = [f"{piece} {cell}" for piece in ("kitten", "cat") for cell in BED.names() if cell != "c4"]
ENTRIES = [f"ghost e{n}" for n in range(20)]


def bed_after(way: tuple[str, ...]) -> Grid | None:
    return BED if way in (("kitten",), ("cat",)) else None


def loops(way: tuple[str, ...]) -> Grid | None:
    return BED if way == ("loop",) else None


def no_grid(_way: tuple[str, ...]) -> Grid | None:
    return None


def labels(rows: tuple[tuple[Offer, ...], ...]) -> list[list[str]]:
    return [[label(offer) for offer in row] for row in rows]


def label(offer: Offer) -> str:
    if isinstance(offer, Branch):
        return " ".join(offer.words)
    return f"row {offer.row}" if offer.row else f"{label(offer.first)} to {label(offer.last)}"


def showing(span: Span) -> Mark:
    return Mark.pad(1).showing(span)


def reached(
    texts: list[str], grid_after: Callable[[Way], Grid | None], limits: Limits
) -> dict[str, int]:
    """Every move that can be tapped, with how many taps lead to its preview."""
    found: dict[str, int] = {}
    begun = {text.rpartition(" ")[0] for text in texts}
    ends = frozenset(texts) - begun
    waiting: list[tuple[Way, Mark, int]] = [((), NO_MARK, 0)]
    seen = {waiting[0][:2]}
    for way, mark, taps in waiting:
        shown = fork(texts, way, grid_after, limits, mark)
        if shown.done:
            found.setdefault(" ".join(shown.way), taps)
        assert sum(map(len, shown.rows)) <= limits.buttons - CONTROLS
        for offer in (offer for row in shown.rows for offer in row):
            part = offer.span if isinstance(offer, Part) else None
            whole = isinstance(offer, Branch) and offer.whole
            if not whole and part is None and " ".join(offer.way) in ends:
                found.setdefault(" ".join(offer.way), taps + 1)
                continue
            step = (offer.way, NO_MARK.showing(part).closing(whole=whole))
            if step not in seen:
                seen.add(step)
                waiting.append((*step, taps + 1))
    return found


def test_the_first_words_that_differ_are_offered():
    shown = fork(PLACES, (), bed_after, NARROW)
    assert labels(shown.rows) == [["kitten", "cat"]]
    assert not shown.done


def test_of_two_grids_a_wide_platform_shows_the_first_with_a_way_to_the_other():
    shown = fork(PLACES, (), bed_after, WIDE)
    assert [len(row) for row in shown.rows] == [*[6] * 6, 1]
    assert shown.rows[3][2] == Branch(("kitten", "c4"), ("c4",), open=False)
    assert shown.rows[6] == (Branch(("cat",), ("cat",)),)
    assert shown.ahead == ("kitten",)
    assert fork(PLACES, ("cat",), bed_after, WIDE).rows[0][0].way == ("cat", "a1")


def test_what_rows_have_no_room_for_is_listed_where_there_are_lists():
    listing = replace(NARROW, menus=4)
    both = fork(PLACES, (), bed_after, listing)
    assert (both.rows, [len(menu) for menu in both.menus]) == ((), [23, 12, 23, 12])
    assert both.menus[2][0] == Branch(("cat", "a1"), ("cat", "a1"))
    one = fork(PLACES, ("cat",), bed_after, listing)
    assert [len(menu) for menu in one.menus] == [23, 12], "rows of the grid stay together"
    assert set(one.branches) == set(one.every)
    few = fork(ENTRIES, (), no_grid, listing)
    assert (len(few.rows), few.menus) == (4, ()), "what has room stays as buttons"


def test_a_word_without_an_alternative_is_taken_for_granted():
    kittens = [text for text in PLACES if text.startswith("kitten")]
    assert fork(kittens, (), bed_after, WIDE).way == ("kitten",)


def test_a_wide_platform_shows_the_whole_grid_with_closed_cells_in_place():
    shown = fork(PLACES, ("kitten",), bed_after, WIDE)
    assert [len(row) for row in shown.rows] == [6] * 6
    closed = [branch.way for branch in shown.branches if not branch.open]
    assert closed == [("kitten", "c4")]


def test_a_narrow_platform_asks_for_the_row_first():
    shown = fork(PLACES, ("kitten",), bed_after, NARROW)
    assert labels(shown.rows) == [["row 1", "row 2", "row 3", "row 4", "row 5"], ["row 6"]]
    fourth = shown.rows[0][3]
    assert isinstance(fourth, Part)
    row = fork(PLACES, fourth.way, bed_after, NARROW, showing(fourth.span))
    assert labels(row.rows) == [["a4", "b4", "d4", "e4", "f4"]]
    assert row.branches[0].way == ("kitten", "a4")


def test_a_narrow_platform_shows_a_grid_of_few_open_cells_at_once():
    few = [f"kitten {cell}" for cell in ("a1", "c3", "f6")]
    assert labels(fork(few, (), bed_after, NARROW).rows) == [["a1", "c3", "f6"]]


def test_a_part_that_is_none_shows_all_parts_again():
    shown = fork(PLACES, ("kitten",), bed_after, NARROW, showing(Span(30, 9)))
    assert shown == fork(PLACES, ("kitten",), bed_after, NARROW)
    assert shown.span is None


def test_whole_moves_are_shown_where_few_remain():
    moves = ["promote a1 b1 c1", "promote b1 c1 d1"]
    shown = fork(moves, (), no_grid, WIDE)
    assert shown.way == ("promote",)
    assert labels(shown.rows) == [["a1 b1 c1", "b1 c1 d1"]]


def test_more_moves_than_fit_are_parted_evenly():
    texts = [f"lay {n}" for n in range(30)]
    first = fork(texts, (), no_grid, NARROW)
    assert labels(first.rows) == [["0 to 14", "15 to 29"]]
    second = first.rows[0][1]
    assert isinstance(second, Part)
    shown = fork(texts, second.way, no_grid, NARROW, showing(second.span))
    assert [label(branch) for branch in shown.branches] == [str(n) for n in range(15, 30)]


@pytest.mark.parametrize(
    ("count", "taps"), [(300, 2), pytest.param(840, 3, marks=pytest.mark.slow)]
)
def test_hundreds_of_moves_are_a_few_taps_away(count, taps):
    texts = [f"lay {n}" for n in range(count)]
    found = reached(texts, no_grid, NARROW)
    assert set(found) == set(texts)
    assert max(found.values()) == taps


@pytest.mark.parametrize("limits", [WIDE, NARROW, TINY], ids=["wide", "narrow", "tiny"])
def test_every_move_can_be_reached_by_tapping(limits):
    texts = [*PLACES, *ENTRIES, "stay"]
    assert set(reached(texts, bed_after, limits)) == set(texts)


@pytest.mark.parametrize("limits", [WIDE, NARROW, TINY], ids=["wide", "narrow", "tiny"])
def test_words_with_signs_of_their_own_are_words_like_others(limits):
    texts = [
        "E +",
        "E -",
        "B 2 +",
        "B 2 -",
        "/1",
        "+19 a",
        *(f"C {n}/{m}" for n in range(5) for m in "+-/"),
    ]
    assert set(reached(texts, no_grid, limits)) == set(texts)


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
    for branch in shown.branches:
        mark = NO_MARK.closing(whole=branch.whole)
        assert fork(EIGHT, branch.way, no_grid, WIDE, mark) == Fork(branch.way, (), done=True)


def test_a_cell_of_a_grid_may_end_a_move_or_go_on():
    texts = [*(f"loop {cell}" for cell in BED.names()), "loop c4 c5", "loop c4 d4"]
    shown = fork(texts, ("loop", "c4"), loops, NARROW)
    assert labels(shown.rows) == [["c4", "c5", "d4"]]
    assert [branch.whole for branch in shown.branches] == [True, False, False]
    assert set(reached(texts, loops, WIDE)) == set(texts)


def test_both_can_be_chosen_where_there_are_too_many_for_whole_moves():
    texts = [*EIGHT, *(f"promote {cell}" for cell in BED.names() if cell not in ("c4", "d4", "a1"))]
    assert set(reached(texts, no_grid, NARROW)) == set(texts)


def test_what_does_not_fit_in_the_rows_is_known_all_the_same():
    cells = [f"1 {cell}" for cell in BED.names() if cell != "c4"]
    shown = fork(cells, (), lambda way: BED if way == ("1",) else None, NARROW)
    assert shown.branches == ()
    assert [" ".join(branch.way) for branch in shown.every] == cells
    row = fork(cells, (), lambda way: BED if way == ("1",) else None, NARROW, showing(Span(0, 6)))
    assert [" ".join(branch.way) for branch in row.branches] == cells[:6]
    assert row.every == shown.every
    many = [str(number) for number in range(90)]
    assert [branch.way for branch in fork(many, (), no_grid, NARROW).every] == [(n,) for n in many]


@pytest.mark.parametrize("span", [Span(0, 999), Span(900, 999), Span(900, 1)])
def test_a_part_that_is_none_shows_all_that_a_move_may_go_on_with(span):
    texts = ["a", "a b", "a c"]
    whole = fork(texts, ("a",), no_grid, NARROW)
    assert len(whole.branches) == 3
    assert fork(texts, ("a",), no_grid, NARROW, showing(span)) == whole
