"""News, notation and the drawing in letters."""

from __future__ import annotations

import pytest

from engines.errors import AmbiguousMove, BadNotation
from engines.rng import Seeded
from engines.values import News
from tests.games.house.drawing import GAME, dealt, play, rolls


def told(state, seat=0):
    """What one seat is told, in one line each."""
    items = (item for item in GAME.news(state) if item.seat in (None, seat))
    return [" ".join([item.code, *(f"{k}={v}" for k, v in item.facts.items())]) for item in items]


def test_the_abilities_are_told_once_and_the_dice_each_round():
    state = GAME.start(1, {}, rolls("2 cat mouse 5"))
    assert told(state) == ["tiles tiles=A B C D", "dice round=1 dice=2 cat mouse 5"]
    state = play(state, "1 a1", "3 b1", "4 c1", "done", rng="2 2 3 3")
    assert told(state) == [
        "opened seat=0 count=3 rooms=- left=33 cells=a1 b1 c1 to=seat1 mice=1",
        "dice round=2 dice=2 2 3 3",
    ]


def test_the_stars_have_a_roll_of_their_own():
    state = GAME.start(2, {"level": "2", "abilities": "first"}, rolls("2 cat mouse"))
    assert told(state) == ["tiles tiles=A B C D", "stars dice=2 cat mouse"]
    assert told(play(state, "star 2 e2")) == ["starred die=2 piece=cat to=e2"]


def test_what_one_writes_is_told_to_who_writes_alone():
    state = play(dealt("2 2 4 5", seats=2), "1 a1", "2 b1")
    news = GAME.news(state)
    assert {item.seat for item in news} == {0}
    assert told(state) == ["wrote die=2 piece=2 to=b1", "room number=2 cells=a1 b1 to=seat1"]
    assert told(state, 1) == []
    alone = play(dealt("2 2 4 5"), "1 a1", "2 b1")
    assert {item.seat for item in GAME.news(alone)} == {None}


@pytest.mark.parametrize(
    ("tiles", "dice", "texts", "line"),
    [
        ("ABCD", "2 3 4 5", ["A 2"], "marked die=2 face=3"),
        ("BACD", "2 3 4 5", ["B 1 +"], "changed die=1 face=3 old=2"),
        ("DABC", "2 3 4 5", ["D f6"], "free piece=3 to=f6"),
        ("EABC", "2 3 4 5", ["1 a1", "E +"], "allowance count=4"),
        ("GABC", "2 3 4 5", ["2 a1", "G a1 f6"], "moved piece=3 to=f6 from=a1"),
        ("IABC", "3 3 4 5", ["I 1 2 c3"], "doubled die=1 other=2 piece=3 to=c3"),
        ("JABC", "2 3 4 5", ["J"], "diagonal"),
        ("ABCD", "cat 3 4 5", ["1 cat"], "crossed count=1"),
    ],
)
def test_abilities_and_cats_are_told(tiles, dice, texts, line):
    state = play(dealt(dice, tiles=tiles, uses=(1, 0, 0, 0)), *texts)
    assert told(state) == [line]


def test_squares_owed_numbers_and_blanks_are_told():
    state = play(dealt("cat cat 4 5", track=9), "1 cat")
    assert told(play(state, "write c4 5")) == ["owed piece=5 to=c4"]
    assert told(play(state, "write c4 5", "2 cat")) == ["blank"]
    drawn = "####### ####### #2....# #.....# #.....# ####### #######"
    state = play(dealt("2 3 4 5", drawn, level=4), "1 c3", "open a1")
    assert told(state) == ["square cell=a1"]


def test_new_rooms_are_told_when_the_sheets_are_opened():
    state = play(
        dealt("2 2 4 5", "33...." + " ......" * 5, seats=2), "1 f6", "2 f5", "3 e6", "done"
    )
    assert told(state) == []
    state = play(state, "1 a2", "2 a3", "3 b3", "done", seat=1, rng="2 2 2 2")
    assert told(state)[:2] == [
        "opened seat=0 count=3 rooms=2 left=31 first=yes cells=e6 f5 f6 to=seat1",
        "opened seat=1 count=3 rooms=2 left=31 first=yes cells=a2 a3 b3 to=seat2",
    ]


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("2  C4", "2 c4"),
        ("1 CAT", "1 cat"),
        ("a 2", "A 2"),
        ("b 2 +", "B 2 +"),
        ("B 2 \u2212", "B 2 -"),
        ("i 3 1 c4", "I 1 3 c4"),
        ("room b1 a2 a1", "room a1 a2 b1"),
        ("l c5 c4", "L c4 c5"),
        ("l d3 c3", "L c3 d3"),
        ("k mouse c4", "K mouse c4"),
        ("k cat", "K cat"),
        ("g e5 c4", "G e5 c4"),
        ("h 2 mouse", "H 2 mouse"),
        ("write c4 5", "write c4 5"),
        ("star 3 b2", "star 3 b2"),
        ("e -", "E -"),
        ("DONE", "done"),
    ],
)
def test_moves_are_read_as_people_type_them(typed, canonical):
    assert GAME.format(GAME.parse(dealt(), 0, typed)) == canonical


NONSENSE = (
    *("5 c4", "0 c4", "1 g7", "1 a7", "star 4 b2", "i 1 1 c4", "l c4 c4", "room a1 a1"),
    *("c 2 6", "k 6 c4", "write c4 6", "h 2 dog", "c4", "e", "x", "a 5", "g c4", "d c4 c5"),
    *("b 5 +", "b 2 cat", "c 9 2", "f 9", "h 9 cat", "i 9 1 c4", "i 1 9 c4", "k 2", "e 2", "j 1"),
)


@pytest.mark.parametrize("typed", NONSENSE)
def test_nonsense_is_refused(typed):
    with pytest.raises((BadNotation, AmbiguousMove)):
        GAME.parse(dealt(), 0, typed)


def test_half_a_move_is_a_question():
    with pytest.raises(AmbiguousMove) as asked:
        GAME.parse(play(dealt(), "1 a1"), 0, "2")
    assert asked.value.candidates == ("2 b1", "2 a2")


def test_a_cell_alone_pays_what_is_owed():
    state = play(dealt("cat 3 4 5", track=1), "1 cat")
    assert GAME.format(GAME.parse(state, 0, "C4")) == "write c4"
    with pytest.raises(BadNotation):
        GAME.parse(state, 0, "c4 d4")
    with pytest.raises(BadNotation):
        GAME.parse(dealt(), 0, "c4")
    with pytest.raises(BadNotation):
        GAME.parse(play(dealt(seats=2), "1 a1", "2 b1", "3 c1", "done"), 0, "c4")


def test_the_table_is_drawn_in_letters():
    rows = "22.c.. 3.x... m....." + " ......" * 3
    state = dealt("2 cat 4 5", rows, rooms=[(2, "a1 b1")], doubles="a2", track=2, uses=(2, 0, 0, 1))
    state = play(state, "A 3", "3 f6")
    assert GAME.sketch(GAME.seen_by(state, None)).splitlines() == [
        "level 1 tiles ABCD round 1 round dice 2 cat 4 5",
        "1: track 2 uses 1001 dice 2 cat - 5 left 2 far 3 diagonal False owed -",
        " A A . c . .",
        '"3 . x . . .',
        " m . . . . .",
        " . . . . . .",
        " . . . . . .",
        " . . . . . 4",
    ]


def test_what_others_write_is_not_drawn_and_who_has_confirmed_is():
    state = play(dealt("2 3 4 5", seats=2), "1 a1", "2 b1", "3 c1", "done")
    lines = GAME.sketch(GAME.seen_by(state, 1)).splitlines()
    assert lines[1] == "1: track 0 uses 0000 done"
    assert lines[2] == " . . . . . ."
    assert lines[8] == "2: track 0 uses 0000 dice 2 3 4 5 left 3 far - diagonal False owed -"
    grown = dealt(level=4)
    assert GAME.sketch(GAME.seen_by(grown, None)).splitlines()[2] == " # # # # # # #"


def test_a_tally_alone_counts_what_is_just_written_and_else_what_is_open():
    assert GAME.tally(play(dealt("mouse 3 4 5"), "1 a1")).scores == (2 - 35,)
    assert GAME.tally(play(dealt("mouse 3 4 5", seats=2), "1 a1")).scores == (-36, -36)


def test_a_redeal_keeps_ones_own_sheet_and_who_is_done():
    state = play(dealt("2 3 4 5", seats=3), "1 a1", seat=0)
    state = play(state, "1 a1", "2 b1", "3 c1", "done", seat=1)
    twins = [GAME.redeal(state, 0, Seeded("t", number)) for number in range(20)]
    assert {twin.drafts[0] for twin in twins} == {state.drafts[0]}
    assert {twin.done for twin in twins} == {(False, True, False)}
    assert len({twin.drafts[1] for twin in twins}) > 8
    assert all(twin.draft(1).left == 0 for twin in twins)
    assert GAME.redeal(dealt(), None, Seeded("t", 0)) == dealt()


def test_only_the_end_of_a_round_reveals_anything():
    done = GAME.parse(dealt(), 0, "done")
    ready = play(dealt(seats=2), "1 a1", "2 b1", "3 c1")
    assert not GAME.reveals(ready, 0, done)
    last = play(ready, "done")
    last = play(last, "1 a1", "2 b1", "3 c1", seat=1)
    assert GAME.reveals(last, 1, done)
    assert GAME.reveals(play(dealt(), "1 a1", "2 b1", "3 c1"), 0, done)
    full = " ".join(["...mmm", *["mmmmmm"] * 5])
    assert not GAME.reveals(play(dealt("2 3 4 5", full), "1 a1", "2 b1", "3 c1"), 0, done)
    stars = GAME.start(1, {"level": "2"}, Seeded("s", 0))
    assert not GAME.reveals(stars, 0, GAME.moves(stars, 0)[0])
    stars = play(stars, "star 1 b2", "star 2 e2")
    assert GAME.reveals(stars, 0, GAME.moves(stars, 0)[0])


def test_where_others_write_there_are_secrets_and_alone_none():
    assert not GAME.secrets(1, {})
    assert not GAME.private(1, {})
    assert GAME.secrets(2, {})
    assert GAME.private(6, {})


def test_news_name_a_symbol_by_its_word():
    assert GAME.news(play(dealt("mouse 3 4 5"), "1 c4")) == (
        News("wrote", {"die": 1, "piece": "mouse", "to": "c4"}),
    )
