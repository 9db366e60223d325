"""The bed of boop in letters: whose pieces they are, what they are, where the ghosts stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.lettering import columns
from engines.boop.ghosts import GHOSTS, Direction
from engines.values import Outcome
from tests.games.boop.speech import ENGLISH, GAME, GUIDE, HUNGARIAN, NAMES, after


def sketch(state, say=ENGLISH, names=NAMES):
    return GUIDE.sketch(say, GAME.seen_by(state, None), names)


@pytest.mark.parametrize(
    ("say", "board"),
    [
        pytest.param(
            ENGLISH,
            """\
Turn 3
   a  b  c  d  e  f
1  .  .  . ↓.  .  .
2  .  .  Ak .  Ök .
3  .  .  .  .  .  .
4  .  .  .  .  .  .
5  .  .  .  .  .  .
6  .  .  .  .  .  .
Ann’s pool: 7 kittens
↓ Ann’s ghost, between c1 and d1
Ödön’s pool: 7 kittens, the
  ghost
Ak Ann’s kitten, AC Ann’s cat,
Ök Ödön’s kitten, ÖC Ödön’s cat""",
            id="en",
        ),
        pytest.param(
            HUNGARIAN,
            """\
3. kör
   a  b  c  d  e  f
1  .  .  . ↓.  .  .
2  .  .  Ac .  Öc .
3  .  .  .  .  .  .
4  .  .  .  .  .  .
5  .  .  .  .  .  .
6  .  .  .  .  .  .
Ann készlete: 7 cica
↓ Ann szellemmacskája a c1 és a
  d1 között
Ödön készlete: 7 cica, a
  szellemmacska
Ac Ann cicája, AM Ann macskája,
Öc Ödön cicája, ÖM Ödön macskája""",
            id="hu",
        ),
    ],
)
def test_the_bed_is_drawn_with_a_legend(say, board):
    state = after("d2, ghost c1d1, e2, stay", ghosts="on")
    assert sketch(state, say) == board


def test_a_ghost_that_goes_across_stands_between_two_rows():
    across = next(n for n, g in enumerate(GHOSTS) if g.direction is Direction.RIGHT)
    name = GHOSTS[across].name
    lines = sketch(replace(after(ghosts="on"), ghosts=(None, across))).splitlines()
    row = int(name[1])
    assert lines[2 + row] == "   " + " " * 3 * "abcdef".index(name[0]) + "→"
    assert lines[3 + row].startswith(f"{row + 1}  .")
    assert f"→ Ödön’s ghost, between {name[:2]} and" in lines


def test_cats_are_told_from_kittens_and_ones_own_from_the_others():
    state = after("c3, a6, e3, f6, f3, a1, e3, promote c3 d3 e3, d5, cat e6")
    lines = sketch(state).splitlines()
    assert "AC" in lines[7]
    assert "Ök" in lines[2]
    assert "Ann’s pool: 5 kittens, 2 cats" in lines


def test_friends_of_one_name_have_letters_of_their_own():
    lines = sketch(after("c3, f6"), names=("Kati", "Kati")).splitlines()
    assert lines[4] == "3  .  .  Kk .  .  ."
    assert lines[7] == "6  .  .  .  .  .  Ak"


def test_how_it_ended_by_the_rules_is_told():
    over = replace(after("c3"), result=Outcome((0, 1), "repetition"))
    assert "A draw: the same position" in sketch(over)
    assert "draw" not in sketch(after("c3"))


def test_names_of_any_length_leave_the_board_narrow():
    wide = sketch(after("d2, ghost c1d1", ghosts="on"), HUNGARIAN, ("W" * 128, "猫" * 99))
    assert max(map(columns, wide.splitlines())) <= 32


@pytest.mark.parametrize(("typed", "kind"), [("c", "kitten"), ("m", "cat"), ("cica", "kitten")])
def test_the_letters_of_the_hungarian_board_may_be_typed(typed, kind):
    assert GUIDE.spoken(HUNGARIAN)[typed] == kind
