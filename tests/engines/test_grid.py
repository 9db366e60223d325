"""Cells are named as people read them: column letter, row number from the top."""

from __future__ import annotations

import pytest

from engines.grid import Grid

BED = Grid(6, 6)


def test_cells_are_counted_in_reading_order():
    assert Grid(3, 2).names() == ("a1", "b1", "c1", "a2", "b2", "c2")
    assert len(Grid(3, 2)) == 6


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        pytest.param("a1", 0, id="the first cell"),
        pytest.param("f1", 5, id="the end of the first row"),
        pytest.param("a2", 6, id="the row below"),
        pytest.param("f6", 35, id="the last cell"),
        pytest.param("C4", 20, id="a capital letter is forgiven"),
    ],
)
def test_a_cell_has_a_name(name, cell):
    assert BED.cell(name) == cell
    assert BED.name(cell) == name.lower()


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("g1", id="a column too far"),
        pytest.param("a7", id="a row too far"),
        pytest.param("a0", id="rows begin with 1"),
        pytest.param("a01", id="no leading zero"),
        pytest.param("a", id="no row"),
        pytest.param("1", id="no column"),
        pytest.param("", id="nothing"),
        pytest.param("a1 ", id="a space"),
        pytest.param("a²", id="a digit that is none"),
        pytest.param("`1", id="the sign before a"),
        pytest.param("á1", id="an accent"),
        pytest.param("a" + "9" * 5000, id="more digits than Python reads"),
    ],
)
def test_what_is_no_cell_has_no_number(name):
    assert BED.cell(name) is None


def test_rows_may_have_two_digits():
    assert Grid(2, 12).cell("b12") == 23
    assert Grid(2, 12).name(22) == "a12"


def test_places_beyond_the_rim_are_no_cells():
    assert BED.at(2, 3) == BED.cell("c4")
    assert [BED.at(*place) for place in ((-1, 0), (0, -1), (6, 0), (0, 6))] == [None] * 4


@pytest.mark.parametrize(
    ("name", "straight", "around"),
    [
        pytest.param("a1", "b1 a2", "b1 a2 b2", id="a corner"),
        pytest.param("c1", "b1 d1 c2", "b1 d1 b2 c2 d2", id="an edge"),
        pytest.param("b2", "b1 a2 c2 b3", "a1 b1 c1 a2 c2 a3 b3 c3", id="the middle"),
        pytest.param("f6", "f5 e6", "e5 f5 e6", id="the last corner does not wrap"),
    ],
)
def test_neighbours_touch_by_an_edge_or_a_corner(name, straight, around):
    cell = BED.names().index(name)
    assert [BED.name(n) for n in BED.neighbours(cell, diagonal=False)] == straight.split()
    assert [BED.name(n) for n in BED.neighbours(cell, diagonal=True)] == around.split()
