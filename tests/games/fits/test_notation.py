"""If It Fits as people type it: words, cells, letters, and the beginnings of moves."""

from __future__ import annotations

import pytest

from engines.errors import AmbiguousMove, BadNotation
from engines.fits.words.notation import letter
from tests.games.fits.drawing import FITS, play, table, told, why

LIES = "S1@0,0 A1@1,0 A2@2,0 b@1,0 A@0,1"


def read(typed, **more):
    """A typed move in its canonical form."""
    state = table(LIES, hand="B5 A3 T1 princess", **more)
    return FITS.format(FITS.parse(state, 0, typed))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("draw", "draw"),
        ("sleep 2,-1", "sleep 2,-1"),
        ("LAY b5R 1,-2", "lay B5r 1,-2"),
        ("b5 1,\u22122", "lay B5 1,-2"),
        ("s3 0,1", "start S3 0,1"),
        ("start s3r 0,1", "start S3r 0,1"),
        ("start s5r 0,1", "start S5 0,1"),
        ("a3r 1,1", "lay A3 1,1"),
        ("e7r 1,1", "lay E7 1,1"),
        ("d7r 1,1", "lay D7 1,1"),
        ("cat E", "cat e"),
        ("no  cat", "no cat"),
        ("toy t1 1,0", "toy T1 1,0"),
        ("t1 3,0 box", "toy T1 3,0 box"),
        ("princess 1,0", "princess 1,0"),
        ("discard princess", "discard princess"),
    ],
)
def test_moves_are_read_as_people_type_them(typed, meant):
    assert read(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        # Empty cells in reading order: 0,-1 1,-1 2,-1 -1,0 3,0 -1,1 1,1 2,1 0,2.
        ("lay B5 a", "lay B5 0,-1"),
        ("b5r D", "lay B5r -1,0"),
        ("sleep i", "sleep 0,2"),
        # Cats in reading order: Bob's at 1,0 and Ann's asleep at 0,1.
        ("princess a", "princess 1,0"),
        ("princess b", "princess 0,1"),
        # A toy lies over no two boxes here that Ann may use, so it lies like a box.
        ("t1 c box", "toy T1 2,-1 box"),
    ],
)
def test_places_are_read_by_the_letter_they_have_now(typed, meant):
    assert read(typed) == meant


def test_letters_do_not_depend_on_what_is_held_or_may_be_done():
    state = table("S1@0,0 A1@1,0 A2@2,0 A3@3,0 B@0,1", hand="T1 A7")
    assert FITS.format(FITS.parse(state, 0, "toy T1 b box")) == "toy T1 1,-1 box"
    assert FITS.format(FITS.parse(state, 0, "toy T1 b")) == "toy T1 1,-1 box"
    free = table("S1@0,0 A1@1,0 A2@2,0 A3@3,0", hand="T1 A7")
    assert FITS.format(FITS.parse(free, 0, "toy T1 b")) == "toy T1 1,0"
    mixed = table("S1@0,0 A1@1,0 B@0,1 A2@5,5 A3@6,5", hand="T1 A7")
    assert FITS.format(FITS.parse(mixed, 0, "toy T1 a")) == "toy T1 0,0"
    assert why(mixed, "toy T1 a") == "toy-occupied"
    assert why(mixed, "toy T1 b") == ""


NONSENSE = (
    *(
        "",
        "lay",
        "lay B5 z",
        "lay B5 aa",
        "lay Z5 a",
        "lay B5 1,-02",
        "lay B5 -0,1",
        "lay B5 100,0",
    ),
    *(
        "sleep",
        "princess zz",
        "start B5 a",
        "toy B5 a",
        "lay T1 a",
        "lay B5 a box",
        "cat",
        "b5 ab c",
    ),
)


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_is_refused(typed):
    with pytest.raises((BadNotation, AmbiguousMove)):
        read(typed)


def test_the_beginning_of_a_move_is_a_question():
    state = table(LIES, hand="B5 A3", stock=(3, 3))
    with pytest.raises(AmbiguousMove) as asked:
        FITS.parse(state, 0, "lay b5r")
    assert len(asked.value.candidates) == 9
    assert asked.value.candidates[0] == "lay B5r 0,-1"
    with pytest.raises(AmbiguousMove) as asked:
        FITS.parse(state, 0, "a3")
    assert asked.value.candidates[0] == "lay A3 0,-1"
    with pytest.raises(BadNotation):
        FITS.parse(state, 1, "lay b5r")


def test_letters_go_on_after_z():
    assert [letter(n) for n in (0, 25, 26, 51, 52, 701)] == ["a", "z", "aa", "az", "ba", "zz"]
    row = " ".join(f"A1@{x},0" for x in range(20))
    state = table(row)
    assert FITS.format(FITS.parse(state, 0, "lay A7 z")) == "lay A7 3,1"
    assert FITS.format(FITS.parse(state, 0, "lay A7 ab")) == "lay A7 5,1"


def test_the_table_in_plain_text_shows_everything():
    state = table(LIES, hand="B5 A3", advanced=True)
    lines = FITS.sketch(FITS.seen_by(state, 0)).splitlines()
    assert lines == [
        "turn 2 play pile 3?",
        ">1: cats 4 hand A3,B5",
        " 2: cats 4 hand 2?",
        "S1@0,0 A1@1,0 A2@2,0 nap@0,1",
        "cat2@1,0 nap1@0,1.",
        "0,0 x4 toys 1,1,0,0 bottles 0 gaps 10 worth 1 1:0+1 2:1+0",
    ]


def test_news_of_a_move():
    state = play(table("H5@0,0 A1@3,3", hand="H6 A7"), "lay H6r 0,1")
    assert told(state) == [
        "laid seat=0 piece=H6r from=seat1 to=0,1 size=2 toys=2 bottles=1 closed=1 worth=2"
    ]
