"""Text boards are narrow, their columns straight and their letters told apart."""

from __future__ import annotations

import pytest

from bot.games.lettering import WIDTH, columns, initials, legend, short, table, wrapped


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        pytest.param(("Ann", "Bob"), "A B", id="the first letters"),
        pytest.param(("ann", "Anna", "Anna"), "A N 3", id="letters that are left, or a number"),
        pytest.param(("Őze", "o\u030bsz", "ß"), "Ő S 3", id="accents, and what has no capital"),
        pytest.param(("🐈", "", "7", "_x"), "1 2 3 X", id="no letters"),
        pytest.param(("猫", "חתול", "кот"), "1 2 К", id="wide letters, and those from the right"),
        pytest.param(("Ann", "2", "A"), "A 2 3", id="a number is that of the seat"),
    ],
)
def test_every_seat_has_a_letter_of_its_own(names, letters):
    assert " ".join(initials(names)) == letters


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        pytest.param("Ann", "Ann", id="short"),
        pytest.param("Maximiliána", "Maximiliána", id="just fits"),
        pytest.param("Maximilian von", "Maximilian…", id="cut between words"),
        pytest.param("猫猫猫猫猫猫猫", "猫猫猫猫猫…", id="wide"),
        pytest.param("a\nb\u202ec  d", "a bc d", id="what breaks or turns a line"),
        pytest.param("e\u0301" * 12, "é" * 12, id="accents take no room"),
        pytest.param("", "", id="nothing"),
    ],
)
def test_a_name_is_cut_to_its_room(name, shown):
    assert short(name) == shown
    assert columns(shown) <= 12


def test_names_stand_to_the_left_and_numbers_to_the_right():
    assert table([["", "bid", "won"], ["Ann", "5", "10"], ["猫", "", "3"]]) == [
        "    bid won",
        "Ann   5  10",
        "猫        3",
    ]


def test_a_table_is_as_narrow_as_its_numbers_allow():
    rows = [["", "sack", "bid", "held", "won"], ["A" * 128, "(−8)", "15", "9", "45"]]
    assert max(map(columns, table(rows))) == WIDTH
    broad = table([["Ann", "x" * 40]])
    assert broad == [f"A… {'x' * 40}"]


def test_what_letters_mean_is_not_broken():
    assert legend([]) == []
    assert legend(["? face down", "P passed", "R rabbit", "BD big dog"]) == [
        "? face down, P passed, R rabbit,",
        "BD big dog",
    ]
    assert legend(["a " * 20]) == ["a a a a a a a a a a a a a a a a", "  a a a a"]


def test_a_sentence_that_goes_on_is_set_in():
    assert wrapped("In the bank: 15. Graymalkin started.") == [
        "In the bank: 15. Graymalkin",
        "  started.",
    ]
